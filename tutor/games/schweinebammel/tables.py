"""How many cards of each number the deck has: nobody says, so an owner may count and enter it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field, Position
from tutor.engine.problem import Unreadable, problem
from tutor.engine.tool import CardTable
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import PIGS, Options
from tutor.games.schweinebammel.variant import PIGS_IN_ALL, read_variant

COLUMN = "copies"
ROWS = tuple(kind_term(value) for value in PIGS)
USUAL: dict[str, dict[str, Any]] = {
    row: {COLUMN: copies} for row, copies in zip(ROWS, Options().pig_counts, strict=True)
}
"""Assumed: as even as 56 Pigs with ten numbers can be (SW-A1)."""


def _fields(row: str, values: Mapping[str, Any]) -> tuple[Field, ...]:
    value = values.get(COLUMN, USUAL[row][COLUMN])
    label, given = "pig_counts_copies", (("card", row),)
    return (
        Field(
            (COLUMN,), "number", label, value, "group_pig_counts", high=PIGS_IN_ALL, given=given
        ),
    )  # fmt: skip


def _put(rows: Mapping[str, Mapping[str, Any]]) -> Position:
    """Rows left out keep the assumed number; all together are 56."""
    wrong = [
        problem(f"{row}.{column}", "unknown_key", known=(COLUMN,))
        for row, cells in rows.items()
        for column in cells
        if row not in USUAL or column != COLUMN
    ]
    copies = {row: rows.get(row, {}).get(COLUMN, USUAL[row][COLUMN]) for row in ROWS}
    wrong += [
        problem(
            f"{row}.{COLUMN}", "not_a_number", "SW-A1", found=str(count), low=0, high=PIGS_IN_ALL
        )
        for row, count in copies.items()
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= PIGS_IN_ALL
    ]
    if wrong:
        raise Unreadable(tuple(wrong))
    if sum(copies.values()) != PIGS_IN_ALL:
        last = [row for row in ROWS if row in rows][-1]
        have, need = sum(copies.values()), PIGS_IN_ALL
        raise Unreadable(
            (problem(f"{last}.{COLUMN}", "pig_counts", "SW-A1", have=have, need=need),)
        )
    return _switches(tuple(copies.values()))


def _switches(copies: tuple[int, ...]) -> Position:
    """The switch that carries the numbers into a game; none for the assumed ones."""
    if copies == Options().pig_counts:
        return {}
    return {"pig_counts": dict(zip(PIGS, copies, strict=True))}


def _taken(switches: Position) -> Mapping[str, Mapping[str, Any]]:
    """Every number, where the switches carry other ones than the assumed."""
    if "pig_counts" not in switches:
        return {}
    counts = read_variant({"pig_counts": switches["pig_counts"]}).pig_counts
    return {row: {COLUMN: copies} for row, copies in zip(ROWS, counts, strict=True)}


TABLES: tuple[CardTable, ...] = (
    CardTable("pig_counts", ROWS, (COLUMN,), USUAL, _fields, _put, _taken),
)
