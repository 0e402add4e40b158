"""What can be tried: legal candidates and tempting mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

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
    Skip,
)
from tutor.games.schweinebande.board import EXISTING, SPACES, TOWARDS
from tutor.games.schweinebande.facts import (
    ONE_OF_EACH,
    Facts,
    counts_of,
    yard_of_closing,
)
from tutor.games.schweinebande.play import actors
from tutor.games.schweinebande.state import (
    COLLECT,
    FEED,
    FINAL,
    FOUR,
    KINDS,
    NO_TILES,
    NOBODY,
    NOWHERE,
    NUMBERS,
    PIG,
    PLACE,
    REDEEM,
    ROUNDS,
    SACK,
    UNCOVER,
    Counts,
    animals,
    counted,
    replaced,
)

LARGE_HERD = 40
"""Of more loose animals than this only sales of one or two kinds are listed: else thousands."""


def candidates(facts: Facts) -> Iterator[Action]:
    """Every action that might be legal; of sales only those of which each is needed."""
    state = facts.state
    if state.section == PLACE and state.picked == NOWHERE:
        yield from _placing(facts, state.players[state.turn])
    elif state.section == COLLECT and state.turn != NOBODY:
        yield from _collecting(facts, state.players[state.turn])
    elif state.section in (REDEEM, FEED, FINAL):
        for by in actors(state):
            yield from _TOGETHER[state.section](facts, by)


def _placing(facts: Facts, by: str) -> Iterator[Action]:
    if facts.state.shown != NOWHERE:
        yield Place(by)
        yield Pass(by)
        return
    for space in facts.down:
        yield Pick(by, space)


def _collecting(facts: Facts, by: str) -> Iterator[Action]:
    for start in facts.state.farmers[facts.state.turn]:
        if not facts.rich(start):
            yield Collect(by, start)
            continue
        for way in EXISTING[start]:
            yield Collect(by, start, way)


def _redeeming(facts: Facts, by: str) -> Iterator[Action]:
    for kind in range(KINDS):
        yield Redeem(by, four(kind))
    yield Redeem(by, ONE_OF_EACH)
    yield Done(by)


def _feeding(facts: Facts, by: str) -> Iterator[Action]:
    yield from sales(facts, by)
    yield Feed(by, sack=True)


def sales(facts: Facts, by: str) -> Iterator[Feed]:
    """Feeding with tokens, and with every sale of which each animal is needed."""
    seat = facts.seats[by]
    front, tokens = facts.state.front[seat], facts.state.tokens[seat]
    kinds = KINDS if animals(front) <= LARGE_HERD else 2
    for sell in _needed_sales(front, animals(front) - tokens, NO_TILES, 0, kinds):
        yield Feed(by, sell)


def _needed_sales(
    front: Counts, short: int, sold: Counts, lowest: int, kinds: int
) -> Iterator[Counts]:
    """Every sale of which each animal is needed, sold in rising order, while tokens are short.

    `kinds` is how many more kinds may be begun.
    """
    yield sold
    if short <= 0:
        return
    for kind in range(lowest, KINDS):
        begins = sold[kind] == 0
        if sold[kind] < front[kind] and kinds >= begins:
            more = replaced(sold, kind, sold[kind] + 1)
            left = short - NUMBERS[kind] - 1
            yield from _needed_sales(front, left, more, kind, kinds - begins)


def _closing(facts: Facts, by: str) -> Iterator[Action]:
    front = facts.state.front[facts.seats[by]]
    there = [kind for kind in range(KINDS) if front[kind]]
    for kinds in combinations_with_replacement(there, FOUR):
        yield Close(by, counted(kinds))
    yield Done(by)


_TOGETHER = {REDEEM: _redeeming, FEED: _feeding, FINAL: _closing}


def four(kind: int) -> Counts:
    """Four animals of one kind."""
    return replaced(NO_TILES, kind, FOUR)


def temptations(facts: Facts) -> Iterator[Action]:
    """What people often try here and may not, as far as the rules do not allow it after all."""
    state = facts.state
    if state.section in (PLACE, UNCOVER):
        yield from _placing_mistakes(facts)
    elif state.section == COLLECT:
        yield from _collecting_mistakes(facts)
    elif state.section in (REDEEM, FEED, FINAL):
        for by in state.players:
            yield from _herd_mistakes(facts, by)
    else:
        yield Done(state.players[0])


def _placing_mistakes(facts: Facts) -> Iterator[Action]:
    """Placing on an older tile, passing unseen, turning a second tile, playing out of turn."""
    state = facts.state
    turn = 0 if state.turn == NOBODY else state.turn
    by, after = state.players[turn], state.players[(turn + 1) % len(state.players)]
    face_up = [space for space, tile in enumerate(state.board) if tile >= 0]
    for space in face_up:
        if space != state.shown:
            yield Place(by, space)
    if face_up:
        yield Pick(by, face_up[0])
    if state.shown == NOWHERE:
        yield Pass(by)
    elif facts.down:
        yield Pick(by, facts.down[0])
    if facts.down:
        yield Pick(after, facts.down[0])
    yield Collect(by, facts.down[0] if facts.down else 0)


def _collecting_mistakes(facts: Facts) -> Iterator[Action]:
    """Stopping early, tiles behind a farmer, two rows at once, declining, another's farmer."""
    state = facts.state
    if state.turn == NOBODY:
        return
    by = state.players[state.turn]
    for start in state.farmers[state.turn]:
        yield from _row_mistakes(facts, by, start)
    yield Skip(by)
    for seat, own in enumerate(state.farmers):
        if seat != state.turn and own:
            yield Collect(by, own[0])
            yield Collect(state.players[seat], own[0], EXISTING[own[0]][0])
            break
    yield Redeem(by, four(PIG))


