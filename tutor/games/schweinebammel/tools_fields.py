"""The controls of the tools, for a keyboard and for what a picture cannot take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.games.schweinebammel import tools_given, tools_pad_given
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.figure_sums import Row, rows
from tutor.games.schweinebammel.form import pending_fields, top_fields
from tutor.games.schweinebammel.position import FEWEST, MOST, POINTS
from tutor.games.schweinebammel.state import PIGS, ROUNDS, TURN, Options, State
from tutor.games.schweinebammel.tools_given import CARD_NAMES, Given
from tutor.games.schweinebammel.tools_pad_given import NUMBERS, Entry, Pad


def plays(options: Options, given: Given) -> tuple[Field, ...]:
    """The pile, what is asked, the hands of the others, the sum to look at, the hand."""
    group = "group_plays"
    others = given.get("others", [])
    return (
        *pending_fields(given.get("pending", "none"), group),
        Field(("others",), "several", "others", others, group, tuple(PIGS)),
        *_sum_to_show(options, given),
        *top_fields(given.get("top", tools_given.USUAL_TOP), "group_cards", tuple(PIGS)),
        Field(("hand",), "counts", "hand", _own(given), "group_cards", CARD_NAMES),
    )


def _own(given: Given) -> Mapping[Any, Any]:
    """The hand entered; the example is no hand to change."""
    held = given.get("hand")
    return held if isinstance(held, Mapping) else {}


def _sum_to_show(options: Options, given: Given) -> tuple[Field, ...]:
    try:
        state = tools_given.table(options, given)
    except Unreadable:
        return ()
    return sums(state, given)


def sums(state: State, given: Given) -> tuple[Field, ...]:
    """Which sum the picture shows first."""
    facts = Facts(state)
    names = tuple(named(facts.top, row) for row in _fitting(facts))
    if len(names) < 2:
        return ()
    value = given.get("sum", names[0])
    return (Field(("sum",), "choice", "sum", value, "group_plays", names),)


def named(top: int, row: Row) -> str:
    """A sum as a choice: 3 + 5 = 8."""
    low, middle, high = sorted((top, *row))
    return f"{low} + {middle} = {high}"


def _fitting(facts: Facts) -> list[Row]:
    """The sums a hand can lay, in their usual order."""
    state = facts.state
    if state.phase != TURN or not facts.free or not any(state.hands[state.turn][1:]):
        return []
    return [row for row in rows(facts) if 2 * max(facts.top, *row) == facts.top + sum(row)]


def chosen(facts: Facts, given: Given) -> Row | None:
    """The sum that was chosen; None where there is none of that name."""
    wanted = given.get("sum")
    return next((row for row in _fitting(facts) if named(facts.top, row) == wanted), None)


def worth(options: Options, given: Given) -> tuple[Field, ...]:
    """The hand."""
    del options
    return (Field(("hand",), "counts", "hand", _own(given), "group_cards", CARD_NAMES),)


def pad(options: Options, given: Given) -> tuple[Field, ...]:
    """Players, who began, the points of each round, and the cards of one field."""
    try:
        read = tools_pad_given.read(options, given)
    except Unreadable:
        return _seats(given, tools_pad_given.USUAL)
    number, who = read.chosen
    return (
        *_seats(given, read.players),
        Field(("starter",), "choice", "starter_first", read.starter, "group_pad", read.players),
        *_points(read),
        Field(("round",), "choice", "round", number, "group_left", tuple(range(1, ROUNDS + 1))),
        Field(("player",), "choice", "player", who, "group_left", read.players),
        _left(read, number, who),
    )


def _seats(given: Given, players: tuple[str, ...]) -> tuple[Field, ...]:
    entered = given.get("players")
    names = isinstance(entered, list) and all(isinstance(name, str) for name in entered)
    value = entered if names and entered else list(players)
    return (Field(("players",), "seats", "players", value, "group_pad", low=FEWEST, high=MOST),)


def _points(read: Pad) -> tuple[Field, ...]:
    """One number for each player and round, that of cards already worked out.

    What cannot be may be entered: then the pad says why.
    """
    return tuple(
        Field(
            ("scores", number, who), "number", "points_of", _value(read, int(number), who),
            f"group_round_{number}", low=-POINTS, high=POINTS, given=(("seat", who),),
        )
        for number in NUMBERS
        for who in read.players
    )  # fmt: skip


def _value(read: Pad, number: int, who: str) -> int | None:
    entry = None if read.example else read.entries.get((number, who))
    return None if entry is None else entry.points


def _left(read: Pad, number: int, who: str) -> Field:
    entry = Entry(0) if read.example else read.entries.get((number, who), Entry(0))
    hand = entry.hand or ()
    held = {card: hand[at] for at, card in enumerate(CARD_NAMES, 1)} if hand else {}
    path, given = ("scores", str(number), who), (("seat", who), ("round", number))
    return Field(path, "counts", "left_of", held, "group_left", CARD_NAMES, given=given)
