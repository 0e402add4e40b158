"""The rules of Dung Heaps: how one moves on, and when it does not."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schweinebammel.actions import Give, Play
from tutor.games.schweinebammel.book import BOOK, held_spots, in_hand
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import term
from tutor.games.schweinebammel.state import DUNG, LUCKY, PIGS

BOOK.effect("SW-D6")


@BOOK.need("SW-D1", Play, alone=())
def no_heap_alone(facts: Facts, action: Play) -> Answer:
    """A Dung Heap is never laid."""
    if action.card.kind != DUNG:
        return None
    return no("alone", at=held_spots(facts, action.by, (action.card,)))


@BOOK.need(
    "SW-D2", Give, to_self=(), wrong_size=("seat", "need", "have"), out_of_reach=("seat", "need")
)
def the_pig_counts_the_other_hand(facts: Facts, action: Give) -> Answer:
    """The Pig's value is the number of cards in the hand that gets the heap."""
    if action.to == action.by:
        return no("to_self", at=(f"player:{action.by}",), instead=_reached(facts, action))
    if not all(card.is_pig for card in action.cards):
        return None
    size = facts.size(action.to)
    values = tuple(card.value for card in action.cards)
    if size in values:
        return yes(need=size, have=size)
    at, instead = held_spots(facts, action.by, action.cards), _counting(facts, action)
    if not instead:
        at, instead = (*at, f"hand:{action.to}"), _reached(facts, action)
    say = "wrong_size" if size in PIGS else "out_of_reach"
    have = values[0] if len(values) == 1 else values
    lucky = ("SW-D7",) if any(card.kind == LUCKY for card in action.cards) else ()
    also = ("SW-D6", *(("SW-D5",) if action.rides else ()), *lucky)
    return no(say, seat=action.to, need=size, have=have, also=also, at=at, instead=instead)


def _counting(facts: Facts, action: Give) -> tuple[str, ...]:
    """The spots of other Pigs in the hand that have the number of cards asked for."""
    hand, size = facts.hand(action.by), facts.size(action.to)
    tried = [card.kind for card in action.cards]
    kinds = (size, LUCKY) if size in PIGS else ()
    return in_hand(action.by, *[kind for kind in kinds if hand[kind] and kind not in tried])


def _reached(facts: Facts, action: Give) -> tuple[str, ...]:
    """The hands of others that the Pigs laid can reach."""
    values = [card.value for card in action.cards if card.is_pig]
    others = [name for name in facts.state.players if name != action.by]
    return tuple([f"hand:{name}" for name in others if facts.size(name) in values])


@BOOK.need("SW-D2", Give, no_pig=("card",), not_held=("seat", "card"))
def the_pig_for_the_heap_is_there(facts: Facts, action: Give) -> Answer:
    """The card that moves a heap is a Pig of the own hand."""
    if action.rides:
        return None
    card = action.cards[0]
    if not card.is_pig:
        at = held_spots(facts, action.by, (card,))
        return no("no_pig", card=term(card), at=at, instead=_counting(facts, action))
    if facts.hand(action.by)[card.kind]:
        return None
    name = "lucky" if card.kind == LUCKY else term(card)
    at = (f"hand:{action.by}",)
    return no("not_held", seat=action.by, card=name, need=1, have=0, at=at)


@BOOK.need("SW-D2", Give, no_heap=("seat", "need", "have"))
def the_heap_is_there(facts: Facts, action: Give) -> Answer:
    """Only heaps of the own hand can be given."""
    have = facts.hand(action.by)[DUNG]
    if have >= action.heaps:
        return None
    at = (f"hand:{action.by}",)
    return no("no_heap", seat=action.by, need=action.heaps, have=have, at=at)


@BOOK.need("SW-D4", Give, must_fit=("card", "top"))
def any_top_will_do(facts: Facts, action: Give) -> Answer:
    """The Pig that moves a heap need not fit the pile; by house rule it does."""
    if not facts.free:
        return None
    card = action.cards[0]
    if action.rides or facts.options.heap_pig == "any" or card.value == facts.top:
        return YES
    return no(
        "must_fit", card=term(card), top=facts.top_word, need=facts.top, have=card.value,
        also=facts.lucky_top, at=held_spots(facts, action.by, (card,)),
    )  # fmt: skip


@BOOK.need("SW-D5", Give, too_many=("need", "have"))
def one_heap_at_a_time(facts: Facts, action: Give) -> Answer:
    """One heap a turn; by house rule more of them, all to the same player."""
    most = facts.options.heaps_per_turn
    if action.heaps <= most:
        return YES if action.heaps > 1 else None
    return no("too_many", need=most, have=action.heaps, at=in_hand(action.by, DUNG))


@BOOK.need("SW-D5", Give, on_a_pair=())
def no_heap_on_an_operation(facts: Facts, action: Give) -> Answer:
    """A heap goes with one Pig; by house rule it may ride on an operation."""
    if not action.rides:
        return None
    if facts.options.heap_with_operation:
        return YES
    return no("on_a_pair", need=1, have=len(action.cards), at=in_hand(action.by, DUNG))


@BOOK.need("SW-D7", Give)
def a_lucky_pig_moves_a_heap(facts: Facts, action: Give) -> Answer:
    """A Lucky Pig may be the Pig that moves a heap."""
    return YES if any(card.kind == LUCKY for card in action.cards) else None


@BOOK.need("SW-D8", Give, under_duty=("duty",))
def a_heap_rides_on_the_pig_asked_for(facts: Facts, action: Give) -> Answer:
    """Under a Farmer or Hector a heap goes with the Pig asked for; by house rule it stays."""
    if facts.free:
        return None
    if facts.options.heap_under_duty:
        return YES
    return no("under_duty", duty=facts.state.duty, at=in_hand(action.by, DUNG))
