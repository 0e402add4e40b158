"""How often a player has to growl at the end of a turn, known before the turn is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play, Turn
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.state import DUNG, added, finished

FEW = (1, 2)
"""Numbers of cards that have to be announced (SW-G1)."""
TURNS = (Play, Pair, Give, Draw)


def growls_due(facts: Facts, action: Turn) -> int:
    """The growls that this turn ends with, as far as the player can know; 0 for none."""
    hand = facts.hand(action.by)
    for card in laid(action):
        hand = added(hand, card.kind, -1)
    heaps = action.heaps if isinstance(action, Give) else 0
    hand = added(hand, DUNG, -heaps)
    drawn = _drawn(facts, action, ends=finished(hand))
    if not drawn and finished(hand):
        return 0
    if drawn and not facts.options.growl_after_draw:
        return 0
    left = sum(hand) + drawn
    return left if left in FEW else 0


def _drawn(facts: Facts, action: Turn, *, ends: bool) -> int:
    """The cards drawn in this turn: one, or for Hector, or as many as there are (SW-R3)."""
    state, cards = facts.state, laid(action)
    there = state.draw_pile + sum(state.discards) + sum(state.specials) + len(cards)
    if not cards:
        return min(1, there)
    if not facts.for_hector or not cards[-1].is_pig:
        return 0
    if ends and facts.options.hector_last_card == "round_ends":
        return 0
    times = state.row if facts.options.hector_stack else 1
    return min(cards[-1].value * times, there)


def with_silence(facts: Facts, actions: Iterable[Action]) -> Iterator[Action]:
    """The actions, and after them each one again that ends in a growl, without it (SW-G2)."""
    silent = []
    for action in actions:
        yield action
        if isinstance(action, TURNS) and action.growl is None and growls_due(facts, action):
            silent.append(replace(action, growl=0))
    yield from silent
