"""Groups, feeding, the closing step and the score: positions worked out by hand."""

from __future__ import annotations

import pytest

from tutor.engine.problem import Unreadable
from tutor.games.schweinebande import GAME

ONE_OF_EACH = {"Ch": 1, "Sh": 1, "Go": 1, "Do": 1, "Pi": 1, "Co": 1}
HERD = {"Ch": 1, "Go": 3, "Do": 1, "Pi": 2}


def judged(position, *moves, variant=()):
    state = GAME.codec.read(position, dict(variant))
    for move in moves:
        judgement = GAME.judge(state, GAME.codec.read_move(move, state))
        state = judgement.step.state if judgement.step else state
    return GAME.codec.write(state), judgement


def redeem(group, **claims):
    return {"by": "A", "do": "redeem", "group": group, **claims}


def feed(**how):
    return {"by": "A", "do": "feed", **how}


@pytest.mark.parametrize(
    ("number", "pigs", "yard", "rules"),
    [
        (3, 4, 1, {"SB-P3"}),
        (4, 4, 2, {"SB-P1", "SB-P2", "SB-P4"}),
        (4, 7, 2, {"SB-P1", "SB-P2", "SB-P4"}),
    ],
)
def test_four_pigs(number, pigs, yard, rules):
    position = {"round": number, "section": "redeem", "front": {"A": {"Pi": pigs}}}
    after, judgement = judged(position, redeem({"Pi": 4}))
    assert after["yard"]["A"] == {"Pi": yard}
    assert after["front"]["A"] == ({"Pi": pigs - 4} if pigs > 4 else {})
    assert rules <= set(judgement.cites)


def test_both_kinds_of_group_need_different_animals():
    ten = {"section": "redeem", "front": {"A": {**ONE_OF_EACH, "Do": 5}}}
    after, _ = judged(ten, redeem({"Do": 4}), redeem(ONE_OF_EACH))
    assert after["yard"]["A"] == {"Do": 1, "Co": 1}
    nine = {"section": "redeem", "front": {"A": {**ONE_OF_EACH, "Do": 4}}}
    _, judgement = judged(nine, redeem({"Do": 4}), redeem(ONE_OF_EACH))
    assert judgement.verdict.cites == ("SB-D3", "SB-D10")


@pytest.mark.parametrize(
    ("number", "front", "points"),
    [
        (1, {**ONE_OF_EACH, "Do": 4}, 7),
        (1, {**ONE_OF_EACH, "Do": 5}, 12),
        (4, {**ONE_OF_EACH, "Pi": 4}, 12),
        (4, {**ONE_OF_EACH, "Pi": 5}, 19),
        (2, dict.fromkeys(ONE_OF_EACH, 2), 14),
    ],
)
def test_the_best_choice_of_groups(number, front, points):
    position = {"round": number, "section": "redeem", "front": {"A": front}}
    state = GAME.codec.read(position, {})
    assert GAME.ask(state, {"what": "most", "by": "A"}).value == points


@pytest.mark.parametrize(
    ("front", "points"),
    [
        ({"Co": 2, "Pi": 2, "Do": 2, "Go": 2}, 10),
        ({"Co": 1, "Pi": 2, "Do": 2, "Go": 1, "Ch": 1}, 5),
        ({"Co": 2, "Do": 2, "Go": 2, "Sh": 1, "Ch": 1}, 7),
        ({"Go": 2, "Co": 1, "Fs": 1}, 0),
    ],
)
def test_the_best_closing_groups(front, points):
    position = {"round": 4, "section": "final", "front": {"A": front}}
    state = GAME.codec.read(position, {})
    assert GAME.ask(state, {"what": "most", "by": "A"}).value == points


SALES = [
    # sold, tokens before, legal, tokens after
    ({"Do": 1, "Ch": 1}, 0, True, 2),
    ({"Pi": 1}, 0, True, 0),
    ({"Do": 1}, 0, False, 0),
    ({"Pi": 2}, 0, True, 7),
    ({}, 7, True, 0),
    ({}, 6, False, 6),
]


@pytest.mark.parametrize(("sell", "tokens", "legal", "left"), SALES)
def test_sales_feed_the_rest_or_they_do_not(sell, tokens, legal, left):
    position = {"section": "feed", "front": {"A": HERD}, "tokens": {"A": tokens}}
    after, judgement = judged(position, feed(sell=sell))
    assert judgement.verdict.legal == legal
    assert after["tokens"]["A"] == left


