"""Makes drawings small on their way to the browser: a shape that repeats is sent once.

A board has some seven hundred shapes of which two hundred differ. `sheet.js` and `board.js` put
them back.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

_SHAPE = re.compile(r"<path [^>]*/>")
_LEAST = 40
"""Characters of a shape worth replacing."""


class Packed(NamedTuple):
    """HTML in which `\\x01N;` stands for `shapes[N]`."""

    html: str
    shapes: list[str]


@lru_cache(maxsize=64)
def pack(html: str) -> Packed:
    """The HTML with each repeated shape taken out."""
    counts = Counter(_SHAPE.findall(html))
    shapes = [shape for shape, count in counts.items() if count > 1 and len(shape) > _LEAST]
    numbers = {shape: f"\x01{number};" for number, shape in enumerate(shapes)}
    return Packed(_SHAPE.sub(lambda found: numbers.get(found[0], found[0]), html), shapes)
