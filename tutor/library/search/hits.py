"""What a hit shows: the answer itself, its status, the rules it rests on, what proves it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.library.load import GameLibrary
from tutor.library.models import Lang, Status
from tutor.library.search.beside import Aside
from tutor.library.search.gather import Entry, Kind
from tutor.library.search.rank import Ranked


@dataclass(frozen=True, slots=True)
class Hit:
    """A text that answers. `title` is a ruling's question, `text` the answer itself.

    `scenario` is one to play, `proof` the title of a ruling's first proof position; `cites` the
    rules a text rests on, or those that must be read with a rule. Only words that the glossary
    explains have no status. `ours` is what we added to a rule, with the status of that.
    """

    id: str
    game: str
    kind: Kind
    title: str
    text: str
    status: Status | None
    cites: tuple[str, ...]
    scenario: str | None
    proof: str | None
    score: float
    covered: float
    ours: tuple[str, Status] | None = None


def of_entry(game: GameLibrary, entry: Entry, ranked: Ranked, lang: Lang) -> Hit:
    """A rule or ruling as a hit."""
    make = _rule if entry.kind == "rule" else _ruling
    return make(game, entry.id, ranked, lang)


def _rule(game: GameLibrary, rule_id: str, ranked: Ranked, lang: Lang) -> Hit:
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
        ours=(rule.ours.of(lang), rule.ours.status) if rule.ours else None,
    )


def _ruling(game: GameLibrary, ruling_id: str, ranked: Ranked, lang: Lang) -> Hit:
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


def of_aside(game: GameLibrary, aside: Aside, ranked: Ranked, lang: Lang) -> Hit:
    """What stands beside the answers as a hit; its status is that of the rule it belongs to."""
    return Hit(
        id=aside.id,
        game=game.slug,
        kind=aside.kind,
        title=aside.title.of(lang),
        text=aside.text.of(lang),
        status=game.rules[aside.rules[0]].status if aside.rules else None,
        cites=aside.rules,
        scenario=aside.scenario,
        proof=None,
        score=ranked.score,
        covered=ranked.covered,
    )
