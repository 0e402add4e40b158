"""The rules of answering a Farmer or Hector."""

from __future__ import annotations

from typing import TypedDict

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schweinebammel.actions import Draw, Give, Pair, Play
from tutor.games.schweinebammel.book import BOOK, fitting, held_spots, in_hand
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.names import kind_term, term
from tutor.games.schweinebammel.state import FARMER, HECTOR, LUCKY, Card


def _one_card(action: Play | Give) -> Card | None:
    """The card laid alone; None for an operation."""
    return None if action.operation else laid(action)[0]


def _is_lucky(action: Play | Give) -> bool:
    return any(card.kind == LUCKY for card in laid(action))


class Spots(TypedDict):
    """What a refusal marks."""

    at: tuple[str, ...]
    instead: tuple[str, ...]


def _spots(facts: Facts, action: Play | Pair | Give) -> Spots:
    """The cards laid that are no answer, and those of the hand that are."""
    instead = fitting(facts, action.by)
    tried = held_spots(facts, action.by, laid(action))
    return {"at": tuple([spot for spot in tried if spot not in instead]), "instead": instead}


# ---- for a Farmer


@BOOK.need("SW-C5", Pair, Give, pair=("top",))
def no_operation_for_a_farmer(facts: Facts, action: Pair | Give) -> Answer:
    """An operation is no answer to a Farmer."""
    if not facts.for_farmer or not action.operation:
        return None
    return no("pair", top=facts.top_word, need=1, have=len(action.cards), **_spots(facts, action))


@BOOK.need("SW-C5", Play, farmer=("top",), other=("card", "top"))
def no_special_for_a_farmer(facts: Facts, action: Play) -> Answer:
    """No special card but the Lucky Pig answers a Farmer; by house rule another Farmer does."""
    if not facts.for_farmer or action.card.is_pig:
        return None
    spots = _spots(facts, action)
    if action.card.kind != FARMER:
        return no("other", card=term(action.card), top=facts.top_word, **spots)
    return YES if facts.options.farmer_chain else no("farmer", top=facts.top_word, **spots)


@BOOK.need("SW-C2", Play, Give, wrong=("card", "top"))
def the_farmer_asks_for_the_top_value(facts: Facts, action: Play | Give) -> Answer:
    """For a Farmer the Pig has the value on the pile."""
    card = _one_card(action)
    if not facts.for_farmer or card is None or not card.is_pig:
        return None
    if card.value == facts.top:
        return yes(need=facts.top, have=card.value, also=facts.lucky_top)
    lucky = ("SW-C7",) if card.kind == LUCKY else ()
    return no(
        "wrong", card=term(card), top=facts.top_word, need=facts.top, have=card.value,
        also=("SW-C3", *lucky, *facts.lucky_top), **_spots(facts, action),
    )  # fmt: skip


@BOOK.need("SW-C7", Play, Give)
def a_lucky_pig_serves_the_farmer(facts: Facts, action: Play | Give) -> Answer:
    """A Lucky Pig may be the Pig that the Farmer asks for."""
    return YES if facts.for_farmer and _is_lucky(action) else None


@BOOK.need("SW-C3", Draw)
def one_draws_for_a_farmer(facts: Facts, action: Draw) -> Answer:
    """Who cannot or does not want to answer a Farmer draws one card."""
    return YES if facts.for_farmer else None


# ---- for Hector


@BOOK.need("SW-H8", Pair, Give, pair=("cards",))
def no_operation_for_hector(facts: Facts, action: Pair | Give) -> Answer:
    """One Pig answers Hector, no operation."""
    if not facts.for_hector or not action.operation:
        return None
    cards = len(action.cards)
    return no("pair", cards=cards, need=1, have=cards, **_spots(facts, action))


@BOOK.need("SW-H1", Play, Give, other=("card",))
def hector_asks_for_a_pig(facts: Facts, action: Play | Give) -> Answer:
    """For Hector one lays a Pig."""
    card = _one_card(action)
    if not facts.for_hector or card is None or card.kind == HECTOR:
        return None
    return YES if card.is_pig else no("other", card=term(card), **_spots(facts, action))


@BOOK.need("SW-H2", Play, Give, must_fit=("card", "top"))
def any_pig_does_for_hector(facts: Facts, action: Play | Give) -> Answer:
    """Hector's Pig may have any value; by house rule the one on the pile."""
    card = _one_card(action)
    if not facts.for_hector or card is None or not card.is_pig:
        return None
    if facts.options.hector_pig == "any":
        return YES
    if card.value == facts.top:
        return yes(need=facts.top, have=card.value, also=facts.lucky_top)
    lucky = ("SW-H5",) if card.kind == LUCKY else ()
    return no(
        "must_fit", card=term(card), top=facts.top_word, need=facts.top, have=card.value,
        also=(*lucky, *facts.lucky_top), **_spots(facts, action),
    )  # fmt: skip


@BOOK.need("SW-H5", Play, Give)
def a_lucky_pig_serves_hector(facts: Facts, action: Play | Give) -> Answer:
    """A Lucky Pig may be the Pig for Hector."""
    return YES if facts.for_hector and _is_lucky(action) else None


@BOOK.need("SW-H3", Play, no_chain=())
def hector_answers_hector(facts: Facts, action: Play) -> Answer:
    """Another Hector passes the duty on; by house rule it does not."""
    if not facts.for_hector or action.card.kind != HECTOR:
        return None
    if facts.options.hector_chain:
        return YES
    return no("no_chain", also=("SW-H1",), **_spots(facts, action))


@BOOK.need("SW-H7", Draw, holds=("cards", "count"))
def who_holds_a_pig_lays_it(facts: Facts, action: Draw) -> Answer:
    """Whoever holds a Pig for Hector does not draw instead; by house rule one may."""
    pigs = facts.pigs_for_hector(action.by) if facts.for_hector else ()
    if not pigs:
        return None
    if facts.options.hector_refusal:
        return YES
    count = sum(facts.hand(action.by)[kind] for kind in pigs)
    cards = tuple(kind_term(kind) for kind in pigs)
    also = ("SW-B8", "SW-H5") if LUCKY in pigs else ("SW-B8",)
    at, instead = ("draw",), in_hand(action.by, *pigs)
    return no(
        "holds", cards=cards, count=count, need=0, have=count, also=also, at=at, instead=instead
    )


@BOOK.need("SW-H2", Draw)
def no_fitting_pig_for_hector(facts: Facts, action: Draw) -> Answer:
    """Where the Pig must fit, whoever holds none that does draws one card."""
    if not facts.for_hector or facts.options.hector_pig == "any":
        return None
    return None if facts.pigs_for_hector(action.by) else YES


@BOOK.need("SW-H6", Draw, has_hector=())
def without_a_pig_one_draws(facts: Facts, action: Draw) -> Answer:
    """Whoever has no Pig for Hector draws one card; by house rule a Hector is laid first."""
    if not facts.for_hector or facts.pigs_for_hector(action.by):
        return None
    options = facts.options
    if options.hector_answer and options.hector_chain and facts.hand(action.by)[HECTOR]:
        return no("has_hector", need=0, have=1, at=("draw",), instead=in_hand(action.by, HECTOR))
    return YES
