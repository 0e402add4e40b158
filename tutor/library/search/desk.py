"""The look-up desk: words in, rules and rulings out, each with its answer in full."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from rapidfuzz import fuzz, process

from tutor.library.load import GameLibrary, Library, library
from tutor.library.models import LANGUAGES, Lang
from tutor.library.search.beside import Aside, asides, entry
from tutor.library.search.hits import Hit, of_aside, of_entry
from tutor.library.search.index import Index, build, index_of
from tutor.library.search.meaning import encoder, meanings
from tutor.library.search.question import mended, notions
from tutor.library.search.rank import Ranked, rank
from tutor.library.search.spelling import cut, near
from tutor.library.search.sure import SURE, SURE_OF_ANY, sure

LONGEST = 400
"""Letters of a question that are read."""
CLOSE = 0.6
"""The share of a question that a text beside the answers has to do with."""
NEARLY = 0.6
"""How near a text beside the answers must come to the best of them."""
NUMBER = re.compile(r"\b(?:([a-z]{2})[- ]?)?([a-z]{1,3}[0-9]+[a-z]?)\b")


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found. Without `found` no hit is good, and `hits` are the nearest there is.

    `beside` has what else there is on these words: explained terms, tasks, mistakes, refusals.
    """

    words: str
    found: bool
    hits: tuple[Hit, ...]
    beside: tuple[Hit, ...] = ()


@dataclass
class Search:
    """All games of a library; each one is indexed when it is first asked about."""

    library: Library
    _built: dict[str, Index] = field(default_factory=dict, repr=False)
    _beside: dict[str, tuple[list[Aside], Index]] = field(default_factory=dict, repr=False)

    def ask(
        self, words: str, lang: Lang, slug: str | None = None, limit: int = 3, beside: int = 0
    ) -> Answer:
        """The best hits of one game, or of all; of the one that the question names, if it names
        one. Raises KeyError for a game that isn't there.
        """
        words = words[:LONGEST]
        games, asked = self._meant(words, slug)
        whole = mended(asked, lang, self.index(games[0].slug)) if len(games) == 1 else asked
        looked = [self._hits(game, asked, whole, lang, limit) for game in games]
        hits = [hit for found, _ in looked for hit in found]
        if not hits and cut(asked):
            hits = [hit for game in games for hit in self._nearest(game, asked, lang, limit)]
        found = max(sure for _, sure in looked) >= (SURE if len(games) == 1 else SURE_OF_ANY)
        more = [hit for game in games for hit in self._more(game, asked, lang, beside)]
        return Answer(words, found, _best(hits, limit), _close(_best(more, beside)))

    def prepare(self) -> None:
        """Index every game now, so that nobody waits later."""
        for slug in self.library.games:
            self.index(slug)
            self._aside(slug)
        encoder()

    def index(self, slug: str) -> Index:
        """A game's index."""
        if slug not in self._built:
            self._built[slug] = build(self.library.games[slug])
        return self._built[slug]

    def _aside(self, slug: str) -> tuple[list[Aside], Index]:
        if slug not in self._beside:
            game = self.library.games[slug]
            found = asides(game)
            index = index_of([entry(one) for one in found], self.index(slug).lexicons)
            self._beside[slug] = found, index
        return self._beside[slug]

    def _meant(self, words: str, slug: str | None) -> tuple[list[GameLibrary], str]:
        """The games to look in, and the question without their names."""
        games = [self.library.games[slug]] if slug else list(self.library.games.values())
        named = [(game, rest) for game in games if (rest := _without_name(words, game))]
        if not named:
            return games, words
        return [game for game, _ in named], min((rest for _, rest in named), key=len)

    def _hits(
        self, game: GameLibrary, words: str, whole: str, lang: Lang, limit: int
    ) -> tuple[list[Hit], float]:
        """A game's hits for single words and for the question as a whole, and how sure they are."""
        index = self.index(game.slug)
        likeness = _likeness(game.slug, whole, index)
        ranked = rank(notions(words, lang, index), index, limit, likeness)
        named = _named(words, index)
        certain = 1.0 if named else sure(words, lang, index, meanings().get(game.slug), ranked)
        ranked = [*named, *(r for r in ranked if r.number not in {n.number for n in named})]
        entries = ((index.entries[one.number], one) for one in ranked[:limit])
        return [of_entry(game, entry, one, lang) for entry, one in entries], certain

    def _more(self, game: GameLibrary, words: str, lang: Lang, limit: int) -> list[Hit]:
        if not limit:
            return []
        found, index = self._aside(game.slug)
        ranked = rank(notions(words, lang, index), index, limit)
        close = [one for one in ranked if one.covered >= CLOSE]
        return [of_aside(game, found[one.number], one, lang) for one in close]

    def _nearest(self, game: GameLibrary, words: str, lang: Lang, limit: int) -> list[Hit]:
        """Where no word is known: the titles that are written most like what was typed."""
        index = self.index(game.slug)
        titles = [" ".join(entry.words[lang]["title"]) for entry in index.entries]
        typed = " ".join(cut(words))
        found = process.extract(typed, titles, scorer=fuzz.token_sort_ratio, limit=limit)
        ranked = [Ranked(number, likeness / 1000, 0.0) for _, likeness, number in found]
        return [of_entry(game, index.entries[one.number], one, lang) for one in ranked]


def _likeness(slug: str, words: str, index: Index) -> Sequence[float]:
    """How near a question comes to each entry; nothing for a game that was never fitted."""
    known = meanings().get(slug)
    return known.likeness(words, [entry.id for entry in index.entries]) if known else ()


def _best(hits: Iterable[Hit], limit: int) -> tuple[Hit, ...]:
    return tuple(sorted(hits, key=lambda hit: -hit.score)[:limit])


def _close(hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """Those that come near the best one."""
    return tuple(hit for hit in hits if hit.score >= hits[0].score * NEARLY)


def _without_name(words: str, game: GameLibrary) -> str:
    """The question without the game's name; "" when it does not name the game or nothing else."""
    row = cut(words)
    for name in (cut(game.info.title.of(lang)) for lang in LANGUAGES):
        for start in range(len(row) - len(name) + 1):
            if all(map(_same, row[start : start + len(name)], name)):
                return " ".join((*row[:start], *row[start + len(name) :]))
    return ""


def _same(typed: str, name: str) -> bool:
    """Whether a word is a part of a name, typing errors allowed."""
    return typed == name or bool(near(typed, (name,)))


def _named(words: str, index: Index) -> list[Ranked]:
    """Entries named by their ID, with or without the game's letters: `SG-M4`, `sg m4`, `m4`."""
    asked = [(game, rest) for game, rest in NUMBER.findall(words.casefold())]
    ids = [entry.id.casefold().split("-") for entry in index.entries]
    return [
        Ranked(number, 100.0 - number / 1000, 1.0)
        for number, (game, rest) in enumerate(ids)
        if (game, rest) in asked or ("", rest) in asked
    ]


@cache
def search() -> Search:
    """The search over all content, kept for the life of the program."""
    return Search(library())
