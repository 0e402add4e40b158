"""What a player can try to do. `by` is a seat, `do` the kind in the position format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.schaeferstuendchen.state import Cards

Pick = tuple[str, str, str]
"""A card, the seat it takes something from ("" for none), and the card it chooses."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Lay out the table; `youngest` starts, None stands for the speaker."""

    by: str
    youngest: str | None = None
    do: ClassVar[str] = "setup"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Nature's order of the cards that are shuffled, top first."""

    by: str
    cards: Cards
    do: ClassVar[str] = "shuffle"


@dataclass(frozen=True, slots=True)
class Selfish:
    """Lay a card face down in front of oneself."""

    by: str
    card: str
    do: ClassVar[str] = "selfish"


@dataclass(frozen=True, slots=True)
class NoSelfish:
    """Lay none, as the Pastor may."""

    by: str
    do: ClassVar[str] = "no_selfish"


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a card face down to another player."""

    by: str
    card: str
    to: str
    do: ClassVar[str] = "assign"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn up all face-down cards in front of oneself."""

    by: str
    do: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True)
class Resolve:
    """Carry out open cards; () stands for all of them, in the order of the rules."""

    by: str
    cards: Cards = ()
    pick: tuple[Pick, ...] = ()
    do: ClassVar[str] = "resolve"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Say what an open card does that only its text explains; what is left out does not happen.

    `sheep` come from the supply, or go there when below 0.
    """

    by: str
    card: str
    movement: int = 0
    combat: int = 0
    sit_out: bool = False
    lost: bool = False
    sheep: int = 0
    do: ClassVar[str] = "outcome"


@dataclass(frozen=True, slots=True)
class Interject:
    """Play an interjection card from the hand, against an open card where it answers one."""

    by: str
    card: str
    against: str = ""
    do: ClassVar[str] = "interject"


@dataclass(frozen=True, slots=True)
class Pass:
    """Use and interject nothing more in this step; as the Cook keep all cards."""

    by: str
    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Use:
    """Use up an item."""

    by: str
    card: str
    do: ClassVar[str] = "use"


@dataclass(frozen=True, slots=True)
class Move:
    """Walk; `steps` is a claim, None stands for what the rules say."""

    by: str
    steps: int | None = None
    do: ClassVar[str] = "move"


@dataclass(frozen=True, slots=True)
class Snatch:
    """Take sheep and go home; None stands for as many as allowed."""

    by: str
    sheep: int | None = None
    do: ClassVar[str] = "snatch"


@dataclass(frozen=True, slots=True)
class Combat:
    """Lay a combat card face down; None plays no card."""

    by: str
    card: str | None
    do: ClassVar[str] = "combat"


@dataclass(frozen=True, slots=True)
class Fight:
    """Show the combat cards and settle the fight."""

    by: str
    do: ClassVar[str] = "fight"


@dataclass(frozen=True, slots=True)
class Stay:
    """Stay in the valley after a lost fight."""

    by: str
    do: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class GoHome:
    """Go home after a lost fight."""

    by: str
    do: ClassVar[str] = "go_home"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a laid-out item from a loser, as the Magpie of the practice set."""

    by: str
    owner: str
    item: str
    do: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard hand cards before the refill, as the Cook of the practice set."""

    by: str
    cards: Cards
    do: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Look:
    """Draw three cards as the Old Crone."""

    by: str
    do: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Crone:
    """Keep one of the three cards and hand out the others: (seat, card), by seat."""

    by: str
    keep: str
    give: tuple[tuple[str, str], ...] = ()
    do: ClassVar[str] = "crone"


@dataclass(frozen=True, slots=True)
class EndRound:
    """Clear the table, refill the hands, pass the start on."""

    by: str
    do: ClassVar[str] = "end_round"


Action = (
    Setup | Shuffle | Selfish | NoSelfish | Assign | Reveal | Resolve | Outcome | Interject | Pass
    | Use | Move | Snatch | Combat | Fight | Stay | GoHome | Take | Discard | Look | Crone
    | EndRound
)  # fmt: skip
BY_SEATS = (
    Setup, Selfish, NoSelfish, Assign, Reveal, Resolve, Outcome, Interject, Pass, Use, Move,
    Snatch, Combat, Fight, Stay, GoHome, Take, Discard, Look, Crone, EndRound,
)  # fmt: skip
"""Every kind that a seat can do."""
