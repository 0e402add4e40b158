"""Tiles to tap: things to add one by one, each with its picture and how many there are."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, item_picture
from tutor.games.happy_pigs.state import ITEM_OF, SIZES, spoken
from tutor.render.art import pig
from tutor.render.art.brush import box, flat, group, line, oval, words
from tutor.render.layers import Layer, fitted, tapped
from tutor.render.look import paint
from tutor.render.svg import box_area

TILE = 62.0
_GAP = 6.0
_PIG_SCALES = (0.34, 0.43, 0.54, 0.64)


class Tile(NamedTuple):
    """One of the items, how many there are, what stands below it, and what it is read as."""

    item: str
    number: int
    below: str
    label: str


def tiles(scene: Scene, row: tuple[Tile, ...], top: float) -> list[Layer]:
    """A row of tiles as wide as the picture; tapping one adds one of its item."""
    wide = (WIDTH - 8 - _GAP * (len(row) - 1)) / len(row)
    return [_tile(scene, tile, 4 + at * (wide + _GAP), top, wide) for at, tile in enumerate(row)]


def _tile(scene: Scene, tile: Tile, x: float, top: float, wide: float) -> Layer:
    edge = box(x + 1, top + 1, wide - 2, TILE - 2, 9)
    body = f'<path d="{edge}" fill="{paint("sheet")}" stroke="{paint("edge")}" stroke-width="1.4"/>'
    body += thing(tile.item, x + wide * 0.28, top + 25, min(1, wide / 84))
    body += words(f"× {tile.number}", x + wide - 6, top + 17, 14, "ink", "end")
    body += words(fitted(tile.below, 11, wide - 4), x + wide / 2, top + 51, 11)
    if scene.marks.tappable:
        body += _plus(x + wide - 14, top + 34)
    return tapped(scene, f"add:{tile.item}", tile.label, body, box_area(x, top, wide, TILE))


def _plus(x: float, y: float) -> str:
    strokes = f"M{x - 4:g} {y:g}h8M{x:g} {y - 4:g}v8"
    return flat(oval(x, y, 7.5), "focus") + line(strokes, "on-accent", 2)


def thing(item: str, x: float, y: float, size: float = 1) -> str:
    """A pig of its size, a sty or a tool around (x, y)."""
    scale = size * (_PIG_SCALES[ITEM_OF[item]] if item in SIZES else 0.52)
    body = pig() if item in SIZES else item_picture(item)
    return group(body, x - 32 * scale, y - 32 * scale, scale)


def size_tile(scene: Scene, size: int, count: int) -> Tile:
    """The tile of a size of pig."""
    word = spoken(SIZES[size])
    label = scene.say("tile_add", item=word, count=count)
    return Tile(SIZES[size], count, scene.term(word, "size"), label)


def tool_tile(scene: Scene, item: str, count: int) -> Tile:
    """The tile of a sty or a tool."""
    return Tile(item, count, scene.term(item), scene.say("tile_add", item=item, count=count))
