"""Positions, moves and questions that cannot be, each named by its key; taps and the form."""

from __future__ import annotations

import pytest

from tutor.engine.problem import Unreadable
from tutor.games.schweinebammel import GAME
from tutor.library.load import library

BROKEN = [
    ("turn", {"turn": "none"}),
    ("turn", {"turn": "B", "hands": {"A": {}}}),
    ("round", {"round": 2}),
    ("scores", {"scores": {"A": [-3]}}),
    ("scores", {"scores": {who: [0] * 5 for who in "ABC"}}),
    ("top", {"top": "farmer"}),
    ("top", {"top": "lucky"}),
    ("top", {"top": {"lucky": 11}}),
    ("pending", {"pending": {"hector": 6}}),
    ("pending", {"pending": "farmer", "top": "none"}),
    ("hands", {"hands": {"A": {"lucky": 4}}}),
    ("hands", {"hands": {"A": {3: 1, "3": 1}}}),
    ("hands", {"hands": {"A": {True: 1}}}),
    ("hands", {"hands": {"A": 60, "B": 40}}),
    ("next_cards", {"next_cards": ["unknown"]}),
    ("next_cards", {"next_cards": [1, 2], "draw_pile": 1}),
    ("draw_pile", {"draw_pile": 51}),
    ("draw_pile", {"draw_pile": 3, "discards": {7: 1}}),
    ("discards", {"discards": {"farmer": 1}}),
    ("specials", {"specials": {7: 1}}),
    ("specials", {"specials": {"farmer": 6}}),
    ("phase", {"phase": "setup"}),
    ("players", {"players": ["A"]}),
    ("dealer", {"dealer": "bank"}),
]


@pytest.mark.parametrize(("key", "position"), BROKEN)
def test_a_position_that_cannot_be_names_its_key(key, position):
    with pytest.raises(Unreadable) as wrong:
        GAME.codec.read(position, {})
    assert any(problem.key.startswith(key) for problem in wrong.value.problems)
    for lang in ("en", "de"):
        words = library().games["schweinebammel"].words(lang)
        assert all(words.problem(problem) for problem in wrong.value.problems)


def test_what_is_left_out_follows_from_the_rest():
    written = GAME.codec.write(GAME.codec.read({"pending": {"hector": 2}}, {}))
    assert written["specials"] == {"hector": 2}
    assert written["draw_pile"] == 72 - 21 - 1 - 2
    assert written["phase"] == "turn"


def test_numbers_as_text_are_numbers():
    position = {"hands": {"A": {"3": 2}}, "top": "7"}
    written = GAME.codec.write(GAME.codec.read(position, {}))
    assert (written["hands"]["A"], written["top"]) == ({3: 2}, 7)


def test_hands_are_compared_as_sets():
    same = GAME.codec.same
    assert same("hands", {"B": 6}, {"A": {3: 1}, "B": {"unknown": 6}})
    assert not same("hands", {"A": {3: 1}}, {"A": {3: 1, 9: 1}})
    assert same("pending", {"hector": 1}, "hector")
    assert not same("draw_pile", True, 1)


@pytest.mark.parametrize(
    ("spots", "moves"),
    [
        (["card:A:pig-3"], [{"card": 3}, {"cards": [3, 5]}, {"cards": [5, 3]}]),
        (["card:A:pig-3", "card:A:pig-5"], [{"cards": [3, 5]}]),
        (["card:A:pig-5", "card:A:pig-3"], [{"cards": [5, 3]}]),
        (["card:A:pig-9", "card:A:pig-3"], [{"cards": [9, 3]}]),
        (["card:A:pig-9"], [{"card": 9}]),
        (["card:A:dung"], [{"card": "dung"}]),
        (["card:A:dung", "card:A:pig-5", "player:B"], [{"card": 5, "to": "B"}]),
        (["draw"], [{}]),
        (["specials"], []),
    ],
)
def test_taps_name_moves(spots, moves):
    state = GAME.codec.read({"top": 2, "hands": {"A": {3: 1, 5: 1, 9: 3, "dung": 1}}}, {})
    actions = GAME.propose(GAME.facts(state), "A", tuple(spots))
    written = [GAME.codec.write_move(action, state) for action in actions]
    assert [{k: v for k, v in move.items() if k not in ("by", "do")} for move in written] == moves


