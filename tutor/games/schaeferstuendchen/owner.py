"""Values that an owner read off the own box: switches `roles` and `deck`.

They replace the practice set: a role or a row that is entered counts as the owner's as a whole.
Without a set they are all there is besides what a position brings along.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.reading import LONGEST_NAME, Reader, shown
from tutor.games.schaeferstuendchen.cardtext import read_card, write_card
from tutor.games.schaeferstuendchen.practice import (
    ABILITY,
    ALWAYS_KNOWN,
    PRACTICE,
    PRACTICE_DECK,
    PROFILE,
    RESERVED,
)
from tutor.games.schaeferstuendchen.state import (
    ABILITIES,
    DECK,
    FORGONE,
    GIVER,
    LEFT,
    NONE,
    OPEN_ROLES,
    PLAIN,
    ROLES,
    UNKNOWN,
    Card,
    Options,
    State,
    Values,
)

SHIPPED: dict[str, Card] = {card.name: card for card in PRACTICE_DECK}
SPARE = tuple(f"free_{number}" for number in range(len(SHIPPED) + 1, DECK + 1))
"""Rows for cards beyond the practice set: a box of 71 different cards has room."""
ROWS = (*SHIPPED, *SPARE)
PRINTED = frozenset(name for name in SHIPPED if name in ALWAYS_KNOWN or name in RESERVED)
"""Rows whose name stands in the rulebook, so that it stays."""
HIGHEST = 99

Deck = tuple[tuple[str, Card], ...]


def base_of(row: str) -> Card:
    """What a row is filled with before anybody enters anything."""
    return SHIPPED.get(row, Card(row, NONE, colour="green"))


def read_roles(reader: Reader) -> tuple[Values, ...]:
    """The switch `roles`: role to movement and combat; problems go to the reader."""
    given = reader.mapping("roles", tuple(ROLES))
    read: list[Values] = []
    for role, data in given.items():
        own = Reader(data, printed_keys(role), reader.path(f"roles.{role}"))
        movement = own.number("movement", 0, HIGHEST, PROFILE[role][0], "SC-M5")
        combat = own.number("combat", 0, HIGHEST, PROFILE[role][1], "SC-M5")
        ability = read_ability(own, role)
        reader.problems += own.problems
        read.append((role, movement, combat, ability))
    return tuple(sorted(read))


def printed_keys(role: str) -> tuple[str, ...]:
    """What can be entered for a role: an ability where no source tells it."""
    return ("movement", "combat", *(("ability",) if role in OPEN_ROLES else ()))


def read_ability(reader: Reader, role: str) -> str:
    """The ability entered for a role, else the practice set's; none where the role tells it."""
    if role not in OPEN_ROLES:
        return NONE
    return reader.name("ability", ABILITIES, ABILITY[role], "SC-M5")


def read_deck(reader: Reader) -> Deck:
    """The switch `deck`: row to card; problems go to the reader."""
    given = reader.mapping("deck", ROWS)
    deck: list[tuple[str, Card]] = []
    for row, data in given.items():
        card = _read_row(reader, row, data, [card.name for _, card in deck])
        deck.append((row, card))
    have = copies_of(deck)
    if deck and have != DECK:
        reader.add(reader.path("deck"), "copies_total", "SC-M1", have=have, need=DECK)
    return tuple(sorted(deck, key=lambda entry: ROWS.index(entry[0])))


def _read_row(reader: Reader, row: str, data: object, taken: list[str]) -> Card:
    where = reader.path(f"deck.{row}")
    rest = dict(data) if isinstance(data, Mapping) else data
    name = rest.pop("name", None) if isinstance(rest, dict) else None
    base = base_of(row)
    replaced = isinstance(rest, dict) and "effect" in rest
    base = replace(base, effect=PLAIN) if replaced else base
    card = read_card(reader, where, rest, base)
    if card.effect.to not in (None, GIVER, LEFT):
        key = f"{where}.effect.snatch.to"
        reader.add(key, "not_a_choice", found=shown(card.effect.to), options=(GIVER, LEFT))
    return replace(card, name=name_of(reader, f"{where}.name", row, name, card.copies, taken))


def name_of(reader: Reader, key: str, row: str, name: object, copies: int, taken: list[str]) -> str:
    """A card's name: the row's, or one that no other card has; problems go to the reader."""
    if name is None or name == row:
        if row in SPARE and copies:
            reader.add(key, "name_needed", "SC-M6")
        return row
    if row in PRINTED:
        reader.add(key, "printed_name", "SC-M6", found=shown(name))
        return row
    words = (UNKNOWN, NONE, FORGONE, *ALWAYS_KNOWN, *ROWS, *taken)
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME:
        reader.add(key, "not_a_card_name", "SC-M6", found=shown(name))
    elif name in words:
        reader.add(key, "name_taken", "SC-M6", found=shown(name))
    return str(name)


def copies_of(deck: list[tuple[str, Card]]) -> int:
    """How many cards the box has: those entered, and the practice set's for the other rows."""
    own = {row for row, _ in deck}
    shipped = sum(card.copies for name, card in SHIPPED.items() if name not in own)
    return shipped + sum(card.copies for _, card in deck)


def write_owner(options: Options) -> dict[str, Any]:
    """The switches as they read back; left out where nothing was entered."""
    written: dict[str, Any] = {}
    if options.roles:
        written["roles"] = roles_written(options.roles)
    if options.deck:
        written["deck"] = {row: write_row(row, card) for row, card in options.deck}
    return written


def roles_written(roles: tuple[Values, ...]) -> dict[str, dict[str, Any]]:
    """The role values as the switch carries them."""
    return {
        role: {
            "movement": movement,
            "combat": combat,
            **({"ability": ability} if role in OPEN_ROLES else {}),
        }
        for role, movement, combat, ability in roles
    }


def write_row(row: str, card: Card) -> dict[str, Any]:
    """A card as the switch `deck` carries it: what differs from the row as shipped."""
    shipped = _whole(base_of(row))
    name = {} if card.name == row else {"name": card.name}
    changed = {key: value for key, value in _whole(card).items() if shipped[key] != value}
    return {**name, **changed}


def _whole(card: Card) -> dict[str, Any]:
    """Every key of a card's definition."""
    whole = {"copies": card.copies, "lasts": card.lasts, "colour": card.colour, "effect": {}}
    return {"value": card.value, **whole, **write_card(card)}


def printed_of(role: str | None, box: str, options: Options) -> tuple[int | None, int | None]:
    """A role's printed (movement, combat): the owner's, else the practice set's, else unknown."""
    own = {name: (movement, combat) for name, movement, combat, _ in options.roles}
    if role is None:
        return (None, None)
    return own.get(role) or (PROFILE[role] if box == PRACTICE else (None, None))


def ability_of(role: str | None, box: str, options: Options) -> str:
    """A role's ability beyond those known: the owner's, else the practice set's, else none."""
    own = {name: ability for name, _, _, ability in options.roles}
    if role is None or role not in OPEN_ROLES:
        return NONE
    return own.get(role) or (ABILITY[role] if box == PRACTICE else NONE)


def reconstructed_role(role: str | None, options: Options) -> bool:
    """Whether the practice set has to stand in for a role's values."""
    return role is not None and role not in {name for name, *_ in options.roles}


def reconstructed(state: State) -> bool:
    """Whether anything of the practice set is in use that nobody has entered."""
    if state.box != PRACTICE:
        return False
    if set(SHIPPED) - {row for row, _ in state.options.deck}:
        return True
    return any(reconstructed_role(player.role, state.options) for player in state.players)
