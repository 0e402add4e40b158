"""Whether a key of `then` holds: cards as multisets, numbers of cards by size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.schaeferstuendchen.state import UNKNOWN


def same(key: str, expected: object, actual: object) -> bool:
    """Whether a key of `then` holds; players are compared key by key, counts also by size."""
    if key == "players" and isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return all(
            seat in actual and isinstance(keys, Mapping) and _same_player(keys, actual[seat])
            for seat, keys in expected.items()
        )
    if key in ("draw", "discard"):
        return _same_cards(expected, actual)
    return _equal(expected, actual)


def _same_player(expected: Mapping[str, Any], actual: Mapping[str, Any]) -> bool:
    for key, value in expected.items():
        if key not in actual:
            return False
        found = actual[key]
        holds = _same_cards(value, found) if key == "hand" else _equal(value, found)
        if not holds:
            return False
    return True


def _equal(expected: object, actual: object) -> bool:
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return expected == actual


def _same_cards(expected: object, actual: object) -> bool:
    """A number is compared by size, everything else card by card."""
    if isinstance(expected, int):
        return not isinstance(expected, bool) and expected == _size(actual)
    if isinstance(expected, list):
        return expected == ([UNKNOWN] * actual if isinstance(actual, int) else actual)
    if isinstance(actual, int):
        actual = {UNKNOWN: actual} if actual else {}
    return expected == actual


def _size(cards: object) -> int:
    if isinstance(cards, int):
        return cards
    if isinstance(cards, Mapping):
        return sum(cards.values())
    return len(cards) if isinstance(cards, list) else -1
