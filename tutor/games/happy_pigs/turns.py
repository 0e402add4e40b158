"""What the actions of a turn and the first purchase lead to. Nothing here decides legality."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.verdict import Step
from tutor.games.happy_pigs import effects
from tutor.games.happy_pigs.actions import (
    Buy,
    Done,
    Exchange,
    Feed,
    Mate,
    Sell,
    Setup,
    Vaccinate,
)
from tutor.games.happy_pigs.effects_upkeep import vaccinate_events
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    AMULET,
    CARD,
    EVENT,
    FIRST_TOOL,
    ITEM_OF,
    SETUP,
    STY,
    SUPPLEMENT,
    TURNS,
    USED,
    VACCINATED,
    VACCINE,
    Farm,
    State,
    moved,
    replaced,
    size_of,
)
from tutor.games.happy_pigs.upkeep import syringe_up, used_up


def _with_farm(state: State, seat: int, farm: Farm, *store: tuple[int, int]) -> State:
    """The state with a farm and the stock of the store changed."""
    return replace(state, farms=replaced(state.farms, seat, farm), store=moved(state.store, *store))


def first_purchase(facts: Facts, action: Setup) -> Step[State]:
    """Pigs go into the sty, tools beside it; the last purchase opens round 1 (HP-S7, S8)."""
    state, seat = facts.state, facts.seats[action.by]
    farm = state.farms[seat]
    items = action.items
    bought = replace(
        farm,
        money=farm.money - facts.setup_cost(action.by, items),
        sties=farm.sties + items[STY],
        pigs=moved(farm.pigs, *((4 * size, items[size]) for size in range(STY))),
        tools=moved(farm.tools, *enumerate(items[FIRST_TOOL:])),
    )
    after = _with_farm(state, seat, bought, *((item, -n) for item, n in enumerate(items)))
    turn = (seat + 1) % len(state.players)
    last = turn == state.starter
    after = replace(after, turn=turn, step=CARD if last else SETUP)
    return Step(after, effects.setup_events(action.by, items, last))


def feed(facts: Facts, action: Feed) -> Step[State]:
    """The pig is swapped for one of its new size (HP-A4)."""
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    kind, size = facts.own(action.by, action.pig), facts.grown(action)
    assert kind is not None, f"{action!r} was not judged"
    assert size is not None, f"{action!r} was not judged"
    rest, back = used_up(facts, farm, SUPPLEMENT, action.supplement)
    after = replace(
        rest,
        left=farm.left - 1,
        pigs=moved(farm.pigs, (kind, -1), (4 * size + (kind & VACCINATED) + USED, 1)),
    )
    state = _with_farm(facts.state, seat, after, (size_of(kind), 1), (size, -1), back)
    return Step(state, effects.feed_events(facts, action, kind, size))


def mate(facts: Facts, action: Mate) -> Step[State]:
    """The parent is marked, the newborn comes from the store (HP-A7)."""
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    parent, size = facts.own(action.by, action.parent), facts.newborn(action)
    assert parent is not None, f"{action!r} was not judged"
    assert size is not None, f"{action!r} was not judged"
    parents = [parent]
    if action.partner:
        partner = facts.own(action.by, action.partner, parent)
        assert partner is not None, f"{action!r} was not judged"
        parents.append(partner)
    marks = [change for kind in parents for change in ((kind, -1), (kind | USED, 1))]
    rest, back = used_up(facts, farm, AMULET, action.amulet)
    after = replace(
        rest,
        left=farm.left - 1,
        pigs=moved(farm.pigs, *marks, (4 * size, 1)),
    )
    state = _with_farm(facts.state, seat, after, (size, -1), back)
    return Step(state, effects.mate_events(facts, action, size))


def buy(facts: Facts, action: Buy) -> Step[State]:
    """One item against money (HP-A8)."""
    seat, farm, item = facts.seats[action.by], facts.farm(action.by), ITEM_OF[action.item]
    paid = replace(farm, left=farm.left - 1, money=farm.money - facts.price(action.by, item))
    if item < STY:
        bought = replace(paid, pigs=moved(farm.pigs, (4 * item, 1)))
    elif item == STY:
        bought = replace(paid, sties=farm.sties + 1)
    else:
        bought = replace(paid, tools=moved(farm.tools, (item - FIRST_TOOL, 1)))
    state = _with_farm(facts.state, seat, bought, (item, -1))
    return Step(state, effects.buy_events(facts, action))


def sell(facts: Facts, action: Sell) -> Step[State]:
    """One pig back to the store (HP-A9)."""
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    kind = facts.own(action.by, action.item)
    assert kind is not None, f"{action!r} was not judged"
    size = size_of(kind)
    after = replace(
        farm,
        left=farm.left - 1,
        money=farm.money + facts.price(action.by, size),
        pigs=moved(farm.pigs, (kind, -1)),
    )
    state = _with_farm(facts.state, seat, after, (size, 1))
    return Step(state, effects.sell_events(facts, action, kind))


def vaccinate(facts: Facts, action: Vaccinate) -> Step[State]:
    """The pig is turned, the vaccine goes back (HP-P10, T3); by hand both are still to come."""
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    kind = facts.own(action.by, action.pig)
    assert kind is not None, f"{action!r} was not judged"
    rest, back = used_up(facts, farm, VACCINE, 1)
    after = replace(rest, treated=kind) if facts.by_hand else syringe_up(rest, kind)
    state = _with_farm(facts.state, seat, after, back)
    return Step(state, vaccinate_events(facts, action.by, kind))


def _exchanged(farm: Farm, count: int) -> Farm:
    return replace(farm, money=farm.money + count, left=farm.left - count)


def exchange(facts: Facts, action: Exchange) -> Step[State]:
    """Actions become money in mid-turn (HP-R7)."""
    seat = facts.seats[action.by]
    state = _with_farm(facts.state, seat, _exchanged(facts.farm(action.by), action.count))
    return Step(state, effects.exchange_events(action.by, action.count))


def done(facts: Facts, action: Done) -> Step[State]:
    """What is left becomes money, the next player is on turn (HP-R7, R8)."""
    state, seat, farm = facts.state, facts.seats[action.by], facts.farm(action.by)
    after = _with_farm(state, seat, _exchanged(farm, farm.left))
    turn = (seat + 1) % len(state.players)
    after = replace(after, turn=turn, step=EVENT if turn == state.starter else TURNS)
    told = effects.exchange_events(action.by, farm.left) + effects.turn_events(after)
    return Step(after, told)
