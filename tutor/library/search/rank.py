"""Which entries answer a question best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.library.search.index import Index, rarity
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
    """An entry by number, its score, and the share of the question it answers."""

    number: int
    score: float
    covered: float


def rank(notions: Sequence[Notion], index: Index, limit: int) -> list[Ranked]:
    """The best entries. Each one is chosen for what those before it have left open."""
    gains = [_gains(notion, index) for notion in notions]
    stakes = [_stake(notion, gain) for notion, gain in zip(notions, gains, strict=True)]
    fresh = [1.0] * len(notions)
    chosen: list[Ranked] = []
    left = {number for gain in gains for number in gain}
    while left and len(chosen) < limit:
        best = max((_scored(n, gains, stakes, fresh, index) for n in left), key=_order)
        chosen.append(best)
        left.remove(best.number)
        fresh = [
            old * (AGAIN if best.number in gain else 1)
            for old, gain in zip(fresh, gains, strict=True)
        ]
    return chosen


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
    gains: Sequence[dict[int, float]],
    stakes: Sequence[float],
    fresh: Sequence[float],
    index: Index,
) -> Ranked:
    parts = [gain.get(number, 0) for gain in gains]
    covered = sum(map(min, parts, stakes)) / sum(stakes)
    total = sum(part * new for part, new in zip(parts, fresh, strict=True))
    score = total * (1 - SPREAD + SPREAD * covered) * index.entries[number].prior
    return Ranked(number, score, covered)
