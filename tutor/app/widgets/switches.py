"""Editions and house rules as controls; the rulebook's way stands first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.address import value_of, written
from tutor.app.widgets.form import choose
from tutor.app.widgets.html import plain
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import Switch
from tutor.library.older import current

Values = Mapping[str, Any]


def draw(
    lib: GameLibrary,
    words: Words,
    variant: Values,
    key: str,
    act: Callable[[Values], None],
    *,
    explained: Sequence[Switch] = (),
) -> None:
    """Switches of a game: all, or those `explained`, with what each is about below it. `act` gets
    the switches after a change, those at their default left out.
    """
    for switch in explained or lib.info.switches:
        with st.container(gap="xsmall") if explained else nullcontext():
            choose(
                words.of(switch.title),
                tuple(switch.values),
                written(in_force(lib, variant, switch)),
                partial(_named, words, switch),
                f"{key}_switch_{switch.key}",
                partial(_set, lib, variant, switch, act),
            )
            if explained:
                st.caption(plain(words.of(switch.help)))


def _named(words: Words, switch: Switch, value: str) -> str:
    return words.of(switch.values[value])


def in_force(lib: GameLibrary, variant: Values, switch: Switch) -> Any:
    """The value a switch has: chosen, else set by the edition, else the rulebook's."""
    variant = current(lib, variant)
    if switch.key in variant:
        return variant[switch.key]
    for other in lib.info.switches:
        chosen = written(variant.get(other.key, next(iter(other.values))))
        implied = other.implies.get(chosen, {})
        if switch.key in implied:
            return implied[switch.key]
    return value_of(next(iter(switch.values)))


def _set(
    lib: GameLibrary,
    variant: Values,
    switch: Switch,
    act: Callable[[Values], None],
    value: str | None,
) -> None:
    if value is None:
        return
    variant = current(lib, variant)
    rest = {key: item for key, item in variant.items() if key != switch.key}
    rest = {key: item for key, item in rest.items() if not _is_set_by(switch, key)}
    chosen = value_of(value)
    act(rest if in_force(lib, rest, switch) == chosen else {**rest, switch.key: chosen})


def _is_set_by(switch: Switch, key: str) -> bool:
    """A new edition brings its own defaults along."""
    return any(key in implied for implied in switch.implies.values())


def in_words(lib: GameLibrary, words: Words, variant: Values) -> str:
    """The switches that differ from the rulebook, in one line; "" when none does."""
    variant = current(lib, variant)
    named = [
        words.of(switch.values[written(variant[switch.key])])
        for switch in lib.info.switches
        if switch.key in variant and written(variant[switch.key]) in switch.values
    ]
    return " · ".join(named)
