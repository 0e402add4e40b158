"""The chart of a played game: worth round by round, season changes and events where they were."""

from __future__ import annotations

import pytest

from tutor.app.parts import play_course
from tutor.engine.contract import random_game
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.state import OVER
from tutor.library.load import library

LIB = library().games["happy_pigs"]
SEATS = ("Anna", "Ben", "Clara")


@pytest.fixture(scope="module")
def states():
    return tuple(random_game(GAME, SEATS, {}, 5))


def ask(state):
    return GAME.ask(state, {"what": "score"}).value


def test_every_round_has_its_place(states):
    assert states[-1].step == OVER
    course = GAME.course(states)
    for points in course.points.values():
        places = [at for at, _ in points]
        assert places == sorted([*range(17), 4, 8, 12, 16])


def test_a_farm_is_worth_what_the_reckoning_says(states):
    course = GAME.course(states)
    opened = next(state for state in states if state.step == "card")
    for seat in SEATS:
        points = course.points[seat]
        assert points[0] == (0, ask(opened)[seat])
        assert points[-1] == (16, ask(states[-1])[seat])
        assert points[-2][1] >= points[-1][1], "an inspection makes nobody richer"


def test_season_changes_tell_how_many_pigs_die(states):
    course = GAME.course(states)
    changes = [one for one in course.happened if one.kind == "inspection"]
    assert [one.at for one in changes] == [4, 8, 12, 16]
    pigs = [sum(sum(farm.pigs) for farm in state.farms) for state in states]
    last = next(at for at, state in enumerate(states) if state.step == OVER)
    assert dict(changes[-1].what.given)["count"] == pigs[last - 1] - pigs[last]


def test_every_event_is_told_once_in_its_round(states):
    course = GAME.course(states)
    shown = {s.round for s in states if s.card is not None and s.card.event.kind != "none"}
    assert [one.at for one in course.happened if one.kind == "event"] == sorted(shown)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_chart_draws_lines_seasons_and_signs(states, lang):
    words, course = LIB.words(lang), GAME.course(states)
    drawn = play_course.chart(words, course, "light")
    names = [line.name for line in drawn.data]
    assert names[:3] == list(SEATS)
    assert len(names) == 5
    assert len({line.line.dash for line in drawn.data[:3]}) == 3
    lines = [shape for shape in drawn.layout.shapes if shape.type == "line"]
    assert [line.x0 for line in lines] == [4, 8, 12, 16]
    assert [note.text for note in drawn.layout.annotations] == [
        words.fill("{season}", {"season": season}).capitalize()
        for season in ("spring", "summer", "autumn", "winter")
    ]
    told = play_course.told(words, course)
    assert all(play_course.said(words, one.what) in told for one in course.happened)
