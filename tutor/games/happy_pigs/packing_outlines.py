"""Whether pieces lie in a long strip, decided for all ways of filling it at once. Exact.

A strip is filled from one end: the foremost free square is covered by a piece's corner, or stays
free. What matters of the part already filled is its outline, and of outlines there are few (92 for
six rows and four free squares). So outlines are gone through column by column, each with the set of
all herds that lead to it, kept as the bits of one whole number.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS, Counts

Outline = tuple[int, ...]
"""How far each row is filled beyond the row that is filled least."""
FREE = -1
"""In place of a size: a square stays free."""
TIERS = (50, 100, 200, 400, 800, 1600, 3200, 6400, 12800)
"""Outlines are counted no further than one of these, so that few counts are kept."""
MOST_BITS = 1 << 17


Steps = dict[Outline, list[tuple[int, int, int, int, Outline]]]
"""From an outline: size or FREE, extent, columns that are then full, the outline after."""


class Way(NamedTuple):
    """One step: a size or FREE, its extent, columns that are then full, and the outline after."""

    size: int
    wide: int
    high: int
    full: int
    then: int


class Outlines(NamedTuple):
    """All outlines of a strip, those that jut out least first; the even one is number 0."""

    all: tuple[Outline, ...]
    ways: tuple[tuple[Way, ...], ...]
    rest: tuple[int, ...]
    """Squares that stay free at least from each outline on."""


def canonical(front: Outline) -> Outline:
    """An outline and its mirror image are alike."""
    return min(front, front[::-1])


def corner(outline: Outline) -> tuple[int, int]:
    """The first row that is filled least, and how many rows below it are too."""
    row = outline.index(0)
    run = 1
    while row + run < len(outline) and outline[row + run] == 0:
        run += 1
    return row, run


def after(outline: Outline, row: int, wide: int, high: int) -> tuple[Outline, int]:
    """The outline with a piece from a row on, as it stands, and columns that are then full."""
    filled = (*outline[:row], *(wide,) * high, *outline[row + high :])
    full = min(filled)
    return (tuple([far - full for far in filled]) if full else filled), full


def lost_behind(outline: Outline) -> int:
    """Squares in single rows that lie deeper than both neighbours: no piece is that thin."""
    above = wall = max(outline)
    lost = 0
    for far, below in zip(outline, (*outline[1:], wall), strict=True):
        near = min(above, below)
        if near > far:
            lost += near - far
        above = far
    return lost


@lru_cache(maxsize=64)
def outlines(deep: int, sizes: tuple[int, ...], spare: int, most: int) -> Outlines | None:
    """Every outline of so many rows within so many free squares; None for more than `most`."""
    even = (0,) * deep
    least = {even: 0}
    heap = [(0, even)]
    steps: Steps = {}
    lost: dict[Outline, int] = {}
    while heap:
        free, outline = heappop(heap)
        if outline in steps:
            continue
        if len(steps) == most:
            return None
        steps[outline] = []
        row, run = corner(outline)
        for size, wide, high in _pieces(sizes, run):
            then, full = after(outline, row, wide, high)
            then, cost = canonical(then), free + (size == FREE)
            if then not in lost:
                lost[then] = lost_behind(then)
            if cost + lost[then] <= spare:
                steps[outline].append((size, wide, high, full, then))
                if cost < least.get(then, spare + 1):
                    least[then] = cost
                    heappush(heap, (cost, then))
    return _numbered(least, steps, spare)


@lru_cache(maxsize=256)
def _pieces(sizes: tuple[int, ...], run: int) -> tuple[tuple[int, int, int], ...]:
    """What can lie in a corner of so many rows: each size either way round, or nothing."""
    found = []
    for size in sizes:
        wide, high = FOOTPRINTS[size]
        both = ((wide, high),) if wide == high else ((wide, high), (high, wide))
        found += [(size, *extent) for extent in both if extent[1] <= run]
    return (*found, (FREE, 1, 1))


def _numbered(least: dict[Outline, int], steps: Steps, spare: int) -> Outlines:
    """Those on some way to the even end; a step that fills no column leads to a higher number."""
    rest = _rest(steps)
    kept = [one for one in steps if least[one] + rest.get(one, spare + 1) <= spare]
    ordered = sorted(kept, key=lambda outline: (sum(outline), outline))
    number = {outline: at for at, outline in enumerate(ordered)}
    ways = tuple(
        tuple(
            Way(size, wide, high, full, number[then])
            for size, wide, high, full, then in steps[outline]
            if then in number
        )
        for outline in ordered
    )
    return Outlines(tuple(ordered), ways, tuple(rest[outline] for outline in ordered))


def _rest(steps: Steps) -> dict[Outline, int]:
    """The fewest squares that stay free on the way from each outline to the even one."""
    back: dict[Outline, list[tuple[Outline, int]]] = {}
    for outline, found in steps.items():
        for size, _, _, _, then in found:
            back.setdefault(then, []).append((outline, int(size == FREE)))
    even = next(outline for outline in steps if not any(outline))
    rest: dict[Outline, int] = {}
    heap = [(0, even)]
    while heap:
        free, outline = heappop(heap)
        if outline not in rest:
            rest[outline] = free
            for before, cost in back.get(outline, ()):
                heappush(heap, (free + cost, before))
    return rest


class Ledger:
    """Herds as single bits: the count of each size but the commonest, which areas tell."""

    def __init__(self, herd: Counts) -> None:
        self.common = max(range(len(herd)), key=lambda size: herd[size])
        self.stride = [0] * len(herd)
        bits = 1
        for size, count in enumerate(herd):
            if size != self.common:
                self.stride[size] = bits
                bits *= count + 1
        self.bits = bits
        self.goal = sum(n * step for n, step in zip(herd, self.stride, strict=True))
        self.herd = herd

    def room(self) -> list[int]:
        """For each size, the herds that may have one more of it."""
        every = (1 << self.bits) - 1
        masks = []
        for size, step in enumerate(self.stride):
            if not step:
                masks.append(every)
                continue
            period, most = step * (self.herd[size] + 1), step * self.herd[size]
            repeat = every // ((1 << period) - 1) if period <= self.bits else 1
            masks.append(repeat * ((1 << most) - 1))
        return masks


Column = dict[int, list[int]]
"""Outline to, for each number of free squares so far, the herds that lead there."""


class Filling:
    """All ways of filling a strip `long` squares long and `deep` rows deep with a whole herd."""

    def __init__(self, herd: Counts, long: int, deep: int, graph: Outlines, ledger: Ledger) -> None:
        self.herd, self.long, self.deep, self.graph, self.ledger = herd, long, deep, graph, ledger
        self.spare = long * deep - sum(n * area for n, area in zip(herd, AREAS, strict=True))
        self.columns: list[Column] = [{} for _ in range(long + 1)]
        self.columns[0][0] = [1, *(0,) * self.spare]

    def found(self) -> bool:
        """Whether the whole herd can be laid."""
        masks = self.ledger.room()
        for at in range(self.long):
            column = self.columns[at]
            for number in range(len(self.graph.all)):
                herds = column.get(number)
                if herds is not None:
                    self._go_on(at, number, herds, masks)
        end = self.columns[self.long].get(0)
        return end is not None and bool(end[self.spare] >> self.ledger.goal & 1)

    def _go_on(self, at: int, number: int, herds: list[int], masks: list[int]) -> None:
        """Each step from an outline that begins in column `at`."""
        some = [(free, bits) for free, bits in enumerate(herds) if bits]
        for size, wide, _, full, then in self.graph.ways[number]:
            if at + wide > self.long:
                continue
            free = size == FREE
            mask, step = (-1, 0) if free else (masks[size], self.ledger.stride[size])
            most = self.spare - self.graph.rest[then]
            column = self.columns[at + full]
            target = column.get(then)
            for had, bits in some:
                more = (bits & mask) << step
                if had + free <= most and more:
                    if target is None:
                        target = column[then] = [0] * (self.spare + 1)
                    target[had + free] |= more

    def steps_back(self) -> list[tuple[int, int, Way]]:
        """The steps of one filling, first to last: column, outline, way. Only when it is found."""
        before: dict[int, list[tuple[int, Way]]] = {}
        for number, ways in enumerate(self.graph.ways):
            for way in ways:
                before.setdefault(way.then, []).append((number, way))
        at, number, free, goal = self.long, 0, self.spare, self.ledger.goal
        back: list[tuple[int, int, Way]] = []
        while (at, number, free) != (0, 0, 0):
            at, number, free, goal, way = self._before(at, before[number], free, goal)
            back.append((at, number, way))
        return back[::-1]

    def _before(
        self, at: int, before: list[tuple[int, Way]], free: int, goal: int
    ) -> tuple[int, int, int, int, Way]:
        """A step that leads to an outline with these herds."""
        for number, way in before:
            start, was = at - way.full, free - (way.size == FREE)
            herds = self.columns[start].get(number) if start >= 0 <= was else None
            if herds is None or start + way.wide > self.long:
                continue
            less = goal - (self.ledger.stride[way.size] if way.size != FREE else 0)
            if less >= 0 and herds[was] >> less & 1 and self._fits(way, less):
                return start, number, was, less, way
        raise AssertionError("every outline but the first one has a step before it")

    def _fits(self, way: Way, less: int) -> bool:
        """Whether the herd of that bit may have one more of the way's size."""
        if way.size == FREE or not self.ledger.stride[way.size]:
            return True
        step = self.ledger.stride[way.size]
        return less // step % (self.herd[way.size] + 1) < self.herd[way.size]


