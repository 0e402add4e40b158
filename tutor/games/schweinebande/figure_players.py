"""The players: farmers in hand, turn-order tile, feed, tiles in front and the farmyard."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schweinebande.figure_board import order_tile
from tutor.games.schweinebande.figure_scene import (
    WIDTH,
    Scene,
    figure_of,
    numeral,
    piece,
    tally,
    text_width,
    tile_name,
)
from tutor.games.schweinebande.state import FEED, TILES, TOGETHER, Counts, value
from tutor.render.art import coin
from tutor.render.art.brush import box, flat, group, hexagon, line, polygon, words
from tutor.render.layers import Layer, fitted, shown, tapped, together
from tutor.render.look import paint
from tutor.render.svg import Area, box_area

_SIDE = 3.0
_WIDE = WIDTH - 2 * _SIDE
_HEAD, _TILES, _YARD = 38.0, 50.0, 42.0
_GAP = 7.0
_LABEL = 44.0
_STEP = 44.0
_NAME = 15


def players(scene: Scene, top: float, seats: tuple[int, ...] | None = None) -> tuple[Layer, float]:
    """All players (or some) from `top` down, and the lower edge of the last one."""
    layers, y = [], top
    for seat in range(len(scene.state.players)) if seats is None else seats:
        layer, y = _player(scene, seat, y)
        layers.append(layer)
        y += _GAP
    return together(layers), y - _GAP


def _player(scene: Scene, seat: int, top: float) -> tuple[Layer, float]:
    rows, y = [], top + _HEAD
    for where, counts in _rows(scene, seat):
        high = _YARD if where == "yard" else _TILES
        draw = _yard if where == "yard" else _pile
        rows.append(draw(scene, seat, where, counts, y))
        y += high
    return together([_sheet(scene, seat, top, y - top), *_head(scene, seat, top), *rows]), y


def _rows(scene: Scene, seat: int) -> Iterator[tuple[str, Counts]]:
    """Only the rows that hold something."""
    state = scene.state
    for where, piles in (("front", state.front), ("fresh", state.fresh), ("yard", state.yard)):
        if any(piles[seat]):
            yield where, piles[seat]


def _sheet(scene: Scene, seat: int, top: float, high: float) -> Layer:
    who = scene.state.players[seat]
    acts = who in scene.acting
    edge, stroke = ("barn", 3.5) if acts else ("edge", 1.5)
    outline = box(_SIDE + 1, top + 1, _WIDE - 2, high - 2, 12)
    sheet = (
        f'<path d="{outline}" fill="{paint("sheet")}" stroke="{paint(edge)}"'
        f' stroke-width="{stroke:g}"/>'
    )
    label = scene.say("player_acts" if acts else "player_spot", seat=who)
    area = Area(outline, WIDTH - 18, top + 5)
    body = sheet + _name(scene, seat, top, acts)
    if not scene.in_front:
        return shown(scene, f"player:{who}", label, body, area)
    name = tapped(scene, f"player:{who}", label, body, box_area(_SIDE + 1, top + 1, 150, 44, 12))
    return Layer(name.body, {f"player:{who}": area})


def _name(scene: Scene, seat: int, top: float, acts: bool) -> str:
    who, y = scene.state.players[seat], top + 19
    x = _SIDE + 34
    sign = ""
    if acts:
        sign = flat(polygon(((x, y - 7), (x + 10, y), (x, y + 7))), "barn")
        x += 14
    done = scene.state.section in TOGETHER and seat in scene.state.done
    name = fitted(who, _NAME, 122 - (16 if done else 0))
    check = line(f"M{x + text_width(name, _NAME) + 6:g} {y:g}l4 5 7-10", "legal", 3) if done else ""
    face = figure_of(scene, seat, _SIDE + 19, top + 20, 30)
    return face + sign + words(name, x, y, _NAME, "ink", "start") + check


def _head(scene: Scene, seat: int, top: float) -> list[Layer]:
    """Farmers in hand, turn-order tile and feed tokens, at the right end."""
    return [
        _farmers(scene, seat, WIDTH - 172, top + 19),
        _order(scene, seat, WIDTH - 84, top + 19),
        _tokens(scene, seat, WIDTH - 51, top + 19),
    ]


def _farmers(scene: Scene, seat: int, x: float, y: float) -> Layer:
    who, count = scene.state.players[seat], scene.facts.in_hand[seat]
    body = "".join(figure_of(scene, seat, x + 12 + 20 * at, y, 25) for at in range(count))
    label = scene.say("farmers_spot", seat=who, farmers=count)
    put = tapped if scene.on_board else shown
    return put(scene, f"farmers:{who}", label, body, box_area(x - 2, y - 22, 66, 44, 8))


def _order(scene: Scene, seat: int, x: float, y: float) -> Layer:
    who, tile = scene.state.players[seat], scene.state.order[seat]
    dashed = line(hexagon(x, y, 10), "edge", 1.4).replace("/>", ' stroke-dasharray="3 4"/>')
    body = order_tile(tile, x, y, 11) if tile else dashed
    label = scene.say("order_of" if tile else "order_of_none", seat=who, tile=tile)
    return shown(scene, f"order:{who}", label, body, box_area(x - 14, y - 14, 28, 28, 8))


def _tokens(scene: Scene, seat: int, x: float, y: float) -> Layer:
    who, count = scene.state.players[seat], scene.state.tokens[seat]
    body = group(coin(), x - 12, y - 12, 24 / 64) + words(str(count), x + 16, y, 15, "ink", "start")
    label = scene.say("tokens_spot", seat=who, tokens=count)
    put = tapped if scene.state.section == FEED else shown
    return put(scene, f"tokens:{who}", label, body, box_area(x - 14, y - 22, 54, 44, 8))


def _pile(scene: Scene, seat: int, where: str, counts: Counts, y: float) -> Layer:
    """Tiles in front of a player, one stack for each kind."""
    heading = words(scene.say(f"{where}_short"), _SIDE + 9, y + 22, 12, "ink-soft", "start")
    kinds = [kind for kind, count in enumerate(counts) if count]
    stacks = [
        _stack(scene, (seat, where), kind, counts[kind], _SIDE + _LABEL + _STEP * (at + 0.5), y)
        for at, kind in enumerate(kinds)
    ]
    return together([Layer(heading), *stacks])


def _stack(scene: Scene, pile: tuple[int, str], kind: int, count: int, x: float, y: float) -> Layer:
    """One kind of tile: `pile` is the seat and front or fresh."""
    who, where, middle = scene.state.players[pile[0]], pile[1], y + 22
    outline = hexagon(x, middle, 23)
    ground = flat(outline, "piece-cream") + line(outline, "outline", 1.6)
    body = ground + piece(kind, x, middle - 3, 31) + numeral(kind, x - 12, middle + 13, 6.5)
    body += tally(count, x + 10, middle + 14)
    label = scene.say(f"{where}_spot", seat=who, count=count, tile=tile_name(kind))
    put = tapped if where == "front" and scene.in_front else shown
    identity = f"{where}:{who}:{TILES[kind]}"
    return put(scene, identity, label, body, box_area(x - 22, y, 44, 47, 8))


def _yard(scene: Scene, seat: int, where: str, counts: Counts, y: float) -> Layer:
    """The farmyard: animals that stay, on green, and what they count."""
    who, points = scene.state.players[seat], value(counts)
    left, wide, high = _SIDE + 6, _WIDE - 12, _YARD - 7
    field = flat(box(left, y, wide, high, 10), "clover-tint") + line(
        box(left, y, wide, high, 10), "clover", 1.6
    )
    heading = words(scene.say("yard_short"), left + 7, y + high / 2, 12, "ink-soft", "start")
    kinds = [kind for kind, count in enumerate(counts) if count]
    herd = ""
    for at, kind in enumerate(kinds):
        x = _SIDE + _LABEL + 15 + 36 * at
        herd += piece(kind, x, y + 17, 30) + tally(counts[kind], x + 11, y + 26)
    total = words(
        scene.say("points", points=points), left + wide - 8, y + high / 2, 15, "ink", "end"
    )
    label = scene.say("yard_spot", seat=who, animals=yard_text(scene, counts), points=points)
    area = box_area(left, y, wide, high, 10)
    put = tapped if scene.in_front else shown
    return put(scene, f"yard:{who}", label, field + heading + herd + total, area)


def yard_text(scene: Scene, counts: Counts) -> str:
    """Counts of tiles in words."""
    return scene.words.join(
        [
            scene.say("tile_count", count=count, tile=tile_name(kind))
            for kind, count in enumerate(counts)
            if count
        ]
    )
