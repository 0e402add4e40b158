"""Revealing and resolving cards, items and interjections: step 3, and items later on."""

from __future__ import annotations

from tutor.engine.problem import refuse
from tutor.engine.verdict import YES, Answer, no
from tutor.games.schaeferstuendchen.actions import Interject, Outcome, Resolve, Reveal, Use
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.practice import ALWAYS_KNOWN
from tutor.games.schaeferstuendchen.rules.book import BOOK, not_held, not_now, outside
from tutor.games.schaeferstuendchen.stages import Stage, stages
from tutor.games.schaeferstuendchen.state import FIGHT, REVEAL, UNKNOWN, counted


@BOOK.gate("SC-R1", Reveal, not_now=("step", "due"))
def cards_are_revealed_in_step_three(facts: Facts, action: Reveal) -> Answer:
    """Cards are turned up once everybody has laid and given."""
    return outside(facts, REVEAL)


@BOOK.gate("SC-R2", Resolve, Outcome, not_now=("step", "due"))
def cards_are_resolved_in_step_three(facts: Facts, action: Resolve | Outcome) -> Answer:
    """Cards are resolved in step 3."""
    return outside(facts, REVEAL)


@BOOK.gate("SC-R1", Reveal, Resolve, Outcome, start_first=("seat", "start"))
def the_starting_player_is_first(facts: Facts, action: Reveal | Resolve | Outcome) -> Answer:
    """The starting player reveals and resolves everything before anybody else."""
    first, seat = facts.revealer, facts.seat(action.by)
    if seat == facts.state.start:
        return YES if isinstance(action, Reveal) and first == seat else None
    if first != facts.state.start:
        return None
    start = facts.seats[first]
    at = (f"player:{start}",)
    return no("start_first", seat=action.by, start=start, need=start, have=action.by, at=at)


@BOOK.gate("SC-R5", Reveal, Resolve, Outcome, wait=("seat", "turn"), through=("seat",))
def then_round_the_table(facts: Facts, action: Reveal | Resolve | Outcome) -> Answer:
    """One player after the other, clockwise."""
    turn, seat = facts.revealer, facts.seat(action.by)
    if turn == seat:
        return YES if isinstance(action, Reveal) and seat != facts.state.start else None
    at = (f"player:{action.by}",)
    if turn is None:
        return no("through", seat=action.by, need=1, have=0, at=at)
    name = facts.seats[turn]
    return no(
        "wait", seat=action.by, turn=name, need=name, have=action.by, at=(f"player:{name}", *at)
    )


@BOOK.gate("SC-R2", Reveal, open_first=("seat",))
def open_cards_are_resolved(facts: Facts, action: Reveal) -> Answer:
    """Where nothing is face down any more, the open cards are next."""
    if facts.player(action.by).face_down:
        return None
    return no("open_first", seat=action.by, need=1, have=0, at=(f"open:{action.by}",))


@BOOK.gate("SC-R2", Resolve, Outcome, nothing_open=("seat",))
def only_open_cards_are_resolved(facts: Facts, action: Resolve | Outcome) -> Answer:
    """A card is revealed before it is resolved."""
    if facts.player(action.by).open:
        return None
    return no("nothing_open", seat=action.by, need=1, have=0, at=(f"selfish:{action.by}",))


@BOOK.need("SC-R2", Resolve, not_lowest=("card", "lowest"), not_open=("card",))
def the_lowest_value_first(facts: Facts, action: Resolve) -> Answer:
    """Cards are resolved in rising order of value."""
    if not action.cards:
        facts.lowest(facts.seat(action.by))
        return YES
    there = counted(facts.player(action.by).open)
    lowest = facts.lowest(facts.seat(action.by))
    for card, times in counted(action.cards).items():
        at = (f"open:{action.by}",)
        if times > there.get(card, 0):
            return no("not_open", card=card, need=times, have=there.get(card, 0), at=at)
        if card not in lowest:
            need, have = facts.value(lowest[0]), facts.value(card)
            return no("not_lowest", card=card, lowest=lowest[0], need=need, have=have, at=at)
    return YES


@BOOK.need("SC-R2", Resolve, text_only=("card",))
def a_text_is_read_by_the_table(facts: Facts, action: Resolve) -> Answer:
    """A card that only its text explains waits until the table says what it does."""
    open_cards = action.cards or facts.player(action.by).open
    unread = [card for card in open_cards if facts.cards[card].effect.text]
    if not unread:
        return None
    at = (f"open:{action.by}",)
    return no("text_only", card=unread[0], also=("SC-M6",), need=1, have=0, at=at)


@BOOK.need("SC-R2", Outcome, explained=("card",), not_lowest=("card", "lowest"), not_open=("card",))
def what_only_a_text_explains(facts: Facts, action: Outcome) -> Answer:
    """The table says what an open card of the lowest value does, where only its text tells."""
    at = (f"open:{action.by}",)
    if action.card not in facts.player(action.by).open:
        return no("not_open", card=action.card, need=1, have=0, at=at)
    if not facts.cards[action.card].effect.text:
        return no("explained", card=action.card, also=("SC-M6",), need=1, have=0, at=at)
    lowest = facts.lowest(facts.seat(action.by))
    if action.card in lowest:
        return YES
    need, have = facts.value(lowest[0]), facts.value(action.card)
    return no("not_lowest", card=action.card, lowest=lowest[0], need=need, have=have, at=at)


