"""Which groups some animals make: every sensible choice in section D, the best closing groups."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.schweinebande.facts import ONE_OF_EACH, counts_of, yard_of_closing, yard_of_group
from tutor.games.schweinebande.state import (
    FOUR,
    KINDS,
    NO_TILES,
    Counts,
    animals,
    minus,
    replaced,
    value,
)


class Plan(NamedTuple):
    """Groups redeemed one after the other, the points they add, and the tiles left."""

    groups: tuple[Counts, ...]
    points: int
    left: Counts


def plans(tiles: Counts, round_number: int) -> tuple[Plan, ...]:
    """Every number of sixes, and all fours that are left then (SB-D3).

    Most points first; of those with equal points the one that leaves fewer animals.
    """
    every = [_plan(tiles, sixes, round_number) for sixes in range(min(tiles[:KINDS]) + 1)]
    return tuple(sorted(every, key=lambda plan: (-plan.points, animals(plan.left))))


def _plan(tiles: Counts, sixes: int, round_number: int) -> Plan:
    groups = [ONE_OF_EACH] * sixes
    for kind in range(KINDS):
        groups += [replaced(NO_TILES, kind, FOUR)] * ((tiles[kind] - sixes) // FOUR)
    left = tiles
    for group in groups:
        left = minus(left, group)
    points = sum(value(yard_of_group(group, round_number)) for group in groups)
    return Plan(tuple(groups), points, left)


def best_groups(tiles: Counts, round_number: int) -> int:
    """Most points that groups of four and six can add (SB-D3)."""
    return plans(tiles, round_number)[0].points


def closing(tiles: Counts) -> Plan:
    """Closing groups from high to low, four by four: no others bring more (SB-L2, L3)."""
    down = [kind for kind in reversed(range(KINDS)) for _ in range(tiles[kind])]
    groups = tuple(counts_of(down[at : at + FOUR]) for at in range(0, len(down) - FOUR + 1, FOUR))
    left = tiles
    for group in groups:
        left = minus(left, group)
    return Plan(groups, sum(value(yard_of_closing(group)) for group in groups), left)


def best_closing(tiles: Counts) -> int:
    """Most points that closing groups can add (SB-L2, L3)."""
    return closing(tiles).points
