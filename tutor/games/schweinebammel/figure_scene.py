"""What every part of the drawing shares: what to draw, in which words, and its spots.

Lengths are units of the drawing, which is 360 wide: one unit is about one pixel on a phone.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.explain.words import Words
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.scoring import winners
from tutor.games.schweinebammel.state import (
    GAME_OVER,
    KINDS,
    ROUND_OVER,
    SETUP,
    SPECIALS,
    TURN,
    UNKNOWN,
    State,
)
from tutor.render.art.brush import flat, oval, words
from tutor.render.marks import Marks

WIDTH = 360.0


@dataclass(frozen=True)
class Scene:
    """One picture to draw."""

    state: State
    words: Words
    marks: Marks

    def say(self, key: str, /, **values: object) -> str:
        """A text of the figure."""
        return self.words.text("figure", key, **values)

    def short(self, kind: int) -> str:
        """The name on a special card; "" on a Pig or a card face down."""
        return self.say(f"short_{kind_term(kind)}") if kind in SPECIALS else ""

    @property
    def now(self) -> str:
        """The headline: whose turn it is, what is asked, or who has won."""
        state = self.state
        if state.phase == GAME_OVER:
            return self.say("won_by", winners=winners(state)) if winners(state) else self.done
        if state.phase == ROUND_OVER:
            return self.done
        seat = state.players[state.turn]
        if state.phase == SETUP:
            return self.say("turning_up", seat=seat)
        if state.duty and state.top:
            return self.say(f"for_{state.duty}", seat=seat, top=kind_term(state.top.value))
        return self.say("turn_of", seat=seat)

    @property
    def done(self) -> str:
        """That the round or the game is over."""
        return self.say("game_done" if self.state.phase == GAME_OVER else "round_done")

    def on_turn(self, seat: int) -> bool:
        """Whether that player acts now."""
        return self.state.phase in (SETUP, TURN) and seat == self.state.turn

    def is_open(self, seat: int) -> bool:
        """Whether some card of that hand is known."""
        return any(self.state.hands[seat][1:])

    def holds_hidden(self, seat: int) -> bool:
        """Whether that hand has cards, none of them known."""
        return sum(self.state.hands[seat]) > 0 and not self.is_open(seat)

    def held(self, seat: int) -> list[tuple[int, int]]:
        """Kind and number of each card of a hand, Pigs first, unknown ones last."""
        hand = self.state.hands[seat]
        return [(kind, hand[kind]) for kind in (*range(1, KINDS), UNKNOWN) if hand[kind]]

    def card_spot(self, seat: int, kind: int) -> str:
        """The identity of a card in a hand."""
        return f"card:{self.state.players[seat]}:{kind_term(kind)}"

    def hand_text(self, seat: int) -> str:
        """How many cards a player holds, in words."""
        who, cards = self.state.players[seat], sum(self.state.hands[seat])
        return self.say(
            "hidden_cards" if self.holds_hidden(seat) else "hand_spot", seat=who, cards=cards
        )


def count_seal(count: int, x: float, y: float, radius: float = 10.5, sign: str = "") -> str:
    """A number on a dark disc."""
    size = radius * (1.3 if count < 10 and not sign else 1.05)
    disc = flat(oval(x, y, radius + 1.6), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(f"{sign}{count}", x, y, size, "sheet")
