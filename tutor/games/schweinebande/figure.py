"""The board as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebande.figure_board import HEIGHT, market
from tutor.games.schweinebande.figure_players import players
from tutor.games.schweinebande.figure_rows import row_lines, row_plates, rows_text
from tutor.games.schweinebande.figure_scene import WIDTH, Scene
from tutor.games.schweinebande.figure_text import board_text
from tutor.games.schweinebande.state import EMPTY, ROUNDS, SPACE_COUNT, State
from tutor.render.art.brush import words as lettering
from tutor.render.layers import Layer, fitted, together
from tutor.render.marks import Marks
from tutor.render.svg import Area, box_area, mark_on, picture

_HEAD = 42.0
_FOOT = 3.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The market and below it the players; without tiles on it, the players alone."""
    scene = Scene(state, words, marks)
    layers, y = [_headline(scene)], _HEAD
    if state.board != (EMPTY,) * SPACE_COUNT:
        layers.append(market(scene, y))
        y += HEIGHT + 6
    below, bottom = players(scene, y)
    drawn = together([*layers, below])
    text = " ".join((board_text(scene), *rows_text(scene)))
    name = scene.say("board_name", round=state.round, rounds=ROUNDS)
    svg = picture(
        drawn.body + row_lines(scene, _HEAD) + _marks(scene, drawn) + row_plates(scene, _HEAD),
        WIDTH,
        bottom + _FOOT,
        name,
        text,
        interactive=marks.tappable,
    )
    return Picture(svg, text)


def _headline(scene: Scene) -> Layer:
    """Round and section, and who acts."""
    state = scene.state
    section = f"section_{state.section}"
    moment = scene.say("round_of", round=state.round, rounds=ROUNDS, section=section)
    body = lettering(fitted(moment, 13, WIDTH - 8), 5, 10, 13, "ink-soft", "start")
    body += lettering(fitted(scene.now, 17, WIDTH - 8), 5, 29, 17, "ink", "start")
    area = box_area(1, 1, WIDTH - 2, _HEAD - 4, 8)
    return Layer(f'<g data-id="section">{body}</g>', {"section": area})


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    marked = [(spot, kind) for spot, kind in scene.marks.spots.items() if spot in drawn.areas]
    in_order = sorted(marked, key=lambda mark: _upper_right_first(drawn.areas[mark[0]]))
    return "".join(mark_on(kind, drawn.areas[spot]) for spot, kind in in_order)


def _upper_right_first(area: Area) -> tuple[float, float]:
    """A sign sits upper right in its space, so that neighbour's ring is drawn before it."""
    return area.y, -area.x
