"""Each refusal: the rules that forbid it, need and have from the position, and a way out."""

from __future__ import annotations

import pytest

from tutor.engine.game import nearest
from tutor.games.happy_pigs import GAME
from tutor.library.load import library


def judged(position, variant, move):
    state = GAME.codec.read(position, variant)
    return GAME.verdict(state, GAME.codec.read_move(move, state))


def turn(action, farm, **more):
    return {"chosen": {"A": action}, "farms": {"A": {"left": 1, **farm}}, **more}


SETUP = {"step": "setup", "players": ["A", "B", "C"]}
CHOOSE = {"step": "choose", "card": {"feed": 8, "mate": 7, "purchase": 9, "sell": 6}}
FULL = {"pigs": {"L": 5, "S": 1}}

# position, variant, move, rules in order, need, have
REFUSALS = [
    # the first purchase
    (SETUP, {}, {"do": "setup", "items": {"M": 5}}, ["HP-S6", "HP-S6"], 4, 5),
    (SETUP, {}, {"do": "setup", "items": {"L": 3, "vaccine": 1}}, ["HP-S6"], 46, 45),
    (SETUP, {}, {"do": "setup", "items": {"sty": 1}}, ["HP-S6"], 0, 1),
    ({**SETUP, "starter": "B"}, {}, {"do": "setup", "items": {}}, ["HP-S6"], None, None),
    ({**SETUP, "store": {"M": 1}}, {}, {"do": "setup", "items": {"M": 2}}, ["HP-S6"], 2, 1),
    (SETUP, {"ielloStart": True}, {"do": "setup", "items": {"B": 6}}, ["HP-S6"], 5, 6),
    # steps out of order
    (SETUP, {}, {"do": "choose", "action": "feed"}, ["HP-S8"], None, None),
    (SETUP, {}, {"do": "draw", "card": {}}, ["HP-S8"], None, None),
    ({"step": "card"}, {}, {"do": "choose", "action": "feed"}, ["HP-R1"], None, None),
    (
        {"step": "card"},
        {},
        {"do": "draw", "card": {"season": "winter"}},
        ["HP-R4"],
        "spring",
        "winter",
    ),
    (CHOOSE, {}, {"do": "draw", "card": {}}, ["HP-R1"], None, None),
    (CHOOSE, {}, {"do": "feed", "pig": "M"}, ["HP-R6"], None, None),
    ({"step": "event"}, {}, {"do": "pass"}, ["HP-R9"], None, None),
    ({"step": "change", "round": 4}, {}, {"do": "pass"}, ["HP-R9"], None, None),
    ({"step": "turns"}, {}, {"do": "pass"}, ["HP-R10"], None, None),
    ({"step": "turns"}, {}, {"do": "event"}, ["HP-R9"], None, None),
    ({"step": "pass"}, {}, {"do": "event"}, ["HP-R9"], None, None),
    ({"step": "event", "round": 8}, {}, {"do": "inspect"}, ["HP-R9"], None, None),
    ({"step": "pass", "round": 8}, {}, {"do": "inspect"}, ["HP-X1"], None, None),
    ({"step": "pass", "round": 6}, {}, {"do": "inspect"}, ["HP-X1"], 8, 6),
    ({"step": "pass", "round": 16}, {}, {"do": "pass"}, ["HP-G1"], 16, 16),
    ({"step": "over"}, {}, {"do": "vaccinate", "pig": "M"}, ["HP-G1"], None, None),
    # turns
    (turn("mate", {"pigs": {"M": 1}}), {}, {"do": "feed", "pig": "M"}, ["HP-R6"], "feed", "mate"),
    (turn("feed", {"left": 0, "pigs": {"M": 1}}), {}, {"do": "feed", "pig": "M"}, ["HP-R6"], 1, 0),
    ({}, {}, {"do": "buy", "item": "B"}, ["HP-R6"], 1, 0),
    (turn("sell", {}), {"exchangeOrder": "any"}, {"do": "exchange", "count": 3}, ["HP-R6"], 3, 1),
    (turn("sell", {}), {}, {"do": "exchange"}, ["HP-R7"], None, None),
    # feeding
    (turn("feed", {"pigs": {"M": 1}}), {}, {"do": "feed", "pig": "M*"}, ["HP-A1"], 1, 0),
    (
        turn("feed", {"pigs": {"L!": 1}}),
        {},
        {"do": "feed", "pig": "L"},
        ["HP-A2", "HP-A3"],
        None,
        None,
    ),
    (turn("feed", {"pigs": {"M!": 1}}), {}, {"do": "feed", "pig": "M"}, ["HP-A3"], 1, 2),
    (
        turn("feed", {"pigs": {"S": 1}}),
        {},
        {"do": "feed", "pig": "S", "supplement": 1},
        ["HP-T6"],
        1,
        0,
    ),
    (
        turn("feed", {"pigs": {"S": 1}}, store={"M": 0}),
        {},
        {"do": "feed", "pig": "S"},
        ["HP-A4"],
        1,
        0,
    ),
    (turn("feed", FULL), {}, {"do": "feed", "pig": "S"}, ["HP-P1"], 69, 66),
    (
        turn("feed", {"pigs": {"S": 1}, "tools": {"supplement": 9}}),
        {"toolStacking": "many"},
        {"do": "feed", "pig": "S", "supplement": 2},
        ["HP-T6"],
        1,
        2,
    ),
    # mating
    (turn("mate", {"pigs": {"S": 1}}), {}, {"do": "mate", "parent": "M"}, ["HP-A5"], 1, 0),
    (turn("mate", {"pigs": {"M!": 1}}), {}, {"do": "mate", "parent": "M"}, ["HP-A6"], 1, 2),
    (
        turn("mate", {"pigs": {"M": 1}}),
        {},
        {"do": "mate", "parent": "M", "amulet": 1},
        ["HP-T7"],
        1,
        0,
    ),
    (turn("mate", FULL), {}, {"do": "mate", "parent": "L"}, ["HP-P1"], 70, 66),
    (
        turn("mate", {"pigs": {"M": 1}}, store={"B": 0}),
        {},
        {"do": "mate", "parent": "M"},
        ["HP-A7"],
        1,
        0,
    ),
    (
        turn("mate", {"pigs": {"M": 1}}),
        {"matePairs": True},
        {"do": "mate", "parent": "M", "partner": "M"},
        ["HP-A5"],
        2,
        1,
    ),
    (
        turn("mate", {"pigs": {"M": 1, "M!": 1}}),
        {"matePairs": True},
        {"do": "mate", "parent": "M", "partner": "M"},
        ["HP-A6"],
        1,
        2,
    ),
    # buying and selling
    (turn("purchase", {"money": 9}), {}, {"do": "buy", "item": "M"}, ["HP-P6"], 10, 9),
    (turn("purchase", {"money": 9}), {}, {"do": "buy", "item": "sty"}, ["HP-P4"], 10, 9),
    (turn("purchase", {"money": 0}), {}, {"do": "buy", "item": "amulet"}, ["HP-T1"], 1, 0),
    (
        turn("purchase", {"money": 9}, store={"B": 0}),
        {},
        {"do": "buy", "item": "B"},
        ["HP-A8"],
        1,
        0,
    ),
    (
        turn("sell", {"tools": {"vaccine": 1}}),
        {},
        {"do": "sell", "item": "vaccine"},
        ["HP-T2"],
        None,
        None,
    ),
    (turn("sell", {}), {}, {"do": "sell", "item": "sty"}, ["HP-P5"], None, None),
    (turn("sell", {"pigs": {"M*": 1}}), {}, {"do": "sell", "item": "M"}, ["HP-A9"], 1, 0),
    # vaccinating
    (turn("feed", {"tools": {"vaccine": 1}}), {}, {"do": "vaccinate", "pig": "M"}, ["HP-T4"], 1, 0),
    (turn("feed", {"pigs": {"M": 1}}), {}, {"do": "vaccinate", "pig": "M"}, ["HP-T4"], 1, 0),
]
REFUSALS = [
    (position, variant, {"by": "A", **move}, *rest) for position, variant, move, *rest in REFUSALS
]


