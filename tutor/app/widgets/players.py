"""The names at the table: change, add, remove."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from string import ascii_uppercase

import streamlit as st

from tutor.app.widgets.html import plain
from tutor.engine.problem import problem
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
    names = at.names
    for number, name in enumerate(names, 1):
        with st.container(horizontal=True, key=f"{key}_seat{number}", gap="small"):
            _name(at, number, words, key)
            st.button(
                plain(words.ui("table_seat_remove", seat=name)),
                key=f"{key}_remove{number}",
                icon=":material/close:",
                disabled=len(names) <= low,
                on_click=at.rename,
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


def _name(at: Seats, number: int, words: Words, key: str) -> None:
    field, name = f"{key}_name{number}", at.names[number - 1]
    st.session_state[field] = name

    def change() -> None:
        given = str(st.session_state[field]).strip()
        if given in at.names and given != name:
            taken(given, words)
        elif given and given != name:
            at.rename(name, given)

    st.text_input(
        words.ui("table_seat", number=number), key=field, max_chars=LONGEST, on_change=change
    )


def taken(name: str, words: Words) -> None:
    """Say that somebody else has this name: two players of one name can't be told apart."""
    st.toast(plain(words.problem(problem("players", "named_twice", found=name))))


def _unused(names: Sequence[str]) -> str:
    """A letter that nobody is called by, or a number once all letters are taken."""
    free = chain(ascii_uppercase, map(str, count(1)))
    return next(name for name in free if name not in names)
