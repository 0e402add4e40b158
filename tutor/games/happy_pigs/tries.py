"""What can be tried in a position. The book decides what is legal."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.happy_pigs.actions import (
    Action,
    Buy,
    Choose,
    Done,
    Draw,
    Event,
    Exchange,
    Feed,
    Inspect,
    Mate,
    Pass,
    PutBack,
    Sell,
    Setup,
    TurnOver,
    Vaccinate,
)
from tutor.games.happy_pigs.deck import season_cards
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.outcomes import is_manual
from tutor.games.happy_pigs.state import (
    ACTIONS,
    AMULET,
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    ITEMS,
    KIND_OF,
    KINDS,
    NO_PIG,
    PASS,
    SEASONS,
    SETUP,
    STY,
    SUPPLEMENT,
    TOOLS,
    TURNS,
    VACCINATED,
    VACCINE,
    Farm,
    season_of,
)

MOST_STACKED = 3
"""More supplements or amulets than sizes help nobody."""


def candidates(facts: Facts) -> Iterator[Action]:
    """Every action that might be legal, in canonical order."""
    state = facts.state
    if facts.upkeep:
        yield from _upkeep(facts)
    elif state.step == SETUP:
        for items in _purchases(5 if facts.options.iello_start else 4):
            yield Setup(facts.on_turn, items)
    elif state.step == CHOOSE:
        for seat in facts.by_distance:
            yield from (Choose(state.players[seat], action) for action in ACTIONS)
    elif state.step == TURNS:
        yield from _turn(facts)
    elif state.step in (EVENT, CHANGE, PASS):
        yield from (_ending(facts, state.players[seat]) for seat in facts.by_distance)
    if state.step != CARD and not facts.upkeep:
        yield from _vaccinations(facts)


def _upkeep(facts: Facts) -> Iterator[Action]:
    """Turning the pig that had a vaccine, and putting back what was used."""
    for seat in facts.upkeep:
        name, farm = facts.state.players[seat], facts.state.farms[seat]
        if farm.treated != NO_PIG:
            yield TurnOver(name, KINDS[farm.treated])
        yield from (PutBack(name, tool) for tool, n in zip(TOOLS, farm.spent, strict=True) if n)


def _ending(facts: Facts, by: str) -> Action:
    """What ends a step; of an event that is text only, that it changed nothing."""
    if facts.state.step == EVENT:
        return Event(by, () if is_manual(facts.state) else None)
    return Inspect(by) if facts.state.step == CHANGE else Pass(by)


def _purchases(most: int, item: int = 0) -> Iterator[tuple[int, ...]]:
    """Every choice of up to `most` items, from the item on; sties only where five are bought."""
    if item == len(ITEMS):
        yield ()
        return
    for count in range(most + 1 if item != STY or most == 5 else 1):
        for rest in _purchases(most - count, item + 1):
            yield (count, *rest)


def _turn(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    farm, chosen = facts.farm(by), facts.state.chosen[facts.state.turn]
    if chosen == "feed":
        for pig in _held(farm):
            for count in range(_stacked(facts, farm, SUPPLEMENT) + 1):
                yield Feed(by, pig, count)
    elif chosen == "mate":
        yield from _births(facts, by, farm)
    elif chosen == "purchase":
        yield from (Buy(by, item) for item in ITEMS)
    elif chosen == "sell":
        yield from (Sell(by, pig) for pig in _held(farm))
    for count in range(1, farm.left + 1) if facts.options.exchange_order == "any" else ():
        yield Exchange(by, count)
    yield Done(by)


def _births(facts: Facts, by: str, farm: Farm) -> Iterator[Action]:
    held = tuple(_held(farm))
    for place, parent in enumerate(held):
        partners = held[place:] if facts.options.mate_pairs else ("",)
        for partner in partners:
            for count in range(_stacked(facts, farm, AMULET) + 1):
                yield Mate(by, parent, count, partner)


def _held(farm: Farm) -> Iterator[str]:
    return (KINDS[kind] for kind, count in enumerate(farm.pigs) if count)


def _stacked(facts: Facts, farm: Farm, tool: int) -> int:
    """Tools of a kind that one meal or birth may use up at most."""
    most = 1 if facts.options.tool_stacking == "one" else MOST_STACKED
    return min(most, farm.tools[tool])


def _vaccinations(facts: Facts) -> Iterator[Action]:
    """By those whose step it is: others may vaccinate too, but no game waits for them."""
    for seat in facts.due:
        farm = facts.state.farms[seat]
        if farm.tools[VACCINE]:
            for pig in _held(farm):
                if not KIND_OF[pig] & VACCINATED:
                    yield Vaccinate(facts.state.players[seat], pig)


# ---- what people try and may not ----


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try: too much, too early, out of turn, with the wrong pig or tool."""
    state = facts.state
    starter = state.players[state.starter]
    if state.step == SETUP:
        yield from _tempting_purchases(facts)
    elif state.step == CARD:
        yield Choose(starter, ACTIONS[0])
        yield from wrong_draws(facts, starter)
    elif state.step == TURNS:
        yield from _tempting_turns(facts)
    elif state.step != CHOOSE or state.options.advanced:
        yield Choose(state.players[facts.by_distance[-1]], ACTIONS[0])
    yield from _tempting_tools(facts)
    yield from _tempting_upkeep(facts)
    yield from (kind(starter) for kind in (Event, Inspect, Pass))


