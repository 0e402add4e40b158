"""Pigs before an inspection: who stays, whom a vaccine at hand saves, who dies."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene
from tutor.games.happy_pigs.figure_sty import piece
from tutor.games.happy_pigs.figure_tiles import TILE, size_tile, thing, tiles, tool_tile
from tutor.games.happy_pigs.position import read
from tutor.games.happy_pigs.state import (
    KINDS,
    LIST_PRICES,
    SIZES,
    TOOLS,
    USED,
    VACCINE,
    size_of,
    spoken,
)
from tutor.render.art import sign
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.layers import Layer, fitted, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import Area
from tutor.render.svg import picture as drawing

_PLACE, _STEP, _ROW = 48.0, 57.0, 74.0
_IN_A_ROW = 6


class Ward(NamedTuple):
    """A farm's pigs by kind: those that stay, that a vaccine saves in this order, that die."""

    name: str
    stay: tuple[int, ...]
    saved: tuple[int, ...]
    lost: tuple[int, ...]


class _Pig(NamedTuple):
    """One pig in the picture: its kind now, and what becomes of it."""

    kind: int
    fate: str


def wards(
    farms: tuple[Ward, ...], words_: Words, marks: Marks, adding: tuple[int, ...] = ()
) -> Picture:
    """A sheet for each farm; with `adding`, counts by size and of vaccines, tiles to add more."""
    scene = Scene(read({}, {}), words_, marks)
    layers: list[Layer] = []
    y = 4.0
    if adding:
        row = (*(size_tile(scene, size, adding[size]) for size in range(len(SIZES))),)
        layers += tiles(scene, (*row, tool_tile(scene, TOOLS[VACCINE], adding[-1])), y)
        y += TILE + 8
    for farm in farms:
        more, y = _ward(scene, farm, y)
        layers += more
    drawn = together(layers)
    text = " ".join(f"{sentence}." for farm in farms for sentence in _told(scene, farm))
    name = scene.say("wards_name")
    return Picture(drawing(drawn.body, WIDTH, y, name, text, interactive=marks.tappable), text)


def _ward(scene: Scene, farm: Ward, top: float) -> tuple[list[Layer], float]:
    pigs = [_Pig(kind, "stay") for kind in farm.stay]
    pigs += [_Pig(kind, "saved") for kind in farm.saved] + [
        _Pig(kind, "dies") for kind in farm.lost
    ]
    head = 24.0 if farm.name else 6.0
    high = head + _ROW * max(1, -(-len(pigs) // _IN_A_ROW)) + 6
    edge = box(4, top, WIDTH - 8, high, 10)
    sheet = (
        f'<path d="{edge}" fill="{paint("sheet")}" stroke="{paint("edge")}" stroke-width="1.4"/>'
    )
    if farm.name:
        sheet += words(fitted(farm.name, 14, WIDTH - 30), 14, top + 14, 14, "ink", "start")
    if not pigs:
        sheet += words(scene.say("wards_empty"), 14, top + head + 20, 13, "ink-soft", "start")
    layers = [Layer(sheet)]
    for at, one in enumerate(pigs):
        row, column = divmod(at, _IN_A_ROW)
        layers.append(_pig(scene, one, 14 + column * _STEP, top + head + row * _ROW))
    return layers, top + high + 7


def _pig(scene: Scene, one: _Pig, x: float, y: float) -> Layer:
    """A pig with its price: the syringe for a vaccine, a ring for what becomes of it."""
    size, kind = size_of(one.kind), one.kind & ~USED
    letter = scene.say(f"letter_{spoken(SIZES[size])}")
    body = piece((x, y, _PLACE, _PLACE), letter, kind)
    price = scene.say("price", dollars=LIST_PRICES[size])
    body += words(price, x + _PLACE / 2, y + _PLACE + 10, 12)
    area = Area(box(x + 1, y + 1, _PLACE - 2, _PLACE - 2, 5), x + _PLACE - 5, y + 5)
    if one.fate == "dies":
        body += flat(area.path, "illegal", 0.2) + _fate("illegal", area, "6 5")
    elif one.fate == "saved":
        body += thing(TOOLS[VACCINE], x + 13, y + 12, 0.8) + _fate("legal", area, "")
    label = scene.say(f"ward_{one.fate}", pig=spoken(KINDS[kind]))
    return tapped(scene, f"ward:{KINDS[kind]}", label, body, area)


def _fate(kind: str, area: Area, dashes: str) -> str:
    """A slim ring with its sign: full for a pig that is saved, broken for one that dies."""
    ring = line(area.path, kind, 3).replace("/>", f' stroke-dasharray="{dashes}"/>')
    return ring + group(sign(kind), area.x - 7, area.y - 9, 0.72)


def _told(scene: Scene, farm: Ward) -> list[str]:
    """One sentence for each pig."""
    told = [scene.say("player_spot", seat=farm.name)] if farm.name else []
    fates = (("stay", farm.stay), ("saved", farm.saved), ("dies", farm.lost))
    for fate, kinds in fates:
        for kind in dict.fromkeys(kinds):
            count, pig = kinds.count(kind), spoken(KINDS[kind & ~USED])
            told.append(scene.say(f"wards_{fate}", count=count, pig=pig))
    return told if len(told) > bool(farm.name) else [*told, scene.say("wards_empty")]
