"""The middle of the table: headline, draw pile, discard pile, special pile."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.schweinebammel.figure_cards import back, face
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene, count_seal
from tutor.games.schweinebammel.names import term
from tutor.games.schweinebammel.state import FARMER, HECTOR, ROUNDS, UNKNOWN, Cards
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH
from tutor.render.layers import Layer, in_two_lines, shown, tapped, together
from tutor.render.svg import box_area

_MIDDLE = WIDTH / 2
_SIDE = 112.0
"""From the middle pile to the other two."""


class Room(NamedTuple):
    """Sizes of the table: scales of its cards, the line they stand on, places of the words."""

    large: float
    small: float
    foot: float
    caption: float
    bottom: float
    round: tuple[float, float]
    now: float

    def corner(self, x: float, scale: float) -> tuple[float, float]:
        """The upper left corner of a card that stands on the line around x."""
        return x - CARD_WIDTH * scale / 2, self.foot - CARD_HEIGHT * scale


WIDE = Room(0.8, 0.6, 179, 199, 212, (_MIDDLE, 19), 38)
NARROW = Room(0.62, 0.46, 140, 158, 171, (_MIDDLE - _SIDE, 50), 20)
"""Low, so that a phone shows the hand as well; a frame around the draw pile leaves the words
above it free."""


def table(scene: Scene, room: Room = WIDE) -> Layer:
    """The table with its three piles."""
    cloth = flat(box(3, 3, WIDTH - 6, room.bottom - 6, 22), "mud-tint")
    edge = line(box(3, 3, WIDTH - 6, room.bottom - 6, 22), "mud", 2)
    head = Layer(cloth + edge + _headline(scene, room))
    return together([head, _draw_pile(scene, room), _top(scene, room), _specials(scene, room)])


def _headline(scene: Scene, room: Room) -> str:
    state = scene.state
    rounds = scene.say("round_of", round=state.round, rounds=ROUNDS)
    lines = in_two_lines(scene.now, 15, WIDTH - 50)
    now = "".join(words(text, _MIDDLE, room.now + 17 * at, 15) for at, text in enumerate(lines))
    return words(rounds, *room.round, 12, "ink-soft") + now


def _caption(text: str, x: float, room: Room) -> str:
    return words(text, x, room.caption, 12, "ink-soft")


def _empty(x: float, y: float, scale: float) -> str:
    place = box(x + 2, y + 2, CARD_WIDTH * scale - 4, CARD_HEIGHT * scale - 4, 8)
    return line(place, "edge", 2).replace("/>", ' stroke-dasharray="7 7"/>')


def _stack(body: str, x: float, y: float, scale: float, cards: int) -> str:
    """A card with edges of others beneath it."""
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    steps = range(min(3, cards - 1), 0, -1)
    under = "".join(
        flat(box(x + 2.5 * n, y + 2.5 * n, wide, high, 8), "edge")
        + flat(box(x + 2.5 * n + 1, y + 2.5 * n + 1, wide - 2, high - 2, 7), "sheet")
        for n in steps
    )
    return under + group(body, x, y, scale)


def _draw_pile(scene: Scene, room: Room) -> Layer:
    cards, small = scene.state.draw_pile, room.small
    centre = _MIDDLE - _SIDE
    x, y = room.corner(centre, small)
    drawn = _stack(back(), x, y, small, cards) if cards else _empty(x, y, small)
    body = drawn + count_seal(cards, centre, room.foot - 18, 13)
    body += _caption(scene.say("draw_short"), centre, room)
    area = box_area(x - 3, y - 3, CARD_WIDTH * small + 10, CARD_HEIGHT * small + 10, 10)
    return tapped(scene, "draw", scene.say("draw_spot", cards=cards), body, area)


def _top(scene: Scene, room: Room) -> Layer:
    top, beneath = scene.state.top, sum(scene.state.discards)
    large = room.large
    x, y = room.corner(_MIDDLE, large)
    area = box_area(x - 3, y - 3, CARD_WIDTH * large + 10, CARD_HEIGHT * large + 10, 12)
    caption = _caption(scene.say("top_short"), _MIDDLE, room)
    if top is None:
        empty = _empty(x, y, large)
        return tapped(scene, "top", scene.say("top_none"), empty + caption, area)
    drawn = _stack(face(top.kind, top.value, ""), x, y, large, beneath + 1)
    return tapped(scene, "top", scene.say("top_spot", card=term(top)), drawn + caption, area)


def _specials(scene: Scene, room: Room) -> Layer:
    specials, small = scene.state.specials, room.small
    cards, centre = sum(specials), _MIDDLE + _SIDE
    x, y = room.corner(centre, small)
    kind = _shown_special(scene.state.duty, specials)
    body = (
        _stack(face(kind, 0, scene.short(kind)), x, y, small, cards)
        if cards
        else _empty(x, y, small)
    )
    if cards:
        body += count_seal(cards, x + 13, y + 13, 10)
    if scene.state.row > 1:
        body += count_seal(scene.state.row, x + CARD_WIDTH * small - 12, y + 13, 11, "×")
    body += _caption(scene.say("specials_short"), centre, room)
    area = box_area(x - 3, y - 3, CARD_WIDTH * small + 10, CARD_HEIGHT * small + 10, 10)
    return shown(scene, "specials", scene.say("specials_spot", cards=cards), body, area)


def _shown_special(duty: str, specials: Cards) -> int:
    """The kind on top: the one to be answered, else one that lies there."""
    first = HECTOR if duty == "hector" else FARMER
    return next((kind for kind in (first, FARMER, HECTOR) if specials[kind]), UNKNOWN)
