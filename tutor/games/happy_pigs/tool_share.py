"""Who gets how many actions: the share calculator of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.explain.words import Words
from tutor.games.happy_pigs import position
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.figure_picks import picks
from tutor.games.happy_pigs.figure_shares import shares
from tutor.games.happy_pigs.form_card import MOST_ON_A_CARD, number_fields
from tutor.games.happy_pigs.state import ACTIONS, TURNS, Options, State
from tutor.render.marks import Marks

NAMES = ("A", "B", "C", "D", "E", "F")
PLAYERS = 4
USUAL_NUMBERS = dict(zip(ACTIONS, (8, 7, 9, 6), strict=True))
USUAL_CHOICES = dict(
    zip(NAMES, ("feed", "purchase", "feed", "purchase", "mate", "feed"), strict=True)
)


def table(options: Options, given: Position) -> State:
    """The choices on the table. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("players", "starter", "card", "chosen"))
    count = reader.number("players", _fewest(options), len(NAMES), PLAYERS, "HP-C4")
    names = NAMES[:count]
    starter = reader.name("starter", names, names[0], "HP-D3")
    card = Reader(reader.data.get("card", {}), ACTIONS, "card")
    numbers = {
        action: card.number(action, 0, MOST_ON_A_CARD, USUAL_NUMBERS[action]) for action in ACTIONS
    }
    made = Reader(reader.data.get("chosen", {}), NAMES, "chosen")
    chosen = {name: made.name(name, ACTIONS, USUAL_CHOICES[name], "HP-C4") for name in names}
    reader.problems += card.problems + made.problems
    reader.finish()
    entered = {"players": list(names), "starter": starter, "card": numbers, "chosen": chosen}
    read = position.read({**entered, "step": TURNS}, {"twoPlayers": True})
    return replace(read, options=options)


def _fewest(options: Options) -> int:
    return 2 if options.two_players else 3


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """Each number, split evenly, what is left over, and what everybody gets."""
    return _lines(table(options, given))


def _lines(state: State) -> tuple[Line, ...]:
    facts = Facts(state)
    return tuple(one for index in range(len(ACTIONS)) for one in _number(facts, index))


def _number(facts: Facts, index: int) -> tuple[Line, ...]:
    state, action = facts.state, ACTIONS[index]
    assert state.card is not None, "a table has a card"
    number = state.card.numbers[index]
    seats = [seat for seat in facts.by_distance if state.chosen[seat] == action]
    if not seats:
        return (line("share_nobody", "HP-D5", value=0, action=action, number=number),)
    names = tuple(state.players[seat] for seat in seats)
    head = line("share_head", "HP-R5", kind="head", action=action, number=number, seats=names)
    gets = tuple(_gets(facts, seat, number // len(seats)) for seat in seats)
    total = line("share_sum", value=number, kind="total", action=action)
    return (head, *_split(names, number), *gets, total)


def _split(names: tuple[str, ...], number: int) -> tuple[Line, ...]:
    """How a number splits among these players, the nearest first."""
    each, more = divmod(number, len(names))
    if len(names) == 1:
        return (line("share_alone", "HP-D1", seat=names[0], number=number),)
    given: dict[str, Any] = {"number": number, "players": len(names), "each": each, "more": more}
    even = line("share_even", "HP-D1", "HP-D4", **given)
    rest = line("share_rest", "HP-D2", "HP-D3", seats=names[:more])
    return (even, rest) if more else (even,)


def _gets(facts: Facts, seat: int, each: int) -> Line:
    share = facts.shares[seat]
    given: dict[str, Any] = {
        "seat": facts.state.players[seat],
        "distance": facts.distance(seat),
        "each": each,
    }
    say = "share_more" if share > each else "share_gets"
    return line(say, "HP-D4", value=share, **given)


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """The numbers of the card and the choices; then who sits there and who starts."""
    card, chosen = _mapping(given.get("card")), _mapping(given.get("chosen"))
    count = given.get("players", PLAYERS)
    seated = NAMES[:count] if isinstance(count, int) and 0 < count <= len(NAMES) else NAMES
    numbers = number_fields({**USUAL_NUMBERS, **card}, ("card",), "group_card")
    choices = (
        Field(
            ("chosen", name), "choice", "chosen", chosen.get(name, USUAL_CHOICES[name]),
            "group_choices", ACTIONS, given=(("seat", name),),
        )
        for name in seated
    )  # fmt: skip
    starter = given.get("starter", NAMES[0])
    low, high = _fewest(options), len(NAMES)
    return (
        *numbers,
        Field(("players",), "number", "how_many_players", count, "group_round", (), low, high),
        Field(("starter",), "choice", "starter", starter, "group_round", seated),
        *choices,
    )


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """Everybody's choice to tap, and the portions dealt out by distance."""
    return picks(table(options, given), words, marks)


def tap(options: Options, given: Position, spot: str) -> Position | None:
    """A cell is a choice, a name the starting player."""
    del options
    kind, _, rest = spot.partition(":")
    if kind == "seat":
        return {**given, "starter": rest}
    name, _, action = rest.partition(":")
    if kind != "pick" or action not in ACTIONS:
        return None
    return {**given, "chosen": {**_mapping(given.get("chosen")), name: action}}


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


# ---- about the position ----


def desk_work(state: State, given: Position) -> tuple[Line, ...]:
    """How the numbers of the card that is up are shared out."""
    del given
    return _lines(state)


def desk_picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    """The portions, dealt out by distance."""
    del given
    return shares(state, words, marks)


def shown(state: State) -> bool:
    """Whether all choices lie open beside a card."""
    return state.card is not None and all(action in ACTIONS for action in state.chosen)


SHARING = Tool("sharing", desk_work, picture=desk_picture, when=shown)
SHARE = Tool("share", work, fields, picture, tap, own=True)
