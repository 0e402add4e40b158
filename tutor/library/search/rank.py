"""Which entries answer a question best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import compress

from tutor.library.search.index import Index, rarity
from tutor.library.search.lexicon import QUIET
from tutor.library.search.lines import closest, meanings_of
from tutor.library.search.question import Notion

UNKNOWN_WORD = 1.7
"""How rare a word counts that no text holds."""
SPREAD = 0.1
"""How much of the score depends on how many of the question's words are answered."""
OWN_RARITY = 0.5
"""Between 0, where a meaning is as rare as all meanings of the word together, and 1, its own."""
LOOKED_AT, IN_ONE_LINE = 15, 0.4
"""Of so many entries the lines are looked at; what it adds when one of them says everything."""
AGAIN = 0.9
"""What a word counts for the next hit once an earlier hit has answered it."""
MEANING = 3.0
"""What it adds, as a share of the best score, when an entry means exactly what was asked."""
KIN = 0.12
"""The share of its best relative's score that an entry gets on top: a ruling and the rules it
rests on speak for one another.
"""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An entry by number, its score, and the share it answers of the words that say something."""

    number: int
    score: float
    covered: float


@dataclass(frozen=True)
class Scales:
    """What a question is worth to each entry: for every notion its gains and the most it can be
    worth; `telling` are the notions that say something.
    """

    index: Index
    gains: Sequence[Mapping[int, float]]
    stakes: Sequence[float]
    telling: Sequence[bool]
    staked: float
    told: float
    bonus: dict[int, float] = field(default_factory=dict)
    lift: dict[int, float] = field(default_factory=dict)

    def weigh(self, number: int, fresh: Sequence[float]) -> Ranked:
        """An entry, where each notion counts as far as it is still fresh."""
        total = covered = answered = 0.0
        rows = zip(self.gains, self.stakes, self.telling, fresh, strict=True)
        for gain, stake, tells, new in rows:
            part = gain.get(number, 0.0)
            if part:
                total += part * new
                met = min(part, stake)
                covered += met
                answered += met * tells
        share = 1 - SPREAD + SPREAD * covered / self.staked
        score = total * share * self.index.entries[number].prior * self.bonus.get(number, 1.0)
        score += self.lift.get(number, 0.0)
        return Ranked(number, score, answered / self.told if self.told else 0.0)


def rank(
    notions: Sequence[Notion], index: Index, limit: int, likeness: Sequence[float] = ()
) -> list[Ranked]:
    """The best entries. Each one is chosen for what those before it have left open. `likeness` has
    for each entry how near the question as a whole comes to it.
    """
    scales = _scales(notions, index)
    fresh = [1.0] * len(notions)
    left = {number for gain in scales.gains for number in gain}
    first = sorted((scales.weigh(number, fresh) for number in left), key=_order, reverse=True)
    meant = meanings_of(notions, scales.stakes)
    for one in first[:LOOKED_AT]:
        said = closest(meant, index.lines[one.number])
        scales.bonus[one.number] = 1 + IN_ONE_LINE * said
    alone = {one.number: one.score * scales.bonus.get(one.number, 1.0) for one in first}
    _lift(scales, alone, likeness)
    hopeful = [
        Ranked(one.number, alone[one.number] + scales.lift[one.number], one.covered)
        for one in first
    ]
    hopeful.sort(key=_order, reverse=True)
    chosen: list[Ranked] = []
    while hopeful and len(chosen) < limit:
        best = _best(hopeful, partial(scales.weigh, fresh=fresh))
        chosen.append(best)
        hopeful = [one for one in hopeful if one.number != best.number]
        fresh = [
            old * (AGAIN if best.number in gain else 1)
            for old, gain in zip(fresh, scales.gains, strict=True)
        ]
    return chosen


def _lift(scales: Scales, alone: Mapping[int, float], likeness: Sequence[float]) -> None:
    """What entries get on top of their own score: for their relatives and for their meaning."""
    best = max(alone.values(), default=0.0)
    for number in alone:
        kin = max((alone.get(other, 0.0) for other in scales.index.kin[number]), default=0.0)
        meant = likeness[number] if likeness else 0.0
        scales.lift[number] = KIN * kin + MEANING * best * meant


def _scales(notions: Sequence[Notion], index: Index) -> Scales:
    gains = [_gains(notion, index) for notion in notions]
    stakes = [_stake(notion, gain) for notion, gain in zip(notions, gains, strict=True)]
    telling = [notion.weight > QUIET for notion in notions]
    return Scales(index, gains, stakes, telling, sum(stakes), sum(compress(stakes, telling)))


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
    """The most a notion could be worth; a word that is only guessed is not answered in full."""
    sure = min(1.0, max(notion.means.values(), default=1.0))
    return max(gain.values(), default=0) / sure or notion.weight * UNKNOWN_WORD
