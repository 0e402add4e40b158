"""Laying, revealing, moving, snatching, and the end of the round."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.engine.chance import Chance
from tutor.engine.contract import random_action, random_game
from tutor.engine.problem import Unreadable
from tutor.engine.verdict import CHANCE
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.practice import PRACTICE_DECK
from tutor.games.schaeferstuendchen.table import placed

THIEF = {
    "thief": {"value": 2, "effect": {"steal": "item"}},
    "club": {"kind": "item", "effect": {"combat": 1}},
    "nap": {"value": 4, "effect": {"sit_out": True}},
    "bite": {"value": 3, "lasts": "next", "effect": {"combat": -2}},
}


def test_the_practice_set_has_71_cards():
    assert sum(card.copies for card in PRACTICE_DECK) == 71


def test_no_card_is_ever_lost():
    for state in random_game(GAME, ("A", "B", "C", "D"), {}, 5):
        lying = sum(len(placed(player)) for player in state.players)
        assert lying + len(state.draw) + len(state.discard) == 71


def test_no_sheep_is_ever_lost():
    for state in random_game(GAME, ("A", "B", "C", "D", "E"), {}, 6):
        assert state.valley + state.supply + sum(p.sheep for p in state.players) == 14


def test_two_thieves_and_one_club():
    players = {
        "A": {"role": "cook", "open": {"thief": 2}},
        "B": {"role": "bandit", "items": {"club": 1}},
    }
    state = position(players, step=3, cards=THIEF)
    take = {"from": "B", "item": "club"}
    resolve = {"by": "A", "do": "resolve"}
    assert not play(state, {**resolve, "pick": {"thief": [take, take]}}).verdict.legal
    done = after(state, {**resolve, "pick": {"thief": take}})
    assert done.players[0].items == ("club",)
    assert done.discard == ("thief", "thief")


def test_a_choice_is_asked_for_by_name():
    players = {
        "A": {"role": "cook", "open": {"thief": 1}},
        "B": {"role": "bandit", "items": {"club": 1}},
    }
    state = position(players, step=3, cards=THIEF)
    with pytest.raises(Unreadable, match="pick"):
        GAME.codec.read_move({"by": "A", "do": "resolve"}, state)


def test_only_the_maid_has_items_so_the_thief_finds_nothing():
    players = {
        "A": {"role": "cook", "open": {"thief": 1}},
        "B": {"role": "maid", "items": {"club": 1}},
    }
    state = position(players, step=3, cards=THIEF)
    assert after(state, {"by": "A", "do": "resolve"}).discard == ("thief",)


def test_sitting_out_for_two_rounds():
    cards = {"long_nap": {"value": 4, "lasts": "next", "effect": {"sit_out": True}}}
    players = {
        "A": {"role": "cook", "hand": 5, "open": {"long_nap": 1}},
        "B": {"role": "maid", "hand": 5},
    }
    state = after(position(players, step=3, cards=cards), {"by": "A", "do": "resolve"})
    assert state.players[0].sits
    assert state.players[0].longer == ("long_nap",)
    again = GAME.codec.read({**GAME.codec.write(state), "step": 7}, {})
    ended = after(again, {"by": "A", "do": "end_round"})
    assert ended.players[0].sits
    assert ended.players[0].out == ("long_nap",)


def test_a_bite_is_gone_after_its_second_round():
    players = {
        "A": {"role": "cook", "hand": 5, "longer": {"bite": 1}},
        "B": {"role": "maid", "hand": 5},
    }
    end = {"by": "A", "do": "end_round"}
    first = after(position(players, step=7, cards=THIEF), end)
    assert first.players[0].out == ("bite",)
    second = after(GAME.codec.read({**GAME.codec.write(first), "step": 7}, {}), end)
    assert second.players[0].out == ()
    assert second.discard == ("bite",)


@pytest.mark.parametrize(
    ("at", "steps", "rule"),
    [(3, 2, "SC-V1"), (3, 5, "SC-V6"), (5, 4, "SC-V1"), (3, 7, "SC-V1")],
)
def test_a_wrong_number_of_steps(at, steps, rule):
    players = {"A": {"role": "magpie", "movement": 5, "at": at}, "B": {"role": "cook"}}
    judged = play(position(players, step=4), {"by": "A", "do": "move", "steps": steps})
    assert not judged.verdict.legal
    assert rule in judged.cites


def test_a_bandit_and_a_lost_villager_share_a_space():
    players = {
        "A": {"role": "maid", "movement": 4, "at": 2, "out": {"verlaufen": 1}},
        "B": {"role": "bandit", "at": 2},
    }
    assert "SC-V4" in play(position(players, step=4), {"by": "A", "do": "move"}).cites


def test_the_last_sheep_of_a_team_ends_the_game_for_its_friend_too():
    players = {
        "A": {"role": "maid", "at": "valley"},
        "B": {"role": "bandit", "sheep": 2},
        "C": {"role": "cook", "at": "valley", "sheep": 3},
        "D": {"role": "crone"},
    }
    over = after(position(players, step=5, mode="team", valley=1), {"by": "C", "do": "snatch"})
    assert over.over
    assert over.winner == "villagers"
    assert GAME.actors(over) == ()
    home = after(over, {"by": "A", "do": "snatch"})
    assert home.players[0].sheep == 0
    assert home.players[0].at == home.path


def test_one_of_the_strong_mans_two_sheep_is_safe():
    players = {
        "A": {"role": "strongman", "at": "valley", "out": {"umgefallen": 2}},
        "B": {"role": "cook"},
    }
    done = after(position(players, step=5), {"by": "A", "do": "snatch"})
    assert done.players[0].sheep == 1
    assert done.valley == 7
    assert done.supply == 6


def test_everything_in_force_works_on_a_catch_in_the_order_of_the_rules():
    cards = {
        "all": {"value": 1, "effect": {"snatch": {"more": 1, "receive": 1, "drop": 1, "to": "B"}}},
    }
    players = {"A": {"role": "maid", "at": "valley", "out": {"all": 1}}, "B": {"role": "cook"}}
    done = after(position(players, step=5, cards=cards), {"by": "A", "do": "snatch"})
    assert [player.sheep for player in done.players] == [1, 1]
    assert (done.valley, done.supply) == (7, 5)


def test_the_crone_decides_before_she_sees_the_cards():
    players = {
        "A": {"role": "crone", "hand": 3},
        "B": {"role": "maid", "hand": 3},
        "C": {"role": "cook", "hand": 3},
    }
    state = position(players, step=7, draw=["v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9"])
    looked = after(state, {"by": "A", "do": "look"})
    assert looked.players[0].three == ("v1", "v2", "v3")
    assert "SC-W5" in play(looked, {"by": "A", "do": "end_round"}).cites
    shared = after(looked, {"by": "A", "do": "crone", "keep": "v3", "give": {"B": "v1", "C": "v2"}})
    assert [len(player.hand) for player in shared.players] == [4, 4, 4]


def test_nature_shuffles_what_an_action_needs():
    state = GAME.start(("A", "B"), {})
    state = GAME.apply(state, GAME.codec.read_move({"by": "A", "do": "setup"}, state)).state
    assert GAME.actors(state) == (CHANCE,)
    assert play(state, {"by": "A", "do": "no_selfish"}).cites == ("SC-S5",)
    shuffle = GAME.chance(state, Chance(1, 1))
    assert not GAME.verdict(state, type(shuffle)(CHANCE, shuffle.cards[1:])).legal
    dealt = GAME.apply(state, shuffle).state
    assert [len(player.hand) for player in dealt.players] == [5, 5]
    assert len(dealt.draw) == 61


def test_a_reshuffle_in_the_middle_of_a_move_waits_for_nature():
    players = {"A": {"role": "weasel", "at": 5}, "B": {"role": "maid"}}
    state = position(players, step=4, set="practice", draw=[], discard={"umweg": 1, "matsch": 1})
    waits = after(state, {"by": "A", "do": "move"})
    assert GAME.actors(waits) == (CHANCE,)
    assert waits.players[0].at == 5
    moved = GAME.apply(waits, random_action(GAME, waits, Chance(3, 0))).state
    assert moved.players[0].at in (1, 3)
    assert len(moved.draw) == 1
    assert len(moved.discard) == 1


def test_a_hand_of_interjections_is_excused():
    cards = {"nope": {"value": 1, "kind": "interjection", "effect": {"cancel": True}}}
    players = {"A": {"role": "cook", "hand": {"v1": 5}}, "B": {"role": "maid", "hand": {"nope": 5}}}
    state = position(players, cards=cards)
    assert GAME.actors(state) == ("A",)
    given = after(
        state,
        {"by": "A", "do": "selfish", "card": "v1"},
        {"by": "A", "do": "assign", "card": "v1", "to": "B"},
    )
    assert given.step == 3


def final_tie(**keys):
    """Anna takes the last sheep and draws level with Ben."""
    players = {
        "A": {"role": "maid", "at": "valley", "sheep": 6 + keys.get("stand_ins", 0)},
        "B": {"role": "bandit", "sheep": 7},
    }
    return position(players, step=5, valley=1, **keys)


def test_a_final_tie_with_an_empty_supply_goes_on_with_another_marker():
    judged = play(final_tie(), {"by": "A", "do": "snatch"})
    state = judged.step.state
    assert (state.valley, state.supply, state.stand_ins, state.over) == (1, 0, 1, False)
    said = [(event.rule, event.note.say) for event in judged.step.events]
    assert ("SC-G4", "stand_in") in said
    written = GAME.codec.write(state)
    assert GAME.codec.read(written, {}) == state


def test_the_marker_that_stands_in_decides():
    state = after(final_tie(stand_ins=1), {"by": "A", "do": "snatch"})
    assert (state.over, state.winner, state.players[0].sheep) == (True, "A", 8)


def test_markers_that_stand_in_are_counted():
    with pytest.raises(Unreadable) as wrong:
        final_tie(stand_ins=1, supply=1)
    assert {problem.say for problem in wrong.value.problems} == {"sheep"}
