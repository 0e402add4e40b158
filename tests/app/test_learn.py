"""Learn: lessons by buttons alone, refusals, hints, progress, the way to skip."""

from __future__ import annotations

import pytest

from tests.app.conftest import html, read_aloud
from tests.app.pressing import keys, param, press
from tutor.app import profile
from tutor.app.parts import learn_proof, learn_work
from tutor.library.load import library

GAME = "schweinsgalopp"
LIB = library().games[GAME]
LESSON = LIB.lessons["SG-LE1"]
STEPS = (*LESSON.steps, *LESSON.review)
TRIES = [s.id for s in LIB.scenarios.values() if s.kind == "try"]


def done(learner):
    """What the learner has done so far."""
    return profile.store().efforts(learner, GAME)


def work_through(app, scenario):
    """Solve the task on show with hints only."""
    if scenario.kind == "example":
        for _ in scenario.show:
            press(app, "learn_watch")
        return
    if scenario.kind == "judge":
        state = learn_work.started(LIB, scenario).trial.state
        move = LIB.game.codec.read_move(scenario.question, state)
        legal = LIB.game.verdict(state, move).legal
        press(app, "learn_legal" if legal else "learn_illegal")
        return
    while "learn_hint" in keys(app):
        press(app, "learn_hint")
        if "learn_told" in keys(app):
            press(app, "learn_told")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_overview_shows_every_lesson(open_page, lang):
    shown = html(open_page("learn", game=GAME, lang=lang))
    for lesson in LIB.lessons.values():
        assert lesson.title.of(lang) in shown
    assert {"en": "Your next step", "de": "Dein nächster Schritt"}[lang] in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_lesson_from_start_to_end(open_page, learner, lang):
    app = open_page("learn", game=GAME, lang=lang, lesson=LESSON.id, step="1")
    for name in STEPS:
        scenario = LIB.scenarios[name]
        assert scenario.goal.of(lang) in read_aloud(app)
        work_through(app, scenario)
        assert done(learner)[name].solved, name
        press(app, "learn_next")
    assert {"en": "is done", "de": "ist geschafft"}[lang] in html(app)
    assert LIB.lessons["SG-LE2"].title.of(lang) in html(app)


def test_a_refusal_says_why_and_costs_nothing(open_page, learner):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2")
    press(app, "learn_by_Anna_do_play_card_red_to_8")
    shown = html(app)
    assert "Not allowed" in shown
    assert "SG-M7" in shown
    assert "space 6, not space 8" in shown
    assert not done(learner)["SG-SC02"].solved
    press(app, "learn_way")
    assert "Solved" in html(app)
    assert done(learner)["SG-SC02"].attempts == 2


def test_a_different_legal_move_fails_and_says_which_condition(open_page):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2")
    press(app, "learn_by_Anna_do_play_card_white")
    assert "Not there yet" in html(app)
    assert "<span>Not there yet: The task asks for another move" in html(app)
    press(app, "learn_retry")
    assert "Not there yet" not in html(app)
    assert "moves" not in app.query_params


def test_who_shall_try_a_wrong_move_is_told_where_to_find_it(open_page):
    exactly = LIB.words("en").ui("learn_exactly")
    assert exactly in html(open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="4"))
    assert exactly not in html(open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2"))


def test_three_hints_each_say_more(open_page, learner):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2")
    press(app, "learn_hint")
    assert "This rule matters here" in html(app)
    assert "marked spots" not in html(app)
    press(app, "learn_hint")
    assert "marked spots" in html(app)
    assert "learn_told" not in keys(app)
    press(app, "learn_hint")
    assert "learn_hint" not in keys(app)
    press(app, "learn_told")
    assert done(learner)["SG-SC02"].review


def test_undo_takes_back_any_attempt(open_page):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2")
    fresh = html(app)
    press(app, "learn_by_Anna_do_play_card_red_to_8")
    press(app, "learn_undo")
    assert html(app) == fresh


def test_the_address_alone_restores_the_middle_of_a_task(open_page):
    app = open_page("learn", game=GAME, lang="de", lesson=LESSON.id, step="2")
    press(app, "learn_by_Anna_do_play_card_red_to_8")
    press(app, "learn_hint")
    code = param(app, "moves")
    again = open_page("learn", game=GAME, lang="de", lesson=LESSON.id, step="2", moves=code)
    assert html(again) == html(app)


def test_a_wrong_answer_is_answered_and_stays_open(open_page, learner):
    name = LESSON.review[0]
    app = open_page("learn", game=GAME, lang="en", scenario=name)
    press(app, "learn_legal")
    assert "No, that is not allowed" in html(app)
    assert "Not allowed" in html(app)
    effort = done(learner)[name]
    assert effort.review
    assert not effort.solved


def test_moves_that_make_no_sense_are_reported(open_page):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, step="2", moves="AAAA")
    assert "This link is damaged" in html(app)
    assert LIB.scenarios["SG-SC02"].goal.en in read_aloud(app)


