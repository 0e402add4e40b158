"""Taps of this session on one position: kept until the position changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

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


def meant(
    game: Game[Any, Any, Any], state: Any, words: Words, key: str, act: Callable[[Any], None]
) -> bool:
    """When the taps could mean several moves, or none yet: say so and let the reader choose.

    Stands right below the board, where the eye is. Whether there was anything to say.
    """
    taps = kept(state)
    if len(taps.actions) > 1:
        _asked(words, "learn_meant", f"{key}_meant_asked")

        def chosen(action: Any) -> None:
            forget()
            act(action)

        listed(game, state, words, f"{key}_meant", chosen, taps.actions)
    elif taps.spots and not taps.actions:
        _asked(words, "learn_tap_more", f"{key}_more_asked")
    if taps.spots:
        st.button(
            words.ui("taps_clear"),
            key=f"{key}_taps_clear",
            icon=":material/close:",
            on_click=forget,
        )
    return bool(taps.spots)


def _asked(words: Words, say: str, key: str) -> None:
    """What is to be done now; also in a line above a phone's bar while it is out of view."""
    said = esc(words.ui(say))
    line = f'<a class="rs-peek" href="#meant" data-jump>{icon("hint")}<span>{said}</span></a>'
    sheet(f'<section id="meant" tabindex="-1"><p class="rs-fact">{said}</p>{line}</section>', key)
