"""What a player might do, what people try, what taps mean, and how an action is called.

Everything here proposes; the book decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play, TurnUp
from tutor.games.schweinebammel.calculation import Calculation, fits
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.growling import with_silence
from tutor.games.schweinebammel.state import (
    DUNG,
    FARMER,
    HECTOR,
    LUCKY,
    PIGS,
    SETUP,
    TURN,
    Card,
    lucky,
    pig,
)


def candidates(facts: Facts) -> Iterator[Action]:
    """Single cards, operations, heaps, drawing, for the player on turn; last, without growling."""
    yield from with_silence(facts, _moves(facts))


def _moves(facts: Facts) -> Iterator[Action]:
    state = facts.state
    if facts.waits_for_nature or state.phase not in (SETUP, TURN):
        return
    by = state.players[state.turn]
    if state.phase == SETUP:
        yield TurnUp(by)
        return
    for card in single_cards(facts, by):
        yield Play(by, card)
    for cards in pairs(facts, by):
        yield Pair(by, cards)
    yield from _gifts(facts, by)
    yield Draw(by)


def single_cards(facts: Facts, by: str) -> Iterator[Card]:
    """Every card of the hand that has a face to lay, a Lucky Pig as each value."""
    hand = facts.hand(by)
    yield from _pigs(facts, by)
    for kind in (FARMER, HECTOR):
        if hand[kind]:
            yield Card(kind)


def _pigs(facts: Facts, by: str) -> Iterator[Card]:
    hand = facts.hand(by)
    yield from (pig(value) for value in PIGS if hand[value])
    if hand[LUCKY]:
        yield from (lucky(value) for value in PIGS)


def pairs(facts: Facts, by: str) -> Iterator[tuple[Card, ...]]:
    """Every two Pigs of the hand whose numbers go with the top, in both orders."""
    for first, second in combinations_with_replacement(tuple(_pigs(facts, by)), 2):
        if not fits(facts.top, first.value, second.value) or facts.lacks(by, (first, second)):
            continue
        yield first, second
        if first != second:
            yield second, first


def _gifts(facts: Facts, by: str) -> Iterator[Give]:
    held = facts.hand(by)[DUNG]
    if not held:
        return
    most = min(held, facts.options.heaps_per_turn)
    cards = tuple(_pigs(facts, by))
    for to in (name for name in facts.state.players if name != by):
        size = facts.size(to)
        for heaps in range(1, most + 1):
            for card in (card for card in cards if card.value == size):
                yield Give(by, to, (card,), heaps=heaps)
            if facts.options.heap_with_operation:
                for two in pairs(facts, by):
                    if size in (two[0].value, two[1].value):
                        yield Give(by, to, two, rides=True, heaps=heaps)


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try and often may not."""
    state = facts.state
    if facts.waits_for_nature and state.phase == TURN:
        return
    if state.phase != TURN:
        yield Draw(state.players[max(0, state.turn)])
        return
    by = state.players[state.turn]
    yield from (Play(by, card) for card in single_cards(facts, by))
    if facts.hand(by)[DUNG]:
        yield Play(by, Card(DUNG))
    yield from _wrong_pairs(facts, by)
    yield from _wrong_gifts(facts, by)
    yield Draw(by)
    after = state.players[(state.turn + 1) % len(state.players)]
    yield Draw(after)


def _wrong_pairs(facts: Facts, by: str) -> Iterator[Pair]:
    """Sums that do not come out, results that do not lie last, three cards, a product."""
    held = [pig(value) for value in PIGS if facts.hand(by)[value]]
    for first, second in combinations_with_replacement(held, 2):
        if not facts.lacks(by, (first, second)):
            yield from _wrong_pair(facts, by, first, second)
    if len(held) > 2:
        yield Pair(by, tuple(held[:3]))


def _wrong_pair(facts: Facts, by: str, first: Card, second: Card) -> Iterator[Pair]:
    a, b, top = first.value, second.value, facts.top
    if not fits(top, a, b):
        yield Pair(by, (first, second))
        if top + a > PIGS[-1]:
            yield Pair(by, (first, second), Calculation((top, a), "+", top + a))
    elif top + a == b:
        yield Pair(by, (second, first), Calculation((top, a), "+", b))
    if a * b == top:
        yield Pair(by, (first, second), Calculation((a, b), "*", top))
    elif top * a == b:
        yield Pair(by, (first, second), Calculation((top, a), "*", b))


def _wrong_gifts(facts: Facts, by: str) -> Iterator[Give]:
    """A heap to the next player, whatever that hand holds; two of them; one on a pair."""
    hand, players = facts.hand(by), facts.state.players
    if not hand[DUNG]:
        return
    to = players[(facts.state.turn + 1) % len(players)]
    for value in (value for value in PIGS if hand[value]):
        yield Give(by, to, (pig(value),))
    if hand[LUCKY]:
        yield Give(by, to, (lucky(min(PIGS[-1], facts.size(to))),))
    for other in (other for other in players if other != by and facts.size(other) in PIGS):
        if hand[facts.size(other)] and hand[DUNG] > 1:
            yield Give(by, other, (pig(facts.size(other)),), heaps=2)
    if two := next(pairs(facts, by), None):
        yield Give(by, to, two, rides=True)
