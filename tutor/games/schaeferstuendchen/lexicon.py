"""Which cards there are: those of a set, those an owner entered, those a position describes."""

from __future__ import annotations

from functools import lru_cache

from tutor.games.schaeferstuendchen.practice import SETS
from tutor.games.schaeferstuendchen.state import DECK, UNKNOWN, Card

NOBODY = Card(UNKNOWN)

Deck = tuple[tuple[str, Card], ...]
"""Cards an owner entered, each with the row of the practice set that it replaces."""


@lru_cache(maxsize=256)
def lexicon(box: str, cards: tuple[Card, ...], deck: Deck = ()) -> dict[str, Card]:
    """Every card that can be named, by name."""
    replaced = {row for row, _ in deck}
    shipped = {name: card for name, card in SETS[box].items() if name not in replaced}
    own = {card.name: card for card in (*(card for _, card in deck), *cards)}
    return {**shipped, **own, UNKNOWN: NOBODY}


@lru_cache(maxsize=256)
def box_of(box: str, cards: tuple[Card, ...], deck: Deck = ()) -> tuple[str, ...]:
    """All cards of a box whose copies are known, sorted; () for any other."""
    named = lexicon(box, cards, deck).values()
    every = tuple(sorted(card.name for card in named for _ in range(card.copies)))
    return every if len(every) == DECK else ()