@pytest.mark.parametrize(
    ("sell", "tokens", "sack", "legal"),
    [
        ({"Pi": 1}, 0, False, True),
        ({"Ch": 1, "Pi": 1}, 0, False, True),
        ({"Pi": 2}, 0, False, False),
        ({"Do": 1, "Ch": 1}, 0, False, True),
        ({"Ch": 1}, 7, False, False),
        ({"Pi": 1}, 0, True, False),
    ],
)
def test_by_the_strict_reading_each_sale_is_needed(sell, tokens, sack, legal):
    front = {**HERD, "Fs": 1}
    position = {"section": "feed", "front": {"A": front}, "tokens": {"A": tokens}}
    _, judgement = judged(position, feed(sell=sell, sack=sack), variant={"sales": "needed"})
    assert judgement.verdict.legal == legal
    if not legal:
        assert judgement.verdict.cites == ("SB-FE3",)


@pytest.mark.parametrize(("supply", "tokens"), [("debt", 4), ("limited", 1)])
def test_a_supply_with_one_token_left(supply, tokens):
    front = {"A": {"Sh": 1, "Go": 2, "Co": 1}}
    position = {"section": "feed", "front": front, "tokens": {"B": 24}}
    after, judgement = judged(position, feed(sell={"Co": 1}), variant={"supply": supply})
    assert after["tokens"]["A"] == tokens
    assert "SB-S3" in judgement.cites


def test_a_sack_in_hand_is_only_used_when_named():
    front = {"A": {"Go": 2, "Fs": 2}}
    position = {"section": "feed", "front": front, "tokens": {"A": 2}}
    kept, judgement = judged(position, feed())
    assert kept["front"]["A"] == {"Go": 2, "Fs": 2}
    assert "SB-FE7" in judgement.cites
    used, judgement = judged(position, feed(sack=True))
    assert used["front"]["A"] == {"Go": 2, "Fs": 1}
    assert used["tokens"]["A"] == 2
    assert {"SB-FE6", "SB-FE7"} <= set(judgement.cites)


REFUSALS = [
    ("redeem", {"front": {"A": {"Do": 3, "Fs": 1}}}, redeem({"Do": 3, "Fs": 1}), {"SB-D8"}),
    ("redeem", {"front": {"A": {"Pi": 3}}, "yard": {"A": {"Pi": 1}}}, redeem({"Pi": 4}),
     {"SB-D3", "SB-D10"}),
    ("redeem", {"front": {"A": {"Go": 5}}}, redeem({"Go": 5}), {"SB-D1"}),
    ("redeem", {"front": {"A": {"Go": 3, "Do": 1}}}, redeem({"Go": 3, "Do": 1}), {"SB-D2"}),
    ("redeem", {"front": {"A": {"Pi": 4}}}, redeem({"Pi": 4}, yard={"Pi": 2}),
     {"SB-D1", "SB-P3"}),
    ("feed", {"front": {"A": {"Go": 4}}}, redeem({"Go": 4}), {"SB-FE11", "SB-R1"}),
    ("feed", {"front": {"A": {"Go": 1, "Fs": 1}}}, feed(sell={"Fs": 1}), {"SB-FE9"}),
    ("feed", {"front": {"A": {"Go": 1}}, "tokens": {"A": 3}, "yard": {"A": {"Co": 2}}},
     feed(pay=3), {"SB-FE1", "SB-FE2"}),
    ("feed", {"front": {"A": {"Go": 1}}}, feed(sack=True), {"SB-FE6"}),
    ("feed", {"done": ["A"]}, feed(), {"SB-R1"}),
]  # fmt: skip


@pytest.mark.parametrize(("section", "more", "move", "rules"), REFUSALS)
def test_a_refusal_cites_what_forbids_and_nothing_else(section, more, move, rules):
    _, judgement = judged({"section": section, **more}, move)
    assert set(judgement.verdict.cites) == rules


@pytest.mark.parametrize(
    ("yards", "tokens", "winners", "rules"),
    [
        ([{"Pi": 2, "Co": 1, "Do": 1}, {"Pi": 3, "Go": 1, "Ch": 1}], 0, ["B"], {"SB-V3"}),
        ([{"Pi": 1, "Co": 1}, {"Pi": 1, "Go": 1, "Sh": 1}], 0, ["A", "B"], {"SB-V3", "SB-V4"}),
        ([{"Do": 4}, {"Co": 3}], 5, ["B"], {"SB-V5"}),
    ],
)
def test_the_winner(yards, tokens, winners, rules):
    position = {
        "round": 4,
        "section": "over",
        "yard": dict(zip("AB", yards, strict=True)),
        "tokens": {"A": tokens},
    }
    reply = GAME.ask(GAME.codec.read(position, {}), {"what": "winner"})
    assert reply.value == winners
    assert set(reply.cites) == {"SB-V2", *rules}


