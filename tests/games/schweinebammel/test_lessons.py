"""Children need hardly any words, and both readings of each switch are played."""

from __future__ import annotations

import pytest

from tutor.app.parts import learn_lesson
from tutor.library.load import library
from tutor.library.models import LANGUAGES

LIB = library().games["schweinebammel"]
CHILDREN = LIB.lessons["SW-LE12"]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_task_shows_that_it_rests_on_reconstructed_or_house_rules(lang):
    words = LIB.words(lang)
    for scenario in LIB.scenarios.values():
        shown = learn_lesson.resting(LIB, words, scenario)
        kinds = {LIB.rules[rule].status for rule in scenario.teaches}
        for kind in ("reconstructed", "house"):
            assert (words.ui(f"status_{kind}") in shown) == (kind in kinds)
    assert not any(learn_lesson.resting(LIB, words, LIB.scenarios[s]) for s in CHILDREN.steps)
