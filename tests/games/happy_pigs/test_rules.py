"""Tricky effects, from the worked positions of the rules, and the questions."""

from __future__ import annotations

import pytest

from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs import GAME


def played(position, moves, variant=None):
    """The last judgement and the position afterwards."""
    state = GAME.codec.read(position, variant or {})
    for move in moves:
        judgement = GAME.judge(state, GAME.codec.read_move(move, state))
        assert judgement.step is not None, judgement.verdict
        state = judgement.step.state
    return judgement, GAME.codec.write(state)


def asked(question, position=None, variant=None):
    return GAME.ask(GAME.codec.read(position or {}, variant or {}), question)


def farm(**more):
    return {"chosen": {"A": more.pop("chosen", "feed")}, "farms": {"A": {"left": 1, **more}}}


SIX = ["A", "B", "C", "D", "E", "F"]


@pytest.mark.parametrize(
    ("players", "starter", "number", "choosers", "shares"),
    [
        (SIX, "A", 8, "ACF", {"A": 3, "C": 3, "F": 2}),
        (SIX, "C", 9, "BD", {"B": 4, "D": 5}),
        (SIX, "F", 8, "ABCDE", {"A": 2, "B": 2, "C": 2, "D": 1, "E": 1}),
        (SIX, "B", 5, "ABCDEF", {"A": 0, "B": 1, "C": 1, "D": 1, "E": 1, "F": 1}),
        (SIX[:5], "D", 7, "ABDE", {"A": 2, "B": 1, "D": 2, "E": 2}),
        (SIX, "E", 2, "ABD", {"A": 1, "B": 1, "D": 0}),
    ],
)
def test_numbers_are_shared_by_distance(players, starter, number, choosers, shares):
    position = {
        "players": players,
        "starter": starter,
        "card": {"feed": number},
        "chosen": dict.fromkeys(choosers, "feed"),
    }
    assert asked({"what": "shares"}, position).value == shares


def test_a_vaccinated_pig_grows_vaccinated_and_a_newborn_is_plain():
    fed, after = played(farm(pigs={"S*": 1}), [{"by": "A", "do": "feed", "pig": "S*"}])
    assert after["farms"]["A"]["pigs"] == {"M*!": 1}
    assert {"HP-A1", "HP-A4", "HP-P7", "HP-P11"} == set(fed.cites)
    born = farm(chosen="mate", pigs={"L*": 1}, tools={"amulet": 1})
    _, after = played(born, [{"by": "A", "do": "mate", "parent": "L*", "amulet": 1}])
    assert after["farms"]["A"]["pigs"] == {"S": 1, "L*!": 1}


def test_an_unmarked_pig_is_meant_before_a_marked_one():
    position = farm(pigs={"S": 1, "S!": 1})
    _, after = played(position, [{"by": "A", "do": "feed", "pig": "S"}])
    assert after["farms"]["A"]["pigs"] == {"S!": 1, "M!": 1}


def test_a_skipped_size_need_not_be_in_the_store():
    position = {**farm(pigs={"S": 1}, tools={"supplement": 1}), "store": {"M": 0, "L": 5}}
    _, after = played(position, [{"by": "A", "do": "feed", "pig": "S", "supplement": 1}])
    assert (after["store"]["S"], after["store"]["M"], after["store"]["L"]) == (40, 0, 4)


def test_the_store_is_emptied_by_the_nearer_player():
    position = {
        "card": {"purchase": 8},
        "chosen": {"A": "purchase", "B": "purchase"},
        "farms": {"A": {"money": 10}, "B": {"money": 10}},
        "store": {"vaccine": 3},
    }
    moves = [{"by": "A", "do": "buy", "item": "vaccine"}] * 3
    _, after = played(position, [*moves, {"by": "A", "do": "done"}, {"by": "B", "do": "done"}])
    assert (after["farms"]["A"]["money"], after["farms"]["B"]["money"]) == (8, 14)


