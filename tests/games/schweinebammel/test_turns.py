"""What turns lead to: drawing, growling, duties, ends of rounds, and what nature adds."""

from __future__ import annotations

from itertools import combinations_with_replacement, islice

import pytest

from tutor.engine.chance import Chance
from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.engine.verdict import CHANCE
from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.calculation import ending_in, fits, parsed
from tutor.games.schweinebammel.growling import growls_due
from tutor.library.load import library


def after(position, *moves, variant=None):
    """The position after legal moves, and the rules cited for the last one."""
    state = GAME.codec.read(position, variant or {})
    cites = ()
    for move in moves:
        judgement = GAME.judge(state, GAME.codec.read_move({"by": "A", **move}, state))
        assert judgement.step is not None, judgement.verdict
        state, cites = judgement.step.state, judgement.cites
    return GAME.codec.write(state), cites


def test_seventy_pairs_work_and_the_pile_card_first_leaves_less_choice():
    numbers = range(1, 11)
    pairs = [
        (top, *two)
        for top in numbers
        for two in combinations_with_replacement(numbers, 2)
        if fits(top, *two)
    ]
    assert len(pairs) == 70
    free = [ending_in(top, a, b, False) and ending_in(top, b, a, False) for top, a, b in pairs]
    assert all(free)
    strict = [(ending_in(t, a, b, True), ending_in(t, b, a, True)) for t, a, b in pairs]
    assert all(any(ways) for ways in strict)
    assert sum(not all(ways) for ways in strict) == 45


@pytest.mark.parametrize(
    ("text", "true"),
    [("2 + 3 = 5", True), ("2+3*2=10", True), ("7/2=3", False), ("1/0=1", False), ("5=5", True)],
)
def test_a_calculation_is_worked_from_left_to_right(text, true):
    assert parsed(text).is_true is true


@pytest.mark.parametrize("text", ["", "2 + 3", "2 + = 5", "2 + 3 = 5 = 5", "two = 2", "9" * 500])
def test_what_is_no_calculation(text):
    assert parsed(text) is None


def test_the_last_card_drawn_brings_a_new_pile_at_once():
    position = {"top": 4, "hands": {"A": {9: 3}}, "draw_pile": 1, "next_cards": [2]}
    then, cites = after(position, {"do": "draw"})
    assert then["hands"]["A"] == {2: 1, 9: 3}
    assert (then["draw_pile"], then["discards"]) == (53, {})
    assert "SW-R1" in cites
    assert "SW-R2" not in cites


def test_hector_draws_through_the_new_pile_and_keeps_the_top():
    position = {"top": 6, "pending": "hector", "draw_pile": 1, "hands": {"A": {3: 1, 9: 2}}}
    then, cites = after(position, {"do": "play", "card": 3})
    assert then["top"] == 3
    assert then["hands"]["A"] == {9: 2, "unknown": 3}
    assert {"SW-R1", "SW-R2"} <= set(cites)


def test_a_farmer_reshuffled_by_a_penalty_still_binds():
    position = {"top": 6, "draw_pile": 1, "hands": {"A": {"farmer": 1, 9: 1}}}
    then, cites = after(position, {"do": "play", "card": "farmer", "growl": 0})
    assert then["specials"] == {}
    assert then["pending"] == "farmer"
    assert GAME.codec.write(GAME.codec.read(then, {})) == then
    assert "SW-G2" in cites


def test_drawing_nothing_is_no_draw_for_the_growl():
    full = {"top": 4, "hands": {"A": {9: 1}, "B": 35, "C": 35}}
    _, cites = after(full, {"do": "draw"})
    assert {"SW-R3", "SW-G1"} <= set(cites)
    assert "SW-G3" not in cites


def test_hector_with_two_heaps_draws_first_and_goes_on():
    position = {"top": 6, "pending": "hector", "next_cards": [8], "hands": {"A": {1: 1, "dung": 2}}}
    then, cites = after(position, {"do": "play", "card": 1})
    assert then["phase"] == "turn"
    assert then["hands"]["A"] == {8: 1, "dung": 2}
    assert "SW-H9" in cites


