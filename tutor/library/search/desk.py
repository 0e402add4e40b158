"""The look-up desk: words in, rules and rulings out, each with its answer in full."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from rapidfuzz import fuzz, process

from tutor.library.load import GameLibrary, Library, library
from tutor.library.models import Lang, Status
from tutor.library.search.gather import Kind
from tutor.library.search.index import Index, build
from tutor.library.search.question import notions
from tutor.library.search.rank import Ranked, rank
from tutor.library.search.spelling import cut

LONGEST = 400
"""Letters of a question that are read."""
GOOD = 0.35
"""The share of a question that a good hit answers at least."""
NUMBER = re.compile(r"\b(?:([a-z]{2})[- ]?)?([a-z]{1,3}[0-9]+[a-z]?)\b")


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule or ruling that answers. `title` is a ruling's question, `text` the answer itself.

    `scenario` is one to play, `proof` the title of a ruling's first proof position; `cites` the
    rules a ruling rests on, or those that must be read with a rule.
    """

    id: str
    game: str
    kind: Kind
    title: str
    text: str
    status: Status
    cites: tuple[str, ...]
    scenario: str | None
    proof: str | None
    score: float
    covered: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found. Without `found` no hit is good, and `hits` are the nearest there is."""

    words: str
    found: bool
    hits: tuple[Hit, ...]


@dataclass
class Search:
    """All games of a library; each one is indexed when it is first asked about."""

    library: Library
    _built: dict[str, Index] = field(default_factory=dict, repr=False)

    def ask(self, words: str, lang: Lang, slug: str | None = None, limit: int = 3) -> Answer:
        """The best hits of one game, or of all. Raises KeyError for a game that isn't there."""
        words = words[:LONGEST]
        games = [self.library.games[slug]] if slug else list(self.library.games.values())
        hits = [hit for game in games for hit in self._hits(game, words, lang, limit)]
        if not hits and cut(words):
            hits = [hit for game in games for hit in self._nearest(game, words, lang, limit)]
        hits.sort(key=lambda hit: -hit.score)
        found = bool(hits) and max(hit.covered for hit in hits) >= GOOD
        return Answer(words, found, tuple(hits[:limit]))

    def index(self, slug: str) -> Index:
        """A game's index."""
        if slug not in self._built:
            self._built[slug] = build(self.library.games[slug])
        return self._built[slug]

    def _hits(self, game: GameLibrary, words: str, lang: Lang, limit: int) -> list[Hit]:
        index = self.index(game.slug)
        ranked = rank(notions(words, lang, index), index, limit)
        named = _named(words, index)
        ranked = [*named, *(r for r in ranked if r.number not in {n.number for n in named})]
        return [_hit(game, index, one, lang) for one in ranked[:limit]]

    def _nearest(self, game: GameLibrary, words: str, lang: Lang, limit: int) -> list[Hit]:
        """Where no word is known: the titles that are written most like what was typed."""
        index = self.index(game.slug)
        titles = [" ".join(entry.words[lang]["title"]) for entry in index.entries]
        typed = " ".join(cut(words))
        found = process.extract(typed, titles, scorer=fuzz.token_sort_ratio, limit=limit)
        ranked = [Ranked(number, likeness / 1000, 0.0) for _, likeness, number in found]
        return [_hit(game, index, one, lang) for one in ranked]


def _named(words: str, index: Index) -> list[Ranked]:
    """Entries named by their ID, with or without the game's letters: `SG-M4`, `sg m4`, `m4`."""
    asked = [(game, rest) for game, rest in NUMBER.findall(words.casefold())]
    ids = [entry.id.casefold().split("-") for entry in index.entries]
    return [
        Ranked(number, 100.0 - number / 1000, 1.0)
        for number, (game, rest) in enumerate(ids)
        if (game, rest) in asked or ("", rest) in asked
    ]


def _hit(game: GameLibrary, index: Index, ranked: Ranked, lang: Lang) -> Hit:
    entry = index.entries[ranked.number]
    make = _rule_hit if entry.kind == "rule" else _ruling_hit
    return make(game, entry.id, ranked, lang)


def _rule_hit(game: GameLibrary, rule_id: str, ranked: Ranked, lang: Lang) -> Hit:
    rule = game.rules[rule_id]
    scenario = next(iter(game.scenarios_of(rule_id)), None)
    ruling = next(iter(game.rulings_of(rule_id)), None)
    return Hit(
        id=rule.id,
        game=game.slug,
        kind="rule",
        title=rule.title.of(lang),
        text=rule.text.of(lang),
        status=rule.status,
        cites=rule.together,
        scenario=scenario.id if scenario else None,
        proof=ruling.proof[0].title.of(lang) if ruling and not scenario else None,
        score=ranked.score,
        covered=ranked.covered,
    )


def _ruling_hit(game: GameLibrary, ruling_id: str, ranked: Ranked, lang: Lang) -> Hit:
    ruling = game.rulings[ruling_id]
    return Hit(
        id=ruling.id,
        game=game.slug,
        kind="ruling",
        title=ruling.question.of(lang),
        text=ruling.answer.of(lang),
        status=ruling.status,
        cites=ruling.cites,
        scenario=None,
        proof=ruling.proof[0].title.of(lang),
        score=ranked.score,
        covered=ranked.covered,
    )


@cache
def search() -> Search:
    """The search over all content, kept for the life of the program."""
    return Search(library())
