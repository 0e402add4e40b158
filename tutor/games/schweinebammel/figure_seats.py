"""The players around the table: an open hand as a fan or in rows, a hidden one as a number."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.schweinebammel.figure_cards import back, face
from tutor.games.schweinebammel.figure_fan import LARGE, SMALL, fans
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene, count_seal
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.scoring import winners
from tutor.games.schweinebammel.state import PIGS
from tutor.render.art.brush import box, flat, group, line, polygon, words
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH
from tutor.render.layers import Layer, fitted, shown, tapped, together
from tutor.render.look import paint
from tutor.render.svg import box_area

_GAP = 6.0
_LEFT = 3.0
_FULL = WIDTH - 2 * _LEFT
_HALF = (_FULL - _GAP) / 2
_LOW = 66.0
_HEAD = 32.0
_BETWEEN = 4.5
_ROW_GAP = 8.0
_BACK = 0.36

Place = tuple[float, float, float, float]
"""Left, top, width and height."""


def seats(scene: Scene, top: float, *, narrow: bool) -> tuple[Layer, float]:
    """All players from `top` down, open hands first, near the piles; also the lower edge.

    Open hands are fans, or on a narrow screen a grid of cards.
    """
    everybody = range(len(scene.state.players))
    hidden = [seat for seat in everybody if scene.holds_hidden(seat)]
    known = [seat for seat in everybody if seat not in hidden]
    layers, y = [], top
    for seat in known:
        layer, high = _known(scene, seat, y, narrow, len(known) == 1 or scene.on_turn(seat))
        layers.append(layer)
        y += high + _GAP
    for at in range(0, len(hidden), 2):
        pair = hidden[at : at + 2]
        wide = _HALF if len(pair) == 2 else _FULL
        for column, seat in enumerate(pair):
            layers.append(_hidden(scene, seat, (_LEFT + column * (wide + _GAP), y, wide, _LOW)))
        y += _LOW + _GAP
    return together(layers), y - _GAP


class Size(NamedTuple):
    """How large the cards of an open hand are: the fewer, the larger."""

    columns: int
    scale: float

    @property
    def row(self) -> float:
        """From one row to the next."""
        return CARD_HEIGHT * self.scale + _ROW_GAP


def _size(kinds: int) -> Size:
    for size in (Size(3, 1.06), Size(4, 0.78), Size(5, 0.63)):
        if kinds <= size.columns:
            return size
    return Size(6, 0.52)


def _known(scene: Scene, seat: int, y: float, narrow: bool, large: bool) -> tuple[Layer, float]:
    """A hand with open cards, or an empty one."""
    if not scene.is_open(seat):
        return _hidden(scene, seat, (_LEFT, y, _FULL, _LOW)), _LOW
    return _grid(scene, seat, y) if narrow else _fan(scene, seat, y, LARGE if large else SMALL)


def _fan(scene: Scene, seat: int, y: float, scale: float) -> tuple[Layer, float]:
    """A fan below name and points."""
    cards, bottom = fans(scene, seat, scale, y + _HEAD)
    high = max(_LOW, bottom - y + 8)
    who = scene.state.players[seat]
    tile = _tile(scene, seat, (_LEFT, y, _FULL, high), _FULL - 20)
    area = box_area(_LEFT + 4, y + 4, _FULL - 8, high - 8, 10)
    hand = shown(scene, f"hand:{who}", scene.hand_text(seat), "", area)
    return together([tile, hand, cards]), high


def _grid(scene: Scene, seat: int, y: float) -> tuple[Layer, float]:
    held = scene.held(seat)
    size = _size(len(held))
    rows = -(-len(held) // size.columns)
    high = _HEAD + rows * size.row + 4
    tile = _tile(scene, seat, (_LEFT, y, _FULL, high), _FULL - 20)
    who = scene.state.players[seat]
    area = box_area(_LEFT + 4, y + _HEAD - 4, _FULL - 8, high - _HEAD, 10)
    hand = shown(scene, f"hand:{who}", scene.hand_text(seat), "", area)
    cards = [
        _card(scene, seat, card, _corner(size, at, y + _HEAD), size.scale)
        for at, card in enumerate(held)
    ]
    return together([tile, hand, *cards]), high


def _corner(size: Size, at: int, top: float) -> tuple[float, float]:
    """The upper left corner of the card with that number in a hand."""
    row, column = divmod(at, size.columns)
    return _LEFT + 9 + column * (CARD_WIDTH * size.scale + _BETWEEN), top + row * size.row


def _card(
    scene: Scene, seat: int, held: tuple[int, int], corner: tuple[float, float], scale: float
) -> Layer:
    (kind, count), (x, y) = held, corner
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    value = kind if kind in PIGS else 0
    body = group(face(kind, value, scene.short(kind)), x, y, scale)
    if count > 1:
        body += count_seal(count, x + wide - 13, y + high / 2, 11, "×")
    who = scene.state.players[seat]
    label = scene.say("card_spot", cards=count, card=kind_term(kind), seat=who)
    area = box_area(x, y, wide, high, 6)
    return tapped(scene, scene.card_spot(seat, kind), label, body, area)


def _hidden(scene: Scene, seat: int, place: Place) -> Layer:
    x, y, wide, _ = place
    who, count = scene.state.players[seat], sum(scene.state.hands[seat])
    right = x + wide - 10
    left = right - CARD_WIDTH * _BACK
    top = y + 8
    high = CARD_HEIGHT * _BACK
    if count:
        under = "".join(_under(left - step * 4, top) for step in range(min(3, count - 1), 0, -1))
        body = under + group(back(), left, top, _BACK) + count_seal(count, left + 4, top + 38, 13)
    else:
        empty = line(box(left + 2, top + 2, CARD_WIDTH * _BACK - 4, high - 4, 5), "edge", 1.5)
        body = empty.replace("/>", ' stroke-dasharray="4 5"/>')
        body += words("0", left + CARD_WIDTH * _BACK / 2, top + high / 2, 16, "ink-soft")
    area = box_area(left - 16, y + 5, right - left + 20, _LOW - 10)
    tile = _tile(scene, seat, place, wide - 84)
    return together([tile, shown(scene, f"hand:{who}", scene.hand_text(seat), body, area)])


def _under(x: float, y: float) -> str:
    """A card of which only the left edge can be seen."""
    wide, high = CARD_WIDTH * _BACK, CARD_HEIGHT * _BACK
    return flat(box(x, y, wide, high, 4.4), "edge") + flat(
        box(x + 0.8, y + 0.8, wide - 1.6, high - 1.6, 4), "sheet"
    )


def _tile(scene: Scene, seat: int, place: Place, room: float) -> Layer:
    """The sheet of a player: name (in `room`), sign of the turn, points so far."""
    x, y, wide, high = place
    who, on_turn = scene.state.players[seat], scene.on_turn(seat)
    edge, stroke = ("mud", 3.5) if on_turn else ("edge", 1.5)
    outline = box(x + 1, y + 1, wide - 2, high - 2, 12)
    sheet = (
        f'<path d="{outline}" fill="{paint("sheet")}" stroke="{paint(edge)}"'
        f' stroke-width="{stroke:g}"/>'
    )
    beside = wide > _HALF and high > _LOW
    body = sheet + _name(scene, seat, x + 10, y + 17, room * (0.6 if beside else 1))
    scores = scene.state.scores[seat]
    if scores:
        total = sum(scores)
        text = scene.say("score_short", points=_signed(total), count=abs(total))
        at = (x + wide - 12, y + 17, "end") if beside else (x + 10, y + 45, "start")
        body += words(text, at[0], at[1], 13, "ink-soft", at[2])
    label = scene.say("player_on_turn" if on_turn else "player_spot", seat=who)
    area = box_area(x + 1, y + 1, wide - 2, high - 2, 12)
    return tapped(scene, f"player:{who}", label, body, area)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _name(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The name behind an arrow for the player on turn, or a star for a winner."""
    who, sign = scene.state.players[seat], ""
    if scene.on_turn(seat):
        sign = flat(polygon(((x, y - 8), (x + 12, y), (x, y + 8))), "mud")
    elif who in winners(scene.state):
        sign = words("★", x + 7, y, 17, "mud")
    start = 20 if sign else 0
    return sign + words(fitted(who, 15, room - start), x + start, y, 15, "ink", "start")
