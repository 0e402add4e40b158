"""What a turn leads to, in the order of its effects. Nothing here decides legality.

Cards laid, heap handed over, cards drawn for Hector, end of the round, growl and penalty, next
player.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tutor.engine.verdict import Step
from tutor.games.schweinebammel.actions import Draw, Give, Laying, Play, Turn
from tutor.games.schweinebammel.drawing import draw
from tutor.games.schweinebammel.effects import (
    draw_event,
    duty_drawn_event,
    duty_events,
    growl_events,
    heap_event,
    hector_events,
    last_card_event,
    laying_events,
    no_growl_event,
    special_events,
)
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.growling import FEW
from tutor.games.schweinebammel.scoring import round_ended
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    HECTOR,
    NONE,
    State,
    added,
    finished,
    replaced,
    together,
)

PENALTY = 2
"""Cards for a growl that was forgotten (SW-G2)."""


def turn_taken(state: State, action: Turn) -> Step[State]:
    """The state after a legal turn, and why it is so."""
    facts = Facts(state)
    seat = facts.seats[action.by]
    if isinstance(action, Draw):
        drawn = draw(state, seat, 1)
        instead = draw_event if facts.free else partial(duty_drawn_event, facts)
        events = (instead(action.by), *drawn.events)
    else:
        drawn = _cards_laid(facts, seat, action)
        events = drawn.events
    duty, row = _duty_after(facts, action)
    after = replace(drawn.state, duty=duty, row=row)
    drew = _drew(state, after, seat, action)
    if finished(after.hands[seat]):
        ended = round_ended(after)
        return Step(ended.state, ended.events[:1] + events + ended.events[1:])
    growled = _growled(after, seat, action, drew)
    following = replace(growled.state, turn=(seat + 1) % len(state.players))
    told = growled.events
    first = told[:1] if told and told[0].rule == "SW-G2" else ()
    return Step(following, first + events + told[len(first) :])


def _cards_laid(facts: Facts, seat: int, action: Laying) -> Step[State]:
    state, by = facts.state, action.by
    moved = _heap_handed(_on_the_piles(state, seat, action), facts, seat, action)
    events = laying_events(facts, action)
    if isinstance(action, Give):
        events = (heap_event(facts, action), *events)
    drawn = Step(moved, events)
    if facts.for_hector and laid(action)[-1].is_pig:
        drawn = _drawn_for_hector(facts, seat, moved, laid(action)[-1].value)
        drawn = Step(drawn.state, drawn.events + events)
    after = state.players[(seat + 1) % len(state.players)]
    passed_on = isinstance(action, Play) and not action.card.is_pig
    ends = finished(moved.hands[seat])
    asked = special_events(facts, laid(action)[-1], after, ends)
    return Step(drawn.state, asked + drawn.events + duty_events(facts, by, passed_on))


def _on_the_piles(state: State, seat: int, action: Laying) -> State:
    """Pigs go on the discard pile, Farmer and Hector on the special pile (SW-C1)."""
    hand, discards, specials, top = state.hands[seat], state.discards, state.specials, state.top
    for card in laid(action):
        hand = added(hand, card.kind, -1)
        if card.is_pig:
            discards = added(discards, top.kind) if top else discards
            top = card
        else:
            specials = added(specials, card.kind)
    hands = replaced(state.hands, seat, hand)
    return replace(state, hands=hands, discards=discards, specials=specials, top=top)


def _heap_handed(state: State, facts: Facts, seat: int, action: Laying) -> State:
    if not isinstance(action, Give):
        return state
    to = facts.seats[action.to]
    heaps = added(NONE, DUNG, action.heaps)
    hands = replaced(state.hands, seat, added(state.hands[seat], DUNG, -action.heaps))
    return replace(state, hands=replaced(hands, to, together(hands[to], heaps)))


def _drawn_for_hector(facts: Facts, seat: int, state: State, value: int) -> Step[State]:
    """As many cards as the Pig's value; before the end of the round, or not (SW-H1, H4, H9)."""
    by = state.players[seat]
    ends = finished(state.hands[seat])
    if ends and facts.options.hector_last_card == "round_ends":
        return Step(state, (last_card_event(by, 0),))
    cards = value * (facts.state.row if facts.options.hector_stack else 1)
    drawn = draw(state, seat, cards)
    events = (*hector_events(facts, by, value, cards), *drawn.events)
    return Step(drawn.state, (*events, last_card_event(by, cards)) if ends else events)


def _duty_after(facts: Facts, action: Turn) -> tuple[str, int]:
    """What the next player has to answer, and the Hectors in a row."""
    kind = action.card.kind if isinstance(action, Play) else None
    if kind == HECTOR:
        return "hector", facts.state.row + 1
    return ("farmer" if kind == FARMER else ""), 0


def _drew(before: State, after: State, seat: int, action: Turn) -> bool:
    """Whether the player has drawn a card in this turn."""
    left = sum(before.hands[seat]) - len(laid(action))
    heaps = action.heaps if isinstance(action, Give) else 0
    return sum(after.hands[seat]) > left - heaps


def _growled(state: State, seat: int, action: Turn, drew: bool) -> Step[State]:
    """One or two cards left are announced, or cost two more (SW-G1 to G3)."""
    left = sum(state.hands[seat])
    if left not in FEW:
        return Step(state, ())
    if drew and not state.options.growl_after_draw:
        return Step(state, (no_growl_event(action.by, left),))
    said = left if action.growl is None else action.growl
    events = growl_events(action.by, left, said, drew)
    if said == left:
        return Step(state, events)
    drawn = draw(state, seat, PENALTY)
    return Step(drawn.state, events + drawn.events)
