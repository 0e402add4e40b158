"""Makes the table of hard herds: `python -m tutor.games.happy_pigs.packing_survey`.

For each strip of up to five joined sties it looks at every choice of Small, Medium and Large pigs
and finds how many Babies still fit. Takes some minutes; prints `packing_herds.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from textwrap import wrap

from tutor.games.happy_pigs.packing import Placed, quick, rectangle, searched
from tutor.games.happy_pigs.packing_bounds import AREAS, Counts, proof
from tutor.games.happy_pigs.packing_known import covers, folded, shortened

MOST_STIES = 5
HEAD = '''"""Made by `packing_survey`, used by `packing_known`. Strips: squares along, across."""

from __future__ import annotations'''

Babies = dict[Counts, int]
"""Small, Medium and Large pigs to the most Babies beside them; -1 where they do not fit alone."""


def strips(most: int = MOST_STIES) -> list[tuple[int, int]]:
    """Every shape of up to so many joined sties, long and deep."""
    shapes = (rectangle(n, join) for n in range(1, most + 1) for join in ("short", "long"))
    return sorted({(max(shape), min(shape)) for shape in shapes})


def survey(long: int, deep: int) -> Babies:
    """The most Babies beside all other pigs, by the exact search."""
    found = {}
    for others in _others(long * deep):
        left = long * deep - _area((0, *others))
        babies = left // AREAS[0]
        while babies >= 0 and not _fits((babies, *others), long, deep):
            babies -= 1
        found[others] = babies
    return found


def _area(herd: Counts) -> int:
    return sum(n * area for n, area in zip(herd, AREAS, strict=True))


def _others(room: int) -> Iterator[Counts]:
    for large in range(room // AREAS[3] + 1):
        for medium in range((room - AREAS[3] * large) // AREAS[2] + 1):
            left = room - AREAS[3] * large - AREAS[2] * medium
            yield from ((small, medium, large) for small in range(left // AREAS[1] + 1))


def _fits(herd: Counts, long: int, deep: int) -> bool:
    return proof(herd, long, deep) is None and searched(herd, long, deep) is not None


def too_many(found: Babies, long: int, deep: int) -> list[Counts]:
    """The smallest herds that do not fit, without those that a short proof refuses."""
    least: list[Counts] = []
    over = ((babies + 1, *others) for others, babies in found.items())
    for herd in sorted(over, key=_area):
        small = _area(herd) <= long * deep and proof(herd, long, deep) is None
        if small and not any(covers(herd, less) for less in least):
            least.append(herd)
    return least


def laid(found: Babies, long: int, deep: int) -> list[str]:
    """Packings of the herds that fit and are not found at once; the biggest herds first."""
    hard = [
        (babies, *others)
        for others, most in found.items()
        for babies in range(most + 1)
        if quick((babies, *others), long, deep) is None
    ]
    kept: list[Counts] = []
    signs = []
    for herd in sorted(hard, key=_area, reverse=True):
        if not any(covers(more, herd) for more in kept):
            kept.append(herd)
            signs.append(_signs(searched(herd, long, deep), long, deep))
    return signs


def _signs(placed: tuple[Placed, ...] | None, long: int, deep: int) -> str:
    assert placed is not None, "what fits can be laid"
    pieces = tuple((p.size, p.x, p.y, p.wide, p.high) for p in placed)
    return shortened(folded(pieces, long, deep))


def _written(name: str, tables: dict[tuple[int, int], str]) -> Iterator[str]:
    yield f"\n{name}: dict[tuple[int, int], str] = {{"
    for strip, table in tables.items():
        yield f'    {strip}: """'
        yield from wrap(table, 96, break_long_words=False)
        yield '""",'
    yield "}"


def module(shapes: Iterable[tuple[int, int]]) -> str:
    """The table as a module."""
    smallest, packings = {}, {}
    for long, deep in shapes:
        found = survey(long, deep)
        herds = too_many(found, long, deep)
        smallest[long, deep] = " ".join("/".join(map(str, herd)) for herd in herds)
        packings[long, deep] = " ".join(laid(found, long, deep))
    rows = [HEAD, *_written("TOO_MANY", smallest), *_written("LAID", packings)]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.stdout.write(module(strips()))
