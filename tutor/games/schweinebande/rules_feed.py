"""Section E: selling, feeding and paying."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no
from tutor.games.schweinebande.actions import Feed
from tutor.games.schweinebande.facts import Facts, Meal, missing_kinds, sales_all_needed
from tutor.games.schweinebande.rules_turn import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, kinds_in, piles
from tutor.games.schweinebande.state import KINDS, SACK, animals


@BOOK.gate("SB-FE9", Feed, sold_sack=("sacks",))
def sacks_are_not_sold(facts: Facts, action: Feed) -> Answer:
    """A feed sack is no animal and has no number to be sold for."""
    sacks = action.sell[SACK]
    at = piles("front", action.by, [SACK])
    return no("sold_sack", sacks=sacks, need=0, have=sacks, at=at) if sacks else None


@BOOK.need("SB-FE4", Feed, not_there=("tile", "need", "have"))
def only_loose_animals_are_sold(facts: Facts, action: Feed) -> Answer:
    """A player sells animals that lie in front of the player."""
    front = facts.state.front[facts.seats[action.by]]
    missing = missing_kinds(action.sell, front)
    if not missing:
        return None
    kind = missing[0]
    at = piles("front", action.by, [kind])
    need, have = action.sell[kind], front[kind]
    return no("not_there", tile=TILE_WORDS[kind], need=need, have=have, at=at)


@BOOK.need("SB-FE6", Feed, no_sack=("seat",))
def a_sack_must_be_there(facts: Facts, action: Feed) -> Answer:
    """Only a sack in front of the player feeds the animals."""
    if not action.sack or facts.state.front[facts.seats[action.by]][SACK]:
        return None
    return no("no_sack", seat=action.by, need=1, have=0, at=(f"player:{action.by}",))


def _all_there(facts: Facts, action: Feed) -> bool:
    """Whether what is sold and used is there at all."""
    front = facts.state.front[facts.seats[action.by]]
    return not missing_kinds(action.sell, front) and (not action.sack or front[SACK] > 0)


@BOOK.need(
    "SB-FE1", Feed, too_few=("need", "have"), too_few_no_sack=("need", "have"),
    wrong_pay=("need", "have"),
)  # fmt: skip
def every_loose_animal_takes_a_token(facts: Facts, action: Feed) -> Answer:
    """Each animal that stays in front of the player costs one token."""
    if not _all_there(facts, action):
        return None
    meal = Meal(facts, action)
    have = meal.have + meal.income
    at = (f"tokens:{action.by}", *_hungry(facts, action))
    if have < meal.needed:
        say = "too_few" if _sack_helps(facts, action) else "too_few_no_sack"
        return no(say, need=meal.needed, have=have, also=("SB-FE8",), at=at)
    if action.pay is not None and action.pay != meal.needed:
        return no("wrong_pay", need=meal.needed, have=action.pay, at=at)
    return YES


def _sack_helps(facts: Facts, action: Feed) -> bool:
    """Whether a sack is there and may be used along with what is sold."""
    has_sack = facts.state.front[facts.seats[action.by]][SACK] > 0
    return has_sack and not _sells_by_need(facts, action)


@BOOK.need("SB-FE2", Feed, too_much=("need", "have", "there"))
def the_farmyard_is_not_fed(facts: Facts, action: Feed) -> Answer:
    """Animals on the farmyard cost nothing."""
    if action.pay is None or not _all_there(facts, action):
        return None
    need = Meal(facts, action).needed
    if action.pay <= need:
        return None
    there = animals(facts.state.yard[facts.seats[action.by]])
    return no("too_much", need=need, have=action.pay, there=there, at=(f"yard:{action.by}",))


@BOOK.need("SB-FE3", Feed, with_sack=(), not_needed=("tokens", "animals"))
def sales_only_in_need(facts: Facts, action: Feed) -> Answer:
    """By house rule animals are sold only while the tokens fall short."""
    if not _sells_by_need(facts, action):
        return None
    at = piles("front", action.by, kinds_in(action.sell))
    if action.sack:
        return no("with_sack", need=0, have=animals(action.sell), at=at)
    seat = facts.seats[action.by]
    front, tokens = facts.state.front[seat], facts.state.tokens[seat]
    if sales_all_needed(front, tokens, action.sell):
        return None
    loose = animals(front)
    return no("not_needed", tokens=tokens, animals=loose, need=loose, have=tokens, at=at)


def _sells_by_need(facts: Facts, action: Feed) -> bool:
    """Whether something is sold where the house rule watches it."""
    return facts.options.sales == "needed" and any(action.sell)


def _hungry(facts: Facts, action: Feed) -> tuple[str, ...]:
    front = facts.state.front[facts.seats[action.by]]
    left = [kind for kind in range(KINDS) if front[kind] > action.sell[kind]]
    return piles("front", action.by, left)
