"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from tutor.engine.chance import Chance
from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Discard,
    EndRound,
    GoHome,
    Interject,
    NoSelfish,
    Outcome,
    Pass,
    Resolve,
    Selfish,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import SOLO, State


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action."""
    return luck.choice(legal)


def helper(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Helps its side: good cards for itself and its friends, bad ones for the richest rival.

    It takes every sheep it can, keeps a high number for the fight, and stays after a lost one.
    """
    facts = Facts(view)
    best = max(_worth(facts, action) for action in legal)
    return luck.choice([action for action in legal if _worth(facts, action) == best])


def _worth(facts: Facts, action: Action) -> float:
    """How much an action seems to bring its player."""
    if isinstance(action, Selfish):
        return good(facts, action.card)
    if isinstance(action, NoSelfish):
        return 0.0
    if isinstance(action, Assign):
        return _gift(facts, action)
    if isinstance(action, Interject):
        effect = facts.cards[action.card].effect
        return 1.0 - good(facts, action.against) if effect.cancel else 2.0
    if isinstance(action, Combat):
        return 0.1 if action.card is None else float(facts.value(action.card))
    return _valley_worth(facts, action)


def _gift(facts: Facts, action: Assign) -> float:
    """A good card for a friend, a bad one for a rival; the rivals with most sheep first."""
    giver, to = facts.player(action.by), facts.player(action.to)
    worth = good(facts, action.card)
    if facts.state.mode != SOLO and giver.faction == to.faction:
        return worth
    return -worth + 0.25 * to.sheep


def _valley_worth(facts: Facts, action: Action) -> float:
    if isinstance(action, Snatch):
        return 9.0 if action.sheep is None else float(action.sheep)
    if isinstance(action, Resolve):
        taken = [good(facts, chosen) for _, _, chosen in action.pick]
        losing = any(facts.cards[card].effect.lose for card, _, _ in action.pick)
        return -sum(taken) if losing else sum(taken)
    if isinstance(action, Crone):
        return good(facts, action.keep)
    if isinstance(action, Outcome):
        return float(action == Outcome(action.by, action.card))
    if isinstance(action, Take):
        return good(facts, action.item)
    if isinstance(action, Discard):
        return sum(1.0 - abs(good(facts, card)) - facts.value(card) / 5 for card in action.cards)
    worth = {Use: 5.0, Pass: 0.0, Stay: 1.0, GoHome: 0.0, EndRound: -1.0}
    return worth.get(type(action), 0.5)


def good(facts: Facts, card: str) -> float:
    """How good a card is for the player in front of whom it lies."""
    known = facts.cards[card]
    effect = known.effect
    worth = effect.movement + effect.combat + 2.0 * (effect.more + effect.receive)
    worth -= 2.0 * (effect.drop + bool(effect.to)) + 4.0 * effect.sit_out + 2.0 * effect.lost
    worth += 1.0 * (bool(effect.roulette) + effect.steal + effect.fetch - effect.lose)
    worth += (effect.use_combat or 0) / 2 + effect.use_cancel
    return worth * 2 if known.kind == "item" else float(worth)


BOTS = {"random": random, "sensible": helper}
