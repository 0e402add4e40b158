"""The players: what lies in front of each of them. Open hands get a row, hidden ones half."""

from __future__ import annotations

from tutor.games.schweinsgalopp.effects import winners
from tutor.games.schweinsgalopp.figure_ring import WIDTH
from tutor.games.schweinsgalopp.figure_scene import (
    Scene,
    back,
    count_seal,
    crown,
    food_chip,
    runner,
)
from tutor.games.schweinsgalopp.state import Hand, size
from tutor.render.art import container
from tutor.render.art.brush import box, flat, group, line, oval, polygon, words
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH, card
from tutor.render.layers import Layer, fitted, shown, tapped, together
from tutor.render.look import paint
from tutor.render.svg import Area, box_area

_GAP = 6.0
_LEFT = 3.0
_FULL = WIDTH - 2 * _LEFT
_HALF = (_FULL - _GAP) / 2
_TALL, _LOW = 76.0, 66.0
_CARD = 0.44
_STEP = 46.3
_BACK = 0.385
_FAN, _TIGHT_FAN = 20.0, 2.0

Place = tuple[float, float, float, float]
"""Left, top, width and height."""


def seats(scene: Scene, top: float) -> tuple[Layer, float]:
    """All players from `top` down, hidden hands first; also the lower edge."""
    hands = scene.state.hands
    hidden = [seat for seat, hand in enumerate(hands) if isinstance(hand, int)]
    known = [seat for seat, hand in enumerate(hands) if not isinstance(hand, int)]
    layers, y = [], top
    for at in range(0, len(hidden), 2):
        pair = hidden[at : at + 2]
        wide = _HALF if len(pair) == 2 else _FULL
        for column, seat in enumerate(pair):
            layers.append(_hidden(scene, seat, _LEFT + column * (wide + _GAP), y, wide))
        y += _LOW + _GAP
    for seat in known:
        layers.append(_known(scene, seat, y))
        y += _TALL + _GAP
    return together(layers), y - _GAP


def _known(scene: Scene, seat: int, y: float) -> Layer:
    who = scene.state.players[seat]
    left = _LEFT + 119
    area = box_area(left, y + 4, _FULL - 122, _TALL - 8)
    cards = together(_cards(scene, seat, left, y + 7))
    hand = shown(scene, f"hand:{who}", scene.hand_text(seat), "", area)
    tile = _tile(scene, seat, (_LEFT, y, _FULL, _TALL), 116)
    return together([tile, hand, cards])


def _hidden(scene: Scene, seat: int, x: float, y: float, wide: float) -> Layer:
    who = scene.state.players[seat]
    count = size(scene.state.hands[seat])
    step = _FAN if wide > _HALF else _TIGHT_FAN
    right = x + wide - 9
    left = right - _BACK * CARD_WIDTH - step * max(0, count - 1)
    under = "".join(_under(left + step * at, y + 6) for at in range(count - 1))
    backs = under + group(back(), right - _BACK * CARD_WIDTH, y + 6, _BACK)
    empty = _no_card(right - _BACK * CARD_WIDTH, y + 6, _BACK)
    body = backs + count_seal(count, right - 11, y + 46, 11) if count else empty
    if scene.on_last_card(seat):
        body += _last_card(scene, left, y + 8, wide > _HALF, before=True)
    area = box_area(left - 2, y + 4, right - left + 4, _LOW - 8)
    tile = _tile(scene, seat, (x, y, wide, _LOW), left - x - 18)
    hand = shown(scene, f"hand:{who}", scene.hand_text(seat), body, area)
    return together([tile, hand])


def _under(x: float, y: float) -> str:
    """A card of which only the left edge can be seen."""
    wide, high = CARD_WIDTH * _BACK, CARD_HEIGHT * _BACK
    edge = flat(box(x, y, wide, high, 4.6), "edge") + flat(
        box(x + 0.6, y + 0.6, wide - 1.2, high - 1.2, 4.2), "sheet"
    )
    return edge + flat(box(x + 3, y + 3, wide - 6, high - 6, 2.7), "box-rose")


