"""Feeding, mating and vaccinating (HP-A1 to A7, P8, T4 to T7)."""

from __future__ import annotations

from typing import TypedDict

from tutor.engine.verdict import YES, Answer, Spot, no
from tutor.games.happy_pigs.actions import (
    Feed,
    Mate,
    Vaccinate,
)
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.rules_order import BOOK
from tutor.games.happy_pigs.state import (
    BABY,
    KIND_OF,
    KINDS,
    LARGE,
    MEDIUM,
    SIZES,
    SMALL,
    TOOLS,
    USED,
    VACCINATED,
    size_of,
    spoken,
)

YOUNG = (spoken("B"), spoken("S"))
GROWN_UP = (spoken("M"), spoken("L"))
GROWING = (BABY, SMALL, MEDIUM)
"""The sizes that have a next one (HP-A2)."""
BREEDING = (MEDIUM, LARGE)
"""The sizes that mate (HP-P8)."""


# ---- feeding ----


@BOOK.gate("HP-A1", Feed, no_pig=("seat", "pig"))
def only_an_own_pig_is_fed(facts: Facts, action: Feed) -> Answer:
    """Feed lets one of your pigs grow."""
    if facts.own(action.by, action.pig) is not None:
        return YES
    at, instead = (f"sty:{action.by}",), facts.pig_spots(action.by, GROWING, USED)
    return no(
        "no_pig", seat=action.by, pig=spoken(action.pig), need=1, have=0, at=at, instead=instead
    )


@BOOK.need("HP-A2", Feed, largest=("pig",))
def a_large_pig_does_not_grow(facts: Facts, action: Feed) -> Answer:
    """Large is as big as pigs get."""
    if size_of(KIND_OF[action.pig]) < LARGE:
        return None
    at, instead = (_spot(facts, action.by, action.pig),), facts.pig_spots(action.by, GROWING, USED)
    return no("largest", pig=spoken(action.pig), at=at, instead=instead)


@BOOK.need("HP-A3", Feed, grown=("pig",))
def a_pig_grows_once_a_round(facts: Facts, action: Feed) -> Answer:
    """No pig grows twice in a round."""
    kind = facts.own(action.by, action.pig)
    if kind is None or not kind & USED:
        return None
    at = (_spot(facts, action.by, action.pig),)
    instead = facts.pig_spots(action.by, GROWING, USED)
    return no("grown", pig=spoken(action.pig), need=1, have=2, at=at, instead=instead)


@BOOK.need("HP-T5", Feed, too_big=("pig",))
def supplements_are_for_the_young(facts: Facts, action: Feed) -> Answer:
    """Supplements work on Baby and Small pigs only."""
    size = size_of(KIND_OF[action.pig])
    if not action.supplement or size <= SMALL:
        return None
    at = (_spot(facts, action.by, action.pig),)
    instead = facts.pig_spots(action.by, (BABY, SMALL), USED)
    have = spoken(SIZES[size])
    return no("too_big", pig=spoken(action.pig), need=YOUNG, have=have, at=at, instead=instead)


@BOOK.need("HP-T6", Feed, one_each=("count",), beyond=("pig", "count"), not_owned=("need", "have"))
def a_supplement_is_one_size_more(facts: Facts, action: Feed) -> Answer:
    """One supplement per meal, from the own store of tools."""
    count = action.supplement
    if not count:
        return None
    at = (f"tool:{action.by}:supplement",)
    have = facts.farm(action.by).tools[TOOLS.index("supplement")]
    size = size_of(KIND_OF[action.pig])
    if count > 1 and facts.options.tool_stacking == "one":
        return no("one_each", count=count, need=1, have=count, at=at)
    if size <= SMALL and facts.grown(action) is None:
        return no(
            "beyond", pig=spoken(action.pig), count=count, need=LARGE - size - 1, have=count, at=at
        )
    return YES if count <= have else no("not_owned", need=count, have=have, at=at)


@BOOK.need("HP-A4", Feed, sold_out=("size",))
def the_bigger_piece_must_be_there(facts: Facts, action: Feed) -> Answer:
    """The pig goes back to the store for one of the next size."""
    size = facts.grown(action)
    if size is None:
        return None
    if facts.state.store[size]:
        return YES
    return no("sold_out", size=spoken(SIZES[size]), need=1, have=0, at=(f"store:{SIZES[size]}",))


# ---- mating ----


@BOOK.gate("HP-A5", Mate, no_pig=("seat", "pig"))
def only_an_own_pig_gives_birth(facts: Facts, action: Mate) -> Answer:
    """Mate lets one of your pigs give birth."""
    if facts.own(action.by, action.parent) is not None:
        return YES
    at, instead = (f"sty:{action.by}",), facts.pig_spots(action.by, BREEDING, USED)
    return no(
        "no_pig", seat=action.by, pig=spoken(action.parent), need=1, have=0, at=at, instead=instead
    )


