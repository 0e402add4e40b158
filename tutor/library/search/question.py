"""A typed question to notions: each word with everything it may mean, and how likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tutor.library.models import Lang
from tutor.library.search.index import Index, Term, compound
from tutor.library.search.lexicon import LOUD, QUIET, Phrase
from tutor.library.search.spelling import WORD, cut, near, plain, sound, stem

TYPED_WRONG, SOUNDS_ALIKE, COMPOUND_PART, UNFINISHED, OTHER_LANGUAGE = 0.65, 0.6, 0.7, 0.6, 0.85
SHORTEST_START = 3
CLEAR = 2
"""So many more words must be at home in the other language before a question counts as in it."""

Readings = dict[str, float]
"""Stem to likelihood."""


@dataclass(frozen=True, slots=True)
class Notion:
    """A word or phrase of a question, what it may mean, and how much it counts."""

    said: str
    weight: float
    means: Mapping[Term, float]


def notions(words: str, lang: Lang, index: Index) -> list[Notion]:
    """What a question is about. A question in the other language is read in that one."""
    row = cut(words)
    spoken = spoken_language(row, lang, index)
    readings = [_readings(word, spoken, index, n == len(row) - 1) for n, word in enumerate(row)]
    single = [
        Notion(word, _loud(word, spoken, index), _means(word, found, spoken, index))
        for word, found in zip(row, readings, strict=True)
    ]
    return [*single, *_parts(row, spoken, index), *_phrases(row, readings, spoken, index)]


def mended(words: str, lang: Lang, index: Index) -> str:
    """A question with the nearest known word for each that has typing errors."""
    spoken = spoken_language(cut(words), lang, index)
    return WORD.sub(lambda found: _mended(found[0], spoken, index), words)


def strange(words: str, lang: Lang, index: Index) -> float:
    """The share of a question that lies in words the game has in neither language."""
    row = cut(words)
    spoken = spoken_language(row, lang, index)
    other: Lang = "de" if spoken == "en" else "en"
    loud = {word: index.lexicons[spoken].loud(word) for word in row}
    known = {word for word in row if any(_at_home(word, one, index) for one in (spoken, other))}
    return sum(loud[word] for word in row if word not in known) / sum(loud[word] for word in row)


def _mended(word: str, lang: Lang, index: Index) -> str:
    small = "".join(cut(word))
    if _at_home(small, lang, index):
        return word
    found = near(plain(small), index.meant[lang], 1)
    return found[0][0] if found else word


def _parts(row: Sequence[str], lang: Lang, index: Index) -> Iterator[Notion]:
    """The parts of German compounds, each a notion of its own: `Bonusfeld` is bonus and field."""
    for word in row if lang == "de" else ():
        for part in compound(word, index.known[lang]):
            yield Notion(word, COMPOUND_PART, dict(_swapped((part,), 1.0, lang, index)))


def spoken_language(row: Sequence[str], lang: Lang, index: Index) -> Lang:
    """The language a question is in: the one asked in, unless the other is clearly nearer."""
    other: Lang = "de" if lang == "en" else "en"
    here = sum(_at_home(word, lang, index) for word in row)
    there = sum(_at_home(word, other, index) for word in row)
    return other if there >= here + CLEAR else lang


def _at_home(word: str, lang: Lang, index: Index) -> bool:
    known = plain(word) in index.known[lang] or stem(word, lang) in index.stems[lang]
    return known or index.lexicons[lang].loud(word) < LOUD


def _loud(word: str, lang: Lang, index: Index) -> float:
    """How much a word counts; one with typing errors as much as the nearest it may be."""
    loud = index.lexicons[lang].loud
    if _at_home(word, lang, index):
        return loud(word)
    found = near(plain(word), index.meant[lang])
    best = max((likeness for _, likeness in found), default=0.0)
    return max((loud(other) for other, likeness in found if likeness == best), default=LOUD)


def _readings(word: str, lang: Lang, index: Index, last: bool) -> Readings:
    """The stems a typed word may stand for in one language."""
    found = {stem(word, lang): 1.0}
    if _at_home(word, lang, index):
        return found
    return _corrected(word, lang, index, last) | found


def _corrected(word: str, lang: Lang, index: Index, last: bool) -> Readings:
    """What an unknown word may have been meant as: typing errors, sound, an unfinished word."""
    known, meant, text = index.known[lang], index.meant[lang], plain(word)
    found: Readings = {}
    if last and len(text) >= SHORTEST_START:
        found |= {known[w]: UNFINISHED for w in known if w.startswith(text)}
    found |= dict.fromkeys(index.sounds[lang].get(sound(text), ()), SOUNDS_ALIKE)
    for other, likeness in reversed(near(text, meant)):
        found[meant[other]] = TYPED_WRONG * likeness
    return found


def _means(word: str, readings: Readings, lang: Lang, index: Index) -> dict[Term, float]:
    found: dict[Term, float] = {}
    for text, likely in readings.items():
        _keep_best(found, _swapped((text,), likely, lang, index))
    if not _at_home(word, lang, index):
        other: Lang = "de" if lang == "en" else "en"
        for text, likely in _exact(word, other, index).items():
            _keep_best(found, _swapped((text,), likely * OTHER_LANGUAGE, other, index))
    return found


def _exact(word: str, lang: Lang, index: Index) -> Readings:
    return {stem(word, lang): 1.0} if _at_home(word, lang, index) else {}


def _swapped(
    phrase: Phrase, likely: float, lang: Lang, index: Index
) -> Iterator[tuple[Term, float]]:
    """A phrase and everything it stands for, as terms of the index."""
    yield (lang, " ".join(phrase)), likely
    for other, weight in index.lexicons[lang].swaps.get(phrase, {}).items():
        yield (lang, " ".join(other)), likely * weight


def _keep_best(found: dict[Term, float], more: Iterator[tuple[Term, float]]) -> None:
    for term, likely in more:
        if likely > found.get(term, 0):
            found[term] = likely


def _phrases(
    row: Sequence[str], readings: Sequence[Readings], lang: Lang, index: Index
) -> Iterator[Notion]:
    """Phrases the lexicon knows, also with typing errors in them."""
    starts, loud = index.lexicons[lang].starts, index.lexicons[lang].loud
    for start, first in enumerate(readings):
        for phrase in (p for text in first for p in starts.get(text, ()) if len(p) > 1):
            likely = _likely(phrase, readings[start:])
            if likely:
                said = row[start : start + len(phrase)]
                weight = max(loud(word) for word in said)
                means = dict(_swapped(phrase, likely, lang, index))
                yield Notion(" ".join(said), max(weight, 4 * QUIET), means)


def _likely(phrase: Phrase, readings: Sequence[Readings]) -> float:
    if len(readings) < len(phrase):
        return 0
    found = [words.get(part, 0) for part, words in zip(phrase, readings, strict=False)]
    return min(found)
