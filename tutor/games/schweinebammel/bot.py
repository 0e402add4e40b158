"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from tutor.engine.chance import Chance
from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play
from tutor.games.schweinebammel.facts import Facts, laid, points
from tutor.games.schweinebammel.state import DUNG, HEAPS, Card, State, added


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action."""
    return luck.choice(legal)


def tidy(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Gets rid of cards and points: as many cards as it can, the dear ones first.

    For Hector it lays its lowest Pig or passes Hector on; it keeps the pile high for the next
    player; it keeps two heaps while the third may still come.
    """
    return max(legal, key=lambda action: _worth(Facts(view), action))


def _worth(facts: Facts, action: Action) -> float:
    if not isinstance(action, (Play, Pair, Give, Draw)):
        return 0
    if isinstance(action, Draw):
        return -6
    cards = laid(action)
    left = facts.hand(action.by)
    for card in cards:
        left = added(left, card.kind, -1)
    heaps = action.heaps if isinstance(action, Give) else 0
    left = added(left, DUNG, -heaps)
    saved = points(left) - points(facts.hand(action.by))
    return 5 * (len(cards) + heaps) + saved + cards[-1].value / 2 - _price(facts, cards, left)


def _price(facts: Facts, cards: tuple[Card, ...], left: tuple[int, ...]) -> float:
    """What a play costs later: cards drawn for Hector, a pair of heaps broken up."""
    drawn = 6.0 * cards[-1].value if facts.for_hector else 0.0
    keeps = facts.hand(facts.state.players[facts.state.turn])[DUNG] == HEAPS - 1 > left[DUNG]
    return drawn + (10.0 if keeps else 0.0)


BOTS = {"random": random, "sensible": tidy}
