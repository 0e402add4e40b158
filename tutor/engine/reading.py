"""Reads plain data key by key and collects every problem instead of stopping at the first.

A schema library reports in its own words and one language; a learner building a position needs
each problem named in theirs, with the rule behind it. Messages are keys (see `problem.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.engine.problem import Problem, Unreadable, problem
from tutor.engine.verdict import CHANCE, RuleId, Value

LARGEST = 1_000_000
LONGEST_NAME = 40


def shown(value: object) -> str:
    """What stands there, as a file spells it, short enough for a message."""
    text = "null" if value is None else str(value)
    text = text.lower() if isinstance(value, bool) else text
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "…"


class Reader:
    """Takes values out of one mapping. After a problem it goes on with the default given."""

    def __init__(self, data: object, keys: Sequence[str], where: str = "") -> None:
        self.problems: list[Problem] = []
        self.where = where
        self.data: Mapping[str, Any] = {}
        if not isinstance(data, Mapping):
            self.add(where or "position", "not_a_mapping", found=shown(data))
            return
        self.data = data
        for key in data:
            if key not in keys:
                self.add(self.path(shown(key)), "unknown_key", known=tuple(keys))

    def path(self, key: str) -> str:
        """The full name of a key below this mapping."""
        return f"{self.where}.{key}" if self.where else key

    def add(self, key: str, say: str, rule: RuleId = "", **given: Value) -> None:
        """Note a problem at a full key."""
        self.problems.append(problem(key, say, rule, **given))

    def has(self, key: str) -> bool:
        """Whether the key was written."""
        return key in self.data

    def number(self, key: str, low: int, high: int, default: int, rule: RuleId = "") -> int:
        """A whole number from low to high."""
        return self.as_number(self.data.get(key, default), self.path(key), low, high, default, rule)

    def as_number(
        self, value: object, path: str, low: int, high: int, default: int, rule: RuleId = ""
    ) -> int:
        """The value itself when it is a whole number from low to high."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        too_large = isinstance(value, int) and value > high
        say = "not_a_number" if high < LARGEST or too_large else "not_a_number_from"
        self.add(path, say, rule, found=shown(value), low=low, high=high)
        return default

    def choice(self, key: str, options: Sequence[Any], default: Any, rule: RuleId = "") -> Any:
        """One of the options; True and 1 are told apart."""
        value = self.data.get(key, default)
        for option in options:
            if value == option and type(value) is type(option):
                return option
        self.add(self.path(key), "not_a_choice", rule, found=shown(value), options=_names(options))
        return default

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        return bool(self.choice(key, (True, False), default))

    def name(self, key: str, options: Sequence[str], default: str, rule: RuleId = "") -> str:
        """One of these names; the default only where the key is left out."""
        return str(self.choice(key, options, default, rule))

    def needed(self, key: str, options: Sequence[Any], rule: RuleId = "") -> Any | None:
        """One of the options, from a key that must be there; None after a problem."""
        if key not in self.data:
            self.add(self.path(key), "missing", rule, options=_names(options))
            return None
        return self.choice(key, options, None, rule)

    def names(self, key: str, default: tuple[str, ...]) -> tuple[str, ...]:
        """A list of different names."""
        value = self.data.get(key, default)
        if not isinstance(value, (list, tuple)):
            self.add(self.path(key), "not_a_list", found=shown(value))
            return default
        for entry in value:
            if not isinstance(entry, str) or not is_name(entry):
                self.add(self.path(key), "not_a_name", found=shown(entry))
                return default
        if len(set(value)) != len(value):
            twice = next(entry for entry in value if value.count(entry) > 1)
            self.add(self.path(key), "named_twice", found=twice)
            return default
        return tuple(value)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers from low to high; () when left out."""
        value = self.data.get(key, ())
        if not isinstance(value, (list, tuple)):
            self.add(self.path(key), "not_a_list", found=shown(value))
            return ()
        before = len(self.problems)
        read = tuple(self.as_number(entry, self.path(key), low, high, low) for entry in value)
        return read if len(self.problems) == before else ()

    def mapping(self, key: str, names: Sequence[str]) -> Mapping[str, Any]:
        """A mapping whose keys are among the names; {} when left out."""
        return self.as_mapping(self.data.get(key, {}), self.path(key), names)

    def as_mapping(self, value: object, path: str, names: Sequence[str]) -> Mapping[str, Any]:
        """The value itself when it is a mapping with keys among the names."""
        if not isinstance(value, Mapping):
            self.add(path, "not_a_mapping", found=shown(value))
            return {}
        for entry in value:
            if entry not in names:
                self.add(f"{path}.{shown(entry)}", "unknown_name", known=tuple(names))
        return {entry: item for entry, item in value.items() if entry in names}

    def counts(self, key: str, names: Sequence[str], high: int = LARGEST) -> tuple[int, ...]:
        """Numbers per name, in the order of names; 0 for a name left out."""
        return self.as_counts(self.data.get(key, {}), self.path(key), names, high)

    def as_counts(
        self, value: object, path: str, names: Sequence[str], high: int = LARGEST
    ) -> tuple[int, ...]:
        """A mapping of numbers, in the order of names; 0 for a name left out."""
        given = self.as_mapping(value, path, names)
        return tuple(
            self.as_number(given.get(name, 0), f"{path}.{name}", 0, high, 0) for name in names
        )

    def finish(self) -> None:
        """Raises Unreadable when there was a problem."""
        if self.problems:
            raise Unreadable(tuple(self.problems))


def is_name(entry: str) -> bool:
    """Short, not blank, not the seat of nature, and without the sign that parts a spot's name."""
    fits = 0 < len(entry.strip()) <= LONGEST_NAME and entry.isprintable()
    return fits and entry != CHANCE and ":" not in entry


def _names(options: Sequence[Any]) -> tuple[str, ...]:
    return tuple(_written(option) for option in options)


def _written(option: object) -> str:
    return str(option).lower() if isinstance(option, bool) else str(option)
