"""Where each word stands: for every stem or phrase the entries that hold it, and how strongly.

The weights follow BM25F: a word in a title counts more than in the text, a word in a short
text more than in a long one, the tenth time hardly more than the third.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES, Lang
from tutor.library.search.gather import FIELDS, SHORTNESS, Entry, Field, entries
from tutor.library.search.lexicon import ANY_NUMBER, QUIET, Lexicon, Phrase, lexicons
from tutor.library.search.spelling import parts, plain, sound, stem

SATURATION = 1.5
PART_OF_A_COMPOUND = 0.6
RAREST = 1.8
"""A word in a single entry says hardly more than one in five: it may stand there by chance."""

Term = tuple[Lang, str]
Postings = dict[Term, dict[int, float]]


@dataclass(frozen=True)
class Index:
    """One game, ready to be asked. `strength` maps a term to entry numbers and 0..1."""

    entries: Sequence[Entry]
    lexicons: Mapping[Lang, Lexicon]
    strength: Mapping[Term, Mapping[int, float]]
    known: Mapping[Lang, Mapping[str, str]]
    """Every word in plain spelling, of content and lexicon, to its stem."""
    meant: Mapping[Lang, Mapping[str, str]]
    """The same and the everyday words: what a word with typing errors may have been meant as."""
    stems: Mapping[Lang, frozenset[str]]
    sounds: Mapping[Lang, Mapping[str, tuple[str, ...]]]
    """How a word sounds to the stems of the words that sound so."""
    lines: Sequence[Mapping[Lang, Sequence[frozenset[str]]]]
    """Of each entry the stems of its lines, without words that say nothing."""
    kin: Sequence[Sequence[int]]
    """Of each entry the numbers of its relatives: of a ruling the rules it rests on, and back."""


def build(game: GameLibrary) -> Index:
    """The index of one game: some 100 entries in about a tenth of a second."""
    return index_of(entries(game), lexicons(game.synonyms))


def index_of(found: Sequence[Entry], words: Mapping[Lang, Lexicon]) -> Index:
    """The index of any entries, in the words of a game."""
    known = {lang: _known(found, words[lang], lang) for lang in LANGUAGES}
    strength: Postings = {}
    for lang in LANGUAGES:
        strength |= _strengths(found, words[lang], known[lang], lang)
    meant = {lang: _everyday(words[lang], lang) | known[lang] for lang in LANGUAGES}
    stems = {lang: frozenset(known[lang].values()) for lang in LANGUAGES}
    sounds = {lang: _sounds(meant[lang]) for lang in LANGUAGES}
    lines = [{lang: _lines(entry, words[lang], lang) for lang in LANGUAGES} for entry in found]
    return Index(found, words, strength, known, meant, stems, sounds, lines, _kin(found))


def _kin(found: Sequence[Entry]) -> list[list[int]]:
    numbers = {entry.id: number for number, entry in enumerate(found)}
    pairs = [(numbers[entry.id], numbers[rule]) for entry in found for rule in entry.cites]
    kin: list[list[int]] = [[] for _ in found]
    for one, other in pairs:
        kin[one].append(other)
        kin[other].append(one)
    return kin


def _lines(entry: Entry, lexicon: Lexicon, lang: Lang) -> list[frozenset[str]]:
    rows = ((w for w in line if lexicon.loud(w) > QUIET) for line in entry.lines.get(lang, ()))
    return [frozenset(stem(word, lang) for word in row) for row in rows]


def _known(found: Sequence[Entry], lexicon: Lexicon, lang: Lang) -> dict[str, str]:
    words = {word for entry in found for field in entry.words[lang].values() for word in field}
    return {plain(word): stem(word, lang) for word in sorted(words | lexicon.words)}


def _everyday(lexicon: Lexicon, lang: Lang) -> dict[str, str]:
    return {word: stem(word, lang) for word in lexicon.loudness}


def _sounds(known: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = defaultdict(set)
    for word, its_stem in known.items():
        if sound(word):
            found[sound(word)].add(its_stem)
    return {spoken: tuple(sorted(stems)) for spoken, stems in found.items()}


def _strengths(
    found: Sequence[Entry], lexicon: Lexicon, known: Mapping[str, str], lang: Lang
) -> Postings:
    usual = _usual_lengths(found, lang)
    split = _split(found, known) if lang == "de" else {}
    weights: dict[Term, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for number, entry in enumerate(found):
        for field, words in entry.words[lang].items():
            length = 1 + SHORTNESS[field] * (len(words) / usual[field] - 1)
            for text, weight in _terms(words, lexicon, split, lang):
                weights[lang, text][number] += weight * FIELDS[field] / length
    return {term: _saturated(where) for term, where in weights.items()}


def _split(found: Sequence[Entry], known: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Each German word once, with the stems that it is made of."""
    words = {word for entry in found for row in entry.words["de"].values() for word in row}
    return {word: compound(word, known) for word in words}


def _usual_lengths(found: Sequence[Entry], lang: Lang) -> dict[Field, float]:
    lengths: dict[Field, list[int]] = {field: [] for field in FIELDS}
    for entry in found:
        for field, words in entry.words[lang].items():
            lengths[field].append(len(words))
    return {field: max(1, sum(found) / max(1, len(found))) for field, found in lengths.items()}


def _terms(
    words: Sequence[str], lexicon: Lexicon, split: Mapping[str, tuple[str, ...]], lang: Lang
) -> Iterator[tuple[str, float]]:
    """Every stem, every phrase the lexicon knows, and the parts of compounds."""
    row = [stem(word, lang) for word in words]
    yield from ((text, 1.0) for text in row)
    yield from ((" ".join(phrase), 1.0) for _, phrase in phrases(row, lexicon))
    yield from ((ANY_NUMBER, 1.0) for word in words if lexicon.is_number(word))
    for word in words:
        yield from ((part, PART_OF_A_COMPOUND) for part in split.get(word, ()))


def phrases(row: Sequence[str], lexicon: Lexicon) -> Iterator[tuple[int, Phrase]]:
    """Where phrases of two and more words stand that the lexicon knows."""
    for start, first in enumerate(row):
        for phrase in lexicon.starts.get(first, ()):
            if len(phrase) > 1 and tuple(row[start : start + len(phrase)]) == phrase:
                yield start, phrase


def compound(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The stems of the words a German compound is made of."""
    return tuple(known[part] for part in parts(plain(word), known))


def _saturated(where: Mapping[int, float]) -> dict[int, float]:
    return {number: weight / (weight + SATURATION) for number, weight in where.items()}


def rarity(holding: float, of: int) -> float:
    """How much it says that an entry holds a word which `holding` entries `of` all hold."""
    return min(RAREST, math.log(1 + (of - holding + 0.5) / (holding + 0.5)))
