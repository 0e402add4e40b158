"""Real pieces in real sties: known limits, and every packing is one."""

from __future__ import annotations

from itertools import product
from time import perf_counter

import pytest

from tutor.games.happy_pigs.packing import pack, rectangle
from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS

KNOWN = [
    # herd by size, sties, join, fits
    ((0, 0, 6, 0), 1, "short", True),
    ((0, 0, 7, 0), 1, "short", False),
    ((15, 0, 0, 0), 1, "short", True),
    ((16, 0, 0, 0), 1, "short", False),
    ((0, 11, 0, 0), 1, "short", True),
    ((0, 1, 0, 5), 1, "short", True),
    ((0, 0, 2, 4), 1, "short", True),
    ((0, 2, 6, 0), 1, "short", True),
    ((3, 0, 6, 0), 1, "short", True),
    ((33, 0, 0, 0), 2, "short", True),
    ((33, 0, 0, 0), 2, "long", False),
    ((30, 0, 0, 0), 2, "long", True),
    ((0, 0, 0, 11), 2, "long", True),
    ((0, 0, 0, 11), 2, "short", False),
    ((0, 0, 14, 0), 2, "short", True),
    ((0, 0, 15, 0), 2, "short", False),
    ((0, 0, 0, 0), 0, "short", True),
    ((1, 0, 0, 0), 0, "long", False),
]


@pytest.mark.parametrize(("herd", "sties", "join", "fits"), KNOWN)
def test_known_herds(herd, sties, join, fits):
    assert (pack(herd, sties, join) is not None) == fits


@pytest.mark.parametrize("join", ["short", "long"])
@pytest.mark.parametrize("herd", [(2, 3, 2, 1), (10, 4, 5, 3), (0, 20, 1, 0), (21, 1, 0, 20)])
def test_a_packing_lies_inside_without_overlap(herd, join):
    sties = -(-sum(n * area for n, area in zip(herd, AREAS, strict=True)) // 60)
    placed = pack(herd, sties, join)
    assert placed is not None
    assert tuple(sum(piece.size == size for piece in placed) for size in range(4)) == herd
    wide, high = rectangle(sties, join)
    covered = set()
    for piece in placed:
        assert sorted((piece.wide, piece.high)) == sorted(FOOTPRINTS[piece.size])
        squares = set(
            product(range(piece.x, piece.x + piece.wide), range(piece.y, piece.y + piece.high))
        )
        assert squares <= set(product(range(wide), range(high)))
        assert not squares & covered
        covered |= squares


@pytest.mark.parametrize("join", ["short", "long"])
def test_a_smaller_herd_fits_where_a_bigger_one_does(join):
    for herd in product(range(0, 7, 3), range(0, 7, 2), range(5), range(4)):
        if pack(herd, 1, join) is not None:
            for size in range(4):
                fewer = tuple(max(0, n - (at == size)) for at, n in enumerate(herd))
                assert pack(fewer, 1, join) is not None


@pytest.mark.parametrize("join", ["short", "long"])
def test_twenty_full_sties_are_answered_soon(join):
    start = perf_counter()
    assert pack((0, 0, 0, 110), 20, join) is not None
    assert pack((40, 40, 40, 40), 20, join) is not None
    assert perf_counter() - start < 2
