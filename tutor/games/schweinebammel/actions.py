"""What a player can try to do. `by` is a player's name, `do` the kind in the position format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.schweinebammel.calculation import Calculation
from tutor.games.schweinebammel.state import Card, Cards


@dataclass(frozen=True, slots=True)
class Play:
    """Lay one card alone. `growl` is how often the player growls; None: as often as is due."""

    by: str
    card: Card
    growl: int | None = None
    do: ClassVar[str] = "play"
    operation: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Pair:
    """Lay cards as an operation, the last one on top.

    `says` is the calculation spoken; None: a permitted one with the last card as its result.
    """

    by: str
    cards: tuple[Card, ...]
    says: Calculation | None = None
    growl: int | None = None
    do: ClassVar[str] = "pair"
    operation: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Give:
    """Lay a Pig and hand Dung Heaps over; with `rides`, on an operation instead of one Pig."""

    by: str
    to: str
    cards: tuple[Card, ...]
    rides: bool = False
    says: Calculation | None = None
    heaps: int = 1
    growl: int | None = None
    do: ClassVar[str] = "give"

    @property
    def operation(self) -> bool:
        """Whether the cards are laid as an operation."""
        return self.rides


@dataclass(frozen=True, slots=True)
class Draw:
    """Lay nothing and draw a card."""

    by: str
    growl: int | None = None
    do: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up the first Pig of a round."""

    by: str
    do: ClassVar[str] = "turn_up"


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature shuffles: what the cards of the hands are, and the order of the draw pile.

    Between two rounds it is the next round's deal.
    """

    by: str
    hands: tuple[Cards, ...]
    next_cards: tuple[int, ...] = ()
    do: ClassVar[str] = "deal"


Laying = Play | Pair | Give
Turn = Play | Pair | Give | Draw
Action = Play | Pair | Give | Draw | TurnUp | Deal
