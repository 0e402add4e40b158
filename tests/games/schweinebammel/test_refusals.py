"""Each refusal: the rule, need and have from the position, the spots, the way out."""

from __future__ import annotations

import pytest

from tutor.engine.game import nearest
from tutor.games.schweinebammel import GAME
from tutor.library.load import library
from tutor.render.marks import NONE

FREE = {"top": 6, "hands": {"A": {2: 1, 6: 1, 9: 1, "lucky": 1, "dung": 2}, "B": 4}}
FARMER = {**FREE, "pending": "farmer"}
HECTOR = {**FREE, "pending": "hector"}


def play(card, by="A"):
    return {"by": by, "do": "play", "card": card}


def pair(*cards, says=None):
    return {"by": "A", "do": "pair", "cards": list(cards)} | ({"says": says} if says else {})


def give(card, to="B", **more):
    return {"by": "A", "do": "give", "card": card, "to": to, **more}


DRAW = {"by": "A", "do": "draw"}

REFUSALS = [
    # position, variant, move, rules, need, have
    (FREE, {}, play(2, by="B"), ["SW-B1"], None, None),
    (FREE, {}, play(9), ["SW-B3"], 6, 9),
    (FREE, {}, play(5), ["SW-B3", "SW-B3"], 1, 0),
    (FREE, {}, play("farmer"), ["SW-B7"], 1, 0),
    (FREE, {}, play({"lucky": 9}), ["SW-C10"], 6, 9),
    (FREE, {}, play("dung"), ["SW-D1"], None, None),
    (FREE, {}, pair(2, 9), ["SW-B9"], 9, 8),
    (FREE, {}, pair(2, "dung"), ["SW-B4"], None, None),
    (FREE, {}, pair(9, 3), ["SW-B4"], None, None),
    (FREE, {}, pair(2, 6, 9), ["SW-B5"], 2, 3),
    (FREE, {}, pair(2, {"lucky": 3}, says="2 * 3 = 6"), ["SW-B5", "SW-B9"], None, None),
    (FREE, {}, pair(9, {"lucky": 3}, says="6 + 9 = 15"), ["SW-B11", "SW-B6"], 10, 15),
    (FREE, {}, pair(9, {"lucky": 3}, says="9 - 3 = 5"), ["SW-B6"], None, None),
    (FREE, {}, pair(9, {"lucky": 3}, says="3 + 6 = 9"), ["SW-B10"], 9, 3),
    (FREE, {}, give(9), ["SW-D2"], 4, 9),
    (FREE, {}, give(9, to="A"), ["SW-D2"], None, None),
    (FREE, {}, give({"lucky": 4}, heaps=2), ["SW-D5"], 1, 2),
    (FREE, {}, give({"lucky": 4}, heaps=3), ["SW-D2", "SW-D5"], 3, 2),
    (FREE, {"heap_pig": "must_fit"}, give({"lucky": 4}), ["SW-D4"], 6, 4),
    (FARMER, {}, play(2), ["SW-C2"], 6, 2),
    (FARMER, {}, play("farmer"), ["SW-C5", "SW-B7"], None, None),
    (FARMER, {}, play("dung"), ["SW-C5", "SW-D1"], None, None),
    (FARMER, {}, pair(2, 9), ["SW-C5"], 1, 2),
    (FARMER, {"lucky_free": True}, play({"lucky": 2}), ["SW-C2"], 6, 2),
    (FARMER, {"heap_under_duty": False}, give({"lucky": 4}), ["SW-C2", "SW-D8"], 6, 4),
    (HECTOR, {}, DRAW, ["SW-H7"], 0, 4),
    (HECTOR, {}, pair(2, 9), ["SW-H8"], 1, 2),
    (HECTOR, {}, play("dung"), ["SW-H1", "SW-D1"], None, None),
    (HECTOR, {"hector_pig": "must_fit"}, play(2), ["SW-H2"], 6, 2),
    ({"top": "none"}, {}, DRAW, ["SW-A6"], None, None),
    ({"hands": {"B": {}}}, {}, DRAW, ["SW-N1"], 0, 0),
    ({"hands": {"B": {"dung": 1}}}, {}, DRAW, ["SW-N2"], None, None),
    ({"scores": {who: [0] * 4 for who in "ABC"}}, {}, DRAW, ["SW-S8"], 4, 4),
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
    words = library().games["schweinebammel"].words(lang)
    for finding in verdict.findings:
        spoken = words.finding(finding)
        assert spoken.way
        assert len(f"{spoken.fact} {spoken.way}".split()) <= 25


@pytest.mark.parametrize(("position", "variant", "move", "rules", "need", "have"), REFUSALS)
def test_a_refusal_points_at_spots_of_the_board(position, variant, move, rules, need, have):
    state, _, verdict = judged(position, variant, move)
    words = library().games["schweinebammel"].words("en")
    svg = GAME.art.board(state, words, NONE).svg
    for finding in verdict.findings:
        for spot in finding.note.at + finding.note.instead:
            assert f'data-id="{spot}"' in svg


MARKED = [
    # position, variant, move, what stands against it, what would do instead
    (FREE, {}, play(2, by="B"), ("player:B",), ("player:A",)),
    (FREE, {}, play(9), ("card:A:pig-9",), ("card:A:pig-6", "card:A:lucky")),
    ({**FREE, "top": 5, "hands": {"A": {9: 1}}}, {}, play(9), ("card:A:pig-9",), ("draw",)),
    (
        FREE,
        {},
        pair(9, {"lucky": 3}, says="3 + 6 = 9"),
        ("card:A:lucky",),
        ("card:A:pig-9",),
    ),
    (FREE, {}, give(9), ("card:A:pig-9",), ("card:A:lucky",)),
    (FARMER, {}, play(2), ("card:A:pig-2",), ("card:A:pig-6", "card:A:lucky")),
    (FARMER, {}, pair(2, 6), ("card:A:pig-2",), ("card:A:pig-6", "card:A:lucky")),
    (HECTOR, {"hector_pig": "must_fit"}, DRAW, ("draw",), ("card:A:pig-6", "card:A:lucky")),
    ({"top": "none"}, {}, DRAW, (), ("draw",)),
]


@pytest.mark.parametrize(("position", "variant", "move", "against", "instead"), MARKED)
def test_a_refusal_marks_what_would_do_apart(position, variant, move, against, instead):
    _, _, verdict = judged(position, variant, move)
    note = verdict.findings[0].note
    assert (note.at, note.instead) == (against, instead)


def test_the_way_out_is_the_nearest_legal_move():
    state, action, _ = judged(FREE, {}, pair(9, {"lucky": 3}, says="3 + 6 = 9"))
    assert GAME.codec.write_move(nearest(GAME, state, action), state) == {
        "by": "A",
        "do": "pair",
        "cards": [9, {"lucky": 3}],
    }


def test_a_reconstructed_rule_says_so_wherever_it_speaks():
    words = library().games["schweinebammel"].words("en")
    statuses = {rule: words.rules[rule].status for rule in ("SW-H1", "SW-D2", "SW-B3", "SW-H2")}
    assert statuses == {
        "SW-H1": "reconstructed",
        "SW-D2": "reconstructed",
        "SW-B3": "printed",
        "SW-H2": "house",
    }
    _, _, verdict = judged(FREE, {}, give(9))
    assert words.finding(verdict.findings[0]).status == "reconstructed"
