"""The table as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene
from tutor.games.schweinebammel.figure_seats import seats
from tutor.games.schweinebammel.figure_table import BOTTOM, table
from tutor.games.schweinebammel.figure_text import table_text
from tutor.games.schweinebammel.state import ROUNDS, State
from tutor.render.layers import Layer, together
from tutor.render.marks import Marks
from tutor.render.svg import mark_on, picture

_SPACE, _FOOT = 8.0, 4.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The three piles in the middle of the table, below them the players."""
    scene = Scene(state, words, marks)
    players, bottom = seats(scene, BOTTOM + _SPACE)
    drawn = together([table(scene), players])
    text = table_text(scene)
    svg = picture(
        drawn.body + _marks(scene, drawn),
        WIDTH,
        bottom + _FOOT,
        scene.say("board_name", round=state.round, rounds=ROUNDS),
        text,
        interactive=marks.tappable,
    )
    return Picture(svg, text)


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    return "".join(
        mark_on(kind, drawn.areas[spot])
        for spot, kind in scene.marks.spots.items()
        if spot in drawn.areas
    )
