"""The table as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene
from tutor.games.schweinebammel.figure_seats import seats
from tutor.games.schweinebammel.figure_table import NARROW, WIDE, table
from tutor.games.schweinebammel.figure_text import table_text
from tutor.games.schweinebammel.state import ROUNDS, State
from tutor.render.layers import Layer, together
from tutor.render.marks import Marks
from tutor.render.svg import mark_on, picture

_SPACE, _FOOT = 8.0, 4.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The three piles in the middle of the table, below them the players.

    On a narrow screen the table is low and hands lie in a grid.
    """
    scene = Scene(state, words, marks)
    text = table_text(scene)
    return Picture(_drawn(scene, text, narrow=False), text, _drawn(scene, text, narrow=True))


def _drawn(scene: Scene, text: str, *, narrow: bool) -> str:
    room = NARROW if narrow else WIDE
    players, bottom = seats(scene, room.bottom + _SPACE, narrow=narrow)
    drawn = together([table(scene, room), players])
    name = scene.say("board_name", round=scene.state.round, rounds=ROUNDS)
    body = drawn.body + _marks(scene, drawn)
    tappable = scene.marks.tappable
    return picture(body, WIDTH, bottom + _FOOT, name, text, interactive=tappable)


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    return "".join(
        mark_on(kind, drawn.areas[spot])
        for spot, kind in scene.marks.spots.items()
        if spot in drawn.areas
    )
