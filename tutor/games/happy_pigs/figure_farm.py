"""A player's farm: name, money, chosen action, actions left, tools, and the sties."""

from __future__ import annotations

from tutor.games.happy_pigs.figure_card import choice
from tutor.games.happy_pigs.figure_scene import Scene, crown, item_picture, seal
from tutor.games.happy_pigs.figure_sty import (
    FULL,
    PAD,
    SIDE,
    Ground,
    ground,
    is_narrow,
    sties,
    turning,
    unit,
)
from tutor.games.happy_pigs.state import ACTIONS, OVER, TOOLS, TURNS
from tutor.render.art import coin
from tutor.render.art.brush import box, flat, group, oval, polygon, words
from tutor.render.layers import Layer, fitted, shown, small_enough, tapped, together
from tutor.render.look import paint
from tutor.render.svg import Area, box_area

_LEFT, _FULL, _PAD, _SIDE = 3.0, FULL, PAD, SIDE
_FINGER = 44.0
"""What a finger needs, in both directions."""
_HEAD = _FINGER + 2
_LOW = 62.0
"""Height of the same things in a row above several sties."""


def farm(scene: Scene, seat: int, top: float) -> tuple[Layer, float]:
    """One farm from `top` down; also its lower edge."""
    own = scene.state.farms[seat]
    grid = scene.state.options.space_model == "grid"
    floor = ground(own.herd, own.sties, own.join, grid)
    beside = is_narrow(floor.wide)
    square = unit(floor.wide, floor.high)
    low = 0 if beside else _row_high(scene, seat)
    high = _HEAD + floor.high * square + _PAD + 6 + low
    sheet = _sheet(scene, seat, top, high)
    goods = _beside(scene, seat, top) if beside else _above(scene, seat, top)
    return together(
        [sheet, goods, _floor(scene, seat, floor, square, top + low, beside)]
    ), top + high + 6


def _row_high(scene: Scene, seat: int) -> float:
    """Room above several sties; after the end there is nothing to show but the marker."""
    idle = scene.state.step == OVER and not scene.state.chosen[seat]
    return 0.0 if idle and seat != scene.state.starter else _LOW


def _floor(
    scene: Scene, seat: int, floor: Ground, square: float, top: float, beside: bool
) -> Layer:
    y = top + _HEAD + 5
    wide = floor.wide * square
    x = _LEFT + _FULL - _PAD - wide if beside else _LEFT + (_FULL - wide) / 2
    return sties(scene, seat, floor, (x, y), square)


def _sheet(scene: Scene, seat: int, top: float, high: float) -> Layer:
    """The sheet with the name, the sign of the turn or the win, tools and money."""
    who, acts = scene.state.players[seat], scene.acts(seat)
    edge, stroke = ("clover", 3.2) if acts else ("edge", 1.5)
    sheet = (
        f'<path d="{box(_LEFT + 1, top + 1, _FULL - 2, high - 2, 12)}" fill="{paint("sheet")}"'
        f' stroke="{paint(edge)}" stroke-width="{stroke:g}"/>'
    )
    label = scene.say("player_acts" if acts else "player_spot", seat=who)
    area = Area(box(_LEFT + 1, top + 1, _FULL - 2, high - 2, 12), _LEFT + 126, top + 3)
    middle = top + 1 + _FINGER / 2
    owner = shown(scene, f"player:{who}", label, sheet + _name(scene, seat, middle), area)
    return together([owner, *_tools(scene, seat, top + 1), _money(scene, seat, middle)])


def _name(scene: Scene, seat: int, y: float) -> str:
    who, x, sign = scene.state.players[seat], _LEFT + 11, ""
    if scene.acts(seat):
        sign = flat(polygon(((x, y - 8), (x + 12, y), (x, y + 8))), "clover")
    elif seat in scene.winners:
        sign = crown(x + 9, y, 18)
    start = 22 if sign else 0
    size = small_enough(who, 15, 132 - start, 11)
    return sign + words(fitted(who, size, 132 - start), x + start, y, size, "ink", "start")


def _marker(scene: Scene, seat: int, x: float, y: float) -> list[Layer]:
    """The starting-player marker around (x, y), where this player has it."""
    if seat != scene.state.starter:
        return []
    post = flat(box(x - 10, y - 12, 4, 26, 2), "piece-wood-dark")
    pennant = flat(polygon(((x - 6, y - 12), (x + 16, y - 5), (x - 6, y + 2))), "piece-red")
    edge = flat(polygon(((x - 8, y - 14), (x + 20, y - 5), (x - 8, y + 4))), "outline")
    label = scene.say("marker_spot", seat=scene.state.players[seat])
    area = Area(oval(x, y, _FINGER / 2), x + 16, y - 14)
    return [tapped(scene, "marker", label, edge + post + pennant, area)]


