"""The end of a round and of the game: who ended it, what each hand costs, who wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.engine.verdict import Finding, Step
from tutor.games.schweinebammel.facts import parts, points
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import (
    DUNG,
    GAME_OVER,
    NOBODY,
    ROUNDS,
    UNKNOWN,
    Cards,
    State,
    finished,
    phase_of,
)

_empty = BOOK.effect("SW-N1", ends=("seat",))
_only_heaps = BOOK.effect("SW-N2", ends=("seat", "heaps"))
_count = BOOK.effect("SW-S1", counted=("seat", "points"), unseen=())
_parts = {f"SW-S{number}": BOOK.effect(f"SW-S{number}") for number in range(2, 7)}
_four_rounds = BOOK.effect("SW-S8", played=("rounds",))
_most_points = BOOK.effect("SW-S9", wins=("winners", "points"))
_tie = BOOK.effect("SW-S10", shared=("winners", "points"))


def round_ended(state: State) -> Step[State]:
    """The round's end: every hand is counted and noted, unless one has unknown cards."""
    scores = state.scores
    if all(not hand[UNKNOWN] for hand in state.hands):
        pairs = zip(state.scores, state.hands, strict=True)
        scores = tuple((*noted, points(hand)) for noted, hand in pairs)
    phase = phase_of(state.top, state.hands, state.round, scores)
    over = replace(state, turn=NOBODY, duty="", row=0, scores=scores, phase=phase)
    return Step(over, (*_how(state), *_points(state), *_game_end(over)))


def _how(state: State) -> tuple[Finding, ...]:
    """Whose hand ended the round."""
    for who, hand in zip(state.players, state.hands, strict=True):
        if not sum(hand):
            return (_empty("ends", seat=who, at=(f"hand:{who}",)),)
        if finished(hand):
            return (_only_heaps("ends", seat=who, heaps=hand[DUNG], at=(f"hand:{who}",)),)
    raise AssertionError("the round is not over")


def _points(state: State) -> tuple[Finding, ...]:
    if any(hand[UNKNOWN] for hand in state.hands):
        return (_count("unseen"),)
    counted = tuple(
        _count("counted", seat=who, points=points(hand), at=(f"hand:{who}",))
        for who, hand in zip(state.players, state.hands, strict=True)
    )
    occurring = {rule for hand in state.hands for rule in cost_rules(hand)}
    return counted + tuple(_parts[rule]() for rule in sorted(occurring))


def cost_rules(hand: Cards) -> tuple[str, ...]:
    """The rules by which the cards of a hand count (SW-S2 to S6)."""
    return tuple(dict.fromkeys(rule for part in parts(hand) for rule in part.rules))


def _game_end(state: State) -> tuple[Finding, ...]:
    if state.round < ROUNDS:
        return ()
    over = _four_rounds("played", rounds=ROUNDS)
    return (over, *ranking(state)) if winners(state) else (over,)


def winners(state: State) -> tuple[str, ...]:
    """The players with the highest total, in the order of players; () before the end."""
    return leaders(dict(zip(state.players, totals(state), strict=False)))


def leaders(sums: Mapping[str, int]) -> tuple[str, ...]:
    """The players with the highest total (SW-S9, S10)."""
    most = max(sums.values(), default=0)
    return tuple(who for who, total in sums.items() if total == most)


def totals(state: State) -> tuple[int, ...]:
    """Each player's points at the end, a last round not noted yet included; () before the end.

    Also () while a hand of that last round has unknown cards.
    """
    if len(state.scores[0]) == ROUNDS:
        return tuple(map(sum, state.scores))
    if state.phase != GAME_OVER or any(hand[UNKNOWN] for hand in state.hands):
        return ()
    pairs = zip(state.scores, state.hands, strict=True)
    return tuple(sum(noted) + points(hand) for noted, hand in pairs)


def ranking(state: State) -> tuple[Finding, ...]:
    """The rules that name the winner."""
    first = winners(state)
    most = max(totals(state))
    at = tuple(f"player:{who}" for who in first)
    rules = [_most_points("wins", winners=first, points=most, at=at)]
    if len(first) > 1:
        rules.append(_tie("shared", winners=first, points=most, at=at))
    return tuple(rules)
