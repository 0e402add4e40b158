"""A game's content to the entries that answer a question: its rules and its rulings.

The words of messages, scenarios, mistakes, switches and the glossary lead to the rules they belong
to. What they say themselves is found beside the answers: see `beside`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES, Lang, RuleEntry, Ruling, Text
from tutor.library.search.files import Asked, asked
from tutor.library.search.spelling import cut

Kind = Literal["rule", "ruling", "term", "scenario", "mistake", "refusal"]
Field = Literal["title", "text", "asked", "near", "says", "more"]
FIELDS: dict[Field, float] = {
    "title": 2.0,
    "text": 1.3,
    "asked": 2.8,
    "near": 0.55,
    "says": 1.0,
    "more": 0.3,
}
"""What one word in a field weighs."""
SHORTNESS: dict[Field, float] = {
    "title": 0.65,
    "text": 0.9,
    "asked": 0.5,
    "near": 0.85,
    "says": 0.5,
    "more": 0.3,
}
"""How much more it weighs where the field is short: 0 not at all, 1 in full."""

ADVICE, VARIANT, USUAL, RULING = 0.9, 0.9, 1.0, 0.87
"""How readily an entry is offered: the rules of every game before tips, variants and rulings."""

PLACEHOLDER = re.compile(r"\{[^}]*\}|\b[A-Z]{2}-[A-Z]{1,3}[0-9]+[a-z]?\b")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, ruling or other text as words per language and field."""

    id: str
    kind: Kind
    prior: float
    words: dict[Lang, dict[Field, list[str]]]
    lines: dict[Lang, list[list[str]]] = field(default_factory=dict)
    """What can be said at one go: the title, and each question that people ask."""
    cites: tuple[str, ...] = ()
    """The rules that a ruling rests on."""


def entries(game: GameLibrary) -> list[Entry]:
    """Every rule and ruling of a game, in reading order."""
    rules = [_rule(game, rule) for rule in game.rules.values()]
    return rules + [_ruling(game, ruling) for ruling in game.rulings.values()]


def _rule(game: GameLibrary, rule: RuleEntry) -> Entry:
    texts: list[tuple[Field, Text]] = [
        ("title", rule.title),
        ("text", rule.text),
        *((("text", rule.ours),) if rule.ours else ()),
        *(("near", text) for text in _near(game, rule)),
        *(("says", text) for text in _says(rule)),
        *(("more", text) for text in _more(game, rule)),
    ]
    questions = asked(game.slug).get(rule.id)
    lines = _lines((rule.title, *_near(game, rule)), questions)
    return Entry(rule.id, "rule", _prior(rule), words_of(texts, questions), lines)


def _prior(rule: RuleEntry) -> float:
    if rule.role == "advice":
        return ADVICE
    return VARIANT if rule.when else USUAL


def _ruling(game: GameLibrary, ruling: Ruling) -> Entry:
    texts: list[tuple[Field, Text]] = [
        ("title", ruling.question),
        ("text", ruling.answer),
        *(("says", reading.text) for reading in ruling.readings),
        *(("more", proof.title) for proof in ruling.proof),
    ]
    questions = asked(game.slug).get(ruling.id)
    lines = _lines((ruling.question,), questions)
    words = words_of(texts, questions)
    return Entry(ruling.id, "ruling", RULING, words, lines, ruling.cites)


def _near(game: GameLibrary, rule: RuleEntry) -> Iterator[Text]:
    """How people ask about a rule: rulings that rest on it first of all, and mistakes."""
    yield from (ruling.question for ruling in game.rulings.values() if ruling.cites[0] == rule.id)
    for mistake in game.mistakes.values():
        if mistake.rules[0] == rule.id:
            yield from (mistake.belief, mistake.answer)


def _says(rule: RuleEntry) -> Iterator[Text]:
    for message in rule.says.values():
        yield message.fact
        if message.way is not None:
            yield message.way


def _more(game: GameLibrary, rule: RuleEntry) -> Iterator[Text]:
    if rule.why is not None:
        yield rule.why
    yield from _of_scenarios(game, rule.id)
    for switch in game.info.switches:
        if rule.id in switch.rules:
            yield from (switch.title, switch.help)
    yield from _of_terms(game, rule)


def _of_scenarios(game: GameLibrary, rule: str) -> Iterator[Text]:
    for scenario in game.scenarios.values():
        if scenario.teaches[0] == rule:
            yield from (scenario.title, scenario.goal)


def _of_terms(game: GameLibrary, rule: RuleEntry) -> Iterator[Text]:
    """The glossary and the plain word of every term in the rule's title."""
    for key, term in game.terms.terms.items():
        names = [term.name, term.forms.get("plural", term.name)]
        if any(_stands_in(name.en, rule.title.en) for name in names):
            found = (game.terms.glossary.get(key), term.plain)
            yield from (text for text in found if text is not None)


def _stands_in(name: str, title: str) -> bool:
    return _spaced(name) in _spaced(title)


@lru_cache(maxsize=2048)
def _spaced(text: str) -> str:
    return f" {' '.join(cut(text))} "


def words_of(
    texts: Iterable[tuple[Field, Text]], questions: Asked | None = None
) -> dict[Lang, dict[Field, list[str]]]:
    """The words of texts, and of questions that people ask, per language and field."""
    found: dict[Lang, dict[Field, list[str]]] = {lang: defaultdict(list) for lang in LANGUAGES}
    if questions is not None:
        for lang in LANGUAGES:
            found[lang]["asked"] = [word for line in questions.of(lang) for word in cut(line)]
    for name, text in texts:
        for lang in LANGUAGES:
            found[lang][name] += cut(PLACEHOLDER.sub(" ", text.of(lang)))
    return found


def _lines(texts: Sequence[Text], questions: Asked | None) -> dict[Lang, list[list[str]]]:
    found = {lang: [cut(text.of(lang)) for text in texts] for lang in LANGUAGES}
    if questions is not None:
        for lang in LANGUAGES:
            found[lang] += [cut(line) for line in questions.of(lang)]
    return found
