"""Controls made for fingers, from a game's own list of fields. What cannot be is not prevented
here: the reader of positions says it, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any

import streamlit as st

from tutor.app.widgets.html import caption, plain
from tutor.engine.game import Field
from tutor.engine.reading import LONGEST_NAME
from tutor.explain.words import Words

Path = tuple[Any, ...]
Put = Callable[[Path, Any], None]
"""(path, value): None for a value left out."""

FEW = 6
"""Up to this many choices stand side by side; more become a list."""
AUTO, NUMBER, KNOWN = "auto", "number", "known"


def draw(field: Field, words: Words, key: str, put: Put) -> None:
    """One field's controls. `put` is called with each change."""
    title = words.text("form", field.label, **dict(field.given))
    own = f"{key}_{'_'.join(str(part) for part in field.path)}"
    _DRAWN[field.kind](field, words, title, own, put)


def together(fields: Sequence[Field], words: Words, key: str, put: Put) -> None:
    """Fields below each other, but numbers that follow one another side by side."""
    for place, (number, run) in enumerate(groupby(fields, lambda field: field.kind == "number")):
        name = "counts" if number else "rows"
        with st.container(horizontal=number, key=f"{key}_{place}_{name}", gap="small"):
            for field in run:
                if number and field.value is not None:
                    _beside(field, words, key, put)
                else:
                    draw(field, words, key, put)


def _beside(field: Field, words: Words, key: str, put: Put) -> None:
    """A narrow number: without the sign that empties it, its figure has room."""
    title = words.text("form", field.label, **dict(field.given))
    own = f"{key}_{'_'.join(str(part) for part in field.path)}"
    act = partial(put, field.path)
    stepper(title, field.value, field.low, words, own, act, emptied=False)


def group_of(fields: Sequence[Field], chosen: str) -> list[Field]:
    """The fields of one group, each once: a position from a link may name a player twice."""
    own = {field.path: _once(field) for field in fields if field.group == chosen}
    return list(own.values())


def _once(field: Field) -> Field:
    return replace(field, options=tuple(dict.fromkeys(field.options)))


def _kept(key: str, value: Any) -> None:
    """The address is the truth: a control shows what stands there, not what it showed before."""
    st.session_state[key] = value


def _put(put: Put, path: Path, key: str) -> None:
    put(path, st.session_state[key])


def named(words: Words, value: Any) -> str:
    """A choice in words."""
    return words.term(value)


def _choice(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    terms = dict(zip(field.options, field.names, strict=True)) if field.names else {}

    def name(value: Any) -> str:
        return named(words, terms.get(value, value))

    choose(title, field.options, field.value, name, key, partial(put, field.path))


def choose(
    title: str,
    options: Sequence[Any],
    value: Any,
    name: Callable[[Any], str],
    key: str,
    act: Callable[[Any], None],
) -> None:
    """One of several: side by side while they are few. `name` gives a choice's words as they are:
    buttons take Markdown, a list does not.
    """
    _kept(key, value if value in options else None)

    def change() -> None:
        act(st.session_state[key])

    if len(options) <= FEW:
        st.segmented_control(
            caption(title),
            options,
            format_func=lambda one: plain(name(one)),
            key=key,
            on_change=change,
            required=value in options,
        )
    else:
        st.selectbox(
            caption(title), options, index=None, format_func=name, key=key, on_change=change
        )


def _number(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    stepper(title, field.value, field.low, words, key, partial(put, field.path))


def stepper(
    title: str,
    value: Any,
    low: int,
    words: Words,
    key: str,
    act: Callable[[Any], None],
    *,
    emptied: bool = True,
) -> None:
    """A number with − and +. None is too high here: the position says in our words what is wrong.
    `emptied` numbers may be left out, and then are what they must be.
    """
    whole = value if isinstance(value, int) and not isinstance(value, bool) else None
    _kept(key, whole)
    st.number_input(
        caption(title),
        min_value=min(low, whole) if whole is not None else low,
        value=None if emptied or whole is None else "min",
        step=1,
        key=key,
        placeholder=words.ui("table_by_itself"),
        on_change=lambda: act(st.session_state[key]),
    )


def _counts(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    """A number for each name."""
    held = field.value if isinstance(field.value, Mapping) else {}
    if title:
        st.markdown(f"**{caption(title)}**")
    with st.container(horizontal=True, key=f"{key}_counts", gap="small"):
        for option in field.options:
            path = (*field.path, option)
            stepper(
                words.term(option),
                held.get(option, 0),
                field.low,
                words,
                f"{key}_{option}",
                partial(put, path),
                emptied=False,
            )


def _hand(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    """Known cards, only their number, or what must be."""
    held = field.value
    kind = KNOWN if isinstance(held, Mapping) else AUTO if held is None else NUMBER
    size = sum(held.values()) if isinstance(held, Mapping) else held or field.low
    starts = {AUTO: None, NUMBER: size, KNOWN: dict.fromkeys(field.options, 0)}

    def change(chosen: str) -> None:
        put(field.path, starts[chosen])

    choose(
        title,
        tuple(starts),
        kind,
        lambda one: words.ui(f"table_hand_{one}"),
        f"{key}_kind",
        change,
    )
    if kind == NUMBER:
        stepper(words.ui("table_hand_count"), held, field.low, words, key, partial(put, field.path))
    elif kind == KNOWN:
        _counts(field, words, "", key, put)


def _several(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    chosen = field.value if isinstance(field.value, (list, tuple)) else ()
    _kept(key, [one for one in field.options if one in chosen])

    def change() -> None:
        picked = st.session_state[key]
        put(field.path, [one for one in field.options if one in picked])

    st.pills(
        caption(title),
        field.options,
        selection_mode="multi",
        format_func=lambda one: plain(named(words, one)),
        key=key,
        on_change=change,
    )


def _flag(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    del words
    _kept(key, bool(field.value))
    st.toggle(caption(title), key=key, on_change=_put, args=(put, field.path, key))


def _text(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    """A short name; left empty it is left out."""
    del words
    _kept(key, "" if field.value is None else str(field.value))

    def change() -> None:
        put(field.path, st.session_state[key].strip() or None)

    st.text_input(caption(title), key=key, max_chars=field.high or LONGEST_NAME, on_change=change)


def _seats(field: Field, words: Words, title: str, key: str, put: Put) -> None:
    """Seats are drawn by `players.seats`, which also renames them elsewhere in the position."""
    del field, words, key, put
    st.markdown(f"**{caption(title)}**")


_DRAWN: dict[str, Callable[[Field, Words, str, str, Put], None]] = {
    "choice": _choice,
    "number": _number,
    "counts": _counts,
    "hand": _hand,
    "several": _several,
    "flag": _flag,
    "text": _text,
    "seats": _seats,
}
