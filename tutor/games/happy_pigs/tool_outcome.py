"""What an event that is text only has changed: entered here, then carried out as a move."""

from __future__ import annotations

from typing import Any

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.moves import read_move
from tutor.games.happy_pigs.outcomes import is_manual
from tutor.games.happy_pigs.play import apply
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import (
    BOX,
    EVENT,
    FIRST_TOOL,
    KINDS,
    TOOLS,
    USED,
    State,
    spoken,
)

MOST_DOLLARS = 999
MOST_PIGS = 40
PLAIN_KINDS = tuple(name for kind, name in enumerate(KINDS) if not kind & USED)


def work(state: State, given: Position) -> tuple[Line, ...]:
    """What the card says, what that changes for everybody, and the move that does it."""
    reader = Reader(given, ("who", "outcome"))
    reader.name("who", state.players, state.players[state.starter])
    reader.finish()
    assert state.card is not None, "asked only of a card that is up"
    by = state.players[state.starter]
    move = {"by": by, "do": "event", "outcome": given.get("outcome", {})}
    action = read_move(move, state)
    assert BOOK.judge(Facts(state), action).legal, "the event is due"
    after = apply(state, action).state
    says = line("outcome_says", "HP-V1", kind="open", text=state.card.event.text)
    stops = line("outcome_stops", "HP-R9")
    rows = tuple(row for seat in range(len(state.players)) for row in _changed(state, after, seat))
    none = () if rows else (line("outcome_none"),)
    return (says, stops, *rows, *none, line("outcome_do", "HP-R9", kind="yes", move=move))


def _changed(before: State, after: State, seat: int) -> tuple[Line, ...]:
    """Every count of a farm that is another now."""
    who, old, new = before.players[seat], before.farms[seat], after.farms[seat]
    counts = [
        ("money", old.money, new.money),
        *zip((spoken(name) for name in KINDS), old.pigs, new.pigs, strict=True),
        *zip(TOOLS, old.tools, new.tools, strict=True),
    ]
    return tuple(
        line("outcome_changes", seat=who, item=name, before=had, value=has)
        for name, had, has in counts
        if had != has
    )


def fields(state: State, given: Position) -> tuple[Field, ...]:
    """One player's changes at a time: money, pigs, tools; fewer are below zero."""
    group, usual = "group_outcome", state.players[state.starter]
    chosen = given.get("who", usual)
    who = chosen if chosen in state.players else usual
    own = _mapping(_mapping(given.get("outcome")).get(who))
    pigs, tools = _mapping(own.get("pigs")), _mapping(own.get("tools"))
    path = ("outcome", who)
    return (
        Field(("who",), "choice", "whose_change", chosen, group, state.players),
        _number((*path, "money"), "money", own.get("money", 0), MOST_DOLLARS),
        *(_number((*path, "pigs", n), spoken(n), pigs.get(n, 0), MOST_PIGS) for n in PLAIN_KINDS),
        *(_number((*path, "tools", n), n, tools.get(n, 0), BOX[FIRST_TOOL]) for n in TOOLS),
    )


def _number(path: tuple[str, ...], item: str, value: Any, most: int) -> Field:
    given = (("seat", path[1]), ("item", item))
    return Field(path, "number", "more_or_fewer", value, "group_outcome", (), -most, most, given)


def text_only(state: State) -> bool:
    """Whether the game waits for what the players made of a text; what was used goes back first."""
    return state.step == EVENT and is_manual(state) and not Facts(state).upkeep


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


OUTCOME = Tool("outcome", work, fields, when=text_only, asks=True)