def _money(scene: Scene, seat: int, y: float) -> Layer:
    who, money = scene.state.players[seat], scene.state.farms[seat].money
    x = _LEFT + _FULL - 76
    body = group(coin(), x, y - 12, 0.36) + words(
        scene.say("price", dollars=money), x + 27, y, 16, "ink", "start"
    )
    area = Area(box(x - 3, y - _FINGER / 2, 75, _FINGER, 8), x + 68, y - 14)
    draw = tapped if scene.state.step == TURNS else shown
    return draw(scene, f"money:{who}", scene.say("money_spot", seat=who, money=money), body, area)


def _beside(scene: Scene, seat: int, top: float) -> Layer:
    """Card, actions left and marker in a column."""
    x, y = _LEFT + _PAD, top + _HEAD + 5
    parts = [choice(scene, seat, x, y, 0.44), _left(scene, seat, x + 68, y + 28)]
    parts.append(_chosen_name(scene, seat, x, y + 71, _SIDE - 6, 12))
    return together([*parts, *_marker(scene, seat, x + 22, y + 104)])


def _above(scene: Scene, seat: int, top: float) -> Layer:
    """The same in a row."""
    x, y = _LEFT + _PAD, top + _HEAD
    parts = [choice(scene, seat, x, y + 2, 0.33), _left(scene, seat, x + 66, y + 28)]
    parts.append(_chosen_name(scene, seat, x + 98, y + 24, 120, 12))
    return together([*parts, *_marker(scene, seat, _LEFT + _FULL - 34, y + 24)])


def _chosen_name(scene: Scene, seat: int, x: float, y: float, room: float, size: float) -> Layer:
    """The action that lies open, in letters big enough to read."""
    chosen = scene.state.chosen[seat]
    if chosen not in ACTIONS:
        return Layer("")
    return Layer(words(fitted(scene.term(chosen), size, room), x, y, size, "ink", "start"))


def _left(scene: Scene, seat: int, x: float, y: float) -> Layer:
    """How many actions are left, around (x, y)."""
    who, left = scene.state.players[seat], scene.state.farms[seat].left
    label = scene.say("left_spot", seat=who, left=left)
    area = oval_around(x, y)
    if scene.state.step != TURNS and not left:
        return shown(scene, f"left:{who}", label, "", area)
    fill, ink = ("clover", "on-accent") if left else ("ground", "ink-soft")
    disc = flat(oval(x, y - 6, 17), "edge") + flat(oval(x, y - 6, 15.4), fill)
    body = disc + words(str(left), x, y - 6, 18 if left < 100 else 12, ink)
    body += words(fitted(scene.say("left_short"), 9.5, 50), x, y + 22, 9.5, "ink-soft")
    draw = tapped if scene.state.step == TURNS else shown
    return draw(scene, f"left:{who}", label, body, area)


def oval_around(x: float, y: float) -> Area:
    """The touchable round place of actions left."""
    return Area(oval(x, y - 6, _FINGER / 2), x + 14, y - 22)


def _tools(scene: Scene, seat: int, y: float) -> list[Layer]:
    """Three kinds of tools with their counts; pale where there is none."""
    who, own = scene.state.players[seat], scene.state.farms[seat]
    layers = []
    for place, (tool, count) in enumerate(zip(TOOLS, own.tools, strict=True)):
        left = _LEFT + 144 + place * _FINGER
        picture = group(item_picture(tool), left + 5, y + 4, 0.5)
        body = picture + seal(str(count), left + 33, y + 33, 8)
        if own.spent[place]:
            body = picture + turning(left + 33, y + 12, 17)
            body += seal(str(count), left + 33, y + 33, 8) if count else ""
        elif not count:
            body = f'<g opacity="0.3">{picture}</g>'
        label = scene.say("tool_spot", seat=who, tool=tool, count=count)
        if own.spent[place]:
            label = scene.say("tool_spent", seat=who, tool=tool, count=own.spent[place])
        area = box_area(left, y, _FINGER, _FINGER, 6)
        layers.append(tapped(scene, f"tool:{who}:{tool}", label, body, area))
    return layers
