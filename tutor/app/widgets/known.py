"""What a position allows and how its moves are called, worked out once and kept for every reader.

Learners in the same lesson look at the same positions, and one page asks several times. Positions
are values, so what is kept can't grow stale; only the latest ones are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from tutor.engine import game as engine
from tutor.engine.game import Game
from tutor.engine.verdict import CHANCE
from tutor.explain.words import Words

KEPT = 128
"""Positions."""


@lru_cache(maxsize=KEPT)
def legal(game: Game[Any, Any, Any], state: Any) -> tuple[Any, ...]:
    """Every legal action, as `Game.legal` gives them."""
    return game.legal(state)


@lru_cache(maxsize=KEPT)
def refused(game: Game[Any, Any, Any], state: Any) -> tuple[Any, ...]:
    """The tempting actions that are not legal, as `Game.refused` gives them."""
    return game.refused(state)


@lru_cache(maxsize=KEPT)
def nearest(game: Game[Any, Any, Any], state: Any, action: Any) -> Any | None:
    """The legal action most like a refused one, as `engine.game.nearest` gives it."""
    return engine.nearest(game, state, action)


@lru_cache(maxsize=KEPT)
def names(game: Game[Any, Any, Any], state: Any, words: Words) -> Callable[[Any], str]:
    """Moves of a position in words, without their player."""
    return cache(lambda action: words.move(game.label(action, state)))


@lru_cache(maxsize=KEPT)
def whole_names(game: Game[Any, Any, Any], state: Any, words: Words) -> Callable[[Any], str]:
    """Moves of a position in words, with their player."""
    name = names(game, state, words)

    def whole(action: Any) -> str:
        player = words.ui("nature") if action.by == CHANCE else action.by
        return words.ui("move_of", player=player, move=name(action))

    return cache(whole)
