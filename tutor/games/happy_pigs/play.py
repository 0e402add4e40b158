"""How the game runs: who acts, what an action leads to. Nothing here decides legality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Step
from tutor.games.happy_pigs import effects
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
    Sell,
    Setup,
    Vaccinate,
)
from tutor.games.happy_pigs.deck import season_cards
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.happenings import happen
from tutor.games.happy_pigs.state import (
    AMULET,
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    FIRST_TOOL,
    HIDDEN,
    ITEM_OF,
    OVER,
    PASS,
    ROUNDS,
    SEASONS,
    SETUP,
    STY,
    SUPPLEMENT,
    TURNS,
    USED,
    VACCINATED,
    VACCINE,
    Farm,
    State,
    ends_season,
    moved,
    replaced,
    season_of,
    size_of,
)


def actors(state: State) -> tuple[str, ...]:
    """Who is to act first, then who else may: whoever can vaccinate, in any step but over."""
    if state.step == OVER or (state.step == PASS and state.round == ROUNDS):
        return ()
    if state.step == CARD:
        return (CHANCE,)
    facts = Facts(state)
    due, others = _due(facts), tuple(seat for seat in facts.by_distance if _vaccinates(state, seat))
    # Before an inspection those who can still save a pig come first (HP-X4).
    order = (*others, *due) if state.step == CHANGE else (*due, *others)
    return tuple(state.players[seat] for seat in dict.fromkeys(order))


def _due(facts: Facts) -> tuple[int, ...]:
    state = facts.state
    if state.step in (SETUP, TURNS):
        return (state.turn,)
    if state.step != CHOOSE:
        return facts.by_distance
    if state.options.advanced:
        return () if facts.next_to_choose is None else (facts.next_to_choose,)
    return tuple(seat for seat in facts.by_distance if not state.chosen[seat])


def _vaccinates(state: State, seat: int) -> bool:
    farm = state.farms[seat]
    return farm.tools[VACCINE] > 0 and sum(farm.pigs) > farm.vaccinated


# ---- what an action leads to ----


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to."""
    return _APPLY[type(action)](Facts(state), action)


def _with_farm(state: State, seat: int, farm: Farm, *store: tuple[int, int]) -> State:
    """The state with a farm and the stock of the store changed."""
    return replace(
        state, farms=replaced(state.farms, seat, farm), store=moved(state.store, *store)
    )


def _setup(facts: Facts, action: Setup) -> Step[State]:
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


def _draw(facts: Facts, action: Draw) -> Step[State]:
    state, card = facts.state, action.card
    used = (*state.used, card.slot) if card.slot and card.slot not in state.used else state.used
    after = replace(state, step=CHOOSE, card=card, used=used)
    return Step(after, effects.draw_events(card, SEASONS[card.season]))


def _choose(facts: Facts, action: Choose) -> Step[State]:
    """The last choice shows all cards and shares the numbers out (HP-R3, R5)."""
    state = facts.state
    chosen = replaced(state.chosen, facts.seats[action.by], action.action)
    after = replace(state, chosen=chosen)
    if not all(chosen) or HIDDEN in chosen:
        return Step(after, ())
    after = replace(after, step=TURNS, turn=state.starter)
    shares = Facts(after).shares
    farms = tuple(
        replace(farm, left=shares.get(seat, 0)) for seat, farm in enumerate(after.farms)
    )
    after = replace(after, farms=farms)
    return Step(after, effects.reveal_events(after))


def _feed(facts: Facts, action: Feed) -> Step[State]:
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    kind, size = facts.own(action.by, action.pig), facts.grown(action)
    assert kind is not None and size is not None, f"{action!r} was not judged"
    after = replace(
        farm,
        left=farm.left - 1,
        pigs=moved(farm.pigs, (kind, -1), (4 * size + (kind & VACCINATED) + USED, 1)),
        tools=moved(farm.tools, (SUPPLEMENT, -action.supplement)),
    )
    back = (FIRST_TOOL + SUPPLEMENT, action.supplement)
    state = _with_farm(facts.state, seat, after, (size_of(kind), 1), (size, -1), back)
    return Step(state, effects.feed_events(facts, action, kind, size))


def _mate(facts: Facts, action: Mate) -> Step[State]:
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    parent, size = facts.own(action.by, action.parent), facts.newborn(action)
    assert parent is not None and size is not None, f"{action!r} was not judged"
    parents = [parent]
    if action.partner:
        partner = facts.own(action.by, action.partner, parent)
        assert partner is not None, f"{action!r} was not judged"
        parents.append(partner)
    marks = [change for kind in parents for change in ((kind, -1), (kind | USED, 1))]
    after = replace(
        farm,
        left=farm.left - 1,
        pigs=moved(farm.pigs, *marks, (4 * size, 1)),
        tools=moved(farm.tools, (AMULET, -action.amulet)),
    )
    back = (FIRST_TOOL + AMULET, action.amulet)
    state = _with_farm(facts.state, seat, after, (size, -1), back)
    return Step(state, effects.mate_events(action, size))


