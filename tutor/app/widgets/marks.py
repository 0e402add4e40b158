"""What a verdict lights up on the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tutor.engine.verdict import Finding, Judgement, Spot
from tutor.render import marks
from tutor.render.marks import Marks


def spots(findings: Iterable[Finding]) -> tuple[Spot, ...]:
    """Every spot the findings point at, in order, each once."""
    return tuple(dict.fromkeys(spot for finding in findings for spot in finding.note.at))


def refusal(judgement: Judgement[Any], way: Sequence[Spot] = ()) -> Marks:
    """A refusal on the position it was refused in: the weightiest reason and what would do
    instead, and pointers to more. `way`: where the way out that is offered is made.
    """
    first, *others = judgement.verdict.findings
    instead = [spot for spot in way if spot not in first.note.at] or first.note.instead
    return marks.merged(
        marks.marks(marks.POINTER, spots(others)),
        marks.marks(marks.ILLEGAL, spots((first,))),
        marks.marks(marks.HINT, instead),
    )


def permission(judgement: Judgement[Any]) -> Marks:
    """A legal move on the position it leads to: what its effects point at."""
    events = judgement.step.events if judgement.step else ()
    return marks.marks(marks.LEGAL, spots(events) or spots(judgement.verdict.findings))


def verdict(judgement: Judgement[Any]) -> Marks:
    """The marks of either."""
    return permission(judgement) if judgement.verdict.legal else refusal(judgement)


def tappable(*layers: Marks, chosen: Sequence[Spot] = (), counted: Collection[Spot] = ()) -> Marks:
    """The spots tapped, the last one first, and over them the layers: a verdict is never hidden.
    Those of `counted` tell how often.
    """
    taps = marks.marks(marks.CHOSEN, reversed(chosen))
    counts = {spot: chosen.count(spot) for spot in counted if spot in chosen}
    return marks.merged(Marks({}, tappable=True, counts=counts), taps, *layers)
