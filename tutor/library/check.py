"""Cross checks between content and code. All problems are returned, never just the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tutor.library.check_aids import aids_are_whole
from tutor.library.check_plays import (
    cases_hold,
    rulings_are_proved,
    scenarios_work,
    situations_can_be,
)
from tutor.library.check_texts import (
    glossary_is_whole,
    messages_match_code,
    rules_match_code,
    rules_refer_to_rules,
    texts_are_short,
    units_are_used,
)
from tutor.library.check_words import ours_stands_apart
from tutor.library.load import GameLibrary
from tutor.library.models import Scenario
from tutor.library.where import stops_hold

Problems = Iterator[str]
Check = Callable[[GameLibrary], Problems]


def problems(library: GameLibrary) -> tuple[str, ...]:
    """Every problem of one game's content, each with the item it was found at."""
    return tuple(f"{library.slug}: {line}" for check in CHECKS for line in check(library))


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
    units_are_used,
    ours_stands_apart,
)
