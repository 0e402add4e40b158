"""The same moves as on the board, as a list of native controls: for keyboards, screen readers,
small screens and tests. Illegal moves that people try stand there too: refusing with a reason is
what we do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import streamlit as st

from tutor.app.widgets import counting, known
from tutor.app.widgets.html import plain
from tutor.engine.game import Game
from tutor.explain.words import Words

MANY = 16
"""More moves than this are offered as a search list instead of buttons."""

Act = Callable[[Any], None]


def moves(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    on_move: Act,
    *,
    seats: Sequence[str] | None = None,
    extra: Iterable[Any] = (),
) -> None:
    """Legal and tempting illegal moves in one list, in an order that tells nothing.

    `seats` limits the moves to these players, `extra` adds actions. `on_move` gets the action.
    """
    by = None if seats is None else tuple(seats)
    listed(game, state, words, key, on_move, _mixed(game, state, words, by, tuple(extra)))


@lru_cache(maxsize=known.KEPT)
def _mixed(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    seats: tuple[str, ...] | None,
    extra: tuple[Any, ...],
) -> tuple[Any, ...]:
    legal, refused = known.legal(game, state), known.refused(game, state)
    every = dict.fromkeys((*legal, *refused, *extra))
    own = [action for action in every if seats is None or action.by in seats]
    return tuple(sorted(own, key=known.names(game, state, words)))


def listed(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    on_move: Act,
    actions: Sequence[Any],
) -> None:
    """These moves as buttons, or as a search list when there are many.

    Of many, those put together by counting stand right below the board: `taps.meant`.
    """
    actions = shown(game, actions)
    if len(actions) > MANY:
        _search(game, state, words, key, on_move, actions)
    elif actions:
        _row(game, state, words, key, on_move, actions)


def shown(game: Game[Any, Any, Any], actions: Sequence[Any]) -> Sequence[Any]:
    """The moves that a list of these would show."""
    return actions if len(actions) <= MANY else counting.loose(game, actions)


def _row(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    on_move: Act,
    actions: Sequence[Any],
) -> None:
    with st.container(horizontal=True, key=f"{key}_moves", gap="small"):
        for name, code, action in _buttons(game, state, words, tuple(actions)):
            st.button(
                name,
                key=f"{key}_{code}",
                on_click=on_move,
                args=(action,),
                wrap=True,
            )


def _search(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    on_move: Act,
    actions: Sequence[Any],
) -> None:
    labels = _choices(game, state, words, tuple(actions))
    # What a browser sends is a text; only one of these labels counts.
    chosen = st.selectbox(
        words.ui("choose_move"),
        tuple(labels),
        index=None,
        placeholder=words.ui("choose_move_hint", count=len(labels)),
        key=f"{key}_choice",
    )
    action = labels.get(chosen) if chosen is not None else None

    def move() -> None:
        st.session_state[f"{key}_choice"] = None  # the field is ready for the next move
        on_move(action)

    st.button(
        words.ui("try_move"),
        key=f"{key}_try",
        type="primary",
        disabled=action is None,
        on_click=move,
    )


@lru_cache(maxsize=known.KEPT)
def _buttons(
    game: Game[Any, Any, Any], state: Any, words: Words, actions: tuple[Any, ...]
) -> tuple[tuple[str, str, Any], ...]:
    """Each move's label for a button, its part of a key, and the move."""
    name = _namer(game, state, words, actions)
    return tuple((plain(name(one)), move_code(game, state, one), one) for one in actions)


@lru_cache(maxsize=known.KEPT)
def _choices(
    game: Game[Any, Any, Any], state: Any, words: Words, actions: tuple[Any, ...]
) -> Mapping[str, Any]:
    """The moves by their names."""
    name = _namer(game, state, words, actions)
    return MappingProxyType({name(action): action for action in actions})


def _namer(
    game: Game[Any, Any, Any], state: Any, words: Words, actions: Sequence[Any]
) -> Callable[[Any], str]:
    """How these moves are called: with the player's name when several players could make one."""
    several = len({action.by for action in actions}) > 1
    return (known.whole_names if several else known.names)(game, state, words)


def label(game: Game[Any, Any, Any], state: Any, words: Words, action: Any) -> str:
    """A move in words, without its player."""
    return known.names(game, state, words)(action)


def whose(game: Game[Any, Any, Any], state: Any, words: Words, action: Any) -> str:
    """A move in words, with its player."""
    return known.whole_names(game, state, words)(action)


def move_code(game: Game[Any, Any, Any], state: Any, action: Any) -> str:
    """A move as a stable part of a key, such as `by_A_do_play_card_red`."""
    written = game.codec.write_move(action, state)
    text = "_".join(f"{key}_{value}" for key, value in written.items())
    # Pieces may differ in such a sign alone: M, M* and M! are three keys.
    apart = re.sub(r"[*!?+#]", lambda sign: f"_{ord(sign.group())}", text)
    return re.sub(r"\W+", "_", apart)
