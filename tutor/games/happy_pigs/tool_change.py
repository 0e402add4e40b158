"""What dies at the next inspection, and what each vaccine saves."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.explain.words import Words
from tutor.games.happy_pigs.facts import dying
from tutor.games.happy_pigs.figure_change import Ward, wards
from tutor.games.happy_pigs.state import (
    BOX,
    CARD,
    CHOOSE,
    EVENT,
    FIRST_TOOL,
    KINDS,
    LIST_PRICES,
    OVER,
    PASS,
    ROUNDS,
    SIZES,
    TOOL_PRICE,
    TOOLS,
    TURNS,
    USED,
    VACCINATED,
    VACCINE,
    Farm,
    Options,
    State,
    ends_season,
    size_of,
    spoken,
)
from tutor.render.marks import Marks

MOST_PIGS = 999
PLAIN_KINDS = tuple(name for kind, name in enumerate(KINDS) if not kind & USED)
USUAL_PIGS = {"L": 1, "M": 1, "M*": 1, "B": 2}
USUAL_VACCINES = 2


class Saving(NamedTuple):
    """A farm before an inspection: kinds that die, the dearest first, and vaccines held."""

    dies: tuple[int, ...]
    stay: int
    vaccines: int

    @property
    def saved(self) -> tuple[int, ...]:
        """The kinds that the vaccines at hand save, used on the dearest pigs."""
        return self.dies[: self.vaccines]

    @property
    def lost(self) -> tuple[int, ...]:
        """The kinds that die all the same."""
        return self.dies[self.vaccines :]


def saving(farm: Farm) -> Saving:
    """What an inspection would do to a farm."""
    kinds = [kind for kind, count in enumerate(dying(farm)) for _ in range(count)]
    kinds.sort(key=lambda kind: (-LIST_PRICES[size_of(kind)], kind))
    return Saving(tuple(kinds), farm.vaccinated, farm.tools[VACCINE])


def worth(kinds: tuple[int, ...]) -> int:
    """Dollars at the prices of the list."""
    return sum(LIST_PRICES[size_of(kind)] for kind in kinds)


def next_change(state: State) -> int | None:
    """The round after which pigs are inspected next; None after the last inspection."""
    number = state.round + -state.round % 4
    if state.step in (PASS, OVER) and ends_season(state.round):
        number += 4
    return number if number <= ROUNDS else None


# ---- lines ----


def _lines(farm: Farm, by: str) -> tuple[Line, ...]:
    """What dies at one farm, what each vaccine saves, and what is lost in the end.

    `by` is the player, "" where the farm is not on the table.
    """
    found = saving(farm)
    at = (f"sty:{by}",) if by else ()
    stay: tuple[Line, ...] = ()
    if found.stay:
        stay = (line("change_stay", "HP-X2", "HP-P11", value=found.stay, at=at),)
    if not found.dies:
        return (*stay, line("change_none_dies", "HP-X2", kind="yes"))
    dies = tuple(
        line("change_dies", "HP-X2", "HP-X3", value=n * _price(kind), count=n, pig=_word(kind))
        for kind, n in enumerate(dying(farm))
        if n
    )
    without = line("change_without", kind="total", value=worth(found.dies))
    rest = line("change_lost", kind="total", value=worth(found.lost))
    return (*stay, *dies, without, *_saved(found, by), *_spare(found), *_further(found), rest)


def _saved(found: Saving, by: str) -> tuple[Line, ...]:
    """Each vaccine at hand, used on the dearest pig that is left."""
    return tuple(
        line(
            "change_saves",
            "HP-X4",
            "HP-T4",
            kind="yes",
            value=_price(kind),
            number=number,
            pig=_word(kind),
            at=(f"pig:{by}:{KINDS[kind]}",) if by else (),
            move={"by": by, "do": "vaccinate", "pig": KINDS[kind]} if by else None,
        )
        for number, kind in enumerate(found.saved, 1)
    )


def _spare(found: Saving) -> tuple[Line, ...]:
    spare = found.vaccines - len(found.dies)
    return (line("change_spare", "HP-T4", count=spare),) if spare > 0 else ()


def _further(found: Saving) -> tuple[Line, ...]:
    """What one more vaccine each would save, for its price."""
    kinds = list(dict.fromkeys(found.lost))
    return tuple(
        line("change_further", "HP-T1", value=_price(kind), pig=_word(kind), cost=TOOL_PRICE)
        for kind in kinds
    )  # fmt: skip


def _price(kind: int) -> int:
    return LIST_PRICES[size_of(kind)]


def _word(kind: int) -> str:
    return spoken(SIZES[size_of(kind)])


# ---- about the position ----


def work(state: State, given: Position) -> tuple[Line, ...]:
    """Every farm of the table before the next inspection."""
    del given
    number = next_change(state)
    assert number is not None, "asked only while there is an inspection to come"
    when = line("change_when", "HP-X1", round=number, left=number - state.round)
    first = number == state.round and state.step in (CARD, CHOOSE, TURNS, EVENT)
    event = (line("change_event", "HP-R9", kind="open"),) if first else ()
    farms = tuple(
        one
        for name, farm in zip(state.players, state.farms, strict=True)
        for one in (line("change_farm", kind="head", seat=name), *_lines(farm, name))
    )
    return (when, *event, *farms, line("change_list", "HP-G2", kind="open"))


def desk_picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    """The pigs of each farm: who stays, whom a vaccine saves, who dies."""
    del given
    rows = zip(state.players, state.farms, strict=True)
    return wards(tuple(_ward(name, farm) for name, farm in rows), words, marks)


def _ward(name: str, farm: Farm) -> Ward:
    found = saving(farm)
    stay = tuple(k for k, n in enumerate(farm.pigs) if k & VACCINATED for _ in range(n))
    return Ward(name, stay, found.saved, found.lost)


def to_come(state: State) -> bool:
    """Whether an inspection is still to come."""
    return next_change(state) is not None


# ---- with own input ----


def entered(given: Position) -> Farm:
    """The farm that was entered. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("pigs", "vaccines"))
    pigs = Reader(reader.data.get("pigs", {}), PLAIN_KINDS, "pigs")
    counts = {
        name: pigs.number(name, 0, MOST_PIGS, USUAL_PIGS.get(name, 0)) for name in PLAIN_KINDS
    }
    vaccines = reader.number("vaccines", 0, BOX[FIRST_TOOL + VACCINE], USUAL_VACCINES, "HP-C1")
    reader.problems += pigs.problems
    reader.finish()
    kinds = tuple(counts.get(name, 0) for name in KINDS)
    return Farm(0, 1, kinds, (vaccines, 0, 0), 0, "short")


