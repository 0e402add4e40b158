"""Why something happened in sections D and E and at the end: the rule behind each effect."""

from __future__ import annotations

from tutor.engine.verdict import Finding
from tutor.games.schweinebande.actions import Close, Feed, Redeem
from tutor.games.schweinebande.facts import Facts, Meal, of_one_kind
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, kinds_in, piles
from tutor.games.schweinebande.state import (
    FEED,
    FINAL,
    FOUR,
    PIG,
    PLACE,
    ROUNDS,
    SACK,
    SUPPLY,
    Counts,
    State,
    animals,
)

_any_number = BOOK.effect("SB-D6", more=("groups",), last=())
_four = BOOK.effect("SB-D1", redeemed=("tile", "boxed"))
_loose = BOOK.effect("SB-D5", stay=("tile", "left"), none_left=("tile",))
_two_pigs = BOOK.effect("SB-P1", redeemed=())
_by_fours = BOOK.effect("SB-P2")
_full_fours = BOOK.effect("SB-P4", rest=("left",))
_one_pig = BOOK.effect("SB-P3", redeemed=("round",))
_six = BOOK.effect("SB-D2", redeemed=())
_optional = BOOK.effect("SB-D4", kept=("seat", "animals"))

_fed = BOOK.effect("SB-FE1", paid=("seat", "needed"), free=("seat",), by_sack=("seat", "animals"))
_yard_free = BOOK.effect("SB-FE2", there=("there",))
_in_need = BOOK.effect("SB-FE3")
_sold = BOOK.effect("SB-FE4", sold=("seat", "animals", "income"))
_over = BOOK.effect("SB-FE5", left=("seat", "tokens"))
_sack_used = BOOK.effect("SB-FE6", used=("seat", "animals"))
_sack_kept = BOOK.effect("SB-FE7", kept=("seat", "sacks"))
_short_supply = BOOK.effect("SB-S3", owes=("owed",), pays_less=("promised", "paid"))
_round_over = BOOK.effect("SB-FE10", over=("round",))
_new_round = BOOK.effect("SB-N1", begins=("round", "seat"))
_layout = BOOK.effect("SB-A1", laid=("round",))

_closing = BOOK.effect("SB-L1", begins=(), through=("seat",))
_lowest = BOOK.effect("SB-L2", closed=("tile",))
_repeat = BOOK.effect("SB-L3", more=("animals",), last=("animals",))
_rest_boxed = BOOK.effect("SB-L4", boxed=("seat", "left"), nothing=("seat",))
_no_bonus = BOOK.effect("SB-L5", one_pig=())


def redeem_events(facts: Facts, action: Redeem, front: Counts) -> tuple[Finding, ...]:
    """A group of four or six; `front` is what lies there afterwards."""
    more = _any_number("more", groups=_groups(front)) if _groups(front) else _any_number("last")
    kind, at = of_one_kind(action.group), (f"yard:{action.by}",)
    if kind is None:
        return (_six("redeemed", at=at), more)
    stay = piles("front", action.by, [kind])
    tile, left = TILE_WORDS[kind], front[kind]
    loose = _loose("stay" if left else "none_left", tile=tile, left=left, at=stay)
    if not left:
        loose = _loose("none_left", tile=tile)
    if kind != PIG:
        boxed = FOUR - 1
        return (_four("redeemed", tile=tile, boxed=boxed, at=at), more, loose)
    return (*_pig_events(facts, left, at), more, loose)


def _pig_events(facts: Facts, left: int, at: tuple[str, ...]) -> tuple[Finding, ...]:
    if facts.state.round == ROUNDS:
        return (
            _two_pigs("redeemed", at=at),
            _by_fours(at=at),
            _full_fours("rest", left=left, at=at),
        )
    return (_one_pig("redeemed", round=facts.state.round, at=at),)


def _groups(front: Counts) -> int:
    """How many groups of four could be redeemed next, and one of six."""
    return sum(count // FOUR for count in front[:SACK]) + (min(front[:SACK]) > 0)


def through_events(state: State, who: str) -> tuple[Finding, ...]:
    """A player is through with redeeming."""
    kept = animals(state.front[state.players.index(who)])
    return (_optional("kept", seat=who, animals=kept, at=(f"player:{who}",)),)


def feed_events(facts: Facts, action: Feed, front: Counts) -> tuple[Finding, ...]:
    """What was sold, fed and paid; `front` is what lies there afterwards."""
    meal, who = Meal(facts, action), action.by
    yard = facts.state.yard[facts.seats[who]]
    events = [_main(meal, action)]
    if any(action.sell):
        at = piles("front", who, kinds_in(action.sell))
        sold = animals(action.sell)
        events.append(_sold("sold", seat=who, animals=sold, income=meal.income, at=at))
        events.append(_in_need(at=at))
    if any(yard):
        events.append(_yard_free("there", there=sum(yard), at=(f"yard:{who}",)))
    if meal.after:
        events.append(_over("left", seat=who, tokens=meal.after, at=(f"tokens:{who}",)))
    if action.sack:
        at = piles("front", who, [SACK])
        events.append(_sack_used("used", seat=who, animals=meal.rest, at=at))
    if front[SACK]:
        at = piles("front", who, [SACK])
        events.append(_sack_kept("kept", seat=who, sacks=front[SACK], at=at))
    return (*events, *_supply_events(facts, meal))


def _main(meal: Meal, action: Feed) -> Finding:
    who, at = action.by, (f"tokens:{action.by}",)
    if action.sack:
        return _fed("by_sack", seat=who, animals=meal.rest, at=piles("front", who, [SACK]))
    if meal.needed:
        return _fed("paid", seat=who, needed=meal.needed, at=at)
    return _fed("free", seat=who, at=at)


def _supply_events(facts: Facts, meal: Meal) -> tuple[Finding, ...]:
    promised, paid = meal.income - meal.needed, meal.after - meal.have
    supply = SUPPLY - sum(facts.state.tokens)
    if paid < promised:
        return (_short_supply("pays_less", promised=promised, paid=paid, at=("supply",)),)
    if promised > 0 and supply - paid < 0:
        return (_short_supply("owes", owed=paid - supply, at=("supply",)),)
    return ()


def section_events(before: State, after: State) -> tuple[Finding, ...]:
    """What the last player to be through with a section sets off."""
    if before.section != FEED or after.section == FEED:
        return ()
    over = _round_over("over", round=before.round)
    if after.section == PLACE:
        who = after.players[after.turn]
        at = (f"player:{who}", f"order:{who}")
        begins = _new_round("begins", round=after.round, seat=who, at=at)
        return (over, begins, _layout("laid", round=after.round))
    assert after.section == FINAL, "after feeding comes a new round or the closing step"
    return (over, _closing("begins"))


def close_events(action: Close, front: Counts) -> tuple[Finding, ...]:
    """A closing group; `front` is what lies there afterwards."""
    lowest, at = kinds_in(action.group)[0], (f"yard:{action.by}",)
    left = animals(front)
    events = [
        _lowest("closed", tile=TILE_WORDS[lowest], at=at),
        _repeat("more" if left >= FOUR else "last", animals=left),
    ]
    if of_one_kind(action.group) == PIG:
        events.append(_no_bonus("one_pig", at=at))
    return tuple(events)


def give_up_events(state: State, who: str) -> tuple[Finding, ...]:
    """A player is through with the closing step: the rest goes to the box."""
    left = sum(state.front[state.players.index(who)])
    boxed = _rest_boxed("boxed", seat=who, left=left) if left else _rest_boxed("nothing", seat=who)
    return (boxed, _closing("through", seat=who))
