"""What an event that is text only has changed, as the players say: reading and carrying out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.games.happy_pigs.actions import Change
from tutor.games.happy_pigs.facts import fits
from tutor.games.happy_pigs.state import (
    FIRST_TOOL,
    KINDS,
    TOOLS,
    Farm,
    State,
    moved,
    replaced,
    size_of,
)

KEYS = ("money", "pigs", "tools")


def is_manual(state: State) -> bool:
    """Whether the event of the card is for the players to carry out."""
    return state.card is not None and state.card.event.kind == "manual"


def read_outcome(reader: Reader, state: State) -> tuple[Change, ...]:
    """Changes by player, in the order of players; nothing that cannot be afterwards."""
    given = reader.mapping("outcome", state.players)
    changes = tuple(
        _change(reader, given[name], seat, f"outcome.{name}")
        for seat, name in enumerate(state.players)
        if name in given
    )
    if not reader.problems:
        _check(reader, carried_out(state, changes))
    return changes


def _change(reader: Reader, given: object, seat: int, where: str) -> Change:
    own = Reader(given, KEYS, where)
    change = Change(
        seat,
        own.number("money", -LARGEST, LARGEST, 0),
        _more_or_fewer(own, "pigs", KINDS),
        _more_or_fewer(own, "tools", TOOLS),
    )
    reader.problems += own.problems
    return change


def _more_or_fewer(reader: Reader, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    given = reader.mapping(key, names)
    where = reader.path(key)
    return tuple(
        reader.as_number(given.get(name, 0), f"{where}.{name}", -LARGEST, LARGEST, 0)
        for name in names
    )


def _check(reader: Reader, after: State) -> None:
    """Nobody has less than nothing, pigs have room, the store has what is given out."""
    for name, farm in zip(after.players, after.farms, strict=True):
        if min(farm.money, *farm.pigs, *farm.tools) < 0:
            reader.add(f"outcome.{name}", "less_than_nothing", "HP-V1", seat=name)
        elif not fits(farm.herd, farm.sties, farm.join, after.options):
            reader.add(f"outcome.{name}.pigs", "no_room_for_outcome", "HP-P1", seat=name)
    if min(after.store) < 0:
        reader.add("outcome", "store_has_less", "HP-C1")


def carried_out(state: State, changes: tuple[Change, ...]) -> State:
    """The state with the changes made; what farms get comes from the store, and back."""
    for change in changes:
        farm = state.farms[change.seat]
        pigs = ((size_of(kind), -more) for kind, more in enumerate(change.pigs))
        tools = ((FIRST_TOOL + tool, -more) for tool, more in enumerate(change.tools))
        state = replace(
            state,
            farms=replaced(state.farms, change.seat, _changed(farm, change)),
            store=moved(state.store, *pigs, *tools),
        )
    return state


def _changed(farm: Farm, change: Change) -> Farm:
    return replace(
        farm,
        money=farm.money + change.money,
        pigs=moved(farm.pigs, *enumerate(change.pigs)),
        tools=moved(farm.tools, *enumerate(change.tools)),
    )


def write_outcome(changes: tuple[Change, ...], state: State) -> dict[str, Any]:
    """Changes by player as they are read."""
    return {state.players[change.seat]: _written(change) for change in changes}


def _written(change: Change) -> dict[str, Any]:
    pigs = {name: more for name, more in zip(KINDS, change.pigs, strict=True) if more}
    tools = {name: more for name, more in zip(TOOLS, change.tools, strict=True) if more}
    parts = {"money": change.money, "pigs": pigs, "tools": tools}
    return {key: value for key, value in parts.items() if value}
