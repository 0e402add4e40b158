"""A table in motion: what one action changes, card by card, before it becomes a state again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.verdict import Finding, Step
from tutor.games.schaeferstuendchen.effects import reshuffled
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import NONE, UNKNOWN, Cards, Player, State, plus


class ShuffleDue(Exception):
    """An action needs nature to put these cards in order. Carries them, sorted."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        super().__init__(cards)


def held(fresh: Cards, hand: Cards) -> Cards:
    """The fetched cards that a hand still holds; an unknown card can be any of them (SC-C8)."""
    left, kept = list(hand), []
    for card in fresh:
        found = card if card in left else UNKNOWN
        if found in left:
            left.remove(found)
            kept.append(card)
    return tuple(kept)


class Table:
    """The parts of a state that an action moves. `orders` are the shuffles nature gave."""

    def __init__(self, state: State, orders: tuple[Cards, ...] = ()) -> None:
        self.before = state
        self.players: list[Player] = list(state.players)
        self.seats = state.seats
        self.draw: list[str] = list(state.draw)
        self.discarded: Cards = state.discard
        self.valley, self.supply = state.valley, state.supply
        self.events: list[Finding] = []
        self.rest: dict[str, Any] = {"pending": None}
        self._orders = list(orders)
        self._box = Facts(state).box

    def seat(self, by: str) -> int:
        """A seat's index."""
        return self.seats.index(by)

    def say(self, *findings: Finding) -> None:
        """Note effects."""
        self.events += findings

    def change(self, seat: int, **values: Any) -> None:
        """Set values of a player. A fetched card that leaves the hand is no longer kept apart."""
        player = replace(self.players[seat], **values)
        if player.fresh and "hand" in values:
            player = replace(player, fresh=held(player.fresh, player.hand))
        self.players[seat] = player

    def facts(self) -> Facts:
        """The facts of the table as it lies now."""
        return Facts(self.state())

    def state(self) -> State:
        """The table as a state."""
        return replace(
            self.before,
            players=tuple(self.players),
            draw=tuple(self.draw),
            discard=self.discarded,
            valley=self.valley,
            supply=self.supply,
            **self.rest,
        )

    def step(self) -> Step[State]:
        """The table as the outcome of an action."""
        return Step(self.state(), tuple(self.events))

    def discard(self, *cards: str) -> None:
        """Put cards on the discard pile."""
        self.discarded = plus(self.discarded, *cards)

    def top(self, known: bool = False) -> str | None:
        """Draw a card; None when there is none at all. `known`: its name will matter."""
        if not self.draw:
            self._reshuffle()
        if known and self.draw and self.draw[0] == UNKNOWN:
            self._look_into_the_pile()
        return self.draw.pop(0) if self.draw else None

    def into_hand(self, seat: int, count: int) -> int:
        """Draw so many cards into a hand; the number of cards there were."""
        drawn = [card for card in (self.top() for _ in range(count)) if card is not None]
        self.change(seat, hand=plus(self.players[seat].hand, *drawn))
        return len(drawn)

    def _reshuffle(self) -> None:
        """The discard pile becomes the draw pile (SC-W3)."""
        if not self.facts().holds_erratum("SC-W3"):
            self.say(reshuffled("stays", need=1, have=0, at=("draw",)))
            return
        cards, self.discarded = self.discarded, ()
        if not cards:
            self.say(reshuffled("nothing", need=1, have=0, at=("draw", "discard")))
            return
        self.say(reshuffled("again", cards=len(cards), at=("draw", "discard")))
        self.draw = list(self.order(cards))

    def order(self, cards: Cards) -> Cards:
        """The cards in a shuffled order: nature's, or unknown where no box is known."""
        if len(set(cards)) == 1:
            return cards
        if UNKNOWN in cards or not self._box:
            return (UNKNOWN,) * len(cards)
        return self._next_order(cards)

    def _next_order(self, cards: Cards) -> Cards:
        if not self._orders:
            raise ShuffleDue(cards)
        return self._orders.pop(0)

    def _look_into_the_pile(self) -> None:
        """In a known box, nature says in which order the cards lie that nobody has seen."""
        unseen = self._unseen()
        if len(unseen) < self.draw.count(UNKNOWN):
            return
        order = iter(self._next_order(unseen))
        self.draw = [next(order) if card == UNKNOWN else card for card in self.draw]

    def _unseen(self) -> Cards:
        """The cards of the box that lie nowhere by name."""
        left = list(self._box)
        for card in self._placed():
            if card in left:
                left.remove(card)
        return tuple(left)

    def _placed(self) -> Cards:
        state = self.state()
        cards = (card for player in state.players for card in placed(player))
        return (*state.draw, *state.discard, *cards)


def placed(player: Player) -> Cards:
    """Every card in front of a player or in the hand."""
    lying = player.face_down + player.open + player.in_force + player.items
    combat = () if player.combat_card == NONE else (player.combat_card,)
    return player.hand + lying + player.three + combat
