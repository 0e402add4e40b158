"""Fights: strength, ties that decide something, the order of taking, who goes home."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import half, strength

CARDS = {
    "club": {"kind": "item", "effect": {"combat": 1}},
    "ache": {"value": 2, "effect": {"combat": -2}},
}


def fighters(*values: int, roles: str = "cook maid pastor crone magpie weasel", **keys):
    players = {
        seat: {"role": role, "combat": value, "at": "valley"}
        for seat, role, value in zip("ABCDEF", roles.split(), values, strict=False)
    }
    return position(players, step=6, cards=CARDS, **keys)


def answer(state, what, **more):
    return GAME.ask(state, {"what": what, **more}).value


@pytest.mark.parametrize(("figures", "winners"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_places_follow_the_number_of_figures(figures, winners):
    state = fighters(*range(9, 9 - figures, -1))
    assert answer(state, "fight") == list("ABCDEF"[:winners])


def test_a_tie_that_decides_nothing_is_not_broken():
    state = fighters(6, 6, 3, start="B", draw=["v1", "v2"])
    assert answer(state, "fight") == ["B", "A"]
    done = after(state, {"by": "A", "do": "fight"})
    assert len(done.draw) == 2


def test_a_tie_for_the_last_sheep_is_broken_although_both_have_won():
    state = fighters(5, 5, 1, valley=1, draw=["v1", "v2", "v3"])
    done = play(state, {"by": "A", "do": "fight"})
    assert "SC-D2" in done.cites
    assert "SC-F17" in done.cites
    assert done.step.state.players[1].sheep == 1
    assert done.step.state.winner == "B"


def test_only_those_still_level_draw_again():
    state = fighters(4, 4, 4, valley=9, draw=["v5", "v2", "v2", "v1", "v3", "v9"])
    done = after(state, {"by": "A", "do": "fight"})
    assert [player.sheep for player in done.players[:3]] == [1, 0, 1]
    assert done.draw == ("v9",)


def test_tied_without_any_card_goes_clockwise_from_the_start():
    state = fighters(4, 4, start="B", draw=[])
    assert answer(state, "fight") == ["B"]


def test_the_shepherd_needs_no_printed_value():
    state = fighters(2, 5, roles="shepherd cook", start="B")
    state = GAME.codec.read(
        {**GAME.codec.write(state), "players": {
            "A": {"role": "shepherd", "combat": 2, "at": "valley", "combat_card": "v3"},
            "B": {"role": "cook", "combat": 5, "at": "valley"},
        }, "draw": 60},
        {},
    )  # fmt: skip
    reply = GAME.ask(state, {"what": "fight"})
    assert reply.value == ["A"]
    assert "SC-D4" in reply.cites
    assert "SC-D1" not in reply.cites


@pytest.mark.parametrize(
    ("reading", "hers", "his"), [("exempt", 3, 2.5), ("included", 1.5, 2.5), ("printed", 3, 3)]
)
def test_three_readings_of_the_robbers_daughter(reading, hers, his):
    players = {
        "A": {"role": "daughter", "combat": 3, "at": "valley"},
        "B": {"role": "bandit", "combat": 4, "at": "valley", "items": {"club": 1}},
    }
    state = position(players, {"daughter": reading}, step=6, cards=CARDS)
    assert [answer(state, "strength", of=seat) for seat in "AB"] == [hers, his]


def test_by_the_older_print_her_friends_are_spared():
    players = {
        "A": {"role": "daughter", "combat": 3, "at": "valley"},
        "B": {"role": "cook", "combat": 5, "at": "valley"},
        "C": {"role": "strongman", "combat": 2, "at": "valley"},
        "D": {"role": "maid"},
    }
    state = position(players, {"daughter": "printed"}, step=6, mode="team")
    assert answer(state, "strength", of="C") == 2
    assert answer(state, "strength", of="B") == 2.5


def test_the_innkeeper_is_told_what_she_ignores():
    players = {
        "A": {"role": "innkeeper", "combat": 3, "at": "valley", "out": {"ache": 1}},
        "B": {"role": "daughter", "combat": 3, "at": "valley"},
    }
    facts = Facts(position(players, step=6, cards=CARDS))
    own = strength(facts, 0)
    assert (own.value, own.ignored, own.halved) == (3, -2, "")


@pytest.mark.parametrize(("twice", "shown"), [(6, 3), (5, "2½"), (1, "½"), (-1, "-½"), (-3, "-1½")])
def test_halves_are_written_as_people_write_them(twice, shown):
    assert half(twice) == shown


def test_two_readings_of_who_takes_first():
    for order, expected in (("strength", {"A": 1}), ("clockwise", {"B": 1})):
        state = fighters(7, 5, 4, valley=1, start="B", variant={"takeOrder": order})
        assert answer(state, "haul") == expected


def test_a_bandit_in_a_winners_place_without_a_sheep_has_won():
    state = fighters(6, 5, 2, roles="cook bandit maid", valley=1)
    done = play(state, {"by": "A", "do": "fight"})
    assert "SC-F19" in done.cites
    assert "SC-F18" not in done.cites


def test_the_fight_waits_for_the_bandit():
    state = after(fighters(6, 4, roles="cook bandit"), {"by": "A", "do": "fight"})
    assert GAME.actors(state) == ("B",)
    assert play(state, {"by": "A", "do": "end_round"}).cites[0] == "SC-W1"
    assert "SC-F18" in play(state, {"by": "A", "do": "end_round"}).cites
    assert after(state, {"by": "B", "do": "stay"}).step == 7
