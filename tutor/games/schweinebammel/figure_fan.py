"""An open hand as one holds it: cards that overlap and turn, those chosen pulled out a little.

On a narrow screen hands lie in a grid instead (`figure_seats.py`): fingers need whole cards.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from tutor.games.schweinebammel.figure_cards import face
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene, count_seal
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import PIGS
from tutor.render.art.brush import group, number, turned
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH
from tutor.render.layers import Layer, tapped, together
from tutor.render.svg import Area, box_area, mark_on

Held = list[tuple[int, int]]
"""Kind and number of each sort of card."""

LARGE, SMALL = 0.88, 0.62
_MOST = 9
"""Sorts of cards in one fan; more of them make two."""
_ROOM = WIDTH - 28
_APART = 0.74
"""From one card to the next, as a share of its width, where there is room."""
_TURN, _WIDEST = 5.0, 15.0
"""Degrees from one card to the next, and those of the outermost at most."""
_SAG = 0.17
"""How much lower the outermost cards of a full fan hang, as a share of a card's height."""
_LIFT = 10.0
_UNDER = ((-3.0, -3.0, -1.5), (-5.0, -6.0, -3.0))
"""Where equal cards peep out behind the first: left, up, and degrees."""


class Fan(NamedTuple):
    """The measures of one fan."""

    cards: int
    scale: float

    @property
    def degrees(self) -> float:
        """How far the outermost card is turned."""
        return min(_WIDEST, _TURN * (self.cards - 1) / 2)

    @property
    def step(self) -> float:
        """From the middle of one card to that of the next."""
        if self.cards == 1:
            return 0
        angle = radians(self.degrees)
        tips = (CARD_HEIGHT * sin(angle) + CARD_WIDTH * cos(angle)) * self.scale
        return min(_APART * CARD_WIDTH * self.scale, (_ROOM - tips) / (self.cards - 1))

    @property
    def sag(self) -> float:
        """How much lower the outermost cards hang."""
        return _SAG * CARD_HEIGHT * self.scale * self.degrees / _WIDEST

    @property
    def high(self) -> float:
        """From the upper edge of the middle card to the lowest corner."""
        angle = radians(self.degrees)
        tip = (CARD_HEIGHT * cos(angle) + CARD_WIDTH * sin(angle)) * self.scale / 2
        return CARD_HEIGHT * self.scale / 2 + self.sag + tip

    def seen(self, at: int) -> float:
        """How much of a card's width no neighbour covers, before it is scaled."""
        return CARD_WIDTH if at == self.cards - 1 else self.step / self.scale

    def place(self, at: int, top: float) -> tuple[float, float, float]:
        """The middle of a card, and how far it is turned."""
        off = at - (self.cards - 1) / 2
        share = off / max(0.5, (self.cards - 1) / 2)
        middle = top + CARD_HEIGHT * self.scale / 2
        return WIDTH / 2 + off * self.step, middle + self.sag * share**2, self.degrees * share


def fans(scene: Scene, seat: int, scale: float, top: float) -> tuple[Layer, float]:
    """The hand of a seat from `top` down, in one fan or two; also the lower edge."""
    held, layers = scene.held(seat), []
    for part in _parts(held):
        fan = Fan(len(part), scale if len(held) <= _MOST else SMALL)
        layers += [_card(scene, seat, card, at, fan, top) for at, card in enumerate(part)]
        top += fan.high + 6
    return together(layers), top - 6


def _parts(held: Held) -> tuple[Held, ...]:
    half = -(-len(held) // 2)
    return (held,) if len(held) <= _MOST else (held[:half], held[half:])


def _card(scene: Scene, seat: int, held: tuple[int, int], at: int, fan: Fan, top: float) -> Layer:
    """A card, and over it the part to tap: what the next card leaves free."""
    (kind, count), (x, y, degrees) = held, fan.place(at, top)
    spot = scene.card_spot(seat, kind)
    shown = face(kind, kind if kind in PIGS else 0, scene.short(kind))
    under = "".join(_peeping(shown, *at) for at in reversed(_UNDER[: count - 1]))
    body = under + shown + (count_seal(count, 17, 56, 13, "×") if count > 1 else "")
    who, mark = scene.state.players[seat], scene.marks.of(spot)
    body += mark_on(mark, _CARD) if mark else ""
    label = scene.say("card_spot", cards=count, card=kind_term(kind), seat=who)
    seen = box_area(0, 0, fan.seen(at), CARD_HEIGHT, 11)
    body += tapped(scene, spot, label, "", seen).body
    return Layer(_laid(body, x, y, degrees, fan.scale, _LIFT if mark else 0))


_CARD = Area(box_area(0, 0, CARD_WIDTH, CARD_HEIGHT, 11).path, 3, -3)
"""A whole card; signs sit on its upper left, which no neighbour covers."""


def _peeping(shown: str, left: float, up: float, degrees: float) -> str:
    return turned(group(shown, left, up), degrees, CARD_WIDTH / 2, CARD_HEIGHT)


def _laid(body: str, x: float, y: float, degrees: float, scale: float, lift: float) -> str:
    """The card with its middle at (x, y), pulled out along its own length by `lift`."""
    move = (
        f"translate({number(x)} {number(y)}) rotate({number(degrees)}) scale({number(scale)})"
        f" translate({number(-CARD_WIDTH / 2)} {number(-CARD_HEIGHT / 2 - lift)})"
    )
    return f'<g transform="{move}">{body}</g>'
