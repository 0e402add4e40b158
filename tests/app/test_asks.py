"""A game in play waits for what a text-only card has changed, and goes on with what was entered."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.pressing import keys, press
from tutor.app.parts import play_match

BOTH = pytest.mark.parametrize("lang", ["en", "de"])


def asked(lang: str, text: str) -> None:
    import streamlit as st

    from tutor.app.address import Address
    from tutor.app.frame import view_of
    from tutor.app.parts import play_asks
    from tutor.library.load import library

    lib = library().games["happy_pigs"]
    event = {"manual": text} if text else "none"
    position = {
        "step": "event",
        "card": {"feed": 8, "event": event},
        "farms": {"A": {"money": 5}},
    }
    state = lib.game.codec.read(position, {})
    view = view_of(Address("play", "happy_pigs", lang), (), lang)

    def act(action: object) -> None:
        st.session_state.done = lib.game.judge(state, action).step.state

    play_asks.draw(view, lib, state, act)


@BOTH
def test_what_is_entered_is_what_happens(lang):
    app = AppTest.from_function(asked, args=(lang, "Two dollars for A"), default_timeout=30).run()
    assert not app.exception
    assert len(app.button) == 1
    money = next(one for one in app.number_input if one.key.endswith("_money"))
    assert money.value == 0
    money.set_value(2).run()
    app.button[0].click().run()
    assert not app.exception
    assert app.session_state.done.farms[0].money == 7
    assert app.session_state.done.step == "pass"


@BOTH
def test_other_events_ask_nothing(lang):
    app = AppTest.from_function(asked, args=(lang, ""), default_timeout=30).run()
    assert not app.exception
    assert not app.button
    assert not app.number_input


TEXT_ONLY = {
    "step": "turns",
    "card": {"feed": 8, "event": {"manual": "Two dollars for A"}},
    "chosen": {"A": "feed"},
    "farms": {"A": {"money": 5, "left": 1, "pigs": {"B": 1}}},
}


def begun(*kinds: str, position=TEXT_ONLY, variant=None) -> str:
    seats = dict(zip("ABC", kinds, strict=True))
    key = play_match.new_key()
    play_match.keep(key, play_match.begin("happy_pigs", variant or {}, position, seats))
    return key


@pytest.mark.parametrize("kinds", [("random", "sensible", "random"), ("random", "human", "random")])
def test_no_machine_tells_what_a_text_has_changed(kinds):
    match = play_match.run(play_match.kept(begun(*kinds)).match)
    state = play_match.played(play_match.text(match)).state
    if state.step == "turns":
        assert kinds[state.turn] == "human"
        action = match.game.codec.read_move({"by": "B", "do": "done"}, state)
        match = play_match.run(play_match.made(match, state, action))
    state = play_match.played(play_match.text(match)).state
    assert state.step == "event"
    assert play_match.asked(match.game, state)
    assert play_match.run(match) == match


@BOTH
def test_the_onlooker_of_machines_is_asked_and_the_game_goes_on(open_page, lang):
    key = begun("random", "sensible", "random")
    app = open_page("play", game="happy_pigs", lang=lang, record=key)
    press(app, "play_to_end")
    assert play_match.kept(key).state.step == "event"
    assert "play_next" not in keys(app)
    before = play_match.kept(key).state.farms[0].money
    next(one for one in app.number_input if one.key.endswith("_money")).set_value(2).run()
    press(app, next(one for one in keys(app) if one.startswith("asks_do_")))
    after = play_match.kept(key).state
    assert (after.step, after.farms[0].money) == ("pass", before + 2)
    press(app, "play_next")
    assert play_match.kept(key).state.round == 2


def test_at_a_text_only_card_no_machine_chooses_for_a_person(open_page):
    key = begun("human", "human", "human")
    state = play_match.kept(key).state
    match = play_match.kept(key).match
    for seat in "ABC":
        state = play_match.played(play_match.text(match)).state
        action = match.game.codec.read_move({"by": seat, "do": "done"}, state)
        match = play_match.made(match, state, action)
    play_match.keep(key, match)
    app = open_page("play", game="happy_pigs", lang="en", record=key)
    control = next(one for one in app.button if one.key == "play_for_me")
    assert control.disabled
    assert [one for one in keys(app) if one.startswith("asks_do_")]


def test_a_machine_puts_back_what_it_used_before_a_text_is_asked_about():
    farm = {"pigs": {"B": 1}, "treated": "B", "spent": {"vaccine": 1}}
    position = {**TEXT_ONLY, "step": "event", "farms": {"A": farm}}
    key = begun("random", "human", "random", position=position, variant={"upkeep": "hand"})
    match = play_match.kept(key).match
    before = play_match.played(play_match.text(match)).state
    assert not play_match.asked(match.game, before)
    after = play_match.played(play_match.text(play_match.run(match))).state
    assert not after.farms[0].owes
    assert play_match.asked(match.game, after)
