"""Who sits at the table: the names of the seats, clockwise, and the roles of a new game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tutor.engine.reading import Reader
from tutor.games.schaeferstuendchen.state import FACTIONS, FEWEST, GIVER, LEFT, NONE, ROLES, SEATS

CAST = ("maid", "bandit", "shepherd", "weasel", "innkeeper", "crone")
"""Roles of a new game by seat: either side has as many players (SC-S2)."""
RESERVED = (*FACTIONS, NONE, LEFT, GIVER)
"""Words of the vocabulary that cannot be a seat's name."""


def read_seats(reader: Reader) -> tuple[str, ...]:
    """The seats: those named under `seats`, else A, B ... as many as there are players.

    () where nobody is named, and after a problem.
    """
    if reader.has("seats"):
        return _named(reader)
    if not reader.has("players"):
        return ()
    given = reader.mapping("players", SEATS)
    seats = SEATS[: len(given)]
    missing = tuple(seat for seat in seats if seat not in given)
    if missing:
        reader.add(f"players.{','.join(missing)}", "seat_missing", missing=missing)
        return ()
    return seats if _enough(reader, "players", len(given)) else ()


def _named(reader: Reader) -> tuple[str, ...]:
    before = len(reader.problems)
    names = reader.names("seats", ())
    for name in names:
        if name in RESERVED:
            reader.add("seats", "not_a_name", found=name)
    if len(reader.problems) > before or not _enough(reader, "seats", len(names)):
        return ()
    return names


def _enough(reader: Reader, key: str, have: int) -> bool:
    """Whether so many can play; six at most."""
    fits = FEWEST <= have <= len(SEATS)
    if not fits:
        reader.add(key, "how_many", have=have, low=FEWEST, high=len(SEATS))
    return fits


def cast(seats: Iterable[str], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of each seat; one that is not mentioned plays the next free role."""
    free = _free_roles(given)
    return {seat: given[seat] if seat in given else {"role": next(free, CAST[0])} for seat in seats}


def _free_roles(given: Mapping[str, Any]) -> Iterator[str]:
    told = (data for data in given.values() if isinstance(data, Mapping))
    taken = {str(data.get("role")) for data in told}
    return (role for role in dict.fromkeys((*CAST, *ROLES)) if role not in taken)