def test_sty_prices_rise_and_a_new_sty_makes_room():
    position = farm(chosen="purchase", money=27, left=4, pigs={"L": 5, "S": 1})
    moves = [
        {"by": "A", "do": "buy", "item": item} for item in ("sty", "sty", "vaccine", "vaccine")
    ]
    _, after = played(position, moves)
    assert after["farms"]["A"]["money"] == 0
    position = farm(chosen="purchase", money=13, left=2, pigs={"L": 5, "S": 1})
    moves = [{"by": "A", "do": "buy", "item": item} for item in ("sty", "B")]
    assert played(position, moves)[1]["farms"]["A"]["pigs"] == {"B": 1, "S": 1, "L": 5}


def test_pairs_mark_both_parents():
    position = farm(chosen="mate", left=2, pigs={"M": 2})
    move = {"by": "A", "do": "mate", "parent": "M", "partner": "M"}
    _, after = played(position, [move], {"matePairs": True})
    assert after["farms"]["A"]["pigs"] == {"B": 1, "M!": 2}
    with pytest.raises(Unreadable, match="partner"):
        played(position, [move])


def test_a_lowered_price_never_falls_below_nothing():
    position = {**farm(chosen="sell", pigs={"B": 1}), "card": {"event": {"price": {"B": -9}}}}
    _, after = played(position, [{"by": "A", "do": "sell", "item": "B"}])
    assert after["farms"]["A"]["money"] == 0


def test_prices_of_the_next_round_end_with_the_next_event():
    switch = {"priceEvents": "next"}
    event = {"round": 10, "step": "event", "card": {"event": {"price": {"L": 5}}}}
    _, after = played(event, [{"by": "A", "do": "event"}], switch)
    assert after["prices"] == {"L": 5}
    later = {"round": 11, "step": "event", "prices": {"L": 5}}
    _, after = played(later, [{"by": "A", "do": "event"}], switch)
    assert after["prices"] is None


def test_births_of_an_event_need_room_and_pieces_nearest_first():
    position = {
        "round": 2,
        "step": "event",
        "starter": "B",
        "card": {"event": {"births": ["M", "L"], "per": 2}},
        "farms": {"A": {"pigs": {"M": 4}}, "B": {"pigs": {"L": 5}}, "C": {"pigs": {"M*!": 3}}},
        "store": {"B": 2},
    }
    judgement, after = played(position, [{"by": "C", "do": "event"}])
    born = [after["farms"][name]["pigs"].get("B", 0) for name in "ABC"]
    assert born == [0, 1, 1]
    assert {"HP-P1", "HP-A7"} <= set(judgement.cites)


def test_short_prizes_go_whole_or_piece_by_piece():
    position = {
        "round": 3,
        "step": "event",
        "card": {"event": {"most": "vaccinated", "prize": {"amulet": 2, "money": 3}}},
        "farms": {name: {"pigs": {"B*": 1}} for name in "ABC"},
        "store": {"amulet": 4},
    }
    won = {}
    for way in ("whole", "single"):
        _, after = played(position, [{"by": "A", "do": "event"}], {"shortPrize": way})
        won[way] = [after["farms"][name]["tools"].get("amulet", 0) for name in "ABC"]
        assert [after["farms"][name]["money"] for name in "ABC"] == [3, 3, 3]
    assert won == {"whole": [2, 2, 0], "single": [2, 1, 1]}


def test_the_winter_change_ends_the_game():
    position = {
        "round": 16,
        "step": "change",
        "farms": {"A": {"money": 20, "pigs": {"L*": 1, "M": 1}}},
    }
    judgement, after = played(position, [{"by": "C", "do": "inspect"}])
    assert after["step"] == "over"
    assert "HP-G1" in judgement.cites
    assert GAME.actors(GAME.codec.read(position, {})) == ("A", "B", "C")


def test_a_tie_is_broken_by_sties_and_tools_of_the_leaders_only():
    position = {
        "step": "over",
        "farms": {
            "A": {"money": 50, "tools": {"vaccine": 10}},
            "B": {"money": 50, "sties": 2},
            "C": {"money": 49, "sties": 6},
        },
    }
    reply = asked({"what": "final"}, position)
    assert reply.value["tiebreak"] == {"A": 65, "B": 65}
    assert reply.value["winners"] == ["A", "B"]
    assert set(reply.cites) == {"HP-G2", "HP-G3", "HP-G4", "HP-G6"}


