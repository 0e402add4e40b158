"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.chance import Chance
from tutor.games.happy_pigs.actions import Action, Choose, Done, Setup
from tutor.games.happy_pigs.facts import SPACES_PER_STY, Facts, spaces
from tutor.games.happy_pigs.play import apply
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CARDS_PER_SEASON,
    LIST_PRICES,
    MEDIUM,
    NO_PIG,
    ROUNDS,
    TURNS,
    VACCINATED,
    VACCINE,
    Farm,
    State,
    replaced,
    size_of,
)
from tutor.games.happy_pigs.tries import candidates
from tutor.games.happy_pigs.upkeep import syringe_up

SURVIVAL = (0.0, 0.6, 0.85, 0.9)
"""What an unprotected pig is worth of its price, by rounds still to come before the change."""
CLOSE = 0.01


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action."""
    return luck.choice(legal)


def farmer(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Takes what makes its own farm worth most: pigs, room, tools, what the season spares."""
    by = legal[0].by
    if isinstance(legal[0], Choose):
        return max(legal, key=lambda choice: _hoped_for(view, choice) + luck.below(100) / 100)
    if isinstance(legal[0], Setup):
        spent = [a for a in legal if isinstance(a, Setup) and sum(a.items) >= 4]
        return max(spent or legal, key=lambda action: _after(view, action) + luck.below(300) / 100)
    best = max(_after(view, action) for action in legal)
    return luck.choice([a for a in legal if a.by == by and _after(view, a) >= best - CLOSE])


def _after(view: State, action: Action) -> float:
    """The worth of the acting player's farm after the action."""
    seat = view.players.index(action.by)
    after = apply(view, action).state
    return worth(after, after.farms[seat])


def _hoped_for(view: State, choice: Action) -> float:
    """The worth after a turn with a fair share, carried out as well as it goes."""
    if not isinstance(choice, Choose) or view.card is None:
        return 0.0
    seat = view.players.index(choice.by)
    share = _fair_share(view, choice, seat)
    farms = replaced(view.farms, seat, replace(view.farms[seat], left=share))
    chosen = replaced(view.chosen, seat, choice.action)
    state = replace(view, step=TURNS, turn=seat, chosen=chosen, farms=farms)
    for _ in range(share):
        facts = Facts(state)
        legal = [a for a in candidates(facts) if a.by == choice.by and BOOK.judge(facts, a).legal]
        action = max(legal, key=lambda action: _after(state, action))
        if isinstance(action, Done):
            break
        state = apply(state, action).state
    return worth(state, state.farms[seat])


def _fair_share(view: State, choice: Choose, seat: int) -> int:
    """The share when the others choose as often as chance has it, a little more for big numbers."""
    assert view.card is not None, "a choice comes after the card"
    numbers = view.card.numbers
    number = numbers[ACTIONS.index(choice.action)]
    drawn = (len(view.players) - 1) * number / max(1, sum(numbers))
    near = 0.5 if Facts(view).distance(seat) == 0 else 0.0
    return int(number / (1 + drawn) + near)


def worth(state: State, farm: Farm) -> float:
    """Dollars, and what pigs, room, tools and actions left promise.

    A pig that has had its vaccine is protected, turned over yet or not.
    """
    farm = farm if farm.treated == NO_PIG else syringe_up(farm, farm.treated)
    ahead = ROUNDS - state.round
    return farm.money + farm.left + _pigs(state, farm) + _room(state, farm) + _tools(farm, ahead)


def _pigs(state: State, farm: Farm) -> float:
    """List prices, with doubts for pigs that no vaccine protects, and hopes for growing."""
    spared = SURVIVAL[(CARDS_PER_SEASON - state.round) % CARDS_PER_SEASON]
    ahead, vaccines, total = ROUNDS - state.round, farm.tools[VACCINE], 0.0
    for kind in range(len(farm.pigs) - 1, -1, -1):
        price, size = LIST_PRICES[size_of(kind)], size_of(kind)
        hope = 0.2 * ahead if size >= MEDIUM else 0.15 * ahead
        for _ in range(farm.pigs[kind]):
            if kind & VACCINATED:
                total += price + hope
            elif vaccines:
                vaccines -= 1
                total += price + hope - 0.2
            else:
                total += spared * (price + hope)
    return total


def _room(state: State, farm: Farm) -> float:
    """Free spaces, as long as there are rounds to fill them."""
    free = SPACES_PER_STY * farm.sties - spaces(farm.herd, state.options)
    return min(free, 40) * 0.3 * (ROUNDS - state.round) / ROUNDS


def _tools(farm: Farm, ahead: int) -> float:
    """A few tools in hand are worth more than their dollar."""
    plain = sum(farm.pigs) - farm.vaccinated
    spare = max(0, farm.tools[VACCINE] - plain)
    each = 1.2 if ahead > 2 else 0.0
    return each * (min(spare, 3) + sum(min(count, 2) for count in farm.tools[1:]))


BOTS = {"random": random, "sensible": farmer}
