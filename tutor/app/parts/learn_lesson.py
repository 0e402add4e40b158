"""A lesson's step or a single task: where it stands, what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from tutor.app import profile
from tutor.app.address import Address
from tutor.app.frame import View, plain_view
from tutor.app.parts import learn_step, learn_work
from tutor.app.parts.learn_step import Task
from tutor.app.widgets.dots import Dot, dots
from tutor.app.widgets.html import esc, icon, link, status
from tutor.app.widgets.problems import notice
from tutor.explain.words import Words
from tutor.library import editions
from tutor.library.load import GameLibrary
from tutor.library.models import Lang, Lesson, Scenario
from tutor.store.base import Effort

OURS = ("reconstructed", "house")
"""Statuses that a task shows above its board, because no rulebook stands behind them."""


def ids(lesson: Lesson) -> tuple[str, ...]:
    """The tasks of a lesson in order, those that look back last."""
    return (*lesson.steps, *lesson.review)


def efforts(lib: GameLibrary) -> Mapping[str, Effort]:
    """What this learner has done in the game."""
    return profile.store().efforts(profile.profile(), lib.slug)


def solved(done: Mapping[str, Effort], scenario: str) -> bool:
    """Whether a task was ever solved."""
    return scenario in done and done[scenario].solved


def step_address(view: View, lesson: Lesson, step: int) -> Address:
    """A step of a lesson from its start."""
    return view.at("learn", lesson=lesson.id, step=step)


def next_open(lesson: Lesson, done: Mapping[str, Effort]) -> int | None:
    """The first step not solved yet, from 1; None when all are."""
    every = enumerate(ids(lesson), 1)
    return next((number for number, name in every if not solved(done, name)), None)


def step(view: View, lib: GameLibrary, lesson: Lesson) -> None:
    """Draw the step that the address names."""
    number = view.address.step
    scenario = _scenario(view, lib, ids(lesson)[number - 1])
    work, problems = learn_work.read(lib, scenario, view.address.moves)
    notice(view, problems, "learn_damaged")
    lead = view.words.of(lesson.intro) if number == 1 and not work.log else ""
    onward = step_address(view, lesson, number + 1)
    head = _head(view, lib, lesson) + resting(lib, view.words, scenario)
    head += _as_printed(view, lib, scenario)
    task = Task(view, work, head, lead, onward, wordless=lesson.wordless)
    learn_step.draw(task)


def _scenario(view: View, lib: GameLibrary, name: str) -> Scenario:
    """A task under the reader's edition and house rules, where it still teaches the same."""
    return editions.under(lib.slug, name, view.address.variant)


def resting(lib: GameLibrary, words: Words, scenario: Scenario) -> str:
    """That a task rests on rules which no rulebook prints: house rules, or reconstructed ones."""
    found = {lib.rules[rule].status for rule in scenario.teaches}
    marks = "".join(status(words, kind) for kind in OURS if kind in found)
    return f'<p class="rs-small rs-row">{marks}</p>' if marks else ""


def _as_printed(view: View, lib: GameLibrary, scenario: Scenario) -> str:
    """That a task keeps to the rulebook, where the reader plays otherwise."""
    if not editions.stays(lib.slug, scenario.id, view.address.variant):
        return ""
    return f'<p class="rs-small rs-off">{esc(view.ui("edition_step"))}</p>'


def _head(view: View, lib: GameLibrary, lesson: Lesson) -> str:
    """The lesson's name, the way back, where we are, and the dots."""
    where = _where(view, len(lesson.steps), len(lesson.review))
    head = crumb(view, view.words.of(lesson.title), where) + row(view, lib, lesson)
    return f'<div class="rs-lessonhead">{head}</div>'


def _where(view: View, steps: int, review: int) -> str:
    """Which step it is of how many, and how many tasks look back after them."""
    number = view.address.step
    if number > steps:
        return view.ui("learn_review_of", number=number - steps, all=review)
    if review:
        return view.ui("learn_step_then", number=number, all=steps, more=review)
    return view.ui("learn_step_of", number=number, all=steps)


def crumb(view: View, title: str, where: str) -> str:
    """The line above the goal: back to all lessons, the lesson, the place in it."""
    back = link(
        view.at("learn"),
        icon("back"),
        "rs-quiet rs-backlink",
        f'aria-label="{esc(view.ui("learn_overview"))}" title="{esc(view.ui("learn_overview"))}"',
    )
    page = replace(view.address, moves="", mode="")
    code = link(
        replace(page, place="share", of=page.place),
        icon("qr"),
        "rs-quiet rs-backlink",
        f'aria-label="{esc(view.ui("share_qr"))}" title="{esc(view.ui("share_qr"))}"',
    )
    return (
        f'<p class="rs-crumb">{back}<strong>{esc(title)}</strong>'
        f'<span class="rs-small">{esc(where)}</span>{code}</p>'
    )


def row(view: View, lib: GameLibrary, lesson: Lesson) -> str:
    """The dots of a lesson, with the step on show."""
    done = efforts(lib)
    solved_ = tuple(name for name in ids(lesson) if solved(done, name))
    return _row(view.at("learn", step=view.address.step), view.lang, lesson.id, solved_)


@lru_cache(maxsize=256)
def _row(base: Address, lang: Lang, lesson_id: str, done: tuple[str, ...]) -> str:
    view = plain_view(base, lang)
    assert view.game is not None, "a lesson belongs to a game"
    lib, lesson = view.game, view.game.lessons[lesson_id]
    steps, every = len(lesson.steps), []
    for number, name in enumerate(ids(lesson), 1):
        review = number > steps
        key = "learn_step_review" if review else "learn_step"
        title = view.words.of(lib.scenarios[name].title)
        said = view.ui(key, number=number - steps if review else number, title=title)
        to = step_address(view, lesson, number)
        here = number == view.address.step
        every.append(Dot(to, said, name in done, here, "review" if review else "step"))
    last = len(ids(lesson)) + 1
    finished = len(done) == len(ids(lesson))
    to, said = step_address(view, lesson, last), view.ui("learn_step_end")
    every.append(Dot(to, said, finished, last == view.address.step, "end"))
    return dots(view.ui("learn_steps"), every, view.ui("learn_is_done"), view.ui("learn_is_open"))


def single(view: View, lib: GameLibrary, scenario: Scenario) -> None:
    """Draw one task by itself, as the rules page links to it."""
    scenario = _scenario(view, lib, scenario.id)
    work, problems = learn_work.read(lib, scenario, view.address.moves)
    notice(view, problems, "learn_damaged")
    head = crumb(view, view.words.of(scenario.title), view.ui("learn_single"))
    head += resting(lib, view.words, scenario) + _as_printed(view, lib, scenario)
    learn_step.draw(Task(view, work, head, "", _after(view, lib, scenario)))


def _after(view: View, lib: GameLibrary, scenario: Scenario) -> Address:
    """Where a single task leads: the next task on the same rule, else its lesson, else all."""
    same = [one.id for one in lib.scenarios_of(scenario.teaches[0])]
    later = same[same.index(scenario.id) + 1 :] if scenario.id in same else []
    return view.at("learn", scenario=later[0]) if later else view.at("learn")