def test_unknown_lessons_and_tasks_lead_to_all_lessons(open_page):
    assert "no lesson SG-LE99" in html(open_page("learn", game=GAME, lang="en", lesson="SG-LE99"))
    shown = html(open_page("learn", game=GAME, lang="en", scenario="SG-SC999"))
    assert "no task SG-SC999" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_script_for_teachers_opens_its_tasks(open_page, lang):
    shown = html(open_page("learn", game=GAME, lang=lang, lesson=LESSON.id, step="13"))
    assert "scenario=SG-SC01" in shown
    assert {"en": "Teaching at the table", "de": "Am Tisch erklären"}[lang] in shown


def prove(app, answer):
    """Go through the proof; `answer` says whether a position is to be solved."""
    positions = learn_proof.positions(LIB, LESSON)
    for scenario in positions:
        assert "learn_next" not in keys(app)
        if scenario.kind == "judge":
            state = learn_work.started(LIB, scenario).trial.state
            move = LIB.game.codec.read_move(scenario.question, state)
            legal = LIB.game.verdict(state, move).legal
            press(app, "learn_legal" if legal == answer(scenario) else "learn_illegal")
        else:
            work = learn_work.started(LIB, scenario)
            while work.status == "open" and "learn_next" not in keys(app):
                action = right(work) if answer(scenario) else wrong(work)
                move = LIB.game.codec.write_move(action, work.trial.state)
                code = "_".join(f"{key}_{value}" for key, value in move.items())
                press(app, f"learn_{code}")
                work = learn_work.then(work, move)
        press(app, "learn_next")
    return positions


def right(work):
    return learn_work.help_for(hinted(work)).action


def hinted(work):
    for _ in range(3):
        work = learn_work.then(work, learn_work.HINT)
    return work


def wrong(work):
    """A move after which the task is not solved."""
    for action in learn_work.wanted(work):
        move = LIB.game.codec.write_move(action, work.trial.state)
        if learn_work.then(work, move).status != "done":
            return action
    for action in LIB.game.legal(work.trial.state):
        move = LIB.game.codec.write_move(action, work.trial.state)
        if learn_work.then(work, move).status != "done":
            return action
    raise AssertionError(work.scenario.id)


def test_who_proves_everything_skips_the_lesson(open_page, learner):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, mode="proof", step="1")
    positions = prove(app, lambda scenario: True)
    assert len(positions) == 5
    assert "All 5 right" in html(app)
    assert all(done(learner)[name].solved for name in STEPS)


def test_only_missed_concepts_stay(open_page, learner):
    app = open_page("learn", game=GAME, lang="en", lesson=LESSON.id, mode="proof", step="1")
    first = learn_proof.positions(LIB, LESSON)[0]
    prove(app, lambda scenario: scenario != first)
    assert "4 of 5 right" in html(app)
    efforts = done(learner)
    stays = {name for name in STEPS if name not in efforts or not efforts[name].solved}
    assert first.id in stays
    taught = set(first.teaches)
    assert all(taught & set(LIB.scenarios[name].teaches) for name in stays)
    assert len(stays) < len(STEPS)


@pytest.mark.parametrize("name", TRIES)
def test_hints_lead_to_success_in_every_task(name):
    work = learn_work.started(LIB, LIB.scenarios[name])
    while work.status == "open":
        told = learn_work.help_for(hinted(work))
        assert told.level == learn_work.LAST_HINT, name
        assert told.action in learn_work.wanted(work)
        work = learn_work.then(work, LIB.game.codec.write_move(told.action, work.trial.state))
    assert work.status == "done"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_task_can_be_opened(open_page, lang):
    app = open_page("learn", game=GAME, lang=lang)
    for name, scenario in LIB.scenarios.items():
        app.query_params["scenario"] = name
        app.run()
        assert not app.exception, (name, app.exception)
        assert scenario.title.of(lang) in read_aloud(app)
