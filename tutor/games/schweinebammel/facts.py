"""What follows from one state, worked out once and shared by checks, effects and questions."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tutor.games.schweinebammel.actions import Draw, Give, Pair, Play
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    GAME_OVER,
    HAND,
    HEAPS,
    HECTOR,
    LUCKY,
    NATURE,
    PIGS,
    ROUND_OVER,
    SETUP,
    TURN,
    UNKNOWN,
    Card,
    Cards,
    Options,
    State,
)


class Facts:
    """Derived facts of one state; costly ones only when asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.options: Options = state.options
        self.top = state.top.value if state.top else 0
        """The value showing on the pile; 0 when nothing is turned up."""
        self.free = state.phase == TURN and not state.duty
        """Whether the player to move has nothing to answer."""
        self.for_farmer = state.duty == "farmer"
        self.for_hector = state.duty == "hector"
        lucky = state.top is not None and state.top.kind == LUCKY
        self.lucky_top: tuple[str, ...] = ("SW-C9",) if lucky else ()
        """The rule that gives a Lucky Pig on top its value, where one lies there."""
        self._spots: dict[str, tuple[str, ...]] = {}

    @cached_property
    def seats(self) -> dict[str, int]:
        """Player's name to index."""
        return {name: index for index, name in enumerate(self.state.players)}

    def hand(self, by: str) -> Cards:
        """A player's hand."""
        return self.state.hands[self.seats[by]]

    def spots(self, by: str) -> tuple[str, ...]:
        """For each kind the spot of such a card in a hand, or of the hand where it holds none."""
        found = self._spots.get(by)
        if found is None:
            held = enumerate(self.hand(by))
            cards = [f"card:{by}:{kind_term(kind)}" if n else f"hand:{by}" for kind, n in held]
            found = self._spots[by] = tuple(cards)
        return found

    def size(self, by: str) -> int:
        """How many cards a player holds."""
        return sum(self.hand(by))

    def lacks(self, by: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that the hand does not hold, or holds too few of."""
        left = list(self.hand(by))
        missing = []
        for card in cards:
            kind = card[0]
            left[kind] -= 1
            if left[kind] < 0:
                missing.append(card)
        return tuple(missing)

    def pigs_for_hector(self, by: str) -> tuple[int, ...]:
        """The kinds in the hand that could be the Pig Hector asks for (SW-H1, H2, H5)."""
        hand = self.hand(by)
        wanted = PIGS if self.options.hector_pig == "any" else (self.top,)
        return tuple(kind for kind in (*wanted, LUCKY) if hand[kind])

    @cached_property
    def waits_for_nature(self) -> bool:
        """Whether cards have to be shuffled or named before anybody goes on (SW-A4, R1)."""
        state = self.state
        if state.phase == ROUND_OVER:
            return len(state.scores[0]) == state.round
        if state.phase == SETUP and not any(kind in PIGS for kind in state.next_cards):
            return True
        unseen = any(hand[UNKNOWN] for hand in state.hands)
        short = len(state.next_cards) < state.draw_pile
        return state.dealer == NATURE and state.phase != GAME_OVER and (unseen or short)

    @cached_property
    def pile_is_new(self) -> bool:
        """Whether the draw pile was just made of the cards laid (SW-R1): they are all in it.
        Nothing is laid at the start of a round either, but there all hands are whole.
        """
        state = self.state
        laid = any(state.discards) or any(state.specials)
        whole = all(sum(hand) == HAND for hand in state.hands)
        return state.phase == TURN and not laid and not whole

    @property
    def top_word(self) -> str:
        """The value on the pile as a word of the texts."""
        return kind_term(self.top)


class Part(NamedTuple):
    """What cards of one sort count at the end of a round; a cost is negative."""

    what: str
    """pigs, farmer, hector, lucky, heaps, or all_heaps."""
    cards: int
    points: int
    rules: tuple[str, ...]


def parts(hand: Cards) -> tuple[Part, ...]:
    """What each sort of card in a hand counts (SW-S2 to S6)."""
    pigs = Part("pigs", sum(hand[1:11]), -sum(v * hand[v] for v in PIGS), ("SW-S2",))
    special = [
        Part(kind_term(kind), hand[kind], -10 * hand[kind], ("SW-S3",))
        for kind in (FARMER, HECTOR, LUCKY)
    ]
    heaps = Part("heaps", hand[DUNG], -15 * hand[DUNG], ("SW-S4",))
    if hand[DUNG] == HEAPS:
        heaps = Part("all_heaps", HEAPS, 30, ("SW-S5", "SW-S6"))
    return tuple(part for part in (pigs, *special, heaps) if part.cards)


def points(hand: Cards) -> int:
    """What a hand costs, as a negative number; a gain with all heaps."""
    return sum(part.points for part in parts(hand))


def laid(action: Play | Pair | Give | Draw) -> tuple[Card, ...]:
    """The cards that an action lays, in order."""
    if isinstance(action, Play):
        return (action.card,)
    return () if isinstance(action, Draw) else action.cards
