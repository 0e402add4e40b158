"""Answers about real pieces are exact: against plain trying, and where trying takes too long."""

from __future__ import annotations

from itertools import product
from random import Random
from time import process_time

import pytest

from tutor.games.happy_pigs.packing import ENDLESS, Placed, _laid, _Search, lay, pack, rectangle
from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS
from tutor.games.happy_pigs.packing_outlines import filling
from tutor.games.happy_pigs.packing_slabs import SLAB, cut_off, slabs

HARD = [
    # sties, join, herd, fits: nearly full, mostly of two sizes
    (9, "long", (2, 0, 21, 33), False),
    (10, "long", (78, 5, 35, 0), True),
    (11, "long", (85, 0, 42, 0), True),
    (14, "long", (104, 8, 50, 0), True),
    (15, "long", (123, 0, 55, 0), True),
    (15, "long", (179, 0, 29, 1), False),
    (16, "long", (122, 0, 63, 0), False),
    (17, "long", (129, 7, 61, 0), True),
    (18, "short", (258, 0, 17, 0), False),
    (20, "short", (138, 0, 85, 0), False),
    (19, "long", (170, 0, 55, 6), True),
]


def herd_of(placed):
    return tuple(sum(piece.size == size for piece in placed) for size in range(4))


def assert_lies(placed, herd, wide, high):
    assert herd_of(placed) == herd
    covered = [
        square
        for one in placed
        for square in product(range(one.x, one.x + one.wide), range(one.y, one.y + one.high))
    ]
    assert len(set(covered)) == len(covered)
    assert all(0 <= x < wide and 0 <= y < high for x, y in covered)
    assert all(sorted((p.wide, p.high)) == sorted(FOOTPRINTS[p.size]) for p in placed)


def tried(herd, wide, high):
    """Plain trying: each piece in turn at every place, pieces of a size from left to right."""
    pieces = [size for size in (3, 2, 1, 0) for _ in range(herd[size])]

    def place(at, taken, after):
        if at == len(pieces):
            return True
        one, other = FOOTPRINTS[pieces[at]]
        first = after if at and pieces[at] == pieces[at - 1] else 0
        for corner in range(first, wide * high):
            y, x = divmod(corner, wide)
            for w, h in {(one, other), (other, one)}:
                if x + w > wide or y + h > high:
                    continue
                squares = {(x + i, y + j) for i in range(w) for j in range(h)}
                if not squares & taken and place(at + 1, taken | squares, corner):
                    return True
        return False

    return place(0, frozenset(), 0)


def nearly_full(luck, area, sizes, spare):
    """A random herd that leaves few squares free."""
    herd, left = [0] * 4, area - spare
    weights = [luck.random() ** 3 + 1e-6 for _ in range(4)]
    while fitting := [size for size in sizes if AREAS[size] <= left]:
        size = luck.choices(fitting, [weights[one] for one in fitting])[0]
        herd[size] += 1
        left -= AREAS[size]
    return tuple(herd)


@pytest.mark.parametrize("seed", range(6))
def test_the_answer_is_that_of_plain_trying(seed):
    luck, answers = Random(seed), set()
    for _ in range(25):
        wide, high = luck.randint(3, 7), luck.randint(2, 6)
        herd = nearly_full(luck, wide * high, range(4), luck.choice((0, 0, 1, 2, 3)))
        placed = lay(herd, wide, high)
        assert (placed is not None) == tried(herd, wide, high), (herd, wide, high)
        if placed is not None:
            assert_lies(placed, herd, wide, high)
        answers.add(placed is not None)
    assert answers == {True, False}


@pytest.mark.parametrize("seed", range(4))
def test_all_fillings_at_once_and_a_long_search_agree(seed):
    luck, answers = Random(seed), []
    while len(answers) < 15:
        long, deep = luck.randint(6, 13), luck.randint(4, 6)
        herd = nearly_full(luck, long * deep, range(4), luck.choice((0, 0, 1, 2)))
        spare = long * deep - sum(n * area for n, area in zip(herd, AREAS, strict=True))
        every = filling(herd, long, deep, 10**7)
        assert every is not None
        found = every.found()
        searched = _Search(long, deep, spare).find(herd, ENDLESS)
        assert found == (searched is not None), (herd, long, deep)
        if found:
            assert_lies(_laid(every), herd, long, deep)
        answers.append(found)
    assert len(set(answers)) == 2


@pytest.mark.parametrize("deep", [6, 11, 12])
def test_slabs_are_full(deep):
    assert len(slabs(deep)) > 5
    for slab in slabs(deep):
        placed = [Placed(*piece) for piece in slab.pieces]
        assert_lies(placed, slab.herd, SLAB, deep)
        assert sum(n * area for n, area in zip(slab.herd, AREAS, strict=True)) == SLAB * deep


def test_what_is_cut_off_and_what_is_left_are_the_herd():
    herd = (40, 10, 30, 12)
    cut, left, rest = cut_off(herd, 72, 11, 12)
    total = [sum(slab.herd[size] for slab in cut) + left[size] for size in range(4)]
    assert tuple(total) == herd
    assert rest == 72 - SLAB * len(cut)


@pytest.mark.parametrize(("sties", "join", "herd", "fits"), HARD)
def test_what_a_search_alone_hardly_answers(sties, join, herd, fits):
    start = process_time()
    placed = pack(herd, sties, join)
    assert process_time() - start < 6
    assert (placed is not None) == fits
    if placed is not None:
        assert_lies(placed, herd, *rectangle(sties, join))


@pytest.mark.parametrize("join", ["short", "long"])
def test_five_sties_are_answered_at_once(join):
    luck, times = Random(7), []
    for _ in range(80):
        sizes = luck.sample(range(4), luck.choice((2, 3, 4)))
        herd = nearly_full(luck, 66 * 5, sizes, luck.randrange(8))
        start = process_time()
        placed = pack(herd, 5, join)
        times.append(process_time() - start)
        if placed is not None:
            assert_lies(placed, herd, *rectangle(5, join))
    times.sort()
    assert times[int(len(times) * 0.9)] < 0.05
    assert times[-1] < 3
