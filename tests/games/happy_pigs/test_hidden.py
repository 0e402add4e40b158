"""Choices lie face down until all have chosen: in views, verdicts and pictures."""

from __future__ import annotations

import pytest

from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.state import HIDDEN
from tutor.library.load import library
from tutor.render.marks import NONE

CHOOSE = {
    "players": ["Anna", "Ben", "Cleo"],
    "step": "choose",
    "card": {"feed": 8, "mate": 7, "purchase": 9, "sell": 6},
    "chosen": {"Anna": "mate", "Ben": "sell"},
}


def state(variant=None, **more):
    return GAME.codec.read({**CHOOSE, **more}, variant or {})


def test_a_view_shows_that_somebody_chose_but_not_what():
    assert GAME.view(state(), "Anna").chosen == ("mate", HIDDEN, "")
    assert GAME.view(state(), "Cleo").chosen == (HIDDEN, HIDDEN, "")
    assert GAME.view(state(), None).chosen == (HIDDEN, HIDDEN, "")


def test_open_choices_are_seen():
    assert GAME.view(state({"advanced": True}), "Cleo").chosen == ("mate", "sell", "")


def test_after_the_last_choice_everybody_sees_all():
    last = GAME.codec.read_move({"by": "Cleo", "do": "choose", "action": "sell"}, state())
    shown = GAME.judge(state(), last).step.state
    assert shown.step == "turns"
    assert GAME.view(shown, "Anna") == shown
    assert [farm.left for farm in shown.farms] == [7, 3, 3]


@pytest.mark.parametrize("other", ["feed", "mate", "purchase", "sell"])
def test_no_verdict_depends_on_what_lies_face_down(other):
    hidden = state(chosen={"Anna": "mate", "Ben": other})
    for action in GAME.candidates(GAME.facts(hidden)):
        if action.by == "Cleo":
            view = GAME.view(hidden, "Cleo")
            assert GAME.verdict(hidden, action) == GAME.verdict(view, action)


def test_a_last_choice_in_a_view_reveals_nothing():
    view = GAME.view(state(), "Cleo")
    last = GAME.codec.read_move({"by": "Cleo", "do": "choose", "action": "sell"}, view)
    assert GAME.judge(view, last).step.state.step == "choose"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_picture_of_a_view_is_the_same_whatever_was_chosen(lang):
    words = library().games["happy_pigs"].words(lang)
    pictures = {
        GAME.art.board(GAME.view(state(chosen={"Anna": "mate", "Ben": other}), "Anna"), words, NONE)
        for other in ("feed", "mate", "purchase", "sell")
    }
    assert len(pictures) == 1


def test_who_still_owes_a_choice_acts():
    assert GAME.actors(state()) == ("Cleo",)
    assert GAME.actors(state(chosen={})) == ("Anna", "Ben", "Cleo")
    assert GAME.actors(state({"advanced": True}, chosen={}, starter="Ben")) == ("Ben",)
