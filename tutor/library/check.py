"""Cross checks between content and code. All problems are returned, never just the first."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator
from typing import Any

from tutor.engine.game import IllegalAction
from tutor.engine.problem import Unreadable
from tutor.library.cases import read_cases, run_case
from tutor.library.check_aids import aids_are_whole
from tutor.library.load import GameLibrary, content_root
from tutor.library.models import LANGUAGES, Message, RuleEntry, Scenario, Situation, Text
from tutor.library.plain import documents, read_text
from tutor.library.proofs import proof_case
from tutor.library.solve import Trial, attempt, begin, hint, situation
from tutor.library.where import stops_hold

MOST_WORDS_BEFORE_FOLD = 25
MOST_WORDS_OF_A_GOAL = 15
MOST_WORDS_OF_A_SUMMARY = 60
ALWAYS_GIVEN = {"need", "have"}

Problems = Iterator[str]
Check = Callable[[GameLibrary], Problems]


def problems(library: GameLibrary) -> tuple[str, ...]:
    """Every problem of one game's content, each with the item it was found at."""
    return tuple(f"{library.slug}: {line}" for check in CHECKS for line in check(library))


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
            if any(other not in entry.text.of(lang) for lang in LANGUAGES):
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


def situations_can_be(library: GameLibrary) -> Problems:
    """Every position shown can be, and every mark is a spot of its picture."""
    info = library.info
    figures = {section.id: section.figure for section in info.sections}
    for name, figure in {**figures, "turn_figure": info.turn_figure, "cover": info.cover}.items():
        yield from _can_be(library, f"figure {name}", figure)
    for preset in info.presets:
        yield from _can_be(library, f"preset {preset.id}", preset)


def _can_be(library: GameLibrary, name: str, shown: Situation) -> Problems:
    try:
        situation(library.game, shown)
    except (Unreadable, IllegalAction) as wrong:
        yield f"{name}: {wrong}"


def cases_hold(library: GameLibrary) -> Problems:
    """Every acceptance case holds; every malformed one is refused by the key it names."""
    for path in sorted((content_root() / library.slug / "cases").glob("*.yaml")):
        for number, data in enumerate(documents(read_text(path), path.name), 1):
            where = f"{path.name}, document {number}"
            refused = path.name.endswith(".bad.yaml")
            yield from _refused(where, data) if refused else _cases(where, data)


def _cases(where: str, data: object) -> Problems:
    for case in read_cases(data):
        for field, expected, found in run_case(case).differs:
            yield f"{where}: {case.id}: {field}: expected {expected}, found {found}"


def _refused(where: str, data: Any) -> Problems:
    key = data["cases"][0]["expect"]["names"]
    try:
        read_cases(data)
    except Unreadable as wrong:
        if not any(key in problem.key for problem in wrong.problems):
            yield f"{where}: refused, but not by {key}: {wrong}"
    else:
        yield f"{where}: was read, although {key} is wrong"


def scenarios_work(library: GameLibrary) -> Problems:
    """Unsolved at the start, solved by following hints, wrong moves refused as said."""
    for scenario in library.scenarios.values():
        for rule in scenario.teaches:
            if rule not in library.rules:
                yield f"{scenario.id}: teaches {rule}, which is not there"
        try:
            yield from (f"{scenario.id}: {line}" for line in _scenario(library, scenario))
        except (Unreadable, IllegalAction) as wrong:
            yield f"{scenario.id}: {wrong}"


def _scenario(library: GameLibrary, scenario: Scenario) -> Problems:
    trial = begin(library, scenario)
    if scenario.kind == "example":
        yield from _example(library, scenario)
    elif scenario.kind == "judge":
        if scenario.question is None:
            yield "kind judge needs a question"
        else:
            library.game.codec.read_move(scenario.question, trial.state)
    else:
        yield from _try(trial)


def _example(library: GameLibrary, scenario: Scenario) -> Problems:
    if not scenario.show:
        yield "kind example needs moves to show"
    situation(
        library.game,
        Situation(
            position=scenario.position,
            variant=scenario.variant,
            moves=(*scenario.moves, *scenario.show),
        ),
    )


