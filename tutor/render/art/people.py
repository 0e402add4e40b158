"""The farmer in five colours, each with its own hat band, apron shape and optional letter."""

from tutor.render.art.brush import (
    Part,
    box,
    eye,
    flat,
    hexagon,
    light,
    line,
    oval,
    polygon,
    rim,
    shade,
    solid,
    star,
)
from tutor.render.art.patterns import coat
from tutor.render.art.pigs import letter_badge

_COAT = "M13 60C12.5 49 17 41.5 24 39.5L40 39.5C47 41.5 51.5 49 51 60z"
_HEAD = oval(32, 27.5, 11.5, 11.5)
_CROWN = "M21.5 18C20.5 9 25 4.5 32 4.5S43.5 9 42.5 18z"
_BRIM = oval(32, 18.5, 20, 4.7)
_ARMS = "M20 60v-7M44 60v-7"

EMBLEMS: dict[str, str] = {
    "blue": oval(32, 51.5, 6),
    "yellow": star(32, 51.5, 7.5),
    "green": polygon(((32, 44.5), (39, 57), (25, 57))),
    "red": polygon(((32, 44), (39, 51.5), (32, 59), (25, 51.5))),
    "black": box(26.5, 46, 11, 11, 1),
}


def farmer(colour: str, badge: str = "") -> str:
    """A wooden farmer with a straw hat; coat, hat band and emblem show the colour's name."""
    fill = coat(colour).fill
    emblem = EMBLEMS.get(colour, hexagon(32, 51.5, 7))
    body = solid(Part(_COAT, fill)) + shade(
        "M40 40.5C46.5 42.5 50.2 49 49.8 58.8H44C44.5 51 43.5 45 40 40.5z"
    )
    body += solid(Part(emblem, "piece-white"), 2) + line(_ARMS, "outline", 2)
    hat = solid(Part(_CROWN, "piece-straw")) + _hat_band(fill) + solid(Part(_BRIM, "piece-straw"))
    hat += light("M17 17.5q6-2.5 13-2.7v1.5q-7 .3-11.5 2z")
    edge = rim((_COAT, _HEAD, _CROWN, _BRIM))
    return edge + body + _face() + hat + (letter_badge(badge, 52, 51) if badge else "")


def _hat_band(fill: str) -> str:
    return flat("M22.5 12.5h19l.1 4h-19.2z", fill)


def _face() -> str:
    cheeks = oval(24.5, 32, 2.3, 1.7) + oval(39.5, 32, 2.3, 1.7)
    return (
        solid(Part(_HEAD, "piece-skin"))
        + eye(27.5, 27.5, 1.9)
        + eye(36.5, 27.5, 1.9)
        + flat(cheeks, "piece-blush", 0.8)
        + solid(Part(oval(32, 30.5, 2.2, 1.8), "piece-skin"), 1.6)
        + line("M28 34.5q4 2.8 8 0", "outline", 1.9)
    )
