"""Answers to questions about a position, each with the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Note, Reply, RuleId
from tutor.games.schweinebammel import choices, scoring
from tutor.games.schweinebammel.actions import Pair
from tutor.games.schweinebammel.calculation import ending_in, fits
from tutor.games.schweinebammel.facts import Facts, points
from tutor.games.schweinebammel.names import write_card
from tutor.games.schweinebammel.reading import read_cards
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import (
    GAME_OVER,
    LUCKY,
    NOBODY,
    ROUND_OVER,
    ROUNDS,
    UNKNOWN,
    Card,
)

Question = Mapping[str, Any]


def _cite(*rules: RuleId, at: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    return tuple(Finding(rule, Note(at=at)) for rule in rules)


def _of(facts: Facts, question: Question) -> str:
    """The player a question is about, by default the one to move."""
    reader = Reader(question, ("what", "of"))
    players, turn = facts.state.players, facts.state.turn
    if turn == NOBODY and not reader.has("of"):
        reader.add("of", "missing", options=players)
        reader.finish()
    of = reader.name("of", players, players[max(0, turn)])
    reader.finish()
    return of


def pairs(facts: Facts, question: Question) -> Reply:
    """The pairs a hand may lay now, each [lower, higher], in rising order."""
    of = _of(facts, question)
    found = {tuple(sorted(cards, key=_rank)) for cards in _legal_pairs(facts, of)}
    ordered = sorted(found, key=lambda cards: [_rank(card) for card in cards])
    at = (f"hand:{of}", "top")
    lucky = ("SW-C8",) if facts.hand(of)[LUCKY] else ()
    findings = _cite(*_duty_rules(facts, of), "SW-B9", *lucky, *facts.lucky_top, at=at)
    return Reply([[write_card(card) for card in cards] for cards in ordered], findings)


def _legal_pairs(facts: Facts, of: str) -> list[tuple[Card, ...]]:
    """What the book allows a hand; for another hand than that on turn no duty counts."""
    state = facts.state
    if not facts.top or state.phase in (ROUND_OVER, GAME_OVER):
        return []
    if of != state.players[state.turn]:
        return list(choices.pairs(facts, of))
    judge = BOOK.judge
    return [c for c in choices.pairs(facts, of) if judge(facts, Pair(of, c), full=False).legal]


def _duty_rules(facts: Facts, of: str) -> tuple[RuleId, ...]:
    state = facts.state
    if not state.duty or of != state.players[state.turn]:
        return ()
    return ("SW-C5",) if facts.for_farmer else ("SW-H8",)


def _rank(card: Card) -> tuple[int, bool]:
    """By value, a Lucky Pig after an equal Pig."""
    return card.value, card.kind == LUCKY


def tops(facts: Facts, question: Question) -> Reply:
    """The values that can lie on top after a pair, rising."""
    reader = Reader(question, ("what", "cards"))
    cards = read_cards(reader, "cards", reader.data.get("cards"))
    reader.finish()
    if len(cards) != 2 or not all(card.is_pig for card in cards):
        raise refuse("cards", "two_pigs_needed", "SW-B4")
    first, second = (card.value for card in cards)
    strict = facts.options.pile_card_first
    orders = ((first, second), (second, first)) if fits(facts.top, first, second) else ()
    found = {last for other, last in orders if ending_in(facts.top, other, last, strict)}
    lucky = ("SW-C8",) if any(card.kind == LUCKY for card in cards) else ()
    return Reply(sorted(found), _cite("SW-B9", "SW-B10", *lucky, *facts.lucky_top, at=("top",)))


def score(facts: Facts, question: Question) -> Reply:
    """The points of a hand as it is."""
    of = _of(facts, question)
    hand = facts.hand(of)
    if hand[UNKNOWN]:
        raise refuse("of", "unknown_hand", "SW-S1", seat=of, cards=hand[UNKNOWN])
    return Reply(points(hand), _cite("SW-S1", *scoring.cost_rules(hand), at=(f"hand:{of}",)))


def totals(facts: Facts, question: Question) -> Reply:
    """The points noted so far, player by player."""
    Reader(question, ("what",)).finish()
    rows = zip(facts.state.players, facts.state.scores, strict=True)
    return Reply({who: sum(points) for who, points in rows}, _cite("SW-S7"))


def round_over(facts: Facts, question: Question) -> Reply:
    """Whether the round is over."""
    Reader(question, ("what",)).finish()
    over = facts.state.phase in (ROUND_OVER, GAME_OVER)
    return Reply(over, _cite("SW-N1", "SW-N2"))


def winners(facts: Facts, question: Question) -> Reply:
    """Who has won, in the order of players. Raises Unreadable before the end."""
    Reader(question, ("what",)).finish()
    first = scoring.winners(facts.state)
    if not first:
        raise refuse("what", "not_over", "SW-S8", rounds=ROUNDS, have=len(facts.state.scores[0]))
    return Reply(list(first), (*scoring.ranking(facts.state), *_cite("SW-S8")))


def ranking(facts: Facts, question: Question) -> Reply:
    """Every total, the best first. Raises Unreadable before the end."""
    reply = winners(facts, question)
    sums = dict(zip(facts.state.players, scoring.totals(facts.state), strict=True))
    best = sorted(sums, key=lambda who: -sums[who])
    return Reply({who: sums[who] for who in best}, reply.findings)


def starter(facts: Facts, question: Question) -> Reply:
    """Who starts or started a round."""
    reader = Reader(question, ("what", "round"))
    state = facts.state
    number = reader.number("round", 1, ROUNDS, state.round, "SW-S8")
    reader.finish()
    opener = state.players[(state.starter + number - state.round) % len(state.players)]
    return Reply(opener, _cite("SW-S7", at=(f"player:{opener}",)))


QUESTIONS: dict[str, Callable[[Facts, Question], Reply]] = {
    "pairs": pairs,
    "tops": tops,
    "score": score,
    "totals": totals,
    "round_over": round_over,
    "ranking": ranking,
    "winners": winners,
    "starter": starter,
}
