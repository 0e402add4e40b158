"""What is entered for a table without a board: how many play, and numbers for each."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.games.schweinsgalopp.state import Options

LETTERS = ("A", "B", "C", "D", "E")
"""Players where no names are asked for."""
USUAL_PLAYERS = 3


def seats(reader: Reader, options: Options) -> tuple[str, ...]:
    """The players at the table."""
    most = options.box.most_players
    return LETTERS[: reader.number("players", 2, most, USUAL_PLAYERS)]


def seats_field(options: Options, given: Position) -> Field:
    """The control for the number of players."""
    count = given.get("players", USUAL_PLAYERS)
    numbers = tuple(range(2, options.box.most_players + 1))
    return Field(("players",), "choice", "tool_players", count, "group_tool", numbers)


def counts(
    reader: Reader, key: str, names: tuple[str, ...], usual: Mapping[str, int], most: int
) -> dict[str, int]:
    """A number for each player at the table; what was entered for an empty chair stays aside."""
    given = reader.mapping(key, LETTERS)
    return {
        name: reader.as_number(
            given.get(name, usual.get(name, 0)), f"{reader.path(key)}.{name}", 0, most, 0
        )
        for name in names
    }
