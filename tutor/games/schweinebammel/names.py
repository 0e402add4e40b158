"""Cards by the names that the position format and the texts use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    HECTOR,
    KINDS,
    LUCKY,
    PIGS,
    UNKNOWN,
    Card,
    Cards,
)

WORDS = {UNKNOWN: "unknown", FARMER: "farmer", HECTOR: "hector", LUCKY: "lucky", DUNG: "dung"}
_KINDS = {word: kind for kind, word in WORDS.items()}


def name(kind: int) -> int | str:
    """A kind as it stands in a position: a number for a Pig, else a word."""
    return kind if kind in PIGS else WORDS[kind]


def kind_named(value: object) -> int | None:
    """The kind of a name; None for no card. "3" is as good as 3."""
    if isinstance(value, str):
        return int(value) if value in PIG_WORDS else _KINDS.get(value)
    if isinstance(value, int) and not isinstance(value, bool) and value in PIGS:
        return value
    return None


PIG_WORDS = tuple(str(value) for value in PIGS)
_TERMS = tuple(f"pig-{kind}" if kind in PIGS else WORDS[kind] for kind in range(KINDS))
ALL = (*PIG_WORDS, *(WORDS[kind] for kind in (FARMER, HECTOR, LUCKY, DUNG, UNKNOWN)))


def term(card: Card) -> str:
    """The key of a card's word among the terms: pig-5, lucky-7, farmer."""
    if card.kind == LUCKY:
        return f"lucky-{card.value}"
    return kind_term(card.kind)


def kind_term(kind: int) -> str:
    """The key of a kind's word among the terms: pig-5, lucky, farmer."""
    return _TERMS[kind]


def terms(cards: Iterable[Card]) -> tuple[str, ...]:
    """The words of several cards."""
    return tuple(term(card) for card in cards)


def write_card(card: Card) -> Any:
    """A card laid as it stands in a move: 5, {lucky: 7}, farmer."""
    return {"lucky": card.value} if card.kind == LUCKY else name(card.kind)


def write_cards(cards: Cards) -> dict[int | str, int]:
    """Counts above zero by name, Pigs first, unknown ones last."""
    order = (*range(1, KINDS), UNKNOWN)
    return {name(kind): cards[kind] for kind in order if cards[kind]}
