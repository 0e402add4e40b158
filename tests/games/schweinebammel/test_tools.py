"""What may be played, why the rest may not, and what a hand counts, line by line."""

from __future__ import annotations

import html
from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.facts import laid, points
from tutor.library.load import library
from tutor.render.marks import NONE as UNLIT
from tutor.render.marks import Marks

TOOLS = {tool.name: tool for tool in GAME.tools}
OPTIONS = GAME.codec.read_variant({})
VARIANTS = [
    {},
    {"pile_card_first": True, "lucky_free": True, "farmer_chain": True},
    {"hector_pig": "must_fit", "hector_chain": False, "heap_pig": "must_fit"},
    {"hector_refusal": True, "hector_stack": True, "heap_with_operation": True},
    {"hector_answer": True, "heap_under_duty": False, "heaps_per_turn": 3},
]


def said(name, given, lang="en", options=OPTIONS):
    words = library().games["schweinebammel"].words(lang)
    lines = TOOLS[name].work(options, given)
    return [words.text("tools", one.note.say, **dict(one.note.given)) for one in lines]


def kinds(name, given, options=OPTIONS):
    return {
        kind: [one.note.say for one in TOOLS[name].work(options, given) if one.kind == kind]
        for kind in ("yes", "no", "open")
    }


@cache
def moments(number):
    """Moments of a random game in which somebody plays with a hand of a usual size."""
    game = random_game(GAME, ("A", "B", "C"), VARIANTS[number], number)
    found = [s for s in islice(game, 1, 90, 3) if TOOLS["plays_here"].when(s)]
    usual = [state for state in found if sum(state.hands[state.turn]) <= 12]
    assert len(usual) > 8
    return usual


def test_the_rulebooks_example_is_worked_out():
    lines = said("plays", {"top": 8, "hand": {3: 1, 5: 1, 9: 2}})
    assert "“8 minus 5 makes 3”: the 3 lies on top" in lines
    assert "“8 minus 3 makes 5”: the 5 lies on top" in lines
    wanted = "It would take a 1: 1 + 8 = 9"
    assert any(line.startswith("The 9 is not the 8") and line.endswith(wanted) for line in lines)


@pytest.mark.parametrize(
    ("given", "yes", "no"),
    [
        ({"top": 6, "hand": {6: 1, 2: 2}}, ["pig_alone", "draw"], ["why_pig"]),
        ({"top": 7, "hand": {5: 1, 6: 1}}, ["draw"], ["why_pig", "why_pig"]),
        ({"top": 7, "hand": {"lucky": 1}}, ["lucky_alone", "draw"], []),
        (
            {"top": 4, "pending": "farmer", "hand": {1: 1, 3: 1, "hector": 1, "farmer": 1}},
            ["draw"],
            ["why_c2_wrong", "why_c2_wrong", "why_c5_farmer", "why_c5_other"],
        ),
        (
            {"top": 6, "pending": "hector", "hand": {2: 1, "farmer": 1}},
            ["pig_hector"],
            ["why_h7_holds", "why_h1_other"],
        ),
        ({"top": 9, "hand": {4: 1, "dung": 1}, "others": [4]}, ["gift", "draw"], []),
        ({"top": 9, "hand": {4: 1, "dung": 1}, "others": [5]}, ["draw"], ["why_pig", "why_heap"]),
        ({"top": 5, "hand": {}}, [], ["why_n1_over"]),
        ({"top": 5, "hand": {"dung": 2}}, [], ["why_n2_over"]),
    ],
)
def test_plays_of_the_dossier(given, yes, no):
    found = kinds("plays", given)
    assert (found["yes"], found["no"]) == (yes, no)


def test_a_heap_asks_for_the_hands_of_the_others():
    found = kinds("plays", {"top": 9, "hand": {4: 1, "dung": 1}})
    assert "why_heap_ask" in found["open"]
    assert "gift" not in found["yes"]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_play_is_there_and_does_what_its_line_says(variant):
    """The number behind a line is the hand after the move; no legal move is left out."""
    for state in moments(variant):
        by = state.players[state.turn]
        lines = TOOLS["plays_here"].work(state, {})
        told = []
        for one in (one for one in lines if one.kind == "yes"):
            action = GAME.codec.read_move(one.move, state)
            judgement = GAME.judge(state, action)
            assert judgement.step is not None
            assert set(judgement.verdict.cites) <= set(one.cites)
            assert one.value == sum(judgement.step.state.hands[state.players.index(by)])
            told.append(sorted(card.kind for card in laid(action)))
        for action in GAME.legal(state):
            assert sorted(card.kind for card in laid(action)) in told


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_card_either_goes_or_is_told_why_not(variant):
    for state in moments(variant):
        hand = state.hands[state.turn]
        lines = TOOLS["plays_here"].work(state, {})
        heads = {"plays_head", "stuck_head", "plays_none"}
        shown = {
            spot.rpartition(":")[2]
            for one in lines
            for spot in one.note.at
            if spot.startswith("card:") and one.note.say not in heads
        }
        given = any("gift" in one.note.say for one in lines)
        held = {f"pig-{kind}" for kind in range(1, 11) if hand[kind]}
        held |= {w for w, k in (("farmer", 11), ("hector", 12), ("lucky", 13)) if hand[k]}
        assert held <= shown
        assert not hand[14] or given or "dung" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_line_and_picture_speaks(lang, variant):
    words = library().games["schweinebammel"].words(lang)
    for state in moments(variant):
        for name in ("plays_here", "worth_here"):
            for one in TOOLS[name].work(state, {}):
                assert words.text("tools", one.note.say, **dict(one.note.given))
        assert TOOLS["plays_here"].picture(state, {}, words, UNLIT).text
        for field in TOOLS["plays_here"].fields(state, {}):
            assert words.text("form", field.label, **dict(field.given))


