"""The position of a game of Schweinebande.

Players go by their index in `State.players`, spaces by their index in `board.SPACES`, tiles by
their index in `TILES`. A face-down tile has no face here: nobody knows it, so nothing can leak.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

PLACE, UNCOVER, COLLECT = "place", "uncover", "collect"
REDEEM, FEED, FINAL, OVER = "redeem", "feed", "final", "over"
SECTIONS = (PLACE, UNCOVER, COLLECT, REDEEM, FEED, FINAL, OVER)
TOGETHER = (REDEEM, FEED, FINAL)
"""Sections in which everybody acts in any order until all are through."""

TILES = ("Ch", "Sh", "Go", "Do", "Pi", "Co", "Fs")
NUMBERS = (2, 3, 4, 5, 6, 7, 0)
"""The number on each tile (SB-X1 to X4); a feed sack has none."""
KINDS = 6
"""The first six tiles are animals."""
PIG, COW, SACK = 4, 5, 6
COPIES = (16, 16, 16, 16, 16, 16, 4)
DOWN, EMPTY = -1, -2
"""A tile that lies face down; a space without a tile."""
NOBODY, NOWHERE, NO_TILE = -1, -1, 0

SPACE_COUNT = 25
ROUNDS = 4
ORDER_TILES = (1, 2, 3, 4, 5)
SUPPLY = 25
FOUR = 4
"""Animals in a group of four, and in a closing group."""

Counts = tuple[int, ...]
"""Tiles by kind, in the order of TILES."""
TILE_COUNT = sum(COPIES)
NO_TILES: Counts = (0,) * len(TILES)


@dataclass(frozen=True, slots=True)
class Options:
    """House rules where the rulebook is silent, each with our default."""

    stranded_tiles: str = "left"
    lone_duty: str = "last_tile"
    empty_rows: bool = False
    sales: str = "free"
    supply: str = "debt"


@dataclass(frozen=True, slots=True)
class State:
    """One moment of the game.

    `ages` is () when nobody's age is known. `turn` is NOBODY in sections that everybody plays at
    once. `shown` is the space of the tile turned up and not yet decided on, `picked` the space of
    one that is just being turned and that nobody has seen yet. `order` holds each player's
    turn-order tile, NO_TILE for none. `front`, `fresh` and `yard` hold tiles by player.
    """

    options: Options
    players: tuple[str, ...]
    ages: tuple[int, ...]
    round: int
    section: str
    turn: int
    board: tuple[int, ...]
    shown: int
    picked: int
    farmers: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    front: tuple[Counts, ...]
    fresh: tuple[Counts, ...]
    yard: tuple[Counts, ...]
    tokens: tuple[int, ...]
    done: tuple[int, ...]
    box: Counts


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])


def plus(one: Counts, other: Counts) -> Counts:
    """Tiles of both together."""
    return tuple(map(int.__add__, one, other))


def minus(one: Counts, other: Counts) -> Counts:
    """Tiles of the first without those of the second."""
    return tuple(map(int.__sub__, one, other))


def counted(tiles: Iterable[int]) -> Counts:
    """Single tiles as counts by kind."""
    counts = [0] * len(TILES)
    for tile in tiles:
        counts[tile] += 1
    return tuple(counts)


def animals(counts: Counts) -> int:
    """How many animals there are; sacks don't count (SB-FE9)."""
    return sum(counts[:KINDS])


def value(counts: Counts) -> int:
    """The sum of the numbers on the tiles."""
    return sum(map(int.__mul__, counts, NUMBERS))


def farmers_each(players: int) -> int:
    """Farmers of each player (SB-S2)."""
    return 3 if players <= 3 else 2


def known_tiles(state: State) -> Counts:
    """Every tile whose face has been seen and whose place is known."""
    seen = counted(tile for tile in state.board if tile >= 0)
    for pile in (*state.front, *state.fresh, *state.yard, state.box):
        seen = plus(seen, pile)
    return seen


def holder_of_lowest(order: tuple[int, ...]) -> int:
    """The player with the lowest turn-order tile (SB-N2)."""
    return min(range(len(order)), key=lambda player: order[player] or SPACE_COUNT)