@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_names_rules_need_and_have(position, variant, move, rules, need, have):
    verdict = judged(position, variant, move)
    assert not verdict.legal
    assert [finding.rule for finding in verdict.findings] == rules
    assert (verdict.findings[0].note.need, verdict.findings[0].note.have) == (need, have)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_is_short_and_offers_a_way(position, variant, move, rules, need, have, lang):
    verdict = judged(position, variant, move)
    spoken = library().games["happy_pigs"].words(lang).finding(verdict.findings[0])
    assert spoken.way
    assert len(f"{spoken.fact} {spoken.way}".split()) <= 25
    assert not set("{}") & set(spoken.fact + spoken.way)


def test_players_called_like_sizes_keep_their_names():
    words = library().games["happy_pigs"].words("en")
    verdict = judged({}, {}, {"by": "B", "do": "done"})
    assert words.finding(verdict.findings[0]).fact == "It is the turn of A, not of B."


def test_a_price_event_is_cited_only_where_it_makes_the_difference():
    dear = {"card": {"purchase": 8, "event": {"price": {"L": 5}}}}
    poor = judged(
        turn("purchase", {"money": 14}, **dear), {}, {"by": "A", "do": "buy", "item": "L"}
    )
    short = judged(
        turn("purchase", {"money": 19}, **dear), {}, {"by": "A", "do": "buy", "item": "L"}
    )
    assert poor.cites == ("HP-P6",)
    assert short.cites == ("HP-P6", "HP-V2")


