"""Whole lines: a title, or a question that people ask, that says what was typed says it at one go.

Single words of a question may stand scattered over an entry. Where they stand together in one line,
the entry is the likelier answer.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tutor.library.models import LANGUAGES, Lang
from tutor.library.search.lexicon import QUIET
from tutor.library.search.question import Notion

Line = frozenset[str]
Meanings = Sequence[tuple[frozenset[str], float]]
LEAST = 0.2
"""Likelihood of a meaning that is looked for."""
SHORT = 0.9
"""How much it counts that a line says little else: 0 not at all, 1 in full."""


def meanings_of(
    notions: Sequence[Notion], stakes: Sequence[float]
) -> Mapping[Lang, Sequence[tuple[float, Meanings]]]:
    """What a line may say, per language; `stakes` tell how much each notion counts."""
    rows = zip(notions, stakes, strict=True)
    telling = [(notion, stake) for notion, stake in rows if notion.weight > QUIET]
    return {lang: [(stake, _meanings(n, lang)) for n, stake in telling] for lang in LANGUAGES}


def closest(
    meant: Mapping[Lang, Sequence[tuple[float, Meanings]]], lines: Mapping[Lang, Sequence[Line]]
) -> float:
    """How much of a question the best line of an entry says, from 0 to 1."""
    best = 0.0
    for lang in LANGUAGES:
        whole = sum(stake for stake, _ in meant[lang])
        if whole:
            best = max([best, *(_said(meant[lang], line) / whole for line in lines[lang])])
    return best


def _meanings(notion: Notion, lang: Lang) -> Meanings:
    found = [
        (frozenset(text.split()), likely)
        for (spoken, text), likely in notion.means.items()
        if spoken == lang and likely >= LEAST
    ]
    return sorted(found, key=lambda meaning: -meaning[1])


def _said(meant: Sequence[tuple[float, Meanings]], line: Line) -> float:
    """The weight of what a line says of a question, less for what it says besides."""
    said, used = 0.0, set[str]()
    for weight, meanings in meant:
        for words, likely in meanings:
            if words <= line:
                said += weight * min(likely, 1.0)
                used |= words
                break
    share: float = len(used) / max(1, len(line))
    return said * math.pow(share, SHORT)
