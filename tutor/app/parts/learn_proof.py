"""Skipping by proof: up to five mixed positions, one try each; only what was missed stays."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.app import profile
from tutor.app.address import Address
from tutor.app.frame import View
from tutor.app.parts import learn_step, learn_work
from tutor.app.parts.learn_lesson import crumb, ids, step_address
from tutor.app.parts.learn_step import Task
from tutor.app.parts.learn_work import Log, Work
from tutor.app.widgets.chips import chips
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.problems import notice
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Problem, Unreadable, refuse
from tutor.library.load import GameLibrary
from tutor.library.models import Lesson, Scenario

MODE = "proof"
POSITIONS = 5
HARDEST_FIRST = ("mixed", "negative", "free")
RESULTS = "proved"
"""The first entry of the log holds the results so far, as a list of yes and no."""


def way_in(view: View, lesson: Lesson) -> str:
    """The link to the proof."""
    to = view.at("learn", lesson=lesson.id, mode=MODE, step=1)
    return link(to, esc(view.ui("learn_skip")), "rs-quiet")


def positions(lib: GameLibrary, lesson: Lesson) -> tuple[Scenario, ...]:
    """Up to five tasks that ask for something, each on another rule while there are enough."""
    asked = [lib.scenarios[name] for name in ids(lesson)]
    asked = [one for one in asked if one.stage in HARDEST_FIRST and one.kind != "example"]
    asked.sort(key=lambda one: HARDEST_FIRST.index(one.stage))
    new: list[Scenario] = []
    for one in asked:
        if one.teaches[0] not in {other.teaches[0] for other in new}:
            new.append(one)
    rest = [one for one in asked if one not in new]
    return tuple((new + rest)[:POSITIONS])


def draw(view: View, lib: GameLibrary, lesson: Lesson) -> None:
    """Draw a position of the proof, or its result."""
    every = positions(lib, lesson)
    try:
        results, log = _read(view.address.moves)
        problems: tuple[Problem, ...] = ()
    except Unreadable as wrong:
        results, log, problems = (), (), wrong.problems
    notice(view, problems, "learn_damaged")
    if len(results) >= len(every):
        _draw_result(view, lib, lesson, dict(zip((one.id for one in every), results, strict=False)))
        return
    _draw_position(view, lib, lesson, results, log)


def _read(code: str) -> tuple[tuple[bool, ...], Log]:
    """The results so far and the entries of the position on show. Raises Unreadable."""
    entries = learn_work.entries(code) if code else ()
    if not entries or RESULTS not in entries[0]:
        return (), entries
    results = entries[0][RESULTS]
    if not isinstance(results, list) or not all(isinstance(one, bool) for one in results):
        raise refuse("moves", "share_damaged")
    return tuple(results), entries[1:]


def _draw_position(
    view: View, lib: GameLibrary, lesson: Lesson, results: tuple[bool, ...], log: Log
) -> None:
    every = positions(lib, lesson)
    number = len(results) + 1
    work = _work(view, lib, every[number - 1], log)
    where = view.ui("learn_proof_of", number=number, all=len(every))
    head = crumb(view, view.words.of(lesson.title), where)
    lead = view.ui("learn_proof_lead") if number == 1 and not log else ""
    shown = (*results, work.status == "done")
    onward = _with_results(view, lesson, shown)
    last = number == len(every)

    def before_next() -> None:
        if last:
            _skip(lib, lesson, dict(zip((one.id for one in every), shown, strict=True)))

    prefix = ({RESULTS: list(results)},)
    learn_step.draw(
        Task(view, work, head, lead, onward, prove=True, prefix=prefix, before_next=before_next)
    )


def _work(view: View, lib: GameLibrary, scenario: Scenario, log: Log) -> Work:
    try:
        return learn_work.replayed(lib, scenario, log, strict=True)
    except Unreadable as wrong:
        notice(view, wrong.problems, "learn_damaged_position")
        return learn_work.started(lib, scenario)


def _with_results(view: View, lesson: Lesson, results: tuple[bool, ...]) -> Address:
    code = learn_work.code(({RESULTS: list(results)},))
    return view.at("learn", lesson=lesson.id, mode=MODE, step=len(results) + 1, moves=code)


def staying(lib: GameLibrary, lesson: Lesson, results: Mapping[str, bool]) -> tuple[str, ...]:
    """The tasks that stay: those that share a rule with a missed position."""
    missed = {
        rule for name, right in results.items() if not right for rule in lib.scenarios[name].teaches
    }
    return tuple(name for name in ids(lesson) if missed & set(lib.scenarios[name].teaches))


def _skip(lib: GameLibrary, lesson: Lesson, results: Mapping[str, bool]) -> None:
    """Everything that does not stay counts as solved."""
    stays = staying(lib, lesson, results)
    for name in ids(lesson):
        if name not in stays:
            profile.store().attempt(profile.profile(), lib.slug, name, solved=True)


def _draw_result(view: View, lib: GameLibrary, lesson: Lesson, results: Mapping[str, bool]) -> None:
    right = sum(results.values())
    stays = staying(lib, lesson, results)
    said = (
        view.ui("learn_proof_all", count=len(results))
        if right == len(results)
        else view.ui("learn_proof_some", right=right, all=len(results))
    )
    rules = dict.fromkeys(
        rule for name, good in results.items() if not good for rule in lib.scenarios[name].teaches
    )
    first = ids(lesson).index(stays[0]) + 1 if stays else 0
    target = step_address(view, lesson, first) if stays else view.at("learn")
    word = view.ui("learn_end_open_step" if stays else "learn_overview")
    onward = link(target, f"<span>{esc(word)}</span>{icon('next')}", "rs-button is-main")
    head = crumb(view, view.words.of(lesson.title), view.ui("learn_skip"))
    sheet(
        f'<div class="rs-page rs-lessonend">{head}<h1>{esc(view.ui("learn_proof_title"))}</h1>'
        f"{paragraph(said, 'rs-lead')}{chips(view.words, view.address, rules)}"
        f'<div class="rs-row">{onward}</div></div>',
        "learn_proof_result",
        top=lesson.id,
    )
