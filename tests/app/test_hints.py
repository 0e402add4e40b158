"""The hints of tasks whose point is a forbidden move, and what such a refusal says first."""

from __future__ import annotations

import pytest

from tutor.app.address import Address
from tutor.app.frame import view_of
from tutor.app.parts import learn_told, learn_work
from tutor.app.widgets import marks
from tutor.engine.game import nearest
from tutor.library.load import library
from tutor.library.solve import attempt, begin, hint

NEGATIVE = [
    pytest.param(lib, scenario, id=scenario.id)
    for lib in library().games.values()
    for scenario in lib.scenarios.values()
    if scenario.kind == "try" and scenario.success and scenario.success.verdict == "illegal"
]


@pytest.mark.parametrize(("lib", "scenario"), NEGATIVE)
def test_the_last_hint_is_the_forbidden_move_the_task_lists(lib, scenario):
    trial = begin(lib, scenario)
    listed = [lib.game.codec.read_move(wrong.move, trial.state) for wrong in scenario.wrong]
    meant = [action for action in listed if attempt(trial, action).status == "done"]
    told = hint(trial, learn_work.LAST_HINT)
    if meant:
        assert told.action in meant
        assert not told.judgement.verdict.legal
    else:
        assert told.action is not None, "a task of several moves, or with every wrong move listed"


@pytest.mark.parametrize(("lib", "scenario"), NEGATIVE)
def test_a_refusal_says_first_what_the_task_is_about(lib, scenario):
    work = learn_work.started(lib, scenario)
    while work.status == "open":
        move = lib.game.codec.write_move(
            hint(work.trial, learn_work.LAST_HINT).action, work.trial.state
        )
        work = learn_work.then(work, move)
    first = learn_work.judged(work).verdict.findings[0]
    assert first.rule in (*scenario.success.cites, *scenario.teaches)
    assert set(learn_work.judged(work).verdict.findings) == set(
        work.trial.judgement.verdict.findings
    )


EVERY = [
    pytest.param(slug, scenario, id=scenario.id)
    for slug, lib in library().games.items()
    for scenario in lib.scenarios.values()
    if scenario.kind == "try"
]


@pytest.mark.parametrize(("slug", "scenario"), EVERY)
def test_each_of_three_hints_says_more_than_the_one_before(slug, scenario):
    """At the start and after every move on the way."""
    lib = library().games[slug]
    view = view_of(Address("learn", slug, "de"), (), "de")
    work = learn_work.started(lib, scenario)
    while work.status == "open":
        told = []
        for level in range(1, learn_work.LAST_HINT + 1):
            work = learn_work.then(work, learn_work.HINT)
            given = learn_work.help_for(work)
            assert given.level == level
            told.append(learn_told.hint(view, work))
        assert len(set(told)) == len(told), "a hint that says nothing new"
        assert all(told)
        work = learn_work.then(work, lib.game.codec.write_move(given.action, work.trial.state))


def test_the_second_hint_of_a_purchase_points_at_the_store():
    lib = library().games["happy_pigs"]
    for task, goods in (("HP-SC02", ("M", "L")), ("HP-SC04", ("S", "M", "amulet"))):
        at = hint(begin(lib, lib.scenarios[task]), 2).at
        assert at == tuple(f"store:{item}" for item in goods)


def test_few_second_hints_have_nothing_to_show():
    """A move without a spot is named in the list; nearly all have one."""
    bare = {
        scenario.id
        for lib in library().games.values()
        for scenario in lib.scenarios.values()
        if scenario.kind == "try" and not hint(begin(lib, scenario), 2).at
    }
    assert bare <= {"SG-SC39", "SG-SC43", "SG-SC51"}, "in these nobody holds a card to tap"


def test_undo_takes_back_a_move_with_the_hints_after_it():
    move = {"by": "A", "do": "draw"}
    log = (learn_work.HINT, move, learn_work.HINT, learn_work.HINT)
    assert learn_work.undone(log) == (learn_work.HINT,)
    assert learn_work.undone(log[:1]) == ()
    assert learn_work.undone((move, move)) == (move,)
    assert learn_work.undone(()) == ()


@pytest.mark.parametrize(("slug", "scenario"), EVERY)
def test_a_refusal_lights_the_way_out_that_its_button_offers(slug, scenario):
    lib = library().games[slug]
    for wrong in scenario.wrong:
        work = learn_work.then(learn_work.started(lib, scenario), wrong.move)
        trial = work.trial
        if work.status != "open" or trial.judgement.verdict.legal:
            continue
        way = nearest(lib.game, trial.before, trial.action)
        at = learn_work.way_out_at(work)
        crossed = trial.judgement.verdict.findings[0].note.at
        lit = marks.refusal(trial.judgement, at)
        for spot in set(at) - set(crossed):
            assert lit.of(spot) == "hint"
        if at and not set(at) <= set(crossed):
            assert way in lib.game.propose(lib.game.facts(trial.before), scenario.seat, at)
