"""Turning pigs and putting tools back: at once, or by hand where the group does it. No legality."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.verdict import Step
from tutor.games.happy_pigs import effects_upkeep
from tutor.games.happy_pigs.actions import PutBack, TurnOver
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    FIRST_TOOL,
    NO_PIG,
    TOOLS,
    VACCINATED,
    Farm,
    State,
    moved,
    replaced,
)


def used_up(facts: Facts, farm: Farm, tool: int, count: int) -> tuple[Farm, tuple[int, int]]:
    """The farm with tools used, and what that brings to the store: the item and how many."""
    less = replace(farm, tools=moved(farm.tools, (tool, -count)))
    if facts.by_hand:
        return replace(less, spent=moved(less.spent, (tool, count))), (FIRST_TOOL + tool, 0)
    return less, (FIRST_TOOL + tool, count)


def syringe_up(farm: Farm, kind: int) -> Farm:
    """The farm with a pig of that kind turned over (HP-P10)."""
    pigs = moved(farm.pigs, (kind, -1), (kind | VACCINATED, 1))
    return replace(farm, pigs=pigs, treated=NO_PIG)


def turn_over(facts: Facts, action: TurnOver) -> Step[State]:
    """The pig shows its syringe (HP-P10)."""
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    farms = replaced(facts.state.farms, seat, syringe_up(farm, farm.treated))
    told = effects_upkeep.turned_events(facts, action.by, farm.treated)
    return Step(replace(facts.state, farms=farms), told)


def put_back(facts: Facts, action: PutBack) -> Step[State]:
    """A used tool lies on the store again (HP-T3)."""
    state, seat, tool = facts.state, facts.seats[action.by], TOOLS.index(action.tool)
    farm = facts.farm(action.by)
    after = replace(farm, spent=moved(farm.spent, (tool, -1)))
    store = moved(state.store, (FIRST_TOOL + tool, 1))
    farms = replaced(state.farms, seat, after)
    told = effects_upkeep.back_events(action.tool)
    return Step(replace(state, farms=farms, store=store), told)
