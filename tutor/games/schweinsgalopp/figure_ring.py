"""Where things lie on the ring: a rounded rectangle run clockwise, space 3 in the middle on top.

Lengths are units of the drawing, which is 360 wide: one unit is about one pixel on a phone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, cos, degrees, pi, sin

from tutor.render.art.brush import polygon

WIDTH = 360.0
BAND = 66.0
"""How wide the track is, from the lawn to its outer edge."""
_RADIUS = 60.0
_LEFT, _TOP, _RIGHT = 4 + BAND / 2, 13 + BAND / 2, WIDTH - 12 - BAND / 2
_PITCHES = {22: 48.0, 27: 44.0}
_MIDDLE_OF_LINE_UP = 3
_MOST_TILT = 32.0

Point = tuple[float, float]


@dataclass(frozen=True)
class Ring:
    """The middle line of the track. A place is a length along it, from the upper left corner."""

    spaces: int

    @cached_property
    def pitch(self) -> float:
        """From the middle of a space to the middle of the next one."""
        return _PITCHES[self.spaces]

    @cached_property
    def _sides(self) -> tuple[float, float]:
        """The straight parts: level and upright."""
        level = _RIGHT - _LEFT - 2 * _RADIUS
        upright = (self.spaces * self.pitch - 2 * pi * _RADIUS) / 2 - level
        return level, upright

    @property
    def bottom(self) -> float:
        """The lower edge of the track."""
        return _TOP + self._sides[1] + 2 * _RADIUS + BAND / 2

    @property
    def lawn(self) -> tuple[float, float, float, float]:
        """The inside of the ring: left, top, width and height."""
        left, top = _LEFT + BAND / 2, _TOP + BAND / 2
        return left, top, _RIGHT - BAND / 2 - left, self.bottom - BAND - top

    def place(self, space: int) -> float:
        """The middle of a space."""
        return self._sides[0] / 2 + (space - _MIDDLE_OF_LINE_UP) * self.pitch

    def point(self, place: float, out: float = 0) -> Point:
        """A point on the middle line, or `out` units outside of it."""
        x, y, way = self._on_line(place)
        return x + out * sin(way), y - out * cos(way)

    def way(self, place: float) -> float:
        """The direction of travel in degrees, clockwise from "to the right", -180 to 180."""
        way = self._on_line(place)[2]
        return degrees(atan2(sin(way), cos(way)))

    def _on_line(self, place: float) -> tuple[float, float, float]:
        level, upright = self._sides
        bend = pi / 2 * _RADIUS
        rest = place % (self.spaces * self.pitch)
        x, y, way = _LEFT + _RADIUS, _TOP, 0.0
        for side in (level, upright, level, upright):
            if rest <= side:
                return x + rest * cos(way), y + rest * sin(way), way
            x, y = x + side * cos(way), y + side * sin(way)
            turn = min(rest - side, bend) / _RADIUS
            middle_x, middle_y = x - _RADIUS * sin(way), y + _RADIUS * cos(way)
            way += turn
            x, y = middle_x + _RADIUS * sin(way), middle_y - _RADIUS * cos(way)
            if rest < side + bend:
                return x, y, way
            rest -= side + bend
        return x, y, way

    def cell(self, space: int, inset: float = 0.0) -> str:
        """Path data of a space's outline; `inset` makes it smaller all round."""
        return _cell(self, space, inset)

    def stance(self, space: int) -> tuple[str, float]:
        """How a pig stands there: the side it faces, and its tilt (never upside down)."""
        way = self.way(self.place(space))
        if abs(way) <= 91:
            return "right", max(-_MOST_TILT, min(_MOST_TILT, way))
        tilt = way - 180 if way > 0 else way + 180
        return "left", max(-_MOST_TILT, min(_MOST_TILT, tilt))


@lru_cache(maxsize=256)
def _cell(ring: Ring, space: int, inset: float) -> str:
    half, deep = ring.pitch / 2 - inset, BAND / 2 - inset
    middle = ring.place(space)
    steps = [middle + half * step / 4 for step in range(-4, 5)]
    outer = [ring.point(place, deep) for place in steps]
    return polygon([*outer, *(ring.point(place, -deep) for place in reversed(steps))])
