"""Do pieces lie in a rectangle, turned or not, without overlap? Exact, with the packing itself.

Pieces are Baby 2x2, Small 3x2, Medium 3x3, Large 4x3 squares. The rectangle is seen as a strip:
`deep` rows across, `long` squares along. Short proofs come first; for up to five sties a table of
the hard herds and one short search decide. For more sties: short searches, slabs cut off, and all
fillings at once; where even those are too many, a search without a limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS, Counts, proof
from tutor.games.happy_pigs.packing_known import kept, surveyed, too_many
from tutor.games.happy_pigs.packing_outlines import Filling, filling, walked
from tutor.games.happy_pigs.packing_slabs import SLAB, Slab, cut_off

STY_WIDE, STY_HIGH = 11, 6


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece of a size with its corner and its extent, in squares."""

    size: int
    x: int
    y: int
    wide: int
    high: int


def rectangle(sties: int, join: str) -> tuple[int, int]:
    """Width and height of joined sties: in a row on the short side, or stacked on the long."""
    return (STY_WIDE * sties, STY_HIGH) if join == "short" else (STY_WIDE, STY_HIGH * sties)


def pack(herd: Counts, sties: int, join: str) -> tuple[Placed, ...] | None:
    """A packing of the herd (pieces by size), or None when there is none."""
    return lay(herd, *rectangle(sties, join))


def lay(herd: Counts, wide: int, high: int) -> tuple[Placed, ...] | None:
    """The same for any rectangle, in squares."""
    if wide >= high:
        return _strip(herd, wide, high)
    return _turned(_strip(herd, high, wide))


def lay_soon(herd: Counts, wide: int, high: int) -> tuple[Placed, ...] | None:
    """A packing found at once, for a drawing that may take other room; None says nothing."""
    if wide >= high:
        return _soon(herd, wide, high)
    return _turned(_soon(herd, high, wide))


@lru_cache(maxsize=512)
def _soon(herd: Counts, long: int, deep: int) -> tuple[Placed, ...] | None:
    if not any(herd):
        return ()
    return None if proof(herd, long, deep) else quick(herd, long, deep)


def _turned(placed: tuple[Placed, ...] | None) -> tuple[Placed, ...] | None:
    """The same packing with its strip standing up."""
    if placed is None:
        return None
    return tuple(Placed(p.size, p.y, p.x, p.high, p.wide) for p in placed)


@lru_cache(maxsize=512)
def _strip(herd: Counts, long: int, deep: int) -> tuple[Placed, ...] | None:
    """By the quickest way that answers: a proof, the table of hard herds, else searches."""
    if not any(herd):
        return ()
    if proof(herd, long, deep) is not None:
        return None
    if not surveyed(long, deep):
        return searched(herd, long, deep)
    if too_many(herd, long, deep):
        return None
    laid = kept(herd, long, deep)
    return quick(herd, long, deep) if laid is None else tuple(Placed(*piece) for piece in laid)


def quick(herd: Counts, long: int, deep: int) -> tuple[Placed, ...] | None:
    """A packing that a short search finds; None says nothing."""
    effort = EFFORTS[0]
    placed = _Search(long, deep, _spare(herd, long, deep)).find(herd, effort)
    return _from_slabs(herd, long, deep, effort, KEPT[:2]) if placed is None else placed


def searched(herd: Counts, long: int, deep: int) -> tuple[Placed, ...] | None:
    """By searches and all fillings at once, ever longer: exact for every strip."""
    search = _Search(long, deep, _spare(herd, long, deep))
    for effort in EFFORTS:
        placed = search.find(herd, effort)
        if placed is None and not search.hopeless(herd):
            placed = _from_slabs(herd, long, deep, effort, KEPT)
        if placed is not None or search.hopeless(herd):
            return placed
        every = filling(herd, long, deep, effort.work)
        if every is not None:
            return _laid(every) if every.found() else None
    return search.find(herd, ENDLESS)


def _spare(herd: Counts, long: int, deep: int) -> int:
    return long * deep - sum(n * area for n, area in zip(herd, AREAS, strict=True))


def _from_slabs(
    herd: Counts, long: int, deep: int, effort: Effort, kept_squares: tuple[int, ...]
) -> tuple[Placed, ...] | None:
    """A packing that begins with full slabs; None says nothing."""
    for keep in kept_squares:
        cut, left, rest = cut_off(herd, long, deep, keep)
        if not cut:
            return None
        end = _Search(rest, deep, _spare(left, rest, deep)).find(left, effort)
        if end is not None:
            return _in_a_row(cut, end)
    return None


