"""The one arrangement of board, verdict, moves and controls that Learn, Table and Play share.

On a wide screen the verdict stands beside the board; on a phone directly under it, and the
controls stay within the thumb's reach. `practice.css` does both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

import streamlit as st

from tutor.app.widgets.bar import Control
from tutor.app.widgets.html import plain

AREAS = ("board", "verdict", "moves", "question", "below")


def stage() -> AbstractContextManager[object]:
    """The whole arrangement: the goal, the areas in the order of `AREAS`, the controls. What is
    "below" comes after it: a board that stays in view would lie over it. One element alone needs no
    area: a key that ends in `_goal` or `_board` puts it in its place. Each container costs a
    message, and the browser several layers of boxes.
    """
    return st.container(key="stage")


def area(name: str) -> AbstractContextManager[object]:
    """One part of the arrangement."""
    assert name in AREAS, name
    return st.container(key=f"stage_{name}")


def wide_button(word: str, key: str, act: Callable[[], None]) -> None:
    """A wide button for the one thing to do now."""
    st.button(word, key=key, type="primary", on_click=act, width="stretch")


def big_buttons(buttons: Sequence[Control], key: str) -> None:
    """Two or three large buttons side by side: the answers to a question."""
    with st.container(horizontal=True, key=f"{key}_answers", gap="small"):
        for button in buttons:
            st.button(
                plain(button.word),
                key=f"{key}_{button.name}",
                icon=f":material/{button.icon}:",
                on_click=button.act,
                width="stretch",
            )
