"""Full slabs cut off a long strip: what is left is short, and much sooner packed.

A slab is six squares long and all rows deep. It is laid in lanes of two, three or four rows, each
filled without a gap. Slabs are taken so that what is left has much the same pigs as the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.games.happy_pigs.packing_bounds import AREAS, Counts, proof

SLAB = 6
LANES: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {
    2: (((0, 2), (0, 2), (0, 2)), ((1, 3), (1, 3))),
    3: (((2, 3), (2, 3)), ((1, 2), (1, 2), (1, 2)), ((3, 4), (1, 2))),
    4: (((3, 3), (3, 3)),),
}
"""Rows of a lane to the ways of filling it: sizes, and how long each lies."""


class Piece(NamedTuple):
    """A size with its corner and extent."""

    size: int
    x: int
    y: int
    wide: int
    high: int


class Slab(NamedTuple):
    """The pieces of a slab, and its herd."""

    pieces: tuple[Piece, ...]
    herd: Counts


@lru_cache(maxsize=32)
def slabs(deep: int) -> tuple[Slab, ...]:
    """One slab of so many rows for each herd that fills one."""
    found: dict[Counts, Slab] = {}
    for pieces in _filled(deep, 0, 4):
        herd = tuple(sum(piece.size == size for piece in pieces) for size in range(4))
        found.setdefault(herd, Slab(pieces, herd))
    return tuple(found.values())


def _filled(rows: int, top: int, widest: int) -> Iterator[tuple[Piece, ...]]:
    """Every choice of lanes for so many rows, the widest lanes first."""
    if rows == 0:
        yield ()
    for high in range(min(rows, widest), 1, -1):
        for way in LANES[high]:
            lane = _lane(way, top, high)
            for rest in _filled(rows - high, top + high, high):
                yield (*lane, *rest)


def _lane(way: tuple[tuple[int, int], ...], top: int, high: int) -> tuple[Piece, ...]:
    pieces, x = [], 0
    for size, wide in way:
        pieces.append(Piece(size, x, top, wide, high))
        x += wide
    return tuple(pieces)


def cut_off(herd: Counts, long: int, deep: int, keep: int) -> tuple[tuple[Slab, ...], Counts, int]:
    """Slabs cut off until less than `keep` and a slab is left; with the herd and length left."""
    cut: list[Slab] = []
    while long - SLAB >= keep:
        slab = _next(herd, long, deep)
        if slab is None:
            break
        cut.append(slab)
        herd = tuple(n - less for n, less in zip(herd, slab.herd, strict=True))
        long -= SLAB
    return tuple(cut), herd, long


def _next(herd: Counts, long: int, deep: int) -> Slab | None:
    """The slab most like the whole herd, with no short proof against what is left."""
    wanted = [n * SLAB / long for n in herd]

    def unlike(slab: Slab) -> float:
        each = zip(slab.herd, wanted, AREAS, strict=True)
        return sum(abs(n - want) * area for n, want, area in each)

    for slab in sorted(slabs(deep), key=unlike):
        left = tuple(n - less for n, less in zip(herd, slab.herd, strict=True))
        if min(left) >= 0 and proof(left, long - SLAB, deep) is None:
            return slab
    return None
