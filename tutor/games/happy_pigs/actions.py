"""What a player can try to do. `by` is a player's name, `do` the kind in the position format.

Pigs and items go by their names there; a pig named without ! may be one with the mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.happy_pigs.state import Card


@dataclass(frozen=True, slots=True)
class Change:
    """More or fewer things at a farm: dollars, pigs of each of KINDS, tools of each of TOOLS."""

    seat: int
    money: int
    pigs: tuple[int, ...]
    tools: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The whole first purchase: a count of each of ITEMS."""

    by: str
    items: tuple[int, ...]
    do: ClassVar[str] = "setup"


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn over the season card of the round."""

    by: str
    card: Card
    do: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick an action card."""

    by: str
    action: str
    do: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Feed:
    """Let a pig grow, with some supplements."""

    by: str
    pig: str
    supplement: int = 0
    do: ClassVar[str] = "feed"


@dataclass(frozen=True, slots=True)
class Mate:
    """A birth, with some amulets. `partner` is for groups that ask for a pair, else ""."""

    by: str
    parent: str
    amulet: int = 0
    partner: str = ""
    do: ClassVar[str] = "mate"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy one item."""

    by: str
    item: str
    do: ClassVar[str] = "buy"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell a pig; a tool or a sty can be named too."""

    by: str
    item: str
    do: ClassVar[str] = "sell"


@dataclass(frozen=True, slots=True)
class Vaccinate:
    """Give an own pig a vaccine."""

    by: str
    pig: str
    do: ClassVar[str] = "vaccinate"


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Turn an own pig to the side with the syringe, where a group does such work by hand."""

    by: str
    pig: str
    do: ClassVar[str] = "turn_over"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put a used tool back into the store, likewise."""

    by: str
    tool: str
    do: ClassVar[str] = "put_back"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Trade actions for a dollar each in the middle of a turn."""

    by: str
    count: int = 1
    do: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn; each action left becomes a dollar."""

    by: str
    do: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Event:
    """Carry out the event of the card.

    `outcome` is what the players found out by themselves, for an event that is text only.
    """

    by: str
    outcome: tuple[Change, ...] | None = None
    do: ClassVar[str] = "event"


@dataclass(frozen=True, slots=True)
class Inspect:
    """Carry out the inspection of a season change."""

    by: str
    do: ClassVar[str] = "inspect"


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand on the starting-player marker."""

    by: str
    do: ClassVar[str] = "pass"


Action = (
    Setup | Draw | Choose | Feed | Mate | Buy | Sell
    | Vaccinate | TurnOver | PutBack | Exchange | Done | Event | Inspect | Pass
)  # fmt: skip
OF_A_TURN = (Feed, Mate, Buy, Sell, Exchange, Done)
CHOICE_OF: dict[type, str] = {Feed: "feed", Mate: "mate", Buy: "purchase", Sell: "sell"}
"""The action card that a move of a turn needs."""
