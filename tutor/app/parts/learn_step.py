"""One task: goal, board, verdict, moves and controls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tutor.app import profile
from tutor.app.address import Address
from tutor.app.frame import View, go
from tutor.app.parts import learn_told, learn_work
from tutor.app.parts.learn_work import HINT, LAST_HINT, WATCH, Entry, Log, Work
from tutor.app.widgets import marks, taps, terms
from tutor.app.widgets.bar import Control, controls
from tutor.app.widgets.board import board
from tutor.app.widgets.folded import folded
from tutor.app.widgets.html import plain
from tutor.app.widgets.moves import label, listed, shown
from tutor.app.widgets.offer import offer
from tutor.app.widgets.picture import board_of
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.stage import area, big_buttons, stage, wide_button
from tutor.app.widgets.verdict import Answer, panel, spoken
from tutor.engine.verdict import Spot
from tutor.render.marks import HINT as HINTED
from tutor.render.marks import POINTER, Marks
from tutor.render.marks import marks as marked

KEY = "learn"


@dataclass(frozen=True)
class Task:
    """A task on show. `head` is the HTML above the goal, `onward` where Next leads."""

    view: View
    work: Work
    head: str
    lead: str
    onward: Address
    prove: bool = False
    """One try only, without hints; see `learn_proof`."""
    prefix: Log = ()
    """Entries before those of this task, kept in the address."""
    before_next: Callable[[], None] | None = None
    wordless: bool = False
    """For children who do not read yet: the board, and the list of moves folded."""


def draw(task: Task) -> None:
    """Draw the task."""
    with stage():
        goal = learn_told.goal(task.view, task.work, task.head, task.lead, wordless=task.wordless)
        sheet(_explained(task, goal), f"{KEY}_goal", top=task.work.scenario.id)
        _board(task)
        with area("verdict"):
            _verdict(task)
        if _open(task):
            with area("question" if _asks(task) else "moves"):
                _moves(task)
        controls(_controls(task), KEY)


def _explained(task: Task, html: str) -> str:
    """The text with the words of the glossary made tappable."""
    view = task.view
    return terms.tappable(view.at("learn"), view.lang, "goal", html, title=True)


def act(task: Task, entry: Entry) -> None:
    """One more entry: it is counted, and the address tells it."""
    after = learn_work.then(task.work, entry)
    if after.log == task.work.log:
        return
    _count(after)
    _show(task, after.log)


def _count(after: Work) -> None:
    """Attempts and answers count, and the last move watched."""
    if "hint" in after.log[-1] or (after.log[-1] == WATCH and after.status == "open"):
        return
    solved = after.status == "done"
    again = after.told or (after.scenario.kind == "judge" and not solved)
    slug = after.trial.library.slug
    profile.store().attempt(profile.profile(), slug, after.scenario.id, solved=solved, review=again)


def _back(task: Task, log: Log) -> None:
    """An earlier moment, without what was tapped since."""
    taps.forget()
    _show(task, log)


def _show(task: Task, log: Log) -> None:
    go(task.view.to(moves=learn_work.code((*task.prefix, *log))))


def _try(task: Task, action: object) -> None:
    game, state = task.work.trial.game, task.work.trial.state
    act(task, game.codec.write_move(action, state))


def _answer(work: Work) -> Answer | None:
    """The last attempt, with its verdict."""
    trial, judgement = work.trial, learn_work.judged(work)
    if judgement is None:
        return None
    return Answer(trial.game, trial.before, trial.action, judgement)


def _board(task: Task) -> None:
    work = task.work
    trial, words = work.trial, task.view.words
    game, state, seat, tried = trial.game, trial.state, work.scenario.seat, _tried(work)
    over, lit = work.status != "open", _lit(work)
    chosen: tuple[Spot, ...] = ()
    if work.scenario.kind == "try":
        lit, chosen = taps.shown(game, state, seat, lit, tried=tried, over=over)
    picture = board_of(trial.library, words, game.view(state, seat), lit)

    def on_tap(spot: str) -> None:
        if not over:
            taps.tapped(game, state, seat, spot, partial(_try, task), tried=tried)

    told = _spoken(task)
    board(picture, words, f"{KEY}_board", on_tap, chosen=chosen, over=over, say=told)


def _lit(work: Work) -> Marks:
    """What is lit up: the hint asked for, else the verdict, else what will move next."""
    told = learn_work.help_for(work)
    if told is not None and told.at:
        return marked(HINTED, told.at)
    answer = _answer(work)
    if answer is not None and work.status == "open" and not answer.judgement.verdict.legal:
        return marks.refusal(answer.judgement, learn_work.way_out_at(work))
    if answer is not None:
        return marks.verdict(answer.judgement)
    if work.scenario.kind != "example":
        return Marks()
    coming = learn_work.then(work, WATCH).trial.judgement
    return marked(POINTER, marks.spots(coming.verdict.findings)) if coming else Marks()


def _spoken(task: Task) -> tuple[str, int]:
    """What a screen reader hears after each turn."""
    answer, words = _answer(task.work), task.view.words
    told = spoken(answer, words) if answer else ""
    outcome = learn_told.outcome_word(task.view, task.work)
    return " ".join(part for part in (outcome, told) if part), len(task.work.log)


def _verdict(task: Task) -> None:
    work, view = task.work, task.view
    answer = _answer(work)
    before = learn_told.outcome(view, work) + learn_told.hint(view, work)
    apart = answer is None or work.status == "open"
    if before and apart:
        sheet(before, f"{KEY}_outcome")
    _told_move(task)
    pending = _meant(task)
    if answer is None:
        if not pending:
            sheet(learn_told.invitation(view, work), f"{KEY}_head")
        return
    way = None if task.prove or work.status != "open" else lambda action: _try(task, action)
    above = "" if apart else before
    panel(answer, view.words, view.address, KEY, way, above, quiet="rs-peek" in before)
    others = learn_told.replies(view, work) if apart else ""
    if others:
        sheet(others, f"{KEY}_replies")


def _meant(task: Task) -> bool:
    """What the taps so far could mean."""
    work, trial = task.work, task.work.trial
    if work.status != "open" or work.scenario.kind != "try":
        return False
    act, words = partial(_try, task), task.view.words
    seat, tried = work.scenario.seat, _tried(work)
    return taps.meant(trial.game, trial.state, words, KEY, act, seat=seat, tried=tried)


def _tried(work: Work) -> Any:
    """The move refused just now, at this very position."""
    trial = work.trial
    refused = trial.judgement is not None and trial.judgement.step is None
    return trial.action if refused else None


def _told_move(task: Task) -> None:
    """The third hint is a move to make by tapping it."""
    told = learn_work.help_for(task.work)
    if told is None or told.level < LAST_HINT:
        return
    words, trial = task.view.words, task.work.trial
    name = words.ui("learn_hint_do", move=label(trial.game, trial.state, words, told.action))
    wide_button(plain(name), f"{KEY}_told", lambda: _try(task, told.action))


def _open(task: Task) -> bool:
    """Whether the learner is to do something with the position."""
    return task.work.status == "open" and task.work.scenario.kind != "example"


def _moves(task: Task) -> None:
    work, words = task.work, task.view.words
    if _asks(task):
        _question(task)
        return
    trial = work.trial
    seat, wanted = work.scenario.seat, learn_work.wanted(work)
    actions = offer(trial.game, trial.state, seat, words, wanted)
    beside = partial(listed, trial.game, trial.state, words, KEY, partial(_try, task), actions)
    if task.wordless:
        folded(plain(words.ui("learn_list")), f"{KEY}_list", beside)
        return
    if shown(trial.game, actions):
        sheet(learn_told.choose(task.view), f"{KEY}_choose")
        beside()


def _asks(task: Task) -> bool:
    """Whether there is a question to answer, whose buttons a phone keeps in reach."""
    return task.work.status == "open" and task.work.scenario.kind == "judge"


def _question(task: Task) -> None:
    """Two big buttons."""
    icons = {learn_work.LEGAL: "check", learn_work.ILLEGAL: "close"}
    answers = [
        Control(
            answer,
            task.view.ui(f"learn_answer_{answer}"),
            icon,
            partial(act, task, {"answer": answer}),
        )
        for answer, icon in icons.items()
    ]
    big_buttons(answers, KEY)


def _controls(task: Task) -> list[Control]:
    """Watch or hint, undo, again, next: always in these four places."""
    work, ui = task.work, task.view.ui
    over = work.status != "open"
    back = bool(work.log) and not task.prove
    undo = partial(_back, task, learn_work.undone(work.log)) if back else None
    again = partial(_back, task, ()) if back else None
    onward = partial(_next, task) if over or not task.prove else None
    return [
        _watch(task) if work.scenario.kind == "example" else _hint(task),
        Control("undo", ui("learn_undo"), "undo", undo),
        Control("retry", ui("learn_retry"), "replay", again, work.status == "failed"),
        Control("next", ui("learn_next"), "arrow_forward", onward, work.status == "done"),
    ]


def _watch(task: Task) -> Control:
    over = task.work.status != "open"
    play = None if over else partial(act, task, WATCH)
    return Control("watch", task.view.ui("learn_watch"), "play_arrow", play, not over)


def _hint(task: Task) -> Control:
    work = task.work
    more = work.status == "open" and work.hint < work.hints and not task.prove
    help_ = partial(act, task, HINT) if more else None
    return Control("hint", task.view.ui("learn_hint"), "lightbulb", help_)


def _next(task: Task) -> None:
    if task.before_next is not None:
        task.before_next()
    taps.forget()
    go(task.onward)
