"""Learn: the lessons of a game, a lesson's steps, and single tasks."""

from __future__ import annotations

from dataclasses import replace

from tutor.app.frame import View, view
from tutor.app.parts import learn_end, learn_lesson, learn_overview, learn_proof
from tutor.app.widgets.problems import notice
from tutor.engine.problem import Problem, problem


def page() -> None:
    """Draw what the address names: a lesson, a single task, or all lessons."""
    here = view("learn")
    lib, address = here.game, here.address
    assert lib is not None
    if address.scenario in lib.scenarios:
        learn_lesson.single(here, lib, lib.scenarios[address.scenario])
    elif address.lesson in lib.lessons:
        _lesson(here)
    else:
        notice(here, _unknown(here), "learn_unknown")
        learn_overview.draw(here, lib)


def _unknown(here: View) -> tuple[Problem, ...]:
    """What the address asks for and this game lacks."""
    asked = (("lesson", here.address.lesson), ("scenario", here.address.scenario))
    return tuple(problem(name, f"no_{name}", found=found) for name, found in asked if found)


def _lesson(here: View) -> None:
    lib = here.game
    assert lib is not None
    lesson = lib.lessons[here.address.lesson]
    if here.address.mode == learn_proof.MODE:
        learn_proof.draw(here, lib, lesson)
        return
    last = len(lesson.steps) + len(lesson.review) + 1
    step = min(here.address.step or 1, last)
    if here.address.step > last:
        notice(here, (problem("step", "no_step", found=here.address.step, all=last),), "learn_step")
    here = replace(here, address=replace(here.address, step=step))
    if step == last:
        learn_end.draw(here, lib, lesson)
    else:
        learn_lesson.step(here, lib, lesson)
