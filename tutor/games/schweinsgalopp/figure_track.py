"""The ring with its pigs, and the hop a marked pig makes to a marked space."""

from __future__ import annotations

from math import pi, sin

from tutor.games.schweinsgalopp.figure_ring import BAND, Point
from tutor.games.schweinsgalopp.figure_scene import Scene, crown, food_chip, leaning, runner
from tutor.games.schweinsgalopp.state import PIGS
from tutor.render.art.brush import box, flat, group, line, number, words
from tutor.render.layers import Layer, shown, tapped, together
from tutor.render.look import paint
from tutor.render.marks import CHOSEN, ILLEGAL, LEGAL
from tutor.render.svg import Area, box_area

_FEET = 10.0
"""A pig stands this far outside of the middle line; numbers are on the inner edge."""
_NUMBER = -21.5
_NUMBER_SIZE = 13.0


def ground(scene: Scene) -> str:
    """Lawn and track: everything that never moves."""
    left, top, wide, high = scene.ring.lawn
    lawn = flat(box(left - 3, top - 3, wide + 6, high + 6, 30), "clover-tint")
    return lawn + "".join(_tile(scene, space) for space in range(1, scene.ring.spaces + 1))


def _tile(scene: Scene, space: int) -> str:
    tile = (
        f'<path d="{scene.ring.cell(space, 2.5)}" fill="{paint(_soil(space))}"'
        f' stroke="{paint("edge")}" stroke-width="2" stroke-linejoin="round"/>'
    )
    return tile + _inside(scene, space)


def _soil(space: int) -> str:
    """The spaces of the line-up are strewn with straw."""
    return "open-tint" if space <= PIGS else "ground"


def numbers(scene: Scene) -> str:
    """The numbers of the spaces, legible even where a tail or a snout reaches over them."""
    spaces = range(1, scene.ring.spaces + 1)
    return f'<g pointer-events="none">{"".join(_number(scene, space) for space in spaces)}</g>'


def _number(scene: Scene, space: int) -> str:
    place = scene.ring.place(space)
    bend = scene.ring.way(place) % 90 > 1
    x, y = scene.ring.point(place, _NUMBER + (2.5 if bend else 0))
    text = words(str(space), x, y, _NUMBER_SIZE, "ink-soft")
    halo = f'stroke="{paint(_soil(space))}" stroke-width="3.5" stroke-linejoin="round"'
    return f'<g {halo} paint-order="stroke">{text}</g>'


def _inside(scene: Scene, space: int) -> str:
    """A bonus chip, or else a sign of the way the pigs run."""
    if space in scene.standing:
        return ""
    place = scene.ring.place(space)
    x, y = scene.ring.point(place, _FEET)
    if space in scene.state.bonus:
        return food_chip(x, y, 38)
    way = scene.ring.way(place)
    tip = f"M{number(x - 4)} {number(y - 7)}l8 7l-8 7"
    return leaning(line(tip, "edge", 3.5), way, x, y)


def track(scene: Scene) -> Layer:
    """Every space, each followed by the pig on it."""
    layers = []
    for space in range(1, scene.ring.spaces + 1):
        layers.append(_space(scene, space))
        if space in scene.standing:
            layers.append(_pig(scene, space, scene.standing[space]))
    return together(layers)


def _space(scene: Scene, space: int) -> Layer:
    taken = space in scene.standing
    x, y = scene.ring.point(scene.ring.place(space), BAND / 2 - 3 if taken else _FEET)
    area = Area(scene.ring.cell(space, 1.5), x, y)
    put = shown if taken else tapped  # the pig on it takes the tap
    return put(scene, f"space:{space}", _space_label(scene, space), "", area)


def _space_label(scene: Scene, space: int) -> str:
    if space in scene.standing:
        return scene.say("space_taken", pig=scene.colour(scene.standing[space]), space=space)
    return scene.say("space_bonus" if space in scene.state.bonus else "space_free", space=space)


def _pig(scene: Scene, space: int, which: int) -> Layer:
    colour = scene.colour(which)
    x, y = scene.ring.point(scene.ring.place(space), _FEET)
    facing, tilt = scene.ring.stance(space)
    size = scene.ring.pitch + 1
    leads = which == scene.facts.leader
    first = crown(44.5 if facing == "right" else 19.5, 9, 21) if leads else ""
    body = group(runner(colour, facing=facing) + first, x - size / 2, y - size / 2, size / 64)
    half = scene.ring.pitch / 2 - 0.5
    area = box_area(x - half, y - 23.5, 2 * half, 41, 10)
    key = "pig_leads" if leads else "pig_lapped" if scene.lapped(which) else "pig_spot"
    label = scene.say(key, pig=colour, space=space)
    return tapped(scene, f"pig:{colour}", label, leaning(body, tilt, x, y), area)


def hops(scene: Scene) -> str:
    """A dotted arrow from each marked pig to the marked space it would jump to."""
    marked = [
        space for space in range(1, scene.ring.spaces + 1) if scene.marks.of(f"space:{space}")
    ]
    drawn = []
    for space in marked:
        mover = _mover(scene, space)
        if mover is not None:
            drawn.append(_hop(scene, mover, space))
    return "".join(drawn)


def _mover(scene: Scene, space: int) -> int | None:
    """The pig a marked space is about: the chosen one, the only one, or the one that fits."""
    marked = [pig for pig in range(PIGS) if scene.marks.of(f"pig:{scene.colour(pig)}")]
    if scene.standing.get(space) in marked:
        return None
    chosen = [pig for pig in marked if scene.marks.of(f"pig:{scene.colour(pig)}") == CHOSEN]
    if len(chosen or marked) == 1:
        return (chosen or marked)[0]
    fits = [pig for pig in marked if scene.facts.space(scene.facts.run(pig).to) == space]
    return fits[0] if fits else None


def _hop(scene: Scene, mover: int, space: int) -> str:
    ring = scene.ring
    start = scene.facts.space(scene.state.track[mover])
    ahead = (space - start) % ring.spaces or ring.spaces
    first = ring.place(start)
    side = 1 if -60 <= ring.way(first) <= 100 else -1
    steps = max(8, 5 * ahead)
    points = [
        ring.point(first + ahead * ring.pitch * step / steps, _height(step / steps, side))
        for step in range(steps + 1)
    ]
    kind = scene.marks.of(f"space:{space}")
    return _dotted(points, kind if kind in (LEGAL, ILLEGAL) else "focus")


def _height(part: float, side: int) -> float:
    """How far outside of the middle line the arrow is, from the pig (0) to the space (1)."""
    ends = _FEET + side * 12 * (1 - part)
    return ends + side * 27 * sin(pi * part) ** 0.4 if 0 < part < 1 else ends


def _dotted(points: list[Point], ink: str) -> str:
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    dots = (
        f'<path d="{path}" fill="none" stroke="{paint(ink)}" stroke-width="4.5"'
        ' stroke-linecap="round" stroke-dasharray="0.5 8"/>'
    )
    return f'<g pointer-events="none">{line(path, "sheet", 7)}{dots}</g>'
