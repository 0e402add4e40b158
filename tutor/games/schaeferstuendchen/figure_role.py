"""A role card: figure, side, movement and combat value."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.figure_scene import COLOURS, EDGE, WIDTH, Scene, figure, sheet
from tutor.games.schaeferstuendchen.owner import reconstructed_role
from tutor.games.schaeferstuendchen.state import BANDITS, OPEN_ROLES, State
from tutor.render.art.brush import group
from tutor.render.art.brush import words as text_at
from tutor.render.layers import LETTER, fitted, in_two_lines
from tutor.render.marks import Marks
from tutor.render.svg import picture

_HIGH, _BOX, _NAME = 104.0, 82.0, 112.0
_SMALL, _LINE = 11.5, 16.0


def role_picture(state: State, words: Words, marks: Marks) -> Picture:
    """The first player's role card."""
    scene = Scene(state, words, marks)
    player = state.players[0]
    bandit = player.faction == BANDITS
    tint, ink = ("rose-tint", "rose") if bandit else ("dusk-tint", "dusk")
    ability = in_two_lines(_ability(scene), _SMALL, WIDTH - 8 * EDGE)
    high = _HIGH + _LINE * len(ability) + 4
    body = sheet(EDGE, 2, WIDTH - 2 * EDGE, high, tint, ink)
    for at, part in enumerate(ability):
        body += text_at(part, 4 * EDGE, _HIGH + 8 + _LINE * at, _SMALL, "ink", "start")
    letter = scene.role(0)[:1].upper()
    body += group(figure(COLOURS[0], letter, bandit), EDGE + 8, 14, 1.2)
    longest = max(len(word) for word in scene.role(0).split(" "))
    size = min(17.0, (_NAME - 2) / (LETTER * longest))
    lines = in_two_lines(scene.role(0), size, _NAME)
    for at, part in enumerate(lines):
        body += text_at(part, EDGE + 94, 36 + 20 * at, size, "ink", "start")
    side = scene.term(player.faction or "none")
    body += text_at(side, EDGE + 94, 40 + 20 * len(lines), 12, ink, "start")
    right = WIDTH - EDGE - 8
    values = (("role_movement", player.movement), ("role_combat", player.combat))
    for at, (key, value) in enumerate(reversed(values)):
        body += _value(scene, key, value, right - (at + 1) * (_BOX - 14))
    text = _text(scene, values)
    bottom = high + 6
    if reconstructed_role(player.role, state.options):
        note = scene.say("practice_short")
        body += text_at(note, WIDTH / 2, bottom + 6, 10, "ink-soft")
        bottom += 16
    return Picture(picture(body, WIDTH, bottom, scene.role(0), text), text)


def _ability(scene: Scene) -> str:
    """What the role can do, in a short sentence."""
    player = scene.state.players[0]
    return scene.say(f"can_{player.ability if player.role in OPEN_ROLES else player.role}")


def _value(scene: Scene, key: str, value: int | None, x: float) -> str:
    """One printed value in a box of its own."""
    box = sheet(x, 16, _BOX - 20, _BOX, "sheet", "line")
    middle = x + (_BOX - 20) / 2
    number = text_at("?" if value is None else str(value), middle, 50, 30, "ink")
    return box + number + text_at(fitted(scene.say(key), 9.5, _BOX - 22), middle, 84, 9.5, "ink")


def _text(scene: Scene, values: tuple[tuple[str, int | None], ...]) -> str:
    side = scene.term(scene.state.players[0].faction or "none")
    shown = [(key, "?" if value is None else value) for key, value in values]
    told = ", ".join(f"{scene.say(key)}: {value}" for key, value in shown)
    return f"{scene.role(0)} ({side}). {told}. {_ability(scene)}"
