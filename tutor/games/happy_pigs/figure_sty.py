"""Pigs lying in their sties: true proportions, really packed, one spot for each kind."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, seal
from tutor.games.happy_pigs.packing import STY_HIGH, STY_WIDE, Placed, lay, lay_soon, rectangle
from tutor.games.happy_pigs.packing_bounds import Counts
from tutor.games.happy_pigs.state import KINDS, SIZES, USED, VACCINATED, Farm, size_of, spoken
from tutor.render.art import pig, syringe_plaster
from tutor.render.art.brush import box, flat, group, line, oval
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.svg import Area

_LARGEST_SQUARE = 22.0
FULL, PAD = WIDTH - 6, 9.0
"""Width of a farm, and its edge."""
LYING, STANDING = (STY_WIDE, STY_HIGH), (STY_HIGH, STY_WIDE)
SIDE = 94.0
"""Width of the column with card, actions left and marker beside sties."""
_STRETCH = 4
"""Rows and columns that pieces may need more than there are, where only spaces are counted."""


class Ground(NamedTuple):
    """Joined sties as drawn: squares wide and high, and the squares the pieces lie in."""

    wide: int
    high: int
    placed: tuple[Placed, ...]
    room_wide: int
    room_high: int
    sty: tuple[int, int] = (STY_WIDE, STY_HIGH)
    """How a single sty lies in it."""


@lru_cache(maxsize=512)
def ground(herd: Counts, sties: int, join: str, grid: bool) -> Ground:
    """How to draw a herd: packed as the group's model says, else where pigs are drawn largest."""
    across, down = rectangle(max(sties, 1), join)
    found = [(across, down, LYING), (down, across, STANDING)] if grid else _shapes(max(sties, 1))
    shapes = sorted(found, key=lambda shape: -unit(shape[0], shape[1]))
    placing = lay if grid else lay_soon
    for wide, high, sty in shapes:
        placed = placing(herd, wide, high)
        if placed is not None:
            return Ground(wide, high, placed, wide, high, sty)
    return _stretched(herd, *shapes[0])


Shape = tuple[int, int, tuple[int, int]]
"""Squares across and down, and how each sty lies in them."""


