"""Which round scores are possible together, exactly, by counting cards.

Why so: one player ended the round with no card or only Dung Heaps (SW-N1, N2), and only one, for
a round ends at once; every other hand holds some card that is no heap. The card on top and the one
played last lie on the table, whichever they are: two equal Pigs, a special card beside a Pig, or
the Pig that moved a heap on another. All other cards may be in any hand: whoever likes may draw
every turn (SW-B8), and piles are mixed again (SW-R1). So a round is possible exactly when hands
with these points can be made of the deck, and two cards, and one for each player whose hand was
not noted, are left over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tutor.games.schweinebammel.facts import points
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    HEAPS,
    HECTOR,
    LUCKY,
    NONE,
    PIGS,
    Cards,
    Options,
    added,
    finished,
)

TEN = PIGS[-1]
TENS = (TEN, FARMER, HECTOR, LUCKY)
"""What costs ten: the highest Pig, and every special card but the heap (SW-S2, S3)."""
OF_HEAPS = tuple(points(added(NONE, DUNG, heaps)) for heaps in range(HEAPS + 1))
"""What no, one, two and three Dung Heaps count (SW-S4, S5)."""
LAST = 2
"""The card on top and the one played last."""
PATIENCE = 20_000
"""Ways tried before a round counts as possible; nothing is refused without proof."""

Counts = tuple[int, ...]
"""Cards left of each cost, 1 to 10."""


class Wanted(NamedTuple):
    """A hand of the pad: its points, and its cards where they were noted."""

    points: int
    hand: Cards | None = None


def possible(
    options: Options, entries: Mapping[str, Wanted], missing: int, *, one_ends: bool = True
) -> bool:
    """Whether a round can give these hands, with so many players not noted yet.

    Without `one_ends` any number of players may be out, so that one sees why a round is refused.
    """
    return _possible(options, tuple(entries.values()), missing, one_ends)


@lru_cache(maxsize=512)
def _possible(options: Options, hands: tuple[Wanted, ...], missing: int, one_ends: bool) -> bool:
    free = _left(options, hands)
    if free is None:
        return False
    heaps = HEAPS - sum(one.hand[DUNG] for one in hands if one.hand is not None)
    filling = _Filling()
    return any(
        filling.fill(free, TEN, needs, others + LAST)
        for needs, out in _with_heaps(hands, heaps)
        for others in _others(out, missing, one_ends)
    )


def _left(options: Options, hands: tuple[Wanted, ...]) -> Counts | None:
    """The cards that no noted hand holds, by what they cost; None when a hand takes too many."""
    left = [options.copies(kind) - sum(one.hand[kind] for one in hands if one.hand) for kind in ALL]
    if any(count < 0 for count in left):
        return None
    by_kind = dict(zip(ALL, left, strict=True))
    return (*(by_kind[value] for value in PIGS[:-1]), sum(by_kind[kind] for kind in TENS))


ALL = (*PIGS, FARMER, HECTOR, LUCKY, DUNG)


def _with_heaps(hands: tuple[Wanted, ...], heaps: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """For each way to spread the heaps: what the other cards of each hand cost, and who is out."""
    noted = [one for one in hands if one.hand is None]
    sure = sum(finished(one.hand) for one in hands if one.hand is not None)
    for spread in product(range(HEAPS + 1), repeat=len(noted)):
        costs = [OF_HEAPS[held] - one.points for one, held in zip(noted, spread, strict=True)]
        if sum(spread) <= heaps and all(cost >= 0 for cost in costs):
            yield tuple(sorted(filter(None, costs), reverse=True)), sure + costs.count(0)


def _others(out: int, missing: int, one_ends: bool) -> Iterator[int]:
    """How many of the players not noted hold a card: all, or all but the one who is out."""
    if out == 1 or (out and not one_ends):
        yield missing
    elif not out and missing:
        yield missing - 1


class _Filling:
    """Fills hands exactly with cards of given costs, the dearest first."""

    def __init__(self) -> None:
        self.tries = 0
        self.failed: set[tuple[Counts, tuple[int, ...], int]] = set()

    def fill(self, counts: Counts, value: int, needs: tuple[int, ...], spare: int) -> bool:
        """Whether cards that cost up to `value` make these needs and leave `spare` cards."""
        if not needs:
            return sum(counts[:value]) >= spare
        self.tries += 1
        if self.tries > PATIENCE:
            return True
        state = (counts[:value], needs, spare)
        if state in self.failed or not _reached(counts[:value], needs):
            return False
        for used in self._shares(counts[value - 1], value, needs):
            rest = (need - value * n for need, n in zip(needs, used, strict=True))
            left = counts[value - 1] - sum(used)
            after = tuple(sorted(filter(None, rest), reverse=True))
            if self.fill(counts, value - 1, after, max(0, spare - left)):
                return True
        self.failed.add(state)
        return False

    def _shares(self, cards: int, value: int, needs: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Every way to give cards of one cost to the hands, many of them first."""
        if not needs:
            yield ()
            return
        for n in range(min(cards, needs[0] // value), -1, -1):
            for more in self._shares(cards - n, value, needs[1:]):
                yield (n, *more)


def _reached(counts: Counts, needs: tuple[int, ...]) -> bool:
    """Whether each need by itself, and all of them together, can be made of these cards."""
    sums = _sums(counts)
    return all(sums >> need & 1 for need in (*needs, sum(needs)))


@lru_cache(maxsize=4096)
def _sums(counts: Counts) -> int:
    """Every sum of these cards, as bits of a number."""
    sums = 1
    for value, count in enumerate(counts, 1):
        for _ in range(count):
            sums |= sums << value
    return sums


def lowest(options: Options, players: int) -> int:
    """The fewest points of one hand: two heaps, and what neither table nor another hand needs."""
    free = _left(options, ())
    assert free is not None, "a whole deck"
    costs = [value for value, count in enumerate(free, 1) for _ in range(count)]
    return OF_HEAPS[HEAPS - 1] - sum(costs[LAST + players - 2 :])