def _in_a_row(cut: tuple[Slab, ...], end: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Slabs one after the other, and what was packed into the rest behind them."""
    slabs = (
        Placed(piece.size, at * SLAB + piece.x, piece.y, piece.wide, piece.high)
        for at, slab in enumerate(cut)
        for piece in slab.pieces
    )
    start = SLAB * len(cut)
    return (*slabs, *(Placed(p.size, start + p.x, p.y, p.wide, p.high) for p in end))


def _laid(every: Filling) -> tuple[Placed, ...]:
    return tuple(Placed(*piece) for piece in walked(every.steps_back(), every.graph))


@dataclass(frozen=True, slots=True)
class _Node:
    """How far each row is filled, the pieces left, squares that may stay free, the last piece."""

    front: tuple[int, ...]
    herd: Counts
    spare: int
    piece: Placed | None = None

    @property
    def key(self) -> tuple[tuple[int, ...], Counts]:
        """What decides whether a packing follows; a front and its mirror image are alike."""
        return min(self.front, self.front[::-1]), self.herd


class _Search:
    """Depth-first: the leftmost free square is covered by a piece's corner, or stays free.

    Exact: in any packing, the piece on that square has its corner there, as all squares before it
    are settled. A front and the pieces left fix what can follow, as the squares wasted so far
    follow from them; a pair that failed is never tried again.
    Short attempts that prefer one piece after the other find most packings; the last has no limit.
    """

    def __init__(self, long: int, deep: int, spare: int) -> None:
        self.long, self.deep, self.spare = long, deep, spare
        self.failed: set[tuple[tuple[int, ...], Counts]] = set()
        self.attempt = ATTEMPTS[0]

    def find(self, herd: Counts, effort: Effort) -> tuple[Placed, ...] | None:
        """A packing; None when there is none, or none was found with this effort."""
        for self.attempt in ATTEMPTS[: effort.attempts]:
            packing = self._try(herd, effort.squares + 2 * sum(herd))
            if packing is not None or self.hopeless(herd):
                return packing
        return None

    def hopeless(self, herd: Counts) -> bool:
        """Whether every way was tried in vain."""
        return ((0,) * self.deep, herd) in self.failed

    def _try(self, herd: Counts, limit: int) -> tuple[Placed, ...] | None:
        """A packing found within so many nodes; None also when the limit is reached."""
        root = _Node((0,) * self.deep, herd, self.spare)
        stack = [(root, self._next(root))]
        while stack and limit:
            node, following = stack[-1]
            if not any(node.herd):
                return tuple(made.piece for made, _ in stack if made.piece)
            child = next(following, None)
            if child is None:
                self.failed.add(node.key)
                stack.pop()
            elif child.key not in self.failed:
                stack.append((child, self._next(child)))
                limit -= 1
        return None

    def _next(self, node: _Node) -> Iterator[_Node]:
        """A piece on the leftmost free square, or none."""
        front, herd = node.front, node.herd
        x = min(front)
        y = front.index(x)
        run = next((step for step in range(self.deep - y) if front[y + step] != x), self.deep - y)
        for size, wide, high in self._order(x, y, run):
            if herd[size] and x + wide <= self.long:
                less = (*herd[:size], herd[size] - 1, *herd[size + 1 :])
                then = (*front[:y], *(x + wide,) * high, *front[y + high :])
                if self._lost(then) > node.spare:
                    continue
                yield _Node(then, less, node.spare, Placed(size, x, y, wide, high))
        if node.spare and x < self.long:
            yield _Node((*front[:y], x + 1, *front[y + 1 :]), herd, node.spare - 1)

    def _lost(self, front: tuple[int, ...]) -> int:
        """Squares that no piece can cover: single rows between two longer ones, a last column."""
        lost, before = 0, self.long
        for filled, after in zip(front, (*front[1:], self.long), strict=True):
            nearer = min(after, before)
            if nearer > filled:
                lost += nearer - filled
            elif self.long - filled == 1:
                lost += 1
            before = filled
        return lost

    def _order(self, x: int, y: int, run: int) -> tuple[Turn, ...]:
        """Which pieces to try where `run` rows are free: the same everywhere, or mixed."""
        mixed, index = self.attempt
        return _turns_for((x * 7 + y * 13 + index * 5) % len(ORDERS) if mixed else index, run)


Turn = tuple[int, int, int]
"""A size, and how wide and high it lies."""


def _turns(size: int) -> tuple[Turn, ...]:
    wide, high = FOOTPRINTS[size]
    return ((size, wide, high),) if wide == high else ((size, wide, high), (size, high, wide))


ORDERS = tuple(
    tuple(turn for size in sizes for turn in _turns(size)[::step])
    for step in (1, -1)
    for sizes in permutations((3, 2, 1, 0))
)


@lru_cache(maxsize=1024)
def _turns_for(index: int, run: int) -> tuple[Turn, ...]:
    """The pieces of an order that fit into the free rows; last those that leave a row of one."""
    fitting = [turn for turn in ORDERS[index] if turn[2] <= run]
    return tuple(sorted(fitting, key=lambda turn: turn[2] == run - 1))


_BEST = (34, 25, 9)
"""Measured on nearly full herds in two to five sties: these orders pack most of them at once."""
ATTEMPTS = (
    *((False, index) for index in _BEST),
    *((True, index) for index in range(12)),
    *((False, index) for index in range(len(ORDERS)) if index not in _BEST),
)
"""Whether orders are mixed from square to square, and which order comes first."""
KEPT = (6, 12, 18, 24)
"""Squares of a strip left over when slabs are cut off."""


class Effort(NamedTuple):
    """How long to try: attempts, squares in each beyond two per piece, work for all fillings."""

    attempts: int
    squares: int
    work: int


EFFORTS = (
    Effort(3, 60, 12_000),
    Effort(5, 120, 2_000_000),
    Effort(8, 400, 4_000_000),
    Effort(8, 1000, 8_000_000),
)
"""Measured on herds that nearly fill 6 to 20 sties: hundredths of a second; half a second, as all
fillings at once then cost less than longer searches; seconds, which no herd tried has needed.
"""
ENDLESS = Effort(len(ATTEMPTS), 10**12, 0)
