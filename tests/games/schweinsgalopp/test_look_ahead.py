"""The question `sure`, compared with trying every order of colours."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from tutor import games
from tutor.engine.problem import Unreadable
from tutor.games.schweinsgalopp.facts import Facts, run
from tutor.games.schweinsgalopp.state import PIGS

GAME = games.load("schweinsgalopp")
COLOURS = ("red", "white", "yellow", "black", "blue")


def _sure(track: tuple[int, ...], spaces: int, card: int, after: int) -> bool:
    edition = {22: "ravensburger-1992", 27: "abacus-2009"}[spaces]
    position = {"track": dict(zip(COLOURS, track, strict=True))}
    state = GAME.codec.read(position, {"edition": edition})
    question = {"what": "sure", "card": COLOURS[card], "after": after}
    answer = GAME.questions["sure"](Facts(state), question).value
    assert isinstance(answer, bool)
    return answer


def _leads_after(track: tuple[int, ...], spaces: int, card: int, plays: tuple[int, ...]) -> bool:
    for pig in plays:
        track = (*track[:pig], run(track, spaces, pig).to, *track[pig + 1 :])
    return run(track, spaces, card).leads


def _every_order(track: tuple[int, ...], spaces: int, card: int, after: int) -> bool:
    orders = product(range(PIGS), repeat=after)
    return all(_leads_after(track, spaces, card, plays) for plays in orders)


@given(
    distances=some.lists(some.integers(1, 40), min_size=PIGS, max_size=PIGS),
    spaces=some.sampled_from((22, 27)),
    card=some.integers(0, PIGS - 1),
    after=some.integers(0, 3),
)
def test_sure_is_what_every_order_of_colours_gives(
    distances: list[int], spaces: int, card: int, after: int
) -> None:
    track = tuple(distances)
    assume(len({distance % spaces for distance in track}) == PIGS)
    assert _sure(track, spaces, card, after) == _every_order(track, spaces, card, after)


def test_a_lead_of_many_spaces_is_looked_at_far_ahead() -> None:
    assert _sure((1, 2, 3, 4, 15), 22, 4, 11)
    assert not _sure((1, 2, 3, 4, 15), 22, 4, 34)


def test_a_look_that_meets_too_many_positions_is_refused_instead_of_lasting_minutes() -> None:
    with pytest.raises(Unreadable) as caught:
        _sure((74, 2, 19, 11, 5), 22, 0, 34)
    (problem,) = caught.value.problems
    assert (problem.key, problem.say) == ("after", "look_too_far")
