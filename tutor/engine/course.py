"""How a played game went, as data for a chart: who had how much when, and what happened then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.engine.verdict import Note, Seat

Point = tuple[float, int]
"""Where on the axis, and how much; two points at one place are a jump."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the axis with a name, such as a season."""

    start: float
    end: float
    name: Note


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happened at a place on the axis; `kind` is one of `Course.kinds`."""

    at: float
    kind: str
    what: Note


@dataclass(frozen=True, slots=True)
class Course:
    """A chart of a whole game. Notes are message keys of the game's figure texts.

    A kind is a sort of happening with its name: the first is drawn as lines from top to bottom,
    others as signs along the foot.
    """

    across: Note
    up: Note
    points: Mapping[Seat, tuple[Point, ...]]
    parts: tuple[Part, ...] = ()
    kinds: Mapping[str, Note] | None = None
    happened: tuple[Happened, ...] = ()
