"""What taps on the tiles in front of a player mean: groups, sales, sacks."""

from __future__ import annotations

from itertools import combinations_with_replacement

from tutor.engine.game import AGAIN
from tutor.games.schweinebande.actions import Action, Close, Done, Feed, Redeem
from tutor.games.schweinebande.facts import ONE_OF_EACH, Facts
from tutor.games.schweinebande.state import (
    COW,
    FEED,
    FINAL,
    FOUR,
    KINDS,
    NO_TILES,
    PIG,
    REDEEM,
    ROUNDS,
    SACK,
    TILES,
    Counts,
    animals,
    counted,
    replaced,
)
from tutor.games.schweinebande.tries import four


def herd(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """Tiles in front of the seat; one tapped again counts again, as far as there are more."""
    if not spots or not (spots[-1] == AGAIN or spots[-1].startswith(f"front:{seat}:")):
        return ()
    tapped = _tapped(seat, spots)
    if not tapped or facts.state.section not in _TAPPED:
        return ()
    return _TAPPED[facts.state.section](facts, seat, _chosen(facts, seat, tapped), tapped[-1])


def _tapped(seat: str, spots: tuple[str, ...]) -> list[int]:
    """The tiles tapped, in order."""
    tapped: list[int] = []
    for spot in spots:
        if spot.startswith(f"front:{seat}:"):
            tapped.append(TILES.index(spot.rpartition(":")[2]))
        elif spot == AGAIN and tapped:
            tapped.append(tapped[-1])
    return tapped


def _chosen(facts: Facts, seat: str, tapped: list[int]) -> Counts:
    """The tiles tapped, not more than there are."""
    return tuple(map(min, counted(tapped), facts.state.front[facts.seats[seat]]))


def paid(facts: Facts, seat: str, before: tuple[str, ...]) -> tuple[Action, ...]:
    """The tokens: feeding, with just what was tapped before sold or used."""
    chosen = _chosen(facts, seat, _tapped(seat, before))
    return (Feed(seat, replaced(chosen, SACK, 0), chosen[SACK] > 0),)


def kept(facts: Facts, seat: str, before: tuple[str, ...]) -> tuple[Action, ...]:
    """The farmyard: the group tapped before goes there; alone it is about animals on it."""
    return herd(facts, seat, before)[:1] or _meant_by_yard(facts, seat)


def through(facts: Facts, seat: str) -> tuple[Action, ...]:
    """A player is through with the section; feeding is that too, and may be meant by a sack."""
    if facts.state.section != FEED:
        return (Done(seat),)
    no_sack = not facts.state.front[facts.seats[seat]][SACK]
    return (Feed(seat), *((Feed(seat, sack=True),) if no_sack else ()), Done(seat))


def _meant_by_yard(facts: Facts, seat: str) -> tuple[Action, ...]:
    """Animals of the farmyard: sold, fed, or the fourth of a group. None of it is allowed."""
    place = facts.seats[seat]
    front, yard = facts.state.front[place], facts.state.yard[place]
    kinds = [kind for kind in range(KINDS) if yard[kind]]
    if facts.state.section == FEED:
        sold = [Feed(seat, replaced(NO_TILES, kind, front[kind] + 1)) for kind in kinds]
        return (*sold, Feed(seat, pay=animals(front) + sum(yard)))
    if facts.state.section != REDEEM:
        return tuple(Close(seat, four(kind)) for kind in kinds)
    return tuple(Redeem(seat, four(kind)) for kind in kinds)


def _tapped_groups(facts: Facts, seat: str, chosen: Counts, last: int) -> tuple[Action, ...]:
    """Four of the last kind, all of it, one of each; with several kinds tapped a mixture too."""
    front, wanted = facts.state.front[facts.seats[seat]], list[Redeem]()
    six = min(front[:KINDS]) > 0
    alone = sum(1 for count in chosen if count) == 1
    if alone and last != SACK and (front[last] >= FOUR or not six):
        wanted += _of_one_kind(facts, seat, last, front[last])
    if not alone or last == SACK:
        wanted += [Redeem(seat, group) for group in _groups_of_four(front, chosen)]
    if not alone and not six:
        wanted.append(Redeem(seat, chosen))
    if six and last != SACK:
        wanted.append(Redeem(seat, ONE_OF_EACH))
        if last != COW:
            wanted.append(Redeem(seat, ONE_OF_EACH, replaced(NO_TILES, last, 1)))
    return tuple(dict.fromkeys(wanted))


def _of_one_kind(facts: Facts, seat: str, kind: int, there: int) -> list[Redeem]:
    """Four, or all there are; of pigs also with the number kept that the other rounds have."""
    groups = [Redeem(seat, four(kind))]
    if there != FOUR:
        groups.append(Redeem(seat, replaced(NO_TILES, kind, there)))
    if kind == PIG and there >= FOUR:
        late = facts.state.round == ROUNDS
        groups.append(Redeem(seat, four(PIG), replaced(NO_TILES, PIG, 1 if late else 2)))
        if there > FOUR and late:
            pigs, kept = (replaced(NO_TILES, PIG, n) for n in (there, there // 2))
            groups.append(Redeem(seat, pigs, kept))
    return groups


def _groups_of_four(front: Counts, chosen: Counts) -> list[Counts]:
    """Every four tiles of the kinds tapped, as far as they are there, with all that was tapped."""
    kinds = [kind for kind, count in enumerate(chosen) if count]
    groups = (counted(picked) for picked in combinations_with_replacement(kinds, FOUR))
    return [
        group
        for group in groups
        if all(map(int.__le__, chosen, group)) and all(map(int.__le__, group, front))
    ]


def _tapped_meal(facts: Facts, seat: str, chosen: Counts, last: int) -> tuple[Action, ...]:
    """A sack is used or sold; animals are sold: as many as tapped, or more of the last kind.

    Where other animals are left, one more of each may be meant too.
    """
    front = facts.state.front[facts.seats[seat]]
    if chosen[SACK]:
        return (Feed(seat, replaced(chosen, SACK, 0), True), Feed(seat, chosen))
    more = range(chosen[last], front[last] + 1)
    sold = [Feed(seat, replaced(chosen, last, number)) for number in more]
    others = [kind for kind in range(KINDS) if front[kind] and not chosen[kind]]
    sold += [Feed(seat, replaced(chosen, kind, 1)) for kind in others]
    groups: list[Action] = [Redeem(seat, four(last))] if front[last] >= FOUR else []
    if len(four_ := _groups_of_four(front, chosen)) == 1:
        groups.append(Close(seat, four_[0]))
    return (*sold, *groups)


def _tapped_closing(facts: Facts, seat: str, chosen: Counts, last: int) -> tuple[Action, ...]:
    """Every group of four with all that was tapped in it, and one that keeps its highest animal."""
    front = facts.state.front[facts.seats[seat]]
    if animals(front) < FOUR:
        return (Close(seat, front),)
    groups: list[Action] = []
    for group in _groups_of_four(front, chosen):
        kept = _kept_wrongly(group)
        groups += [Close(seat, group), *([Close(seat, group, kept)] if kept else [])]
        if group == four(last):
            groups.append(Redeem(seat, group))
    return tuple(groups)


def _kept_wrongly(group: Counts) -> Counts | None:
    """The highest animal of a mixed group, two of four pigs; None where nobody would think so."""
    highest = max(kind for kind in range(len(group)) if group[kind])
    if group[highest] < FOUR:
        return replaced(NO_TILES, highest, 1)
    return replaced(NO_TILES, PIG, 2) if highest == PIG else None


_TAPPED = {REDEEM: _tapped_groups, FEED: _tapped_meal, FINAL: _tapped_closing}