def wrong_draws(facts: Facts, by: str) -> Iterator[Action]:
    """A card of a season that it is not."""
    after = (season_of(facts.state.round) + 1) % len(SEASONS)
    yield Draw(by, season_cards(after, facts.options)[0])


def _tempting_purchases(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    yield Setup(by, (0, 2, 2, 0, 0, 0, 0, 1))
    yield Setup(by, (0, 0, 0, 3, 0, 1, 0, 0))
    yield Setup(by, (0, 0, 0, 0, 1, 0, 0, 0))
    after = facts.state.players[(facts.state.turn + 1) % len(facts.state.players)]
    yield Setup(after, (0, 0, 4, 0, 0, 0, 0, 0))


def _tempting_turns(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    farm = facts.farm(by)
    for pig in _held(farm):
        yield Feed(by, pig)
        yield Feed(by, pig, 1)
        yield Mate(by, pig)
        yield Sell(by, pig)
    for pig in ("S", "M", "L"):
        if not farm.pigs[KIND_OF[pig]]:
            yield Sell(by, pig)
    if farm.tools[SUPPLEMENT] > 1:
        yield from (Feed(by, pig, 2) for pig in _held(farm) if KIND_OF[pig] < KIND_OF["M"])
    yield from (Buy(by, item) for item in ITEMS)
    yield Sell(by, "sty")
    yield from (Sell(by, tool) for tool in TOOLS if farm.tools[TOOLS.index(tool)])
    yield Exchange(by)
    after = facts.state.players[(facts.state.turn + 1) % len(facts.state.players)]
    yield Done(after)


def _tempting_tools(facts: Facts) -> Iterator[Action]:
    """Vaccinating twice, or without a vaccine."""
    for seat in facts.due:
        name, farm = facts.state.players[seat], facts.state.farms[seat]
        kind = next((kind for kind, n in enumerate(farm.pigs) if n and kind & VACCINATED), None)
        if kind is not None and farm.tools[VACCINE]:
            yield Vaccinate(name, KINDS[kind])
        elif not farm.tools[VACCINE] and sum(farm.pigs) > farm.vaccinated:
            yield Vaccinate(name, next(p for p in _held(farm) if not KIND_OF[p] & VACCINATED))


def _tempting_upkeep(facts: Facts) -> Iterator[Action]:
    """Turning other pigs and putting back other tools than those that were used."""
    for seat in facts.upkeep:
        name, farm = facts.state.players[seat], facts.state.farms[seat]
        yield from (TurnOver(name, pig) for pig in _held(farm) if KIND_OF[pig] != farm.treated)
        yield from (
            PutBack(name, tool)
            for tool, own, used in zip(TOOLS, farm.tools, farm.spent, strict=True)
            if own and not used
        )
