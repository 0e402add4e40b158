"""Patterns that tell colours apart in grey: one per known colour, on a pig and on a card's band.

Picture identifiers would clash when many pictures share a page, so nothing is clipped: every
pattern is computed to stay inside its oval or its band.
"""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple
from zlib import crc32

from tutor.render.art.brush import flat, line, number, oval, polygon, star


class Coat(NamedTuple):
    """How a named colour looks: its palette name, its pattern and the pattern's colour."""

    fill: str
    pattern: str
    mark: str


class Oval(NamedTuple):
    """The oval a pattern has to stay inside."""

    x: float
    y: float
    wide: float
    high: float

    def reach(self, x: float) -> float:
        """Half the height of the oval at `x`."""
        return self.high * sqrt(max(0.0, 1 - ((x - self.x) / self.wide) ** 2))


COATS: dict[str, Coat] = {
    "red": Coat("piece-red", "stripes", "piece-cream"),
    "white": Coat("piece-white", "spots", "piece-night"),
    "yellow": Coat("piece-yellow", "star", "piece-wood-dark"),
    "black": Coat("piece-black", "belt", "piece-white"),
    "blue": Coat("piece-blue", "waves", "piece-white"),
    "pink": Coat("piece-pink", "plain", "piece-blush"),
    "green": Coat("piece-green", "clover", "piece-cream"),
    "orange": Coat("piece-orange", "zigzag", "piece-night"),
    "grey": Coat("piece-grey", "diamonds", "piece-night"),
    "brown": Coat("piece-brown", "patch", "piece-cream"),
}
_OTHER_FILLS = ("piece-other-1", "piece-other-2", "piece-other-3")
_OTHER_PATTERNS = (
    ("crosses", "piece-white"),
    ("rings", "piece-night"),
    ("triangles", "piece-night"),
)


def coat(colour: str) -> Coat:
    """The look of a colour name; an unknown name always gets the same fallback."""
    known = COATS.get(colour)
    if known is not None:
        return known
    value = crc32(colour.encode())
    pattern, mark = _OTHER_PATTERNS[value // 3 % 3]
    return Coat(_OTHER_FILLS[value % 3], pattern, mark)


def slice_of(body: Oval, left: float, right: float) -> str:
    """Path data of the part of an oval between two upright lines."""
    tall, low = body.reach(left), body.reach(right)
    w, h = number(body.wide), number(body.high)
    return (
        f"M{number(left)} {number(body.y - tall)}"
        f"A{w} {h} 0 0 1 {number(right)} {number(body.y - low)}"
        f"V{number(body.y + low)}A{w} {h} 0 0 1 {number(left)} {number(body.y + tall)}z"
    )


def cross(x: float, y: float, reach: float) -> str:
    """Path data of an upright cross as two strokes."""
    across = number(2 * reach)
    level, upright = (
        f"M{number(x - reach)} {number(y)}h{across}",
        f"M{number(x)} {number(y - reach)}v{across}",
    )
    return level + upright


def clover(x: float, y: float, reach: float) -> str:
    """Path data of a three-leaved clover."""
    leaf = reach * 0.52
    return (
        oval(x, y - reach * 0.48, leaf)
        + oval(x - reach * 0.5, y + reach * 0.3, leaf)
        + oval(x + reach * 0.5, y + reach * 0.3, leaf)
    )


def zigzag(x: float, y: float, step: float, rise: float, turns: int) -> str:
    """Path data of an open zigzag that starts at (x, y) and goes right."""
    turn = "".join(f"l{number(step)} {number(-rise if at % 2 else rise)}" for at in range(turns))
    return f"M{number(x)} {number(y)}{turn}"


def wave(x: float, y: float, step: float, rise: float, turns: int) -> str:
    """Path data of an open wave that starts at (x, y) and goes right."""
    crest = f"q{number(step / 2)} {number(-rise)} {number(step)} 0"
    hollow = f"q{number(step / 2)} {number(rise)} {number(step)} 0"
    return f"M{number(x)} {number(y)}" + "".join(hollow if at % 2 else crest for at in range(turns))


def on_body(look: Coat, body: Oval) -> str:
    """The pattern of a coat on a pig's body, all of it inside the oval."""
    return "" if look.pattern == "plain" else _BODY[look.pattern](body, look.mark)


def _body_stripes(body: Oval, mark: str) -> str:
    starts = (body.x - 14, body.x - 5.5, body.x + 3)
    return "".join(flat(slice_of(body, start, start + 4.2), mark) for start in starts)


def _body_belt(body: Oval, mark: str) -> str:
    return flat(slice_of(body, body.x - 6, body.x + 5), mark)


def _body_patch(body: Oval, mark: str) -> str:
    return flat(slice_of(body, body.x - body.wide, body.x - 7), mark) + flat(
        oval(body.x + 3, body.y + 4, 4.5, 4), mark
    )


def _body_spots(body: Oval, mark: str) -> str:
    places = ((-11, -2, 4), (-3, -8, 3.4), (-2, 4, 4.2), (6, -3, 2.8), (-11, 7, 2.2))
    return flat("".join(oval(body.x + x, body.y + y, r) for x, y, r in places), mark)


def _body_star(body: Oval, mark: str) -> str:
    return flat(star(body.x - 4, body.y, 10.5), mark)


def _body_waves(body: Oval, mark: str) -> str:
    rows = ((-5, -13, 4), (4.5, -13, 4))
    path = "".join(wave(body.x + x, body.y + y, 5.5, 6, turns) for y, x, turns in rows)
    return line(path, mark, 2.6)


def _body_clover(body: Oval, mark: str) -> str:
    x, y = body.x - 4, body.y - 1
    stalk = f"M{number(x)} {number(y + 2)}q0 5 -3 7.5"
    return flat(clover(x, y, 8), mark) + line(stalk, mark, 2.4)


def _body_zigzag(body: Oval, mark: str) -> str:
    rows = (body.y - 5, body.y + 4)
    return line("".join(zigzag(body.x - 14, y, 4.4, 4, 5) for y in rows), mark, 2.6)


def _body_diamonds(body: Oval, mark: str) -> str:
    places = ((-11, 0), (-2.5, 0), (6, 0))
    return flat("".join(_diamond(body.x + x, body.y + y, 3.9, 7) for x, y in places), mark)


def _body_crosses(body: Oval, mark: str) -> str:
    places = ((-10, -3), (-1, 3), (5, -6))
    return line("".join(cross(body.x + x, body.y + y, 3.4) for x, y in places), mark, 2.8)


def _body_rings(body: Oval, mark: str) -> str:
    return line(oval(body.x - 4, body.y, 8.5) + oval(body.x - 4, body.y, 3), mark, 2.6)


def _body_triangles(body: Oval, mark: str) -> str:
    places = ((-10, 0), (-1, 0), (-5.5, -8), (-5.5, 7.5))
    return flat("".join(_triangle(body.x + x, body.y + y, 3.8) for x, y in places), mark)


def _diamond(x: float, y: float, wide: float, high: float) -> str:
    return polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)))