@BOOK.need("HP-A5", Mate, needs_pair=(), no_partner=("seat", "pig"))
def a_pair_by_house_rule(facts: Facts, action: Mate) -> Answer:
    """By house rule a birth takes two pigs."""
    if not facts.options.mate_pairs:
        return None
    if not action.partner:
        return no("needs_pair", need=2, have=1, **_second(facts, action))
    if _partner(facts, action) is not None:
        return None
    pig, spots = spoken(action.partner), _second(facts, action)
    return no("no_partner", seat=action.by, pig=pig, need=2, have=1, **spots)


class Spots(TypedDict):
    """What a refusal marks."""

    at: tuple[Spot, ...]
    instead: tuple[Spot, ...]


def _second(facts: Facts, action: Mate) -> Spots:
    """The pig that is alone, and those that could be its partner."""
    parent = _spot(facts, action.by, action.parent)
    others = [spot for spot in facts.pig_spots(action.by, BREEDING, USED) if spot != parent]
    return {"at": (parent,), "instead": tuple(others)}


def _partner(facts: Facts, action: Mate) -> int | None:
    """The kind of the partner, another pig than the parent."""
    if not action.partner:
        return None
    return facts.own(action.by, action.partner, facts.own(action.by, action.parent))


@BOOK.need("HP-P8", Mate, too_young=("pig",))
def only_medium_and_large_mate(facts: Facts, action: Mate) -> Answer:
    """Only Medium and Large pigs can mate."""
    for pig in (action.parent, action.partner):
        if pig and size_of(KIND_OF[pig]) < MEDIUM:
            at = (_spot(facts, action.by, pig),)
            instead = facts.pig_spots(action.by, BREEDING, USED)
            return no(
                "too_young", pig=spoken(pig), need=GROWN_UP, have=spoken(pig[0]),
                at=at, instead=instead,
            )  # fmt: skip
    return None


@BOOK.need("HP-A6", Mate, given_birth=("pig",))
def a_pig_gives_birth_once_a_round(facts: Facts, action: Mate) -> Answer:
    """No pig gives birth twice in a round."""
    parent = facts.own(action.by, action.parent)
    for pig, kind in ((action.parent, parent), (action.partner, _partner(facts, action))):
        if kind is not None and kind & USED:
            at = (f"pig:{action.by}:{KINDS[kind]}",)
            instead = facts.pig_spots(action.by, BREEDING, USED)
            return no("given_birth", pig=spoken(pig), need=1, have=2, at=at, instead=instead)
    return None


@BOOK.need("HP-T7", Mate, one_each=("count",), beyond=("count",), not_owned=("need", "have"))
def an_amulet_is_for_one_birth(facts: Facts, action: Mate) -> Answer:
    """One amulet per birth, from the own store of tools."""
    count = action.amulet
    if not count:
        return None
    at = (f"tool:{action.by}:amulet",)
    have = facts.farm(action.by).tools[TOOLS.index("amulet")]
    if count > 1 and facts.options.tool_stacking == "one":
        return no("one_each", count=count, need=1, have=count, at=at)
    if facts.newborn(action) is None:
        return no("beyond", count=count, need=LARGE, have=count, at=at)
    return YES if count <= have else no("not_owned", need=count, have=have, at=at)


@BOOK.need("HP-A7", Mate, sold_out=("size",))
def the_newborn_comes_from_the_store(facts: Facts, action: Mate) -> Answer:
    """The newborn piece is taken from the store."""
    size = facts.newborn(action)
    if size is None:
        return None
    if facts.state.store[size]:
        return YES
    return no("sold_out", size=spoken(SIZES[size]), need=1, have=0, at=(f"store:{SIZES[size]}",))


# ---- vaccinating ----


@BOOK.gate("HP-T4", Vaccinate, no_pig=("seat", "pig"))
def only_an_own_pig_is_vaccinated(facts: Facts, action: Vaccinate) -> Answer:
    """A vaccine goes to a pig of one's own farm."""
    if facts.own(action.by, action.pig) is not None:
        return YES
    at, instead = (f"sty:{action.by}",), facts.pig_spots(action.by, without=VACCINATED)
    return no(
        "no_pig", seat=action.by, pig=spoken(action.pig), need=1, have=0, at=at, instead=instead
    )


@BOOK.need("HP-T4", Vaccinate, twice=("pig",))
def one_vaccine_per_pig(facts: Facts, action: Vaccinate) -> Answer:
    """No pig is vaccinated twice."""
    if not KIND_OF[action.pig] & VACCINATED:
        return None
    at = (_spot(facts, action.by, action.pig),)
    instead = facts.pig_spots(action.by, without=VACCINATED)
    return no("twice", pig=spoken(action.pig), need=1, have=2, at=at, instead=instead)


@BOOK.need("HP-T4", Vaccinate, no_vaccine=("seat",))
def a_vaccine_is_needed(facts: Facts, action: Vaccinate) -> Answer:
    """Vaccinating uses up an own vaccine."""
    if facts.farm(action.by).tools[TOOLS.index("vaccine")]:
        return None
    return no("no_vaccine", seat=action.by, need=1, have=0, at=(f"tool:{action.by}:vaccine",))


def _spot(facts: Facts, by: str, pig: str) -> str:
    kind = facts.own(by, pig)
    return f"pig:{by}:{pig if kind is None else KINDS[kind]}"
