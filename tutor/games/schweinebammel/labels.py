"""An action in words: a message key of the game's move texts, and its values."""

from __future__ import annotations

from tutor.engine.verdict import Note, Value
from tutor.games.schweinebammel.actions import Action, Deal, Give, Pair, Play
from tutor.games.schweinebammel.calculation import ending_in
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.growling import TURNS, growls_due
from tutor.games.schweinebammel.names import term, terms
from tutor.games.schweinebammel.state import HAND, LUCKY, TURN, State


def label(action: Action, state: State) -> Note:
    """The action in words, with the growls it ends in."""
    facts = Facts(state)
    key, given = _label(action, facts)
    if isinstance(action, TURNS) and state.phase == TURN:
        growl = growls_due(facts, action) if action.growl is None else action.growl
        if growl:
            key, given = f"{key}_growl", {**given, "growl": growl}
        elif action.growl == 0:
            key = f"{key}_silent"
    return Note(key, tuple(given.items()))


def _label(action: Action, facts: Facts) -> tuple[str, dict[str, Value]]:
    given: dict[str, Value] = {"by": action.by}
    if isinstance(action, Deal):
        return _deal(action, facts, given)
    if isinstance(action, Play):
        return "play", {**given, "card": term(action.card)}
    if isinstance(action, Pair):
        return _operation(action, facts, given)
    if isinstance(action, Give):
        given |= {"to": action.to, "heaps": action.heaps}
        if not action.rides:
            return "give", {**given, "card": term(action.cards[0])}
        key, given = _operation(action, facts, given)
        return f"give_{key}", given
    return action.do, given


def _deal(action: Deal, facts: Facts, given: dict[str, Value]) -> tuple[str, dict[str, Value]]:
    """Shuffling in the middle of a round, or dealing a new one; a hand out of step is named."""
    if facts.state.phase == TURN:
        return "deal" if facts.pile_is_new else "deal_hidden", given
    dealt = zip(facts.state.players, action.hands, strict=True)
    odd = [(who, sum(hand)) for who, hand in dealt if sum(hand) != HAND]
    if not odd:
        return "deal_round", {**given, "cards": HAND}
    return "deal_odd", {**given, "seat": odd[0][0], "cards": odd[0][1]}


def _operation(
    action: Pair | Give, facts: Facts, given: dict[str, Value]
) -> tuple[str, dict[str, Value]]:
    """The cards and, where there is one, the calculation."""
    given = {**given, "cards": terms(action.cards), "top": term(action.cards[-1])}
    usual = None
    if len(action.cards) == 2:
        other, last = (card.value for card in action.cards)
        usual = ending_in(facts.top, other, last, facts.options.pile_card_first)
    says = action.says or usual
    if says is None:
        return "cards", given
    given["says"] = says.spoken
    if says != usual:
        return "pair_said", given
    has_lucky = any(card.kind == LUCKY for card in action.cards)
    return ("pair_lucky" if has_lucky else "pair"), given
