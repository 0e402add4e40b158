"""One figure's way: its path into the valley, the path behind it, where it starts and ends."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.figure_scene import EDGE, WIDTH, Scene, sheet
from tutor.games.schaeferstuendchen.owner import reconstructed
from tutor.games.schaeferstuendchen.places import write_at
from tutor.games.schaeferstuendchen.state import State, Walk
from tutor.render.art.brush import group
from tutor.render.art.brush import words as text_at
from tutor.render.layers import Layer, tapped, together
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_TOP, _HIGH, _GAP = 26.0, 76.0, 8.0


def walk_picture(state: State, walk: Walk, words: Words, marks: Marks) -> Picture:
    """The spaces from the own home into the valley, and below them those on the other path."""
    scene = Scene(state, words, marks)
    path = state.path
    cells = [_cell(scene, walk, at, path - at, 0) for at in range(path, -1, -1)]
    cells += [_cell(scene, walk, -behind, behind, 1) for behind in range(1, path + 1)]
    title = text_at(scene.say("walk_title"), EDGE, 13, 13, "dusk", "start")
    bottom = _TOP + 2 * (_HIGH + _GAP)
    drawn = together([Layer(title), *cells])
    if reconstructed(state):
        note = text_at(scene.say("practice_short"), WIDTH / 2, bottom + 4, 10, "ink-soft")
        drawn, bottom = together([drawn, Layer(note)]), bottom + 12
    text = walk_text(scene, walk)
    svg = picture(
        drawn.body, WIDTH, bottom, scene.say("walk_title"), text, interactive=marks.tappable
    )
    return Picture(svg, text)


def _cell(scene: Scene, walk: Walk, at: int, column: int, row: int) -> Layer:
    """One space; the figure on it where it starts or ends."""
    wide = (WIDTH - 2 * EDGE) / (scene.state.path + 1)
    x, y = EDGE + column * wide, _TOP + row * (_HIGH + _GAP)
    own = scene.facts.place(0, at)[0] == scene.state.players[0].faction
    tint = "clover-tint" if at == 0 else "dusk-tint" if own else "rose-tint"
    starts, ends = at == walk.start, at == walk.to
    edge = "focus" if ends else "line"
    body = sheet(x + 1, y, wide - 2, _HIGH, tint, edge)
    name = _name(scene, at)
    body += text_at(name, x + wide / 2, y + _HIGH - 10, min(11.0, wide / 4.4), "ink")
    if starts or ends:
        small = min(0.6, (wide - 4) / 64)
        body += group(scene.figure(0), x + wide / 2 - 32 * small, y + 18, small)
        key = "walk_both" if starts and ends else "walk_end" if ends else "walk_start"
        body += text_at(scene.say(key), x + wide / 2, y + 10, min(10.0, wide / 4.6), "ink")
    place = write_at(at, scene.state.path)
    label = scene.say("walk_spot", place=place)
    return tapped(scene, f"at:{place}", label, body, box_area(x, y, wide, _HIGH))


def _name(scene: Scene, at: int) -> str:
    if at == 0:
        return scene.term("valley")
    if abs(at) == scene.state.path:
        side = scene.facts.place(0, at)[0]
        return scene.term(side, "home_name")
    return str(abs(at))


def walk_text(scene: Scene, walk: Walk) -> str:
    """Start, end and steps in words."""
    start, end = (write_at(at, scene.state.path) for at in (walk.start, walk.to))
    return scene.say("walk_text", start=start, end=end, steps=walk.steps)
