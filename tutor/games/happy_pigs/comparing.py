"""Whether a key of `then` holds: farms and store key by key, counts as a whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.games.happy_pigs.state import ACTIONS


def same(key: str, expected: object, actual: object) -> bool:
    """Whether a key of `then` holds: farms and store key by key, counts as a whole."""
    if key in ("farms", "store"):
        return _within(expected, actual, _same_farm if key == "farms" else _equal)
    if key == "card":
        return _same_card(expected, actual)
    if key == "prices":
        return (None if expected == "none" else expected or None) == actual
    return _filled(expected) == actual if key == "chosen" else _equal(expected, actual)


def _within(expected: object, actual: object, alike: Callable[[Any, Any], bool]) -> bool:
    if not isinstance(expected, Mapping) or not isinstance(actual, Mapping):
        return False
    return all(name in actual and alike(value, actual[name]) for name, value in expected.items())


def _same_farm(expected: object, actual: object) -> bool:
    if not isinstance(expected, Mapping) or not isinstance(actual, Mapping):
        return False
    for key, value in expected.items():
        wanted = _filled(value) if key in ("pigs", "tools", "spent") else value
        if key not in actual or not _equal(wanted, actual[key]):
            return False
    return True


def _filled(counts: object) -> object:
    """A count of 0 is as good as none."""
    if not isinstance(counts, Mapping):
        return counts
    return {name: count for name, count in counts.items() if count != 0}


def _same_card(expected: object, actual: object) -> bool:
    if not isinstance(expected, Mapping) or not isinstance(actual, Mapping):
        return expected in (None, {}, "none") and actual is None
    usual: dict[str, Any] = {"event": "none", **dict.fromkeys(ACTIONS, 0)}
    usual |= {key: actual[key] for key in ("season", "id") if key in actual}
    return _equal({**usual, **expected}, actual)


def _equal(expected: object, actual: object) -> bool:
    return type(expected) is not bool and expected == actual
