"""The single place where a sentence is built: a message of a rule, filled with values.

A message is written as `{pig:pig} jumps {jumped:pig,and} ({count} {count:pig|pigs}).`:

- `{name}` puts a number as it is and a word by its `name` form;
- `{name:form}` asks for another form of the word, from the game's terms;
- `{name:key}` leaves the word as it was written, as a key of a file must stay;
- `{name:form,and}` joins a list with the language's "and" (or "or");
- `{name:one|other}` chooses by number.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine.problem import Problem
from tutor.engine.verdict import Finding, Note
from tutor.library.models import Lang, Message, RuleEntry, Text
from tutor.library.vocabulary import Terms, Texts, Unit

JOINERS: dict[Lang, dict[str, str]] = {
    "en": {"and": "and", "or": "or"},
    "de": {"and": "und", "or": "oder"},
}


@dataclass(frozen=True, slots=True)
class Spoken:
    """A finding as a reader sees it. `way` is "" where the rule offers no way out."""

    rule: str
    status: str
    title: str
    fact: str
    way: str
    need: str
    have: str
    at: tuple[str, ...]


class Words:
    """Speaks one language for one game. Raises KeyError for a text that does not exist."""

    def __init__(
        self,
        lang: Lang,
        rules: Mapping[str, RuleEntry],
        terms: Terms,
        texts: Texts,
        shared: Mapping[str, Text],
    ) -> None:
        self.lang = lang
        self.rules = rules
        self.terms = terms
        self.texts = texts
        self.shared = shared
        self._formatter = _Formatter(self)
        self._units = {name: unit for unit in texts.units.values() for name in unit.of}

    def of(self, text: Text) -> str:
        """A pair's sentence in this language."""
        return text.of(self.lang)

    def ui(self, key: str, /, **values: Any) -> str:
        """A text of the app itself."""
        return self.fill(self.of(self.shared[key]), values)

    def text(self, group: str, key: str, /, **values: Any) -> str:
        """A text of the game: group moves, problems, form, figure, questions or tools."""
        return self.fill(self.of(getattr(self.texts, group)[key]), values)

    def fill(self, template: str, values: Mapping[str, Any]) -> str:
        """A message with its values put in, its first letter as written."""
        if "{" not in template and "}" not in template:
            return _sentence(template)
        return _sentence(self._formatter.vformat(template, (), values))

    def term(self, value: object, form: str = "name") -> str:
        """A value as a word: a term in a form, a number or a name as it is."""
        if form == "key":
            return str(value)
        if isinstance(value, bool) or not isinstance(value, str):
            return self._plain(value)
        term = self.terms.terms.get(value)
        if term is not None and form in term.forms:
            return self.of(term.forms[form])
        name = self.of(term.name) if term is not None else value
        if form == "name":
            return name
        pattern = self.of(self.terms.forms[form])
        return pattern.replace("{name}", name)

    def _plain(self, value: object) -> str:
        if isinstance(value, bool):
            return self.ui("yes" if value else "no")
        return str(value)

    def join(self, values: Sequence[object], form: str = "name", joiner: str = "and") -> str:
        """A list in words."""
        words = [self.term(value, form) for value in values]
        if len(words) < 2:
            return words[0] if words else self.ui("nothing")
        return f"{', '.join(words[:-1])} {JOINERS[self.lang][joiner]} {words[-1]}"

    def answer(self, value: object) -> str:
        """The answer to a question in words: yes and no, names, lists, names with values. What is
        empty is nothing; lists in a list, and mappings in a mapping, stand apart.
        """
        if isinstance(value, Mapping):
            return self._named_answers(value)
        if isinstance(value, (list, tuple)):
            apart = any(isinstance(item, (list, tuple)) for item in value)
            parts = [self.answer(item) for item in value]
            return "; ".join(parts) if apart else self.join(parts)
        return self.term(value)

    def _named_answers(self, value: Mapping[Any, object]) -> str:
        """Names with values, the empty ones left out."""
        told = {key: item for key, item in value.items() if item != {}}
        pairs = [f"{self.term(key)}: {self.answer(item)}" for key, item in told.items()]
        apart = any(isinstance(item, Mapping) for item in told.values())
        return ("; " if apart else ", ").join(pairs) if pairs else self.ui("nothing")

    def message(self, finding: Finding) -> Message | None:
        """The message a finding asks for; None when the rule's own text is meant."""
        if not finding.note.say:
            return None
        return self.rules[finding.rule].says[finding.note.say]

    def finding(self, finding: Finding) -> Spoken:
        """One rule's answer in words."""
        rule, note = self.rules[finding.rule], finding.note
        message = self.message(finding)
        values, unit = _values(note), self._unit(finding)
        fact = self.of(message.fact) if message else self.of(rule.text)
        way = self.of(message.way) if message and message.way else ""
        return Spoken(
            rule.id,
            rule.status,
            self.of(rule.title),
            self.fill(fact, values) if message else fact,
            self.fill(way, values) if way else "",
            self._value(note.need, unit),
            self._value(note.have, unit),
            note.at,
        )

    def _unit(self, finding: Finding) -> Unit | None:
        say = f".{finding.note.say}" if finding.note.say else ""
        return self._units.get(f"{finding.rule}{say}")

    def _value(self, value: object, unit: Unit | None) -> str:
        """What is needed or there, a number with what it counts."""
        if value is None:
            return ""
        if unit is None or isinstance(value, bool) or not isinstance(value, int):
            return self.join(value) if isinstance(value, tuple) else self.term(value)
        text = unit.none if unit.none and not value else unit.text
        return self._formatter.vformat(self.of(text), (), {"count": value})

    def move(self, note: Note) -> str:
        """An action's label."""
        return self.text("moves", note.say, **dict(note.given))

    def tool(self, note: Note) -> str:
        """A line of a tool's answer."""
        return self.text("tools", note.say, **dict(note.given))

    def problem(self, problem: Problem) -> str:
        """What cannot be, without the key it stands at."""
        own = self.texts.problems.get(problem.say)
        text = own if own is not None else self.shared[f"problem_{problem.say}"]
        return self.fill(self.of(text), dict(problem.given))


def _values(note: Note) -> dict[str, Any]:
    values: dict[str, Any] = dict(note.given)
    values.setdefault("need", note.need)
    values.setdefault("have", note.have)
    return values


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Formatter(string.Formatter):
    """Fills messages; the part behind the colon is a form, a joiner or a choice by number."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, other = format_spec.split("|")
            return one if _count(value) == 1 else other
        form, _, joiner = format_spec.partition(",")
        if isinstance(value, (tuple, list)):
            return self.words.join(value, form or "name", joiner or "and")
        return self.words.term(value, form or "name")


def _count(value: Any) -> int:
    return len(value) if isinstance(value, (tuple, list)) else int(value)
