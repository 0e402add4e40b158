"""The market: 25 hexagons with tiles, farmers, backs and gaps, and what lies beside it."""

from __future__ import annotations

from math import sqrt

from tutor.games.schweinebande.board import SIDE, SPACES
from tutor.games.schweinebande.figure_scene import (
    WIDTH,
    Scene,
    figure_of,
    numeral,
    piece,
    tile_name,
)
from tutor.games.schweinebande.flow import free_order
from tutor.games.schweinebande.state import (
    DOWN,
    EMPTY,
    ROUNDS,
    SPACE_COUNT,
    SUPPLY,
)
from tutor.render.art import coin
from tutor.render.art.brush import flat, group, hexagon, line, words
from tutor.render.layers import Layer, shown, tapped, together
from tutor.render.look import paint
from tutor.render.svg import Area, box_area, hex_area

_LEFT, _TOP = 15.0, 14.0
"""Room for the names of columns and rows."""
HEX_WIDE = (WIDTH - _LEFT - 1) / 7
RADIUS = HEX_WIDE / sqrt(3)
HEIGHT = _TOP + RADIUS * (2 + 1.5 * (SIDE - 1)) + 2
_IN = RADIUS - 1.4


def centre(space: int) -> tuple[float, float]:
    """The middle of a space, from the board's upper left corner."""
    row, column = divmod(space, SIDE)
    return _LEFT + HEX_WIDE * (column + row / 2 + 0.5), _TOP + RADIUS * (1 + 1.5 * row)


def market(scene: Scene, top: float) -> Layer:
    """The whole board with what lies in its two free corners."""
    spaces = together(_space(scene, space, top) for space in range(SPACE_COUNT))
    names = Layer("".join(_names(top)))
    return together([names, spaces, *_corners(scene, top)])


def _names(top: float) -> list[str]:
    letters = [
        words(SPACES[column][0], centre(column)[0], top + 7, 12, "ink-soft")
        for column in range(SIDE)
    ]
    numbers = [
        words(SPACES[start][1], x - HEX_WIDE / 2 - 7, top + y, 12, "ink-soft")
        for start in range(0, SPACE_COUNT, SIDE)
        for x, y in [centre(start)]
    ]
    return letters + numbers


def _space(scene: Scene, space: int, top: float) -> Layer:
    x, y = centre(space)
    y += top
    tile = scene.state.board[space]
    seat = scene.standing.get(space)
    if tile == EMPTY:
        body = _empty(x, y)
    elif tile == DOWN:
        body = _back(x, y)
    else:
        body = _tile(tile, x, y, seat is not None)
    if seat is not None:
        body += figure_of(scene, seat, x + 8.5, y + 4, 33)
    if space in (scene.state.shown, scene.state.picked):
        body += _lifted(x, y)
    put = tapped if scene.on_board else shown
    area = Area(hexagon(x, y, RADIUS), *hex_area(x, y, RADIUS)[1:])
    return put(scene, f"space:{SPACES[space]}", space_text(scene, space), body, area)


def space_text(scene: Scene, space: int) -> str:
    """What lies and stands on a space."""
    tile, name = scene.state.board[space], SPACES[space]
    if tile == EMPTY:
        return scene.say("space_empty", space=name)
    if tile == DOWN:
        return scene.say("space_down", space=name)
    word = tile_name(tile)
    if space == scene.state.shown:
        return scene.say("space_shown", space=name, tile=word)
    if space in scene.standing:
        seat = scene.state.players[scene.standing[space]]
        return scene.say("space_farmer", space=name, tile=word, seat=seat)
    return scene.say("space_tile", space=name, tile=word)


def _ground(x: float, y: float, fill: str, edge: str, wide: float) -> str:
    return (
        f'<path d="{hexagon(x, y, _IN)}" fill="{paint(fill)}" stroke="{paint(edge)}"'
        f' stroke-width="{wide:g}" stroke-linejoin="round"/>'
    )


def _empty(x: float, y: float) -> str:
    dashed = line(hexagon(x, y, _IN - 1), "edge", 1.6)
    return dashed.replace("/>", ' stroke-dasharray="3 5"/>')


def _back(x: float, y: float) -> str:
    inner = line(hexagon(x, y, _IN - 5), "box-barn-sky", 1.6)
    mark = words("?", x, y, 25, "box-barn-sky")
    return _ground(x, y, "box-barn", "outline", 2) + inner + mark


def _tile(tile: int, x: float, y: float, taken: bool) -> str:
    """A tile face up; under a farmer the animal moves aside and stays in sight."""
    ground = _ground(x, y, "piece-cream", "outline", 2)
    animal = piece(tile, x - 8, y - 9, 29) if taken else piece(tile, x + 1, y - 3, 38)
    return ground + animal + numeral(tile, x - 14, y + 11, 7.5)


def _lifted(x: float, y: float) -> str:
    """The tile that is just being turned."""
    return line(hexagon(x, y, _IN - 2), "barn", 4)


def _corners(scene: Scene, top: float) -> list[Layer]:
    """Turn-order tiles upper right; feed tokens and face-down stacks lower left."""
    bottom = top + HEIGHT
    return [
        _order_tiles(scene, WIDTH - 96, top + 15),
        _supply(scene, 22, bottom - 62),
        _stacks(scene, 22, bottom - 22),
    ]


def _order_tiles(scene: Scene, x: float, y: float) -> Layer:
    free = free_order(scene.state.order)
    places = [x + 10 + 19 * at for at in range(len(free))]
    body = "".join(order_tile(tile, at, y + 22) for at, tile in zip(places, free, strict=True))
    heading = words(scene.say("order_short"), x + 48, y + 2, 12, "ink-soft") if free else ""
    label = scene.say("order_free", tiles=free) if free else scene.say("order_none")
    return shown(scene, "order", label, heading + body, box_area(x, y + 10, 96, 25, 8))


def order_tile(tile: int, x: float, y: float, radius: float = 10) -> str:
    """A turn-order tile around (x, y)."""
    disc = hexagon(x, y, radius)
    ground = (
        f'<path d="{disc}" fill="{paint("piece-straw")}" stroke="{paint("outline")}"'
        ' stroke-width="1.6" stroke-linejoin="round"/>'
    )
    return ground + words(str(tile), x, y, radius * 1.25, "outline")


def _supply(scene: Scene, x: float, y: float) -> Layer:
    left = SUPPLY - sum(scene.state.tokens)
    body = group(coin(), x - 15, y - 15, 30 / 64) + words(str(left), x + 19, y, 16, "ink", "start")
    label = scene.say("supply_spot", tokens=left)
    return shown(scene, "supply", label, body, box_area(x - 17, y - 17, 62, 34, 8))


def _stacks(scene: Scene, x: float, y: float) -> Layer:
    left = SPACE_COUNT * (ROUNDS - scene.state.round)
    back = flat(hexagon(x, y, 14), "box-barn") + line(hexagon(x, y, 14), "outline", 1.6)
    body = (
        back
        + words("?", x, y, 15, "box-barn-sky")
        + words(str(left), x + 19, y, 16, "ink", "start")
    )
    label = scene.say("stacks_spot", tiles=left)
    return shown(scene, "stacks", label, body, box_area(x - 17, y - 17, 62, 34, 8))