def own_work(options: Options, given: Position) -> tuple[Line, ...]:
    """One farm before an inspection."""
    del options
    return (*_lines(entered(given), ""), line("change_list", "HP-G2", kind="open"))


def own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    """Pigs with and without a vaccine, and vaccines at hand."""
    del options
    held = given.get("pigs")
    pigs = {**USUAL_PIGS, **(held if isinstance(held, dict) else {})}
    vaccines = given.get("vaccines", USUAL_VACCINES)
    counts = (
        Field(
            ("pigs", name), "number", "count_of", pigs.get(name, 0), "group_pigs",
            high=MOST_PIGS, given=(("item", spoken(name)),),
        )
        for name in PLAIN_KINDS
    )  # fmt: skip
    tool = (("item", TOOLS[VACCINE]),)
    most = BOX[FIRST_TOOL + VACCINE]
    return (
        Field(("vaccines",), "number", "count_of", vaccines, "group_pigs", high=most, given=tool),
        *counts,
    )


def own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The pigs of the farm, to tap: with a vaccine or without."""
    del options
    farm = entered(given)
    adding = (*farm.herd, farm.tools[VACCINE])
    return wards((_ward("", farm),), words, marks, adding)


def own_tap(options: Options, given: Position, spot: str) -> Position | None:
    """A tile adds one; a pig that is tapped gets the vaccine, or loses it again."""
    del options
    kind, _, name = spot.partition(":")
    pigs: dict[str, Any] = {**USUAL_PIGS, **given.get("pigs", {})}
    if kind == "add" and name == TOOLS[VACCINE]:
        return {**given, "vaccines": given.get("vaccines", USUAL_VACCINES) + 1}
    if kind == "add" and name in SIZES:
        return {**given, "pigs": {**pigs, name: pigs.get(name, 0) + 1}}
    if kind != "ward" or not pigs.get(name):
        return None
    other = name[0] if name.endswith("*") else f"{name}*"
    return {**given, "pigs": {**pigs, name: pigs[name] - 1, other: pigs.get(other, 0) + 1}}


CHANGE = Tool("change", work, picture=desk_picture, when=to_come)
VACCINES = Tool("vaccines", own_work, own_fields, own_picture, own_tap, own=True)
