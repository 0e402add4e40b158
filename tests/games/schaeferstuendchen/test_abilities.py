"""Abilities reconstructed for the practice set, late interjections, and letting a chance go."""

import pytest

from tests.games.schaeferstuendchen.at_table import play, position
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME

BOOTY = {
    "A": {"role": "magpie", "combat": 9, "at": "valley"},
    "B": {"role": "cook", "at": "valley", "items": {"knueppel": 1}},
    "C": {"role": "maid", "combat": 1, "at": "valley", "items": {"esel": 1}},
    "D": {"role": "weasel", "combat": 1, "at": "valley", "items": {"mistgabel": 1}},
}


def run(state, *moves):
    for move in moves:
        state = play(state, move).step.state
    return state


def test_own_values_leave_nothing_reconstructed():
    for role in ("teacher", "cook", "magpie"):
        state = position({"A": {"role": role}, "B": {"role": "maid"}})
        assert state.players[0].ability == "none"


def test_a_position_can_name_an_ability_of_an_open_role_only():
    players = {"A": {"role": "teacher", "ability": "take_item"}, "B": {"role": "maid"}}
    assert position(players).players[0].ability == "take_item"
    players["B"]["ability"] = "take_item"
    with pytest.raises(Unreadable) as wrong:
        position(players)
    assert [one.key for one in wrong.value.problems] == ["players.B.ability"]


def test_a_teacher_with_six_cards_draws_none():
    players = {"A": {"role": "teacher", "hand": 7}, "B": {"role": "maid", "hand": 5}}
    judged = play(position(players, set="practice", step=7), {"by": "A", "do": "end_round"})
    assert len(judged.step.state.players[0].hand) == 7


def test_a_cook_discards_once_and_two_at_most():
    players = {"A": {"role": "cook", "hand": {"esel": 3}}, "B": {"role": "maid", "hand": 5}}
    state = position(players, set="practice", step=7)
    three = play(state, {"by": "A", "do": "discard", "cards": ["esel"] * 3}).verdict
    assert (three.legal, three.cites[0]) == (False, "SC-W9")
    after = run(state, {"by": "A", "do": "discard", "cards": ["esel", "esel"]})
    assert after.players[0].hand == ("esel",)
    assert not play(after, {"by": "A", "do": "discard", "cards": ["esel"]}).verdict.legal


def test_the_cook_is_asked_before_the_round_ends_and_can_keep_his_cards():
    players = {"A": {"role": "maid", "hand": 5}, "B": {"role": "cook", "hand": {"esel": 1}}}
    state = position(players, set="practice", step=7)
    assert GAME.actors(state) == ("B",)
    assert GAME.actors(run(state, {"by": "B", "do": "pass"})) == ("A",)


def test_the_magpie_chooses_among_the_losers_items_but_never_the_maids():
    state = run(position(BOOTY, set="practice", step=6), {"by": "A", "do": "fight"})
    assert state.players[0].loot == (3,)
    assert GAME.actors(state) == ("A",)
    takes = {(one.owner, one.item) for one in GAME.legal(state)}
    assert takes == {("D", "mistgabel")}
    for owner, item, rule in (("C", "esel", "SC-I6"), ("B", "knueppel", "SC-F21")):
        wrong = play(state, {"by": "A", "do": "take", "from": owner, "item": item}).verdict
        assert (wrong.legal, wrong.cites[0]) == (False, rule)
    after = run(state, {"by": "A", "do": "take", "from": "D", "item": "mistgabel"})
    assert (after.players[0].items, after.players[3].items, after.step) == (("mistgabel",), (), 7)


def test_a_magpie_who_lost_takes_nothing():
    players = {**BOOTY, "A": {"role": "magpie", "combat": 0, "at": "valley"}}
    state = run(position(players, set="practice", step=6), {"by": "A", "do": "fight"})
    assert state.players[0].loot == ()
    assert state.step == 7


