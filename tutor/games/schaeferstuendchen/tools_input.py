"""What is entered at a table for figures nobody has laid out: numbers off the cards, as a state.

A figure is entered by its role and by sums: what its items add, what cards in front of it help
and hurt. So it does not matter what the cards are called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, line
from tutor.games.schaeferstuendchen.owner import printed_of, reconstructed, reconstructed_role
from tutor.games.schaeferstuendchen.position import read_under
from tutor.games.schaeferstuendchen.practice import PRACTICE
from tutor.games.schaeferstuendchen.seating import CAST
from tutor.games.schaeferstuendchen.state import NONE, ROLES, SEATS, Options, State

Raw = Mapping[str, Any]
MOST, HIGHEST_CARD, HIGHEST_PRINTED = 20, 9, 99
SUMS = ("items", "good", "bad")
"""What items add (or take), what laid cards add, what laid cards take away."""


def mapping(value: object) -> Raw:
    """A mapping as it is; anything else counts as left out."""
    return value if isinstance(value, Mapping) else {}


def roles_of(given: Raw, seats: tuple[str, ...]) -> dict[str, Any]:
    """Seat to role: those entered, and for the others the next role that is free."""
    players = mapping(given.get("players"))
    chosen = {seat: mapping(players.get(seat)).get("role") for seat in seats}
    free = iter(role for role in dict.fromkeys((*CAST, *ROLES)) if role not in chosen.values())
    return {seat: next(free) if role is None else role for seat, role in chosen.items()}


def usual_value(role: object, key: str, options: Options) -> int | None:
    """The printed value that stands in where none is entered."""
    if not isinstance(role, str) or role not in ROLES:
        return None
    movement, combat = printed_of(role, PRACTICE, options)
    return movement if key == "movement" else combat


def stands_in(role: str, player: Raw, key: str, options: Options) -> bool:
    """Whether a value comes from the practice set, because nobody has entered it."""
    return key not in player and reconstructed_role(role, options)


def figure_keys(key: str) -> tuple[str, ...]:
    """The keys of one figure; `key` is combat or movement."""
    return ("role", key, *SUMS, "sits")


def read_figure(reader: Reader, role: object, key: str, options: Options) -> dict[str, Any]:
    """One figure as the keys of a position, without its cards' definitions."""
    usual = usual_value(role, key, options)
    value = reader.number(key, 0, HIGHEST_PRINTED, usual or 0, "SC-M5")
    other = "movement" if key == "combat" else "combat"
    return {
        "role": reader.name("role", tuple(ROLES), str(role), "SC-T1"),
        key: value,
        other: usual_value(role, other, options) or 0,
        "sits": reader.flag("sits", False),
    }


def read_sums(reader: Reader, seat: str, key: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The entered sums as cards of a position: (definitions, piles of the player)."""
    items = reader.number("items", -MOST, MOST, 0, "SC-I4")
    good = reader.number("good", 0, MOST, 0)
    bad = reader.number("bad", 0, MOST, 0)
    cards = {
        f"{seat} items": {"kind": "item", "effect": {key: items}},
        f"{seat} good": {"value": NONE, "colour": "green", "effect": {key: good}},
        f"{seat} bad": {"value": NONE, "colour": "red", "effect": {key: -bad}},
    }
    piles = {
        "items": {f"{seat} items": 1} if items else {},
        "out": {f"{seat} {name}": 1 for name, sum_ in (("good", good), ("bad", bad)) if sum_},
    }
    return cards, piles


def laid_out(position: Raw, reader: Reader, options: Options) -> State:
    """The state of what was entered. Raises Unreadable with every problem."""
    reader.finish()
    return read_under(position, options)


PRACTICE_LINE = line("practice", "SC-M5", kind="open")
"""That values of the practice set stand in."""


def practice_line(state: State) -> tuple[Line, ...]:
    """That values of the practice set are used, where they are."""
    return (PRACTICE_LINE,) if reconstructed(state) else ()


def box_name(practice: bool) -> str:
    """The set that a picture has to name: the practice set where one of its values stands in."""
    return PRACTICE if practice else NONE


def number(path: tuple[str, ...], value: object, low: int, high: int, group: str) -> Field:
    """A number of one figure."""
    return Field(path, "number", label(path[-1]), value, group, (), low, high, (("seat", path[1]),))


def label(key: str) -> str:
    """The label of a control of the tools."""
    return f"tool_{key}"


def group_of(seat: str) -> str:
    """The group of controls of one figure of a calculator."""
    return f"group_{seat.lower()}"


def figure_fields(
    given: Raw, seats: tuple[str, ...], seat: str, key: str, options: Options
) -> tuple[Field, ...]:
    """The controls of one figure that every calculator has."""
    role = roles_of(given, seats)[seat]
    player = mapping(mapping(given.get("players")).get(seat))
    where, group = ("players", seat), group_of(seat)
    printed = player.get(key, usual_value(role, key, options))
    choice = Field(
        (*where, "role"), "choice", "role", role, group, tuple(ROLES), given=(("seat", seat),)
    )
    sums = (
        number((*where, name), player.get(name, 0), _lowest(name), MOST, group) for name in SUMS
    )
    sits = Field(
        (*where, "sits"), "flag", "sits", player.get("sits", False), group, given=(("seat", seat),)
    )
    return (choice, number((*where, key), printed, 0, HIGHEST_PRINTED, group), *sums, sits)


def _lowest(name: str) -> int:
    return -MOST if name == "items" else 0


def seats_of(given: Raw, usual: int) -> tuple[str, ...]:
    """The seats for the number of figures entered, as far as it can be read."""
    figures = given.get("figures", usual)
    whole = isinstance(figures, int) and not isinstance(figures, bool)
    return SEATS[: min(max(figures, 1), len(SEATS))] if whole else SEATS[:usual]
