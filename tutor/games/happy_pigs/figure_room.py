"""Whether pigs fit: the packing really drawn, and where one more goes or why it does not."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, wrapped
from tutor.games.happy_pigs.figure_sty import Frame, Ground, piece, straw
from tutor.games.happy_pigs.figure_tiles import TILE, size_tile, tiles
from tutor.games.happy_pigs.packing import STY_HIGH, STY_WIDE, Placed, lay
from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS, Counts
from tutor.games.happy_pigs.position import read
from tutor.games.happy_pigs.state import SIZES, moved, spoken
from tutor.render.art.brush import box, flat, line, words
from tutor.render.layers import Layer, tapped, together
from tutor.render.marks import Marks
from tutor.render.svg import Area, mark_on
from tutor.render.svg import picture as drawing

_UNIT = 29.0
_SLIMMEST = 7.0
"""Squares narrower than this can't be told apart: such a strip is drawn turned."""


class Stall(NamedTuple):
    """A herd by size, the size of one more, and the rectangle of the sties in squares."""

    herd: Counts
    more: int
    wide: int
    high: int


class Numbers(NamedTuple):
    """Whether only the number of spaces counts; those the herd with one more needs, those there."""

    by_number: bool
    need: int
    have: int

    @property
    def enough(self) -> bool:
        """Whether one more is allowed by number."""
        return self.by_number and self.need <= self.have

    @property
    def lacking(self) -> bool:
        """Whether one more is refused by number."""
        return self.by_number and self.need > self.have


class _View(NamedTuple):
    """How a stall is drawn: what lies there, what is left outside, the one more."""

    placed: tuple[Placed, ...]
    outside: tuple[int, ...]
    extra: Placed | None
    extra_fits: bool
    numbers: Numbers


def laid(stall: Stall, numbers: Numbers, words_: Words, marks: Marks) -> Picture:
    """Sizes to add on top, the sties with their pigs below, and what it means in a line."""
    scene = Scene(read({}, {}), words_, marks)
    view = _view(stall, numbers)
    sizes = tuple(size_tile(scene, size, count) for size, count in enumerate(stall.herd))
    adding, top = tiles(scene, sizes, 4), TILE + 18
    layers, y = _sties(scene, stall, view, top)
    said = _said(scene, stall, view)
    rows = [row for sentence in said for row in wrapped(f"{sentence}.", 13, WIDTH - 20, 3)]
    note = "".join(
        words(row, 12, y + 14 + 18 * at, 13, "ink", "start") for at, row in enumerate(rows)
    )
    drawn = together([*adding, *layers, Layer(note)])
    text = " ".join(f"{sentence}." for sentence in (_herd_said(scene, stall), *said))
    high = y + 10 + 18 * len(rows)
    name = scene.say("room_name")
    return Picture(drawing(drawn.body, WIDTH, high, name, text, interactive=marks.tappable), text)


def _view(stall: Stall, numbers: Numbers) -> _View:
    """What to show. One more that fits is drawn in its place, else where it overlaps least."""
    bigger = moved(stall.herd, (stall.more, 1))
    placed = lay(bigger, stall.wide, stall.high)
    if placed is not None:
        last = max(at for at, one in enumerate(placed) if one.size == stall.more)
        return _View((*placed[:last], *placed[last + 1 :]), (), placed[last], True, numbers)
    inside, outside = _as_many_as_fit(stall)
    lying = lay(inside, stall.wide, stall.high)
    assert lying is not None, "the pigs inside fit"
    extra = None if outside else _closest(lying, stall)
    return _View(lying, outside, extra, False, numbers)


def _as_many_as_fit(stall: Stall) -> tuple[Counts, tuple[int, ...]]:
    """The herd without the pigs that do not fit, and the sizes of those."""
    herd, outside = stall.herd, []
    while lay(herd, stall.wide, stall.high) is None:
        smaller = [moved(herd, (size, -1)) for size in range(4) if herd[size]]
        fitting = [less for less in smaller if lay(less, stall.wide, stall.high) is not None]
        less = (fitting or smaller)[0]
        outside.append(next(size for size in range(4) if less[size] < herd[size]))
        herd = less
    return herd, tuple(outside)


def _closest(placed: tuple[Placed, ...], stall: Stall) -> Placed:
    """Where one more covers the fewest squares that are taken."""
    taken = {square for one in placed for square in _squares(one)}
    one, other = FOOTPRINTS[stall.more]
    places = [
        Placed(stall.more, x, y, wide, high)
        for wide, high in dict.fromkeys(((one, other), (other, one)))
        for x, y in product(range(stall.wide - wide + 1), range(stall.high - high + 1))
    ]
    return min(places, key=lambda place: len(taken & _squares(place)))


def _squares(one: Placed) -> set[tuple[int, int]]:
    return set(product(range(one.x, one.x + one.wide), range(one.y, one.y + one.high)))


# ---- drawing ----


class _Floor(NamedTuple):
    """Where squares are drawn; a long strip is turned so that it can be read on a phone."""

    x: float
    y: float
    unit: float
    turned: bool

    def frame(self, one: Placed) -> Frame:
        """A piece's corner and extent in the drawing."""
        x, y, wide, high = one.x, one.y, one.wide, one.high
        if self.turned:
            x, y, wide, high = y, x, high, wide
        unit = self.unit
        return (self.x + x * unit, self.y + y * unit, wide * unit, high * unit)


