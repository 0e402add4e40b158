"""How the game runs: who acts, what an action leads to. Nothing here decides legality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Step
from tutor.games.happy_pigs import effects, turns, upkeep
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
from tutor.games.happy_pigs.facts import Facts, dying
from tutor.games.happy_pigs.happenings import happen
from tutor.games.happy_pigs.outcomes import carried_out
from tutor.games.happy_pigs.questions import final
from tutor.games.happy_pigs.state import (
    CARD,
    CHANGE,
    CHOOSE,
    HIDDEN,
    NOTHING,
    OVER,
    PASS,
    ROUNDS,
    SEASONS,
    TURNS,
    USED,
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
    """Nature turns the card; those who owe a choice; the player on turn; else everybody.

    Others may vaccinate out of turn too. They are not among the actors, so that a game never
    waits for them; their own turn and the end of the round come in time.
    """
    if state.step == OVER or (state.step == PASS and state.round == ROUNDS):
        return ()
    facts = Facts(state)
    if facts.upkeep:
        return tuple(state.players[seat] for seat in facts.upkeep)
    if state.step == CARD:
        return (CHANCE,)
    seats = facts.due
    if state.step == CHANGE:
        # Before an inspection those who can still save a pig come first (HP-X4).
        seats = tuple(sorted(seats, key=lambda seat: not _vaccinates(state.farms[seat])))
    return tuple(state.players[seat] for seat in seats)


def _vaccinates(farm: Farm) -> bool:
    return farm.tools[VACCINE] > 0 and sum(farm.pigs) > farm.vaccinated


# ---- what an action leads to ----


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to."""
    return _APPLY[type(action)](Facts(state), action)


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
    farms = tuple(replace(farm, left=shares.get(seat, 0)) for seat, farm in enumerate(after.farms))
    after = replace(after, farms=farms)
    return Step(after, effects.reveal_events(after))


def _event(facts: Facts, action: Event) -> Step[State]:
    state = facts.state
    event = state.card.event if state.card else NOTHING
    if event.kind == "manual":
        after = carried_out(replace(state, prices=()), action.outcome or ())
        told = effects.manual_event(event.text)
    else:
        after, told = happen(facts, event)
    step = CHANGE if ends_season(state.round) else PASS
    return Step(replace(after, step=step), told)


def _inspect(facts: Facts, action: Inspect) -> Step[State]:
    """Unvaccinated pigs die and go back (HP-X2, X3); after round 16 all is sold (HP-G2)."""
    state = facts.state
    dead = tuple(dying(farm) for farm in state.farms)
    farms = tuple(
        replace(farm, pigs=moved(farm.pigs, *((kind, -n) for kind, n in enumerate(gone))))
        for farm, gone in zip(state.farms, dead, strict=True)
    )
    back = [(size_of(kind), n) for gone in dead for kind, n in enumerate(gone)]
    over = state.round == ROUNDS
    step = OVER if over else PASS
    after = replace(state, farms=farms, store=moved(state.store, *back), step=step)
    reckoned = final(Facts(after), {"what": "final"}).findings if over else ()
    return Step(after, effects.inspection_events(state, dead, over) + reckoned)


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
    return tuple(0 if kind & USED else count + pigs[kind | USED] for kind, count in enumerate(pigs))


_APPLY: dict[type, Callable[[Facts, Any], Step[State]]] = {
    Setup: turns.first_purchase,
    Draw: _draw,
    Choose: _choose,
    Feed: turns.feed,
    Mate: turns.mate,
    Buy: turns.buy,
    Sell: turns.sell,
    Vaccinate: turns.vaccinate,
    TurnOver: upkeep.turn_over,
    PutBack: upkeep.put_back,
    Exchange: turns.exchange,
    Done: turns.done,
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


def seen(action: Action, state: State, seat: str | None) -> Action:
    """Another one's choice, unknown while it lies face down (HP-R2)."""
    if not isinstance(action, Choose) or action.by == seat:
        return action
    known = dict(zip(state.players, view(state, seat).chosen, strict=True))
    return replace(action, action=HIDDEN) if known[action.by] == HIDDEN else action
