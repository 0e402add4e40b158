"""The rhombus of 25 spaces: names, neighbours, lines, and the rows a farmer can collect."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.games.schweinebande.state import EMPTY, SPACE_COUNT

SIDE = 5
SPACES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")
DIRECTIONS = ("E", "W", "SE", "NW", "NE", "SW")
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""Columns to the right and rows down of one step, in the order of DIRECTIONS (SB-G2)."""


def _line(space: int, step: tuple[int, int]) -> tuple[int, ...]:
    row, column = divmod(space, SIDE)
    line = []
    column, row = column + step[0], row + step[1]
    while 0 <= column < SIDE and 0 <= row < SIDE:
        line.append(row * SIDE + column)
        column, row = column + step[0], row + step[1]
    return tuple(line)


LINES = tuple(tuple(_line(space, step) for step in STEPS) for space in range(SPACE_COUNT))
"""By space and direction: the spaces up to the edge, the nearest first."""
TOWARDS = tuple(
    {target: way for way, line in enumerate(lines) for target in line} for lines in LINES
)
"""By space: every space on one of its lines, with the direction that leads there."""
EXISTING = tuple(tuple(way for way, line in enumerate(lines) if line) for lines in LINES)
"""By space: the directions in which the board goes on."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one direction brings, the farmer's own tile not included.

    `tiles` are the spaces with tiles, `gaps` the empty spaces before the last of them (SB-C7),
    `blocker` the space of the farmer that ends the row, -1 for none (SB-C6).
    """

    way: int
    tiles: tuple[int, ...]
    gaps: tuple[int, ...]
    blocker: int


def row(board: tuple[int, ...], farmers: frozenset[int], start: int, way: int) -> Row:
    """Follow a line from a space to the edge or to the next farmer, whoever owns it."""
    tiles: list[int] = []
    empty: list[int] = []
    gaps: list[int] = []
    for space in LINES[start][way]:
        if space in farmers:
            return Row(way, tuple(tiles), tuple(gaps), space)
        if board[space] == EMPTY:
            empty.append(space)
        else:
            gaps += empty
            empty = []
            tiles.append(space)
    return Row(way, tuple(tiles), tuple(gaps), -1)
