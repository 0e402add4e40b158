"""What `check` says of rules and messages: text against code, one rule against another."""

from __future__ import annotations

import string
from collections.abc import Iterator

from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES, Message, RuleEntry, Text

MOST_WORDS_BEFORE_FOLD = 25
MOST_WORDS_OF_A_GOAL = 15
MOST_WORDS_OF_A_SUMMARY = 60
ALWAYS_GIVEN = {"need", "have"}

Problems = Iterator[str]


def rules_match_code(library: GameLibrary) -> Problems:
    """Every rule the code speaks for is written down, and the other way round."""
    book = library.game.book
    for rule in sorted(book.rules() - library.rules.keys()):
        yield f"{rule}: the code cites it, rules.yaml lacks it"
    for entry in library.rules.values():
        spoken = _role(library, entry.id)
        if entry.role in ("checked", "effect") and entry.role != spoken:
            yield f"{entry.id}: role says {entry.role}, the code says {spoken}"
        if entry.role not in ("checked", "effect") and spoken != "silent":
            yield f"{entry.id}: role says {entry.role}, the code says {spoken}"


def _role(library: GameLibrary, rule: str) -> str:
    book = library.game.book
    if rule in book.enforces:
        return "checked"
    return "effect" if rule in book.effects else "silent"


def rules_refer_to_rules(library: GameLibrary) -> Problems:
    """Related rules, sections and switches exist; rules read together name each other."""
    sections = {section.id for section in library.info.sections}
    switches = {switch.key for switch in library.info.switches}
    for entry in library.rules.values():
        for other in (*entry.related, *entry.together):
            if other not in library.rules:
                yield f"{entry.id}: refers to {other}, which is not there"
        for other in entry.together:
            if any(other not in entry.spoken(lang) for lang in LANGUAGES):
                yield f"{entry.id}: must be read with {other}, but its text does not say so"
        if entry.section not in sections:
            yield f"{entry.id}: section {entry.section!r} is not in game.yaml"
        for key in entry.when.keys() - switches:
            yield f"{entry.id}: when.{key} is no switch of game.yaml"


def messages_match_code(library: GameLibrary) -> Problems:
    """Each declared message is written, with no other values than the code gives."""
    declared = library.game.book.speaks
    for rule, key in sorted(declared):
        entry = library.rules.get(rule)
        if entry is not None and key not in entry.says:
            yield f"{rule}: says.{key} is missing; values: {', '.join(declared[rule, key])}"
    for entry in library.rules.values():
        for key, message in entry.says.items():
            names = declared.get((entry.id, key))
            if names is None:
                yield f"{entry.id}: says.{key} is used by no code"
            else:
                yield from _placeholders(entry, key, message, set(names))


def _placeholders(entry: RuleEntry, key: str, message: Message, names: set[str]) -> Problems:
    for text in (message.fact, message.way):
        for lang in LANGUAGES if text else ():
            assert text is not None
            unknown = placeholders(text.of(lang)) - names - ALWAYS_GIVEN
            if unknown:
                yield f"{entry.id}: says.{key}.{lang} asks for {sorted(unknown)}"
    for lang in LANGUAGES:
        spoken = message.fact.of(lang) + (" " + message.way.of(lang) if message.way else "")
        if len(spoken.split()) > MOST_WORDS_BEFORE_FOLD:
            yield f"{entry.id}: says.{key}.{lang} has {len(spoken.split())} words, at most 25"


def placeholders(template: str) -> set[str]:
    """The names of the values a message asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def texts_are_short(library: GameLibrary) -> Problems:
    """Summary and goals keep to their number of words."""
    yield from _short("summary", library.info.summary, MOST_WORDS_OF_A_SUMMARY)
    for scenario in library.scenarios.values():
        yield from _short(f"{scenario.id}: goal", scenario.goal, MOST_WORDS_OF_A_GOAL)
        if scenario.say is not None:
            yield from _short(f"{scenario.id}: say", scenario.say, MOST_WORDS_BEFORE_FOLD)


def _short(name: str, text: Text, most: int) -> Problems:
    for lang in LANGUAGES:
        words = len(text.of(lang).split())
        if words > most:
            yield f"{name}.{lang} has {words} words, at most {most}"


def glossary_is_whole(library: GameLibrary) -> Problems:
    """Every word that the glossary explains has a name in both languages."""
    for key in library.terms.glossary.keys() - library.terms.terms.keys():
        yield f"glossary: {key} has no entry under terms"


def units_are_used(library: GameLibrary) -> Problems:
    """What figures count is said once for a message, and only for one that the code has."""
    own = library.game.book.rules()
    known = {f"{rule}.{key}" for rule, key in library.game.book.speaks} | own
    seen: set[str] = set()
    for unit in library.texts.units.values():
        for name in unit.of:
            if name not in known:
                yield f"units: {name} is no message"
            if name in seen:
                yield f"units: {name} stands twice"
            seen.add(name)
