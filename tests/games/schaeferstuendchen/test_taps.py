"""What the lessons ask for can be done by tapping the board."""

import re

import pytest

from tests.games.schaeferstuendchen.at_table import position
from tutor.games.schaeferstuendchen import GAME
from tutor.library.load import library
from tutor.library.solve import attempt, begin, solution
from tutor.render.marks import Marks

LIB = library().games["schaeferstuendchen"]
SPOT = re.compile(r'<g class="rs-spot" data-id="([^"]+)" role="button"')
ASKED = {
    one.id: one for one in LIB.scenarios.values() if one.kind == "try" and one.stage != "negative"
}


def spots_of(state, seat):
    picture = GAME.art.board(GAME.view(state, seat), LIB.words("en"), Marks(tappable=True))
    return SPOT.findall(picture.svg)


def meant(state, seat, spots):
    """Every move that one tap or two could mean."""
    facts = GAME.facts(state)
    one = [(spot,) for spot in spots]
    first = [spot for spot in spots if spot.split(":")[0] in ("card", "laid", "open")]
    two = [(a, b) for a in first for b in spots if a != b]
    return {action for taps in (*one, *two) for action in GAME.propose(facts, seat, taps)}


@pytest.mark.parametrize("scenario", ASKED.values(), ids=ASKED)
def test_the_way_to_success_can_be_tapped(scenario):
    trial = begin(LIB, scenario)
    found = meant(trial.state, scenario.seat, spots_of(trial.state, scenario.seat))
    assert any(leads_there(trial, action) for action in found)


def leads_there(trial, action):
    then = attempt(trial, action)
    moved = then.judgement.step is not None and then.status == "open"
    return then.status == "done" or (moved and solution(then) is not None)


def test_an_illegal_move_can_be_tapped_in_every_negative_task():
    missing = set()
    for scenario in LIB.scenarios.values():
        if scenario.kind != "try" or scenario.stage != "negative":
            continue
        trial = begin(LIB, scenario)
        found = meant(trial.state, scenario.seat, spots_of(trial.state, scenario.seat))
        wanted = {GAME.codec.read_move(wrong.move, trial.state) for wrong in scenario.wrong}
        if not wanted & found:
            missing.add(scenario.id)
    assert missing == set()


def tapped(at, spot, **more):
    players = {"A": {"role": "maid", "movement": 4, "at": at}, "B": {"role": "bandit", "at": 3}}
    state = position(players, **more)
    return [GAME.verdict(state, action) for action in GAME.propose(GAME.facts(state), "A", (spot,))]


@pytest.mark.parametrize(
    ("at", "spot", "rule"),
    [
        (5, "space:villagers:6", "SC-V1"),
        (5, "home:villagers", "SC-V1"),
        (5, "space:bandits:3", "SC-V6"),
        (5, "space:villagers:3", "SC-V1"),
    ],
)
def test_a_step_to_a_wrong_space_is_answered(at, spot, rule):
    verdicts = tapped(at, spot, step=4)
    assert [(one.legal, one.cites[0]) for one in verdicts] == [(False, rule)]


@pytest.mark.parametrize("spot", ["home:bandits", "space:bandits:3", "space:villagers:2"])
def test_walking_in_the_wrong_step_is_answered(spot):
    verdicts = tapped("valley", spot, step=5)
    assert verdicts
    assert not any(one.legal for one in verdicts)
    assert "SC-V1" in verdicts[0].cites


def test_the_flock_asks_how_many_sheep():
    legal = [one.legal for one in tapped("valley", "valley", step=5)]
    assert legal == [True, False, True]
