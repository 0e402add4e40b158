"""Tools of the table desk: worked by hand, the same as the engine, and in both languages."""

from __future__ import annotations

from itertools import islice
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.engine.tool import Line, Tool
from tutor.games.schweinsgalopp import GAME
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.state import OVER, PLAY, State
from tutor.games.schweinsgalopp.tools_settle import last_trip
from tutor.library.load import library
from tutor.render.marks import NONE, Marks

LIB = library().games["schweinsgalopp"]
TOOLS = {tool.name: tool for tool in GAME.tools}
OPTIONS = GAME.codec.read_variant({})
NAMES = ("Anna", "Ben", "Cleo")


def read(variant: Any = (), **position: Any) -> State:
    return GAME.codec.read(position, dict(variant))


def said(lines: tuple[Line, ...]) -> list[str]:
    return [LIB.words("en").text("tools", one.note.say, **dict(one.note.given)) for one in lines]


def values(lines: tuple[Line, ...], say: str) -> list[Any]:
    return [one.value for one in lines if one.note.say == say]


def moments() -> list[State]:
    """Every fourth moment of two random games, the last one, and every last trip."""
    found = []
    for seed in range(2):
        states = list(random_game(GAME, NAMES, {}, seed))
        found += [*islice(states, 0, None, 4), states[-1], *filter(last_trip, states)]
    return found


MOMENTS = moments()
SUBJECTS = [
    (tool, state) for tool in GAME.tools if not tool.own for state in MOMENTS if tool.when(state)
] + [(tool, OPTIONS) for tool in GAME.tools if tool.own]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_line_and_control_can_be_spoken(lang):
    words = LIB.words(lang)
    assert {tool.name for tool, _ in SUBJECTS} == set(TOOLS)
    for tool in GAME.tools:
        assert words.text("tools", tool.name) != words.text("tools", f"{tool.name}_what")
    for tool, subject in SUBJECTS:
        for one in tool.work(subject, {}):
            assert words.text("tools", one.note.say, **dict(one.note.given))
            assert all(rule in LIB.rules for rule in one.cites)
            assert "{" not in words.text("tools", one.note.say, **dict(one.note.given))
        for field in tool.fields(subject, {}):
            assert words.text("form", field.label, **dict(field.given))
            assert words.text("form", field.group)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_drawing_is_whole_and_in_words(lang):
    for tool, subject in SUBJECTS:
        if tool.picture:
            drawn = tool.picture(subject, {}, LIB.words(lang), Marks(tappable=tool.tap is not None))
            assert ET.fromstring(drawn.svg) is not None
            assert drawn.text


def test_a_jump_ends_in_the_gap():
    track = {"red": 1, "white": 2, "yellow": 3, "black": 5, "blue": 6}
    told = said(TOOLS["reach_own"].work(OPTIONS, {"track": track, "pig": "red"}))
    assert told[:2] == [
        "The red pig jumps over 2 pigs (white and yellow) to space 4.",
        "Then it is 2 spaces behind the blue pig and earns nothing.",
    ]


@pytest.mark.parametrize("state", [s for s in MOMENTS if s.phase == PLAY][:30])
def test_what_a_card_brings_is_what_the_engine_does(state):
    lines = TOOLS["reach"].work(state, {})
    by = state.players[state.turn]
    blocks: list[list[Line]] = []
    for one in lines:
        if one.kind == "head":
            blocks.append([])
        blocks[-1].append(one)
    assert len(blocks) == len(state.options.colours)
    for block in blocks:
        colour = dict(block[0].note.given)["pig"]
        action = Play(by, state.options.colours.index(colour))
        judged = GAME.judge(state, action)
        assert (block[-1].kind == "yes") == judged.verdict.legal
        assert block[-1].cites == judged.verdict.cites
        if judged.step:
            earned = sum(int(one.value) for one in block if isinstance(one.value, str))
            after, seat = judged.step.state, state.turn
            gained = after.containers[seat] + after.safe[seat]
            gained -= state.containers[seat] + state.safe[seat]
            if not last_trip(state):
                assert gained == earned
            space = GAME.facts(after).space(after.track[action.card])
            assert dict(block[0].note.given)["space"] == space


@pytest.mark.parametrize("state", [state for state in MOMENTS if last_trip(state)])
def test_last_cards_end_as_the_engine_ends_them(state):
    lines = TOOLS["settle"].work(state, {})
    ended = state
    while ended.phase == PLAY:
        (action,) = GAME.legal(ended)
        ended = GAME.judge(ended, action).step.state
    order = [dict(one.note.given)["seat"] for one in lines if one.note.say == "settle_of"]
    safe = dict(zip(ended.players, ended.safe, strict=True))
    assert values(lines, "settle_safe") == [safe[who] for who in order]


def test_a_hidden_last_card_is_asked_for():
    track = {"red": 1, "white": 2, "yellow": 3, "black": 4, "blue": 6}
    state = read(hands={"A": {"blue": 1}, "B": 1}, containers={"B": 4}, track=track)
    tool = TOOLS["settle"]
    assert [field.path for field in tool.fields(state, {})] == [("cards", "B")]
    blue, black = (tool.work(state, {"cards": {"B": card}}) for card in ("blue", "black"))
    assert values(blue, "settle_safe") == [1, 5]
    assert values(black, "settle_safe") == [1, 0]
    with pytest.raises(Unreadable) as wrong:
        tool.work(state, {"cards": {"B": "pink"}})
    assert wrong.value.problems[0].key == "given.cards.B"


