"""Every task can be solved on the board alone, and taps are taken as they are meant."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.app.test_taps import same
from tutor.app.widgets.tap import Taps, tap
from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.actions import Deal, Draw, Give, TurnUp
from tutor.games.schweinebammel.facts import laid
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import DUNG
from tutor.library.load import library
from tutor.library.solve import attempt, begin, solution

MORE = ("Ben",)
"""Who gets a card too many in the one task in which nature deals."""
LIB = library().games["schweinebammel"]
TASKS = [one.id for one in LIB.scenarios.values() if one.kind == "try"]


def spots_of(action):
    """The spots that have to do with a move, each as often as it is tapped."""
    if isinstance(action, (Draw, TurnUp)):
        return ["draw"]
    if isinstance(action, Deal):
        return [*(f"player:{who}" for who in MORE), "draw"]
    cards = [f"card:{action.by}:{kind_term(card.kind)}" for card in laid(action)]
    if isinstance(action, Give):
        cards += [f"card:{action.by}:{kind_term(DUNG)}", f"player:{action.to}"]
    return cards


def ways(trial, action):
    """One card of the hand, or orders of what the move speaks of, without the pile and with it."""
    seat = trial.scenario.seat
    hand = trial.game.facts(trial.state).hand(seat) if seat in trial.state.players else ()
    yield from ((f"card:{seat}:{kind_term(kind)}",) for kind, held in enumerate(hand) if held)
    own = spots_of(action)
    yield from permutations(own)
    yield from permutations([*own, "top"])


def offered(trial, spots):
    """What a learner is offered who taps these spots; a move that stands alone ends it."""
    taps = Taps()
    for spot in spots:
        taps = tap(trial.game, trial.state, trial.scenario.seat, taps, spot)
        if len(taps.actions) == 1:
            break
    return taps.actions


@pytest.mark.parametrize("task", TASKS)
def test_every_task_is_solved_by_tapping(task):
    trial = begin(LIB, LIB.scenarios[task])
    way = solution(trial)
    assert way
    for wanted in way:
        last = wanted is way[-1]
        assert any(
            same(trial, meant, wanted, last)
            for spots in ways(trial, wanted)
            for meant in offered(trial, spots)
        ), trial.game.codec.write_move(wanted, trial.state)
        trial = attempt(trial, wanted)


def moves(position, *spots):
    state = GAME.codec.read({"players": ["A", "B"], **position}, {})
    meant = GAME.propose(GAME.facts(state), "A", tuple(f"{spot}" for spot in spots))
    return [GAME.codec.write_move(action, state) for action in meant]


def test_the_pile_tapped_too_lets_the_player_choose_the_words():
    position = {"top": 8, "hands": {"A": {3: 1, 5: 1, 9: 2, 10: 2}}}
    said = [move["says"] for move in moves(position, "top", "card:A:pig-5", "card:A:pig-3")]
    assert said == ["8 - 5 = 3", "8 - 3 = 5", "5 + 3 = 8", "3 + 5 = 8"]
    assert all(
        move["cards"] == [5, 3] for move in moves(position, "card:A:pig-5", "top", "card:A:pig-3")
    )
    assert moves(position, "top", "card:A:pig-5") == []


def test_a_card_and_then_the_pile_lays_it_there():
    position = {"top": 8, "hands": {"A": {3: 1, 5: 1, 8: 1, 10: 2}}}
    assert moves(position, "card:A:pig-8", "top") == [{"by": "A", "do": "play", "card": 8}]
    assert moves(position, "card:A:pig-3", "top") == [{"by": "A", "do": "play", "card": 3}]


def test_two_pigs_that_do_not_go_together_are_judged_at_once():
    position = {"top": 10, "hands": {"A": {4: 2, 6: 2, 9: 2}}}
    assert moves(position, "card:A:pig-4", "card:A:pig-9") == [
        {"by": "A", "do": "pair", "cards": [4, 9]}
    ]


def test_words_for_numbers_that_do_not_go_together():
    position = {"top": 7, "hands": {"A": {3: 1, 4: 2, 8: 3}}}
    said = [move["says"] for move in moves(position, "top", "card:A:pig-4", "card:A:pig-8")]
    assert said == ["7 + 4 = 8", "7 - 4 = 8", "7 + 4 = 11", "7 - 4 = 3"]
    times = {"top": 6, "hands": {"A": {2: 2, 3: 2, 8: 2}}}
    said = [move["says"] for move in moves(times, "card:A:pig-2", "card:A:pig-3", "top")]
    assert "2 * 3 = 6" in said


@pytest.mark.parametrize("pending", ["none", "farmer"])
def test_the_pile_and_a_lucky_pig_offer_every_number(pending):
    position = {"top": 7, "pending": pending, "hands": {"A": {"lucky": 1, 2: 4, 3: 2}}}
    values = [move["card"]["lucky"] for move in moves(position, "top", "card:A:lucky")]
    assert values[0] == 7
    assert sorted(values) == list(range(1, 11))


def test_a_lucky_pig_said_in_a_sum_takes_the_number_that_comes_out():
    position = {"top": 3, "hands": {"A": {"lucky": 1, 6: 2, 2: 4}}}
    found = moves(position, "top", "card:A:pig-6", "card:A:lucky")
    assert {move["cards"][1]["lucky"] for move in found} == {3, 9}
    assert {"3 + 6 = 9", "6 - 3 = 3"} <= {move["says"] for move in found}
