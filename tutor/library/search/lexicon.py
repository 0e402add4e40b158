"""Which words stand for which: a game's synonyms and the everyday words of all games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations

from tutor.library.models import LANGUAGES, Lang
from tutor.library.models_words import Synonyms
from tutor.library.search.files import Everyday, everyday
from tutor.library.search.spelling import cut, plain, stems

Phrase = tuple[str, ...]
Swaps = Mapping[Phrase, Mapping[Phrase, float]]

TO_OUR_WORD, TO_LAYMANS_WORD, IN_A_RING = 0.75, 0.35, 0.42
TO_A_NUMBER, ANY_NUMBER = 0.6, "#"
"""A question for a number is answered where a number stands."""
QUIET, SOFT, LOUD = 0.15, 0.45, 1.0
"""How much a word of a question counts."""


@dataclass(frozen=True)
class Lexicon:
    """One language of one game: what a phrase of stems may mean, and how loud a word is."""

    swaps: Swaps
    loudness: Mapping[str, float]
    words: frozenset[str]
    """Every word in it, as it is written in lists, for recognising typing errors."""
    numbers: frozenset[str]
    starts: Mapping[str, tuple[Phrase, ...]]
    """First stem to the phrases that begin with it."""

    def is_number(self, word: str) -> bool:
        """Whether a word gives a number."""
        return word.isdecimal() or word in self.numbers

    def loud(self, word: str) -> float:
        """How much a word counts in a question."""
        return self.loudness.get(plain(word), LOUD)


def lexicons(synonyms: Synonyms) -> dict[Lang, Lexicon]:
    """The lexicon of each language for a game with these synonyms."""
    return {lang: _lexicon(synonyms, lang) for lang in LANGUAGES}


def _lexicon(synonyms: Synonyms, lang: Lang) -> Lexicon:
    general = everyday().of(lang)
    own = synonyms.en if lang == "en" else synonyms.de
    swaps: dict[Phrase, dict[Phrase, float]] = defaultdict(dict)
    _add_rings(swaps, general.rings, lang)
    _add_synonyms(swaps, own, lang)
    for phrase in general.counting:
        _swap(swaps, stems(phrase, lang), (ANY_NUMBER,), TO_A_NUMBER)
    listed = [*(word for ring in general.rings for word in ring), *own, *_flat(own.values())]
    words = frozenset(word for entry in listed for word in cut(entry))
    return Lexicon(
        dict(swaps), _loudness(general, own), words, frozenset(general.numbers), _starts(swaps)
    )


def _flat(lists: Iterable[Iterable[str]]) -> list[str]:
    return [word for words in lists for word in words]


def _add_rings(
    swaps: dict[Phrase, dict[Phrase, float]], rings: Iterable[Iterable[str]], lang: Lang
) -> None:
    for ring in rings:
        for one, other in permutations([stems(word, lang) for word in ring], 2):
            _swap(swaps, one, other, IN_A_RING)


def _add_synonyms(
    swaps: dict[Phrase, dict[Phrase, float]], own: Mapping[str, Iterable[str]], lang: Lang
) -> None:
    for head, variants in own.items():
        for variant in variants:
            _swap(swaps, stems(variant, lang), stems(head, lang), TO_OUR_WORD)
            _swap(swaps, stems(head, lang), stems(variant, lang), TO_LAYMANS_WORD)


def _swap(
    swaps: dict[Phrase, dict[Phrase, float]], one: Phrase, other: Phrase, weight: float
) -> None:
    if one and other and one != other:
        swaps[one][other] = max(weight, swaps[one].get(other, 0))


def _loudness(general: Everyday, own: Mapping[str, Iterable[str]]) -> dict[str, float]:
    """A quiet word that a game lists as a word of its own is not quiet there."""
    own_words = {plain(word) for word in _flat(own.values()) if " " not in word}
    soft = {plain(word): SOFT for entry in general.soft for word in cut(entry)}
    quiet = {plain(word): QUIET for entry in _flat(general.quiet) for word in cut(entry)}
    raised = {word: SOFT for word in quiet if word in own_words}
    return quiet | raised | soft


def _starts(swaps: Mapping[Phrase, Mapping[Phrase, float]]) -> dict[str, tuple[Phrase, ...]]:
    found: dict[str, list[Phrase]] = defaultdict(list)
    for phrase in swaps:
        found[phrase[0]].append(phrase)
    return {first: tuple(phrases) for first, phrases in found.items()}
