"""The board as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinsgalopp.figure_middle import middle
from tutor.games.schweinsgalopp.figure_ring import WIDTH
from tutor.games.schweinsgalopp.figure_scene import Scene
from tutor.games.schweinsgalopp.figure_seats import seats
from tutor.games.schweinsgalopp.figure_text import board_text
from tutor.games.schweinsgalopp.figure_track import ground, hops, numbers, track
from tutor.games.schweinsgalopp.state import State
from tutor.render.layers import Layer, together
from tutor.render.marks import Marks
from tutor.render.svg import mark_on, picture

_SPACE_TO_PLAYERS = 9.0
_FOOT = 3.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The ring with its pigs, what lies inside it, and below it the players."""
    scene = Scene(state, words, marks)
    below, bottom = seats(scene, scene.ring.bottom + _SPACE_TO_PLAYERS)
    race = together([Layer(ground(scene)), track(scene), Layer(numbers(scene))])
    drawn = together([race, middle(scene), below])
    text = board_text(scene)
    svg = picture(
        drawn.body + _marks(scene, drawn),
        WIDTH,
        bottom + _FOOT,
        scene.say("board_name", round=state.round, rounds=state.options.rounds),
        text,
        interactive=marks.tappable,
    )
    return Picture(svg, text)


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    marked = [
        (mark_on(kind, drawn.areas[spot]), spot.startswith("space:"))
        for spot, kind in scene.marks.spots.items()
        if spot in drawn.areas
    ]
    spaces = "".join(mark for mark, is_space in marked if is_space)
    pieces = "".join(mark for mark, is_space in marked if not is_space)
    return hops(scene) + spaces + pieces