def _row_mistakes(facts: Facts, by: str, start: int) -> Iterator[Action]:
    rich = facts.rich(start)
    if rich:
        yield Collect(by, start)
    for row in facts.rows(start):
        if len(row.tiles) > 1:
            yield Collect(by, start, row.way, row.tiles[:1])
        if row.blocker >= 0:
            yield Collect(by, start, row.way, tuple(sorted((*row.tiles, row.blocker))))
    if len(rich) > 1:
        yield Collect(by, start, None, tuple(sorted(rich[0].tiles + rich[1].tiles)))
    off = [space for space in range(len(SPACES)) if space not in TOWARDS[start]]
    far = [space for space in off if space != start and facts.state.board[space] >= 0]
    if far:
        yield Collect(by, start, None, (far[0],))


def _herd_mistakes(facts: Facts, by: str) -> Iterator[Action]:
    """What goes wrong with groups, with feeding, and with closing groups."""
    section = facts.state.section
    front = facts.state.front[facts.seats[by]]
    if section == FEED:
        yield from _feeding_mistakes(facts, by)
    if section in (REDEEM, FEED):
        yield from _group_mistakes(facts, by)
    if section == FINAL:
        yield from (Redeem(by, four(kind)) for kind in range(KINDS) if front[kind] >= FOUR)
        if min(front[:KINDS]):
            yield Redeem(by, ONE_OF_EACH)
    if section in (REDEEM, FINAL):
        yield Feed(by)
    yield from _closing_mistakes(facts, by)


def _group_mistakes(facts: Facts, by: str) -> Iterator[Action]:
    """Too few or too many of a kind, a sack in a group, the wrong number of pigs kept."""
    state = facts.state
    front, yard = state.front[facts.seats[by]], state.yard[facts.seats[by]]
    for kind in range(KINDS):
        if front[kind] in (FOUR - 1, FOUR + 1):
            yield Redeem(by, replaced(NO_TILES, kind, front[kind]))
        if front[kind] == FOUR - 1 and front[SACK]:
            yield Redeem(by, replaced(replaced(NO_TILES, kind, FOUR - 1), SACK, 1))
        if front[kind] == FOUR - 1 and yard[kind]:
            yield Redeem(by, four(kind))
        if front[kind] >= FOUR and state.section == FEED:
            yield Redeem(by, four(kind))
    if front[PIG] >= FOUR:
        claim = 1 if state.round == ROUNDS else 2
        yield Redeem(by, four(PIG), replaced(NO_TILES, PIG, claim))


def _feeding_mistakes(facts: Facts, by: str) -> Iterator[Action]:
    """Sold sacks, animals sold from the farmyard, feed for the farmyard."""
    state = facts.state
    front, yard = state.front[facts.seats[by]], state.yard[facts.seats[by]]
    if front[SACK]:
        yield Feed(by, replaced(NO_TILES, SACK, 1))
    else:
        yield Feed(by, sack=True)
    for kind in _kinds(yard):
        yield Feed(by, replaced(NO_TILES, kind, front[kind] + 1))
    if any(yard):
        yield Feed(by, pay=animals(front) + sum(yard))


def _closing_mistakes(facts: Facts, by: str) -> Iterator[Action]:
    """A closing group too small, too early, or one that keeps more than its lowest animal."""
    front = facts.state.front[facts.seats[by]]
    if animals(front) < FOUR:
        if animals(front):
            yield Close(by, front)
        return
    highest = counts_of([k for k in reversed(range(KINDS)) for _ in range(front[k])][:FOUR])
    best = counts_of([max(_kinds(highest))])
    yield Close(by, highest, None if yard_of_closing(highest) == best else best)
    if front[PIG] >= FOUR:
        yield Close(by, four(PIG), replaced(NO_TILES, PIG, 2))


def _kinds(counts: Counts) -> list[int]:
    return [kind for kind in range(KINDS) if counts[kind]]
