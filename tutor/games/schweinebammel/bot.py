"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from tutor.engine.chance import Chance
from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play
from tutor.games.schweinebammel.facts import Facts, laid, points
from tutor.games.schweinebammel.growling import growls_due
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    HEAPS,
    HECTOR,
    PIGS,
    Card,
    Cards,
    State,
    added,
    together,
)

FEW = 2
"""A hand this small may be empty after its next turn."""


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action; a growl is forgotten only where nothing else can be done."""
    heard = [action for action in legal if getattr(action, "growl", None) is None]
    return luck.choice(heard or list(legal))


def counter(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Counts cards left and heaps.

    It gets rid of cards and points, the dear ones first; leaves on the pile what few unseen cards
    answer; keeps Farmer and Hector for a player who is nearly out; for Hector it lays its lowest
    Pig; it is slow to break up two heaps while the third may come.
    """
    return max(legal, key=lambda action: _worth(Facts(view), action))


def _worth(facts: Facts, action: Action) -> float:
    if not isinstance(action, (Play, Pair, Give, Draw)):
        return 0
    if action.growl is not None and action.growl != growls_due(facts, action):
        return -100
    if isinstance(action, Draw):
        return -6
    cards, heaps = laid(action), action.heaps if isinstance(action, Give) else 0
    left = _after(facts.hand(action.by), cards, heaps)
    saved = points(left) - points(facts.hand(action.by))
    gone = 5 * (len(cards) + heaps)
    return gone + saved + _hard(facts, action, cards[-1]) - _price(facts, cards, left)


def _after(hand: Cards, cards: tuple[Card, ...], heaps: int) -> Cards:
    for card in cards:
        hand = added(hand, card.kind, -1)
    return added(hand, DUNG, -heaps)


def _hard(facts: Facts, action: Action, last: Card) -> float:
    """How hard the next player's answer gets: few cards of that number left, few pairs."""
    state = facts.state
    after = state.players[(state.turn + 1) % len(state.players)]
    nearly_out = facts.size(after) <= FEW
    if last.kind in (FARMER, HECTOR):
        return 8.0 if nearly_out else -2.0
    easy = 1.5 * unseen(facts, action.by)[last.value]
    return last.value / 2 - (easy if nearly_out else easy / 3)


def unseen(facts: Facts, by: str) -> Cards:
    """For each kind, the cards that lie neither open nor in the own hand."""
    state = facts.state
    seen = together(together(facts.hand(by), state.discards), state.specials)
    if state.top:
        seen = added(seen, state.top.kind)
    copies = state.options.copies
    return (0, *(copies(kind) - seen[kind] for kind in range(1, len(seen))))


def _price(facts: Facts, cards: tuple[Card, ...], left: Cards) -> float:
    """What a play costs later: cards drawn for Hector, a pair of heaps broken up, Pigs gone."""
    by = facts.state.players[facts.state.turn]
    drawn = 6.0 * cards[-1].value if facts.for_hector and cards[-1].is_pig else 0.0
    keeps = facts.hand(by)[DUNG] == HEAPS - 1 > left[DUNG] and unseen(facts, by)[DUNG] > 0
    stuck = sum(left) > 0 and not any(left[value] for value in PIGS)
    return drawn + (10.0 if keeps else 0.0) + (3.0 if stuck else 0.0)


BOTS = {"random": random, "sensible": counter}
