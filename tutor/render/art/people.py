"""The farmer in five colours, each with its own hat band, apron shape and optional letter."""

from tutor.render.art.brush import (
    Part,
    box,
    drawn_once,
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

_COAT = "M13 60C12.5 49 17 41.5 24 40.5L40 40.5C47 41.5 51.5 49 51 60z"
_HEAD = oval(32, 29, 11.5, 12)
_CROWN = "M21.5 19C20 8 25 4 32 4S44 8 42.5 19z"
_BRIM = oval(32, 20, 20, 4.4)
_ARMS = "M20 60v-7M44 60v-7"

EMBLEMS: dict[str, str] = {
    "blue": oval(32, 51.5, 6),
    "yellow": star(32, 51.5, 7.5),
    "green": polygon(((32, 44.5), (39, 57), (25, 57))),
    "red": polygon(((32, 44), (39, 51.5), (32, 59), (25, 51.5))),
    "black": box(26.5, 46, 11, 11, 1),
}


@drawn_once
def farmer(colour: str, badge: str = "") -> str:
    """A wooden farmer with a straw hat; coat, hat band and emblem show the colour's name."""
    fill = coat(colour).fill
    emblem = EMBLEMS.get(colour, hexagon(32, 51.5, 7))
    body = solid(Part(_COAT, fill)) + shade(
        "M40 40.5C46.5 42.5 50.2 49 49.8 58.8H44C44.5 51 43.5 45 40 40.5z"
    )
    body += solid(Part(emblem, "piece-white"), 2) + line(_ARMS, "outline", 2)
    hat = solid(Part(_CROWN, "piece-straw")) + _hat_band(fill) + solid(Part(_BRIM, "piece-straw"))
    hat += light("M16 20q5-2.3 10-2.7v1.5q-4.5.3-8 2z")
    edge = rim((_COAT, _HEAD, _CROWN, _BRIM))
    return edge + body + _face() + hat + (letter_badge(badge, 52, 51) if badge else "")


def _hat_band(fill: str) -> str:
    band = "M21.7 10.3Q32 13.6 42.3 10.3L42.8 17H21.2z"
    return solid(Part(band, fill), 1.8)


def _face() -> str:
    cheeks = oval(24.6, 33.2, 2.3, 1.7) + oval(39.4, 33.2, 2.3, 1.7)
    return (
        solid(Part(_HEAD, "piece-skin"))
        + eye(27.5, 28.8, 2)
        + eye(36.5, 28.8, 2)
        + flat(cheeks, "piece-blush", 0.8)
        + solid(Part(oval(32, 31.8, 2.2, 1.8), "piece-skin"), 1.6)
        + line("M28 35.6q4 2.8 8 0", "outline", 1.9)
    )
