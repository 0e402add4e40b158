"""What every part of the board's drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import BANDITS, SEATS, VILLAGERS, State
from tutor.render.art import farmer, sheep
from tutor.render.art.brush import box, eye, flat, group, oval, words
from tutor.render.look import paint
from tutor.render.marks import CHOSEN, Marks
from tutor.render.svg import Area, escape, spot

WIDTH = 360.0
EDGE = 4.0
COLOURS = ("red", "blue", "yellow", "green", "white", "black")
"""The coat of each seat's figure."""
_LETTER = 0.56
"""Width of an average letter of the display face, in its size."""


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

    def place(self, seat: int) -> tuple[str, int]:
        """The space a figure stands on: (side or valley, steps to the valley)."""
        side, steps = self.facts.place(seat, self.state.players[seat].at)
        return ({"own": VILLAGERS, "other": BANDITS}.get(side, side), steps)


@dataclass(frozen=True)
class Layer:
    """A part of the picture, and where its spots lie."""

    body: str
    areas: dict[str, Area] = field(default_factory=dict)


def together(layers: Iterable[Layer]) -> Layer:
    """Layers one upon the other."""
    parts = list(layers)
    areas = {name: area for part in parts for name, area in part.areas.items()}
    return Layer("".join(part.body for part in parts), areas)


def tapped(scene: Scene, identity: str, label: str, body: str, area: Area) -> Layer:
    """A spot to tap, where the picture takes taps."""
    if not scene.marks.tappable:
        return shown(scene, identity, label, body, area)
    pressed = scene.marks.of(identity) == CHOSEN
    return Layer(spot(identity, label, body, pressed=pressed, area=area), {identity: area})


def shown(scene: Scene, identity: str, label: str, body: str, area: Area) -> Layer:
    """A spot that can be marked but not tapped."""
    named = f' role="img" aria-label="{escape(label)}"' if scene.marks.tappable else ""
    return Layer(f'<g data-id="{escape(identity)}"{named}>{body}</g>', {identity: area})


def fitted(text: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than `width` at that size."""
    most = max(1, int(width / (size * _LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def wrapped(text: str, size: float, width: float) -> list[str]:
    """The text on one line, or on two where it is too long for one."""
    if fitted(text, size, width) == text or " " not in text:
        return [fitted(text, size, width)]
    breaks = [at for at, letter in enumerate(text) if letter == " "]
    middle = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [fitted(part, size, width) for part in (text[:middle], text[middle + 1 :])]


def sheet(x: float, y: float, wide: float, high: float, fill: str, edge: str = "edge") -> str:
    """A rounded sheet with an edge."""
    path = box(x, y, wide, high, 9)
    return f'<path d="{path}" fill="{paint(fill)}" stroke="{paint(edge)}" stroke-width="1.6"/>'


def seal(count: int, x: float, y: float, radius: float = 10.5) -> str:
    """A number on a dark disc."""
    disc = flat(oval(x, y, radius + 1.6), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(str(count), x, y, radius * (1.3 if count < 10 else 1.1), "sheet")


@lru_cache(maxsize=32)
def figure(seat: int, bandit: bool) -> str:
    """A player's figure, 64 by 64: bandits wear a mask, the letter is the seat."""
    body = farmer(COLOURS[seat], SEATS[seat])
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
