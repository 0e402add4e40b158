"""The tables in which an owner enters what the own box says: 12 roles, and room for 71 cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import CardTable
from tutor.games.schaeferstuendchen.owner import (
    HIGHEST,
    ROWS,
    SPARE,
    base_of,
    copies_of,
    printed_keys,
    read_ability,
    roles_written,
    write_row,
)
from tutor.games.schaeferstuendchen.practice import ABILITY, PROFILE
from tutor.games.schaeferstuendchen.state import ABILITIES, DECK, NONE, OPEN_ROLES, ROLES, Card
from tutor.games.schaeferstuendchen.switches import read_variant
from tutor.games.schaeferstuendchen.tables_rows import COLUMNS, card_of, cells_of, row_fields

Rows = Mapping[str, Mapping[str, Any]]


def _put_roles(rows: Rows) -> Position:
    """The entered values as the switch `roles`. Raises Unreadable by `row.column`."""
    reader = Reader(rows, tuple(ROLES))
    roles: dict[str, Any] = {}
    for role, cells in reader.data.items():
        if role not in ROLES:
            continue
        own = Reader(cells, printed_keys(role), role)
        roles[role] = {
            key: own.number(key, 0, HIGHEST, PROFILE[role][at], "SC-M5")
            for at, key in enumerate(("movement", "combat"))
        }
        if role in OPEN_ROLES:
            roles[role]["ability"] = read_ability(own, role)
        reader.problems += own.problems
    reader.finish()
    return {"roles": roles}


def _taken_roles(variant: Position) -> Rows:
    """The rows that the switch carries. Raises Unreadable for one that cannot be."""
    options = read_variant({"roles": variant.get("roles", {})})
    return roles_written(options.roles)


def _role_fields(row: str, cells: Mapping[str, Any]) -> tuple[Field, ...]:
    usual = dict(zip(("movement", "combat"), PROFILE[row], strict=True))
    numbers = tuple(
        Field((key,), "number", f"table_{key}", cells.get(key, usual[key]), "", high=HIGHEST)
        for key in usual
    )
    if row not in OPEN_ROLES:
        return numbers
    chosen = cells.get("ability", ABILITY[row])
    return (*numbers, Field(("ability",), "choice", "table_ability", chosen, "", ABILITIES))


def _usual_role(role: str) -> dict[str, Any]:
    """A role's row as the practice set has it."""
    walk, fight = PROFILE[role]
    ability = {"ability": ABILITY[role]} if role in OPEN_ROLES else {}
    return {"movement": walk, "combat": fight, **ability}


def _put_deck(rows: Rows) -> Position:
    """The entered cards as the switch `deck`. Raises Unreadable by `row.column`."""
    reader = Reader(rows, ROWS)
    deck: list[tuple[str, Card]] = []
    for row, cells in reader.data.items():
        if row in ROWS:
            deck.append((row, card_of(reader, row, cells, [card.name for _, card in deck])))
    have = copies_of(deck)
    if have != DECK:
        for row, card in deck:
            if card.copies != base_of(row).copies:
                reader.add(f"{row}.copies", "copies_total", "SC-M1", have=have, need=DECK)
    reader.finish()
    return {"deck": {row: write_row(row, card) for row, card in deck}}


def _taken_deck(variant: Position) -> Rows:
    """The rows that the switch carries. Raises Unreadable for one that cannot be."""
    options = read_variant({"deck": variant.get("deck", {})})
    return {row: cells_of(row, card) for row, card in options.deck}


ROLE_TABLE = CardTable(
    name="roles",
    rows=tuple(ROLES),
    columns=("movement", "combat", "ability"),
    usual={role: _usual_role(role) for role in ROLES},
    fields=_role_fields,
    put=_put_roles,
    taken=_taken_roles,
)
DECK_TABLE = CardTable(
    name="deck",
    rows=ROWS,
    columns=COLUMNS,
    usual={row: cells_of(row, base_of(row)) for row in ROWS},
    fields=row_fields,
    put=_put_deck,
    taken=_taken_deck,
)
TABLES = (ROLE_TABLE, DECK_TABLE)

assert len(ROWS) == DECK
assert all(base_of(row).value == NONE for row in SPARE)
