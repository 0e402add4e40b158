"""Which entries answer a question best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import compress

from tutor.library.search.index import Index, rarity
from tutor.library.search.lexicon import QUIET
from tutor.library.search.question import Notion

UNKNOWN_WORD = 3.0
"""How rare a word counts that no text holds."""
SPREAD = 0.3
"""How much of the score depends on how many of the question's words are answered."""
OWN_RARITY = 0.5
"""Between 0, where a meaning is as rare as all meanings of the word together, and 1, its own."""
AGAIN = 0.9
"""What a word counts for the next hit once an earlier hit has answered it."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An entry by number, its score, and the share it answers of the words that say something."""

    number: int
    score: float
    covered: float


def rank(notions: Sequence[Notion], index: Index, limit: int) -> list[Ranked]:
    """The best entries. Each one is chosen for what those before it have left open."""
    gains = [_gains(notion, index) for notion in notions]
    stakes = [_stake(notion, gain) for notion, gain in zip(notions, gains, strict=True)]
    weights = [notion.weight for notion in notions]
    fresh = [1.0] * len(notions)
    score = partial(_scored, gains=gains, stakes=stakes, weights=weights, index=index)
    left = {number for gain in gains for number in gain}
    hopeful = sorted((score(number, fresh=fresh) for number in left), key=_order, reverse=True)
    chosen: list[Ranked] = []
    while hopeful and len(chosen) < limit:
        best = _best(hopeful, partial(score, fresh=fresh))
        chosen.append(best)
        hopeful = [one for one in hopeful if one.number != best.number]
        fresh = [
            old * (AGAIN if best.number in gain else 1)
            for old, gain in zip(fresh, gains, strict=True)
        ]
    return chosen


def _best(hopeful: Sequence[Ranked], score: Callable[[int], Ranked]) -> Ranked:
    """The best by its score now. What an entry scored at first it can only fall short of, so those
    further down that scored less than the best has now need no look.
    """
    best: Ranked | None = None
    for one in hopeful:
        if best is not None and one.score < best.score:
            break
        now = score(one.number)
        best = now if best is None else max(best, now, key=_order)
    assert best is not None
    return best


def _order(ranked: Ranked) -> tuple[float, int]:
    return ranked.score, -ranked.number


def _gains(notion: Notion, index: Index) -> dict[int, float]:
    """What a notion is worth to each entry: the best of its meanings."""
    found: dict[int, float] = {}
    there: dict[int, float] = {}
    for term, likely in notion.means.items():
        where = index.strength.get(term, {})
        worth = likely * rarity(len(where), len(index.entries)) ** OWN_RARITY
        for number, strength in where.items():
            found[number] = max(found.get(number, 0), worth * strength)
            there[number] = max(there.get(number, 0), likely)
    shared = rarity(sum(there.values()), len(index.entries)) ** (1 - OWN_RARITY)
    return {number: notion.weight * shared * worth for number, worth in found.items()}


def _stake(notion: Notion, gain: dict[int, float]) -> float:
    """The most a notion could be worth."""
    return max(gain.values(), default=0) or notion.weight * UNKNOWN_WORD


def _scored(
    number: int,
    *,
    gains: Sequence[dict[int, float]],
    stakes: Sequence[float],
    weights: Sequence[float],
    fresh: Sequence[float],
    index: Index,
) -> Ranked:
    parts = [gain.get(number, 0) for gain in gains]
    covered = sum(map(min, parts, stakes)) / sum(stakes)
    total = sum(part * new for part, new in zip(parts, fresh, strict=True))
    score = total * (1 - SPREAD + SPREAD * covered) * index.entries[number].prior
    telling = [weight > QUIET for weight in weights]
    staked = sum(compress(stakes, telling))
    answered = sum(map(min, compress(parts, telling), compress(stakes, telling)))
    return Ranked(number, score, answered / staked if staked else 0.0)
