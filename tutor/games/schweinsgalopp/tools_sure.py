"""Which colours still lead for certain when it is a player's turn again."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.moves import write_move
from tutor.games.schweinsgalopp.questions import always_leads
from tutor.games.schweinsgalopp.state import PLAY, State, size
from tutor.games.schweinsgalopp.tools_reach import front_to_back


def _work(state: State, given: Position) -> tuple[Line, ...]:
    return tuple(_lines(state, _asked(state, given)))


def _asked(state: State, given: Position) -> str:
    reader = Reader(given, ("by",), "given")
    by = reader.name("by", state.players, state.players[state.turn])
    reader.finish()
    return by


def _lines(state: State, by: str) -> Iterator[Line]:
    """How many plays come first, then each colour from the front."""
    facts = Facts(state)
    seat = facts.seats[by]
    before = (seat - state.turn) % len(state.players)
    cards = size(state.hands[seat])
    yield line("sure_plays" if before else "sure_now", "SG-T3", value=before, seat=by)
    if cards > 1:
        yield line("sure_not_last", "SG-A7", kind="open", seat=by, cards=cards)
    for pig in front_to_back(state):
        yield _colour(facts, by, pig, before)


def _colour(facts: Facts, by: str, pig: int, before: int) -> Line:
    colour = facts.options.colours[pig]
    track, spaces = facts.state.track, facts.options.box.spaces
    certain = always_leads(track, spaces, pig, before)
    now = facts.run(pig).leads
    say = "sure_yes" if certain else "sure_maybe" if before else "sure_no"
    if before and not now and not certain:
        say = "sure_not_now"
    mine = facts.holds(by, pig) and not before
    move = write_move(Play(by, pig), facts.state) if mine else None
    rules = ("SG-F1", "SG-M1") if certain or now else ("SG-F4", "SG-M1")
    at, kind = (f"pig:{colour}",), "yes" if certain else "no"
    if say == "sure_maybe":
        kind = "open"
    return line(say, *rules, kind=kind, at=at, move=move, card=colour, plays=before)  # type: ignore[arg-type]


def _fields(state: State, given: Position) -> tuple[Field, ...]:
    by = given.get("by", state.players[state.turn])
    return (Field(("by",), "choice", "tool_by", by, "group_tool", state.players),)


SURE = Tool("sure", _work, _fields, when=lambda state: state.phase == PLAY)
