"""What every part of the board's drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from tutor.explain.words import Words
from tutor.games.schweinsgalopp.effects import winners
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.figure_ring import Ring
from tutor.games.schweinsgalopp.state import HAND, LINE_UP, OVER, PIGS, PLAY, State, size
from tutor.render.art import chip, pig
from tutor.render.art.brush import Part, flat, group, oval, rim, solid, turned, words
from tutor.render.cards import card_back
from tutor.render.marks import Marks


@dataclass(frozen=True)
class Scene:
    """One picture to draw."""

    state: State
    words: Words
    marks: Marks

    @cached_property
    def facts(self) -> Facts:
        """The rules' facts of the state: who leads, which space a pig stands on."""
        return Facts(self.state)

    @cached_property
    def ring(self) -> Ring:
        """The edition's ring."""
        return Ring(self.state.options.box.spaces)

    @cached_property
    def standing(self) -> dict[int, int]:
        """Space to the pig on it."""
        return {self.facts.space(at): pig for pig, at in enumerate(self.state.track)}

    def say(self, key: str, /, **values: object) -> str:
        """A text of the figure."""
        return self.words.text("figure", key, **values)

    def colour(self, pig: int) -> str:
        """The name of a pig's colour."""
        return self.state.options.colours[pig]

    @property
    def deck(self) -> int:
        """Race cards on the pile: those nobody was dealt, or all of them outside of play."""
        dealt = HAND * len(self.state.players) if self.state.phase == PLAY else 0
        return PIGS * self.state.options.box.copies - dealt

    @property
    def now(self) -> str:
        """The headline: whose turn it is, else what is being done, else who has won."""
        state = self.state
        if state.phase == PLAY:
            return self.say("turn_of", seat=state.players[state.turn])
        if state.phase == OVER:
            return self.say("won_by", winners=winners(state))
        return self.say("lining_up" if state.phase == LINE_UP else "dealing")

    def hand_text(self, seat: int) -> str:
        """How many cards a player holds, in words."""
        who, hand = self.state.players[seat], self.state.hands[seat]
        hidden = isinstance(hand, int) and hand > 0
        return self.say("hidden_cards" if hidden else "hand_spot", seat=who, cards=size(hand))

    def lapped(self, pig: int) -> bool:
        """Whether the leader has come round and past that pig."""
        return max(self.state.track) - self.state.track[pig] > self.ring.spaces

    def on_turn(self, seat: int) -> bool:
        """Whether that player acts now."""
        return self.state.phase == PLAY and seat == self.state.turn

    def on_last_card(self, seat: int) -> bool:
        """Whether that player's next card is the last one."""
        return self.state.phase == PLAY and size(self.state.hands[seat]) == 1


def count_seal(count: int, x: float, y: float, radius: float = 10.5) -> str:
    """A number on a dark disc."""
    size = radius * (1.35 if count < 10 else 1.1)
    disc = flat(oval(x, y, radius + 1.6), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(str(count), x, y, size, "sheet")


# Pieces that a board shows many times are drawn once.
back = lru_cache(maxsize=1)(partial(card_back, "rose"))
runner = lru_cache(maxsize=64)(pig)
_chip = lru_cache(maxsize=1)(chip)


def food_chip(x: float, y: float, size: float) -> str:
    """A food chip around (x, y)."""
    return group(_chip(), x - size / 2, y - size / 2, size / 64)


def crown(x: float, y: float, wide: float) -> str:
    """The sign of who is in front: a small crown around (x, y)."""
    shape = Part("M-9 7L-10.5-4L-5 .5L0-8L5 .5L10.5-4L9 7z", "piece-yellow")
    return group(rim((shape.path,)) + solid(shape), x, y, wide / 21)


def leaning(body: str, degrees: float, x: float, y: float) -> str:
    """A body turned about (x, y), left alone where it stands level."""
    return turned(body, degrees, x, y) if abs(degrees) > 0.5 else body
