"""Where a learner puts a finger for a move: the spots of the board that mean it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tutor.engine.game import Game
from tutor.engine.verdict import Seat, Spot
from tutor.library.load import GameLibrary
from tutor.render.marks import Marks

_SPOT = re.compile(r'data-id="([^"]+)" role="button"')


def touched(library: GameLibrary, state: Any, seat: Seat, action: Any) -> tuple[Spot, ...]:
    """The fewest spots that, tapped in order, can mean the action; () where two are too few."""
    game = library.game
    counted = added(game, state, action)
    if counted:
        return counted
    facts = game.facts(state)
    for spots in _taps(library, game.view(state, seat)):
        if action in game.propose(facts, seat, spots):
            return spots
    return ()


def added(game: Game[Any, Any, Any], state: Any, action: Any) -> tuple[Spot, ...]:
    """The spots that add up to a counted move, each once; () for one of another kind."""
    counts = game.assembly.counts(action) if game.assembly else None
    if game.assembly is None or counts is None:
        return ()
    spots = game.assembly.spots(game.facts(state), action.by)
    return tuple(spot for spot, count in zip(spots, counts, strict=False) if count)


def _taps(library: GameLibrary, shown: Any) -> Iterator[tuple[Spot, ...]]:
    """Each spot of the board alone, then each two."""
    picture = library.game.art.board(shown, library.words("en"), Marks({}, tappable=True))
    spots = tuple(dict.fromkeys(_SPOT.findall(picture.svg)))
    yield from permutations(spots, 1)
    yield from permutations(spots, 2)