def _triangle(x: float, y: float, reach: float) -> str:
    return polygon(((x, y - reach), (x + reach, y + reach * 0.8), (x - reach, y + reach * 0.8)))


def on_band(look: Coat, x: float, y: float, wide: float, high: float) -> str:
    """The same pattern repeated along a level band, all of it inside the rectangle."""
    if look.pattern == "plain":
        return ""
    count = max(1, int(wide // (high * 1.05)))
    step = wide / count
    middles = [x + step * (at + 0.5) for at in range(count)]
    return _BAND[look.pattern](middles, y + high / 2, high, look.mark)


def _band_of(shape: Callable[[float, float, float], str], part: float) -> "_Band":
    def draw(middles: list[float], y: float, high: float, mark: str) -> str:
        return flat("".join(shape(x, y, high * part) for x in middles), mark)

    return draw


def _band_line(shape: Callable[[float, float, float], str], part: float) -> "_Band":
    def draw(middles: list[float], y: float, high: float, mark: str) -> str:
        return line("".join(shape(x, y, high * part) for x in middles), mark, high * 0.15)

    return draw


def _bar(x: float, y: float, high: float) -> str:
    middles = (x - high * 0.55, x + high * 0.55)
    return "".join(_post(middle, y, high * 0.26, high) for middle in middles)


def _post(x: float, y: float, half: float, high: float) -> str:
    return polygon(
        ((x - half, y - high), (x + half, y - high), (x + half, y + high), (x - half, y + high))
    )


def _block(x: float, y: float, high: float) -> str:
    return _post(x, y, high * 0.62, high)


def _pair(x: float, y: float, reach: float) -> str:
    return oval(x - reach * 0.7, y + reach * 0.3, reach * 0.75) + oval(
        x + reach * 0.8, y - reach * 0.5, reach * 0.5
    )


def _ripple(x: float, y: float, reach: float) -> str:
    return wave(x - reach, y, reach, reach, 2)


def _tooth(x: float, y: float, reach: float) -> str:
    return zigzag(x - reach, y - reach * 0.4, reach, reach * 0.8, 2)


_Body = Callable[[Oval, str], str]
_Band = Callable[[list[float], float, float, str], str]

_BODY: dict[str, _Body] = {
    "stripes": _body_stripes,
    "belt": _body_belt,
    "patch": _body_patch,
    "spots": _body_spots,
    "star": _body_star,
    "waves": _body_waves,
    "clover": _body_clover,
    "zigzag": _body_zigzag,
    "diamonds": _body_diamonds,
    "crosses": _body_crosses,
    "rings": _body_rings,
    "triangles": _body_triangles,
}

_BAND: dict[str, _Band] = {
    "stripes": _band_of(_bar, 0.5),
    "belt": _band_of(_block, 0.5),
    "patch": _band_of(lambda x, y, r: oval(x, y, r * 1.2, r), 0.36),
    "spots": _band_of(_pair, 0.3),
    "star": _band_of(star, 0.4),
    "waves": _band_line(_ripple, 0.55),
    "clover": _band_of(clover, 0.36),
    "zigzag": _band_line(_tooth, 0.55),
    "diamonds": _band_of(lambda x, y, r: _diamond(x, y, r * 0.7, r), 0.42),
    "crosses": _band_line(cross, 0.28),
    "rings": _band_line(oval, 0.28),
    "triangles": _band_of(_triangle, 0.36),
}
