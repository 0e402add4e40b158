"""How many may play, by edition and house rules."""

from __future__ import annotations

import pytest

from tutor.library.editions import numbers

NUMBERS = [
    ("schweinsgalopp", (), (2, 3, 4)),
    ("schweinsgalopp", (("edition", "abacus-2009"),), (2, 3, 4, 5)),
    ("schweinebande", (), (2, 3, 4, 5)),
    ("schweinebammel", (), (2, 3, 4, 5, 6)),
    ("happy_pigs", (), (3, 4, 5, 6)),
    ("schaeferstuendchen", (), (2, 3, 4, 5, 6)),
]


@pytest.mark.parametrize(("slug", "chosen", "allowed"), NUMBERS)
def test_as_many_play_as_the_edition_allows(slug, chosen, allowed):
    assert numbers(slug, dict(chosen)) == allowed
