"""A move put together by counting: numbers, what it comes to, and the move itself."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from uuid import uuid4

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.conftest import html
from tutor.app.widgets import counting, marks
from tutor.library.load import library

BOTH = pytest.mark.parametrize("lang", ["en", "de"])


def basket(lang: str) -> None:
    import streamlit as st

    from tutor.app.widgets import moves, taps
    from tutor.library.load import library

    lib = library().games["happy_pigs"]
    state = lib.game.codec.read({"step": "setup"}, {})
    words = lib.words(lang)

    def act(action: object) -> None:
        st.session_state.tried = lib.game.codec.write_move(action, state)

    def tap() -> None:
        taps.tapped(lib.game, state, "A", "store:M", act)

    st.button("tap", key="tap", on_click=tap)
    tried = st.session_state.get("start")
    action = lib.game.codec.read_move(tried, state) if tried else None
    taps.meant(lib.game, state, words, "t", act, seat="A", tried=action)
    moves.listed(lib.game, state, words, "t", act, lib.game.legal(state))


def counts(app: AppTest) -> list[int]:
    return [int(one.value) for one in app.number_input]


@BOTH
def test_taps_and_numbers_are_one_basket(lang):
    app = AppTest.from_function(basket, args=(lang,), default_timeout=30)
    app.session_state["t_basket_by_hand"] = True
    app.run()
    assert counts(app) == [0] * 8
    assert not app.selectbox, "no list of hundreds of purchases"
    for _ in range(2):
        app.button(key="tap").click().run()
    app.number_input(key="t_basket_3").set_value(1).run()
    assert counts(app) == [0, 0, 2, 1, 0, 0, 0, 0]
    assert "tried" not in app.session_state
    app.button(key="t_basket_make").click().run()
    assert not app.exception
    assert app.session_state.tried["items"] == {"M": 2, "L": 1}


@BOTH
def test_a_refused_basket_can_be_changed(lang):
    app = AppTest.from_function(basket, args=(lang,), default_timeout=30)
    app.session_state.start = {"by": "A", "do": "setup", "items": {"L": 3, "vaccine": 1}}
    app.session_state["t_basket_by_hand"] = True
    app.run()
    assert counts(app) == [0, 0, 0, 3, 0, 1, 0, 0]
    app.number_input(key="t_basket_5").set_value(0).run()
    app.button(key="t_basket_make").click().run()
    assert app.session_state.tried["items"] == {"L": 3}


def test_a_refused_basket_leaves_the_word_to_the_verdict_until_it_is_changed():
    app = AppTest.from_function(basket, args=("en",), default_timeout=30)
    app.session_state.start = {"by": "A", "do": "setup", "items": {"L": 3, "vaccine": 1}}
    assert "rs-peek" not in html(app.run())
    app.button(key="t_basket_back_5").click().run()
    assert "rs-peek" in html(app)


@BOTH
def test_what_was_tapped_by_mistake_goes_back_one_by_one(lang):
    app = AppTest.from_function(basket, args=(lang,), default_timeout=30).run()
    assert not app.number_input, "numbers are made when they are asked for"
    for _ in range(2):
        app.button(key="tap").click().run()
    app.button(key="t_basket_back_2").click().run()
    app.button(key="t_basket_make").click().run()
    assert app.session_state.tried["items"] == {"M": 1}
    assert not app.exception


def test_an_empty_basket_has_nothing_to_put_back():
    app = AppTest.from_function(basket, args=("en",), default_timeout=30).run()
    assert [one.key for one in app.button] == ["tap", "t_basket_make"]


def loaded_anew(learner: str) -> AppTest:
    app = AppTest.from_function(basket, args=("en",), default_timeout=30)
    app.session_state["profile"] = learner
    return app.run()


def back_buttons(app: AppTest) -> list[str]:
    return [str(one.key) for one in app.button if "_back_" in str(one.key)]


def test_what_was_tapped_is_still_there_when_the_page_is_loaded_anew():
    learner = uuid4().hex
    loaded_anew(learner).button(key="tap").click().run()
    app = loaded_anew(learner)
    assert back_buttons(app) == ["t_basket_back_2"]
    app.button(key="tap").click().run()
    app.button(key="t_basket_make").click().run()
    assert app.session_state.tried["items"] == {"M": 2}


def test_what_was_put_back_stays_away_and_others_do_not_see_it():
    learner = uuid4().hex
    app = loaded_anew(learner)
    app.button(key="tap").click().run()
    assert not back_buttons(loaded_anew(uuid4().hex))
    app.button(key="t_basket_back_2").click().run()
    assert not back_buttons(loaded_anew(learner))


def test_the_picture_tells_how_many_were_tapped():
    lib = library().games["happy_pigs"]
    state = lib.game.codec.read({"step": "setup"}, {})
    taps = ("store:M", "store:M", "store:L")
    counted = counting.spots(lib.game, state, "A")
    lit = marks.tappable(chosen=taps, counted=counted)
    board = ET.fromstring(lib.game.art.board(state, lib.words("en"), lit).svg)
    svg = "{http://www.w3.org/2000/svg}"
    badges = [part for part in board.iter(f"{svg}g") if part.get("class") == "rs-count"]
    drawn = [text.text for badge in badges for text in badge.iter(f"{svg}text")]
    assert drawn == ["2", "1"]
    names = {g.get("data-id"): g.get("aria-label") for g in board.iter(f"{svg}g")}
    assert str(names["store:M"]).endswith("× 2")
    assert "×" not in str(names["store:S"])
