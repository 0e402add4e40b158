"""Trying moves at the table: the verdict, and who may do what."""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from tutor.app.frame import View, go
from tutor.app.parts import table_setup, table_told
from tutor.app.parts.table_setup import Setup
from tutor.app.widgets import board as boards
from tutor.app.widgets import form, marks, taps
from tutor.app.widgets.html import plain
from tutor.app.widgets.moves import moves as offered
from tutor.app.widgets.picture import board_of
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.stage import wide_button
from tutor.app.widgets.verdict import Answer, judge, panel, spoken
from tutor.engine.verdict import CHANCE
from tutor.library.load import GameLibrary
from tutor.render.marks import NONE

KEY = "table"
SEAT = "table_seat_chosen"


def head(view: View) -> None:
    """The question this page answers."""
    sheet(table_told.head(view, "table_title", "learn_choose"), f"{KEY}_goal", top="try")


def _answer(lib: GameLibrary, setup: Setup) -> Answer | None:
    return None if setup.action is None else judge(lib.game, setup.state, setup.action)


def _ask(view: View, lib: GameLibrary, setup: Setup, action: Any) -> None:
    """Ask about a move: the address names it. A link that came with moves becomes the position
    they lead to.
    """
    moves = table_setup.move_code(lib.game, setup.state, action)
    go(view.to(case=table_setup.code(lib, setup), moves=moves, mode=""))


def seat(lib: GameLibrary, setup: Setup) -> str:
    """The player whose move it is, or the one chosen to be asked about."""
    every = table_setup.players(lib, setup)
    chosen = st.session_state.get(SEAT)
    acting = [one for one in lib.game.actors(setup.state) if one != CHANCE]
    usual = setup.action.by if setup.action is not None else next(iter((*acting, *every)), CHANCE)
    return chosen if chosen in every else usual


def board(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The position, with what the verdict is about lit up."""
    game, state = lib.game, setup.state
    answer = _answer(lib, setup)
    lit = marks.verdict(answer.judgement) if answer else NONE
    who, tried = seat(lib, setup), setup.action
    shown, chosen = taps.shown(game, state, who, lit, tried=tried)
    picture = board_of(lib, view.words, state, shown)
    ask = partial(_ask, view, lib, setup)

    def tap(spot: str) -> None:
        taps.tapped(game, state, who, spot, ask, tried=tried)

    said = spoken(answer, view.words) if answer else ""
    turn = hash(view.address.moves) % 100_000
    boards.board(picture, view.words, f"{KEY}_board", tap, chosen=chosen, say=(said, turn))


def verdict(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The verdict on the move asked about; a legal one can be made."""
    answer, act = _answer(lib, setup), partial(_ask, view, lib, setup)
    who, tried = seat(lib, setup), setup.action
    taps.meant(lib.game, setup.state, view.words, KEY, act, seat=who, tried=tried)
    panel(answer, view.words, view.address, KEY, lambda action: _ask(view, lib, setup, action))
    if answer is None or answer.judgement.step is None:
        return
    after = table_setup.laid_out(lib.game, answer.judgement.step.state)

    def make() -> None:
        go(view.to(case=table_setup.code(lib, after), moves="", mode=""))

    wide_button(plain(view.ui("table_carry_out")), f"{KEY}_make", make)


def moves(view: View, lib: GameLibrary, setup: Setup) -> None:
    """Who moves, the moves to try, and the list of who may do what."""
    game, state, words = lib.game, setup.state, view.words
    act = partial(_ask, view, lib, setup)
    every = table_setup.players(lib, setup)
    who = seat(lib, setup)
    if len(every) > 1:
        form.choose(words.ui("table_who"), every, who, str, f"{SEAT}_control", _choose_seat)
    seats = [who] if who in every else None
    asked = () if setup.action is None else (setup.action,)
    offered(game, state, words, KEY, act, seats=seats, extra=asked)
    sheet(table_told.who_may(view, lib, setup), f"{KEY}_who")


def _choose_seat(name: str) -> None:
    st.session_state[SEAT] = name
