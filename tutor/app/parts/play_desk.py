"""A game in progress: board, verdict, moves, log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.frame import View, go
from tutor.app.parts import (
    play_asks,
    play_below,
    play_known,
    play_match,
    play_told,
    table_setup,
)
from tutor.app.parts.play_match import Played
from tutor.app.widgets import board as boards
from tutor.app.widgets import form, marks, taps
from tutor.app.widgets.bar import Control, controls
from tutor.app.widgets.folded import folded
from tutor.app.widgets.html import plain
from tutor.app.widgets.moves import listed
from tutor.app.widgets.offer import apart
from tutor.app.widgets.picture import board_of
from tutor.app.widgets.problems import notice
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.stage import area, stage, wide_button
from tutor.app.widgets.verdict import Answer, panel, spoken
from tutor.engine.problem import Unreadable, problem
from tutor.engine.verdict import Spot
from tutor.library.load import GameLibrary
from tutor.render.marks import NONE

KEY = "play"
SEAT = "play_seat"
SEEN = "play_seen"
"""Whom the device was last passed to: (key of the game, seat)."""


@dataclass(frozen=True)
class Desk:
    """A game on show. `seat` is who looks and acts ("" for onlookers), `past` the move looked at
    (0 for now), `tried` a refused attempt.
    """

    view: View
    lib: GameLibrary
    played: Played
    seat: str
    past: int
    tried: Any = None

    @property
    def shown(self) -> Any:
        """The state on the board, as the seat knows it; at the end everything lies open."""
        game, state = self.lib.game, self.played.state
        if self.past:
            return game.view(self.played.turns[self.past - 1].state, self.seat or None)
        return state if not game.actors(state) else game.view(state, self.seat or None)


def draw(view: View, lib: GameLibrary, played: Played) -> None:
    """Draw the game, or the curtain between two people."""
    desk = _desk(view, lib, played)
    if _behind_curtain(desk):
        _curtain(desk)
        return
    with stage():
        head = play_told.head(view, lib, played, desk.seat, desk.past)
        sheet(head, f"{KEY}_goal", top=view.address.record)
        _board(desk)
        with area("verdict"):
            _verdict(desk)
        with area("moves"):
            _moves(desk)
        controls(_controls(desk), KEY)
    with area("below"):
        play_below.draw(view, lib, played, desk.seat, desk.shown)


def _desk(view: View, lib: GameLibrary, played: Played) -> Desk:
    past = view.address.step
    if past > len(played.turns):
        wrong = problem("step", "not_that_ply", found=past, all=len(played.turns))
        notice(view, (wrong,), "play_step")
        past = 0
    desk = Desk(view, lib, played, looking(played), past)
    return replace(desk, tried=_tried(desk)) if view.address.moves and not past else desk


def _tried(desk: Desk) -> Any | None:
    """The attempt in the address, as far as it is one of the seat that looks."""
    try:
        action = table_setup.asked(desk.lib.game, desk.shown, desk.view.address.moves)
    except Unreadable as wrong:
        notice(desk.view, wrong.problems, "play_moves")
        return None
    return action if action.by == desk.seat and _open(desk) else None


def looking(played: Played) -> str:
    """The person who looks: chosen among those who may act, or the only one there is."""
    waiting, humans = played.waiting(), played.match.humans
    chosen = st.session_state.get(SEAT, "")
    if waiting:
        return chosen if chosen in waiting else waiting[0]
    return humans[0] if len(humans) == 1 else ""


def _behind_curtain(desk: Desk) -> bool:
    """Whether the device must be passed on first: somebody else would see hidden things."""
    game, state = desk.lib.game, desk.played.state
    humans = desk.played.match.humans
    if len(humans) < 2 or not desk.seat:
        return False
    if st.session_state.get(SEEN) == (desk.view.address.record, desk.seat):
        return False
    own = game.view(state, desk.seat)
    return any(game.view(state, other) != own for other in humans)


def _curtain(desk: Desk) -> None:
    def seen() -> None:
        st.session_state[SEEN] = (desk.view.address.record, desk.seat)

    sheet(play_told.curtain(desk.view, desk.seat), f"{KEY}_curtain")
    wide_button(plain(desk.view.ui("play_i_am", seat=desk.seat)), f"{KEY}_seen", seen)


def act(desk: Desk, action: Any) -> None:
    """A legal action is made, and machines answer; a refused one is explained."""
    game, key = desk.lib.game, desk.view.address.record
    if play_match.is_stale(key, desk.played):
        return
    match, state = desk.played.match, desk.played.state
    if not game.verdict(state, action).legal:
        code = table_setup.move_code(game, desk.shown, action)
        go(desk.view.to(moves=code, step=0))
        return
    taps.forget()
    made = play_match.made(match, state, action)
    play_match.keep(key, made if _only_machines(desk) else play_match.run(made))
    go(desk.view.to(moves="", step=0))


def _answer(desk: Desk) -> Answer | None:
    """What the panel explains: a refused attempt, or the move looked at."""
    if desk.tried is not None:
        return play_known.tried(desk.played, desk.shown, desk.tried)
    return play_known.known(desk.played, desk.past, desk.seat) if desk.past else None


def _open(desk: Desk) -> bool:
    return bool(desk.seat) and not desk.past and desk.seat in desk.played.waiting()


def _board(desk: Desk) -> None:
    answer, words = _answer(desk), desk.view.words
    game, known = desk.lib.game, desk.shown
    lit = marks.verdict(answer.judgement) if answer else NONE
    over, who, tried = not _open(desk), desk.seat, desk.tried
    chosen: tuple[Spot, ...] = ()
    if who:
        lit, chosen = taps.shown(game, known, who, lit, tried=tried, over=over)
    picture = board_of(desk.lib, words, known, lit)

    def tap(spot: str) -> None:
        if not over:
            taps.tapped(game, known, who, spot, partial(act, desk), tried=tried)

    said = spoken(answer, words) if answer else ""
    turn = len(desk.played.turns) * 1000 + desk.past
    told = (said, turn)
    boards.board(picture, words, f"{KEY}_board", tap, chosen=chosen, over=over, say=told)


def _verdict(desk: Desk) -> None:
    view, played = desk.view, desk.played
    if _open(desk):
        game, who, tried = desk.lib.game, desk.seat, desk.tried
        taps.meant(game, desk.shown, view.words, KEY, partial(act, desk), seat=who, tried=tried)
    if not played.acting() and not desk.past:
        sheet(play_told.ending(view, desk.lib, played), f"{KEY}_ending")
    answer = _answer(desk)
    told = "" if answer else play_told.since(view, played, desk.seat)
    if told:
        sheet(told, f"{KEY}_since")
    else:
        panel(answer, view.words, view.address, KEY, partial(act, desk) if _open(desk) else None)


def _moves(desk: Desk) -> None:
    """The moves of the person on turn, and folded what people try in vain; buttons for machines."""
    words, game, known = desk.view.words, desk.lib.game, desk.shown
    waiting = desk.played.waiting()
    if _only_machines(desk) and desk.played.acting():
        _machines(desk)
    if not _open(desk):
        return
    play_asks.draw(desk.view, desk.lib, known, partial(act, desk))
    if len(waiting) > 1:
        form.choose(words.ui("table_who"), waiting, desk.seat, str, f"{SEAT}_control", _choose)
    extra = () if desk.tried is None else (desk.tried,)
    legal, others = apart(game, known, desk.seat, words, extra)
    listed(game, known, words, KEY, partial(act, desk), legal)
    if others:
        more = partial(listed, game, known, words, f"{KEY}_try", partial(act, desk), others)
        folded(plain(words.ui("play_try")), f"{KEY}_others", more)


def _choose(seat: str) -> None:
    st.session_state[SEAT] = seat


def _only_machines(desk: Desk) -> bool:
    return not desk.played.match.humans


def _machines(desk: Desk) -> None:
    """Without people the game goes on by hand; what only people can tell, the onlooker tells."""
    if not desk.past and play_match.asked(desk.lib.game, desk.played.state):
        play_asks.draw(desk.view, desk.lib, desk.played.state, partial(act, desk))
        return
    for name, most in (("next", 1), ("to_end", play_match.LONGEST_RUN)):
        wide_button(plain(desk.view.ui(f"play_{name}")), f"{KEY}_{name}", partial(_run, desk, most))


def _run(desk: Desk, most: int) -> None:
    if play_match.is_stale(desk.view.address.record, desk.played):
        return
    play_match.keep(desk.view.address.record, play_match.run(desk.played.match, most))
    go(desk.view.to(moves="", step=0))


def _controls(desk: Desk) -> list[Control]:
    """Undo, earlier, later, and a move chosen by the machine: always in these four places."""
    ui, last = desk.view.ui, len(desk.played.turns)
    undone = play_match.undone(desk.played)
    before = (desk.past or last + 1) - 1
    earlier = partial(_look, desk, before) if before else None
    later = partial(_look, desk, desk.past + 1) if desk.past else None
    machine = desk.lib.game.bots and not play_match.asked(desk.lib.game, desk.played.state)
    for_me = partial(_for_me, desk) if _open(desk) and machine else None
    return [
        Control("undo", ui("play_undo"), "undo", partial(_undo, desk) if undone else None),
        Control("earlier", ui("play_earlier"), "chevron_left", earlier),
        Control("later", ui("play_later"), "chevron_right", later, bool(desk.past)),
        Control("for_me", ui("play_for_me"), "casino", for_me),
    ]


def _look(desk: Desk, ply: int) -> None:
    """Look at a move of the past; past the last one is now."""
    go(desk.view.to(step=ply if ply <= len(desk.played.turns) else 0, moves=""))


def _undo(desk: Desk) -> None:
    match = play_match.undone(desk.played)
    if match is not None and not play_match.is_stale(desk.view.address.record, desk.played):
        play_match.keep(desk.view.address.record, match)
    taps.forget()
    go(desk.view.to(moves="", step=0))


def _for_me(desk: Desk) -> None:
    bots = list(desk.lib.game.bots)
    action = play_match.chosen(desk.played.match, desk.played.state, desk.seat, bots[-1])
    if action is not None:
        act(desk, action)
