"""The rulebook of the game, empty, and the spots that its answers point at.

The rules stand in `rules.py`, those of operations in `rules_pair.py`, those of Dung Heaps in
`rules_heap.py`. Import the book from `rules.py`: then all of them are in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine.rulebook import Rulebook
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import Card

BOOK: Rulebook[Facts] = Rulebook()


def in_hand(by: str, *kinds: int) -> tuple[str, ...]:
    """The spots of these cards in a hand."""
    return tuple([f"card:{by}:{kind_term(kind)}" for kind in dict.fromkeys(kinds)])


def held_spots(facts: Facts, by: str, cards: Iterable[Card]) -> tuple[str, ...]:
    """The spots of the cards that are there, and of the hand for those that are not."""
    spots = facts.spots(by)
    return tuple(dict.fromkeys([spots[kind] for kind, _ in cards]))