def _try(trial: Trial) -> Problems:
    scenario = trial.scenario
    if scenario.success is None:
        yield "kind try needs a success condition"
        return
    for wrong in scenario.wrong:
        action = trial.game.codec.read_move(wrong.move, trial.state)
        verdict = trial.game.verdict(trial.state, action)
        if verdict.legal or not set(wrong.cites) <= set(verdict.cites):
            yield f"{wrong.move} should be refused by {wrong.cites}, not {verdict.cites}"
    if not scenario.wrong and not any(
        not trial.game.verdict(trial.state, action).legal
        for action in trial.game.temptations(trial.game.facts(trial.state))
    ):
        yield "nothing can go wrong here"
    yield from _hints_lead_there(trial)


def _hints_lead_there(trial: Trial) -> Problems:
    for _ in range(trial.scenario.within + 1):
        if trial.status == "done":
            return
        help_given = hint(trial, 3)
        if help_given.action is None:
            yield "no way to success from here"
            return
        trial = attempt(trial, help_given.action)
    if trial.status != "done":
        yield "following the hints does not succeed"


def rulings_are_proved(library: GameLibrary) -> Problems:
    """Each proof holds; cited rules and named switches exist; one reading is ours."""
    switches = {switch.key for switch in library.info.switches}
    for ruling in library.rulings.values():
        for rule in ruling.cites:
            if rule not in library.rules:
                yield f"{ruling.id}: cites {rule}, which is not there"
        if ruling.switch is not None and ruling.switch not in switches:
            yield f"{ruling.id}: switch {ruling.switch!r} is not in game.yaml"
        if ruling.readings and sum(reading.chosen for reading in ruling.readings) != 1:
            yield f"{ruling.id}: exactly one reading is the chosen one"
        for number, proof in enumerate(ruling.proof, 1):
            try:
                outcome = run_case(proof_case(library.game, ruling, proof))
            except Unreadable as wrong:
                yield f"{ruling.id}: proof {number}: {wrong}"
                continue
            for field, expected, found in outcome.differs:
                yield f"{ruling.id}: proof {number}: {field}: expected {expected}, found {found}"


def lessons_are_whole(library: GameLibrary) -> Problems:
    """Steps and prerequisites exist, and no lesson needs itself."""
    for lesson in library.lessons.values():
        for step in (*lesson.steps, *lesson.review):
            if step not in library.scenarios:
                yield f"{lesson.id}: step {step} is not there"
        earlier = list(library.lessons)[: list(library.lessons).index(lesson.id)]
        for need in lesson.needs:
            if need not in earlier:
                yield f"{lesson.id}: needs {need}, which does not come before it"
    for mistake in library.mistakes.values():
        if mistake.scenario not in library.scenarios:
            yield f"{mistake.id}: scenario {mistake.scenario} is not there"
        for rule in mistake.rules:
            if rule not in library.rules:
                yield f"{mistake.id}: names {rule}, which is not there"


def broken_rules_are_taught(library: GameLibrary) -> Problems:
    """Every rule that can be broken is broken once, on purpose, in a scenario."""
    if not library.lessons:
        return
    answered = {rule for scenario in library.scenarios.values() for rule in _answering(scenario)}
    for rule in sorted(library.game.book.enforces - answered):
        yield f"{rule}: no scenario lets the learner break it"


def _answering(scenario: Scenario) -> set[str]:
    rules = {rule for wrong in scenario.wrong for rule in wrong.cites}
    if scenario.success is not None and scenario.success.verdict == "illegal":
        rules |= set(scenario.success.cites)
    return rules


def glossary_is_whole(library: GameLibrary) -> Problems:
    """Every word that the glossary explains has a name in both languages."""
    for key in library.terms.glossary.keys() - library.terms.terms.keys():
        yield f"glossary: {key} has no entry under terms"


CHECKS: tuple[Check, ...] = (
    rules_match_code,
    rules_refer_to_rules,
    messages_match_code,
    texts_are_short,
    situations_can_be,
    cases_hold,
    scenarios_work,
    rulings_are_proved,
    lessons_are_whole,
    aids_are_whole,
    broken_rules_are_taught,
    stops_hold,
    glossary_is_whole,
)
