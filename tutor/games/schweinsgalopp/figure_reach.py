"""The ring with one pig's way on it, and on the lawn what each card would bring."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinsgalopp.figure_ring import WIDTH
from tutor.games.schweinsgalopp.figure_scene import Scene, crown, food_chip
from tutor.games.schweinsgalopp.figure_text import race_text
from tutor.games.schweinsgalopp.figure_track import ground, hops, numbers, track
from tutor.games.schweinsgalopp.state import PIGS, State
from tutor.render.art import pig_face
from tutor.render.art.brush import box, flat, group, line, polygon
from tutor.render.art.brush import words as lettering
from tutor.render.layers import Layer, together
from tutor.render.look import paint
from tutor.render.marks import CHOSEN, LEGAL, POINTER, Marks, marks, merged
from tutor.render.svg import mark_on, picture

_FOOT = 4.0
_HEAD = 20.0


def reach_picture(state: State, words: Words, lights: Marks, chosen: int) -> Picture:
    """The race with the chosen pig's landing space marked."""
    plain = Scene(state, words, lights)
    run, colour = plain.facts.run(chosen), plain.colour(chosen)
    landing = marks(LEGAL if run.leads else POINTER, [f"space:{plain.facts.space(run.to)}"])
    pig = marks(CHOSEN, [f"pig:{colour}"])
    scene = Scene(state, words, merged(lights, landing, pig))
    drawn = together([Layer(ground(scene)), track(scene), Layer(numbers(scene))])
    ringed = "".join(mark_on(kind, drawn.areas[spot]) for spot, kind in scene.marks.spots.items())
    text = " ".join((*race_text(scene), *(_row_text(scene, pig) for pig in _order(scene))))
    name = scene.say("reach_name", pig=colour, space=plain.facts.space(run.to))
    body = drawn.body + _lawn(scene, chosen) + hops(scene) + ringed
    high = scene.ring.bottom + _FOOT
    return Picture(picture(body, WIDTH, high, name, text, interactive=scene.marks.tappable), text)


def _order(scene: Scene) -> list[int]:
    return sorted(range(PIGS), key=lambda pig: -scene.state.track[pig])


def _row_text(scene: Scene, pig: int) -> str:
    run = scene.facts.run(pig)
    say = "reach_row_leads" if run.leads else "reach_row"
    return scene.say(say, pig=scene.colour(pig), space=scene.facts.space(run.to))


def _lawn(scene: Scene, chosen: int) -> str:
    """One line for each pig, from the front: its face, its space, a chip where it leads."""
    left, top, wide, high = scene.ring.lawn
    step = (high - _HEAD - 8) / PIGS
    heading = lettering(scene.say("reach_heading"), left + wide / 2, top + 14, 13, "ink-soft")
    rows = "".join(
        _row(scene, pig, left + 10, top + _HEAD + step * (at + 0.5), wide - 20, pig == chosen)
        for at, pig in enumerate(_order(scene))
    )
    return f'<g pointer-events="none">{heading}{rows}</g>'


def _row(scene: Scene, pig: int, x: float, y: float, wide: float, chosen: bool) -> str:
    run = scene.facts.run(pig)
    frame = line(box(x, y - 14, wide, 28, 9), "focus", 2) if chosen else ""
    sheet = f'<path d="{box(x, y - 14, wide, 28, 9)}" fill="{paint("sheet")}" opacity="0.85"/>'
    face = group(pig_face(scene.colour(pig)), x + 6, y - 13.5, 27 / 64)
    arrow = flat(polygon(((x + 42, y - 6), (x + 51, y), (x + 42, y + 6))), "ink-soft")
    space = lettering(str(scene.facts.space(run.to)), x + 72, y, 16)
    jumped = "".join(
        group(pig_face(scene.colour(other)), x + 88 + 15 * at, y - 8, 16 / 64)
        for at, other in enumerate(run.jumped)
    )
    lead = crown(x + wide - 42, y, 18) + food_chip(x + wide - 17, y, 25) if run.leads else ""
    return sheet + frame + face + arrow + space + jumped + lead