THEFT = {
    "A": {"role": "cook", "open": {"langfinger": 1}},
    "B": {"role": "pastor", "hand": {"wachhund": 1}, "items": {"esel": 1}},
    "C": {"role": "maid", "selfish": "?"},
}
STEAL = {"by": "A", "do": "resolve", "pick": {"langfinger": {"from": "B", "item": "esel"}}}


def test_the_owner_of_a_watchdog_is_asked_before_the_theft():
    state = position(THEFT, set="practice", step=3)
    assert GAME.actors(state) == ("B",)
    guarded = run(
        state, {"by": "B", "do": "interject", "card": "wachhund", "against": "langfinger"}
    )
    refused = play(guarded, STEAL).verdict
    assert (refused.legal, refused.cites[0]) == (False, "SC-J1")
    assert guarded.players[1].hand == ()
    assert run(guarded, {"by": "A", "do": "resolve"}).players[1].guarded is False


def test_who_lets_the_chance_go_is_robbed():
    state = run(position(THEFT, set="practice", step=3), {"by": "B", "do": "pass"})
    assert GAME.actors(state) == ("A",)
    assert run(state, STEAL).players[0].items == ("esel",)


def test_a_watchdog_needs_a_theft():
    players = {**THEFT, "A": {"role": "cook", "open": {"matsch": 1}}}
    move = {"by": "B", "do": "interject", "card": "wachhund", "against": "matsch"}
    judged = play(position(players, set="practice", step=3), move).verdict
    assert (judged.legal, judged.cites[0]) == (False, "SC-J1")


LATE = {
    "A": {"role": "maid", "at": "valley", "combat_card": "v2"},
    "B": {
        "role": "bandit",
        "at": "valley",
        "declined": True,
        "hand": {"letzte_kraft": 1, "brett": 1},
    },
}
FIGHT = {"by": "A", "do": "fight"}
LAST = {"by": "B", "do": "interject", "card": "letzte_kraft"}


def test_combat_cards_are_shown_before_late_interjections():
    state = position(LATE, set="practice", step=6)
    early = play(state, LAST).verdict
    assert (early.legal, early.cites[0]) == (False, "SC-J1")
    shown = run(state, FIGHT)
    assert shown.shown
    assert GAME.actors(shown) == ("B",)
    assert GAME.view(shown, "B").players[0].combat_card == "v2"
    after = run(shown, LAST, FIGHT)
    assert [player.sheep for player in after.players] == [0, 1]


def test_without_a_late_interjection_the_fight_goes_on_at_once():
    after = run(position(LATE, set="practice", step=6), FIGHT, {"by": "B", "do": "pass"}, FIGHT)
    assert [player.sheep for player in after.players] == [1, 0]
    other = {**LATE, "B": {**LATE["B"], "hand": {"brett": 1}}}
    assert run(position(other, set="practice", step=6), FIGHT).players[0].sheep == 1


def test_nothing_is_added_once_the_combat_cards_lie_open():
    players = {**LATE, "B": {**LATE["B"], "items": {"brett": 1}, "declined": False}}
    shown = run(position(players, set="practice", step=6), FIGHT)
    for move, rule in (
        ({"by": "B", "do": "use", "card": "brett"}, "SC-I2"),
        ({"by": "B", "do": "combat", "card": "brett"}, "SC-F9"),
    ):
        judged = play(shown, move).verdict
        assert (judged.legal, judged.cites[0]) == (False, rule)


def test_nobody_has_to_drink_the_coffee():
    players = {
        "A": {"role": "maid", "sits": True, "hand": {"starker_kaffee": 1}},
        "B": {"role": "bandit"},
    }
    state = position(players, set="practice", step=4)
    assert set(GAME.actors(state)) == {"A", "B"}
    passed = run(state, {"by": "A", "do": "pass"})
    assert GAME.actors(passed) == ("B",)
    assert not play(passed, {"by": "A", "do": "pass"}).verdict.legal
