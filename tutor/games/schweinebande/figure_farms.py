"""Farmyards to tap together: above every kind of animal, below one farmyard for each player."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebande.figure_players import yard_text
from tutor.games.schweinebande.figure_scene import (
    WIDTH,
    Scene,
    figure_of,
    numeral,
    piece,
    tally,
    tile_name,
)
from tutor.games.schweinebande.scoring import points
from tutor.games.schweinebande.state import KINDS, TILES, State
from tutor.render.art.brush import box, flat, group, hexagon, line
from tutor.render.art.brush import words as lettering
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_SIDE, _GAP, _HEAD = 3.0, 6.0, 22.0
_STEP = (WIDTH - 2 * _SIDE) / KINDS
_PALETTE = 60.0
_ROW = 52.0
_NAME, _SUM = 46.0, 42.0


def farms(state: State, words: Words, lights: Marks, chosen: int) -> Picture:
    """The palette and every farmyard; the chosen one has a strong edge."""
    scene = Scene(state, words, lights)
    heading = scene.say("farms_add", seat=state.players[chosen])
    layers = [Layer(lettering(heading, WIDTH / 2, 11, 13, "ink-soft"))]
    layers += [_animal(scene, kind) for kind in range(KINDS)]
    top = _HEAD + _PALETTE + _GAP
    for seat in range(len(state.players)):
        layers.append(_farm(scene, seat, top + seat * (_ROW + _GAP), seat == chosen))
    high = top + len(state.players) * (_ROW + _GAP)
    text = " ".join(_text(scene, seat) for seat in range(len(state.players)))
    drawn = picture(together(layers).body, WIDTH, high, scene.say("farms_name"), text,
                    interactive=lights.tappable)  # fmt: skip
    return Picture(drawn, text)


def _text(scene: Scene, seat: int) -> str:
    who, yard = scene.state.players[seat], scene.state.yard[seat]
    made = points(scene.state)[seat]
    return f"{scene.say('yard_spot', seat=who, animals=yard_text(scene, yard), points=made)}."


def _animal(scene: Scene, kind: int) -> Layer:
    """One kind of the palette."""
    x, y = _SIDE + _STEP * (kind + 0.5), _HEAD + _PALETTE / 2
    body = flat(hexagon(0, 0, 27), "piece-cream") + line(hexagon(0, 0, 27), "outline", 1.8)
    body += piece(kind, 0, -3, 37) + numeral(kind, -15, 14, 8)
    label = scene.say("farms_more", tile=tile_name(kind))
    area = box_area(x - _STEP / 2 + 1, _HEAD, _STEP - 2, _PALETTE, 10)
    return tapped(scene, f"add:{TILES[kind]}", label, group(body, x, y), area)


def _farm(scene: Scene, seat: int, top: float, chosen: bool) -> Layer:
    """A name to choose by, the animals to take away, and their sum."""
    who, yard = scene.state.players[seat], scene.state.yard[seat]
    edge, stroke = ("barn", 3.5) if chosen else ("clover", 1.6)
    frame = box(_SIDE + 1, top + 1, WIDTH - 2 * _SIDE - 2, _ROW - 2, 12)
    field = (
        f'<path d="{frame}" fill="{paint("clover-tint")}" stroke="{paint(edge)}"'
        f' stroke-width="{stroke:g}"/>'
    )
    face = figure_of(scene, seat, _SIDE + _NAME / 2, top + _ROW / 2, 36)
    name = tapped(scene, f"player:{who}", scene.say("farms_choose", seat=who), face,
                  box_area(_SIDE + 1, top + 2, _NAME - 1, _ROW - 4, 10))  # fmt: skip
    kinds = [kind for kind in range(KINDS) if yard[kind]]
    herd = [_kept(scene, seat, kind, at, top) for at, kind in enumerate(kinds)]
    made = lettering(str(points(scene.state)[seat]), WIDTH - _SIDE - _SUM / 2, top + _ROW / 2, 20)
    return together([Layer(field), name, *herd, Layer(made)])


def _kept(scene: Scene, seat: int, kind: int, at: int, top: float) -> Layer:
    """Animals of one kind on a farmyard."""
    who, count = scene.state.players[seat], scene.state.yard[seat][kind]
    wide = (WIDTH - 2 * _SIDE - _NAME - _SUM) / KINDS
    x, y = _SIDE + _NAME + wide * (at + 0.5), top + _ROW / 2
    body = piece(kind, x, y - 4, 33) + tally(count, x + 6, y + 14)
    label = scene.say("farms_less", seat=who, count=count, tile=tile_name(kind))
    area = box_area(x - wide / 2, top + 3, wide, _ROW - 6, 8)
    return tapped(scene, f"less:{who}:{TILES[kind]}", label, body, area)
