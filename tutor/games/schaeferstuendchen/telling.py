"""Whether a position states enough for an action's outcome to be told."""

from __future__ import annotations

from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen.actions import Action
from tutor.games.schaeferstuendchen.carry import run
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import UNKNOWN
from tutor.games.schaeferstuendchen.table import ShuffleDue


def sortable(facts: Facts, seat: int) -> bool:
    """Whether the open cards of a player can be put in order of value."""
    cards = set(facts.players[seat].open)
    stated = all(facts.cards[card].value != UNKNOWN for card in cards)
    return UNKNOWN not in cards and (len(cards) < 2 or stated)


def tellable(facts: Facts, action: Action) -> bool:
    """Whether the book can judge an action, and its outcome be told, with what is stated."""
    if facts.stated:
        return True
    try:
        if BOOK.judge(facts, action, full=False).legal:
            run(facts.state, action)
    except Unreadable:
        return False
    except ShuffleDue:
        return True
    return True
