"""Each refusal: the rule, need and have from the position, the spots, the way out."""

from __future__ import annotations

import pytest

from tutor.engine.game import nearest
from tutor.games.schweinsgalopp import GAME
from tutor.library.load import library

START = {"hands": {"A": {"red": 3, "yellow": 4}}}

REFUSALS = [
    # position, variant, move, rules, need, have
    (START, {}, {"by": "B", "do": "play", "card": "red"}, ["SG-T3"], None, None),
    (START, {}, {"by": "A", "do": "play", "card": "blue"}, ["SG-C2"], 1, 0),
    (START, {}, {"by": "A", "do": "play", "card": "red", "pig": "blue"}, ["SG-C1"], "red", "blue"),
    (START, {}, {"by": "A", "do": "play", "card": "red", "to": 7}, ["SG-M7"], 6, 7),
    (START, {}, {"by": "A", "do": "play", "card": "red", "to": 4}, ["SG-M7", "SG-M5"], 6, 4),
    (START, {}, {"by": "A", "do": "play", "card": "red", "take": 4}, ["SG-F2"], 1, 4),
    (START, {}, {"by": "A", "do": "play", "card": "red", "take": 0}, ["SG-F1"], 1, 0),
    (START, {}, {"by": "A", "do": "pass"}, ["SG-T4"], 1, 0),
    (START, {}, {"by": "A", "do": "draw"}, ["SG-C3"], None, None),
    ({"phase": "deal"}, {}, {"by": "A", "do": "play", "card": "red"}, ["SG-S6"], None, None),
    ({"phase": "line_up"}, {}, {"by": "A", "do": "deal"}, ["SG-R3"], None, None),
    ({}, {}, {"by": "A", "do": "deal"}, ["SG-S6"], None, None),
    ({"phase": "over"}, {}, {"by": "A", "do": "play", "card": "red"}, ["SG-R1"], 3, 3),
    ({"phase": "over"}, {"rounds": 1}, {"by": "A", "do": "deal"}, ["SG-V1"], 1, 1),
    (
        {"phase": "over"},
        {"edition": "abacus-2009", "rounds": 3},
        {"by": "A", "do": "deal"},
        ["SG-V2"],
        3,
        3,
    ),
]


def judged(position, variant, move):
    state = GAME.codec.read(position, variant)
    action = GAME.codec.read_move(move, state)
    return state, action, GAME.verdict(state, action)


@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_names_rule_need_and_have(position, variant, move, rules, need, have):
    _, _, verdict = judged(position, variant, move)
    assert not verdict.legal
    assert [finding.rule for finding in verdict.findings] == rules
    assert verdict.findings[0].note.need == need
    assert verdict.findings[0].note.have == have


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_is_short_and_offers_a_way(position, variant, move, rules, need, have, lang):
    _, _, verdict = judged(position, variant, move)
    spoken = library().games["schweinsgalopp"].words(lang).finding(verdict.findings[0])
    assert spoken.way
    assert len(f"{spoken.fact} {spoken.way}".split()) <= 25


def test_all_obstacles_are_named_the_turn_first():
    _, _, verdict = judged(START, {}, {"by": "B", "do": "play", "card": "red", "pig": "blue"})
    assert [finding.rule for finding in verdict.findings] == ["SG-T3", "SG-C1"]


def test_the_way_out_is_the_nearest_legal_move():
    state, action, _ = judged(START, {}, {"by": "A", "do": "play", "card": "red", "to": 4})
    assert GAME.codec.write_move(nearest(GAME, state, action), state) == {
        "by": "A",
        "do": "play",
        "card": "red",
    }


def test_no_legal_move_of_that_seat_no_way_out():
    state, action, _ = judged(START, {}, {"by": "B", "do": "play", "card": "red"})
    assert nearest(GAME, state, action) is None


@pytest.mark.parametrize(
    ("track", "rule"),
    [([1, 2, 3, 4, 6], "SG-S4"), ([1, 2, 3, 3, 4], "SG-S4"), ([2, 3, 4, 5, 6], "SG-S4")],
)
def test_a_line_up_with_gap_or_pair(track, rule):
    colours = ["red", "white", "yellow", "black", "blue"]
    move = {"by": "A", "do": "line_up", "track": dict(zip(colours, track, strict=True))}
    _, _, verdict = judged({"phase": "line_up"}, {}, move)
    assert verdict.cites == (rule,)


def test_a_hand_of_six_is_refused():
    move = {"by": "A", "do": "deal", "hands": {"A": 6}}
    _, _, verdict = judged({"phase": "deal"}, {}, move)
    assert verdict.cites == ("SG-S6",)
    assert (verdict.findings[0].note.need, verdict.findings[0].note.have) == (7, 6)


def test_bonus_chips_lie_from_the_tenth_space_on():
    colours = ["red", "white", "yellow", "black", "blue"]
    lined = dict(zip(colours, range(1, 6), strict=True))
    move = {"by": "A", "do": "line_up", "track": lined, "bonus": [9, 12]}
    variant = {"bonus_chips": True}
    _, _, verdict = judged({"phase": "line_up"}, variant, move)
    assert verdict.cites == ("SG-V3",)
    _, _, verdict = judged({"phase": "line_up"}, variant, {**move, "bonus": [10, 22]})
    assert verdict.legal
    assert "SG-V3" in verdict.cites


def test_an_unknown_hand_may_hold_what_is_not_yet_seen():
    unseen = {"by": "A", "do": "play", "card": "red"}
    assert judged({"played": {"red": 6}}, {}, unseen)[2].legal
    refused = judged({"played": {"red": 7}}, {}, unseen)[2]
    assert refused.cites == ("SG-C2",)


def test_five_pigs_tapped_front_to_back_mean_a_line_up():
    state = GAME.codec.read({"phase": "line_up"}, {"line_up": "starter"})
    facts = GAME.facts(state)
    spots = tuple(f"pig:{colour}" for colour in ("blue", "red", "white", "black", "yellow"))
    assert GAME.propose(facts, "A", spots[:4]) == ()
    (action,) = GAME.propose(facts, "A", spots)
    assert GAME.codec.write_move(action, state)["track"] == {
        "red": 4,
        "white": 3,
        "yellow": 1,
        "black": 2,
        "blue": 5,
    }
    assert GAME.actors(state) == ("A",)


INSTEAD = [
    # move, what stands against it, what would do
    ({"by": "A", "do": "play", "card": "red", "to": 7}, ("space:7",), ("space:6",)),
    ({"by": "A", "do": "play", "card": "red", "pig": "blue"}, ("pig:blue",), ("pig:red",)),
    ({"by": "B", "do": "play", "card": "red"}, ("player:B",), ("player:A",)),
]


@pytest.mark.parametrize(("move", "against", "instead"), INSTEAD)
def test_a_refusal_tells_what_is_wrong_from_what_would_do(move, against, instead):
    _, _, verdict = judged(START, {}, move)
    note = verdict.findings[0].note
    assert (note.at, note.instead) == (against, instead)


def test_the_way_out_names_no_card_the_player_lacks():
    _, _, verdict = judged(START, {}, {"by": "A", "do": "play", "card": "red", "pig": "blue"})
    said = library().games["schweinsgalopp"].words("en").finding(verdict.findings[0])
    assert "blue card" not in said.way
    _, _, verdict = judged(START, {}, {"by": "A", "do": "play", "card": "red", "pig": "yellow"})
    said = library().games["schweinsgalopp"].words("en").finding(verdict.findings[0])
    assert "yellow" in said.way
