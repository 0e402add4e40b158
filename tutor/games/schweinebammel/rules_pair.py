"""The rules of operations: two Pigs that make a true sum or difference with the top card."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schweinebammel.actions import Give, Pair
from tutor.games.schweinebammel.book import BOOK, held_spots
from tutor.games.schweinebammel.calculation import Calculation, ending_in, fits
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.names import terms
from tutor.games.schweinebammel.state import LUCKY

HIGHEST = 10
TWO = 2
Operation = Pair | Give


def _values(action: Operation) -> tuple[int, ...]:
    return tuple([value for _, value in action.cards])


def _is_operation(facts: Facts, action: Operation) -> bool:
    """Whether it is an operation on a free turn; under a duty SW-C5 or H8 says all there is."""
    return facts.free and action.operation


def _two_pigs(facts: Facts, action: Operation) -> tuple[int, int] | None:
    """The values of an operation on a free turn that has exactly two Pigs."""
    if not facts.free or not action.operation or len(action.cards) != TWO:
        return None
    (_, first), (_, second) = action.cards
    return (first, second) if first and second else None


def _lays_lucky(action: Operation) -> bool:
    return LUCKY in [kind for kind, _ in action.cards]


def _spots(facts: Facts, action: Operation) -> tuple[str, ...]:
    return held_spots(facts, action.by, action.cards)


@BOOK.need("SW-B4", Pair, Give, not_pigs=("cards",), not_held=("seat", "cards"))
def two_pigs_of_the_hand(facts: Facts, action: Operation) -> Answer:
    """An operation is laid with Pigs from the own hand."""
    if not _is_operation(facts, action):
        return None
    others = tuple([card for card in action.cards if not card[1]])
    missing = () if others else facts.lacks(action.by, action.cards)
    if not others and not missing:
        return YES
    at = held_spots(facts, action.by, action.cards)
    if others:
        return no("not_pigs", cards=terms(others), at=at)
    return no("not_held", seat=action.by, cards=terms(missing), at=at)


@BOOK.need("SW-B5", Pair, Give, count=("need", "have"), signs=("says",))
def two_cards_plus_or_minus(facts: Facts, action: Operation) -> Answer:
    """Exactly two hand cards and the top card, by addition or subtraction."""
    if not _is_operation(facts, action):
        return None
    have = len(action.cards)
    if have != TWO:
        return no("count", need=TWO, have=have, at=_spots(facts, action))
    if action.says is not None and action.says.signs.strip("+-"):
        return no("signs", says=action.says.spoken, at=_spots(facts, action))
    return None


@BOOK.need("SW-B9", Pair, Give, misfit=("top", "cards", "small", "large", "total"))
def the_largest_is_the_sum_of_the_others(facts: Facts, action: Operation) -> Answer:
    """The largest of the three numbers equals the other two together."""
    values = _two_pigs(facts, action)
    if values is None:
        return None
    if fits(facts.top, *values):
        return yes(also=facts.lucky_top)
    low, middle, large = sorted((facts.top, *values))
    total = low + middle
    also = ("SW-C8", *facts.lucky_top) if _lays_lucky(action) else facts.lucky_top
    return no(
        "misfit", top=facts.top, cards=values, small=(low, middle), large=large, total=total,
        need=large, have=total, also=also, at=_spots(facts, action),
    )  # fmt: skip


@BOOK.need("SW-B11", Pair, Give, too_high=("result",), too_low=("result",))
def the_result_is_a_card(facts: Facts, action: Operation) -> Answer:
    """No Pig is 0 or more than 10, so no result is."""
    if action.says is None or not _is_operation(facts, action):
        return None
    result = action.says.result
    if result > HIGHEST:
        return no("too_high", result=result, need=HIGHEST, have=result, at=_spots(facts, action))
    if result < 1:
        return no("too_low", result=result, need=1, have=result, at=_spots(facts, action))
    return None


@BOOK.need("SW-B6", Pair, Give, false=("says",), others=("says", "numbers"))
def what_is_said_is_true(facts: Facts, action: Operation) -> Answer:
    """The calculation spoken is true, and about the cards on the table."""
    if action.says is None or not _is_operation(facts, action):
        return None
    says = action.says
    if not says.is_true:
        return no("false", says=says.spoken, at=_spots(facts, action))
    if _is_about_the_cards(facts, action, says):
        return YES
    numbers = (facts.top, *_values(action))
    return no("others", says=says.spoken, numbers=numbers, at=_spots(facts, action))


@BOOK.need("SW-B10", Pair, Give, not_last=("says", "result", "last"), pile_first=("says", "top"))
def the_result_lies_on_top(facts: Facts, action: Operation) -> Answer:
    """The card said as the result is laid last; if it is the pile card, the player chooses."""
    values = _two_pigs(facts, action)
    if values is None or not fits(facts.top, *values):
        return None
    says, (other, last) = action.says, values
    if says is None:
        return _some_way(facts, action, other, last)
    if not says.is_true or not _is_about_the_cards(facts, action, says):
        return None
    first = facts.options.pile_card_first
    if first and (says.numbers[0] != facts.top or says.result != last):
        return no("pile_first", says=says.spoken, top=facts.top_word, instead=("top",))
    if says.result in (last, facts.top):
        return YES
    named, instead = [held_spots(facts, action.by, (card,)) for card in reversed(action.cards)]
    at = () if named == instead else named
    return no(
        "not_last", says=says.spoken, result=says.result, last=last,
        need=says.result, have=last, at=at, instead=instead,
    )  # fmt: skip


def _some_way(facts: Facts, action: Operation, other: int, last: int) -> Answer:
    """Nothing was said: some permitted calculation ends with the last card."""
    if ending_in(facts.top, other, last, facts.options.pile_card_first):
        return YES
    says = ending_in(facts.top, other, last, pile_card_first=False)
    assert says is not None, "three numbers that go together can be said ending with any hand card"
    return no("pile_first", says=says.spoken, top=facts.top_word, instead=("top",))


@BOOK.need("SW-C8", Pair, Give)
def a_lucky_pig_joins_in(facts: Facts, action: Operation) -> Answer:
    """A Lucky Pig may stand for a Pig inside an operation."""
    return YES if _is_operation(facts, action) and _lays_lucky(action) else None


def _is_about_the_cards(facts: Facts, action: Operation, says: Calculation) -> bool:
    return says.mentioned == tuple(sorted((facts.top, *_values(action))))