@pytest.mark.parametrize(
    ("spots", "moves"),
    [
        (["card:A:pig-2"], [{"card": 2}, {"card": 2, "growl": 0}]),
        (["card:A:pig-9"], [{"card": 9}]),
        (["draw"], [{}]),
    ],
)
def test_near_the_end_a_tap_asks_whether_to_growl(spots, moves):
    state = GAME.codec.read({"top": 2, "hands": {"A": {2: 1, 9: 2}}}, {})
    actions = GAME.propose(GAME.facts(state), "A", tuple(spots))
    written = [GAME.codec.write_move(action, state) for action in actions]
    assert [{k: v for k, v in move.items() if k not in ("by", "do")} for move in written] == moves


@pytest.mark.parametrize(
    ("position", "spots", "moves"),
    [
        ({"top": 8, "hands": {"A": {4: 2, 1: 4}}}, ["card:A:pig-4", "again"], [{"cards": [4, 4]}]),
        (
            {"top": 9, "hands": {"A": {2: 1, 3: 1, 4: 1, 10: 3}}},
            ["card:A:pig-2", "card:A:pig-3"],
            [{"cards": [2, 3]}, {"cards": [2, 3, 4]}],
        ),
        (
            {"top": 10, "hands": {"A": {4: 1, 6: 1, 8: 4, "dung": 1}, "B": 4}},
            ["card:A:pig-4", "card:A:dung", "player:B"],
            [{"to": "B", "card": 4}, {"to": "B", "cards": [4, 6]}],
        ),
        (
            {"top": 9, "hands": {"A": {4: 1, 8: 4, "dung": 2}, "B": 4}},
            ["card:A:pig-4", "card:A:dung", "player:B"],
            [{"to": "B", "card": 4}, {"to": "B", "card": 4, "heaps": 2}],
        ),
    ],
)
def test_taps_offer_what_people_try(position, spots, moves):
    state = GAME.codec.read(position, {})
    actions = GAME.propose(GAME.facts(state), "A", tuple(spots))
    written = [GAME.codec.write_move(action, state) for action in actions]
    assert [{k: v for k, v in move.items() if k not in ("by", "do")} for move in written] == moves


def test_nature_deals_by_taps_too():
    over = {
        "top": 3,
        "hands": {"A": {}, "B": {9: 2}, "C": {1: 3}},
        "round": 1,
        "scores": {"A": [0], "B": [-18], "C": [-3]},
    }
    state = GAME.codec.read(over, {})
    (fair,) = GAME.propose(GAME.facts(state), "*", ("draw",))
    (odd,) = GAME.propose(GAME.facts(state), "*", ("player:B", "draw"))
    assert GAME.verdict(state, fair).legal
    assert GAME.verdict(state, odd).cites == ("SW-A4",)
    words = library().games["schweinebammel"].words("en")
    assert words.move(GAME.label(fair, state)) == "Shuffle and deal 7 cards each"
    assert words.move(GAME.label(odd, state)) == "Shuffle and deal, 8 cards for B"


def test_the_form_offers_what_can_be_read():
    fields = GAME.form({"players": ["A", "B"]}, {})
    words = library().games["schweinebammel"].words("de")
    assert all(words.text("form", field.label, **dict(field.given)) for field in fields)
    assert {field.path[0] for field in fields} <= {*GAME.codec.position_keys, "variant"}
    assert GAME.tap({"top": 10}, {}, ("top",)) == {"top": 1}


def test_nature_deals_no_card_that_the_deck_lacks():
    state = GAME.codec.read({"top": "none"}, {})
    move = {"by": "*", "do": "deal", "hands": {"A": {9: 4}, "B": {9: 2, 1: 5}}}
    with pytest.raises(Unreadable) as wrong:
        GAME.codec.read_move(move, state)
    assert [problem.say for problem in wrong.value.problems] == ["too_many_cards"]


def test_nature_deals_seven_each():
    state = GAME.codec.read({"top": "none"}, {})
    action = GAME.codec.read_move(
        {"by": "*", "do": "deal", "hands": {"A": {9: 1}}, "next_cards": [4]}, state
    )
    verdict = GAME.verdict(state, action)
    assert verdict.cites == ("SW-A4",)
    assert (verdict.findings[0].note.need, verdict.findings[0].note.have) == (7, 1)
