"""What the lessons ask can be done by tapping the board, and children need hardly any words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from tutor.app.widgets.tap import Taps, tap
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.solve import Trial, attempt, begin, pool

LIB = library().games["schweinebammel"]
GAME = LIB.game
MOST_TAPS = 3
FROM_THE_LIST = {"SW-SC24", "SW-SC44", "SW-SC49"}
"""Something else is said than laid; or a Lucky Pig is laid alone as a number that does not fit."""
ASKED = [s for s in LIB.scenarios.values() if s.kind == "try" and s.id not in FROM_THE_LIST]
CHILDREN = LIB.lessons["SW-LE12"]


def spots(trial: Trial) -> list[str]:
    """What the learner could tap: own cards, piles, players."""
    state, seat = trial.state, trial.scenario.seat
    hand = GAME.codec.write(state)["hands"].get(seat, {})
    names = [f"pig-{card}" if isinstance(card, int) else card for card in hand]
    cards = [f"card:{seat}:{name}" for name in names]
    return [*cards, "draw", *(f"player:{who}" for who in state.players)]


def reached(trial: Trial) -> Iterator[object]:
    """The actions that so many taps name or offer; one that a tap names at once ends the row."""
    rows = [Taps()]
    for _ in range(MOST_TAPS):
        tapped = [
            tap(GAME, trial.state, trial.scenario.seat, row, spot)
            for row in rows
            for spot in spots(trial)
        ]
        yield from chain.from_iterable(taps.actions for taps in tapped)
        rows = [taps for taps in tapped if len(taps.actions) != 1]


@pytest.mark.parametrize("scenario", ASKED, ids=lambda scenario: scenario.id)
def test_what_is_asked_can_be_tapped(scenario):
    trial = begin(LIB, scenario)
    useful = {a for a in pool(trial) if attempt(trial, a).status != "failed"}
    useful = {a for a in useful if attempt(trial, a).status == "done"} or useful
    assert any(action in useful for action in reached(trial))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_children_read_single_words_only(lang):
    for name in CHILDREN.steps:
        scenario = LIB.scenarios[name]
        assert len(scenario.goal.of(lang).split()) <= 8
        assert scenario.say is None or len(scenario.say.of(lang).split()) <= 5
        hands = scenario.position["hands"]["Anna"]
        assert len(hands) <= 3, "few cards are drawn large"
        assert all(isinstance(card, int) for card in hands)


def test_both_readings_of_every_switch_are_played():
    played = {key for s in LIB.scenarios.values() for key in s.variant}
    assert played == {switch.key for switch in LIB.info.switches}
