"""Makes drawings small on their way to the browser, and lets those far down a page wait.

A board has some seven hundred shapes of which two hundred differ: a shape that repeats is sent
once. `sheet.js` and `board.js` put them back.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

LATER = '<template class="rs-later">'
"""Starts a drawing that is put on the page when the reader comes near; `</template>` ends it."""

_SHAPE = re.compile(r"<path [^>]*/>")
_WAITING = re.compile(rf"{LATER}(.*?)</template>", re.DOTALL)
_LEAST = 40
"""Characters of a shape worth replacing."""


_TAG = re.compile(r"<(/?)([a-z]+)[^>]*?(/?)>")
BETWEEN = "\x02"
"""Stands between the outermost parts of a drawing."""


class Packed(NamedTuple):
    """HTML in which `\\x01N;` stands for `shapes[N]`.

    The Nth `<template class="rs-later">` is empty and waits for `waiting[N]`.
    """

    html: str
    shapes: list[str]
    waiting: list[str]


@lru_cache(maxsize=256)
def pack(html: str) -> Packed:
    """The HTML with each repeated shape and each waiting drawing taken out."""
    counts = Counter(_SHAPE.findall(html))
    shapes = [shape for shape, count in counts.items() if count > 1 and len(shape) > _LEAST]
    numbers = {shape: f"\x01{number};" for number, shape in enumerate(shapes)}
    short = _SHAPE.sub(lambda found: numbers.get(found[0], found[0]), html)
    return Packed(_WAITING.sub(f"{LATER}</template>", short), shapes, _WAITING.findall(short))


@lru_cache(maxsize=256)
def apart(svg: str) -> str:
    """A drawing with a mark between its outermost parts, after its opening and before its closing
    tag, so that the browser can take over what changed without reading the rest.
    """
    cuts, depth = [0], 0
    for tag in _TAG.finditer(svg):
        closing, _, single = tag.groups()
        if depth == 1 and closing:
            cuts.append(tag.start())
        depth += -1 if closing else 0 if single else 1
        if depth == 1:
            cuts.append(tag.end())
    parts = (svg[start:end] for start, end in pairwise((*dict.fromkeys(cuts), len(svg))))
    return BETWEEN.join(parts)
