"""What lies inside the ring: the round, whose turn it is, food, undealt and played cards."""

from __future__ import annotations

from tutor.games.schweinsgalopp.effects import winners
from tutor.games.schweinsgalopp.figure_scene import (
    Layer,
    Scene,
    count_seal,
    fitted,
    food_chip,
    tapped,
    together,
)
from tutor.games.schweinsgalopp.state import LINE_UP, OVER, PIGS, PLAY
from tutor.render.art import pig_face
from tutor.render.art.brush import flat, group, line, oval, words
from tutor.render.cards import pile
from tutor.render.svg import box_area

_CHIP = 40
_HEAP = ((-27, 22), (0, 24), (27, 22), (-14, 2), (14, 2), (0, -18))
"""Where the chips of the heap lie, the lowest first."""


def middle(scene: Scene) -> Layer:
    """Everything on the lawn."""
    left, top, wide, high = scene.ring.lawn
    centre = left + wide / 2
    body = top + 50 + (high - 50 - 56) / 2
    return together(
        [
            Layer(_headline(scene, centre, top + 14, wide - 16)),
            _food(scene, left + wide * 0.3, body),
            _undealt(scene, left + wide * 0.76, body),
            Layer(_played(scene, centre, top + high - 30)),
        ]
    )


def _headline(scene: Scene, x: float, y: float, wide: float) -> str:
    state = scene.state
    rounds = scene.say("round_of", round=state.round, rounds=state.options.rounds)
    now = fitted(now_text(scene), 16, wide)
    return words(rounds, x, y, 13, "ink-soft") + words(now, x, y + 21, 16)


def now_text(scene: Scene) -> str:
    """What happens next, or who has won."""
    state = scene.state
    if state.phase == OVER:
        return scene.say("won_by", winners=winners(state))
    if state.phase == PLAY:
        return scene.say("turn_of", seat=state.players[state.turn])
    return scene.say("lining_up" if state.phase == LINE_UP else "dealing")


def _food(scene: Scene, x: float, y: float) -> Layer:
    count = scene.state.middle
    chips = "".join(food_chip(x + dx, y + dy, _CHIP) for dx, dy in _HEAP[:count])
    empty = line(oval(x, y, 38, 34), "edge", 2.5).replace("/>", ' stroke-dasharray="8 8"/>')
    body = (chips or empty) + count_seal(count, x + 34, y - 22, 13)
    label = scene.say("middle_spot", chips=count)
    return tapped(scene, "middle", label, body, box_area(x - 52, y - 44, 104, 90, 14))


def _undealt(scene: Scene, x: float, y: float) -> Layer:
    count = scene.deck()
    scale = 0.5
    body = group(pile(count, "rose"), x - 25, y - 38, scale)
    label = scene.say("undealt_spot", cards=count)
    area = box_area(x - 31, y - 43, 64, 86, 10)
    return tapped(scene, "undealt", label, body, area)


def _played(scene: Scene, x: float, y: float) -> str:
    """Played cards of each colour, in small."""
    step = 40
    places = [x + step * (pig - (PIGS - 1) / 2) for pig in range(PIGS)]
    counts = zip(places, range(PIGS), scene.state.played, strict=True)
    heading = words(scene.say("played"), x, y - 24, 12, "ink-soft")
    return heading + "".join(_played_card(scene.colour(pig), n, at, y) for at, pig, n in counts)


def _played_card(colour: str, count: int, x: float, y: float) -> str:
    face = group(pig_face(colour), x - 18, y - 13, 26 / 64)
    return face + words(f"{count}", x + 10, y + 1, 14, "ink", "start")
