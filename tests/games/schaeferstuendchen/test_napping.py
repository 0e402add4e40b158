"""Coffee does away with one Sit Out, not with all (SC-C14 of the practice set)."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME

NAP = {"nap": {"value": 4, "effect": {"sit_out": True}}}
LONG = {"nap": {"value": 4, "lasts": "next", "effect": {"sit_out": True}}}
COFFEE = {"starker_kaffee": {"effect": {"use": {"cancel": "sit_out"}}}}
DRINKS = {"by": "A", "do": "use", "card": "starker_kaffee"}
WALKS = {"by": "A", "do": "move"}


def sleeper(cards, coffees=1, step=4, **keys):
    laid = {"items": {"starker_kaffee": coffees}, "hand": 0, **keys}
    players = {
        "A": {"role": "cook", "movement": 2, "at": 6, **laid},
        "B": {"role": "bandit", "movement": 3, "hand": 0},
    }
    return position(players, step=step, cards={**cards, **COFFEE})


def test_one_coffee_wakes_whoever_has_one_card():
    assert play(sleeper(NAP, out={"nap": 1}), DRINKS, WALKS).verdict.legal


def test_two_cards_take_two_coffees():
    state = sleeper(NAP, coffees=2, out={"nap": 2})
    once = play(state, DRINKS)
    assert "still" in [event.note.say for event in once.step.events]
    assert not play(state, DRINKS, WALKS).verdict.legal
    assert play(state, DRINKS, DRINKS, WALKS).verdict.legal


def test_it_is_the_same_whichever_card_comes_first():
    before = sleeper(NAP, step=3, out={"nap": 1}, open={"nap": 1})
    state = after(before, DRINKS, {"by": "A", "do": "resolve"})
    drunk_later = after(sleeper(NAP, out={"nap": 2}), DRINKS)
    assert state.players[0].sits is drunk_later.players[0].sits is True
    assert state.players[0].ignored == drunk_later.players[0].ignored == 1


def test_a_card_for_two_rounds_is_done_away_with_for_good():
    state = sleeper(LONG, longer={"nap": 1})
    awake = after(state, DRINKS)
    assert (awake.players[0].longer, awake.players[0].out) == ((), ("nap",))
    end = after(awake, WALKS, {"by": "B", "do": "move"}, {"by": "A", "do": "end_round"})
    assert not end.players[0].sits
    assert "nap" in end.discard


def test_what_is_ignored_is_kept_when_saved():
    state = after(sleeper(NAP, coffees=2, out={"nap": 2}), DRINKS)
    written = GAME.codec.write(state)
    assert written["players"]["A"]["ignored"] == 1
    assert GAME.codec.read(written, {}) == state
    woken = after(state, DRINKS)
    assert GAME.codec.read(GAME.codec.write(woken), {}) == woken


@pytest.mark.parametrize(("ignored", "sits"), [(2, True), (3, True), (1, False), (-1, True)])
def test_whoever_sits_out_obeys_at_least_one_card(ignored, sits):
    with pytest.raises(Unreadable) as wrong:
        sleeper(NAP, out={"nap": 2}, ignored=ignored, sits=sits)
    assert [problem.key for problem in wrong.value.problems] == ["players.A.ignored"]


def test_a_tie_without_a_card_to_draw_is_told():
    players = {
        "A": {"role": "pastor", "combat": 4, "at": "valley", "hand": 0},
        "B": {"role": "crone", "combat": 4, "at": "valley", "hand": 0},
    }
    state = position(players, step=6, draw=[], discard={}, start="B")
    fought = play(state, {"by": "A", "do": "fight"})
    assert [event.note.say for event in fought.step.events if event.rule == "SC-D2"] == [
        "none_left"
    ]
    assert fought.step.state.players[1].sheep == 1


def test_both_cards_for_one_player_are_told_so():
    players = {"A": {"role": "crone", "hand": {"v9": 5}}, "B": {"role": "maid", "hand": {"v8": 5}}}
    state = position(players, {"crone2p": "both"}, step=7, draw=["v1", "v2", "v3"])
    helped = play(state, {"by": "A", "do": "crone", "keep": "v1", "give": {"B": ["v2", "v3"]}})
    told = next(event for event in helped.step.events if event.rule == "SC-W5")
    assert (told.note.say, dict(told.note.given)["others"]) == ("helps_one", ("B",))


@pytest.mark.parametrize(("valley", "say"), [(4, "leaves"), (1, "one")])
def test_a_strong_man_with_one_sheep_wanted_it_so_or_found_no_more(valley, say):
    players = {
        "A": {"role": "strongman", "at": "valley", "hand": 0},
        "B": {"role": "maid", "at": 3, "hand": 0, "sheep": 2},
    }
    state = position(players, step=5, valley=valley, supply=12 - valley)
    snatched = play(state, {"by": "A", "do": "snatch", "sheep": 1})
    assert say in [event.note.say for event in snatched.step.events if event.rule == "SC-N6"]