def _sties(scene: Scene, stall: Stall, view: _View, top: float) -> tuple[list[Layer], float]:
    turned = stall.wide * _SLIMMEST > WIDTH - 24
    wide, high = (stall.high, stall.wide) if turned else (stall.wide, stall.high)
    unit = min(_UNIT, (WIDTH - 24) / wide)
    floor = _Floor((WIDTH - wide * unit) / 2, top, unit, turned)
    sty = (STY_HIGH, STY_WIDE) if turned else (STY_WIDE, STY_HIGH)
    ground = straw(floor.x, top, Ground(wide, high, view.placed, wide, high), unit, sty)
    y = top + high * unit + 12
    outside, y = _outside(scene, view, y)
    layers = [Layer(ground), *_pigs(scene, view, floor), *outside]
    return [*layers, Layer(_extra(scene, view, floor))], y


def _pigs(scene: Scene, view: _View, floor: _Floor) -> list[Layer]:
    """One spot for each size, with all pigs of it."""
    layers = []
    for size, name in enumerate(SIZES):
        frames = [floor.frame(one) for one in view.placed if one.size == size]
        if frames:
            letter = scene.say(f"letter_{spoken(name)}")
            body = "".join(piece(frame, letter, 4 * size) for frame in frames)
            outline = "".join(box(x, y, wide, high, 4) for x, y, wide, high in frames)
            label = scene.say("room_take", size=spoken(name), count=len(frames))
            area = Area(outline, frames[-1][0], frames[-1][1])
            layers.append(tapped(scene, f"pig:{name}", label, body, area))
    return layers


def _outside(scene: Scene, view: _View, top: float) -> tuple[list[Layer], float]:
    """Pigs of the herd that found no place, in a row below."""
    if not view.outside:
        return [], top
    say, ink = ("room_beside", "ink") if view.numbers.enough else ("room_outside", "illegal")
    body = words(scene.say(say), 12, top + 10, 13, ink, "start")
    shown, step = view.outside[:8], 42.0
    for at, size in enumerate(shown):
        letter = scene.say(f"letter_{spoken(SIZES[size])}")
        body += piece((12 + at * step, top + 22, 38, 34), letter, 4 * size)
    if len(view.outside) > len(shown):
        body += words(f"+ {len(view.outside) - len(shown)}", WIDTH - 10, top + 40, 12, "ink", "end")
    return [Layer(body)], top + 66


def _extra(scene: Scene, view: _View, floor: _Floor) -> str:
    """The one more: in its place with a full ring, or across others with a broken one. Where only
    numbers count and are enough, it is not refused: it lies there without a cross.
    """
    if view.extra is None:
        return ""
    x, y, wide, high = floor.frame(view.extra)
    area = Area(box(x + 1, y + 1, wide - 2, high - 2, 4), x + wide - 4, y + 4)
    if view.extra_fits and not view.numbers.lacking:
        letter = scene.say(f"letter_{spoken(SIZES[view.extra.size])}")
        return piece((x, y, wide, high), letter, 4 * view.extra.size) + mark_on("legal", area)
    if view.numbers.enough:
        return flat(box(x, y, wide, high, 4), "open", 0.22) + mark_on("open", area)
    veil = flat(box(x, y, wide, high, 4), "illegal", 0.22)
    taken = {square for one in view.placed for square in _squares(one)}
    crossed = "".join(_crossed(floor, square) for square in sorted(_squares(view.extra) & taken))
    return veil + crossed + mark_on("illegal", area)


def _crossed(floor: _Floor, square: tuple[int, int]) -> str:
    """A square that is taken already."""
    x, y, unit, _ = floor.frame(Placed(0, *square, 1, 1))
    inset = unit * 0.3
    stroke = f"M{x + inset:g} {y + inset:g}L{x + unit - inset:g} {y + unit - inset:g}"
    stroke += f"M{x + unit - inset:g} {y + inset:g}L{x + inset:g} {y + unit - inset:g}"
    return line(stroke, "illegal", 2)


# ---- the same in words ----


def _herd_said(scene: Scene, stall: Stall) -> str:
    counts = tuple(
        scene.say("room_count", count=n, size=spoken(name))
        for name, n in zip(SIZES, stall.herd, strict=True)
        if n
    )
    return scene.say("room_lie_here", herd=counts, wide=stall.wide, high=stall.high)


def _said(scene: Scene, stall: Stall, view: _View) -> list[str]:
    size, numbers = spoken(SIZES[stall.more]), view.numbers
    if numbers.enough:
        need, have = numbers.need, numbers.have
        said = [scene.say("room_enough", size=size, need=need, have=have)]
        return said if view.extra_fits else [*said, scene.say("room_enough_tight")]
    if numbers.lacking:
        return [scene.say("room_over", size=size, need=numbers.need, have=numbers.have)]
    if view.extra_fits:
        return [scene.say("room_more_fits", size=size)]
    if view.outside:
        return [scene.say("room_outside_said", count=len(view.outside))]
    return [_hole(scene, stall, view)]


def _hole(scene: Scene, stall: Stall, view: _View) -> str:
    """Why the one more finds no hole."""
    free = stall.wide * stall.high - sum(AREAS[one.size] for one in view.placed)
    wide, high = FOOTPRINTS[stall.more]
    say = "room_too_few" if free < AREAS[stall.more] else "room_split_up"
    given = {"free": free, "wide": wide, "high": high, "need": AREAS[stall.more]}
    return scene.say(say, size=spoken(SIZES[stall.more]), **given)
