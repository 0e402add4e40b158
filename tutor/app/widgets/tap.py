"""What taps on the board mean: spots collected until they name a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.engine.game import Game

LONGEST = 12
"""Spots kept at most."""


@dataclass(frozen=True, slots=True)
class Taps:
    """The spots tapped so far and the moves they could mean, legal or not. () = tap more."""

    spots: tuple[str, ...] = ()
    actions: tuple[Any, ...] = ()


def tap(game: Game[Any, Any, Any], state: Any, seat: str, taps: Taps, spot: str) -> Taps:
    """One more tap by a seat. A spot tapped again right away starts anew with that spot.

    One action in the result is what the learner meant; of several, let them choose.
    """
    again = taps.spots[-1:] == (spot,)
    spots = (spot,) if again else (*taps.spots[-LONGEST + 1 :], spot)
    return Taps(spots, tuple(game.propose(game.facts(state), seat, spots)))
