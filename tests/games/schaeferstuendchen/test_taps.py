"""What the lessons ask for can be done by tapping the board."""

import re

import pytest

from tutor.games.schaeferstuendchen import GAME
from tutor.library.load import library
from tutor.library.solve import attempt, begin, solution
from tutor.render.marks import Marks

LIB = library().games["schaeferstuendchen"]
SPOT = re.compile(r'<g class="rs-spot" data-id="([^"]+)" role="button"')
ASKED = {
    one.id: one for one in LIB.scenarios.values() if one.kind == "try" and one.stage != "negative"
}
BY_LIST = {"SC-SC60", "SC-SC71", "SC-SC79", "SC-SC81"}
"""A number of sheep, a card that lies there, staying before the fight: only the list has them."""


def spots_of(state, seat):
    picture = GAME.art.board(GAME.view(state, seat), LIB.words("en"), Marks(tappable=True))
    return SPOT.findall(picture.svg)


def meant(state, seat, spots):
    """Every move that one tap or two could mean."""
    facts = GAME.facts(state)
    one = [(spot,) for spot in spots]
    first = [spot for spot in spots if spot.split(":")[0] in ("card", "open")]
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


def test_an_illegal_move_can_be_tapped_in_most_negative_tasks():
    missing = set()
    for scenario in LIB.scenarios.values():
        if scenario.kind != "try" or scenario.stage != "negative":
            continue
        trial = begin(LIB, scenario)
        found = meant(trial.state, scenario.seat, spots_of(trial.state, scenario.seat))
        wanted = {GAME.codec.read_move(wrong.move, trial.state) for wrong in scenario.wrong}
        if not wanted & found:
            missing.add(scenario.id)
    assert missing <= BY_LIST