def _tile(scene: Scene, seat: int, place: Place, room: float) -> Layer:
    """The sheet of a player: name (in `room`), sign of the turn, container and safe chips."""
    x, y, wide, high = place
    who = scene.state.players[seat]
    on_turn = scene.on_turn(seat)
    edge, stroke = ("rose", 3.5) if on_turn else ("edge", 1.5)
    outline = box(x + 1, y + 1, wide - 2, high - 2, 12)
    sheet = (
        f'<path d="{outline}" fill="{paint("sheet")}" stroke="{paint(edge)}"'
        f' stroke-width="{stroke:g}"/>'
    )
    name = _name(scene, seat, x + 10, y + 16, room - 8)
    label = scene.say("player_on_turn" if on_turn else "player_spot", seat=who)
    owner = shown(
        scene, f"player:{who}", label, sheet + name, box_area(x + 1, y + 1, wide - 2, high - 2, 12)
    )
    return together([owner, *_chips(scene, seat, x + 6, y + 27)])


def _name(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The name behind an arrow for the player on turn, or a crown for a winner."""
    who, sign = scene.state.players[seat], ""
    if scene.on_turn(seat):
        sign = flat(polygon(((x, y - 8), (x + 12, y), (x, y + 8))), "rose")
    elif who in winners(scene.state):
        sign = crown(x + 9, y, 18)
    start = 22 if sign else 0
    return sign + words(fitted(who, 15, room - start), x + start, y, 15, "ink", "start")


def _chips(scene: Scene, seat: int, x: float, y: float) -> list[Layer]:
    who, state = scene.state.players[seat], scene.state
    chips, safe = state.containers[seat], state.safe[seat]
    pail = group(container(chips), x, y, 0.52) + words(
        str(chips), x + 36, y + 20, 16, "ink", "start"
    )
    stack = food_chip(x + 72, y + 18, 30) + words(str(safe), x + 89, y + 20, 16, "ink", "start")
    return [
        shown(
            scene,
            f"container:{who}",
            scene.say("container_spot", seat=who, chips=chips),
            pail,
            _low_sign(x - 1, y, 56, 36),
        ),
        shown(
            scene,
            f"safe:{who}",
            scene.say("safe_spot", seat=who, chips=safe),
            stack,
            _low_sign(x + 55, y, 54, 36),
        ),
    ]


def _low_sign(x: float, y: float, wide: float, high: float) -> Area:
    """A rectangle with its sign on the lower right corner, clear of the name above."""
    return Area(box(x, y, wide, high, 8), x + wide - 4, y + high - 3)


def _cards(scene: Scene, seat: int, x: float, y: float) -> list[Layer]:
    hand: Hand = scene.state.hands[seat]
    assert not isinstance(hand, int), "a hidden hand has no cards to show"
    places = [x + at * _STEP for at in range(len(hand))]
    cards = [
        _card(scene, seat, colour, count, at, y)
        for at, colour, count in zip(places, scene.state.options.colours, hand, strict=True)
        if count
    ]
    if scene.on_last_card(seat):
        at = hand.index(1)
        return [*cards, Layer(_last_card(scene, places[at], y, True, before=at > len(hand) // 2))]
    return [*cards, *(Layer(_no_card(at, y)) for at, n in zip(places, hand, strict=True) if not n)]


def _card(scene: Scene, seat: int, colour: str, count: int, x: float, y: float) -> Layer:
    who = scene.state.players[seat]
    face = group(card("", runner(colour), colour), x, y, _CARD)
    body = face + count_seal(count, x + 30, y + 47, 10)
    label = scene.say("card_spot", cards=count, card=colour, seat=who)
    area = box_area(x, y, CARD_WIDTH * _CARD, CARD_HEIGHT * _CARD, 6)
    return tapped(scene, f"card:{who}:{colour}", label, body, area)


def _last_card(scene: Scene, x: float, y: float, spoken: bool, *, before: bool) -> str:
    """The sign of a last card on a card's upper left corner; in words too, where there is room."""
    disc = flat(oval(x + 3, y + 4, 11.5), "sheet") + flat(oval(x + 3, y + 4, 10), "rose")
    sign = disc + words("!", x + 3, y + 4, 15, "on-accent")
    if not spoken:
        return sign
    side, anchor = (x - 14, "end") if before else (x + CARD_WIDTH * _CARD + 12, "start")
    return sign + words(scene.say("last_card_short"), side, y + 30, 14, "ink", anchor)


def _no_card(x: float, y: float, scale: float = _CARD) -> str:
    place = box(x + 2, y + 2, CARD_WIDTH * scale - 4, CARD_HEIGHT * scale - 4, 6)
    return line(place, "line", 1.5).replace("/>", ' stroke-dasharray="4 5"/>')
