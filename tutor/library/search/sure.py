"""How sure it is that a question has been answered, and is one of ours at all.

Six things are looked at and weighed by a logistic regression, which `python3 -m bench.sure` fits
to questions of ours and of something else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tutor.library.models import Lang
from tutor.library.search.index import Index
from tutor.library.search.meaning import Meanings
from tutor.library.search.question import mended, strange
from tutor.library.search.rank import Ranked
from tutor.library.search.spelling import cut

SURE, SURE_OF_ANY = 0.4, 0.7
"""How sure an answer must be, of one game and of one among all: the more games are asked, the more
answer by chance.
"""
OFFSET = 0.3
"""Keeps the logarithm of a score of nothing within bounds."""
WEIGHTS = (-5.39, 2.07, 2.25, 2.08, -0.70, -3.03, 4.27)
"""For one, and for each of the signs in their order."""


def sure(
    words: str, lang: Lang, index: Index, known: Meanings | None, best: Sequence[Ranked]
) -> float:
    """How likely the best entry answers the question, 0 to 1."""
    if not best or not cut(words):
        return 0.0
    weighed = zip(WEIGHTS, (1.0, *signs(words, lang, index, known, best[0])), strict=True)
    return 1 / (1 + math.exp(-sum(weight * sign for weight, sign in weighed)))


def signs(
    words: str, lang: Lang, index: Index, known: Meanings | None, best: Ranked
) -> tuple[float, ...]:
    """The score, the share answered, this game or others, the words, the strange ones, ours or
    something else. A game that was never fitted is taken for what was asked about.
    """
    this, ours = known.about(words, mended(words, lang, index)) if known else (0.5, 0.5)
    score = math.log(best.score + OFFSET)
    length = math.log(len(cut(words)))
    return score, best.covered, this, length, strange(words, lang, index), ours
