"""Why something happened in sections B and C: for each effect the rule that produced it."""

from __future__ import annotations

from tutor.engine.verdict import Finding
from tutor.games.schweinebande.actions import Collect, Pass, Place
from tutor.games.schweinebande.board import SPACES, Row
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, WAY_WORDS, named, piles, spaces, tile_words
from tutor.games.schweinebande.state import (
    COLLECT,
    NO_TILE,
    PLACE,
    SACK,
    UNCOVER,
    State,
)

_decides = BOOK.effect(
    "SB-B3", placed=("seat", "space", "tile"), passed=("seat", "space", "tile")
)  # fmt: skip
_just_turned = BOOK.effect("SB-B4", stands=("space", "tile"))
_takes_order = BOOK.effect("SB-B7", takes=("seat", "tile"), given_out=("seats", "tiles"))
_skipped = BOOK.effect("SB-B8", finished=("seat",), passed_over=("seats",))
_lone = BOOK.effect("SB-B9", alone=("seat", "farmers"))
_all_up = BOOK.effect("SB-B11", stay_out=("seats",), all_up=())
_rest = BOOK.effect("SB-B12", rest=("left",), turned_up=("left",))
_not_final = BOOK.effect("SB-B13", later=("seat", "farmers"))
_order_back = BOOK.effect("SB-N3", back=())
_by_seat = BOOK.effect("SB-N4", goes_on=("opener", "turn"))

_own_tile = BOOK.effect("SB-C4", own=("space", "tile"))
_whole_row = BOOK.effect("SB-C5", row=("way", "tiles", "count"), alone=())
_ended = BOOK.effect("SB-C6", ends=("space", "owner"))
_blocked = BOOK.effect("SB-C9", stays=("space",))
_gap = BOOK.effect("SB-C7", gap=("spaces",))
_vacated = BOOK.effect("SB-C11")
_home = BOOK.effect("SB-C8", home=("seat", "space"))
_sack_too = BOOK.effect("SB-C12", sack=("sacks",))
_laid_out = BOOK.effect("SB-C13")
_left_over = BOOK.effect("SB-C14", boxed=("left",), nothing_left=())
_left_out = BOOK.effect("SB-C15", skipped=("seats",))
_together = BOOK.effect("SB-D7")


def decision_events(facts: Facts, action: Place | Pass) -> tuple[Finding, ...]:
    """What the player decided about the tile turned up."""
    state = facts.state
    space, at = SPACES[state.shown], spaces([state.shown])
    tile = TILE_WORDS[state.board[state.shown]]
    if isinstance(action, Place):
        stands = _just_turned("stands", space=space, tile=tile, at=at)
        return (_decides("placed", seat=action.by, space=space, tile=tile, at=at), stands)
    events = [_decides("passed", seat=action.by, space=space, tile=tile, at=at)]
    if facts.down:
        farmers = facts.in_hand[state.turn]
        events.append(_not_final("later", seat=action.by, farmers=farmers))
    return tuple(events)


def lone_event(facts: Facts) -> Finding:
    """The player on turn alone still has farmers."""
    state = facts.state
    who = state.players[state.turn]
    return _lone("alone", seat=who, farmers=facts.in_hand[state.turn], at=(f"player:{who}",))


def finished_events(who: str, tile: int) -> tuple[Finding, ...]:
    """A last own farmer brings a turn-order tile and the rest of the section off."""
    at = (f"order:{who}",)
    return (_takes_order("takes", seat=who, tile=tile, at=at), _skipped("finished", seat=who))


def turn_events(before: Facts, after: State) -> tuple[Finding, ...]:
    """How the turn went on, or how the section ended; `after` is the state then."""
    events: list[Finding] = []
    if before.state.round > 1 and before.open_before == 0:
        opener, turn = before.state.players[before.state.turn], after.players[after.turn]
        at = (f"player:{turn}",)
        events += [_order_back("back"), _by_seat("goes_on", opener=opener, turn=turn, at=at)]
    if after.section == UNCOVER:
        left = len(before.down)
        return (*events, _rest("rest", left=left, at=spaces(before.down)))
    if after.section != PLACE:
        return (*events, *_last_tile_events(before, after))
    follows = Facts(after)
    over = _passed_over(before.state.turn, after.turn, follows.in_hand)
    if over:
        seats = tuple(after.players[seat] for seat in over)
        events.append(_skipped("passed_over", seats=seats))
    if after.turn == before.state.turn:
        events.append(lone_event(follows))
    return tuple(events)


