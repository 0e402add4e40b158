"""What a player could mean by tapping the discard pile too: then they choose the words themselves.

The pile and two cards are a calculation in the order tapped; the pile and a Lucky Pig, the number
it shall be.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from itertools import product as every

from tutor.games.schweinebammel.actions import Action, Pair, Play
from tutor.games.schweinebammel.calculation import Calculation, fits
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import PIG_WORDS
from tutor.games.schweinebammel.state import LUCKY, PIGS, Card, lucky, pig

TWO = 2


def faces(facts: Facts, kind: int) -> tuple[Card, ...]:
    """A card as it can be laid, what fits the top first."""
    if kind == LUCKY:
        return tuple(lucky(value) for value in sorted(PIGS, key=lambda v: v != facts.top))
    return (pig(kind) if str(kind) in PIG_WORDS else Card(kind),)


def spoken(facts: Facts, seat: str, kinds: tuple[int, ...], before: int) -> tuple[Action, ...]:
    """Cards tapped beside the pile, which came after `before` of them. () = tap more."""
    if kinds == (LUCKY,):
        return tuple(Play(seat, card) for card in faces(facts, LUCKY))
    if len(kinds) < TWO:
        return ()
    if len(kinds) > TWO:
        return (Pair(seat, tuple(faces(facts, kind)[0] for kind in kinds)),)
    return tuple(dict.fromkeys(_said(facts, seat, kinds, before)))


def _said(facts: Facts, seat: str, kinds: tuple[int, ...], before: int) -> Iterator[Pair]:
    orders = list(every(*(faces(facts, kind) for kind in kinds)))
    fitting = [two for two in orders if fits(facts.top, two[0].value, two[1].value)]
    for two in fitting:
        numbers = _in_order(facts, two, before)
        for says in _true(numbers):
            yield Pair(seat, two, says)
    if not fitting:
        for says in _in_vain(_in_order(facts, orders[0], before)):
            yield Pair(seat, orders[0], says)


def _in_order(facts: Facts, two: tuple[Card, ...], before: int) -> tuple[int, ...]:
    numbers = [card.value for card in two]
    return (*numbers[:before], facts.top, *numbers[before:])


def _true(numbers: tuple[int, ...]) -> Iterator[Calculation]:
    """Every true sum and difference of the three numbers, the one in the order tapped first."""
    for first, second, result in dict.fromkeys(permutations(numbers)):
        if first + second == result:
            yield Calculation((first, second), "+", result)
        if first - second == result:
            yield Calculation((first, second), "-", result)


def _in_vain(numbers: tuple[int, ...]) -> Iterator[Calculation]:
    """What people say of three numbers that do not go together, true or not."""
    first, second, result = numbers
    two = (first, second)
    yield Calculation(two, "+", result)
    yield Calculation(two, "-", result)
    yield Calculation(two, "+", first + second)
    if first > second:
        yield Calculation(two, "-", first - second)
    for one, other, product in permutations(numbers):
        if one <= other and one * other == product:
            yield Calculation((one, other), "*", product)
