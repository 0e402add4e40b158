"""The rulebook of the game, and what its checks share."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import Answer, No, Spot, no
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FIGHT,
    MOVE,
    REVEAL,
    SELFISH,
    SETUP,
    SNATCH,
    State,
)

BOOK: Rulebook[Facts] = Rulebook()

DUE = {
    SETUP: ("SC-S7", "SC-S6"),
    SELFISH: ("SC-A1",),
    ASSIGN: ("SC-B1",),
    REVEAL: ("SC-R1",),
    MOVE: ("SC-V1",),
    SNATCH: ("SC-N1", "SC-N2"),
    FIGHT: ("SC-F1",),
    END: ("SC-W1", "SC-W2"),
}
"""Step to the rules that say what is to be done in it."""


def outside(facts: Facts, step: int) -> No | None:
    """A refusal when the round is not in the step that an action belongs to."""
    now = facts.state.step
    return None if now == step else not_now(facts.state, step)


def not_now(state: State, step: int) -> No:
    """The refusal of an action that belongs to another step."""
    due = DUE[state.step]
    due = ("SC-F21",) if any(p.loot for p in state.players) else due
    due = ("SC-F18",) if any(p.undecided for p in state.players) else due
    return no(
        "not_now",
        step=f"step_{step}",
        due=f"step_{state.step}",
        need=step,
        have=state.step,
        also=due,
        at=("round",),
    )


def not_held(facts: Facts, by: str, card: str) -> Answer:
    """A refusal when a card is not in the hand."""
    if facts.holds(by, card):
        return None
    return no("not_held", seat=by, card=card, need=1, have=0, at=(f"hand:{by}",))


def fresh(facts: Facts, by: str, card: str) -> Answer:
    """A refusal of a card fetched in this round."""
    if not facts.only_fresh(by, card):
        return None
    return no("fresh", card=card, need=1, have=0, at=hand_card(facts, by, card))


def hand_card(facts: Facts, by: str, card: str) -> tuple[Spot, ...]:
    """The spot of a card in a hand, or of the hand where the card does not lie open in it."""
    known = card in facts.player(by).hand
    return (f"card:{by}:{card}" if known else f"hand:{by}",)


def others(facts: Facts, by: str, *besides: str) -> tuple[Spot, ...]:
    """The spots of all players but this one and those besides."""
    left_out = (by, *besides)
    return tuple([f"player:{seat}" for seat in facts.seats if seat not in left_out])


def to_the_valley(facts: Facts, by: str) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """What stands against a fight of one's own, and the way there: (at, instead)."""
    if facts.player(by).in_valley:
        return ("valley",), ()
    return (f"figure:{by}",), ("valley",)


def home_of(facts: Facts, seat: int) -> str:
    """The spot of a player's home."""
    return f"home:{facts.players[seat].faction}"
