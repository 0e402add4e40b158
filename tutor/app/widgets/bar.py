"""The bar of buttons that stays within the thumb's reach.

On a page of ours it is one element: each of Streamlit's own buttons costs a message, and the
browser several layers of boxes (see docs/performance.md). A page that another server has opened has
Streamlit's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import streamlit as st

from tutor.app.widgets import script
from tutor.app.widgets.html import plain

KEY = "stage_controls"
_HTML = "<div class='rs-root rs-controls'></div>"


@dataclass(frozen=True)
class Control:
    """One button of the bar. Off while `act` is None; `main` is what to do now."""

    name: str
    word: str
    icon: str
    act: Callable[[], None] | None
    main: bool = False


def controls(buttons: Sequence[Control], key: str) -> None:
    """The bar of buttons, always the same ones in the same places."""
    if script.ours():
        _own(buttons)
    else:
        _streamlits(buttons, key)


def _own(buttons: Sequence[Control]) -> None:
    acts = {button.name: button.act for button in buttons}

    def pressed() -> None:
        act = acts.get(st.session_state[KEY].press)
        if act is not None:
            act()

    data = [_told(button) for button in buttons]
    # In a list, as in `sheet.py`.
    script.mounted("bar", _HTML)(key=KEY, data=[data], on_press_change=pressed)


def _told(button: Control) -> dict[str, str | bool]:
    return {
        "name": button.name,
        "word": button.word,
        "icon": button.icon,
        "main": button.main,
        "off": button.act is None,
    }


def _streamlits(buttons: Sequence[Control], key: str) -> None:
    with st.container(horizontal=True, key=KEY, gap="small"):
        for button in buttons:
            st.button(
                plain(button.word),
                key=f"{key}_{button.name}",
                icon=f":material/{button.icon}:",
                type="primary" if button.main else "secondary",
                disabled=button.act is None,
                on_click=button.act,
            )