@BOOK.need("SC-R3", Resolve, left_out=("card",))
def equal_values_at_the_same_time(facts: Facts, action: Resolve) -> Answer:
    """Cards of equal value are resolved together."""
    seat = facts.seat(action.by)
    if not action.cards:
        return YES if _some_equal(facts, seat) else None
    lowest = facts.lowest(seat)
    chosen = counted(action.cards)
    if not chosen.keys() & set(lowest):
        return None
    for card, times in counted(lowest).items():
        if chosen.get(card, 0) < times:
            need, have = len(lowest), len(action.cards)
            return no("left_out", card=card, need=need, have=have, at=(f"open:{action.by}",))
    return YES if len(lowest) > 1 else None


def _some_equal(facts: Facts, seat: int) -> bool:
    cards = facts.players[seat].open
    if len(set(cards)) < 2:
        return len(cards) > 1
    values = [facts.value(card) for card in cards]
    return len(set(values)) < len(values)


@BOOK.need("SC-I6", Resolve, maid=("card", "item"))
def nobody_steals_from_the_maid(facts: Facts, action: Resolve) -> Answer:
    """The Maid cannot be stolen from."""
    for card, seat, item in action.pick:
        if seat and facts.protected(facts.seat(seat)):
            return no("maid", card=card, item=item, at=(f"item:{seat}:{item}",))
    return None


@BOOK.need("SC-I5", Resolve, own=("card",), not_there=("item", "seat"))
def stolen_is_what_lies_out(facts: Facts, action: Resolve) -> Answer:
    """An item is stolen from another player in front of whom it lies when the card's turn comes."""
    for stage in stages(facts, action):
        found = _lies_there(stage, action.by)
        if found is not None:
            return found
    return None


def _lies_there(stage: Stage, by: str) -> Answer:
    taken: dict[tuple[str, str], int] = {}
    for card, owner, item in stage.picks:
        effect = stage.facts.cards[card].effect
        if not (effect.steal or effect.lose):
            continue
        if effect.steal and owner == by:
            return no("own", card=card, at=(f"player:{by}",))
        seat = by if effect.lose else owner
        taken[seat, item] = need = taken.get((seat, item), 0) + 1
        have = stage.facts.player(seat).items.count(item)
        if need > have:
            at = (f"items:{seat}",)
            return no("not_there", item=item, seat=seat, need=need, have=have, at=at)
    return None


@BOOK.need("SC-C8", Resolve, not_discarded=("card",))
def fetched_is_what_was_discarded(facts: Facts, action: Resolve) -> Answer:
    """Second Hand Sheep brings back a card that lies in the discard pile when its turn comes."""
    for stage in stages(facts, action):
        pile, known = stage.facts.state.discard, facts.cards
        fetched = [chosen for card, _, chosen in stage.picks if known[card].effect.fetch]
        for card, need in counted(fetched).items():
            have = pile.count(card)
            if need > have + pile.count(UNKNOWN):
                return no("not_discarded", card=card, need=need, have=have, at=("discard",))
    return None


@BOOK.gate("SC-J1", Interject, not_now=("step", "due"))
def interjections_answer_revealed_cards(facts: Facts, action: Interject) -> Answer:
    """An interjection waits until its condition is there."""
    return outside(facts, REVEAL)


@BOOK.need(
    "SC-J1", Interject, not_held=("seat", "card"), no_interjection=("card",), not_open=("against",)
)
def interjections_come_from_the_hand(facts: Facts, action: Interject) -> Answer:
    """An interjection card is played from the hand against an open card before its player."""
    card = facts.cards[action.card]
    if card.kind != "interjection" or not card.effect.cancel:
        return no("no_interjection", card=action.card, at=(f"hand:{action.by}",))
    missing = not_held(facts, action.by, action.card)
    if missing is not None:
        return missing
    if action.against in facts.player(action.by).open:
        return YES
    return no("not_open", against=action.against, need=1, have=0, at=(f"open:{action.by}",))


@BOOK.gate("SC-I2", Use, no_item=("card",), not_out=("seat", "card"))
def items_work_face_up(facts: Facts, action: Use) -> Answer:
    """An item is used while it lies face up; strong coffee also from the hand."""
    card, player = facts.cards[action.card], facts.player(action.by)
    if card.kind != "item":
        return no("no_item", card=action.card, at=(f"hand:{action.by}",))
    if action.card in player.items:
        return None
    if card.effect.from_hand and facts.holds(action.by, action.card):
        return None
    at = (f"items:{action.by}", f"hand:{action.by}")
    return no("not_out", seat=action.by, card=action.card, also=("SC-I1",), need=1, have=0, at=at)


@BOOK.need(
    "SC-I2", Use, not_now=("step", "due"), no_use=("card",), no_fight=("seat",), awake=("seat",)
)
def items_are_used_when_they_help(facts: Facts, action: Use) -> Answer:
    """A combat item is used up before the fight, a waking one by somebody who sits out."""
    effect = facts.cards[action.card].effect
    if effect.use_combat is None and not effect.use_cancel:
        if action.card in ALWAYS_KNOWN:
            raise refuse(f"cards.{action.card}.effect.use", "needed", "SC-I2")
        return no("no_use", card=action.card, at=(f"items:{action.by}",))
    return _combat_item(facts, action) if effect.use_combat is not None else _waker(facts, action)


def _combat_item(facts: Facts, action: Use) -> Answer:
    if facts.state.step != FIGHT:
        return not_now(facts.state, FIGHT)
    if facts.player(action.by).in_valley and facts.rivals:
        return YES
    return no("no_fight", seat=action.by, at=("valley", f"figure:{action.by}"))


def _waker(facts: Facts, action: Use) -> Answer:
    if not REVEAL <= facts.state.step <= FIGHT:
        return not_now(facts.state, REVEAL)
    if facts.player(action.by).sits:
        return YES
    return no("awake", seat=action.by, need=1, have=0, at=(f"player:{action.by}",))
