"""Sections D and the closing step: which groups may be redeemed, and what they bring."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, No, no
from tutor.games.schweinebande.actions import Close, Feed, Grouping, Redeem
from tutor.games.schweinebande.facts import (
    ONE_OF_EACH,
    Facts,
    missing_kinds,
    of_one_kind,
    yard_of_closing,
    yard_of_group,
)
from tutor.games.schweinebande.rules_turn import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, absent, kinds_in, piles, tile_words
from tutor.games.schweinebande.state import (
    FOUR,
    KINDS,
    PIG,
    ROUNDS,
    SACK,
    animals,
)


@BOOK.gate("SB-D8", Redeem, sack=("sacks",))
def sacks_belong_to_no_group(facts: Facts, action: Redeem) -> Answer:
    """A feed sack is no animal and fits into no group."""
    sacks = action.group[SACK]
    at = piles("front", action.by, [SACK])
    return no("sack", sacks=sacks, need=0, have=sacks, at=at) if sacks else None


@BOOK.gate("SB-L1", Close, sack=("sacks",))
def only_animals_close(facts: Facts, action: Close) -> Answer:
    """A closing group is made of animals."""
    sacks = action.group[SACK]
    at = piles("front", action.by, [SACK])
    return no("sack", sacks=sacks, need=0, have=sacks, at=at) if sacks else None


@BOOK.need("SB-D3", Redeem, Close, not_there=("tile", "need", "have"))
def each_animal_serves_once(facts: Facts, action: Grouping) -> Answer:
    """A group is made of animals that lie in front of the player."""
    front = facts.state.front[facts.seats[action.by]]
    missing = missing_kinds(action.group, front)
    if not missing:
        return None
    kind = missing[0]
    at = piles("front", action.by, [kind])
    need, have = action.group[kind], front[kind]
    return no("not_there", tile=TILE_WORDS[kind], need=need, have=have, at=at)


@BOOK.need("SB-D10", Redeem, Close, Feed, on_farmyard=("tile", "there"))
def farmyard_animals_stay(facts: Facts, action: Grouping | Feed) -> Answer:
    """Animals on the farmyard are neither redeemed again nor sold."""
    seat = facts.seats[action.by]
    wanted = action.sell if isinstance(action, Feed) else action.group
    yard = facts.state.yard[seat]
    kinds = [kind for kind in missing_kinds(wanted, facts.state.front[seat]) if yard[kind]]
    if not kinds:
        return None
    tile, there = TILE_WORDS[kinds[0]], yard[kinds[0]]
    at = (f"yard:{action.by}",)
    return no("on_farmyard", tile=tile, there=there, need=0, have=there, at=at)


@BOOK.need(
    "SB-D1", Redeem, size=("tile", "need", "have"), nothing=(), wrong_yard=("tile",),
    other_animal=("tile",),
)  # fmt: skip
def four_of_a_kind_bring_one(facts: Facts, action: Redeem) -> Answer:
    """Four animals of one kind: one goes to the farmyard."""
    size = animals(action.group)
    if not size:
        return no("nothing", need=FOUR, have=0)
    kind = of_one_kind(action.group)
    if kind is None:
        return None
    if size != FOUR:
        return no("size", tile=TILE_WORDS[kind], need=FOUR, have=size, at=_group(action))
    if kind != PIG and _claims_wrongly(action, facts.state.round):
        have = _claimed(action)
        say = _what_is_wrong(action, 1)
        return no(say, tile=TILE_WORDS[kind], need=1, have=have, at=_yard(action))
    return None if _claims_wrongly(action, facts.state.round) else YES


@BOOK.need("SB-P4", Redeem, size=("need", "have"))
def only_full_fours_of_pigs(facts: Facts, action: Redeem) -> Answer:
    """In round 4 the bonus counts four pigs at a time."""
    size = animals(action.group)
    if not size or size == FOUR or not _bonus(facts, action):
        return None
    return no("size", need=FOUR, have=size, at=_group(action))


@BOOK.need("SB-D2", Redeem, mixture=("missing", "have"), too_many=("have",), wrong_yard=())
def one_of_each_brings_the_cow(facts: Facts, action: Redeem) -> Answer:
    """One animal of each kind: the cow goes to the farmyard."""
    if of_one_kind(action.group) is not None or not animals(action.group):
        return None
    if action.group != ONE_OF_EACH:
        return _mixture(action)
    if _claims_wrongly(action, facts.state.round):
        return no("wrong_yard", need="cow", have=_claimed(action), at=_yard(action))
    return YES


def _mixture(action: Redeem) -> No:
    """Animals of several kinds that are not one of each."""
    at = _group(action)
    have = KINDS - len(absent(action.group))
    if have == KINDS:
        return no("too_many", need=KINDS, have=animals(action.group), at=at)
    return no("mixture", missing=tile_words(absent(action.group)), need=KINDS, have=have, at=at)


@BOOK.need("SB-P1", Redeem, wrong_yard=("need", "have"), other_animal=("need",))
def four_pigs_bring_two_in_round_four(facts: Facts, action: Redeem) -> Answer:
    """In the last round two pigs of four go to the farmyard."""
    if not _pigs(action) or not _bonus(facts, action) or not _claims_wrongly(action, ROUNDS):
        return None
    have = _claimed(action)
    say = _what_is_wrong(action, 2)
    return no(say, need=2, have=have, also=("SB-P2",), at=_yard(action))


@BOOK.need("SB-P3", Redeem, wrong_yard=("round", "need", "have"), other_animal=("round",))
def four_pigs_bring_one_before(facts: Facts, action: Redeem) -> Answer:
    """Before the last round only one pig of four goes to the farmyard."""
    number = facts.state.round
    if not _pigs(action) or _bonus(facts, action) or not _claims_wrongly(action, number):
        return None
    have, also = _claimed(action), ("SB-D1",)
    say = _what_is_wrong(action, 1)
    return no(say, round=number, need=1, have=have, also=also, at=_yard(action))


@BOOK.need("SB-L1", Close, size=("need", "have"))
def any_four_animals(facts: Facts, action: Close) -> Answer:
    """A closing group has exactly four animals."""
    size = animals(action.group)
    if size == FOUR:
        return YES
    also = ("SB-L5",) if action.group == ONE_OF_EACH else ()
    return no("size", need=FOUR, have=size, also=also, at=_group(action))


@BOOK.need("SB-L2", Close, wrong_yard=("tile",))
def the_lowest_goes_to_the_farmyard(facts: Facts, action: Close) -> Answer:
    """Of a closing group the animal with the lowest number goes to the farmyard."""
    if not _closes_wrongly(action):
        return None
    tile = TILE_WORDS[kinds_in(action.group)[0]]
    return no("wrong_yard", tile=tile, need=1, have=_claimed(action), at=_yard(action))


@BOOK.need("SB-L5", Close, no_bonus=("need", "have"))
def no_bonus_in_the_closing_step(facts: Facts, action: Close) -> Answer:
    """Four pigs bring one pig in the closing step."""
    have = _claimed(action)
    if not _closes_wrongly(action) or of_one_kind(action.group) != PIG or have == 1:
        return None
    return no("no_bonus", need=1, have=have, at=_yard(action))


def _pigs(action: Redeem) -> bool:
    """Whether the group is four pigs."""
    return of_one_kind(action.group) == PIG and animals(action.group) == FOUR


def _bonus(facts: Facts, action: Redeem) -> bool:
    """Whether the pig bonus speaks of this group."""
    return facts.state.round == ROUNDS and of_one_kind(action.group) == PIG


def _claims_wrongly(action: Redeem, round_number: int) -> bool:
    claim = action.yard
    return claim is not None and claim != yard_of_group(action.group, round_number)


def _closes_wrongly(action: Close) -> bool:
    if action.yard is None or animals(action.group) != FOUR:
        return False
    return action.yard != yard_of_closing(action.group)


def _what_is_wrong(action: Redeem, need: int) -> str:
    """The number claimed for the farmyard, or else the animal."""
    return "other_animal" if _claimed(action) == need else "wrong_yard"


def _claimed(action: Grouping) -> int:
    return sum(action.yard or ())


def _group(action: Grouping) -> tuple[str, ...]:
    return piles("front", action.by, kinds_in(action.group))


def _yard(action: Grouping) -> tuple[str, ...]:
    return (f"yard:{action.by}",)
