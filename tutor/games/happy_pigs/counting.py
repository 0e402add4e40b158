"""The first purchase put together thing by thing: nobody looks for it among hundreds of lines."""

from __future__ import annotations

from tutor.engine.game import Assembly
from tutor.engine.verdict import Note
from tutor.games.happy_pigs.actions import Action, Setup
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import ITEM_OF, ITEMS, SETUP, moved, spoken
from tutor.games.happy_pigs.taps import items_in_words

SPOTS = tuple(f"store:{item}" for item in ITEMS)


def _spots(facts: Facts, seat: str) -> tuple[str, ...]:
    """Everything on the store before round 1; whose turn it is, the book says."""
    return SPOTS if facts.state.step == SETUP and seat in facts.seats else ()


def _counts(action: Action) -> tuple[int, ...] | None:
    return action.items if isinstance(action, Setup) else None


def _made(facts: Facts, seat: str, counts: tuple[int, ...]) -> Action:
    del facts
    return Setup(seat, counts)


def _part(facts: Facts, seat: str, spot: str) -> Note:
    """A thing with what it costs."""
    name = spot.partition(":")[2]
    one = moved((0,) * len(ITEMS), (ITEM_OF[name], 1))
    return Note("part", (("item", spoken(name)), ("price", facts.setup_cost(seat, one))))


def _told(facts: Facts, action: Action) -> Note:
    """Which things, what they cost, and what is there to pay with."""
    assert isinstance(action, Setup), "only a first purchase is put together"
    money, cost = facts.farm(action.by).money, facts.setup_cost(action.by, action.items)
    if not any(action.items):
        return Note("parts_none", (("money", money),))
    items = ("items", items_in_words(action.items))
    paid = (("cost", cost), ("money", money), ("rest", abs(money - cost)))
    return Note("parts" if cost <= money else "parts_too_dear", (items, *paid))


FIRST_PURCHASE: Assembly[Action, Facts] = Assembly(_spots, _counts, _made, _part, _told)