def _buy(facts: Facts, action: Buy) -> Step[State]:
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


def _sell(facts: Facts, action: Sell) -> Step[State]:
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


def _vaccinate(facts: Facts, action: Vaccinate) -> Step[State]:
    seat, farm = facts.seats[action.by], facts.farm(action.by)
    kind = facts.own(action.by, action.pig)
    assert kind is not None, f"{action!r} was not judged"
    after = replace(
        farm,
        pigs=moved(farm.pigs, (kind, -1), (kind | VACCINATED, 1)),
        tools=moved(farm.tools, (VACCINE, -1)),
    )
    state = _with_farm(facts.state, seat, after, (FIRST_TOOL + VACCINE, 1))
    return Step(state, effects.vaccinate_events(facts, action, kind))


def _exchanged(farm: Farm, count: int) -> Farm:
    return replace(farm, money=farm.money + count, left=farm.left - count)


def _exchange(facts: Facts, action: Exchange) -> Step[State]:
    seat = facts.seats[action.by]
    state = _with_farm(facts.state, seat, _exchanged(facts.farm(action.by), action.count))
    return Step(state, effects.exchange_events(action.by, action.count))


def _done(facts: Facts, action: Done) -> Step[State]:
    state, seat, farm = facts.state, facts.seats[action.by], facts.farm(action.by)
    after = _with_farm(state, seat, _exchanged(farm, farm.left))
    turn = (seat + 1) % len(state.players)
    after = replace(after, turn=turn, step=EVENT if turn == state.starter else TURNS)
    told = effects.exchange_events(action.by, farm.left) + effects.turn_events(after)
    return Step(after, told)


def _event(facts: Facts, action: Event) -> Step[State]:
    state = facts.state
    event = state.card.event if state.card else None
    after, told = happen(facts, event) if event else (replace(state, prices=()), ())
    told = told or effects.plain_event("none")
    step = CHANGE if ends_season(state.round) else PASS
    return Step(replace(after, step=step), told)


def _inspect(facts: Facts, action: Inspect) -> Step[State]:
    """Unvaccinated pigs die and go back to the store (HP-X2, X3)."""
    state = facts.state
    dead = tuple(
        tuple(0 if kind & VACCINATED else n for kind, n in enumerate(farm.pigs))
        for farm in state.farms
    )
    farms = tuple(
        replace(farm, pigs=moved(farm.pigs, *((kind, -n) for kind, n in enumerate(gone))))
        for farm, gone in zip(state.farms, dead, strict=True)
    )
    back = [(size_of(kind), n) for gone in dead for kind, n in enumerate(gone)]
    over = state.round == ROUNDS
    step = OVER if over else PASS
    after = replace(state, farms=farms, store=moved(state.store, *back), step=step)
    return Step(after, effects.inspection_events(state, dead, over))


def _pass(facts: Facts, action: Pass) -> Step[State]:
    """Marks, choices, card and what is left are cleared; the next player starts (HP-R10)."""
    state = facts.state
    starter = (state.starter + 1) % len(state.players)
    farms = tuple(replace(farm, left=0, pigs=unmarked(farm.pigs)) for farm in state.farms)
    after = replace(
        state,
        starter=starter,
        turn=starter,
        round=state.round + 1,
        step=CARD,
        card=None,
        chosen=("",) * len(state.players),
        farms=farms,
    )
    return Step(after, effects.pass_events(after))


def unmarked(pigs: tuple[int, ...]) -> tuple[int, ...]:
    """The pigs without the marks of the round."""
    return tuple(
        0 if kind & USED else count + pigs[kind | USED] for kind, count in enumerate(pigs)
    )


_APPLY: dict[type, Callable[[Facts, Any], Step[State]]] = {
    Setup: _setup,
    Draw: _draw,
    Choose: _choose,
    Feed: _feed,
    Mate: _mate,
    Buy: _buy,
    Sell: _sell,
    Vaccinate: _vaccinate,
    Exchange: _exchange,
    Done: _done,
    Event: _event,
    Inspect: _inspect,
    Pass: _pass,
}


# ---- luck and what a seat knows ----


def chance(state: State, luck: Chance) -> Action:
    """The season card on top: any of the season's cards not yet turned up (HP-S2, S3)."""
    cards = season_cards(season_of(state.round), state.options)
    left = [card for card in cards if card.slot not in state.used] or list(cards)
    return Draw(state.players[state.starter], luck.choice(left))


def view(state: State, seat: str | None) -> State:
    """Choices of the others lie face down until all have chosen (HP-R2)."""
    if state.step != CHOOSE or state.options.advanced:
        return state
    chosen = tuple(
        action if name == seat or not action else HIDDEN
        for name, action in zip(state.players, state.chosen, strict=True)
    )
    return replace(state, chosen=chosen)


