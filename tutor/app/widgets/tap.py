"""What taps on the board mean: spots collected until they name a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.engine.game import AGAIN, Game

LONGEST = 12
"""Spots kept at most."""


@dataclass(frozen=True, slots=True)
class Taps:
    """The spots tapped so far and the moves they could mean, legal or not. () = tap more."""

    spots: tuple[str, ...] = ()
    actions: tuple[Any, ...] = ()


def tap(game: Game[Any, Any, Any], state: Any, seat: str, taps: Taps, spot: str) -> Taps:
    """One more tap by a seat. A spot tapped again right away starts anew with that spot, unless
    the game makes something of it.

    One action in the result is what the learner meant; of several, let them choose. Where a move
    is put together by counting, taps add up and none is made before the learner says so.
    """
    facts, spots = game.facts(state), (*taps.spots[-LONGEST + 1 :], spot)
    if game.assembly is not None and spot in game.assembly.spots(facts, seat):
        return Taps((*taps.spots, spot))
    actions = tuple(game.propose(facts, seat, _told(spots)))
    if taps.spots[-1:] == (spot,) and actions in ((), taps.actions):
        return Taps((spot,), tuple(game.propose(facts, seat, (spot,))))
    return Taps(spots, actions)


def _told(spots: tuple[str, ...]) -> tuple[str, ...]:
    """The spots as a game is told them: repeated ones by name."""
    pairs = zip(spots[1:], spots, strict=False)
    return (*spots[:1], *(AGAIN if spot == before else spot for spot, before in pairs))
