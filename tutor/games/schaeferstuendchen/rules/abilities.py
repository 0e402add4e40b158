"""Abilities that no source tells, as reconstructed for the practice set, and passing a chance."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schaeferstuendchen.actions import Discard, Pass, Take
from tutor.games.schaeferstuendchen.chances import answers, discarder, has_chance, usable
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import BOOK, not_held, not_now
from tutor.games.schaeferstuendchen.state import (
    DISCARD_TWO,
    END,
    FIGHT,
    TAKE_ITEM,
    counted,
)

MOST_DISCARDS = 2
"""Hand cards that the Cook may discard (SC-W9)."""


@BOOK.gate("SC-F21", Take, no_taker=("seat",), not_now=("step", "due"), no_win=("seat",))
def the_magpie_takes_after_a_won_fight(facts: Facts, action: Take) -> Answer:
    """The Magpie of the practice set takes an item right after she has won a fight."""
    player, at = facts.player(action.by), (f"player:{action.by}",)
    if player.ability != TAKE_ITEM:
        return no("no_taker", seat=action.by, also=("SC-M5",), at=at)
    if player.loot:
        return YES
    if facts.state.step != FIGHT or facts.rivals:
        return not_now(facts.state, FIGHT)
    return no("no_win", seat=action.by, need=1, have=0, at=at)


@BOOK.need("SC-I6", Take, no_booty=("item",))
def nothing_is_taken_from_the_maid(facts: Facts, action: Take) -> Answer:
    """The Maid keeps her items."""
    if not facts.protected(facts.seat(action.owner)):
        return None
    return no("no_booty", item=action.item, at=(f"items:{action.owner}",))


@BOOK.need("SC-F21", Take, no_loser=("owner",), not_there=("item", "owner"))
def one_item_of_one_loser(facts: Facts, action: Take) -> Answer:
    """It is an item that lies before somebody who lost this fight."""
    owner = facts.seat(action.owner)
    if facts.protected(owner):
        return None
    if owner not in facts.player(action.by).loot:
        at, losers = (f"player:{action.owner}",), facts.player(action.by).loot
        instead = tuple([f"player:{facts.seats[loser]}" for loser in losers])
        return no("no_loser", owner=action.owner, at=at, instead=instead)
    have = facts.players[owner].items.count(action.item)
    if have:
        return YES
    at = (f"items:{action.owner}",)
    return no("not_there", item=action.item, owner=action.owner, need=1, have=0, at=at)


@BOOK.gate("SC-W9", Discard, no_cook=("seat",), not_now=("step", "due"), twice=("seat",))
def the_cook_discards_before_the_refill(facts: Facts, action: Discard) -> Answer:
    """The Cook of the practice set may discard once, in step 7."""
    player, at = facts.player(action.by), (f"player:{action.by}",)
    if player.ability != DISCARD_TWO:
        return no("no_cook", seat=action.by, also=("SC-M5",), at=at)
    if facts.state.step != END:
        return not_now(facts.state, END)
    return no("twice", seat=action.by, need=1, have=2, at=at) if player.helped else None


@BOOK.need("SC-W9", Discard, too_many=("cards",), not_held=("seat", "card"))
def two_hand_cards_at_most(facts: Facts, action: Discard) -> Answer:
    """One or two cards from the hand."""
    count = len(action.cards)
    at = (f"hand:{action.by}",)
    if count > MOST_DISCARDS:
        return no("too_many", cards=count, need=MOST_DISCARDS, have=count, at=at)
    hand = facts.player(action.by).hand
    for card, times in counted(action.cards).items():
        missing = not_held(facts, action.by, card)
        if missing is not None:
            return missing
        if card in hand and hand.count(card) < times:
            have = hand.count(card)
            return no("not_held", seat=action.by, card=card, need=times, have=have, at=at)
    return yes(need=MOST_DISCARDS, have=count)


@BOOK.need("SC-J1", Pass, nothing=("seat",))
def a_chance_can_be_let_go(facts: Facts, action: Pass) -> Answer:
    """An interjection is a chance, not a duty."""
    seat = facts.seat(action.by)
    if answers(facts, seat):
        return YES
    if has_chance(facts, seat):
        return None
    return no("nothing", seat=action.by, need=1, have=0, at=(f"player:{action.by}",))


@BOOK.need("SC-I2", Pass)
def an_item_can_stay_unused(facts: Facts, action: Pass) -> Answer:
    """An item that is used up is used when its owner likes."""
    return YES if usable(facts, facts.seat(action.by)) else None


@BOOK.need("SC-W9", Pass)
def the_cook_can_keep_his_cards(facts: Facts, action: Pass) -> Answer:
    """He discards up to two: none is possible too."""
    return YES if discarder(facts) == facts.seat(action.by) else None
