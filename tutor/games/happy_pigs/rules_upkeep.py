"""What a table does by hand: a treated pig is turned over, a used tool goes back (HP-P10, T3)."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, Spot, no
from tutor.games.happy_pigs.actions import (
    OF_A_TURN,
    Action,
    Choose,
    Draw,
    Event,
    Inspect,
    Pass,
    PutBack,
    Setup,
    TurnOver,
    Vaccinate,
)
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.rules_order import BOOK
from tutor.games.happy_pigs.state import KINDS, NO_PIG, TOOLS, VACCINATED, Farm, spoken

WAITING = (Setup, Draw, Choose, *OF_A_TURN, Vaccinate, Event, Inspect, Pass)
"""What waits until everything is turned over and put back."""


@BOOK.gate("HP-P10", *WAITING, turn_first=("seat", "pig"))
def a_vaccinated_pig_is_turned_at_once(facts: Facts, action: Action) -> Answer:
    """Nothing goes on before the pig that got a vaccine is turned over."""
    for seat in facts.upkeep:
        who, farm = facts.state.players[seat], facts.state.farms[seat]
        if farm.treated != NO_PIG:
            pig = spoken(KINDS[farm.treated])
            return no("turn_first", seat=who, pig=pig, instead=_treated(who, farm))
    return None


@BOOK.gate("HP-T3", *WAITING, back_first=("seat", "tool"))
def a_used_tool_goes_back_first(facts: Facts, action: Action) -> Answer:
    """Nothing goes on before the used tool lies on the store again."""
    for seat in facts.upkeep:
        who, spots = facts.state.players[seat], _places(facts.state.farms[seat])
        if spots:
            return no("back_first", seat=who, tool=_used(facts.state.farms[seat]), instead=spots)
    return None


@BOOK.need("HP-P10", TurnOver, no_pig=("seat", "pig"), shows=("pig",), no_vaccine=("pig",))
def only_a_pig_with_a_vaccine_is_turned(facts: Facts, action: TurnOver) -> Answer:
    """A pig is turned over when it has had a vaccine, and stays so."""
    kind, farm = facts.own(action.by, action.pig), facts.farm(action.by)
    pig, instead = spoken(action.pig), _treated(action.by, farm)
    if kind is None:
        at = (f"sty:{action.by}",)
        return no("no_pig", seat=action.by, pig=pig, need=1, have=0, at=at, instead=instead)
    if kind == farm.treated:
        return YES
    key, at = "shows" if kind & VACCINATED else "no_vaccine", (f"pig:{action.by}:{KINDS[kind]}",)
    return no(key, pig=pig, at=at, instead=instead)


@BOOK.need("HP-T3", PutBack, not_used=("seat", "tool"))
def only_a_used_tool_goes_back(facts: Facts, action: PutBack) -> Answer:
    """What has not been used stays at the farm."""
    farm = facts.farm(action.by)
    if farm.spent[TOOLS.index(action.tool)]:
        return YES
    at = (f"tool:{action.by}:{action.tool}",)
    return no("not_used", seat=action.by, tool=action.tool, at=at, instead=_places(farm))


def _treated(who: str, farm: Farm) -> tuple[Spot, ...]:
    return () if farm.treated == NO_PIG else (f"pig:{who}:{KINDS[farm.treated]}",)


def _used(farm: Farm) -> str:
    """The first kind of tool that was used."""
    return next(tool for tool, count in zip(TOOLS, farm.spent, strict=True) if count)


def _places(farm: Farm) -> tuple[Spot, ...]:
    """Where on the store the used tools belong."""
    used = zip(TOOLS, farm.spent, strict=True)
    return tuple(f"store:{tool}" for tool, count in used if count)