def walked(
    steps: list[tuple[int, int, Way]], graph: Outlines
) -> list[tuple[int, int, int, int, int]]:
    """The pieces of a filling. Mirrored outlines are turned back."""
    pieces, front, at = [], graph.all[0], 0
    for start, number, way in steps:
        assert start == at, "steps follow each other"
        mirrored = front != graph.all[number]
        row, _ = corner(graph.all[number])
        if way.size != FREE:
            above = len(front) - row - way.high if mirrored else row
            pieces.append((way.size, at, above, way.wide, way.high))
        then, full = after(graph.all[number], row, way.wide, way.high)
        front, at = then[::-1] if mirrored else then, at + full
    return pieces


def filling(herd: Counts, long: int, deep: int, most_work: int) -> Filling | None:
    """How to go through all fillings at once; None when that takes more than so much work."""
    spare = long * deep - sum(n * area for n, area in zip(herd, AREAS, strict=True))
    sizes = tuple(size for size, count in enumerate(herd) if count)
    ledger = Ledger(herd)
    each = long * (spare + 1) * (1 + ledger.bits // 4096)
    if ledger.bits > MOST_BITS or each > most_work:
        return None
    most = most_work // each
    graph = outlines(deep, sizes, spare, max((tier for tier in TIERS if tier <= most), default=0))
    if graph is None:
        return None
    return Filling(herd, long, deep, graph, ledger)