def _shapes(sties: int) -> list[Shape]:
    """Every way to lay sties in rows and columns; a single one lies."""
    return [
        (wide * (sties // rows), high * rows, (wide, high))
        for wide, high in ((LYING, STANDING) if sties > 1 else (LYING,))
        for rows in range(1, sties + 1)
        if sties % rows == 0
    ]


def most_high(wide: int, high: int) -> float:
    """How high sties of so many squares are drawn at most: more for many than for few."""
    sties = wide * high // (STY_WIDE * STY_HIGH)
    return 190.0 if sties <= 2 else 240.0 if sties <= 5 else 330.0


def is_narrow(wide: int) -> bool:
    """Whether there is room beside the sties for card, actions left and marker."""
    return wide <= 2 * STY_HIGH


def unit(wide: int, high: int) -> float:
    """The size of a square of sties on a farm."""
    room = FULL - 2 * PAD - (SIDE if is_narrow(wide) else 0)
    return min(_LARGEST_SQUARE, room / wide, most_high(wide, high) / high)


def _stretched(herd: Counts, wide: int, high: int, sty: tuple[int, int]) -> Ground:
    """By number of spaces a herd may fit that real pieces would not: they are drawn smaller."""
    for more in range(1, _STRETCH * max(wide, high)):
        placed = lay_soon(herd, wide + more, high + more // 2)
        if placed is not None:
            return Ground(wide, high, placed, wide + more, high + more // 2, sty)
    raise AssertionError("a herd in its sties can be drawn")


def square(ground: Ground, room: tuple[float, float]) -> float:
    """The size of a square, so that the sties fill the room (width, height)."""
    return min(_LARGEST_SQUARE, room[0] / ground.wide, room[1] / ground.high)


def sties(
    scene: Scene, seat: int, ground: Ground, corner: tuple[float, float], unit: float
) -> Layer:
    """The sties of a player with their pigs, from a corner on."""
    who, farm = scene.state.players[seat], scene.state.farms[seat]
    x, y = corner
    wide, high = ground.wide * unit, ground.high * unit
    label = scene.say("sty_spot", seat=who, sties=farm.sties, pigs=sum(farm.pigs))
    area = Area(box(x, y, wide, high, 5), x + wide - 6, y + high - 6)
    floor = tapped(scene, f"sty:{who}", label, straw(x, y, ground, unit, ground.sty), area)
    return together([floor, *_pigs(scene, seat, ground, corner, unit)])


def straw(
    x: float,
    y: float,
    ground: Ground,
    unit: float,
    sty: tuple[int, int] = (STY_WIDE, STY_HIGH),
) -> str:
    """Straw with a grid, planks around it and a seam where sties of that extent meet."""
    wide, high = ground.wide * unit, ground.high * unit
    planks = flat(box(x - 4, y - 4, wide + 8, high + 8, 7), "outline")
    planks += flat(box(x - 2.6, y - 2.6, wide + 5.2, high + 5.2, 6), "piece-wood")
    lines = "".join(f"M{x + column * unit:g} {y:g}v{high:g}" for column in range(1, ground.wide))
    lines += "".join(f"M{x:g} {y + row * unit:g}h{wide:g}" for row in range(1, ground.high))
    seams = "".join(
        f"M{x + at * unit:g} {y:g}v{high:g}" for at in range(sty[0], ground.wide, sty[0])
    ) + "".join(f"M{x:g} {y + at * unit:g}h{wide:g}" for at in range(sty[1], ground.high, sty[1]))
    grid = f'<path d="{lines}" fill="none" stroke="{paint("piece-tan")}" stroke-width="0.6"/>'
    joint = (
        line(seams, "piece-wood", 1.6).replace("/>", ' stroke-dasharray="4 3.5"/>') if seams else ""
    )
    return planks + flat(box(x, y, wide, high, 3), "piece-cream") + grid + joint


def _pigs(
    scene: Scene, seat: int, ground: Ground, corner: tuple[float, float], unit: float
) -> list[Layer]:
    """One spot for each kind of pig, with all pigs of it."""
    farm, (x, y) = scene.state.farms[seat], corner
    step_x = unit * ground.wide / ground.room_wide
    step_y = unit * ground.high / ground.room_high
    layers = []
    for kind, places in _by_kind(farm, ground).items():
        frames = [
            (x + p.x * step_x, y + p.y * step_y, p.wide * step_x, p.high * step_y) for p in places
        ]
        layers.append(_kind(scene, seat, kind, frames))
        if kind == farm.treated:
            layers.append(Layer(_to_turn(frames[0])))
    return layers


def _by_kind(farm: Farm, ground: Ground) -> dict[int, list[Placed]]:
    """Places of each size given out to the kinds of that size."""
    free = {size: [p for p in ground.placed if p.size == size] for size in range(len(SIZES))}
    given: dict[int, list[Placed]] = {}
    for kind, count in enumerate(farm.pigs):
        if count:
            places = free[size_of(kind)]
            given[kind], free[size_of(kind)] = places[:count], places[count:]
    return given


Frame = tuple[float, float, float, float]


def _kind(scene: Scene, seat: int, kind: int, frames: list[Frame]) -> Layer:
    who, name = scene.state.players[seat], KINDS[kind]
    label = scene.say("pig_spot", seat=who, pig=spoken(name), count=len(frames))
    letter = scene.say(f"letter_{spoken(SIZES[size_of(kind)])}")
    body = "".join(piece(frame, letter, kind) for frame in frames)
    outline = "".join(box(*frame, 4) for frame in frames)
    right = max(frames, key=lambda frame: (frame[0] + frame[2], -frame[1]))
    area = Area(outline, right[0] + right[2] - 7, right[1] + 7)
    return tapped(scene, f"pig:{who}:{name}", label, body, area)


def piece(frame: Frame, letter: str, kind: int) -> str:
    """A pig on its tile: letter of its size, syringe when vaccinated, a flag when used."""
    x, y, wide, high = frame
    tile = box(x + 1, y + 1, wide - 2, high - 2, min(5, wide / 6))
    sheet = (
        f'<path d="{tile}" fill="{paint("box-clover-sky")}" stroke="{paint("outline")}"'
        f' stroke-width="{1.2 if wide > 20 else 0.7:g}"/>'
    )
    scale = min(wide, high * 1.16) / 64 * 0.92
    runner = group(pig(), x + (wide - 64 * scale) / 2, y + (high - 64 * scale) / 2, scale)
    radius = max(3.4, min(wide, high) * 0.14)
    signs = seal(letter, x + radius + 2.2, y + high - radius - 2.2, radius)
    if kind & VACCINATED:
        size = max(10.0, min(wide, high) * 0.42)
        signs += group(syringe_plaster(), x + 1.5, y + 1.5, size / 64)
    if kind & USED:
        signs += _flag(x + wide - 2 - radius * 2.2, y + high - 2 - radius * 2.4, radius * 2.2)
    return sheet + runner + signs


def _to_turn(frame: Frame) -> str:
    """A vaccine lying on a pig that is still to be turned over, and an arrow that says so."""
    x, y, wide, high = frame
    size = min(wide, high)
    ring = line(box(x + 2, y + 2, wide - 4, high - 4, 5), "focus", 2.2)
    vaccine = group(syringe_plaster(), x + 2, y + 2, size * 0.62 / 64)
    arrow = turning(x + wide - size * 0.24, y + high * 0.55, size * 0.4)
    return ring.replace("/>", ' stroke-dasharray="5 4"/>') + vaccine + arrow


def turning(x: float, y: float, size: float) -> str:
    """A round arrow on a plate around (x, y): something is still to be turned or given back."""
    plate = flat(oval(12, 12, 12), "sheet") + flat(oval(12, 12, 10.4), "focus")
    arrow = line("M7 8.5A6.3 6.3 0 1 1 6 14", "on-accent", 2.4)
    head = line("M6.6 4.4V8.9H11.2", "on-accent", 2.4)
    return group(plate + arrow + head, x - size / 2, y - size / 2, size / 24)


def _flag(x: float, y: float, size: float) -> str:
    """The mark of a pig that is done for this round: a tick on a plate."""
    scale = size / 24
    plate = flat(box(0, 0, 24, 24, 7), "sheet") + flat(box(2, 2, 20, 20, 6), "focus")
    return group(plate + line("M6.8 12.5L10.5 16.2L17.4 8.4", "on-accent", 3.4), x, y, scale)
