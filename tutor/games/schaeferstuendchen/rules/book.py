"""The rulebook of the game, and what its checks share."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import Answer, No, no
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
    due = ("SC-F18",) if any(p.undecided for p in state.players) else DUE[state.step]
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
    return no("fresh", card=card, need=1, have=0, at=(f"hand:{by}",))


def home_of(facts: Facts, seat: int) -> str:
    """The spot of a player's home."""
    return f"home:{facts.players[seat].faction}"
