"""What a player can try to do. `by` is a player's name, `do` the kind in the position format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.schweinsgalopp.state import Hand


@dataclass(frozen=True, slots=True)
class LineUp:
    """Put the pigs on these distances (in the order of colours) and bonus chips on spaces."""

    by: str
    track: tuple[int, ...]
    bonus: tuple[int, ...] = ()
    do: ClassVar[str] = "line_up"


@dataclass(frozen=True, slots=True)
class Deal:
    """Give every player a hand, in the order of players."""

    by: str
    hands: tuple[Hand, ...]
    do: ClassVar[str] = "deal"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card by its colour.

    `pig`, `to` (a distance) and `take` (chips) are claims of the player; None stands for what
    the rules say.
    """

    by: str
    card: int
    pig: int | None = None
    to: int | None = None
    take: int | None = None
    do: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no card."""

    by: str
    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card."""

    by: str
    do: ClassVar[str] = "draw"


Action = LineUp | Deal | Play | Pass | Draw
