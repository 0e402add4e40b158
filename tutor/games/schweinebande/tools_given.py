"""What is entered for the tools: a player of the position, or a herd tapped together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.engine.verdict import Spot
from tutor.games.schweinebande import position
from tutor.games.schweinebande.play import actors
from tutor.games.schweinebande.reading_tiles import read_tiles
from tutor.games.schweinebande.state import (
    COPIES,
    ROUNDS,
    SUPPLY,
    TILES,
    TOGETHER,
    Options,
    State,
    animals,
)

YOU, OTHER = "A", "B"
"""The seats of a herd without a table; the texts of the tools then say no names."""


def asked(state: State, given: Position, *more: str) -> tuple[str, int]:
    """The player asked about: at first one who may act and has animals."""
    reader = Reader(given, ("by", *more), "given")
    by = reader.name("by", state.players, first(state))
    reader.finish()
    return by, state.players.index(by)


def first(state: State) -> str:
    """Who may act and has animals, or may act, or sits first."""
    acting = [who for who in actors(state) if who in state.players]
    fed = [who for who in acting if animals(state.front[state.players.index(who)])]
    return (fed or acting or list(state.players))[0]


def player_field(state: State, given: Position) -> Field:
    """The control for the player asked about."""
    by = given.get("by", first(state))
    return Field(("by",), "choice", "tool_by", by, "group_tool", state.players)


def players_of(state: State, given: Position) -> tuple[Field, ...]:
    """The only control of a tool about one player."""
    return (player_field(state, given),)


def has_loose(state: State, *sections: str) -> bool:
    """Whether it is one of these sections, and tiles lie in front of somebody."""
    return state.section in (sections or TOGETHER) and any(any(front) for front in state.front)


@dataclass(frozen=True, slots=True)
class Herd:
    """A tool's own input: a section, a herd to begin with, and what else may be entered."""

    section: str
    usual: Mapping[str, int]
    tokens: int | None = None
    round: int | None = None

    def state(self, options: Options, given: Position) -> State:
        """The herd as a position. Raises Unreadable for what cannot be."""
        extras = self.extras
        reader = Reader(given, ("herd", *extras), "given")
        read_tiles(reader, given.get("herd", {}), "given.herd")
        numbers = {
            key: reader.number(key, low, high, usual) for key, (low, high, usual) in extras.items()
        }
        reader.finish()
        put: dict[str, Any] = {
            "players": [YOU, OTHER],
            "section": self.section,
            "round": numbers.get("round", ROUNDS),
            "front": {YOU: self.held(given)},
            "tokens": {YOU: numbers.get("tokens", 0)},
        }
        return position.read(put, position.write_options(options))

    @property
    def extras(self) -> dict[str, tuple[int, int, int]]:
        """Further numbers: lowest, highest and the usual one."""
        found = {}
        if self.tokens is not None:
            found["tokens"] = (0, SUPPLY, self.tokens)
        if self.round is not None:
            found["round"] = (1, ROUNDS, self.round)
        return found

    def held(self, given: Position) -> dict[str, Any]:
        """The herd entered, or the one to begin with."""
        herd = given.get("herd")
        return dict(herd) if isinstance(herd, Mapping) else dict(self.usual)

    def fields(self, options: Options, given: Position) -> tuple[Field, ...]:
        """The same numbers as controls."""
        del options
        numbers = tuple(
            Field((key,), "number", f"tool_{key}", given.get(key, usual), "group_tool",
                  low=low, high=high)
            for key, (low, high, usual) in self.extras.items()
        )  # fmt: skip
        herd = Field(("herd",), "counts", "tool_herd", self.held(given), "group_tool", TILES,
                     high=max(COPIES))  # fmt: skip
        return (*numbers, herd)

    def tap(self, options: Options, given: Position, spot: Spot) -> Position | None:
        """One more or one less of an animal or a number, as far as there can be."""
        del options
        way, _, name = spot.partition(":")
        step = {"add": 1, "less": -1}.get(way)
        if step is None:
            return None
        if name in self.extras:
            low, high, usual = self.extras[name]
            return {**given, name: min(high, max(low, int(given.get(name, usual)) + step))}
        if name not in TILES:
            return None
        herd = self.held(given)
        most = COPIES[TILES.index(name)]
        return {**given, "herd": {**herd, name: min(most, max(0, herd.get(name, 0) + step))}}
