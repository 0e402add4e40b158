"""What stands beside the answers: words explained, tasks to play, mistakes, and refusals.

These are found in an index of their own, so that they never push a rule off its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES, Scenario, Text
from tutor.library.search.gather import Entry, Field, Kind, words_of

PLACEHOLDER = re.compile(r"\{[^}]*\}")
PRIOR: dict[Kind, float] = {"term": 1.6, "refusal": 0.8}
"""How readily a kind is shown: a word that is asked for comes first, refusals last."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A text that is no rule. `rules` are those it belongs to, `scenario` a position that shows
    it; `id` is its own name within its kind.
    """

    id: str
    kind: Kind
    title: Text
    text: Text
    rules: tuple[str, ...]
    scenario: str | None


def asides(game: GameLibrary) -> list[Aside]:
    """Everything of a game that may stand beside an answer, in a fixed order."""
    return [*_terms(game), *_scenarios(game), *_mistakes(game), *_refusals(game)]


def entry(aside: Aside) -> Entry:
    """The aside as words, for an index."""
    fields: list[tuple[Field, Text]] = [("title", aside.title), ("text", aside.text)]
    return Entry(aside.id, aside.kind, PRIOR.get(aside.kind, 1.0), words_of(fields))


def _terms(game: GameLibrary) -> Iterator[Aside]:
    for key, text in game.terms.glossary.items():
        yield Aside(key, "term", game.terms.terms[key].name, text, (), None)


def _scenarios(game: GameLibrary) -> Iterator[Aside]:
    for scenario in game.scenarios.values():
        yield Aside(
            scenario.id, "scenario", scenario.title, scenario.goal, scenario.teaches, scenario.id
        )


def _mistakes(game: GameLibrary) -> Iterator[Aside]:
    for mistake in game.mistakes.values():
        yield Aside(
            mistake.id, "mistake", mistake.belief, mistake.answer, mistake.rules, mistake.scenario
        )


def _refusals(game: GameLibrary) -> Iterator[Aside]:
    """What a learner reads when a rule refuses a move; values of a position are left open."""
    broken = _where_broken(game)
    for rule in game.rules.values():
        for key, message in rule.says.items():
            if message.way is not None:
                shown = broken.get(rule.id) or next(iter(game.scenarios_of(rule.id)), None)
                text = _joined(message.fact, message.way)
                scenario = shown.id if shown else None
                yield Aside(f"{rule.id}.{key}", "refusal", rule.title, text, (rule.id,), scenario)


def _where_broken(game: GameLibrary) -> Mapping[str, Scenario]:
    """A scenario for each rule in which a likely wrong move breaks it."""
    return {
        rule: scenario
        for scenario in reversed(list(game.scenarios.values()))
        for wrong in scenario.wrong
        for rule in wrong.cites
    }


def _joined(fact: Text, way: Text) -> Text:
    spoken = (PLACEHOLDER.sub("…", f"{fact.of(lang)} {way.of(lang)}") for lang in LANGUAGES)
    return Text(**dict(zip(LANGUAGES, spoken, strict=True)))
