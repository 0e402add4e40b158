"""What each row of a player's farmers brings, and how it changes groups and feed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.explain.words import Words
from tutor.games.schweinebande.actions import Collect
from tutor.games.schweinebande.board import SPACES, Row
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.figure import board
from tutor.games.schweinebande.groups import Plan, plans
from tutor.games.schweinebande.moves import write_move
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, WAY_WORDS, named, spaces, tile_words
from tutor.games.schweinebande.state import (
    COLLECT,
    DOWN,
    FOUR,
    KINDS,
    NOBODY,
    SACK,
    Counts,
    State,
    animals,
    counted,
    plus,
    value,
)
from tutor.render.marks import CHOSEN, Marks, marks, merged


def _standing(state: State) -> tuple[str, ...]:
    """Players with a farmer on the board."""
    pairs = zip(state.players, state.farmers, strict=True)
    return tuple(who for who, own in pairs if own)


def _asked(state: State, given: Position) -> tuple[int, int]:
    """The seat asked about and the space of the farmer to light up."""
    reader = Reader(given, ("by", "farmer"), "given")
    by = reader.name("by", _standing(state), _usual(state))
    reader.finish()
    own = tuple(SPACES[space] for space in state.farmers[state.players.index(by)])
    farmer = reader.name("farmer", own, own[0])
    reader.finish()
    return state.players.index(by), SPACES.index(farmer)


def _usual(state: State) -> str:
    turn = state.players[state.turn]
    return turn if turn in _standing(state) else _standing(state)[0]


def _work(state: State, given: Position) -> tuple[Line, ...]:
    """The farmer on show with all that matters, then the rows of the player's others in brief."""
    seat, shown = _asked(state, given)
    own = state.farmers[seat]
    facts = Facts(state)
    order = (shown, *(space for space in own if space != shown))
    return tuple(one for start in order for one in _farmer(facts, seat, start, start == shown))


def _farmer(facts: Facts, seat: int, start: int, whole: bool) -> Iterator[Line]:
    """The tile under the farmer, then each direction."""
    state = facts.state
    tile = state.board[start]
    at = spaces([start])
    yield line("rows_farmer", "SB-C4", kind="head", at=at, space=SPACES[start],
               tile=TILE_WORDS[tile])  # fmt: skip
    if not facts.rich(start):
        yield from _alone(facts, seat, start)
        return
    for row in facts.rows(start):
        told = _row(facts, seat, start, row)
        yield from told if whole else islice(told, 1)


def _alone(facts: Facts, seat: int, start: int) -> Iterator[Line]:
    """No direction has a tile."""
    action = Collect(facts.state.players[seat], start)
    haul = counted([facts.state.board[start]])
    yield _judged(facts, "rows_alone", action, value(haul))
    yield from _changes(facts, seat, haul)


def _row(facts: Facts, seat: int, start: int, row: Row) -> Iterator[Line]:
    """One direction: its tiles, what it goes over, what ends it, and what it changes."""
    board_now, way = facts.state.board, WAY_WORDS[row.way]
    taken = (start, *row.tiles)
    if any(board_now[space] == DOWN for space in taken):
        yield line("rows_hidden", "SB-B12", kind="open", way=way)
        return
    action = Collect(facts.state.players[seat], start, row.way)
    if not row.tiles:
        yield _judged(facts, "rows_empty", action, None, way=way)
        yield from _end(facts, row)
        return
    haul = counted(board_now[space] for space in taken)
    tiles = tile_words(board_now[space] for space in row.tiles)
    yield _judged(facts, "rows_row", action, value(haul), spaces(row.tiles), way=way, tiles=tiles,
                  count=len(taken))  # fmt: skip
    if row.gaps:
        yield line("rows_gap", "SB-C7", "SB-C11", at=spaces(row.gaps), spaces=named(row.gaps))
    yield from _end(facts, row)
    yield from _changes(facts, seat, haul)


def _judged(
    facts: Facts, say: str, action: Collect, worth: int | None, at: tuple[str, ...] = (),
    **given: Any,
) -> Line:  # fmt: skip
    """A row with the book's word on it; the move can be judged when it is that player's turn."""
    verdict = BOOK.judge(facts, action)
    mine = facts.seats[action.by] == facts.state.turn
    kind = ("yes" if verdict.legal else "no") if mine else "plain"
    rules = verdict.cites if mine else ("SB-C2", "SB-C5")
    move = write_move(action, facts.state) if mine else None
    return line(say, *rules, value=worth, kind=kind, move=move, at=at, **given)  # type: ignore[arg-type]


def _end(facts: Facts, row: Row) -> Iterator[Line]:
    """The farmer that ends the row."""
    if row.blocker >= 0:
        at = spaces([row.blocker])
        owner = facts.owner(row.blocker)
        yield line("rows_blocked", "SB-C6", "SB-C9", at=at, space=SPACES[row.blocker], seat=owner)


def _changes(facts: Facts, seat: int, haul: Counts) -> Iterator[Line]:
    """What the herd is then: the groups it makes, and what must be fed."""
    state = facts.state
    before = plus(state.front[seat], state.fresh[seat])
    was, then = (plans(tiles, state.round)[0] for tiles in (before, plus(before, haul)))
    if then.points != was.points:
        yield _groups(was, then)
    yield from _nearly(before, haul)
    if haul[SACK]:
        yield line("rows_sack", "SB-C12", "SB-FE6", value=haul[SACK])
    yield line("rows_feed", "SB-FE1", value=animals(then.left), before=animals(was.left))


def _groups(was: Plan, then: Plan) -> Line:
    """The best choice of groups before and after."""
    gain = then.points - was.points
    return line("rows_groups", "SB-D1", "SB-D2", value=f"+{gain}", groups=len(then.groups),
                before=len(was.groups))  # fmt: skip


def _nearly(before: Counts, haul: Counts) -> Iterator[Line]:
    """Kinds in the row of which then one is missing for four."""
    for kind in range(KINDS):
        if haul[kind] and before[kind] + haul[kind] == FOUR - 1:
            yield line("rows_nearly", "SB-D1", have=FOUR - 1, tile=TILE_WORDS[kind], need=FOUR)


def _fields(state: State, given: Position) -> tuple[Field, ...]:
    by = given.get("by", _usual(state))
    known = by if by in _standing(state) else _usual(state)
    own = tuple(SPACES[space] for space in state.farmers[state.players.index(known)])
    farmer = given.get("farmer", own[0])
    return (
        Field(("by",), "choice", "tool_by", by, "group_tool", _standing(state)),
        Field(("farmer",), "choice", "tool_farmer", farmer, "group_tool", own),
    )


def _picture(state: State, given: Position, words: Words, lights: Marks) -> Picture:
    """The board with the rows of that farmer lit."""
    _, farmer = _asked(state, given)
    return board(state, words, merged(lights, marks(CHOSEN, spaces([farmer]))))


def _collecting(state: State) -> bool:
    return state.section == COLLECT and state.turn != NOBODY and bool(_standing(state))


ROWS = Tool("rows", _work, _fields, _picture, when=_collecting)