CHEATING = {"group": ONE_OF_EACH, "yard": {"Go": 1}}
TAPS = [
    ("redeem", {"Go": 4, "Ch": 1}, ["Go"], [{"group": {"Go": 4}}]),
    ("redeem", {"Go": 5, "Ch": 1}, ["Go"], [{"group": {"Go": 4}}, {"group": {"Go": 5}}]),
    ("redeem", {"Pi": 4}, ["Pi"], [{"group": {"Pi": 4}}, {"group": {"Pi": 4}, "yard": {"Pi": 2}}]),
    ("redeem", {"Do": 3, "Fs": 1}, ["Do", "Fs"], [{"group": {"Do": 3, "Fs": 1}}, {
        "group": {"Do": 1, "Fs": 1},
    }]),
    ("redeem", ONE_OF_EACH, ["Co"], [{"group": ONE_OF_EACH}]),
    ("redeem", ONE_OF_EACH, ["Go"], [{"group": ONE_OF_EACH}, CHEATING]),
    ("redeem", {**ONE_OF_EACH, "Go": 4}, ["Go"], [
        {"group": {"Go": 4}}, {"group": ONE_OF_EACH}, CHEATING,
    ]),
    ("feed", {"Pi": 1}, ["Pi"], [{"sell": {"Pi": 1}}]),
    ("feed", {"Go": 2, "Pi": 1}, ["Pi"], [{"sell": {"Pi": 1}}, {"sell": {"Pi": 1, "Go": 1}}]),
    ("feed", {"Go": 2, "Pi": 1}, ["Pi", "Go"], [
        {"sell": {"Pi": 1, "Go": 1}}, {"sell": {"Pi": 1, "Go": 2}},
    ]),
    ("feed", {"Go": 2, "Fs": 1}, ["Fs"], [{"sack": True}, {"sell": {"Fs": 1}}]),
    ("final", {"Go": 2, "Co": 2}, ["Go"], []),
    ("final", {"Go": 2, "Co": 2}, ["Go", "Co"], [
        {"group": {"Go": 2, "Co": 2}}, {"group": {"Go": 2, "Co": 2}, "yard": {"Co": 1}},
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("section", "front", "taps", "meant"), TAPS)
def test_taps_mean_groups_and_sales(section, front, taps, meant):
    number = 4 if section == "final" else 2
    position = {"round": number, "section": section, "front": {"A": front}}
    state = GAME.codec.read(position, {})
    spots = tuple(f"front:A:{tile}" for tile in taps)
    moves = [
        GAME.codec.write_move(action, state)
        for action in GAME.propose(GAME.facts(state), "A", spots)
    ]
    assert [{k: v for k, v in move.items() if k not in ("by", "do")} for move in moves] == meant


@pytest.mark.parametrize(
    ("section", "spots", "moves"),
    [
        ("feed", ["front:A:Go", "again", "tokens:A"], [feed(sell={"Go": 2})]),
        ("feed", ["front:A:Go", "front:A:Fs", "tokens:A"], [feed(sell={"Go": 1}, sack=True)]),
        ("feed", ["tokens:A"], [feed()]),
        ("feed", ["tokens:B"], []),
        ("feed", ["player:A"], [feed(), {"by": "A", "do": "done"}]),
        ("feed", ["yard:A"], [feed(sell={"Co": 1}), feed(pay=6)]),
        ("redeem", ["player:A"], [{"by": "A", "do": "done"}]),
        ("redeem", ["front:A:Go", "yard:A"], [redeem({"Go": 4})]),
        ("redeem", ["yard:A"], [redeem({"Co": 4})]),
    ],
)
def test_tokens_farmyard_and_name_complete_what_was_chosen(section, spots, moves):
    position = {"section": section, "front": {"A": {"Go": 5, "Fs": 1}}, "yard": {"A": {"Co": 1}}}
    state = GAME.codec.read(position, {})
    meant = GAME.propose(GAME.facts(state), "A", tuple(spots))
    assert [GAME.codec.write_move(action, state) for action in meant] == moves


def test_the_table_is_told_for_everybody_at_once():
    position = {"section": "feed", "front": {"A": HERD, "B": {"Sh": 2}}, "tokens": {"B": 1}}
    state = GAME.codec.read(position, {})
    assert GAME.ask(state, {"what": "feeding"}).value == {"A": 7, "B": 2}
    assert GAME.ask(state, {"what": "sales"}).value == {"A": ["Pi"], "B": ["Sh"]}
    with pytest.raises(Unreadable):
        GAME.ask(state, {"what": "redeemable"})
