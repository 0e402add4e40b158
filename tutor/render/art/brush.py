"""Strokes and cuts every drawing is made of: path data, flat fills, one outline, one rim.

Coordinates are the user units of the box a piece is drawn in (64 by 64, signs 24 by 24).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from html import escape as _escape
from math import cos, hypot, pi, sin
from typing import NamedTuple, ParamSpec, cast

from tutor.render.look import DISPLAY_FONT, paint

BOX = 64
OUTLINE = 2.5
RIM = 6.5


class Part(NamedTuple):
    """One flat shape of a silhouette: path data and the name of its colour."""

    path: str
    fill: str


Drawing = ParamSpec("Drawing")


def drawn_once(draw: Callable[Drawing, str]) -> Callable[Drawing, str]:
    """Keep what a pure drawing returned: boards repeat the same few pieces all the time."""
    return cast("Callable[Drawing, str]", lru_cache(maxsize=256)(draw))


def escape(text: str) -> str:
    """Text made safe for SVG text and for attribute values in double quotes."""
    return _escape(text, quote=True)


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zero."""
    return f"{round(value, 2):g}"


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, *, mirror: bool = False) -> str:
    """`body` moved to (x, y) and scaled; `mirror` flips a 64-unit piece so that it looks left."""
    if mirror:
        move = f"translate({number(x + BOX * scale)} {number(y)}) "
        return f'<g transform="{move}scale({number(-scale)} {number(scale)})">{body}</g>'
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{body}</g>'


def turned(body: str, degrees: float, x: float, y: float) -> str:
    """`body` turned clockwise about (x, y)."""
    return f'<g transform="rotate({number(degrees)} {number(x)} {number(y)})">{body}</g>'


def oval(x: float, y: float, wide: float, high: float | None = None) -> str:
    """Path data of an ellipse around (x, y); a circle if only one radius is given."""
    high = wide if high is None else high
    left, w, h = number(x - wide), number(wide), number(high)
    return (
        f"M{left} {number(y)}a{w} {h} 0 1 1 {number(2 * wide)} 0"
        f"a{w} {h} 0 1 1 {number(-2 * wide)} 0z"
    )


def box(x: float, y: float, wide: float, high: float, corner: float = 0) -> str:
    """Path data of a rectangle with rounded corners."""
    right, down, r = number(wide - 2 * corner), number(high - 2 * corner), number(corner)
    return (
        f"M{number(x + corner)} {number(y)}h{right}a{r} {r} 0 0 1 {r} {r}v{down}"
        f"a{r} {r} 0 0 1 -{r} {r}h-{right}a{r} {r} 0 0 1 -{r} -{r}v-{down}"
        f"a{r} {r} 0 0 1 {r} -{r}z"
    )


def limb(x1: float, y1: float, x2: float, y2: float, wide: float) -> str:
    """Path data of a bar with round ends from one point to another."""
    length = hypot(x2 - x1, y2 - y1)
    across_x, across_y = -(y2 - y1) / length * wide / 2, (x2 - x1) / length * wide / 2
    r = number(wide / 2)
    return (
        f"M{number(x1 + across_x)} {number(y1 + across_y)}"
        f"A{r} {r} 0 0 1 {number(x1 - across_x)} {number(y1 - across_y)}"
        f"L{number(x2 - across_x)} {number(y2 - across_y)}"
        f"A{r} {r} 0 0 1 {number(x2 + across_x)} {number(y2 + across_y)}z"
    )


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.45) -> str:
    """Path data of a star with one point up."""
    radii = (radius, radius * inner)
    corners = (
        (
            x + radii[step % 2] * sin(pi * step / points),
            y - radii[step % 2] * cos(pi * step / points),
        )
        for step in range(2 * points)
    )
    return polygon(corners)


def hexagon(x: float, y: float, radius: float) -> str:
    """Path data of a hexagon with one corner up; `radius` reaches the corners."""
    return polygon(
        (x + radius * sin(pi * step / 3), y - radius * cos(pi * step / 3)) for step in range(6)
    )


def flat(path: str, fill: str, opacity: float = 1) -> str:
    """A shape without outline."""
    faint = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path d="{path}" fill="{paint(fill)}"{faint}/>'


def shade(path: str) -> str:
    """The one shade: darkens whatever lies below."""
    return flat(path, "outline", 0.17)


def light(path: str) -> str:
    """The one light: brightens whatever lies below."""
    return flat(path, "piece-shine", 0.38)


def line(path: str, stroke: str = "outline", wide: float = 2) -> str:
    """An open stroke with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{paint(stroke)}" stroke-width="{number(wide)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def solid(part: Part, wide: float = OUTLINE) -> str:
    """A shape with the thick soft outline of the house."""
    return (
        f'<path d="{part.path}" fill="{paint(part.fill)}" stroke="{paint("outline")}"'
        f' stroke-width="{number(wide)}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def merged(path: str, fill: str) -> str:
    """Overlapping shapes in one colour that read as one: outlined outside, not where they meet."""
    return line(path, "outline", 4) + flat(path, fill)


def rim(paths: Sequence[str]) -> str:
    """The pale wooden edge that lifts a piece off any background, in both themes."""
    colour = paint("rim")
    return (
        f'<path d="{"".join(paths)}" fill="{colour}" stroke="{colour}"'
        f' stroke-width="{number(RIM)}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def cut_out(*parts: Part) -> str:
    """A silhouette of parts, back to front, on its common rim."""
    return rim([part.path for part in parts]) + "".join(map(solid, parts))


def eye(x: float, y: float, radius: float = 2) -> str:
    """A round dark eye with a spark of light."""
    spark = oval(x + radius * 0.35, y - radius * 0.4, radius * 0.36)
    return flat(oval(x, y, radius), "piece-night") + flat(spark, "piece-shine")


def words(
    text: str, x: float, y: float, size: float, fill: str = "ink", anchor: str = "middle"
) -> str:
    """Short display text; (x, y) is the middle of the letters' height. Escapes the text."""
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.35)}" font-size="{number(size)}"'
        f' font-family="{DISPLAY_FONT}" text-anchor="{anchor}" fill="{paint(fill)}">'
        f"{escape(text)}</text>"
    )


def belly(x: float, y: float, wide: float, high: float) -> str:
    """Path data of the shadow under an oval: a crescent along its lower edge."""
    drop = high * 0.25
    half = wide * (1 - (drop / high) ** 2) ** 0.5
    w, h = number(wide), number(high)
    return (
        f"M{number(x - half)} {number(y + drop)}A{w} {h} 0 0 0 {number(x + half)}"
        f" {number(y + drop)}Q{number(x)} {number(y + high * 1.15)}"
        f" {number(x - half)} {number(y + drop)}z"
    )


def shine(x: float, y: float, wide: float, high: float) -> str:
    """Path data of the light on an oval: a short bow inside its upper edge."""
    return (
        f"M{number(x - wide * 0.6)} {number(y - high * 0.52)}"
        f"Q{number(x - wide * 0.2)} {number(y - high * 0.92)} {number(x + wide * 0.3)}"
        f" {number(y - high * 0.74)}Q{number(x - wide * 0.2)} {number(y - high * 0.66)}"
        f" {number(x - wide * 0.6)} {number(y - high * 0.52)}z"
    )
