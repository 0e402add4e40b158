"""What a player can try to do. `by` is a player's name, `do` the kind in the position format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.schweinebande.state import NO_TILES, Counts


@dataclass(frozen=True, slots=True)
class Pick:
    """Reach for a face-down tile; what it shows comes as a Reveal."""

    by: str
    at: int
    do: ClassVar[str] = "pick"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn over the tile on a space, and this is what it shows."""

    by: str
    at: int
    tile: int
    do: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a farmer on a space; None stands for the tile just turned up."""

    by: str
    at: int | None = None
    do: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Pass:
    """Put no farmer on the tile just turned up."""

    by: str
    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Uncover:
    """Turn up every tile that still lies face down: (space, tile) pairs by space."""

    by: str
    tiles: tuple[tuple[int, int], ...]
    do: ClassVar[str] = "uncover"


@dataclass(frozen=True, slots=True)
class Collect:
    """Collect a row: from the space of a farmer, in a direction.

    `take` is a claim: the spaces whose tiles are taken besides the farmer's own, ascending.
    """

    by: str
    start: int
    way: int | None = None
    take: tuple[int, ...] | None = None
    do: ClassVar[str] = "collect"


@dataclass(frozen=True, slots=True)
class Skip:
    """Decline to collect."""

    by: str
    do: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Redeem:
    """Redeem one group. `yard` claims what goes to the farmyard."""

    by: str
    group: Counts
    yard: Counts | None = None
    do: ClassVar[str] = "redeem"


@dataclass(frozen=True, slots=True)
class Feed:
    """Sell, feed and pay, all at once. `pay` claims the tokens paid."""

    by: str
    sell: Counts = NO_TILES
    sack: bool = False
    pay: int | None = None
    do: ClassVar[str] = "feed"


@dataclass(frozen=True, slots=True)
class Close:
    """Redeem any four animals after the last feeding. `yard` as for Redeem."""

    by: str
    group: Counts
    yard: Counts | None = None
    do: ClassVar[str] = "close"


@dataclass(frozen=True, slots=True)
class Done:
    """Be through with the section."""

    by: str
    do: ClassVar[str] = "done"


Action = Pick | Reveal | Place | Pass | Uncover | Collect | Skip | Redeem | Feed | Close | Done
Placing = Pick | Reveal | Place | Pass
"""The actions of section B, in turns."""
Grouping = Redeem | Close
