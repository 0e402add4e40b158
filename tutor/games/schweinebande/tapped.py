"""What taps on the board mean."""

from __future__ import annotations

from itertools import combinations_with_replacement

from tutor.games.schweinebande.actions import (
    Action,
    Close,
    Collect,
    Feed,
    Pass,
    Pick,
    Place,
    Redeem,
)
from tutor.games.schweinebande.board import SPACES, TOWARDS
from tutor.games.schweinebande.facts import ONE_OF_EACH, Facts
from tutor.games.schweinebande.state import (
    COLLECT,
    FEED,
    FINAL,
    FOUR,
    KINDS,
    NOWHERE,
    PLACE,
    REDEEM,
    SACK,
    TILES,
    UNCOVER,
    animals,
    counted,
    replaced,
)
from tutor.games.schweinebande.tries import four


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """What a seat could mean by tapping: a tile to turn, a row, a group, animals to sell."""
    if not spots:
        return ()
    section = facts.state.section
    kind, _, rest = spots[-1].partition(":")
    if kind == "space" and rest in SPACES:
        return _tapped_space(facts, seat, spots)
    if kind == "farmers" and section == PLACE:
        return (Pass(seat),)
    if kind == "tokens" and section == FEED:
        return (Feed(seat),)
    own = [spot.split(":")[2] for spot in spots if spot.startswith(f"front:{seat}:")]
    tapped = tuple(dict.fromkeys(TILES.index(tile) for tile in own))
    if not tapped or section not in _TAPPED:
        return ()
    return _TAPPED[section](facts, seat, tapped)


def _tapped_space(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    state = facts.state
    space = SPACES.index(spots[-1].partition(":")[2])
    if state.section in (PLACE, UNCOVER):
        return (Pick(seat, space) if state.shown == NOWHERE else Place(seat, space),)
    if state.section != COLLECT:
        return ()
    before, own = spots[-2].partition(":")[2] if len(spots) > 1 else "", _own(facts, seat)
    if space not in own and before in SPACES and SPACES.index(before) in own:
        return _tapped_row(facts, seat, SPACES.index(before), space)
    return () if space in own and facts.rich(space) else (Collect(seat, space),)


def _own(facts: Facts, seat: str) -> tuple[int, ...]:
    return facts.state.farmers[facts.seats[seat]]


def _tapped_row(facts: Facts, seat: str, start: int, space: int) -> tuple[Action, ...]:
    """A tile of a row means the row; one off the lines, or kept by a farmer, means itself too.

    A gap could mean either.
    """
    way = TOWARDS[start].get(space)
    if way is None:
        return (Collect(seat, start, None, (space,)),)
    tiles, whole = facts.row(start, way).tiles, Collect(seat, start, way)
    if space in tiles:
        return (whole,)
    claim = Collect(seat, start, way, tuple(sorted((*tiles, space))))
    if facts.state.board[space] >= 0:
        return (claim,)
    return (whole, claim) if tiles else (whole,)


def _tapped_groups(facts: Facts, seat: str, tapped: tuple[int, ...]) -> tuple[Action, ...]:
    """The last kind tapped stands for four of it, and for one of each where all are there."""
    front, kind = facts.state.front[facts.seats[seat]], tapped[-1]
    whole = kind != SACK and min(front[:KINDS]) > 0
    if whole and front[kind] < FOUR:
        return (Redeem(seat, ONE_OF_EACH),)
    of_four = Redeem(seat, four(kind))
    return (of_four, Redeem(seat, ONE_OF_EACH)) if whole else (of_four,)


def _tapped_meal(facts: Facts, seat: str, tapped: tuple[int, ...]) -> tuple[Action, ...]:
    """A sack is used; animals are sold: one of each kind tapped, any number of the last one."""
    if SACK in tapped:
        return (Feed(seat, sack=True),)
    front, last = facts.state.front[facts.seats[seat]], tapped[-1]
    sold = counted(tapped)
    return tuple(Feed(seat, replaced(sold, last, n)) for n in range(1, max(front[last], 1) + 1))


def _tapped_closing(facts: Facts, seat: str, tapped: tuple[int, ...]) -> tuple[Action, ...]:
    """Every group of four with each kind tapped in it; () while those are fewer than four."""
    front = facts.state.front[facts.seats[seat]]
    if animals(front) < FOUR:
        return (Close(seat, front),)
    groups = (counted(kinds) for kinds in combinations_with_replacement(sorted(tapped), FOUR))
    return tuple(
        Close(seat, group)
        for group in groups
        if all(group[kind] for kind in tapped) and all(map(int.__le__, group, front))
    )


_TAPPED = {REDEEM: _tapped_groups, FEED: _tapped_meal, FINAL: _tapped_closing}
