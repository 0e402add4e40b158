"""Why an attempt did not reach the goal: the conditions that did not hold, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.explain.words import Words
from tutor.library.lacking import Lack, lacking
from tutor.library.models import Condition
from tutor.library.solve import Trial, holds


def missed(trial: Trial, words: Words) -> tuple[str, ...]:
    """What was missing, one sentence each, the plainest last."""
    scenario = trial.scenario
    said: list[str] = []
    if scenario.success is not None:
        said += _unmet(trial, words, scenario.success)
    broken = scenario.failure is not None and holds(trial, scenario.failure)
    if broken:
        said.append(words.ui("learn_why_failure"))
    elif not said or scenario.within > 1:
        said.append(words.ui("learn_why_moves", count=scenario.within))
    return tuple(dict.fromkeys(said))


def _unmet(trial: Trial, words: Words, condition: Condition) -> Iterator[str]:
    """Each part of a condition that does not hold."""
    if condition.verdict and not holds(trial, Condition(verdict=condition.verdict)):
        yield words.ui(f"learn_why_{condition.verdict}")
        return
    cites = [rule for rule in condition.cites if not holds(trial, Condition(cites=(rule,)))]
    if condition.move and not holds(trial, Condition(move=condition.move)):
        yield words.ui("learn_why_move", goal=words.of(trial.scenario.goal))
    elif cites:
        yield words.ui("learn_why_cites", rules=tuple(cites))
    state = Condition(then=condition.then, ask=condition.ask, answer=condition.answer)
    if not holds(trial, state):
        yield _numbers(trial, words, condition) or words.ui("learn_why_then")
    for part in condition.all:
        yield from _unmet(trial, words, part)
    if condition.any and not any(holds(trial, part) for part in condition.any):
        yield from _unmet(trial, words, condition.any[0])
    if any(holds(trial, part) for part in condition.none):
        yield words.ui("learn_why_none")


def _numbers(trial: Trial, words: Words, condition: Condition) -> str:
    """What there is too few or too many of; "" where no number tells."""
    lacks = [_told(words, lack) for lack in lacking(trial, condition.then)]
    return words.ui("learn_why_numbers", numbers="; ".join(lacks)) if lacks else ""


def _told(words: Words, lack: Lack) -> str:
    what = words.text("form", lack.field.label, **dict(lack.field.given))
    return words.ui("learn_why_number", what=what, have=lack.have, wanted=lack.wanted)
