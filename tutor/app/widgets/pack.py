"""Makes drawings small on their way to the browser, and lets those far down a page wait.

A board has some seven hundred shapes of which two hundred differ: a shape that repeats is sent
once. `sheet.js` and `board.js` put them back.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

LATER = '<template class="rs-later">'
"""Starts a drawing that is put on the page when the reader comes near; `</template>` ends it."""

_SHAPE = re.compile(r"<path [^>]*/>")
_WAITING = re.compile(rf"{LATER}(.*?)</template>", re.DOTALL)
_LEAST = 40
"""Characters of a shape worth replacing."""


class Packed(NamedTuple):
    """HTML in which `\\x01N;` stands for `shapes[N]`.

    The Nth `<template class="rs-later">` is empty and waits for `waiting[N]`.
    """

    html: str
    shapes: list[str]
    waiting: list[str]


@lru_cache(maxsize=64)
def pack(html: str) -> Packed:
    """The HTML with each repeated shape and each waiting drawing taken out."""
    counts = Counter(_SHAPE.findall(html))
    shapes = [shape for shape, count in counts.items() if count > 1 and len(shape) > _LEAST]
    numbers = {shape: f"\x01{number};" for number, shape in enumerate(shapes)}
    short = _SHAPE.sub(lambda found: numbers.get(found[0], found[0]), html)
    return Packed(_WAITING.sub(f"{LATER}</template>", short), shapes, _WAITING.findall(short))
