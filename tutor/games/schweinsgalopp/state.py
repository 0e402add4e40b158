"""The position of a game of Schweinsgalopp.

Pigs and cards go by the index of their colour in `Options.colours`, players by their index in
`State.players`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

LINE_UP, DEAL, PLAY, OVER = "line_up", "deal", "play", "over"
PHASES = (LINE_UP, DEAL, PLAY, OVER)
PIGS = 5
HAND = 7
FIRST_BONUS = 10
"""The fifth space in front of the line-up (SG-V3)."""

Hand = tuple[int, ...] | int
"""Cards of each colour, or a number of unknown cards."""


@dataclass(frozen=True, slots=True)
class Edition:
    """What is in the box (SG-S1, S2, S3, V5)."""

    most_players: int
    copies: int
    spaces: int
    rounds: int
    chips: int


EDITIONS = {
    "ravensburger-1992": Edition(4, 7, 22, 3, 50),
    "abacus-2009": Edition(5, 8, 27, 1, 35),
}


@dataclass(frozen=True, slots=True)
class Options:
    """Edition and house rules, each with the rulebook's default."""

    edition: str = "ravensburger-1992"
    rounds: int = 3
    colours: tuple[str, ...] = ("red", "white", "yellow", "black", "blue")
    last_card_chips: int = 1
    keep_chips: bool = False
    supply: str = "unlimited"
    opener: str = "next"
    line_up: str = "anyone"
    bonus_chips: bool = False

    @property
    def box(self) -> Edition:
        """The contents of the chosen edition."""
        return EDITIONS[self.edition]


@dataclass(frozen=True, slots=True)
class State:
    """One moment of the game.

    `track` holds each pig's distance: the rearmost of the line-up has 1, the front one 5, each
    space moved adds 1. `starter` and `turn` are players; `middle` counts chips; `bonus` lists
    spaces of the ring, ascending.
    """

    options: Options
    players: tuple[str, ...]
    starter: int
    round: int
    phase: str
    turn: int
    track: tuple[int, ...]
    hands: tuple[Hand, ...]
    played: tuple[int, ...]
    containers: tuple[int, ...]
    safe: tuple[int, ...]
    middle: int
    bonus: tuple[int, ...] = ()


def size(hand: Hand) -> int:
    """The number of cards in a hand, known or not."""
    return hand if isinstance(hand, int) else sum(hand)


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])
