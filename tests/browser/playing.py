"""Finds out how a move is made on the board, and goes through a task as a learner would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import screen
from tutor.app.parts import learn_work
from tutor.app.parts.learn_work import ILLEGAL, LEGAL, WATCH, Entry, Work
from tutor.app.widgets import counting, marks
from tutor.app.widgets.moves import label, whose
from tutor.app.widgets.tap import Taps, tap
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import Scenario
from tutor.library.solve import solution

MOST_TAPS = 3
_SPOT = re.compile(r'data-id="([^"]+)" role="button"')


def spots(work: Work, words: Words) -> list[str]:
    """The spots of a task's board."""
    trial = work.trial
    shown = trial.game.view(trial.state, work.scenario.seat)
    return _SPOT.findall(trial.game.art.board(shown, words, marks.tappable()).svg)


def by_taps(work: Work, words: Words) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every way to name one move by tapping, short ways first, with that move."""
    game, seat = work.trial.game, work.scenario.seat
    every, open_ = spots(work, words), [Taps()]
    for _ in range(MOST_TAPS):
        tapped = [
            tap(game, work.trial.state, seat, taps, one) for taps, one in product(open_, every)
        ]
        open_ = [taps for taps in tapped if len(taps.actions) != 1]
        yield from ((taps.spots, taps.actions[0]) for taps in tapped if len(taps.actions) == 1)


def solving(work: Work, words: Words) -> tuple[tuple[str, ...], Any]:
    """Taps that bring a task nearer to its end, and the move they mean; no taps when the board has
    none for it: then the move is chosen from the list beside it.
    """
    way = solution(work.trial)
    assert way, f"{work.scenario.id} can't be solved"
    for taps, action in by_taps(work, words):
        if action == way[0] or (len(way) == 1 and after(work, action).status == "done"):
            return taps, action
    return (), way[0]


def refused(work: Work, words: Words) -> tuple[tuple[str, ...], Any]:
    """Taps for a move that the rules refuse and that leaves the task open; no taps without one."""
    for taps, action in by_taps(work, words):
        tried = after(work, action)
        judgement = tried.trial.judgement
        if tried.status == "open" and judgement is not None and not judgement.verdict.legal:
            return taps, action
    return (), None


def after(work: Work, action: Any) -> Work:
    """The task after a move."""
    return learn_work.then(work, work.trial.game.codec.write_move(action, work.trial.state))


def make(page: Page, work: Work, words: Words, taps: tuple[str, ...], action: Any) -> Work:
    """Make a move by tapping the board, or without taps from the list; wait until it counts."""
    for one in taps:
        screen.spot(page, one).click()
    if not taps:
        _count(page, work, words, action)
        told = (work.trial.game, work.trial.state, words, action)
        _choose(page, words, label(*told), whose(*told))
    return counted(page, after(work, action))


def _count(page: Page, work: Work, words: Words, action: Any) -> None:
    """Tap together a move that is counted; each tap is answered before the next one."""
    game, state = work.trial.game, work.trial.state
    tapped: list[str] = []
    for one in counting.tapped_for(game, state, action):
        tapped.append(one)
        screen.spot(page, one).click()
        counts = tuple(tapped.count(spot) for spot in counting.spots(game, state, action.by))
        facts = game.facts(state)
        note = game.assembly.told(facts, game.assembly.made(facts, action.by, counts))
        expect(page.locator("#meant .rs-fact")).to_have_text(words.move(note))


def _choose(page: Page, words: Words, name: str, named: str) -> None:
    """A move from the list: a button, or an entry to search for where there are many. Where several
    players may move, the list names who does.
    """
    button = page.get_by_role("button", name=name, exact=True).or_(
        page.get_by_role("button", name=named, exact=True)
    )
    search = page.get_by_role("combobox", name=words.ui("choose_move"))
    expect(button.or_(search).first).to_be_visible()
    if button.count():
        button.first.click()  # a move counted together stands in the list as well
        return
    search.fill(name)
    page.get_by_role("option", name=name, exact=True).click()
    press(page, words, "try_move")


def counted(page: Page, work: Work) -> Work:
    """Wait until the address tells what was done, and the page shows how the task stands."""
    code = learn_work.code(work.log)
    page.wait_for_function(
        "code => new URLSearchParams(location.search).get('moves') === code", arg=code
    )
    if work.status != "open":
        expect(page.locator(f".rs-outcome.is-{work.status}")).to_be_visible()
    return work


def press(page: Page, words: Words, key: str) -> None:
    """Press a button by its text's key."""
    page.get_by_role("button", name=words.ui(key), exact=True).click()


def finish(page: Page, game: GameLibrary, scenario: Scenario, words: Words) -> Work:
    """Go through the task on show until it is solved."""
    work = learn_work.started(game, scenario)
    while work.status == "open":
        if scenario.kind == "example":
            press(page, words, "learn_watch")
            work = counted(page, learn_work.then(work, WATCH))
        elif scenario.kind == "judge":
            work = counted(page, _answered(page, work, words))
        else:
            work = make(page, work, words, *solving(work, words))
    assert work.status == "done"
    return work


def _answered(page: Page, work: Work, words: Words) -> Work:
    answers: list[Entry] = [{"answer": answer} for answer in (LEGAL, ILLEGAL)]
    right = next(one for one in answers if learn_work.then(work, one).right)
    press(page, words, f"learn_answer_{right['answer']}")
    return learn_work.then(work, right)