def test_hector_with_two_heaps_may_draw_the_third():
    position = {
        "top": 6,
        "pending": "hector",
        "next_cards": ["dung"],
        "hands": {"A": {1: 1, "dung": 2}, "B": {5: 1}, "C": {"lucky": 1}},
    }
    then, cites = after(position, {"do": "play", "card": 1})
    assert then["scores"] == {"A": [30], "B": [-5], "C": [-10]}
    assert {"SW-H9", "SW-N2", "SW-S5"} <= set(cites)


def test_an_unknown_hand_stays_uncounted():
    position = {"top": 3, "hands": {"A": {3: 1}, "B": 4}}
    then, cites = after(position, {"do": "play", "card": 3})
    assert (then["phase"], then["scores"]["A"]) == ("round_over", [])
    assert "SW-S1" in cites


def test_the_next_round_is_dealt_by_nature_for_the_next_starter():
    position = {"top": 3, "hands": {"A": {3: 1}, "B": {1: 1}, "C": {2: 1}}}
    over = GAME.codec.read(after(position, {"do": "play", "card": 3})[0], {})
    assert GAME.actors(over) == (CHANCE,)
    dealt = GAME.judge(over, GAME.chance(over, Chance(1, 1)))
    assert {"SW-S7", "SW-A4"} <= set(dealt.cites)
    then = GAME.codec.write(dealt.step.state)
    assert (then["round"], then["starter"], then["turn"], then["phase"]) == (2, "B", "B", "setup")


def test_a_played_game_knows_every_card_and_ends_after_four_rounds():
    states = list(random_game(GAME, ("A", "B", "C"), {}, 7))
    turns = [s for s in states if s.phase == "turn" and GAME.actors(s) != (CHANCE,)]
    assert all(hand[0] == 0 for state in turns for hand in state.hands)
    assert all(len(state.next_cards) == state.draw_pile for state in turns)
    assert states[-1].phase == "game_over"
    assert [len(points) for points in states[-1].scores] == [4, 4, 4]


def test_a_new_pile_in_a_played_game_is_shuffled_by_nature():
    for seed in range(40):
        for state in random_game(GAME, tuple("ABCDEF"), {}, seed):
            if state.phase == "turn" and GAME.actors(state) == (CHANCE,):
                dealt = GAME.judge(state, GAME.chance(state, Chance(seed, 0)))
                assert "SW-R1" in dealt.cites
                assert len(dealt.step.state.next_cards) == state.draw_pile
                return
    pytest.fail("no game needed a new draw pile")


def test_hidden_cards_of_a_position_are_dealt_and_no_new_pile_is_made():
    played = GAME.codec.read({"players": ["A", "B"], "top": 3, "dealer": "nature"}, {})
    assert GAME.actors(played) == (CHANCE,)
    action = GAME.chance(played, Chance(1, 1))
    dealt = GAME.judge(played, action)
    assert "SW-A4" in dealt.cites
    assert "SW-R1" not in dealt.cites
    assert GAME.label(action, played).say == "deal_hidden"


def test_the_sensible_bot_beats_chance():
    wins = 0
    for seed in range(12):
        state = GAME.start(("A", "B"), {})
        for ply in range(2000):
            actors = GAME.actors(state)
            if not actors:
                break
            luck = Chance(seed, ply)
            if actors == (CHANCE,):
                action = GAME.chance(state, luck)
            else:
                bot = GAME.bots["sensible" if actors[0] == "A" else "random"]
                action = bot(GAME.view(state, actors[0]), GAME.legal(state), luck)
            state = GAME.apply(state, action).state
        wins += sum(state.scores[0]) > sum(state.scores[1])
    assert wins >= 9


