"""Luck that can be replayed: a seed picks the outcome, the outcome goes into the record.

Replaying a record needs no generator, because each outcome (a deal, a drawn card, a die) is an
action of its own. The seed and the number of actions so far fix what comes next, so undoing and
going on again gives the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Luck for one moment of one game."""

    def __init__(self, seed: int, ply: int) -> None:
        self._random = random.Random(f"{seed}/{ply}")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order of their own; `items` is left as it is."""
        copy = list(items)
        self._random.shuffle(copy)
        return tuple(copy)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others. Raises IndexError for none."""
        return self._random.choice(items)

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, `limit`."""
        return self._random.randrange(limit)
