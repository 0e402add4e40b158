"""The table as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.state import State
from tutor.render.marks import Marks


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The farms."""
    return Picture("<svg xmlns='http://www.w3.org/2000/svg'></svg>", str(state.farms))
