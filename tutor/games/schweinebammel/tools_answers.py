"""The answer to "which cards may be played?": plays, what cannot go, drawing, what is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.engine.tool import Line, line
from tutor.engine.verdict import RuleId
from tutor.games.schweinebammel.actions import Draw
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import DUNG, TURN
from tutor.games.schweinebammel.tools_plays import Hand, growls, hand_of, plays
from tutor.games.schweinebammel.tools_why import draw, reasons, refusal

OPEN: dict[str, tuple[str, ...]] = {
    "open_top": ("SW-B10",),
    "open_lucky": ("SW-C10",),
    "open_hector": ("SW-H",),
    "open_heap": ("SW-D",),
}
"""Which rules of an answer are not in our copy of the rulebook, by the line that says so."""


def answer(
    facts: Facts, by: str, *, with_moves: bool = False, counted: bool = True
) -> tuple[Line, ...]:
    """Every play of a hand and every card that cannot go.

    `counted` tells whether the hands of the others are known.
    """
    if facts.state.phase != TURN:
        return (_over(facts, by),)
    hand = hand_of(facts, by, with_moves=with_moves)
    ways = tuple(plays(hand))
    found = (_head(hand, len(ways)), *ways, draw(hand), *growls(hand))
    stuck = tuple(reasons(hand, counted=counted))
    if stuck:
        found += (line("stuck_head", kind="head"), *stuck)
    return (*found, *_open(found))


def playable(facts: Facts, by: str) -> frozenset[int]:
    """The kinds of card in a hand that some play lays or hands over."""
    legal = hand_of(facts, by, with_moves=False).laying if facts.state.phase == TURN else ()
    kinds = {card.kind for action in legal for card in laid(action)}
    return frozenset(kinds | {DUNG for action in legal if action.do == "give"})


def _over(facts: Facts, by: str) -> Line:
    """Nobody plays now, and why."""
    return refusal(BOOK.judge(facts, Draw(by)))


def _head(hand: Hand, ways: int) -> Line:
    facts = hand.facts
    duty = f"_{facts.state.duty}" if facts.state.duty else ""
    say = f"plays_head{duty}" if ways else f"plays_none{duty}"
    return line(say, kind="head", at=("top",), top=facts.top_word, ways=ways)


def _open(found: Sequence[Line]) -> Iterator[Line]:
    """What of this rests on a house ruling or a rebuilt rule."""
    cited = dict.fromkeys(rule for one in found for rule in one.cites)
    for say, begins in OPEN.items():
        rules: tuple[RuleId, ...] = tuple(rule for rule in cited if rule.startswith(begins))
        if rules:
            yield line(say, *rules, kind="open")
