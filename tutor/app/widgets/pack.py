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


BETWEEN = "\x02"
"""Stands between the outermost parts of a drawing."""
_SEAM = "\x03"
"""Between a drawing and the one for narrow screens."""


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
    return _packed(html)


@lru_cache(maxsize=128)
def pack_board(wide: str, narrow: str) -> tuple[str, str, list[str]]:
    """Both drawings of a board in their outermost parts, and the shapes that they share."""
    packed = _packed(f"{apart(wide)}{_SEAM}{apart(narrow)}")
    wide, narrow = packed.html.split(_SEAM)
    return wide, narrow, packed.shapes


def _packed(html: str) -> Packed:
    counts = Counter(_SHAPE.findall(html))
    shapes = [shape for shape, count in counts.items() if count > 1 and len(shape) > _LEAST]
    numbers = {shape: f"\x01{number};" for number, shape in enumerate(shapes)}
    short = _SHAPE.sub(lambda found: numbers.get(found[0], found[0]), html)
    return Packed(_WAITING.sub(f"{LATER}</template>", short), shapes, _WAITING.findall(short))


def apart(svg: str) -> str:
    """A drawing with a mark between its outermost parts, after its opening and before its closing
    tag, so that the browser can take over what changed without reading the rest.
    """
    start, *pieces = svg.split("<")  # three times as fast as looking for each tag
    parts, depth = [start], 0
    for piece in pieces:
        end = piece.index(">") + 1
        if piece[0] == "/":
            parts.append(BETWEEN if depth == 1 else "")
            depth -= 1
        elif piece[end - 2] != "/":
            depth += 1
        parts += ["<", piece[:end], BETWEEN, piece[end:]] if depth == 1 else ["<", piece]
    return "".join(parts).replace(BETWEEN * 2, BETWEEN)
