"""What every part of the board's drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from tutor.explain.words import Words
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.figure_ring import Ring
from tutor.games.schweinsgalopp.state import HAND, PIGS, PLAY, State
from tutor.render.art import chip
from tutor.render.art.brush import flat, group, oval, turned, words
from tutor.render.marks import CHOSEN, Marks
from tutor.render.svg import Area, escape, spot

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

    def deck(self) -> int:
        """Race cards on the pile: those nobody was dealt, or all of them outside of play."""
        box, hands = self.state.options.box, len(self.state.players)
        dealt = hands * HAND if self.state.phase == PLAY else 0
        return PIGS * box.copies - dealt



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
        return shown(identity, body, area)
    pressed = scene.marks.of(identity) == CHOSEN
    return Layer(spot(identity, label, body, pressed=pressed, area=area), {identity: area})


def shown(identity: str, body: str, area: Area) -> Layer:
    """A spot that can be marked but not tapped."""
    return Layer(f'<g data-id="{escape(identity)}">{body}</g>', {identity: area})


def fitted(text: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than `width` at that size."""
    most = max(1, int(width / (size * _LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def count_seal(count: int | str, x: float, y: float, radius: float = 10.5) -> str:
    """A number on a dark disc."""
    size = radius * (1.35 if len(str(count)) < 2 else 1.1)
    disc = flat(oval(x, y, radius + 1.6), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(str(count), x, y, size, "sheet")


def food_chip(x: float, y: float, size: float) -> str:
    """A food chip around (x, y)."""
    return group(chip(), x - size / 2, y - size / 2, size / 64)


def leaning(body: str, degrees: float, x: float, y: float) -> str:
    """A body turned about (x, y), left alone where it stands level."""
    return turned(body, degrees, x, y) if abs(degrees) > 0.5 else body
