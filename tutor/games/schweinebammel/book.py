"""The rulebook of the game, empty, and the spots that its answers point at.

The rules stand in `rules.py`, those of operations in `rules_pair.py`, those of Dung Heaps in
`rules_heap.py`. Import the book from `rules.py`: then all of them are in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine.rulebook import Rulebook
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import LUCKY, Card

BOOK: Rulebook[Facts] = Rulebook()


def in_hand(by: str, *kinds: int) -> tuple[str, ...]:
    """The spots of these cards in a hand."""
    return tuple([f"card:{by}:{kind_term(kind)}" for kind in dict.fromkeys(kinds)])


def held_spots(facts: Facts, by: str, cards: Iterable[Card]) -> tuple[str, ...]:
    """The spots of the cards that are there, and of the hand for those that are not."""
    spots = facts.spots(by)
    return tuple({spots[kind]: None for kind, _ in cards})


def fitting(facts: Facts, by: str) -> tuple[str, ...]:
    """The spots of what one card does now: Pigs of the hand that fit, or else the draw pile."""
    hand = facts.hand(by)
    if facts.for_hector:
        kinds = facts.pigs_for_hector(by)
    else:
        kinds = tuple([kind for kind in (facts.top, LUCKY) if hand[kind]])
    return in_hand(by, *kinds) or ("draw",)
