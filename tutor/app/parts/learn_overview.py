"""All lessons of a game: how far the learner is, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.app.frame import View
from tutor.app.parts import beside, learn_end, learn_proof
from tutor.app.parts.learn_lesson import efforts, ids, next_open, solved, step_address
from tutor.app.widgets import terms
from tutor.app.widgets.dots import quiet_dots
from tutor.app.widgets.html import esc, fold, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.load import GameLibrary
from tutor.library.models import Lesson
from tutor.store.base import Effort


def draw(view: View, lib: GameLibrary) -> None:
    """Draw the overview."""
    done = efforts(lib)
    due = next_lesson(lib, done)
    cards = "".join(
        _card(view, lib, lesson, number, done, due=lesson.id == due)
        for number, lesson in enumerate(lib.lessons.values(), 1)
    )
    html = (
        f'<div class="rs-page rs-learn">{_top(view, lib)}'
        f'<ol class="rs-lessons">{cards}</ol>{_single_tasks(view, lib, done)}</div>'
    )
    sheet(terms.tappable(view.at("learn"), view.lang, "learn", html), "learn_overview")


def next_lesson(lib: GameLibrary, done: Mapping[str, Effort]) -> str:
    """The first lesson not finished whose base is; "" when all are."""
    open_ = [lesson for lesson in lib.lessons.values() if next_open(lesson, done) is not None]
    ready = [lesson for lesson in open_ if not {one.id for one in open_} & set(lesson.needs)]
    return next((lesson.id for lesson in (*ready, *open_)), "")


def _top(view: View, lib: GameLibrary) -> str:
    """Who you are, how you win, when it ends, and where the whole text is."""
    words = view.words
    title = view.ui("learn_title", game=words.of(lib.info.title))
    inside = icon("rules") + f"<span>{esc(view.ui('learn_to_rules'))}</span>"
    return (
        f'<div class="rs-learntop"><h1>{esc(title)}</h1>'
        f"{paragraph(words.of(lib.info.summary), 'rs-lead')}"
        f"{beside.row(words, view.address, link(view.at('rules'), inside, 'rs-quiet'))}</div>"
    )


def _card(
    view: View,
    lib: GameLibrary,
    lesson: Lesson,
    number: int,
    done: Mapping[str, Effort],
    *,
    due: bool,
) -> str:
    words = view.words
    filled = [solved(done, name) for name in ids(lesson)]
    progress = view.ui("learn_solved", done=sum(filled), all=len(filled))
    facts = f"{progress} · {view.ui('learn_minutes', count=lesson.minutes)}"
    eyebrow = view.ui("learn_first") if due else view.ui("learn_lesson", number=number)
    return (
        f'<li class="rs-lesson {"is-due" if due else ""} {"is-done" if all(filled) else ""}">'
        f'<span class="rs-lessonno" aria-hidden="true">{number}</span><div>'
        f'<p class="rs-eyebrow">{esc(eyebrow)}</p>'
        f"<h2>{esc(words.of(lesson.title))}</h2>{paragraph(words.of(lesson.intro))}"
        f'<p class="rs-facts">{quiet_dots(filled)} <span>{esc(facts)}</span></p>'
        f"{_needs(view, lib, lesson)}{_ways(view, lesson, done, due=due)}"
        f"{learn_end.script(view, lesson)}</div></li>"
    )


def _needs(view: View, lib: GameLibrary, lesson: Lesson) -> str:
    if not lesson.needs:
        return ""
    names = " · ".join(view.words.of(lib.lessons[need].title) for need in lesson.needs)
    return paragraph(f"{view.ui('learn_needs')}: {names}", "rs-small")


def _ways(view: View, lesson: Lesson, done: Mapping[str, Effort], *, due: bool) -> str:
    """Start, go on or repeat; and, while something is open, the short cut for those who know."""
    open_ = next_open(lesson, done)
    begun = any(solved(done, name) for name in ids(lesson))
    word = "learn_again" if open_ is None else "learn_go_on" if begun else "learn_start"
    inside = f"<span>{esc(view.ui(word))}</span>{icon('next')}"
    named = f'aria-label="{esc(view.ui(word))}: {esc(view.words.of(lesson.title))}"'
    css = "rs-button is-main" if due else "rs-button"
    start = link(step_address(view, lesson, open_ or 1), inside, css, named)
    return f'<div class="rs-row">{start}{learn_proof.way_in(view, lesson) if open_ else ""}</div>'


def _single_tasks(view: View, lib: GameLibrary, done: Mapping[str, Effort]) -> str:
    """Tasks that belong to no lesson."""
    taken = {name for lesson in lib.lessons.values() for name in ids(lesson)}
    free = [scenario for scenario in lib.scenarios.values() if scenario.id not in taken]
    if not free:
        return ""
    rows = "".join(
        "<li>"
        + link(view.at("learn", scenario=one.id), esc(view.words.of(one.title)), "rs-tasklink")
        + (
            f" <span class='rs-small'>✓ {esc(view.ui('learn_is_done'))}</span>"
            if solved(done, one.id)
            else ""
        )
        + "</li>"
        for one in free
    )
    lead = paragraph(view.ui("learn_more_tasks_lead"), "rs-small")
    return fold(
        esc(view.ui("learn_more_tasks", count=len(free))), f'{lead}<ul class="rs-tasks">{rows}</ul>'
    )