@pytest.mark.parametrize(
    ("question", "answer", "cites"),
    [
        ({"what": "worth", "sties": 6}, 105, {"HP-G4"}),
        (
            {"what": "round", "round": 9},
            {"season": "autumn", "starter": "C", "change": False},
            {"HP-X1"},
        ),
        ({"what": "stack"}, {"spring": 3, "summer": 4, "autumn": 4, "winter": 4}, {"HP-S3"}),
        ({"what": "fits", "pigs": {"M*": 3, "M!": 4}}, True, {"HP-P1"}),
        ({"what": "fits", "pigs": {"B": 33}, "sties": 2}, True, {"HP-P1", "HP-P3"}),
        ({"what": "distance"}, {"A": 0, "B": 1, "C": 2}, {"HP-D3"}),
    ],
)
def test_questions(question, answer, cites):
    reply = asked(question)
    assert reply.value == answer
    assert cites <= set(reply.cites)


def test_the_score_is_the_worth_and_nobody_has_won_before_the_end():
    farms = {"A": {"money": 3, "pigs": {"L": 2}}, "B": {"pigs": {"M!": 1}}}
    assert asked({"what": "score"}, {"farms": farms}).value == {"A": 33, "B": 10, "C": 0}
    assert asked({"what": "winner"}, {"farms": farms}).value == []
    assert asked({"what": "winner"}, {"farms": farms, "step": "over"}).value == ["A"]


def test_rounds_are_counted_back_too():
    reply = asked({"what": "round", "round": 2}, {"round": 5, "starter": "A"})
    assert reply.value == {"season": "spring", "starter": "A", "change": False}


@pytest.mark.parametrize(
    ("position", "variant", "key"),
    [
        ({"players": ["A", "B"]}, {}, "players"),
        ({"step": "change", "round": 5}, {}, "step"),
        ({"step": "card", "card": {"feed": 8}}, {}, "card"),
        ({"card": {"event": {"storm": 1}}}, {}, "storm"),
        ({"card": {"event": {"price": {"L": 5}, "per_pig": {"B": 1}}}}, {}, "per_pig"),
        ({"card": {"event": {"births": ["M"]}}}, {}, "per"),
        ({"card": {"event": {"most": []}}}, {}, "most"),
        ({"prices": {"L": 5}}, {}, "prices"),
        ({"store": {"B": 41}}, {}, "store"),
        ({"farms": {"A": {"left": 2}}}, {}, "left"),
        ({"farms": {"A": {"pigs": {"X": 1}}}}, {}, "X"),
        ({"farms": {"A": {"sties": 4, "pigs": {"B": 41}}}}, {}, "pigs"),
        ({"farms": {"A": {"pigs": {"M": 7}}}}, {"spaceModel": "grid"}, "pigs"),
        ({"farms": {"A": {"tools": {"vaccine": 26}}}}, {}, "tools"),
        ({"step": "event", "turn": "A"}, {}, "turn"),
        ({"step": "setup", "round": 2}, {}, "round"),
        ({}, {"spaces": {"M": 0}}, "spaces"),
        ({}, {"deck": {"SP1": {"season": "winter"}}}, "season"),
    ],
)
def test_what_cannot_be_is_refused_by_its_key(position, variant, key):
    with pytest.raises(Unreadable) as wrong:
        GAME.codec.read(position, variant)
    assert any(key in problem.key for problem in wrong.value.problems)


def test_a_card_of_the_deck_is_filled_in_and_used_once():
    position = {"step": "card", "round": 3}
    _, after = played(position, [{"by": "A", "do": "draw", "card": {"id": "SP3"}}])
    assert after["card"]["mate"] == 9
    assert after["used"] == ["SP3"]
    own = {"deck": {"SP3": {"feed": 5, "event": {"per_pig": {"L": 2}}}}}
    _, after = played(position, [{"by": "A", "do": "draw", "card": {"id": "SP3"}}], own)
    assert (after["card"]["feed"], after["card"]["mate"]) == (5, 0)
