"""A round as a picture: stops on a path around the farm, each one a link."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from tutor.render.art import BOX
from tutor.render.art.brush import escape, group, number

SIZE = 360
"""Width and height of the picture, in units; a phone shows it about as large."""
RADIUS, STOP, PIECE = 124, 38, 46
"""Of the path, of a stop, and the side of the piece that stands on it."""
HEAD = 9
LETTERS, LINE = 14, 25
"""Of a line of words in the middle, and its height."""


@dataclass(frozen=True, slots=True)
class Station:
    """A stop of the ring: its link, its name, the drawing of its piece, whether it is chosen."""

    href: str
    name: str
    piece: str
    chosen: bool


def ring(stations: Sequence[Station], *, closed: bool, middle: str) -> str:
    """The picture, with words in its middle. Stops run clockwise from the top; a path that is not
    closed ends at the last.
    """
    places = [_place(index, len(stations)) for index in range(len(stations))]
    steps = len(stations) if closed else len(stations) - 1
    arrows = "".join(_arrow(index, len(stations)) for index in range(steps))
    stops = "".join(
        _stop(index + 1, station, *at)
        for index, (station, at) in enumerate(zip(stations, places, strict=True))
    )
    return (
        f'<svg class="rs-ring" viewBox="0 0 {SIZE} {SIZE}" xmlns="http://www.w3.org/2000/svg">'
        f'<circle class="rs-ringway" cx="{SIZE // 2}" cy="{SIZE // 2}" r="{RADIUS}"/>'
        f"{arrows}{_words(middle)}{stops}</svg>"
    )


def _words(text: str) -> str:
    """Words in the middle, in as many lines as they need; the stops say the same to the ear."""
    lines = textwrap.wrap(text, LETTERS)
    top = SIZE / 2 - (len(lines) - 1) * LINE / 2 + 7
    rows = "".join(
        f'<text x="{SIZE // 2}" y="{number(top + row * LINE)}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return f'<g class="rs-ringwords" aria-hidden="true">{rows}</g>'


def _at(turn: float, radius: float = RADIUS) -> tuple[float, float]:
    """A point on the ring; `turn` counts whole circles clockwise from the top."""
    angle = 2 * pi * turn - pi / 2
    return SIZE / 2 + radius * cos(angle), SIZE / 2 + radius * sin(angle)


def _place(index: int, of: int) -> tuple[float, float]:
    return _at(index / of)


def _arrow(index: int, of: int) -> str:
    """A head in the middle between a stop and the next."""
    turn = (index + 0.5) / of
    x, y = _at(turn)
    return (
        f'<path class="rs-ringhead" transform="translate({number(x)} {number(y)})'
        f' rotate({number(360 * turn)})" d="M{-HEAD} {-HEAD}L{HEAD} 0L{-HEAD} {HEAD}z"/>'
    )


def _stop(count: int, station: Station, x: float, y: float) -> str:
    here = ' aria-current="step"' if station.chosen else ""
    css = "rs-stop is-here" if station.chosen else "rs-stop"
    drawn = group(station.piece, x - PIECE / 2, y - PIECE / 2 - 3, PIECE / BOX)
    return (
        f'<a class="{css}" href="{escape(station.href)}" data-go{here}'
        f' aria-label="{count}. {escape(station.name)}">'
        f'<circle class="rs-stopdisc" cx="{number(x)}" cy="{number(y)}" r="{STOP}"/>{drawn}'
        f'<circle class="rs-stopnumber" cx="{number(x)}" cy="{number(y + STOP)}" r="12"/>'
        f'<text class="rs-stoptext" x="{number(x)}" y="{number(y + STOP + 5)}">{count}</text></a>'
    )
