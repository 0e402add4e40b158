"""The position of a game of Schweinebammel.

Cards go by kind: 1 to 10 a Pig of that value, then Farmer, Hector, Lucky Pig and Dung Heap; 0 is a
card nobody has looked at. A set of cards holds one count for each kind, in that order. Players go
by their index in `State.players`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

SETUP, TURN, ROUND_OVER, GAME_OVER = "setup", "turn", "round_over", "game_over"
PHASES = (SETUP, TURN, ROUND_OVER, GAME_OVER)
TABLE, NATURE = "table", "nature"
"""Who deals: people at a table, so that cards nobody named stay unknown; or nature."""
PIGS = range(1, 11)
UNKNOWN, FARMER, HECTOR, LUCKY, DUNG = 0, 11, 12, 13, 14
KINDS = 15
HAND = 7
ROUNDS = 4
HEAPS = 3
CARDS = 72
SPECIALS = {FARMER: 5, HECTOR: 5, LUCKY: 3, DUNG: HEAPS}
"""The 16 special cards (SW-A2)."""
NOBODY = -1

Cards = tuple[int, ...]
"""A count for each kind."""
NONE: Cards = (0,) * KINDS


class Card(NamedTuple):
    """A card laid: its kind, and the Pig's value it has on the pile (0 for one without)."""

    kind: int
    value: int = 0

    @property
    def is_pig(self) -> bool:
        """Whether it counts as a Pig: one with a number, or a Lucky Pig."""
        return self.value > 0


def pig(value: int) -> Card:
    """A Pig with that number."""
    return Card(value, value)


def lucky(value: int) -> Card:
    """A Lucky Pig laid as that value."""
    return Card(LUCKY, value)


@dataclass(frozen=True, slots=True)
class Options:
    """House rules, each with its default first, and the copies of each Pig's value."""

    pig_counts: tuple[int, ...] = (6, 6, 6, 6, 6, 6, 5, 5, 5, 5)
    pile_card_first: bool = False
    lucky_free: bool = False
    farmer_chain: bool = False
    hector_pig: str = "any"
    hector_chain: bool = True
    hector_stack: bool = False
    hector_refusal: bool = False
    hector_last_card: str = "draw_first"
    hector_answer: bool = False
    heap_pig: str = "any"
    heap_with_operation: bool = False
    heaps_per_turn: int = 1
    heap_under_duty: bool = True
    growl_after_draw: bool = True

    def copies(self, kind: int) -> int:
        """How many cards of a kind the deck has."""
        return self.pig_counts[kind - 1] if kind in PIGS else SPECIALS[kind]


@dataclass(frozen=True, slots=True)
class State:
    """One moment of the game.

    `duty` is "", "farmer" or "hector": what the player to move has to answer; `row` counts the
    Hectors that came one after another. `next_cards` holds kinds, the next one first. `scores`
    holds for each player the points of the rounds noted so far.
    """

    options: Options
    players: tuple[str, ...]
    turn: int
    round: int
    starter: int
    top: Card | None
    duty: str
    row: int
    hands: tuple[Cards, ...]
    next_cards: tuple[int, ...]
    draw_pile: int
    discards: Cards
    specials: Cards
    scores: tuple[tuple[int, ...], ...]
    phase: str
    dealer: str = TABLE


def phase_of(
    top: Card | None, hands: Iterable[Cards], round_number: int, scores: tuple[tuple[int, ...], ...]
) -> str:
    """The step of the game that follows from the rest of a position."""
    if len(scores[0]) == ROUNDS:
        return GAME_OVER
    if top is None:
        return SETUP
    if any(finished(hand) for hand in hands):
        return GAME_OVER if round_number == ROUNDS else ROUND_OVER
    return TURN


def finished(hand: Cards) -> bool:
    """Whether a hand ends the round: empty, or nothing but Dung Heaps (SW-N1, N2)."""
    return sum(hand) == hand[DUNG]


def added(cards: Cards, kind: int, count: int = 1) -> Cards:
    """The set with more (or fewer) cards of a kind."""
    return (*cards[:kind], cards[kind] + count, *cards[kind + 1 :])


def together(first: Cards, second: Cards) -> Cards:
    """Both sets in one."""
    return tuple(map(int.__add__, first, second))


def of_kinds(kinds: Iterable[int]) -> Cards:
    """The set of these cards."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return tuple(counts)


def hidden(cards: Cards) -> Cards:
    """As many cards, nobody knows which."""
    return (sum(cards), *NONE[1:])


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])
