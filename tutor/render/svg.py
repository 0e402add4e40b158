"""Whole pictures, clickable spots and verdict marks, for boards and hands alike."""

from typing import NamedTuple

from tutor.render.art.brush import box, escape, flat, group, hexagon, line, oval, turned, words
from tutor.render.art.signs import SIGN_BOX, sign
from tutor.render.look import paint

__all__ = [
    "MARKS",
    "SPOT_STYLE",
    "Area",
    "box_area",
    "count_on",
    "escape",
    "group",
    "hex_area",
    "mark_on",
    "oval_area",
    "picture",
    "spot",
    "turned",
    "words",
]

MARKS = ("legal", "illegal", "open", "chosen", "pointer", "hint")


SPOT_STYLE = """
.rs-spot { cursor: pointer; outline: none; }
.rs-spot[aria-disabled="true"] { cursor: default; }
.rs-spot:focus-visible > .rs-hit { stroke: var(--rs-focus, #1B62B5); stroke-width: 5; }
@media (hover: hover) and (prefers-reduced-motion: no-preference) {
  .rs-spot { transition: transform 120ms ease-out; }
  .rs-spot:not([aria-disabled="true"]):hover { transform: translateY(-2px); }
}
"""
"""CSS for pages that hold spots: what may be tapped lifts, what has the focus shows it."""


class Area(NamedTuple):
    """Where a spot can be touched: an outline, and the point its sign sits on."""

    path: str
    x: float
    y: float


def box_area(x: float, y: float, wide: float, high: float, corner: float = 8) -> Area:
    """A rectangle; signs sit on its upper right corner."""
    return Area(box(x, y, wide, high, corner), x + wide - 2, y + 2)


def hex_area(x: float, y: float, radius: float) -> Area:
    """A hexagon with one corner up; signs sit inside it, upper right, clear of its neighbours."""
    return Area(hexagon(x, y, radius), x + radius * 0.55, y - radius * 0.45)


def oval_area(x: float, y: float, wide: float, high: float | None = None) -> Area:
    """An ellipse or circle; signs sit on its upper right."""
    tall = wide if high is None else high
    return Area(oval(x, y, wide, tall), x + wide * 0.71, y - tall * 0.71)


_PIECE_AREA = box_area(0, 0, 64, 64)


def picture(
    body: str,
    width: float,
    height: float,
    title: str,
    description: str = "",
    *,
    interactive: bool = False,
) -> str:
    """A complete `<svg>` with a name and a longer text twin.

    An `interactive` picture is a named group, because the children of an image are hidden from
    screen readers and spots must not be.
    """
    role = "group" if interactive else "img"
    twin = f"<desc>{escape(description)}</desc>" if description else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="{role}"'
        f' aria-label="{escape(title)}">{twin}{body}</svg>'
    )


def spot(
    identity: str,
    label: str,
    body: str,
    *,
    pressed: bool = False,
    mark: str = "",
    area: Area = _PIECE_AREA,
) -> str:
    """A clickable place: `identity` comes back when it is chosen, `label` is read aloud.

    The whole `area` reacts, also where nothing is drawn. `pressed` draws the thick ring of what
    is chosen unless a `mark` (one of `MARKS`) says something stronger. Where spots touch, draw
    all of them first and their marks afterwards with `mark_on`, or a neighbour covers the ring.
    """
    drawn = mark or ("chosen" if pressed else "")
    return (
        f'<g class="rs-spot" data-id="{escape(identity)}" role="button"'
        f' aria-label="{escape(label)}" aria-pressed="{_truth(pressed)}">'
        f'<path class="rs-hit" d="{area.path}" fill="none" pointer-events="all"/>'
        f"{body}{mark_on(drawn, area) if drawn else ''}</g>"
    )


def _truth(value: bool) -> str:
    return "true" if value else "false"


def mark_on(kind: str, area: Area) -> str:
    """The ring of a mark around an area, with its sign. KeyError for an unknown kind.

    Legal is a full ring, illegal a dashed one, open a dotted one; chosen is a thick ring;
    pointer is a ring with an arrow, "look here"; hint a dotted ring with a lamp.
    """
    dashes, top = _RINGS[kind]
    return (
        f'<g class="rs-mark rs-mark-{kind}" pointer-events="none">'
        f"{_ring(area.path, 'sheet', 8)}{_ring(area.path, _INKS[kind], 4.5, dashes)}"
        f"{_seal(kind, area.x, area.y) if top else ''}</g>"
    )


def _ring(path: str, stroke: str, wide: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}" stroke-linecap="round"' if dashes else ""
    return (
        f'<path d="{path}" fill="none" stroke="{paint(stroke)}" stroke-width="{wide:g}"'
        f' stroke-linejoin="round"{dashed}/>'
    )


def count_on(count: int, area: Area) -> str:
    """How many of a spot were chosen, below the place of a mark's sign."""
    x, y, radius = area.x - 4, area.y + 2.4 * SEAL, SEAL + 3
    plate = flat(oval(x, y, radius), "sheet") + flat(oval(x, y, radius - 1.5), "focus")
    number = words(str(count), x, y, 1.3 * radius, "on-accent")
    return f'<g class="rs-count" pointer-events="none">{plate}{number}</g>'


SEAL = 9
"""Radius of a mark's sign: what stands in the corner of an area is still seen beside it."""


def _seal(kind: str, x: float, y: float) -> str:
    plate = flat(oval(x, y, SEAL), "sheet")
    if kind in _SEAL_STROKES:
        part = SEAL / 12
        strokes = group(line(_SEAL_STROKES[kind], "on-accent", 2.6), x - SEAL, y - SEAL, part)
        return plate + flat(oval(x, y, SEAL - 1.5), "focus") + strokes
    scale = 2 * (SEAL - 1) / SIGN_BOX
    return plate + group(sign(kind), x - SEAL + 1, y - SEAL + 1, scale)


_SEAL_STROKES = {
    "pointer": "M12 7v9M8 12.5l4 4 4-4",
    "hint": "M10 14.5c0-2-2-2.8-2-5a4 4 0 0 1 8 0c0 2.2-2 3-2 5zM10.5 18h3",
}
_RINGS: dict[str, tuple[str, bool]] = {
    "legal": ("", True),
    "illegal": ("9 8", True),
    "open": ("1 9", True),
    "chosen": ("", False),
    "pointer": ("", True),
    "hint": ("1 9", True),
}
_INKS = {
    "legal": "legal",
    "illegal": "illegal",
    "open": "open",
    "chosen": "focus",
    "pointer": "focus",
    "hint": "focus",
}
