"""The names at the table: change, add, remove."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import streamlit as st

from tutor.app.widgets.html import plain
from tutor.explain.words import Words

LONGEST = 40


@dataclass(frozen=True)
class Seats:
    """The names, how many there may be, and names to offer. `rename` with None removes."""

    names: Sequence[str]
    limits: tuple[int, int]
    spare: Sequence[str]
    rename: Callable[[str, str | None], None]
    add: Callable[[str], None]


def seats(at: Seats, words: Words, key: str) -> None:
    """Name fields with a button to remove each, and one to add."""
    low, high = at.limits
    names, rename = at.names, at.rename
    for number, name in enumerate(names, 1):
        with st.container(horizontal=True, key=f"{key}_seat{number}", gap="small"):
            _name(name, number, words, key, rename)
            st.button(
                plain(words.ui("table_seat_remove", seat=name)),
                key=f"{key}_remove{number}",
                icon=":material/close:",
                disabled=len(names) <= low,
                on_click=rename,
                args=(name, None),
            )
    new = next((one for one in at.spare if one not in names), None) or _unused(names)
    st.button(
        plain(words.ui("table_seat_add")),
        key=f"{key}_add",
        icon=":material/add:",
        disabled=len(names) >= high,
        on_click=partial(at.add, new),
    )


def _name(
    name: str, number: int, words: Words, key: str, rename: Callable[[str, str | None], None]
) -> None:
    field = f"{key}_name{number}"
    st.session_state[field] = name

    def change() -> None:
        given = str(st.session_state[field]).strip()
        if given and given != name:
            rename(name, given)

    st.text_input(
        words.ui("table_seat", number=number), key=field, max_chars=LONGEST, on_change=change
    )


def _unused(names: Sequence[str]) -> str:
    """A letter that nobody is called by."""
    return next(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in names)
