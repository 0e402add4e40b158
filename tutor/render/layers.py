"""Parts of a board picture: each with the places of its spots, laid one upon the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from tutor.render.marks import CHOSEN, Marks
from tutor.render.svg import Area, escape, spot

LETTER = 0.56
"""The width of a letter of our faces, as a share of its size."""


class Marked(Protocol):
    """What is being drawn, with the spots to light up."""

    @property
    def marks(self) -> Marks: ...


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


def tapped(scene: Marked, identity: str, label: str, body: str, area: Area) -> Layer:
    """A spot to tap, where the picture takes taps."""
    if not scene.marks.tappable:
        return shown(scene, identity, label, body, area)
    pressed, count = scene.marks.of(identity) == CHOSEN, scene.marks.counts.get(identity, 0)
    told = f"{label} × {count}" if count else label
    return Layer(spot(identity, told, body, pressed=pressed, area=area), {identity: area})


def shown(scene: Marked, identity: str, label: str, body: str, area: Area) -> Layer:
    """A spot that can be marked but not tapped; read aloud among those that can be."""
    named = f' role="img" aria-label="{escape(label)}"' if scene.marks.tappable else ""
    return Layer(f'<g data-id="{escape(identity)}"{named}>{body}</g>', {identity: area})


def fitted(text: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than `width` at that size."""
    most = max(1, int(width / (size * LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def small_enough(text: str, size: float, width: float, least: float) -> float:
    """The size, or as much less as lets the text fit the width, but never below the least."""
    return max(least, min(size, 0.999 * width / (LETTER * max(1, len(text)))))


def in_two_lines(text: str, size: float, width: float) -> list[str]:
    """The text on one line, or on two where it is too long for one."""
    if fitted(text, size, width) == text or " " not in text:
        return [fitted(text, size, width)]
    breaks = [at for at, letter in enumerate(text) if letter == " "]
    middle = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [fitted(part, size, width) for part in (text[:middle], text[middle + 1 :])]
