"""What a hand may do now, play by play, with its calculation. The book decides; see `rules.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tutor.engine.tool import Line, line
from tutor.engine.verdict import RuleId
from tutor.games.schweinebammel import moves, play
from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play, Turn
from tutor.games.schweinebammel.calculation import Calculation, ending_in
from tutor.games.schweinebammel.choices import candidates
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.growling import growls_due
from tutor.games.schweinebammel.names import term, terms
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import FARMER, HECTOR, LUCKY, Card

SIGNS = {"+": "plus", "-": "minus"}


@dataclass(frozen=True)
class Hand:
    """Whose hand it is, what may be done with it, and whether a line names the move."""

    facts: Facts
    by: str
    legal: tuple[Turn, ...]
    with_moves: bool

    @property
    def laying(self) -> tuple[Turn, ...]:
        """What lays a card."""
        return tuple(action for action in self.legal if not isinstance(action, Draw))

    def cites(self, *actions: Action) -> tuple[RuleId, ...]:
        """The rules of these actions, each once."""
        found = (BOOK.judge(self.facts, action).cites for action in actions)
        return tuple(dict.fromkeys(rule for cites in found for rule in cites))

    def left(self, action: Turn) -> int:
        """The cards in the hand after that turn."""
        seat = self.facts.seats[self.by]
        return sum(play.apply(self.facts.state, action).state.hands[seat])

    def line(self, say: str, *actions: Turn, **given: Any) -> Line:
        """A line about something allowed; behind it the cards left after the first of them."""
        first = actions[0]
        move = moves.write_move(first, self.facts.state) if self.with_moves else None
        cards = (f"card:{self.by}:{card}" for card in _held(laid(first)))
        at = (*dict.fromkeys(cards), *(("top",) if laid(first) else ("draw",)))
        cites, left = self.cites(*actions), self.left(first)
        return line(say, *cites, value=left, kind="yes", at=at, move=move, **given)


def _held(cards: Iterable[Card]) -> Iterator[str]:
    """Cards as they lie in a hand, a Lucky Pig without a number."""
    return ("lucky" if card.kind == LUCKY else term(card) for card in cards)


def hand_of(facts: Facts, by: str, *, with_moves: bool) -> Hand:
    """Everything a player may do now, growls as they are due."""
    legal = tuple(
        action
        for action in candidates(facts)
        if isinstance(action, (Play, Pair, Give, Draw))
        and action.by == by
        and action.growl is None
        and BOOK.judge(facts, action, full=False).legal
    )
    return Hand(facts, by, legal, with_moves)


def plays(hand: Hand) -> Iterator[Line]:
    """One line for each play; a Lucky Pig that may have any number takes one line."""
    yield from _alone(hand)
    yield from _sums(hand)
    yield from (_gift(hand, action) for action in hand.legal if isinstance(action, Give))


def _alone(hand: Hand) -> Iterator[Line]:
    facts = hand.facts
    singles = [action for action in hand.legal if isinstance(action, Play)]
    lucky = tuple(action for action in singles if action.card.kind == LUCKY)
    for action in singles:
        if action.card.kind != LUCKY:
            given = {"card": term(action.card), "top": facts.top_word}
            yield hand.line(_alone_key(hand, action), action, **given, **_drawn(hand, action))
    if len(lucky) > 1:
        values = [action.card.value for action in lucky]
        key = "lucky_any_hector" if facts.for_hector else "lucky_any"
        yield hand.line(key, *lucky, low=min(values), high=max(values))
    elif lucky:
        key = "lucky_hector" if facts.for_hector else "lucky_alone"
        yield hand.line(key, *lucky, number=lucky[0].card.value, **_drawn(hand, lucky[0]))


def _alone_key(hand: Hand, action: Play) -> str:
    facts, kind = hand.facts, action.card.kind
    if kind in (FARMER, HECTOR):
        return f"{term(action.card)}_alone" if facts.free else f"{term(action.card)}_passes"
    if facts.free:
        return "pig_alone"
    return "pig_farmer" if facts.for_farmer else "pig_hector"


def _drawn(hand: Hand, action: Play) -> dict[str, int]:
    """The cards drawn for Hector in that turn."""
    if not hand.facts.for_hector or not action.card.is_pig:
        return {}
    return {"cards": hand.left(action) - hand.facts.size(hand.by) + 1}


def _sums(hand: Hand) -> Iterator[Line]:
    """Sums with numbered Pigs in each order; with a Lucky Pig both orders on one line."""
    pairs = [action for action in hand.legal if isinstance(action, Pair)]
    told: set[tuple[Card, ...]] = set()
    for action in pairs:
        if not any(card.kind == LUCKY for card in action.cards):
            yield hand.line(f"sum_{_sign(hand, action)}", action, **_said(hand, action))
            continue
        both = [one for one in pairs if sorted(one.cards) == sorted(action.cards)]
        if tuple(sorted(action.cards)) in told:
            continue
        told.add(tuple(sorted(action.cards)))
        key = f"lucky_{_sign(hand, action)}" + ("_either" if len(both) > 1 else "")
        yield hand.line(key, *both, **_said(hand, action))


def spoken(facts: Facts, action: Pair | Give) -> Calculation:
    """The calculation that goes with an operation."""
    other, last = (card.value for card in action.cards)
    says = action.says or ending_in(facts.top, other, last, facts.options.pile_card_first)
    assert says is not None, "a legal operation can be said"
    return says


def _sign(hand: Hand, action: Pair | Give) -> str:
    return SIGNS[spoken(hand.facts, action).signs]


def _said(hand: Hand, action: Pair | Give) -> dict[str, Any]:
    says = spoken(hand.facts, action)
    first, second = says.numbers
    return {
        "first": first, "second": second, "result": says.result,
        "last": term(action.cards[-1]), "cards": terms(action.cards),
    }  # fmt: skip


def _gift(hand: Hand, action: Give) -> Line:
    size = hand.facts.size(action.to)
    given: dict[str, Any] = {"heaps": action.heaps, "size": size, "to": action.to}
    key = "gift_to" if hand.with_moves else "gift"
    if action.rides:
        says = str(spoken(hand.facts, action)).replace("-", "−")
        return hand.line(f"{key}_sum", action, **given, says=says)
    return hand.line(key, action, **given, card=term(action.cards[0]))


def growls(hand: Hand) -> Iterator[Line]:
    """How loud it gets, where some play leaves one or two cards."""
    due = sorted({growls_due(hand.facts, action) for action in hand.legal} - {0})
    for times in reversed(due):
        yield line("growls", "SW-G1", cards=times, times=times)