def test_rulebook_outcomes_of_the_last_card():
    given = {"players": 2, "containers": {"A": 4, "B": 4}, "leads": ["A"]}
    lines = TOOLS["settle_own"].work(OPTIONS, given)
    assert values(lines, "settle_safe") == [5, 0]
    mild = GAME.codec.read_variant({"keep_chips": True, "last_card_chips": 2})
    assert values(TOOLS["settle_own"].work(mild, given), "settle_safe") == [6, 4]
    tight = GAME.codec.read_variant({"supply": "limited"})
    full = {"players": 2, "containers": {"A": 4}, "safe": {"A": 14, "B": 32}, "leads": ["A", "B"]}
    told = TOOLS["settle_own"].work(tight, {**full, "containers": {"A": 4, "B": 0}})
    assert values(told, "settle_safe") == [18, 32]
    assert "settle_no_pay" in {one.note.say for one in told}


def test_who_shares_the_win():
    lines = TOOLS["count_own"].work(OPTIONS, {})
    assert [one.value for one in lines] == [8, 8, 7, 8, 7, 8]
    assert said(lines)[-1] == "A and B share the win; nothing breaks the tie."
    assert lines[-1].cites == ("SG-G2", "SG-G3")


def test_the_count_names_who_the_engine_names():
    ended = [state for state in MOMENTS if state.phase == OVER]
    assert ended
    for state in ended:
        total = TOOLS["count"].work(state, {})[-1]
        named = dict(total.note.given)
        winners = GAME.ask(state, {"what": "winner"}).value
        assert winners == list(named.get("seats", (named.get("seat"),)))


def test_certain_colours_are_those_of_the_question():
    state = read(players=list("ABC"), track={"red": 1, "white": 2, "yellow": 3, "black": 4,
                                             "blue": 6})  # fmt: skip
    lines = TOOLS["sure"].work(state, {"by": "C"})
    kinds = {dict(one.note.given).get("card"): one.kind for one in lines}
    for colour in state.options.colours:
        asked = {"what": "sure", "card": colour, "after": 2}
        assert (kinds[colour] == "yes") == GAME.ask(state, asked).value
    assert kinds["blue"] == "yes"


def tapped(tool: Tool, *spots: str) -> Any:
    given: Any = {}
    for spot in spots:
        given = tool.tap(OPTIONS, given, spot)
        assert given is not None, spot
    return given


def test_taps_enter_pigs_chips_and_crowns():
    assert tapped(TOOLS["reach_own"], "pig:white", "space:12") == {
        "pig": "white",
        "track": {"white": 12},
    }
    given = tapped(TOOLS["settle_own"], "container:B", "container:B", "safe:C", "lead:B", "lead:A")
    assert given["containers"]["B"] == 5
    assert given["safe"] == {"C": 1}
    assert given["leads"] == ["B"]
    assert tapped(TOOLS["count_own"], "2:A", "2:A")["2"]["A"] == 2
    assert TOOLS["count_own"].tap(OPTIONS, {}, "middle") is None


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("reach_own", {"track": {"red": 4, "white": 4}}, "track"),
        ("reach_own", {"pig": "pink"}, "given.pig"),
        ("settle_own", {"players": 9}, "given.players"),
        ("settle_own", {"containers": {"A": -1}}, "given.containers.A"),
        ("settle_own", {"leads": "A?"}, "given.leads"),
        ("count_own", {"1": {"A": "many"}}, "given.1.A"),
        ("count_own", {"4": {"A": 1}}, "given.4"),
    ],
)
def test_what_cannot_be_is_named(name, given, key):
    with pytest.raises(Unreadable) as wrong:
        TOOLS[name].work(OPTIONS, given)
    assert wrong.value.problems[0].key == key


def test_a_tool_without_taps_draws_no_buttons():
    state = read()
    drawn = TOOLS["reach"].picture(state, {"card": "red"}, LIB.words("en"), NONE)
    assert 'role="button"' not in drawn.svg
    assert drawn.svg != TOOLS["reach"].picture(state, {"card": "blue"}, LIB.words("en"), NONE).svg


@pytest.mark.parametrize("by", ["A", "B"])
def test_what_holds_of_every_card_alike_is_said_once(by):
    state = GAME.codec.read({"players": ["A", "B"], "turn": "A"}, {})
    lines = TOOLS["reach"].work(state, {"by": by})
    said = [one.note.say for one in lines]
    assert said[0] == ("reach_unknown_all" if by == "A" else "reach_turn")
    assert "reach_unknown" not in said
    assert said.count("reach_turn") == (by == "B")
    heads = [one for one in lines if one.kind == "head"]
    assert [one.move is not None for one in heads] == [by == "A"] * 5


def test_cards_that_differ_are_told_one_by_one():
    hands = {"A": {"red": 7}}
    state = GAME.codec.read({"players": ["A", "B"], "turn": "A", "hands": hands}, {})
    said = [one.note.say for one in TOOLS["reach"].work(state, {"by": "A"})]
    assert said.count("reach_may") == 1
    assert said.count("reach_not_held") == 4
