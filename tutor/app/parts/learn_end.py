"""The end of a lesson: what was learned, what comes next, and how to teach it at the table."""

from __future__ import annotations

from tutor.app.frame import View
from tutor.app.parts.learn_lesson import crumb, efforts, ids, next_open, row, solved, step_address
from tutor.app.widgets.chips import chips, prose
from tutor.app.widgets.html import drawing, esc, fold, icon, link
from tutor.app.widgets.sheet import sheet
from tutor.library.load import GameLibrary
from tutor.library.models import Lesson
from tutor.render import art


def draw(view: View, lib: GameLibrary, lesson: Lesson) -> None:
    """Draw the last page of a lesson."""
    title = view.words.of(lesson.title)
    head = crumb(view, title, view.ui("learn_step_end")) + row(view, lib, lesson)
    open_ = [name for name in ids(lesson) if not solved(efforts(lib), name)]
    said = (
        view.ui("learn_end_open", title=title, count=len(open_))
        if open_
        else view.ui("learn_end_title", title=title)
    )
    face = drawing(art.pig("red"), 64, "rs-face")
    sheet(
        f'<div class="rs-page rs-lessonend">{head}'
        f'<div class="rs-endtop">{face}<h1>{esc(said)}</h1></div>{_onward(view, lib, lesson)}'
        f"{_rules(view, lib, lesson)}{script(view, lesson)}</div>",
        "learn_end",
        top=lesson.id,
    )


def _rules(view: View, lib: GameLibrary, lesson: Lesson) -> str:
    """The rules the lesson taught, each opening in place."""
    taught = dict.fromkeys(rule for name in lesson.steps for rule in lib.scenarios[name].teaches)
    title = esc(view.ui("learn_end_rules"))
    return f"<h2>{title}</h2>{chips(view.words, view.address, taught)}"


def _onward(view: View, lib: GameLibrary, lesson: Lesson) -> str:
    """The open step first, else the next lesson; a whole game; all lessons."""
    done = efforts(lib)
    open_ = next_open(lesson, done)
    every = list(lib.lessons.values())
    after = every[every.index(lesson) + 1 :]
    ways = []
    if open_ is not None:
        ways.append((step_address(view, lesson, open_), view.ui("learn_end_open_step")))
    if after:
        title = view.words.of(after[0].title)
        target = step_address(view, after[0], next_open(after[0], done) or 1)
        ways.append((target, view.ui("learn_end_next", title=title)))
    ways.append((view.at("play"), view.ui("learn_end_play")))
    ways.append((view.at("learn"), view.ui("learn_overview")))
    first, *others = ways
    buttons = [link(first[0], f"<span>{esc(first[1])}</span>{icon('next')}", "rs-button is-main")]
    buttons += [link(to, esc(word), "rs-button") for to, word in others]
    return f'<div class="rs-row">{"".join(buttons)}</div>'


def script(view: View, lesson: Lesson) -> str:
    """What to say, show and ask when a person teaches this at the table."""
    if not lesson.script:
        return ""
    lines = "".join(f"<li>{_line(view, view.words.of(line))}</li>" for line in lesson.script)
    lead = f'<p class="rs-small">{esc(view.ui("learn_teach_lead"))}</p>'
    return fold(
        esc(view.ui("learn_teach")), f'{lead}<ol class="rs-script">{lines}</ol>', "rs-teach"
    )


def _line(view: View, text: str) -> str:
    """A line whose task IDs open that task; rule IDs link as everywhere."""
    said = prose(view.words, view.address, text)
    assert view.game is not None
    for name in view.game.scenarios:
        if name in said:
            said = said.replace(name, link(view.at("learn", scenario=name), esc(name), "rs-idlink"))
    return said
