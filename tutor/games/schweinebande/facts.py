"""What follows from one state, worked out once and shared by checks, effects and questions."""

from __future__ import annotations

from functools import cached_property

from tutor.games.schweinebande import board
from tutor.games.schweinebande.actions import Collect, Feed
from tutor.games.schweinebande.board import Row
from tutor.games.schweinebande.state import (
    COW,
    DOWN,
    KINDS,
    NO_TILES,
    NOWHERE,
    PIG,
    ROUNDS,
    SUPPLY,
    Counts,
    State,
    animals,
    farmers_each,
    holder_of_lowest,
    replaced,
    value,
)

ONE_OF_EACH: Counts = (1,) * KINDS + (0,)
"""The group of six (SB-D2)."""


class Facts:
    """Derived facts of one state; costly ones only when asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.options = state.options
        self._rows: dict[tuple[int, int], Row] = {}

    @cached_property
    def seats(self) -> dict[str, int]:
        """Player's name to index."""
        return {name: index for index, name in enumerate(self.state.players)}

    @cached_property
    def in_hand(self) -> tuple[int, ...]:
        """Farmers that each player has not placed."""
        each = farmers_each(len(self.state.players))
        return tuple(each - len(own) for own in self.state.farmers)

    @cached_property
    def down(self) -> tuple[int, ...]:
        """Spaces with a face-down tile."""
        return tuple(space for space, tile in enumerate(self.state.board) if tile == DOWN)

    @cached_property
    def open_before(self) -> int:
        """Tiles face up, the one just turned up not counted."""
        up = sum(1 for tile in self.state.board if tile >= 0)
        return up - (self.state.shown != NOWHERE)

    @cached_property
    def lone(self) -> bool:
        """Whether only one player still has farmers in hand (SB-B9)."""
        return sum(1 for hand in self.in_hand if hand) == 1

    @cached_property
    def opener(self) -> int:
        """Who begins this round: the youngest, later the holder of tile 1 (SB-B1, N2)."""
        return opener(self.state)

    @cached_property
    def standing(self) -> frozenset[int]:
        """Spaces with a farmer."""
        return frozenset(space for own in self.state.farmers for space in own)

    def row(self, start: int, way: int) -> Row:
        """What a direction brings from a space."""
        known = self._rows.get((start, way))
        if known is None:
            known = board.row(self.state.board, self.standing, start, way)
            self._rows[start, way] = known
        return known

    def rows(self, start: int) -> tuple[Row, ...]:
        """The rows in all directions in which the board goes on."""
        return tuple(self.row(start, way) for way in board.EXISTING[start])

    def rich(self, start: int) -> tuple[Row, ...]:
        """The rows that bring a tile."""
        return tuple(row for row in self.rows(start) if row.tiles)

    def owner(self, space: int) -> str:
        """The player whose farmer stands on a space."""
        pairs = zip(self.state.players, self.state.farmers, strict=True)
        return next(name for name, own in pairs if space in own)

    @cached_property
    def duty(self) -> bool:
        """Whether the player on turn must place on the tile turned up (SB-B10)."""
        if not self.lone:
            return False
        last_tile = self.options.lone_duty == "last_tile"
        return len(self.down) + 1 <= (1 if last_tile else self.in_hand[self.state.turn])


def opener(state: State) -> int:
    """Who begins section B: the youngest in round 1, later who holds the lowest order tile."""
    if state.round > 1:
        return holder_of_lowest(state.order)
    return state.ages.index(min(state.ages)) if state.ages else 0


def way_of(action: Collect) -> int | None:
    """The direction a player names, or the one that all claimed spaces lie in."""
    if action.way is not None or not action.take:
        return action.way
    ways = ways_of(action)
    return ways[0] if len(ways) == 1 else None


def ways_of(action: Collect) -> tuple[int, ...]:
    """Every direction that the name or a claimed space speaks of, each once."""
    towards = board.TOWARDS[action.start]
    named = () if action.way is None else (action.way,)
    claimed = tuple(towards[space] for space in action.take or () if space in towards)
    return tuple(dict.fromkeys(named + claimed))


def of_one_kind(group: Counts) -> int | None:
    """The only kind of animal in a group; None for a mixture or nothing."""
    kinds = [kind for kind in range(KINDS) if group[kind]]
    return kinds[0] if len(kinds) == 1 else None


def yard_of_group(group: Counts, round_number: int) -> Counts:
    """What a redeemed group brings to the farmyard (SB-D1, D2, P1)."""
    kind = of_one_kind(group)
    if kind is None:
        return replaced(NO_TILES, COW, 1)
    bonus = kind == PIG and round_number == ROUNDS
    return replaced(NO_TILES, kind, 2 if bonus else 1)


def yard_of_closing(group: Counts) -> Counts:
    """What any four animals bring to the farmyard: the lowest of them (SB-L2)."""
    lowest = next(kind for kind in range(KINDS) if group[kind])
    return replaced(NO_TILES, lowest, 1)


def missing_kinds(group: Counts, front: Counts) -> tuple[int, ...]:
    """Kinds of which the group names more than lie in front of the player."""
    return tuple(kind for kind in range(len(group)) if group[kind] > front[kind])


class Meal:
    """One player's feeding: what stays, what it needs, what the sale brings."""

    __slots__ = ("after", "have", "income", "needed", "rest")

    def __init__(self, facts: Facts, action: Feed) -> None:
        state = facts.state
        seat = facts.seats[action.by]
        self.rest = animals(state.front[seat]) - animals(action.sell)
        self.needed = 0 if action.sack else self.rest
        self.income = value(action.sell)
        self.have = state.tokens[seat]
        gain = self.income - self.needed
        if facts.options.supply == "limited":
            gain = min(gain, SUPPLY - sum(state.tokens))
        self.after = self.have + gain


def sales_all_needed(front: Counts, tokens: int, sell: Counts) -> bool:
    """Whether the sales can be ordered so that each comes while the tokens fall short.

    Each sale brings its number and saves one token. The largest is best kept for the end, so
    everything but the largest must still leave a shortage.
    """
    sold = [kind for kind in range(KINDS) if sell[kind]]
    if not sold:
        return True
    relief = value(sell) + animals(sell)
    largest = value(replaced(NO_TILES, max(sold), 1)) + 1
    return animals(front) - tokens - (relief - largest) > 0


def counts_of(kinds: list[int]) -> Counts:
    """Kinds as counts."""
    return tuple(kinds.count(kind) for kind in range(len(NO_TILES)))
