"""The same moves as on the board, as a list of native controls: for keyboards, screen readers,
small screens and tests. Illegal moves that people try stand there too: refusing with a reason is
what we do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import streamlit as st

from tutor.app.widgets.html import plain
from tutor.engine.game import Game
from tutor.engine.verdict import CHANCE
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
    legal, refused = game.legal(state), game.refused(state)
    every = dict.fromkeys((*legal, *refused, *extra))
    own = [action for action in every if seats is None or action.by in seats]
    own.sort(key=lambda action: label(game, state, words, action))
    listed(game, state, words, key, on_move, own)


def moves_apart(
    game: Game[Any, Any, Any], state: Any, words: Words, key: str, on_move: Act
) -> None:
    """Who may do what here: the legal moves, and apart from them what people try in vain."""
    for name, actions in (("legal", game.legal(state)), ("refused", game.refused(state))):
        st.markdown(f"#### {plain(words.ui(f'moves_{name}'))}")
        if actions:
            listed(game, state, words, f"{key}_{name}", on_move, actions)
        else:
            st.markdown(plain(words.ui(f"moves_{name}_none")))


def listed(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    on_move: Act,
    actions: Sequence[Any],
) -> None:
    """These moves as buttons, or as a search list when there are many."""
    if len(actions) > MANY:
        _search(game, state, words, key, on_move, actions)
        return
    name = _namer(game, state, words, actions)
    with st.container(horizontal=True, key=f"{key}_moves", gap="small"):
        for action in actions:
            code = move_code(game, state, action)
            st.button(
                plain(name(action)),
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
    name = _namer(game, state, words, actions)
    labels = {name(action): action for action in actions}
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


def _namer(
    game: Game[Any, Any, Any], state: Any, words: Words, actions: Sequence[Any]
) -> Callable[[Any], str]:
    """How these moves are called: with the player's name when several players could make one."""
    several = len({action.by for action in actions}) > 1
    by = whose if several else label
    return lambda action: by(game, state, words, action)


def label(game: Game[Any, Any, Any], state: Any, words: Words, action: Any) -> str:
    """A move in words, without its player."""
    return words.move(game.label(action, state))


def whose(game: Game[Any, Any, Any], state: Any, words: Words, action: Any) -> str:
    """A move in words, with its player."""
    player = words.ui("nature") if action.by == CHANCE else action.by
    return words.ui("move_of", player=player, move=label(game, state, words, action))


def move_code(game: Game[Any, Any, Any], state: Any, action: Any) -> str:
    """A move as a stable part of a key, such as `by_A_do_play_card_red`."""
    written = game.codec.write_move(action, state)
    text = "_".join(f"{key}_{value}" for key, value in written.items())
    # Pieces may differ in such a sign alone: M, M* and M! are three keys.
    apart = re.sub(r"[*!?+#]", lambda sign: f"_{ord(sign.group())}", text)
    return re.sub(r"\W+", "_", apart)