def test_what_is_hidden_stays_hidden():
    """Views hold no card of another hand and none of the draw pile; verdicts neither."""
    for state in islice(random_game(GAME, ("A", "B", "C"), {}, 2), 3, 60, 5):
        if state.phase != "turn":
            continue
        view = GAME.view(state, "A")
        assert view.next_cards == ()
        assert not any(view.hands[1][1:])
        assert not any(view.hands[2][1:])
        assert view.hands[0] == state.hands[0]
        for action in (*GAME.candidates(GAME.facts(state)), *GAME.temptations(GAME.facts(state))):
            if action.by == "A":
                assert GAME.verdict(view, action) == GAME.verdict(state, action)


@pytest.mark.parametrize(
    ("position", "move", "due"),
    [
        ({"top": 2, "hands": {"A": {2: 1, 9: 2}}}, {"do": "play", "card": 2}, 2),
        ({"top": 2, "hands": {"A": {2: 1, 9: 3}}}, {"do": "play", "card": 2}, 0),
        ({"top": 2, "hands": {"A": {2: 1, "dung": 2}}}, {"do": "play", "card": 2}, 0),
        ({"top": 2, "hands": {"A": {9: 1}}}, {"do": "draw"}, 2),
        (
            {"top": 2, "pending": "hector", "hands": {"A": {1: 1}}},
            {"do": "play", "card": 1},
            1,
        ),
        (
            {"top": 2, "hands": {"A": {6: 1, 9: 1, "dung": 1}, "B": 6}},
            {"do": "give", "card": 6, "to": "B"},
            1,
        ),
    ],
)
def test_growls_due_are_known_before_the_turn_is_taken(position, move, due):
    state = GAME.codec.read(position, {})
    action = GAME.codec.read_move({"by": "A", **move}, state)
    assert growls_due(GAME.facts(state), action) == due
    said = {key for key in ("SW-G1", "SW-G2") if key in GAME.judge(state, action).cites}
    assert said == ({"SW-G1"} if due else set())


def test_a_growl_left_out_is_a_choice_and_costs_two():
    state = GAME.codec.read({"top": 2, "hands": {"A": {2: 1, 9: 2}}}, {})
    kept, silent = (
        action for action in GAME.legal(state) if getattr(action, "card", None) == (2, 2)
    )
    assert (kept.growl, silent.growl) == (None, 0)
    assert sum(GAME.apply(state, silent).state.hands[0]) == 4
    words = library().games["schweinebammel"].words("de")
    assert words.move(GAME.label(kept, state)) == "Schwein 2 spielen, zweimal grunzen"
    assert words.move(GAME.label(silent, state)) == "Schwein 2 spielen, ohne zu grunzen"


def test_the_player_who_turns_up_the_first_pig_may_see_the_move_and_no_card_more():
    position = {"top": "none", "hands": {"A": {3: 6, 1: 1}}, "next_cards": ["farmer", 7, 9, 10]}
    state = GAME.codec.read(position, {})
    view = GAME.view(state, "A")
    assert [action.do for action in GAME.legal(view)] == ["turn_up"]
    assert view.next_cards == state.next_cards[:2]
    assert GAME.view(view, "A") == view
    turned = GAME.apply(state, GAME.legal(state)[0]).state
    assert GAME.view(turned, "B").next_cards == ()


def test_totals_are_told_player_by_player():
    scores = {"A": [-5, 0], "B": [30, -12], "C": [0, -7]}
    state = GAME.codec.read({"scores": scores}, {})
    assert GAME.ask(state, {"what": "totals"}).value == {"A": -5, "B": 18, "C": -7}


def test_the_ranking_names_everybody_once_the_game_is_over():
    scores = {"A": [-12, 0, 30, -41], "B": [-5, -20, 0, 0], "C": [-30, -1, -2, -3]}
    state = GAME.codec.read({"scores": scores}, {})
    reply = GAME.ask(state, {"what": "ranking"})
    assert list(reply.value.items()) == [("A", -23), ("B", -25), ("C", -36)]
    assert {"SW-S8", "SW-S9"} <= set(reply.cites)
    with pytest.raises(Unreadable):
        GAME.ask(GAME.codec.read({}, {}), {"what": "ranking"})
