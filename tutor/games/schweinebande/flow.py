"""How turns and sections follow each other. Nothing here decides legality."""

from __future__ import annotations

from dataclasses import replace

from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.state import (
    COLLECT,
    DOWN,
    EMPTY,
    FEED,
    FINAL,
    NO_TILE,
    NO_TILES,
    NOBODY,
    ORDER_TILES,
    OVER,
    PLACE,
    REDEEM,
    ROUNDS,
    SPACE_COUNT,
    UNCOVER,
    State,
    counted,
    holder_of_lowest,
    plus,
    replaced,
)


def free_order(order: tuple[int, ...]) -> tuple[int, ...]:
    """The turn-order tiles beside the board, ascending (SB-S4)."""
    return tuple(tile for tile in ORDER_TILES if tile not in order)


def next_turn(state: State) -> State:
    """The next with a farmer in hand; else the end of section B (SB-B6, B8, B11, B12)."""
    facts = Facts(state)
    if not any(facts.in_hand):
        if facts.down:
            return replace(state, section=UNCOVER, turn=NOBODY)
        return to_collecting(state)
    if not facts.down:
        return to_collecting(replace(state, order=_given_out(state)))
    seats = len(state.players)
    turn = next(
        seat % seats
        for seat in range(state.turn + 1, state.turn + 1 + seats)
        if facts.in_hand[seat % seats]
    )
    return replace(state, turn=turn)


def _given_out(state: State) -> tuple[int, ...]:
    """Who has no turn-order tile takes the lowest ones, clockwise (SB-B7, ruling 11)."""
    order, seats = state.order, len(state.players)
    first = state.turn + (1 if state.options.stranded_tiles == "left" else 0)
    for seat in range(first, first + seats):
        if order[seat % seats] == NO_TILE:
            order = replaced(order, seat % seats, free_order(order)[0])
    return order


def to_collecting(state: State) -> State:
    """The start of section C."""
    ready = replace(state, section=COLLECT)
    return replace(ready, turn=first_to_collect(ready))


def first_to_collect(state: State) -> int:
    """The lowest turn-order tile whose owner has a farmer on the board (SB-C1)."""
    standing = [seat for seat, own in enumerate(state.farmers) if own]
    return min(standing, key=state.order.__getitem__, default=NOBODY)


def next_to_collect(state: State) -> int:
    """The next higher turn-order tile of those with a farmer on the board (SB-C1, C3)."""
    waiting = [seat for seat, own in enumerate(state.farmers) if own]
    tile = state.order[state.turn]
    return min(
        waiting,
        key=lambda seat: (state.order[seat] <= tile, state.order[seat]),
        default=NOBODY,
    )


def end_of_collecting(state: State) -> State:
    """Leftovers to the box, new tiles to the old ones (SB-C14, D7)."""
    leftovers = counted(tile for tile in state.board if tile >= 0)
    return replace(
        state,
        section=REDEEM,
        turn=NOBODY,
        board=(EMPTY,) * SPACE_COUNT,
        front=tuple(map(plus, state.front, state.fresh)),
        fresh=(NO_TILES,) * len(state.players),
        box=plus(state.box, leftovers),
    )


def through(state: State, seat: int) -> State:
    """One more player is through; the last one starts the next section."""
    done = tuple(sorted((*state.done, seat)))
    if len(done) < len(state.players):
        return replace(state, done=done)
    if state.section == REDEEM:
        return replace(state, section=FEED, done=())
    if state.section == FINAL:
        return replace(state, section=OVER, done=())
    if state.round == ROUNDS:
        return replace(state, section=FINAL, done=())
    return replace(
        state,
        section=PLACE,
        round=state.round + 1,
        turn=holder_of_lowest(state.order),
        board=(DOWN,) * SPACE_COUNT,
        done=(),
    )
