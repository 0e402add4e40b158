"""The table of hard herds says what the exact search says, and its packings lie."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.happy_pigs.test_packing_exact import assert_lies, nearly_full
from tutor.games.happy_pigs import packing, packing_known, packing_survey
from tutor.games.happy_pigs.packing import Placed, pack, rectangle, searched
from tutor.games.happy_pigs.packing_bounds import proof
from tutor.games.happy_pigs.packing_herds import LAID, TOO_MANY

STRIPS = packing_survey.strips()


def herds(strip):
    return packing_known._too_many(*strip)


def test_every_shape_of_up_to_five_sties_is_surveyed():
    assert sorted(TOO_MANY) == STRIPS
    assert sorted(LAID) == STRIPS


@pytest.mark.parametrize("strip", [strip for strip in STRIPS if strip[0] * strip[1] <= 132])
def test_small_strips_are_surveyed_anew(strip):
    found = packing_survey.survey(*strip)
    assert sorted(packing_survey.too_many(found, *strip)) == sorted(herds(strip))
    for others, most in found.items():
        for babies in range(max(most, 0), most + 2):
            herd = (babies, *others)
            fits = not any(herd) or packing._strip(herd, *strip) is not None
            assert fits == (babies <= most), herd


@pytest.mark.parametrize("strip", STRIPS)
def test_what_is_too_many_is_so_by_the_exact_search(strip):
    luck = Random(str(strip))
    for herd in luck.sample(herds(strip), min(3, len(herds(strip)))):
        assert proof(herd, *strip) is None
        assert searched(herd, *strip) is None, herd


@pytest.mark.parametrize("strip", STRIPS)
def test_one_pig_less_or_smaller_than_too_many_fits(strip):
    for herd in herds(strip):
        for size in range(4):
            less = tuple(
                n - (at == size) + (size > 0 and at == size - 1) for at, n in enumerate(herd)
            )
            if min(less) >= 0:
                placed = packing._strip(less, *strip)
                assert placed is not None, less
                assert_lies(placed, less, *strip)


@pytest.mark.parametrize("strip", STRIPS)
def test_packings_of_the_table_lie_also_with_pigs_taken_away(strip):
    luck = Random(str(strip))
    for more, signs in packing_known._laid(*strip):
        pieces = packing_known.unfolded(signs, strip[1])
        assert packing_known.spelled(packing_known.shortened(signs)) == signs
        assert_lies([Placed(*piece) for piece in pieces], more, *strip)
        assert packing_known.folded(pieces, *strip) == signs
        fewer = tuple(luck.randint(0, n) for n in more)
        kept = packing_known.kept(fewer, *strip)
        assert kept is not None
        assert_lies([Placed(*piece) for piece in kept], fewer, *strip)


def test_who_has_bigger_pigs_needs_more_room():
    assert packing_known.covers((0, 0, 2, 0), (2, 0, 0, 0))
    assert packing_known.covers((1, 0, 0, 1), (1, 1, 0, 0))
    assert not packing_known.covers((3, 0, 0, 0), (0, 1, 0, 0))
    assert not packing_known.covers((0, 0, 2, 0), (2, 1, 0, 0))


@pytest.mark.parametrize("sties", [2, 3, 4, 5])
def test_random_herds_are_answered_as_by_the_exact_search(sties):
    luck, answers = Random(sties), set()
    for _ in range(60):
        spare = luck.randrange(4)
        sizes = luck.sample(range(4), luck.choice((2, 3, 4)))
        herd = nearly_full(luck, 66 * sties, sizes, spare)
        join = luck.choice(("short", "long"))
        wide, high = rectangle(sties, join)
        placed = pack(herd, sties, join)
        if placed is not None:
            assert_lies(placed, herd, wide, high)
        elif proof(herd, max(wide, high), min(wide, high)) is None:
            assert searched(herd, max(wide, high), min(wide, high)) is None, (herd, join)
        answers.add(placed is not None)
    assert answers == {True, False}
