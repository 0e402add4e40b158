"""How words are cut, stemmed and compared, with umlauts in any spelling and typing errors."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from threading import Lock

import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import OSA

from tutor.library.models import Lang

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
UMLAUTS = re.compile("ae|oe|ue|ä|ö|ü")
ONE_ERROR, TWO_ERRORS = 4, 8
"""Letters from which a typed word may hold one typing error, or two."""

_STEMMERS = {"en": snowballstemmer.stemmer("english"), "de": snowballstemmer.stemmer("german")}
_LOCK = Lock()


def cut(text: str) -> list[str]:
    """The words of a text in small letters, without punctuation; `ß` is `ss`."""
    small = unicodedata.normalize("NFKC", text).casefold().replace("$", " dollar ")
    found = WORD.findall(small)
    return [word.replace("'", "").replace("’", "") for word in found]


def plain(word: str) -> str:
    """A word with every umlaut, written `ä`, `ae` or `a`, as one letter."""
    return UMLAUTS.sub(lambda umlaut: _base(umlaut[0][0]), word)


def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


@lru_cache(maxsize=50_000)
def stem(word: str, lang: Lang) -> str:
    """The word without its ending. A stemmer keeps notes while it works, hence the lock."""
    with _LOCK:
        found = str(_STEMMERS[lang].stemWord(word))
    return plain(found) if lang == "de" else found


def stems(text: str, lang: Lang) -> tuple[str, ...]:
    """Every word of a text, stemmed, in order."""
    return tuple(stem(word, lang) for word in cut(text))


def errors_allowed(word: str) -> int:
    """None up to three letters, one from four, two from eight."""
    return (len(word) >= ONE_ERROR) + (len(word) >= TWO_ERRORS)


def near(word: str, known: Iterable[str], limit: int = 4) -> list[tuple[str, float]]:
    """Known words within the errors allowed, the nearest first, with a likeness from 0 to 1.

    Two letters in the wrong order are one error.
    """
    allowed = errors_allowed(word)
    if not allowed:
        return []
    found = process.extract(
        word, list(known), scorer=OSA.distance, score_cutoff=allowed, limit=limit, processor=None
    )
    return [(other, 1 - distance / len(word)) for other, distance, _ in found]


SOUNDS = (
    ("chs|cks|ks|x", "x"), ("tsch|tch|sch|sh", "s"), ("ph|v|w|f", "f"), ("th|dt|d|t", "t"),
    ("qu", "kf"), ("ck|c|k|q|g", "k"), ("tz|z", "s"), ("b|p", "p"), ("ch", "k"), ("h", ""),
    ("[aeiouyäöü]+", "a"),
)  # fmt: skip


@lru_cache(maxsize=50_000)
def sound(word: str) -> str:
    """Roughly how a word sounds, so that `wexelt` is `wechselt`; shorter than four says nothing."""
    spoken = word
    for letters, letter in SOUNDS:
        spoken = re.sub(letters, letter, spoken)
    spoken = re.sub(r"(.)\1+", r"\1", spoken)
    return spoken if len(spoken) >= ONE_ERROR else ""


LINKS = ("", "s", "n", "en", "es", "e")
PREFIXES = frozenset(
    plain(word)
    for word in (
        *("ab", "an", "auf", "aus", "bei", "da", "drauf", "drüber", "durch", "ein", "fort"),
        *("her", "herum", "hin", "hinter", "los", "mit", "nach", "raus", "rein", "rauf", "rüber"),
        *("rum", "runter", "um", "vor", "voran", "vorbei", "weg", "weiter", "wieder", "zu"),
        *("zurück", "zusammen"),
    )
)
"""What a German verb may begin with; it stands for nothing of its own."""
SHORTEST_PART = 3


def parts(word: str, known: Mapping[str, object], depth: int = 3) -> tuple[str, ...]:
    """The known words a German compound is made of, in `plain` spelling; empty when it is none."""
    for cut_at in range(len(word) - SHORTEST_PART, 1, -1):
        head, tail = word[:cut_at], word[cut_at:]
        first = _part(head, known)
        if first is None:
            continue
        rest = (tail,) if tail in known else parts(tail, known, depth - 1) if depth > 1 else ()
        if rest:
            return (*first, *rest)
    return ()


def _part(head: str, known: Mapping[str, object]) -> tuple[str, ...] | None:
    """The known word a front part stands for; a verb's prefix stands for nothing of its own."""
    if head in PREFIXES:
        return ()
    for link in LINKS:
        bare = head.removesuffix(link) if link else head
        if len(bare) >= SHORTEST_PART and bare in known and head == bare + link:
            return (bare,)
    return None
