"""The step that is due: its rule and its spots, for refusals of what belongs to another step."""

from __future__ import annotations

from tutor.engine.verdict import RuleId, Spot
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    OVER,
    PASS,
    SETUP,
    TURNS,
)


def due(facts: Facts) -> tuple[RuleId, ...]:
    """The rule of the step that is due."""
    choosing = "HP-L2" if facts.options.advanced else "HP-R2"
    return {
        SETUP: ("HP-S6",),
        CARD: ("HP-R1",),
        CHOOSE: (choosing,),
        TURNS: ("HP-R6",),
        EVENT: ("HP-R9",),
        CHANGE: ("HP-R9", "HP-X1"),
        PASS: ("HP-R10",),
        OVER: ("HP-G1",),
    }[facts.state.step]


def due_spots(facts: Facts, *besides: Spot) -> tuple[Spot, ...]:
    """The spots of what the step that is due asks for, without those that are marked already."""
    state = facts.state
    if state.step in (SETUP, TURNS):
        spots: tuple[Spot, ...] = (f"player:{facts.on_turn}",)
    elif state.step == CHOOSE:
        waiting = zip(state.players, state.chosen, strict=True)
        spots = tuple([f"choice:{name}" for name, chosen in waiting if not chosen])
    else:
        spots = {CARD: ("card",), EVENT: ("card",), PASS: ("marker",)}.get(state.step, ("round",))
    return tuple([spot for spot in spots if spot not in besides])
