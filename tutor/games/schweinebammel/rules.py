"""When an action is legal, and why. The only home of legality, with its three annexes.

`rules_duty.py` has the answers to a Farmer or Hector, `rules_pair.py` the rules of operations,
`rules_heap.py` those of Dung Heaps.
"""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schweinebammel import rules_duty, rules_heap, rules_pair
from tutor.games.schweinebammel.actions import Action, Deal, Draw, Give, Pair, Play, TurnUp
from tutor.games.schweinebammel.book import BOOK, fitting, held_spots
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import term
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    GAME_OVER,
    HAND,
    HECTOR,
    LUCKY,
    ROUND_OVER,
    ROUNDS,
    SETUP,
    TURN,
    finished,
)

__all__ = ["BOOK", "rules_duty", "rules_heap", "rules_pair"]

TURNS = (Play, Pair, Give, Draw)
ANYTHING = (*TURNS, TurnUp)


# ---- who acts, and when


@BOOK.gate("SW-S8", *ANYTHING, Deal, over=("need", "have"))
def four_rounds_are_played(facts: Facts, action: Action) -> Answer:
    """After the fourth round the game is over."""
    return (
        no("over", need=ROUNDS, have=ROUNDS, at=("draw",))
        if facts.state.phase == GAME_OVER
        else None
    )


@BOOK.gate("SW-N1", *ANYTHING, over=("seat",))
def a_hand_is_empty(facts: Facts, action: Action) -> Answer:
    """Once somebody has no card, the round is over."""
    if facts.state.phase != ROUND_OVER:
        return None
    seat = next((name for name in facts.state.players if not facts.size(name)), None)
    return None if seat is None else no("over", seat=seat, need=0, have=0, at=(f"hand:{seat}",))


@BOOK.gate("SW-N2", *ANYTHING, over=("seat", "heaps"))
def a_hand_holds_only_heaps(facts: Facts, action: Action) -> Answer:
    """Once somebody has only Dung Heaps, the round is over."""
    if facts.state.phase != ROUND_OVER:
        return None
    seat = next(name for name in facts.state.players if finished(facts.hand(name)))
    return no("over", seat=seat, heaps=facts.hand(seat)[DUNG], at=(f"hand:{seat}",))


@BOOK.gate("SW-A6", *TURNS, nothing_up=())
def a_pig_is_turned_up_first(facts: Facts, action: Action) -> Answer:
    """Nobody plays before a Pig lies face up."""
    return no("nothing_up", instead=("draw",)) if facts.state.phase == SETUP else None


@BOOK.gate("SW-A6", TurnUp, running=("top",))
def a_pig_is_turned_up_once(facts: Facts, action: TurnUp) -> Answer:
    """A card is turned up only before the first turn of a round."""
    top = facts.state.top
    if facts.state.phase == SETUP or top is None:
        return YES
    return no("running", top=term(top), at=("top",))


@BOOK.gate("SW-R1", Deal, not_empty=("need", "have"))
def a_pile_is_mixed_when_it_is_used_up(facts: Facts, action: Deal) -> Answer:
    """In the middle of a round a new draw pile is mixed only when the old one is used up."""
    state = facts.state
    if state.phase != TURN or facts.waits_for_nature or not state.draw_pile:
        return None
    also = ("SW-A4", "SW-S7")
    return no("not_empty", need=0, have=state.draw_pile, also=also, at=("draw",))


@BOOK.gate("SW-A4", Deal, running=())
def nature_deals_when_it_is_time(facts: Facts, action: Deal) -> Answer:
    """Cards are shuffled before a round, and when the draw pile is made anew."""
    if facts.waits_for_nature:
        return None
    return no("running", also=("SW-S7",), at=("draw",))


@BOOK.gate("SW-B1", *ANYTHING, not_on_turn=("seat", "turn"))
def players_take_turns_clockwise(facts: Facts, action: Action) -> Answer:
    """Only the player on turn acts, once."""
    turn = facts.state.players[facts.state.turn]
    if action.by == turn:
        return None
    opens = facts.state.phase == SETUP and facts.state.round > 1
    also = ("SW-S7",) if opens else ()
    at, instead = (f"player:{action.by}",), (f"player:{turn}",)
    return no("not_on_turn", seat=action.by, turn=turn, also=also, at=at, instead=instead)


