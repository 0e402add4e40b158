"""How the game runs: who acts, what an action leads to. Nothing here decides legality."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Finding, Step
from tutor.games.schweinebande.actions import (
    Action,
    Close,
    Collect,
    Done,
    Feed,
    Pass,
    Pick,
    Place,
    Redeem,
    Reveal,
    Uncover,
)
from tutor.games.schweinebande.board import Row
from tutor.games.schweinebande.effects import (
    collect_events,
    collected_on_events,
    decision_events,
    finished_events,
    leftover_events,
    lone_event,
    turn_events,
    uncover_events,
)
from tutor.games.schweinebande.effects_herd import (
    close_events,
    feed_events,
    give_up_events,
    redeem_events,
    section_events,
    through_events,
)
from tutor.games.schweinebande.facts import (
    Facts,
    Meal,
    way_of,
    yard_of_closing,
    yard_of_group,
)
from tutor.games.schweinebande.flow import (
    end_of_collecting,
    free_order,
    next_to_collect,
    next_turn,
    through,
    to_collecting,
)
from tutor.games.schweinebande.state import (
    COLLECT,
    COPIES,
    DOWN,
    EMPTY,
    NO_TILE,
    NO_TILES,
    NOBODY,
    NOWHERE,
    REDEEM,
    SACK,
    TILES,
    TOGETHER,
    UNCOVER,
    State,
    counted,
    known_tiles,
    minus,
    plus,
    replaced,
)

Events = tuple[Finding, ...]


def actors(state: State) -> tuple[str, ...]:
    """The player on turn, everybody who is not through, or nature where tiles are turned."""
    if state.section == UNCOVER or state.picked != NOWHERE:
        return (CHANCE,)
    if state.section in TOGETHER:
        return tuple(n for seat, n in enumerate(state.players) if seat not in state.done)
    return () if state.turn == NOBODY else (state.players[state.turn],)


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to."""
    match action:
        case Pick():
            return Step(replace(state, picked=action.at), _lone_events(state))
        case Reveal():
            return _reveal(state, action)
        case Place() | Pass():
            return _decide(state, action)
        case Uncover():
            return _uncover(state, action)
        case Collect():
            return _collect(state, action)
        case Feed():
            return _feed(state, action)
        case Redeem() | Close():
            return _redeem(state, action)
        case Done():
            return _done(state, action)
    raise AssertionError(f"{action!r} is never legal")


def _lone_events(state: State) -> Events:
    facts = Facts(state)
    return (lone_event(facts),) if facts.lone else ()


def _reveal(state: State, action: Reveal) -> Step[State]:
    board = replaced(state.board, action.at, action.tile)
    turned = replace(state, board=board, shown=action.at, picked=NOWHERE)
    return Step(turned, _lone_events(state))


def _decide(state: State, action: Place | Pass) -> Step[State]:
    """Place or pass, take a turn-order tile, and let the turn go on."""
    facts = Facts(state)
    events = decision_events(facts, action)
    after = replace(state, shown=NOWHERE)
    if state.round > 1 and facts.open_before == 0:
        after = replace(after, order=(NO_TILE,) * len(state.players))
    if isinstance(action, Place):
        own = tuple(sorted((*state.farmers[state.turn], state.shown)))
        after = replace(after, farmers=replaced(state.farmers, state.turn, own))
        if facts.in_hand[state.turn] == 1:
            tile = free_order(after.order)[0]
            after = replace(after, order=replaced(after.order, state.turn, tile))
            events += finished_events(action.by, tile)
    after = next_turn(after)
    events += turn_events(facts, after)
    if after.section == COLLECT and not Facts(after).standing:
        emptied = end_of_collecting(after)
        return Step(emptied, events + leftover_events(after, emptied))
    return Step(after, events)


def _uncover(state: State, action: Uncover) -> Step[State]:
    board = list(state.board)
    for space, tile in action.tiles:
        board[space] = tile
    turned = to_collecting(replace(state, board=tuple(board)))
    return Step(turned, uncover_events(Facts(state)))


def row_taken(facts: Facts, action: Collect) -> Row | None:
    """The row a collecting action means; None for the farmer's own tile alone."""
    way = way_of(action)
    return None if way is None else facts.row(action.start, way)


def _collect(state: State, action: Collect) -> Step[State]:
    """Take the row, bring the farmer home, pass the turn on or end the section."""
    facts, seat = Facts(state), state.turn
    row = row_taken(facts, action)
    taken = (action.start, *(row.tiles if row else ()))
    board = list(state.board)
    for space in taken:
        board[space] = EMPTY
    haul = counted(state.board[space] for space in taken)
    left = tuple(space for space in state.farmers[seat] if space != action.start)
    after = replace(
        state,
        board=tuple(board),
        farmers=replaced(state.farmers, seat, left),
        fresh=replaced(state.fresh, seat, plus(state.fresh[seat], haul)),
    )
    events = collect_events(facts, action, row)
    after = replace(after, turn=next_to_collect(after))
    if after.turn == NOBODY:
        after = end_of_collecting(after)
    return Step(after, events + collected_on_events(state, after))


def _redeem(state: State, action: Redeem | Close) -> Step[State]:
    """One group: something to the farmyard, the rest to the box."""
    facts = Facts(state)
    seat = facts.seats[action.by]
    if isinstance(action, Redeem):
        yard = yard_of_group(action.group, state.round)
    else:
        yard = yard_of_closing(action.group)
    front = minus(state.front[seat], action.group)
    after = replace(
        state,
        front=replaced(state.front, seat, front),
        yard=replaced(state.yard, seat, plus(state.yard[seat], yard)),
        box=plus(state.box, minus(action.group, yard)),
    )
    if isinstance(action, Redeem):
        return Step(after, redeem_events(facts, action, front))
    return Step(after, close_events(action, front))


def _feed(state: State, action: Feed) -> Step[State]:
    facts = Facts(state)
    seat, meal = facts.seats[action.by], Meal(facts, action)
    gone = replaced(action.sell, SACK, int(action.sack))
    front = minus(state.front[seat], gone)
    after = through(
        replace(
            state,
            front=replaced(state.front, seat, front),
            tokens=replaced(state.tokens, seat, meal.after),
            box=plus(state.box, gone),
        ),
        seat,
    )
    return Step(after, feed_events(facts, action, front) + section_events(state, after))


def _done(state: State, action: Done) -> Step[State]:
    seat = state.players.index(action.by)
    if state.section == REDEEM:
        return Step(through(state, seat), through_events(state, action.by))
    given_up = replace(
        state,
        front=replaced(state.front, seat, NO_TILES),
        box=plus(state.box, state.front[seat]),
    )
    return Step(through(given_up, seat), give_up_events(state, action.by))


def chance(state: State, luck: Chance) -> Action:
    """Nature shows what lies face down: any of the tiles not seen yet (SB-S5)."""
    left = minus(COPIES, known_tiles(state))
    bag = luck.shuffled([tile for tile in range(len(TILES)) for _ in range(left[tile])])
    if state.picked != NOWHERE:
        return Reveal(state.players[state.turn], state.picked, bag[0])
    down = [space for space, tile in enumerate(state.board) if tile == DOWN]
    return Uncover(state.players[0], tuple(zip(down, bag, strict=False)))


def view(state: State, seat: str | None) -> State:
    """Everything but face-down tiles is open, and those have no face in a state (ruling 47)."""
    return state
