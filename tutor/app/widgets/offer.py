"""Which moves to put before a player: every legal one, and a few that people try in vain."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tutor.app.widgets import known
from tutor.engine.game import Game
from tutor.explain.words import Words

ENOUGH = 10
"""Moves offered at most, unless more than these are legal."""


def offer(
    game: Game[Any, Any, Any], state: Any, seat: str, words: Words, extra: Iterable[Any] = ()
) -> tuple[Any, ...]:
    """A seat's moves in an order that tells nothing. `extra` moves are always among them."""
    return _offered(game, state, seat, words, tuple(extra))


def apart(
    game: Game[Any, Any, Any], state: Any, seat: str, words: Words, extra: Iterable[Any] = ()
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """A seat's legal moves, and what else people try: in a game one wants to get on."""
    offered = offer(game, state, seat, words, extra)
    legal = frozenset(known.legal(game, state))
    first = tuple(action for action in offered if action in legal)
    return first, tuple(action for action in offered if action not in legal)


@lru_cache(maxsize=known.KEPT)
def _offered(
    game: Game[Any, Any, Any], state: Any, seat: str, words: Words, extra: tuple[Any, ...]
) -> tuple[Any, ...]:
    legal = [action for action in known.legal(game, state) if action.by == seat]
    first = dict.fromkeys((*legal, *extra))
    tempting = [a for a in known.refused(game, state) if a.by == seat and a not in first]
    chosen = (*first, *tempting[: max(0, ENOUGH - len(first))])
    return tuple(sorted(chosen, key=known.names(game, state, words)))
