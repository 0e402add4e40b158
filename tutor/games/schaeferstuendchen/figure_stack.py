"""The cards before one player in the order they are carried out, and the box to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.figure_players import CARD_HIGH, CARD_WIDE, face
from tutor.games.schaeferstuendchen.figure_scene import EDGE, WIDTH, Scene
from tutor.games.schaeferstuendchen.owner import reconstructed
from tutor.games.schaeferstuendchen.state import State
from tutor.render.art.brush import words as text_at
from tutor.render.layers import Layer, tapped, together
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_PER_ROW, _GAP = 5, 5.0
_TITLE = 22.0

Numbered = tuple[int, str]
"""When a card is carried out, and its name; equal values have the same number."""


def stack_picture(
    state: State, ordered: Sequence[Numbered], box: Sequence[str], words: Words, marks: Marks
) -> Picture:
    """The stack above, with its order; the box below, where the picture takes taps."""
    scene = Scene(state, words, marks)
    layers = [_title(scene, "stack_order", 0)]
    layers += [
        _card(scene, "stack", card, at, _TITLE, number) for at, (number, card) in enumerate(ordered)
    ]
    bottom = _TITLE + CARD_HIGH + 24
    if marks.tappable:
        layers.append(_title(scene, "stack_box", bottom))
        layers += [_card(scene, "box", card, at, bottom + _TITLE, 0) for at, card in enumerate(box)]
        bottom += _TITLE + -(-len(box) // _PER_ROW) * (CARD_HIGH + _GAP)
    text = stack_text(scene, ordered)
    drawn = together(layers)
    if reconstructed(state):
        bottom += 14
        note = text_at(scene.say("practice_short"), WIDTH / 2, bottom - 7, 10, "ink-soft")
        drawn = together([drawn, Layer(note)])
    title = scene.say("stack_order")
    svg = picture(drawn.body, WIDTH, bottom, title, text, interactive=marks.tappable)
    return Picture(svg, text)


def _title(scene: Scene, key: str, y: float) -> Layer:
    return Layer(text_at(scene.say(key), EDGE, y + 12, 13, "dusk", "start"))


def _card(scene: Scene, spot: str, card: str, at: int, top: float, number: int) -> Layer:
    """One card; in the stack with its number in the order below it."""
    x = EDGE + 4 + at % _PER_ROW * (CARD_WIDE + _GAP)
    y = top + at // _PER_ROW * (CARD_HIGH + _GAP)
    body = face(scene, card, x, y, False)
    if number:
        body += text_at(f"{number}.", x + CARD_WIDE / 2, y + CARD_HIGH + 9, 12, "ink")
    label = scene.say(f"{spot}_spot", card=card)
    return tapped(scene, f"{spot}:{card}", label, body, box_area(x, y, CARD_WIDE, CARD_HIGH))


def stack_text(scene: Scene, ordered: Sequence[Numbered]) -> str:
    """The stack in words."""
    known = scene.facts.cards
    parts = [
        scene.say("stack_text", number=number, card=card, value=known[card].value)
        for number, card in ordered
    ]
    return " ".join([f"{scene.say('stack_order')}.", *parts])