def test_a_house_rule_and_a_rebuilt_one_are_said_to_be_open():
    assert kinds("plays", {"top": 2, "hand": {3: 1, 5: 1}})["open"] == ["open_top"]
    found = kinds("plays", {"top": 6, "pending": "hector", "hand": {2: 1}})
    assert found["open"] == ["open_hector"]


@pytest.mark.parametrize(
    ("given", "keys"),
    [
        ({"hand": {11: 1}}, ["hand.11"]),
        ({"hand": {9: 6}, "others": [0]}, ["others", "hand"]),
        ({"top": "none of these", "pending": "wolf"}, ["top", "pending"]),
        ({"others": [1, 2, 3, 4, 5, 6]}, ["others"]),
        ({"nonsense": 1}, ["nonsense"]),
    ],
)
def test_what_cannot_be_is_named(given, keys):
    with pytest.raises(Unreadable) as wrong:
        TOOLS["plays"].work(OPTIONS, given)
    assert [one.key for one in wrong.value.problems] == keys


def test_taps_put_a_hand_together():
    tap = TOOLS["plays"].tap
    first = tap(OPTIONS, {}, "add:pig-5")
    assert first == {"hand": {5: 1}}
    two = tap(OPTIONS, tap(OPTIONS, first, "add:pig-5"), "add:dung")
    assert two == {"hand": {5: 2, "dung": 1}}
    assert tap(OPTIONS, two, "card:1:pig-5") == {"hand": {5: 1, "dung": 1}}
    assert tap(OPTIONS, two, "card:1:pig-6") is None
    assert tap(OPTIONS, {"hand": {"dung": 3}}, "add:dung") is None
    assert tap(OPTIONS, {"top": 5, "hand": {5: 5}}, "add:pig-5") is None
    assert tap(OPTIONS, two, "top:10") == {**two, "top": 10}
    assert tap(OPTIONS, {"top": 7}, "top") == {"top": {"lucky": 7}}
    assert tap(OPTIONS, {"top": {"lucky": 7}}, "top") == {"top": 7}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["plays", "worth", "pad"])
def test_every_spot_of_a_picture_means_something(name, lang):
    tool, words = TOOLS[name], library().games["schweinebammel"].words(lang)
    svg = tool.picture(OPTIONS, {}, words, Marks({}, True)).svg
    spots = [part.partition('"')[0] for part in svg.split('data-id="')[1:]]
    assert len(spots) == len(set(spots)) > 15
    assert all(tool.tap(OPTIONS, {}, spot) is not None for spot in spots)


def test_the_chosen_sum_comes_first():
    given = {"top": 8, "hand": {3: 1, 5: 1, 2: 1, 6: 1}}
    (field,) = [f for f in TOOLS["plays"].fields(OPTIONS, given) if f.path == ("sum",)]
    assert field.options == ("2 + 6 = 8", "3 + 5 = 8")
    words = library().games["schweinebammel"].words("en")
    text = TOOLS["plays"].picture(OPTIONS, {**given, "sum": "3 + 5 = 8"}, words, UNLIT).text
    assert text.index("3 and 5 make 8") < text.index("2 and 6 make 8")


@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ({7: 1, 10: 1, "farmer": 1}, -27),
        ({"lucky": 1, "hector": 1, "dung": 1, 2: 1}, -37),
        ({"dung": 3, 9: 1, "lucky": 1}, 11),
        ({"dung": 3, "farmer": 1, "hector": 1, 8: 2}, -6),
        ({1: 2, 4: 1, "dung": 1}, -21),
        ({}, 0),
    ],
)
def test_a_hand_counts_what_its_lines_add_up_to(hand, total):
    lines = TOOLS["worth"].work(OPTIONS, {"hand": hand})
    (together,) = [one for one in lines if one.kind == "total"]
    parts = [one.value for one in lines if one.note.say.startswith("part_")]
    assert together.value == sum(parts) == total


def test_the_hands_on_the_table_count_what_the_round_would_note():
    for state in moments(0):
        lines = TOOLS["worth_here"].work(state, {})
        heads = {dict(one.note.given)["seat"]: one.value for one in lines if one.kind == "head"}
        for who, hand in zip(state.players, state.hands, strict=True):
            assert who not in heads or heads[who] == points(hand)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.sampled_from(["A", "lucky", "none", ""]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([1, 5, "5", "A", "1", "dung", "hector"]), inner)
    ),
    max_leaves=8,
)
KEYS = ("top", "hand", "pending", "others", "sum", "players", "starter", "scores", "round")


@pytest.mark.parametrize("name", ["plays", "worth", "pad"])
@given(entered=st.dictionaries(st.sampled_from([*KEYS, "player"]), PLAIN, max_size=4))
@settings(max_examples=60)
def test_whatever_is_entered_is_answered_or_named(name, entered):
    """Nothing that a link can hold breaks a tool: it answers, or names the keys."""
    tool, words = TOOLS[name], library().games["schweinebammel"].words("en")
    for field in tool.fields(OPTIONS, entered):
        assert words.text("form", field.label, **dict(field.given))
    try:
        tool.work(OPTIONS, entered)
    except Unreadable as wrong:
        assert all(words.problem(one) for one in wrong.problems)
        return
    svg = tool.picture(OPTIONS, entered, words, Marks({}, True)).svg
    for spot in [part.partition('"')[0] for part in svg.split('data-id="')[1:]]:
        tool.tap(OPTIONS, entered, html.unescape(spot))
