"""The board as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebande.state import State
from tutor.render.marks import Marks
from tutor.render.svg import picture


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The rhombus."""
    return Picture(picture("", 360, 360, "x", "x"), "x")
