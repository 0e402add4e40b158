"""Taps on one position: kept until the position changes, also when the page is loaded anew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from tutor.app import profile
from tutor.app.widgets import counting, marks
from tutor.app.widgets.html import esc, icon
from tutor.app.widgets.moves import listed
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.tap import Taps, tap
from tutor.engine.game import Game
from tutor.engine.verdict import Spot
from tutor.explain.words import Words
from tutor.render.marks import Marks

_KEPT = "taps"
_NOTHING: tuple[Any, Taps] = (None, Taps())


def kept(game: Game[Any, Any, Any], state: Any, seat: str, tried: Any = None) -> Taps:
    """The taps made on this position so far, also those made before the page was loaded anew.
    Before the first one those of `tried`: a refused move put together by counting can be changed.
    """
    if _KEPT not in st.session_state:
        st.session_state[_KEPT] = _before(game, state, seat)
    position, taps = st.session_state[_KEPT]
    return taps if position == state else Taps(counting.tapped_for(game, state, tried))


def _before(game: Game[Any, Any, Any], state: Any, seat: str) -> tuple[Any, Taps]:
    """What this browser's last session left on this position."""
    position, _, spots = (profile.store().kept(profile.profile(), _KEPT) or "").partition(" ")
    if not position or position != _digest(state):
        return _NOTHING
    taps = Taps()
    for spot in json.loads(spots):
        taps = tap(game, state, seat, taps, spot)
    return state, taps


def _keep(state: Any, taps: Taps) -> None:
    """For this session, and for the next one: a reload begins one."""
    _, before = st.session_state.get(_KEPT, _NOTHING)
    st.session_state[_KEPT] = (state, taps)
    if taps.spots or before.spots:
        record = f"{_digest(state)} {json.dumps(taps.spots)}"
        profile.store().keep(profile.profile(), _KEPT, record)


def _digest(state: Any) -> str:
    """A position's fingerprint, the same after the server was started anew."""
    return hashlib.sha256(repr(state).encode()).hexdigest()


def forget() -> None:
    """Start with no taps."""
    _keep(*_NOTHING)


def shown(
    game: Game[Any, Any, Any],
    state: Any,
    seat: str,
    lit: Marks,
    *,
    tried: Any = None,
    over: bool = False,
) -> tuple[Marks, tuple[Spot, ...]]:
    """A board that takes taps, or did until it was `over`: what is lit up with the taps so far, and
    these taps.
    """
    chosen = () if over else kept(game, state, seat, tried).spots
    counted = counting.spots(game, state, seat) if chosen else ()
    return marks.tappable(lit, chosen=chosen, counted=counted), chosen


def tapped(
    game: Game[Any, Any, Any],
    state: Any,
    seat: str,
    spot: str,
    act: Callable[[Any], None],
    *,
    tried: Any = None,
) -> None:
    """One more tap; when it names one move, that move is made and no tap is left over."""
    taps = tap(game, state, seat, kept(game, state, seat, tried), spot)
    if len(taps.actions) == 1:
        _make(act, taps.actions[0])
    else:
        _keep(state, taps)


def meant(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    act: Callable[[Any], None],
    *,
    seat: str,
    tried: Any = None,
) -> bool:
    """When the taps could mean several moves, or none yet: say so and let the reader choose.

    Stands right below the board, where the eye is. Whether there was anything to say. `tried` is
    the move looked at: one put together by counting can be changed.
    """
    taps = kept(game, state, seat, tried)
    if counting.spots(game, state, seat):
        counting.draw(
            game,
            state,
            words,
            key,
            seat=seat,
            chosen=taps.spots,
            keep=partial(_put, state),
            act=act,
            tried=tried,
        )
        return True
    if len(taps.actions) > 1:
        asked(words, "learn_meant", f"{key}_meant_asked", "data-bring")
        listed(game, state, words, f"{key}_meant", partial(_make, act), taps.actions)
    elif taps.spots and not taps.actions:
        asked(words, "learn_tap_more", f"{key}_more_asked")
    if taps.spots:
        name, key = words.ui("taps_clear"), f"{key}_taps_clear"
        st.button(name, key=key, icon=":material/close:", on_click=forget)
    return bool(taps.spots)


def _make(act: Callable[[Any], None], action: Any) -> None:
    """The move that was meant; no tap is left over."""
    forget()
    act(action)


def _put(state: Any, spots: tuple[Spot, ...]) -> None:
    _keep(state, Taps(spots))


def asked(words: Words, say: str, key: str, more: str = "") -> None:
    """What is to be done now; on a phone also in a line at the top while it is out of view."""
    said = esc(words.ui(say))
    line = f'<a class="rs-peek" href="#meant" data-jump>{icon("hint")}<span>{said}</span></a>'
    told = f'<p class="rs-fact">{said}</p>{line}'
    sheet(f'<section id="meant" tabindex="-1" {more}>{told}</section>', key)