PAIRS = {"matePairs": True}
MARKED = [
    # position, variant, move, what stands against it, what would do instead
    ({**SETUP, "starter": "B"}, {}, {"do": "setup", "items": {}}, ["player:A"], ["player:B"]),
    ({}, {}, {"by": "B", "do": "done"}, ["player:B"], ["player:A"]),
    ({"step": "card"}, {}, {"do": "choose", "action": "feed"}, [], ["card"]),
    ({"step": "event"}, {}, {"do": "pass"}, ["marker"], ["card"]),
    ({"step": "event"}, {}, {"do": "draw", "card": {}}, ["card"], []),
    (turn("mate", {"pigs": {"M": 1}}), {}, {"do": "feed", "pig": "M"}, [], ["choice:A"]),
    (
        turn("feed", {"pigs": {"L": 1, "S": 1, "M!": 1}}),
        {},
        {"do": "feed", "pig": "L"},
        ["pig:A:L"],
        ["pig:A:S"],
    ),
    (
        turn("mate", {"pigs": {"M": 1, "M!": 1}}),
        PAIRS,
        {"do": "mate", "parent": "M", "partner": "M"},
        ["pig:A:M!"],
        ["pig:A:M"],
    ),
    (
        turn("sell", {"pigs": {"M*": 1}}),
        {},
        {"do": "sell", "item": "M"},
        ["sty:A"],
        ["pig:A:M*"],
    ),
]


@pytest.mark.parametrize(("position", "variant", "move", "against", "instead"), MARKED)
def test_a_refusal_marks_what_would_do_apart(position, variant, move, against, instead):
    note = judged(position, variant, {"by": "A", **move}).findings[0].note
    assert (list(note.at), list(note.instead)) == (against, instead)


@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_shows_something_on_the_board(position, variant, move, rules, need, have):
    note = judged(position, variant, move).findings[0].note
    assert note.at or note.instead
    assert not set(note.at) & set(note.instead)


@pytest.mark.parametrize(
    ("items", "instead"),
    [
        ({"S": 2, "M": 2, "amulet": 1}, {"S": 2, "M": 2}),
        ({"L": 3, "vaccine": 1}, {"L": 3}),
        ({"M": 3, "L": 2}, {"M": 3, "L": 1}),
        ({"L": 4}, {"L": 3}),
    ],
)
def test_the_way_out_of_a_first_purchase_is_one_thing_fewer(items, instead):
    state = GAME.codec.read({"step": "setup"}, {})
    action = GAME.codec.read_move({"by": "A", "do": "setup", "items": items}, state)
    assert not GAME.verdict(state, action).legal
    assert GAME.codec.write_move(nearest(GAME, state, action), state)["items"] == instead


def test_the_way_out_minds_what_the_store_has():
    state = GAME.codec.read({"step": "setup", "store": {"M": 1}}, {})
    action = GAME.codec.read_move({"by": "A", "do": "setup", "items": {"M": 3}}, state)
    assert GAME.codec.write_move(nearest(GAME, state, action), state)["items"] == {"M": 1}
