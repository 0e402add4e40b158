"""Taps of this session on one position: kept until the position changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.widgets import counting
from tutor.app.widgets.html import esc, icon
from tutor.app.widgets.moves import listed
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.tap import Taps, tap
from tutor.engine.game import Game
from tutor.explain.words import Words

_KEPT = "taps"


def kept(state: Any) -> Taps:
    """The taps made on this position so far."""
    before, taps = st.session_state.get(_KEPT, (None, Taps()))
    return taps if before == state else Taps()


def _basket(game: Game[Any, Any, Any], state: Any, tried: Any) -> tuple[str, ...]:
    """The spots chosen: those tapped, else those of the move looked at."""
    before, _ = st.session_state.get(_KEPT, (None, Taps()))
    if before != state:
        _keep(state, counting.tapped_for(game, state, tried))
    return kept(state).spots


def forget() -> None:
    """Start with no taps."""
    st.session_state.pop(_KEPT, None)


def tapped(
    game: Game[Any, Any, Any], state: Any, seat: str, spot: str, act: Callable[[Any], None]
) -> None:
    """One more tap; when it names one move, that move is made and no tap is left over."""
    taps = tap(game, state, seat, kept(state), spot)
    st.session_state[_KEPT] = (state, taps)
    if len(taps.actions) == 1:
        forget()
        act(taps.actions[0])


def _keep(state: Any, spots: tuple[str, ...]) -> None:
    st.session_state[_KEPT] = (state, Taps(spots))


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
    taps = kept(state)
    if counting.spots(game, state, seat):
        basket = _basket(game, state, tried)
        keep = partial(_keep, state)
        counting.draw(game, state, words, key, seat=seat, chosen=basket, keep=keep, act=act)
        return True
    if len(taps.actions) > 1:
        asked(words, "learn_meant", f"{key}_meant_asked", "data-bring")

        def chosen(action: Any) -> None:
            forget()
            act(action)

        listed(game, state, words, f"{key}_meant", chosen, taps.actions)
    elif taps.spots and not taps.actions:
        asked(words, "learn_tap_more", f"{key}_more_asked")
    if taps.spots:
        st.button(
            words.ui("taps_clear"),
            key=f"{key}_taps_clear",
            icon=":material/close:",
            on_click=forget,
        )
    return bool(taps.spots)


def asked(words: Words, say: str, key: str, more: str = "") -> None:
    """What is to be done now; on a phone also in a line at the top while it is out of view."""
    said = esc(words.ui(say))
    line = f'<a class="rs-peek" href="#meant" data-jump>{icon("hint")}<span>{said}</span></a>'
    told = f'<p class="rs-fact">{said}</p>{line}'
    sheet(f'<section id="meant" tabindex="-1" {more}>{told}</section>', key)
