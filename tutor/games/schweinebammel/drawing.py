"""Drawing cards, and the new draw pile when there is none left."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.verdict import Finding, Step
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import NONE, UNKNOWN, State, added, replaced

_new_pile = BOOK.effect("SW-R1", shuffled=("cards",))
_in_between = BOOK.effect("SW-R2", goes_on=("cards",))
_nothing_left = BOOK.effect("SW-R3", lapses=("missing",))
_AT = ("draw",)


def draw(state: State, seat: int, count: int) -> Step[State]:
    """The state after a player draws so many cards, or as many as there are (SW-R1 to R3)."""
    events: list[Finding] = []
    for missing in range(count, 0, -1):
        if not state.draw_pile:
            state = _reshuffled(state, events, missing)
        if not state.draw_pile:
            events.append(_nothing_left("lapses", missing=missing, at=_AT))
            break
        state = _one_card(state, seat)
        if not state.draw_pile:
            state = _reshuffled(state, events, missing - 1)
    return Step(state, tuple(events))


def _one_card(state: State, seat: int) -> State:
    kind = state.next_cards[0] if state.next_cards else UNKNOWN
    hands = replaced(state.hands, seat, added(state.hands[seat], kind))
    return replace(
        state, hands=hands, next_cards=state.next_cards[1:], draw_pile=state.draw_pile - 1
    )


def _reshuffled(state: State, events: list[Finding], to_come: int) -> State:
    """Discards beneath the top and the special pile become the draw pile, in unknown order."""
    cards = sum(state.discards) + sum(state.specials)
    if not cards:
        return state
    events.append(_new_pile("shuffled", cards=cards, at=_AT))
    if to_come:
        events.append(_in_between("goes_on", cards=to_come, at=_AT))
    return replace(state, draw_pile=cards, next_cards=(), discards=NONE, specials=NONE)
