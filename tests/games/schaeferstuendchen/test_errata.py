"""Errata without which the print leaves a gap: the older reading is ours, today's the default."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.switches import KEYS, READ_OTHERWISE
from tutor.library.load import library

ONE_SIDE = {"erratumF14": False}
SHEEP = library().games["schaeferstuendchen"]
FIGHT, MOVE, SNATCH = ({"by": "A", "do": kind} for kind in ("fight", "move", "snatch"))


def team(*values, variant=ONE_SIDE, **keys):
    """Villagers A, C, E against bandits B, D, F, with these combat values, all in the valley."""
    roles = ("maid", "bandit", "pastor", "crone", "teacher", "magpie")
    players = {
        seat: {"role": role, "combat": value, "at": "valley"}
        for seat, role, value in zip("ABCDEF", roles, values, strict=False)
    }
    return position(players, variant, mode="team", step=6, **keys)


def winners(state):
    return GAME.ask(state, {"what": "fight"}).value


def test_every_erratum_can_be_left_out_and_holds_by_default():
    errata = {rule.id for rule in SHEEP.rules.values() if rule.status == "errata"}
    covered = {rule for switch in SHEEP.info.switches if switch.before for rule in switch.rules}
    assert errata == covered - {"SC-F8p"}
    assert GAME.codec.read_variant({}).without_errata == ()
    assert all(next(iter(s.values)) == "true" for s in SHEEP.info.switches if s.key in KEYS)


@pytest.mark.parametrize("rule", READ_OTHERWISE)
def test_a_reading_of_ours_says_so(rule):
    assert SHEEP.rules[rule].before_ours
    switch = next(one for one in SHEEP.info.switches if KEYS.get(one.key) == rule)
    assert "as we read it" in switch.values["false"].en
    assert "wie wir es lesen" in switch.values["false"].de


@pytest.mark.parametrize("key", KEYS)
def test_a_left_out_erratum_survives_writing_and_reading(key):
    options = GAME.codec.read_variant({key: False})
    state = position({"A": {"role": "maid"}, "B": {"role": "cook"}}, {key: False})
    assert options.without_errata == (KEYS[key],)
    assert GAME.codec.read_variant(GAME.codec.write_variant(state)) == options


def walker(at, others, lost=False, **keys):
    players = {
        "A": {"role": "pastor", "movement": keys.pop("movement", 3), "at": at},
        **{
            seat: {"role": role, "at": there, "moved": True}
            for seat, role, there in zip("BC", ("maid", "bandit"), others, strict=False)
        },
    }
    if lost:
        players["A"]["out"] = {"verlaufen": 1}
    return position(players, {"erratumV4": False, **keys}, step=4)


@pytest.mark.parametrize(
    ("at", "others", "lost", "ends"),
    [
        (6, (3,), False, 4),  # the space is taken
        (6, (4,), False, 3),  # passing is free
        (6, (3, "other 4"), False, 5),  # the bandit stands on the villagers' path
        (3, ("valley",), False, 0),  # the valley has room
        (1, ("other 2", 1), True, 0),  # both spaces behind the valley are taken
        (1, (5, 2), True, -1),
        (-2, (5,), False, 0),
    ],
)
def test_a_space_has_room_for_one_figure(at, others, lost, ends):
    start = at if at >= 0 else f"other {-at}"
    done = play(walker(start, others, lost), MOVE)
    assert done.step.state.players[0].at == ends


def test_nobody_is_told_to_share_where_a_space_has_room_for_one():
    state = walker(6, (4,), optionalMove=True)
    assert play(state, {**MOVE, "steps": 2}).cites == ("SC-V4",)
    assert play(state, {**MOVE, "steps": 1}).verdict.legal
    assert all(action.steps != 2 for action in GAME.legal(state))


def test_one_side_takes_all_places():
    assert winners(team(5, 4, 3)) == ["A", "C"]
    assert winners(team(5, 4, 3, variant={})) == ["A", "B"]
    assert winners(team(3, 6, 5)) == ["B"]
    assert winners(team(5, 9, 4, 1, 3)) == ["B", "D"]


def test_one_side_is_no_matter_where_everybody_plays_alone():
    state = team(5, 4, 3)
    players = {
        s: {"role": p.role, "combat": p.combat, "at": "valley"}
        for s, p in zip("ABC", state.players[:3], strict=True)
    }
    assert winners(position(players, {"erratumF14": False}, step=6)) == ["A", "B"]


def test_a_tie_between_the_sides_is_broken_and_one_within_a_side_is_not():
    tied = team(5, 5, 5, draw=["v1", "v4", "v2"])
    done = play(tied, FIGHT)
    assert "SC-D2" in done.cites
    assert [player.sheep for player in done.step.state.players[:3]] == [0, 1, 0]
    friends = after(team(5, 4, 5, draw=["v1", "v4"]), FIGHT)
    assert [player.sheep for player in friends.players[:3]] == [1, 0, 1]
    assert len(friends.draw) == 2


def test_the_rest_of_the_winning_side_ties_for_its_own_places():
    state = team(5, 5, 5, 1, 5, draw=["v4", "v1", "v2", "v3"], valley=9)
    assert winners(state)[0] == "A"
    assert set(winners(state)) == {"A", "C", "E"}


def short(values, supply, **keys):
    players = {
        seat: {"role": role, "combat": value, "at": "valley"}
        for seat, role, value in zip(
            "ABCDE", ("cook", "pastor", "maid", "bandit", "crone"), values, strict=False
        )
    }
    players["A"]["sheep"] = 13 - supply
    return position(players, {"erratumF17": False, **keys}, step=6, valley=1, supply=supply)


def test_winners_without_a_sheep_get_one_while_the_supply_lasts():
    done = after(short((9, 8, 7, 2, 1), 1), FIGHT)
    assert [player.sheep for player in done.players[:4]] == [13, 1, 0, 0]
    assert (done.valley, done.supply) == (0, 0)


def test_equals_need_no_breaking_where_both_get_a_sheep_anyway():
    done = play(short((5, 5, 1), 4), FIGHT)
    assert "SC-D2" not in done.cites
    assert [player.sheep for player in done.step.state.players[:2]] == [10, 1]


def test_a_fallen_last_sheep_keeps_the_game_going():
    players = {
        "A": {"role": "maid", "at": "valley", "sheep": 5, "out": {"umgefallen": 1}},
        "B": {"role": "cook", "sheep": 4},
    }
    ended = after(position(players, step=5, valley=1, set="practice"), SNATCH)
    goes_on = after(
        position(players, {"erratumC9": False}, step=5, valley=1, set="practice"), SNATCH
    )
    assert (ended.over, goes_on.over) == (True, False)
    assert (goes_on.valley, goes_on.players[0].sheep) == (1, 5)


def test_the_second_sheep_comes_from_the_supply_as_far_as_it_goes():
    players = {
        "A": {"role": "maid", "at": "valley", "out": {"nimm_2": 2}},
        "B": {"role": "cook", "sheep": 11},
    }
    done = after(
        position(players, {"erratumC10": False}, step=5, valley=2, supply=1, set="practice"), SNATCH
    )
    assert done.players[0].sheep == 3
    assert (done.valley, done.supply) == (0, 0)


def test_the_strong_man_keeps_one_sheep_of_a_whole_catch():
    players = {
        "A": {
            "role": "strongman",
            "at": "valley",
            "out": {"falsche_lieferadresse": 1, "nimm_2": 1},
        },
        "B": {"role": "cook"},
    }
    done = after(position(players, {"erratumC11": False}, step=5, valley=4, set="practice"), SNATCH)
    assert [player.sheep for player in done.players] == [1, 2]


def test_the_roulette_works_once_only():
    roulette = {
        "A": {"role": "maid", "at": "valley", "out": {"schaf_roulette": 1}},
        "B": {"role": "cook"},
    }
    state = position(roulette, {"erratumC4": False}, step=5, set="practice", draw=["mach_maeh"])
    assert after(state, SNATCH).players[0].sheep == 1
    opened = {"A": {"role": "maid", "open": {"schaf_roulette": 1}}, "B": {"role": "cook"}}
    state = position(opened, {"erratumC4": False}, step=3, set="practice", draw=["mach_maeh"])
    done = after(state, {"by": "A", "do": "resolve"})
    assert done.players[0].sheep == 2
    assert done.discard == ("mach_maeh", "schaf_roulette")


def test_other_markers_stand_in_for_roulette_sheep_only():
    cards = {"schaf_roulette": 1, "mach_maeh": 1}
    players = {
        "A": {"role": "maid", "at": "valley", "out": cards},
        "B": {"role": "cook", "sheep": 9},
    }
    state = position(
        players, {"erratumC3": False}, step=5, valley=5, supply=0, set="practice", draw=["nimm_2"]
    )
    done = after(state, SNATCH)
    assert (done.players[0].sheep, done.stand_ins, done.supply) == (3, 2, 0)
    assert GAME.codec.read(GAME.codec.write(done), {"erratumC3": False}) == done
