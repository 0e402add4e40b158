"""What lies inside the ring: the round, whose turn it is, food, undealt and played cards."""

from __future__ import annotations

from tutor.games.schweinsgalopp.figure_scene import Scene, count_seal, food_chip
from tutor.games.schweinsgalopp.state import PIGS
from tutor.render.art import pig_face
from tutor.render.art.brush import group, line, oval, words
from tutor.render.cards import pile
from tutor.render.layers import Layer, in_two_lines, tapped, together
from tutor.render.svg import box_area

_CHIP = 42
_HEAP = ((-27, 22), (0, 24), (27, 22), (-14, 2), (14, 2), (0, -18))
"""Where the chips of the heap lie, the lowest first."""
_HEAD, _FOOT = 58.0, 58.0
"""Room for the headline and for the played cards."""
_PILES = 106.0
"""How high food and cards are; larger where the lawn is."""


def middle(scene: Scene) -> Layer:
    """Everything on the lawn."""
    left, top, wide, high = scene.ring.lawn
    centre = left + wide / 2
    body = top + _HEAD + (high - _HEAD - _FOOT) / 2
    scale = min(1.2, (high - _HEAD - _FOOT) / _PILES)
    return together(
        [
            Layer(_headline(scene, centre, top + 16, wide - 12)),
            _food(scene, left + wide * 0.31, body, scale),
            _undealt(scene, left + wide * 0.78, body, scale),
            Layer(_played(scene, centre, top + high - 26)),
        ]
    )


def _headline(scene: Scene, x: float, y: float, wide: float) -> str:
    state = scene.state
    rounds = scene.say("round_of", round=state.round, rounds=state.options.rounds)
    lines = in_two_lines(scene.now, 17, wide)
    size = 17 if len(lines) == 1 else 14
    if size == 14:
        lines = in_two_lines(scene.now, size, wide)
    now = "".join(words(text, x, y + 22 + 17 * at, size) for at, text in enumerate(lines))
    return words(rounds, x, y, 13, "ink-soft") + now


def _food(scene: Scene, x: float, y: float, scale: float) -> Layer:
    count = scene.state.middle
    places = [(x + scale * right, y + scale * down) for right, down in _HEAP[:count]]
    chips = "".join(food_chip(right, down, scale * _CHIP) for right, down in places)
    empty = line(oval(x, y, 38 * scale, 34 * scale), "edge", 2.5)
    dashed = empty.replace("/>", ' stroke-dasharray="8 8"/>')
    body = (chips or dashed) + count_seal(count, x + 34 * scale, y - 22 * scale, 14)
    area = box_area(x - 52 * scale, y - 44 * scale, 104 * scale, 92 * scale, 14)
    return tapped(scene, "middle", scene.say("middle_spot", chips=count), body, area)


def _undealt(scene: Scene, x: float, y: float, scale: float) -> Layer:
    count = scene.deck
    drawn = group(pile(count, "rose"), x - 27 * scale, y - 39 * scale, 0.54 * scale)
    body = drawn + count_seal(count, x, y + 22 * scale, 13)
    area = box_area(x - 33 * scale, y - 45 * scale, 70 * scale, 94 * scale, 10)
    return tapped(scene, "undealt", scene.say("undealt_spot", cards=count), body, area)


def _played(scene: Scene, x: float, y: float) -> str:
    """Played cards of each colour, in small."""
    heading = words(scene.say("played"), x, y - 23, 13, "ink-soft")
    places = [x + 41 * (pig - (PIGS - 1) / 2) for pig in range(PIGS)]
    counts = zip(places, range(PIGS), scene.state.played, strict=True)
    return heading + "".join(_played_card(scene.colour(pig), n, at, y) for at, pig, n in counts)


def _played_card(colour: str, count: int, x: float, y: float) -> str:
    face = group(pig_face(colour), x - 19, y - 14, 27 / 64)
    return face + words(str(count), x + 10, y, 15, "ink" if count else "ink-soft", "start")
