"""What the event of a season card does to the farms (HP-V1 to V4)."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.verdict import Finding
from tutor.games.happy_pigs.effects import (
    birth_events,
    contest_event,
    gift_event,
    no_births,
    no_money,
    order_event,
    paid_event,
    plain_event,
    tools_event,
)
from tutor.games.happy_pigs.facts import Facts, fits
from tutor.games.happy_pigs.state import (
    BABY,
    FIRST_TOOL,
    KIND_OF,
    SIZES,
    TOOLS,
    USED,
    Farm,
    Happening,
    State,
    moved,
    replaced,
    spoken,
)

Told = tuple[State, tuple[Finding, ...]]


def happen(facts: Facts, event: Happening) -> Told:
    """The state after the event, and what happened; the step is left as it is."""
    state = replace(facts.state, prices=())
    if event.kind == "price" and facts.options.price_events == "next":
        prices = event.amounts if any(event.amounts) else ()
        return replace(state, prices=prices), plain_event("price_next")
    if event.kind in ("none", "price"):
        return state, plain_event(event.kind)
    way = {"per_pig": _per_pig, "most": _most, "births": _births, "gift": _gift}[event.kind]
    return way(facts, state, event)


def _gift(facts: Facts, state: State, event: Happening) -> Told:
    """The same for everybody; tools as far as there are some, nearest first."""
    money = event.prize[0]
    farms = tuple(replace(farm, money=farm.money + money) for farm in state.farms)
    told = tuple(gift_event(name, money) for name in state.players) if money else ()
    state, more = _give_all_tools(replace(state, farms=farms), facts.by_distance, event)
    return state, told + more


def _per_pig(facts: Facts, state: State, event: Happening) -> Told:
    farms, told = [], []
    for name, farm in zip(state.players, state.farms, strict=True):
        counted = tuple(zip(farm.herd, event.amounts, strict=True))
        dollars = sum(n * each for n, each in counted)
        if dollars:
            told.append(paid_event(name, dollars, sum(n for n, each in counted if each)))
        farms.append(replace(farm, money=farm.money + dollars))
    return replace(state, farms=tuple(farms)), tuple(told) or (no_money(),)


# ---- contests ----


def counted(farm: Farm, event: Happening) -> int:
    """What a contest counts at a farm."""
    if event.sizes:
        return sum(farm.herd[size] for size in event.sizes)
    if event.measure in TOOLS:
        return farm.tools[TOOLS.index(event.measure)]
    return {"vaccinated": farm.vaccinated, "sties": farm.sties, "money": farm.money}[event.measure]


def leaders(facts: Facts, event: Happening) -> tuple[tuple[int, ...], int]:
    """The tied leaders, nearest to the starter first, and their count (HP-V3)."""
    counts = [counted(farm, event) for farm in facts.state.farms]
    best = max(counts)
    if best == 0 and facts.options.zero_contest == "nobody":
        return (), 0
    return tuple(seat for seat in facts.by_distance if counts[seat] == best), best


def _most(facts: Facts, state: State, event: Happening) -> Told:
    first, best = leaders(facts, event)
    money = event.prize[0]
    names = tuple(spoken(SIZES[size]) for size in event.sizes) or (event.measure,)
    told = contest_event(names, tuple(state.players[seat] for seat in first), best)
    farms = list(state.farms)
    for seat in first:
        farms[seat] = replace(farms[seat], money=farms[seat].money + money)
        if money:
            told += (paid_event(state.players[seat], money, best),)
    state, more = _give_all_tools(replace(state, farms=tuple(farms)), first, event)
    return state, told + more


def _give_all_tools(state: State, first: tuple[int, ...], event: Happening) -> Told:
    """The tools of a prize to these players, in this order."""
    told: tuple[Finding, ...] = ()
    for tool, each in enumerate(event.prize[1:]):
        if each and first:
            state, more = _give_tools(state, first, tool, each)
            told += more
    return state, told


def _give_tools(state: State, first: tuple[int, ...], tool: int, each: int) -> Told:
    stock = state.store[FIRST_TOOL + tool]
    deal = _piece_by_piece if state.options.short_prize == "single" else _prize_by_prize
    given = deal(stock, len(first), each)
    farms = list(state.farms)
    for seat, count in zip(first, given, strict=True):
        farms[seat] = replace(farms[seat], tools=moved(farms[seat].tools, (tool, count)))
    store = moved(state.store, (FIRST_TOOL + tool, -sum(given)))
    told = tuple(
        tools_event(state.players[seat], tool, count, count < each)
        for seat, count in zip(first, given, strict=True)
    )
    if len(first) > 1 and sum(given) < each * len(first):
        told = (order_event(tuple(state.players[seat] for seat in first)), *told)
    return replace(state, farms=tuple(farms), store=store), told


def _prize_by_prize(stock: int, winners: int, each: int) -> tuple[int, ...]:
    """Whole prizes in order of distance, the last one cut."""
    return tuple(min(each, max(0, stock - each * place)) for place in range(winners))


def _piece_by_piece(stock: int, winners: int, each: int) -> tuple[int, ...]:
    """One piece each, round and round."""
    stock = min(stock, each * winners)
    return tuple(stock // winners + (place < stock % winners) for place in range(winners))


# ---- births ----


def _births(facts: Facts, state: State, event: Happening) -> Told:
    farms = list(state.farms)
    told: list[Finding] = []
    due: list[str] = []
    stock, short = state.store[BABY], False
    for seat in facts.by_distance:
        farm = farms[seat]
        pigs = _parents(farm, event, facts.options.event_births == "counted")
        wished = pigs // event.per
        room = _room_for(farm, wished, facts)
        count = min(room, stock)
        stock -= count
        farms[seat] = replace(farm, pigs=moved(farm.pigs, (KIND_OF["B"], count)))
        name = state.players[seat]
        due += [name] if room else []
        short |= count < room
        told += birth_events(name, pigs, count, wished - room, room - count)
    order = (order_event(tuple(due)),) if short and len(due) > 1 else ()
    store = replaced(state.store, BABY, stock)
    return replace(state, farms=tuple(farms), store=store), (*order, *told) or (no_births(),)


def _parents(farm: Farm, event: Happening, only_unmarked: bool) -> int:
    """Pigs of the event's sizes; by house rule those marked this round do not count."""
    return sum(
        count
        for kind, count in enumerate(farm.pigs)
        if kind // 4 in event.sizes and not (only_unmarked and kind & USED)
    )


def _room_for(farm: Farm, wished: int, facts: Facts) -> int:
    """How many more Babies fit, up to the number wished."""
    for count in range(wished, 0, -1):
        if fits(moved(farm.herd, (BABY, count)), farm.sties, farm.join, facts.options):
            return count
    return 0
