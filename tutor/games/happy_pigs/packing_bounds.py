"""Short proofs that pieces cannot lie in a rectangle, which anybody can check with a finger.

Mark every n-th square across and every m-th down. Wherever a piece lies, it covers at least so
many marks; when together they need more marks than there are, they do not fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

FOOTPRINTS = ((2, 2), (3, 2), (3, 3), (4, 3))
AREAS = tuple(wide * high for wide, high in FOOTPRINTS)
STEPS = (1, 2, 3, 4)

Counts = tuple[int, ...]


class Lattice(NamedTuple):
    """Marks on every so many squares: how many there are, and how many each size must cover."""

    step_x: int
    step_y: int
    room: int
    least: Counts

    @property
    def everywhere(self) -> bool:
        """Whether each square is marked, so that marks are areas."""
        return self.step_x == self.step_y == 1

    def need(self, herd: Counts) -> int:
        """Marks that a herd covers at least."""
        return sum(n * each for n, each in zip(herd, self.least, strict=True))

    def squares(self, wide: int, high: int) -> Iterator[tuple[int, int]]:
        """Where the marks are."""
        across = range(self.step_x - 1, wide, self.step_x)
        return product(across, range(self.step_y - 1, high, self.step_y))


@lru_cache(maxsize=256)
def lattices(wide: int, high: int) -> tuple[Lattice, ...]:
    """Every lattice of a rectangle; the first one marks every square."""
    return tuple(
        Lattice(x, y, (wide // x) * (high // y), tuple(_least(size, x, y) for size in range(4)))
        for x, y in product(STEPS, STEPS)
    )


def _least(size: int, step_x: int, step_y: int) -> int:
    """How many marks a piece covers at least, in either direction."""
    one, other = FOOTPRINTS[size]
    return min((one // step_x) * (other // step_y), (other // step_x) * (one // step_y))


def proof(herd: Counts, wide: int, high: int) -> Lattice | None:
    """A lattice with too few marks for the herd: every square, else the one with fewest marks."""
    lacking = [at for at in lattices(wide, high) if at.need(herd) > at.room]
    return min(lacking, key=lambda at: (not at.everywhere, at.room), default=None)