def _passed_over(last: int, turn: int, in_hand: tuple[int, ...]) -> tuple[int, ...]:
    """The finished players between two turns."""
    seats, over = len(in_hand), []
    seat = (last + 1) % seats
    while seat != turn:
        over.append(seat)
        seat = (seat + 1) % seats
    return tuple(over)


def _last_tile_events(before: Facts, after: State) -> tuple[Finding, ...]:
    """No tile is left to turn: who still has farmers, and who gets which order tile."""
    own = dict(enumerate(before.in_hand))
    if len(after.farmers[before.state.turn]) > len(before.state.farmers[before.state.turn]):
        own[before.state.turn] -= 1
    out = [seat for seat, farmers in own.items() if farmers]
    if not out:
        return (_all_up("all_up"),)
    seats = tuple(after.players[seat] for seat in out)
    events = [_all_up("stay_out", seats=seats, at=tuple(f"player:{who}" for who in seats))]
    new = sorted((after.order[seat], seat) for seat in out)
    takers = tuple(after.players[seat] for _, seat in new)
    tiles = tuple(tile for tile, _ in new)
    at = tuple(f"order:{who}" for who in takers)
    return (*events, _takes_order("given_out", seats=takers, tiles=tiles, at=at))


def uncover_events(facts: Facts) -> tuple[Finding, ...]:
    """The remaining tiles are turned up."""
    return (_rest("turned_up", left=len(facts.down), at=spaces(facts.down)),)


def row_findings(facts: Facts, start: int, rows: tuple[Row, ...]) -> tuple[Finding, ...]:
    """What these rows from a farmer bring, and what ends them.

    Where no direction has a tile, whatever shuts the farmer in counts.
    """
    board = facts.state.board
    rows = rows if facts.rich(start) else facts.rows(start)
    own = _own_tile("own", space=SPACES[start], tile=TILE_WORDS[board[start]], at=spaces([start]))
    tiles = [space for row in rows for space in row.tiles]
    sacks = [space for space in (start, *tiles) if board[space] == SACK]
    events = [own, *_gap_findings(rows), *_end_findings(facts, rows)]
    if sacks:
        events.append(_sack_too("sack", sacks=len(sacks), at=spaces(sacks)))
    return tuple(events)


def _gap_findings(rows: tuple[Row, ...]) -> tuple[Finding, ...]:
    gaps = sorted({space for row in rows for space in row.gaps})
    if not gaps:
        return ()
    at = spaces(gaps)
    return (_gap("gap", spaces=named(gaps), at=at), _vacated(at=at))


def _end_findings(facts: Facts, rows: tuple[Row, ...]) -> tuple[Finding, ...]:
    blockers = [row.blocker for row in rows if row.blocker >= 0]
    if not blockers:
        return ()
    space, at = SPACES[blockers[0]], spaces(blockers)
    owner = facts.owner(blockers[0])
    return (_ended("ends", space=space, owner=owner, at=at), _blocked("stays", space=space, at=at))


def collect_events(facts: Facts, action: Collect, row: Row | None) -> tuple[Finding, ...]:
    """The row taken and the farmer brought home; None: there is no tile in any direction."""
    state = facts.state
    at = spaces(row.tiles if row else ())
    if row is not None and row.tiles:
        kinds = tile_words(state.board[space] for space in row.tiles)
        main = _whole_row("row", way=WAY_WORDS[row.way], tiles=kinds, count=len(kinds) + 1, at=at)
    else:
        main = _whole_row("alone", at=spaces([action.start]))
    looked_at = (row,) if row is not None else ()
    space = SPACES[action.start]
    fresh = piles("fresh", action.by, [state.board[action.start]])
    return (
        main,
        *row_findings(facts, action.start, looked_at),
        _home("home", seat=action.by, space=space, at=spaces([action.start])),
        _laid_out(at=fresh),
    )


def collected_on_events(before: State, after: State) -> tuple[Finding, ...]:
    """Who collects next, or what is left when nobody does."""
    if after.section != COLLECT:
        return (*leftover_events(before, after), _together())
    order = sorted(range(len(after.order)), key=after.order.__getitem__)
    held = [seat for seat in order if after.order[seat] != NO_TILE]
    at = (held.index(before.turn) + 1) % len(held)
    skipped = []
    while held[at] != after.turn:
        skipped.append(after.players[held[at]])
        at = (at + 1) % len(held)
    if not skipped:
        return ()
    spots = tuple(f"player:{who}" for who in skipped)
    return (_left_out("skipped", seats=tuple(skipped), at=spots),)


def leftover_events(before: State, after: State) -> tuple[Finding, ...]:
    """What is left on the board goes to the box."""
    left = sum(after.box) - sum(before.box)
    return (_left_over("boxed", left=left) if left else _left_over("nothing_left"),)
