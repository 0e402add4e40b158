"""Interjections and items that are used: from step 3 on."""

from __future__ import annotations

from tutor.engine.problem import refuse
from tutor.engine.verdict import YES, Answer, Spot, no
from tutor.games.schaeferstuendchen.actions import Interject, Use
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.practice import ALWAYS_KNOWN
from tutor.games.schaeferstuendchen.rules.book import (
    BOOK,
    hand_card,
    not_held,
    not_now,
    outside,
    to_the_valley,
)
from tutor.games.schaeferstuendchen.state import FIGHT, MOVE, REVEAL, Effect


@BOOK.gate("SC-J1", Interject, not_now=("step", "due"))
def interjections_answer_revealed_cards(facts: Facts, action: Interject) -> Answer:
    """An interjection waits until its condition is there."""
    late = facts.cards[action.card].effect.late is not None
    return outside(facts, FIGHT if late else REVEAL)


@BOOK.need(
    "SC-J1", Interject, not_held=("seat", "card"), no_interjection=("card",), not_open=("against",),
    no_theft=("against",), no_fight=("seat",), not_shown=("card",),
)  # fmt: skip
def interjections_come_from_the_hand(facts: Facts, action: Interject) -> Answer:
    """An interjection card is played from the hand as soon as its condition holds."""
    effect = facts.cards[action.card].effect
    if facts.cards[action.card].kind != "interjection" or not _answers_something(effect):
        at = hand_card(facts, action.by, action.card)
        return no("no_interjection", card=action.card, at=at)
    missing = not_held(facts, action.by, action.card)
    if missing is not None:
        return missing
    if effect.late is not None:
        return _after_the_cards_are_shown(facts, action)
    if effect.guard and not effect.cancel:
        return _against_a_theft(facts, action)
    if action.against in facts.player(action.by).open:
        return YES
    return no("not_open", against=action.against, need=1, have=0, at=(f"open:{action.by}",))


def _answers_something(effect: Effect) -> bool:
    return effect.cancel or effect.guard or effect.late is not None


def _against_a_theft(facts: Facts, action: Interject) -> Answer:
    """Somebody else's open card is about to steal one of the own items."""
    seat = facts.seat(action.by)
    thief = facts.thief(seat)
    if thief is not None and action.against == thief:
        return YES
    at = hand_card(facts, action.by, action.card)
    return no("no_theft", against=action.against, need=1, have=0, at=at)


def _after_the_cards_are_shown(facts: Facts, action: Interject) -> Answer:
    """In a fight of one's own, once the combat cards lie open."""
    if not (facts.rivals and facts.player(action.by).in_valley):
        at, instead = to_the_valley(facts, action.by)
        return no("no_fight", seat=action.by, at=at, instead=instead)
    if facts.state.shown:
        return YES
    at = hand_card(facts, action.by, action.card)
    return no("not_shown", card=action.card, need=1, have=0, at=at, instead=("valley",))


@BOOK.gate("SC-I2", Use, no_item=("card",), not_out=("seat", "card"))
def items_work_face_up(facts: Facts, action: Use) -> Answer:
    """An item is used while it lies face up; strong coffee also from the hand."""
    card, player = facts.cards[action.card], facts.player(action.by)
    if card.kind != "item":
        return no("no_item", card=action.card, at=hand_card(facts, action.by, action.card))
    if action.card in player.items:
        return None
    if card.effect.from_hand and facts.holds(action.by, action.card):
        return None
    at = hand_card(facts, action.by, action.card)
    return no("not_out", seat=action.by, card=action.card, also=("SC-I1",), need=1, have=0, at=at)


@BOOK.need("SC-R4", Use, wait=("card",))
def without_the_erratum_items_wait(facts: Facts, action: Use) -> Answer:
    """By our reading of the older rule items are used once everybody has revealed."""
    if facts.holds_erratum("SC-R4") or facts.state.step != REVEAL:
        return None
    return no("wait", card=action.card, need=MOVE, have=REVEAL, at=("round",))


@BOOK.need(
    "SC-I2", Use, not_now=("step", "due"), no_use=("card",), no_fight=("seat",), awake=("seat",),
    shown=("card",),
)  # fmt: skip
def items_are_used_when_they_help(facts: Facts, action: Use) -> Answer:
    """A combat item is used up before the fight, a waking one by somebody who sits out."""
    effect = facts.cards[action.card].effect
    if effect.use_combat is None and not effect.use_cancel:
        if action.card in ALWAYS_KNOWN:
            raise refuse(f"cards.{action.card}.effect.use", "needed", "SC-I2")
        return no("no_use", card=action.card, at=_item(facts, action))
    return _combat_item(facts, action) if effect.use_combat is not None else _waker(facts, action)


def _item(facts: Facts, action: Use) -> tuple[Spot, ...]:
    """The spot of the item, in front of its owner or in the hand."""
    if action.card in facts.player(action.by).items:
        return (f"item:{action.by}:{action.card}",)
    return hand_card(facts, action.by, action.card)


def _combat_item(facts: Facts, action: Use) -> Answer:
    if facts.state.step != FIGHT:
        return not_now(facts.state, FIGHT)
    if facts.state.shown:
        return no("shown", card=action.card, need=0, have=1, at=("valley",))
    if facts.player(action.by).in_valley and facts.rivals:
        return YES
    at, instead = to_the_valley(facts, action.by)
    return no("no_fight", seat=action.by, at=at, instead=instead)


def _waker(facts: Facts, action: Use) -> Answer:
    if not REVEAL <= facts.state.step <= FIGHT:
        return not_now(facts.state, REVEAL)
    if facts.player(action.by).sits:
        return YES
    return no("awake", seat=action.by, need=1, have=0, at=(f"player:{action.by}",))
