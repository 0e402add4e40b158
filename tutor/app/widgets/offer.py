"""Which moves to put before a player: every legal one, and a few that people try in vain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.app.widgets.moves import label
from tutor.engine.game import Game
from tutor.explain.words import Words

ENOUGH = 10
"""Moves offered at most, unless more than these are legal."""


def offer(
    game: Game[Any, Any, Any], state: Any, seat: str, words: Words, extra: Iterable[Any] = ()
) -> tuple[Any, ...]:
    """A seat's moves in an order that tells nothing. `extra` moves are always among them."""
    legal = [action for action in game.legal(state) if action.by == seat]
    first = dict.fromkeys((*legal, *extra))
    tempting = [a for a in game.refused(state) if a.by == seat and a not in first]
    chosen = (*first, *tempting[: max(0, ENOUGH - len(first))])
    return tuple(sorted(chosen, key=lambda action: label(game, state, words, action)))
