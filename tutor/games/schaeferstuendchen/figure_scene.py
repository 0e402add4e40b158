"""What every part of the board's drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import BANDITS, VILLAGERS, State
from tutor.render.art import farmer, sheep
from tutor.render.art.brush import box, eye, flat, group, oval, words
from tutor.render.layers import fitted, small_enough
from tutor.render.look import paint
from tutor.render.marks import Marks

WIDTH = 360.0
EDGE = 4.0
COLOURS = ("yellow", "green", "white", "black", "red", "blue")
"""The coat of each seat's figure."""


@dataclass(frozen=True)
class Scene:
    """One picture to draw."""

    state: State
    words: Words
    marks: Marks
    small: bool = False
    """Drawn small: spaces on which nobody stands are low."""

    @cached_property
    def facts(self) -> Facts:
        """The rules' facts of the state."""
        return Facts(self.state)

    @property
    def seats(self) -> range:
        """The players' indices."""
        return range(len(self.state.players))

    def say(self, key: str, /, **values: object) -> str:
        """A text of the figure."""
        return self.words.text("figure", key, **values)

    def term(self, value: object, form: str = "name") -> str:
        """A word of the game."""
        return self.words.term(value, form)

    def role(self, seat: int) -> str:
        """A player's role as a word."""
        return self.term(self.state.players[seat].role or "no_role")

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        return self.state.seats[seat]

    def figure(self, seat: int) -> str:
        """A player's figure: bandits wear a mask, the badge tells figures of one side apart."""
        bandit = self.state.players[seat].faction == BANDITS
        return figure(COLOURS[seat], self.badges[seat], bandit)

    @cached_property
    def badges(self) -> tuple[str, ...]:
        """One letter for each seat: the first of the name, or a number where two are alike."""
        first = tuple(name.strip()[0].upper() for name in self.state.seats)
        if len(set(first)) == len(first):
            return first
        return tuple(str(at) for at in range(1, len(first) + 1))

    def place(self, seat: int) -> tuple[str, int]:
        """The space a figure stands on: (side or valley, steps to the valley)."""
        side, steps = self.facts.place(seat, self.state.players[seat].at)
        return ({"own": VILLAGERS, "other": BANDITS}.get(side, side), steps)


def sheet(x: float, y: float, wide: float, high: float, fill: str, edge: str = "edge") -> str:
    """A rounded sheet with an edge."""
    path = box(x, y, wide, high, 9)
    return f'<path d="{path}" fill="{paint(fill)}" stroke="{paint(edge)}" stroke-width="1.6"/>'


def whole(
    text: str,
    at: tuple[float, float],
    sizes: tuple[float, float],
    width: float,
    fill: str = "ink",
    anchor: str = "start",
) -> str:
    """Words in the larger of two sizes, or down to the smaller one before they are cut."""
    size = small_enough(text, sizes[0], width, sizes[1])
    return words(fitted(text, size, width), *at, size, fill, anchor)


def seal(count: int, x: float, y: float, radius: float = 10.5) -> str:
    """A number on a dark disc."""
    disc = flat(oval(x, y, radius + 1.6), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(str(count), x, y, radius * (1.3 if count < 10 else 1.1), "sheet")


@lru_cache(maxsize=64)
def figure(colour: str, badge: str, bandit: bool) -> str:
    """A player's figure, 64 by 64."""
    body = farmer(colour, badge)
    if not bandit:
        return body
    mask = box(21.5, 24, 21, 7.5, 3.5)
    return body + flat(mask, "piece-night") + _peep(27.5) + _peep(36.5)


def _peep(x: float) -> str:
    return flat(oval(x, 27.8, 2.6, 2), "piece-white") + eye(x, 27.8, 1.3)


@lru_cache(maxsize=1)
def _sheep() -> str:
    return sheep()


def sheep_at(x: float, y: float, size: float) -> str:
    """A sheep in a square whose upper left corner is (x, y)."""
    return group(_sheep(), x, y, size / 64)
