"""A basket carried to the store: each purchase judged and made in turn, by the game's own rules."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.verdict import Finding, Verdict
from tutor.games.happy_pigs.actions import Buy, Done, Setup
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.play import apply
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import ITEMS, SETUP, STY, State, moved

ORDER = (STY, 3, 2, 1, 0, 5, 6, 7)
"""Sties first, since they make room; then the dearest pigs; tools last."""


class Bought(NamedTuple):
    """One item of a basket: its price now, the money after it, and why it is refused, if it is."""

    item: int
    price: int
    money: int
    refusals: tuple[Finding, ...]


class Basket(NamedTuple):
    """What becomes of a basket: each item, actions left, and the money at the end of the turn."""

    items: tuple[Bought, ...]
    left: int
    money: int


def carried(state: State, basket: tuple[int, ...]) -> Basket:
    """The basket (counts of ITEMS) of the player on turn, bought item by item."""
    by = Facts(state).on_turn
    found = []
    for item in ORDER:
        for _ in range(basket[item]):
            facts = Facts(state)
            action, price = Buy(by, ITEMS[item]), facts.price(by, item)
            verdict = BOOK.judge(facts, action)
            if verdict.legal:
                state = apply(state, action).state
            money = state.farms[state.turn].money
            found.append(Bought(item, price, money, () if verdict.legal else verdict.findings))
    left = state.farms[state.turn].left
    seat = state.turn
    after = apply(state, Done(by)).state
    return Basket(tuple(found), left, after.farms[seat].money)


def first_purchase(state: State, basket: tuple[int, ...]) -> tuple[Verdict, int]:
    """The verdict on a first purchase as a whole, and what it costs."""
    facts = Facts(state)
    action = Setup(facts.on_turn, basket)
    return BOOK.judge(facts, action), facts.setup_cost(action.by, basket)


def first_prices(state: State, basket: tuple[int, ...]) -> tuple[int, ...]:
    """What one more of each item would cost beside what is in the basket before it."""
    facts = Facts(state)
    by, none = facts.on_turn, (0,) * len(ITEMS)
    prices = []
    for item in range(len(ITEMS)):
        before = moved(none, (item, basket[item]))
        cost = facts.setup_cost(by, moved(before, (item, 1)))
        prices.append(cost - facts.setup_cost(by, before))
    return tuple(prices)


def is_first(state: State) -> bool:
    """Whether the player on turn makes the first purchase."""
    return state.step == SETUP
