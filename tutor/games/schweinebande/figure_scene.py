"""What every part of the drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from tutor.explain.words import Words
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.scoring import winners
from tutor.games.schweinebande.spots import TILE_WORDS
from tutor.games.schweinebande.state import (
    COLLECT,
    NOWHERE,
    NUMBERS,
    OVER,
    PLACE,
    TOGETHER,
    UNCOVER,
    State,
)
from tutor.render.art import chicken, cow, donkey, farmer, feed_sack, goat, pig, sheep
from tutor.render.art.brush import box, flat, group, line, oval, words
from tutor.render.layers import LETTER
from tutor.render.marks import Marks

WIDTH = 360.0
COLOURS = ("blue", "yellow", "green", "red", "black")
"""The farmers' colours by seat; each has an emblem of its own, and a letter is added."""
_PIECES: tuple[Callable[[], str], ...] = (chicken, sheep, goat, donkey, pig, cow, feed_sack)


@dataclass(frozen=True)
class Scene:
    """One picture to draw."""

    state: State
    words: Words
    marks: Marks

    @cached_property
    def facts(self) -> Facts:
        """The rules' facts of the state."""
        return Facts(self.state)

    @cached_property
    def standing(self) -> dict[int, int]:
        """Space to the seat whose farmer stands there."""
        return {space: seat for seat, own in enumerate(self.state.farmers) for space in own}

    def say(self, key: str, /, **values: object) -> str:
        """A text of the figure."""
        return self.words.text("figure", key, **values)

    @cached_property
    def now(self) -> str:
        """Whose turn it is, else what is being done, else who has won."""
        state = self.state
        if state.section == OVER:
            seats = winners(state)
            return self.say("won_by", winners=tuple(state.players[seat] for seat in seats))
        if state.picked != NOWHERE:
            return self.say("turning", space=SPACES[state.picked])
        if state.section == UNCOVER:
            return self.say("uncovering")
        if state.section in TOGETHER:
            return self.say("together", seats=self.acting)
        return self.say("turn_of", seat=self.acting[0]) if self.acting else self.say("nobody")

    @cached_property
    def acting(self) -> tuple[str, ...]:
        """The players who may act."""
        state = self.state
        if state.section in TOGETHER:
            return tuple(n for seat, n in enumerate(state.players) if seat not in state.done)
        return (state.players[state.turn],) if state.turn >= 0 else ()

    @property
    def on_board(self) -> bool:
        """Whether spaces of the board may be tapped."""
        return self.state.section in (PLACE, UNCOVER, COLLECT)

    @property
    def in_front(self) -> bool:
        """Whether what lies in front of players may be tapped."""
        return self.state.section in TOGETHER


def text_width(text: str, size: float) -> float:
    """About how wide a text is."""
    return len(text) * size * LETTER


def tally(count: int, x: float, y: float) -> str:
    """How many there are: ×3 on a dark plate, the same in both themes; nothing for one."""
    if count == 1:
        return ""
    text = f"×{count}"
    half = 5 + 3.4 * len(text)
    plate = box(x - half, y - 8.5, 2 * half, 17, 8.5)
    disc = flat(plate, "piece-night") + line(plate, "piece-shine", 1.4)
    return disc + words(text, x, y, 12.5, "piece-shine")


def numeral(kind: int, x: float, y: float, radius: float) -> str:
    """The printed number of an animal on a pale disc; nothing for a sack."""
    if not NUMBERS[kind]:
        return ""
    disc = flat(oval(x, y, radius), "piece-shine") + line(oval(x, y, radius), "piece-night", 1.4)
    return disc + words(str(NUMBERS[kind]), x, y, radius * 1.55, "piece-night")


def piece(kind: int, x: float, y: float, size: float) -> str:
    """An animal or a sack around (x, y)."""
    return group(_PIECES[kind](), x - size / 2, y - size / 2, size / 64)


def figure_of(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """A player's farmer around (x, y), with the first letter of the name."""
    letter = scene.state.players[seat].strip()[:1].upper()
    return group(farmer(COLOURS[seat], letter), x - size / 2, y - size / 2, size / 64)


def tile_name(tile: int) -> str:
    """The word of a tile."""
    return TILE_WORDS[tile]