@BOOK.need("SW-A4", Deal, wrong_number=("seat", "need", "have"))
def everybody_gets_seven(facts: Facts, action: Deal) -> Answer:
    """Each player gets seven cards; a hand keeps its number of cards."""
    fresh = facts.state.phase == ROUND_OVER
    for name, hand, before in zip(
        facts.state.players, action.hands, facts.state.hands, strict=True
    ):
        need, have = HAND if fresh else sum(before), sum(hand)
        if have != need:
            at = (f"hand:{name}",)
            return no("wrong_number", seat=name, need=need, have=have, at=at)
    return None if facts.pile_is_new else YES


@BOOK.need("SW-S7", Deal)
def a_new_round_is_dealt(facts: Facts, action: Deal) -> Answer:
    """After a round everything is shuffled and dealt again."""
    return YES if facts.state.phase == ROUND_OVER else None


@BOOK.need("SW-R1", Deal)
def the_new_draw_pile_is_shuffled(facts: Facts, action: Deal) -> Answer:
    """A draw pile made of the discards is shuffled."""
    return YES if facts.pile_is_new else None


# ---- one card, on a free turn


@BOOK.need("SW-B3", Play, not_held=("seat", "card"))
def the_pig_is_in_the_hand(facts: Facts, action: Play) -> Answer:
    """A Pig laid is one of the own hand."""
    card = action.card
    if not card.is_pig or card.kind == LUCKY or facts.hand(action.by)[card.kind]:
        return None
    at = (f"hand:{action.by}",)
    return no("not_held", seat=action.by, card=term(card), need=1, have=0, at=at)


@BOOK.need("SW-B7", Play, not_held=("seat", "card"))
def a_special_card_may_be_played(facts: Facts, action: Play) -> Answer:
    """A special card of the hand may be played, whether or not a Pig fits."""
    kind = action.card.kind
    if kind < FARMER:
        return None
    if not facts.hand(action.by)[kind]:
        card = "lucky" if kind == LUCKY else term(action.card)
        at = (f"hand:{action.by}",)
        return no("not_held", seat=action.by, card=card, need=1, have=0, at=at)
    return YES if kind in (FARMER, HECTOR) else None


@BOOK.need("SW-B3", Play, wrong=("card", "top"))
def the_pig_has_the_top_value(facts: Facts, action: Play) -> Answer:
    """One Pig alone has the value on the pile."""
    card = action.card
    if not facts.free or not card.is_pig or card.kind == LUCKY:
        return None
    if card.value == facts.top:
        return yes(need=facts.top, have=card.value, also=facts.lucky_top)
    return no(
        "wrong", card=term(card), top=facts.top_word, need=facts.top, have=card.value,
        also=facts.lucky_top, at=held_spots(facts, action.by, (card,)),
        instead=fitting(facts, action.by),
    )  # fmt: skip


@BOOK.need("SW-C6", Play)
def a_lucky_pig_is_any_pig(facts: Facts, action: Play) -> Answer:
    """A Lucky Pig counts as a Pig of any value."""
    return YES if facts.free and action.card.kind == LUCKY else None


@BOOK.need("SW-C10", Play, wrong=("value", "top"))
def a_lucky_pig_alone_has_the_top_value(facts: Facts, action: Play) -> Answer:
    """Laid alone a Lucky Pig is what would fit; by house rule it may be anything."""
    if not facts.free or action.card.kind != LUCKY:
        return None
    value = action.card.value
    if facts.options.lucky_free or value == facts.top:
        return yes(also=facts.lucky_top)
    also = ("SW-C6", *facts.lucky_top)
    at = held_spots(facts, action.by, (action.card,))
    return no(
        "wrong", value=value, top=facts.top_word, need=facts.top, have=value, also=also, at=at,
        instead=("top",),
    )  # fmt: skip


@BOOK.need("SW-B8", Draw)
def one_may_always_draw(facts: Facts, action: Draw) -> Answer:
    """Whoever cannot or does not want to play draws a card."""
    return YES if facts.free else None
