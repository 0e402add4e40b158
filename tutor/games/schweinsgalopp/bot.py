"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from tutor.engine.chance import Chance
from tutor.games.schweinsgalopp.actions import Action, Play
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.state import State


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action."""
    return luck.choice(legal)


def keeper(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Keeps one card of the colour furthest forward for the last turn (SG-P5).

    Else it leads with the pig nearest the front, so that few colours lead next (SG-P2), or
    throws away a card from the rear.
    """
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return luck.choice(legal)
    facts = Facts(view)
    spare = [play for play in plays if not _is_last_copy(facts, play)] or plays
    leading = [play for play in spare if facts.run(play.card).leads]
    if leading:
        return max(leading, key=lambda play: view.track[play.card])
    return min(spare, key=lambda play: view.track[play.card])


def _is_last_copy(facts: Facts, play: Play) -> bool:
    """Whether the play spends the only card of the held colour that stands furthest forward."""
    hand = facts.hand(play.by)
    if isinstance(hand, int) or sum(hand) == 1:
        return False
    front = max(
        (card for card in range(len(hand)) if hand[card]), key=facts.state.track.__getitem__
    )
    return play.card == front and hand[front] == 1


BOTS = {"random": random, "sensible": keeper}
