"""Tools of the table desk: worked by hand, the same as the engine, and in both languages."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.engine.tool import Line, Tool
from tutor.games.schweinebande import GAME
from tutor.games.schweinebande.actions import Feed
from tutor.games.schweinebande.facts import Facts, yard_of_closing
from tutor.games.schweinebande.groups import best_groups, closing, plans
from tutor.games.schweinebande.state import (
    COLLECT,
    FEED,
    KINDS,
    OVER,
    REDEEM,
    TILES,
    Counts,
    State,
    animals,
    minus,
    value,
)
from tutor.games.schweinebande.tools_feed import enough
from tutor.library.load import library
from tutor.render.marks import Marks

LIB = library().games["schweinebande"]
TOOLS = {tool.name: tool for tool in GAME.tools}
OPTIONS = GAME.codec.read_variant({})


def read(variant: Any = (), **position: Any) -> State:
    return GAME.codec.read(position, dict(variant))


def said(lines: tuple[Line, ...], lang: str = "en") -> list[str]:
    return [LIB.words(lang).text("tools", one.note.say, **dict(one.note.given)) for one in lines]


def values(lines: tuple[Line, ...], say: str) -> list[Any]:
    return [one.value for one in lines if one.note.say == say]


def moments() -> list[State]:
    found: list[State] = []
    for seed, names in enumerate((("Anna", "Ben"), ("Anna", "Ben", "Cleo", "Dora"))):
        states = list(random_game(GAME, names, {}, seed))
        found += [*islice(states, 0, None, 6), states[-1]]
    return found


MOMENTS = moments()
SUBJECTS = [
    (tool, state) for tool in GAME.tools if not tool.own for state in MOMENTS if tool.when(state)
] + [(tool, OPTIONS) for tool in GAME.tools if tool.own]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_line_and_control_can_be_spoken(lang):
    words = LIB.words(lang)
    assert {tool.name for tool, _ in SUBJECTS} == set(TOOLS)
    for tool, subject in SUBJECTS:
        assert words.text("tools", tool.name) != words.text("tools", f"{tool.name}_what")
        for one in tool.work(subject, {}):
            assert "{" not in words.text("tools", one.note.say, **dict(one.note.given))
            assert all(rule in LIB.rules for rule in one.cites)
        for field in tool.fields(subject, {}):
            assert words.text("form", field.label, **dict(field.given))
            assert words.text("form", field.group)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_drawing_is_whole_and_in_words(lang):
    for tool, subject in SUBJECTS[::3]:
        if tool.picture:
            drawn = tool.picture(subject, {}, LIB.words(lang), Marks(tappable=tool.tap is not None))
            assert ET.fromstring(drawn.svg) is not None
            assert drawn.text


def test_every_move_of_a_line_is_judged_as_the_line_says():
    judged = 0
    for tool, state in SUBJECTS:
        for one in () if tool.own else tool.work(state, {}):
            if one.move is not None:
                action = GAME.codec.read_move(one.move, state)
                assert GAME.verdict(state, action).legal == (one.kind == "yes"), one
                judged += 1
    assert judged > 50


@pytest.mark.parametrize("state", [state for state in MOMENTS if state.section == COLLECT])
def test_a_row_brings_what_the_engine_gives(state):
    seat = state.turn
    for one in TOOLS["rows"].work(state, {}):
        if one.note.say == "rows_row":
            action = GAME.codec.read_move(one.move, state)
            after = GAME.judge(state, action).step.state
            place = "fresh" if after.section == COLLECT else "front"
            had = state.fresh[seat] if place == "fresh" else ()
            gained = getattr(after, place)[seat]
            if had:
                assert value(minus(gained, had)) == one.value


def test_rows_name_gaps_blockers_and_what_they_change():
    board = """
      ..  ..  ..  ..  ..
        ..  ..  ..  ..  ..
          Go  ..  Go  Pi  Ch
            Go  ..  ..  ..  ..
              ..  ..  ..  ..  ..
    """
    state = read(
        section="collect", board=board, farmers={"A": ["a3"], "B": ["d3"]}, front={"A": {"Go": 1}}
    )
    told = said(TOOLS["rows"].work(state, {}))
    assert told[:5] == [
        "Farmer on a3; under him: goat",
        "Right: goat. With his own that makes 2 tiles, numbers in all",
        "It goes on behind b3, which is empty.",
        "It ends before the farmer of B on d3.",
        "Then there are 3 goats, one short of a group of 4.",
    ]
    assert "Down right: goat. With his own that makes 2 tiles, numbers in all" in told
    assert "Up right: no tile" in told


def test_plans_do_what_they_say():
    """Each plan is carried out in the engine, group by group."""
    front = {"Ch": 1, "Sh": 1, "Go": 5, "Do": 1, "Pi": 4, "Co": 1, "Fs": 1}
    for number in (3, 4):
        state = read(section="redeem", round=number, front={"A": front})
        for plan in plans(state.front[0], number):
            after = state
            for group in plan.groups:
                move = {"by": "A", "do": "redeem", "group": dict(zip(TILES, group, strict=True))}
                after = GAME.judge(after, GAME.codec.read_move(move, after)).step.state
            assert value(after.yard[0]) == plan.points
            assert after.front[0] == plan.left


@pytest.mark.parametrize("state", [state for state in MOMENTS if state.section == REDEEM])
def test_the_best_plan_brings_the_most(state):
    lines = TOOLS["redeem"].work(state, {"by": state.players[0]})
    points = best_groups(state.front[0], state.round)
    assert values(lines, "plan_best") == ([f"+{points}"] if points else [])


def test_what_is_left_after_redeeming():
    lines = TOOLS["redeem_own"].work(OPTIONS, {})
    assert [one.value for one in lines if one.kind == "head"] == ["+11", "+10"]
    assert values(lines, "loose") == [3, 5]
    bonus = TOOLS["redeem_own"].work(OPTIONS, {"herd": {"Pi": 7}, "round": 4})
    assert values(bonus, "redeem_four") == ["+12"]
    assert {"SB-P1", "SB-P4"} <= set(bonus[1].cites)
    assert values(bonus, "loose") == [3]
    none = TOOLS["redeem_own"].work(OPTIONS, {"herd": {"Sh": 3, "Fs": 1}})
    assert {one.note.say for one in none} >= {"redeem_nearly", "redeem_none", "redeem_sack"}


def test_a_single_pig_is_enough_in_the_example_of_the_rulebook():
    """Seven animals and no token: one pig sold feeds the other six."""
    state = read(section="feed", front={"A": {"Ch": 1, "Go": 3, "Do": 1, "Pi": 2}})
    lines = TOOLS["feed"].work(state, {})
    assert values(lines, "feed_need") == [7]
    first = next(one for one in lines if one.note.say == "feed_sale")
    assert said((first,)) == ["Sell pig: 6 tokens for 6 animals, 0 stay"]


@pytest.mark.parametrize("state", [state for state in MOMENTS if state.section == FEED])
def test_sales_are_all_that_are_enough_the_cheapest_first(state):
    facts = Facts(state)
    for name in state.players:
        seat = facts.seats[name]
        found = enough(facts, name)
        incomes = [value(action.sell) for action in found]
        assert incomes == sorted(incomes)
        front, tokens = state.front[seat], state.tokens[seat]
        for kinds in range(KINDS):
            single = tuple(int(kind == kinds) for kind in range(len(TILES)))
            fits = front[kinds] > 0 and tokens + value(single) >= animals(front) - 1
            if animals(front) > tokens:
                assert (Feed(name, single) in found) == fits


def test_feeding_by_tokens_sack_and_short_supply():
    lines = TOOLS["feed_own"].work(OPTIONS, {"herd": {"Sh": 2, "Fs": 1}, "tokens": 3})
    assert said(lines)[2:4] == [
        "Pay with tokens; 1 token stays with you",
        "One feed sack feeds all 2; 3 tokens stay with you",
    ]
    strict = GAME.codec.read_variant({"sales": "needed", "supply": "limited"})
    told = {one.note.say for one in TOOLS["feed_own"].work(strict, {})}
    assert "feed_supply" in told
    assert "feed_more" not in told


def test_a_huge_herd_is_listed_in_part_and_says_so():
    herd = {"Ch": 16, "Sh": 16, "Go": 16}
    lines = TOOLS["feed_own"].work(OPTIONS, {"herd": herd, "tokens": 0})
    shown = [one for one in lines if one.note.say == "feed_sale"]
    (further,) = [one for one in lines if one.note.say == "feed_further"]
    (head,) = [one for one in lines if one.note.say == "feed_sales"]
    assert len(shown) + dict(further.note.given)["count"] == dict(head.note.given)["count"]
    assert "feed_two_kinds" in {one.note.say for one in lines}


def every_closing(tiles: Counts) -> int:
    """The most points by trying every way to form groups of four."""
    kinds = [kind for kind in range(KINDS) for _ in range(tiles[kind])]
    best = 0
    for picked in {tuple(four) for four in combinations(kinds, 4)}:
        group = tuple(picked.count(kind) for kind in range(len(TILES)))
        best = max(best, value(yard_of_closing(group)) + every_closing(minus(tiles, group)))
    return best


@pytest.mark.parametrize(
    "tiles",
    [(1, 2, 2, 0, 3, 2, 0), (3, 1, 0, 0, 0, 4, 1), (0, 0, 3, 0, 0, 0, 2), (2,) * 4 + (0,) * 3],
)
def test_no_other_closing_groups_bring_more(tiles):
    plan = closing(tiles)
    assert plan.points == every_closing(tiles)
    assert len(plan.groups) == animals(tiles) // 4


def test_closing_groups_line_by_line():
    lines = TOOLS["close_own"].work(OPTIONS, {})
    assert values(lines, "close_group") == ["+6", "+3"]
    assert values(lines, "close_sum") == ["+9"]
    state = read(section="feed", round=4, front={"A": {"Pi": 4}})
    told = [one.note.say for one in TOOLS["close"].work(state, {})]
    assert "close_early" in told
    assert "SB-L5" in TOOLS["close_own"].work(OPTIONS, {"herd": {"Pi": 4}})[1].cites


def test_pigs_decide_a_tie_and_equal_pigs_share():
    lines = TOOLS["score_own"].work(OPTIONS, {})
    assert [one.value for one in lines if one.kind == "head"] == [27, 27, 11]
    assert "Place 1: A. Points are equal, pigs decide: 2 here" in said(lines)
    assert "Place 2: B. Points are equal, pigs decide: 1 here" in said(lines)
    same = {"players": 2, "yard": {"A": {"Pi": 1}, "B": {"Pi": 1}}}
    (shared,) = [one for one in TOOLS["score_own"].work(OPTIONS, same) if one.kind == "total"]
    assert shared.cites == ("SB-V2", "SB-V4")


def test_the_score_names_who_the_engine_names():
    ended = [state for state in MOMENTS if state.section == OVER]
    assert ended
    for state in ended:
        (total,) = [one for one in TOOLS["score"].work(state, {}) if one.kind == "total"]
        named = list(dict(total.note.given)["seats"])
        assert named == GAME.ask(state, {"what": "winner"}).value


def test_kinds_of_a_farmyard_add_up():
    for state in MOMENTS:
        lines = TOOLS["score"].work(state, {})
        heads = sum(one.value for one in lines if one.kind == "head")
        assert heads == sum(values(lines, "score_kind"))


def tapped(tool: Tool, *spots: str) -> Any:
    given: Any = {}
    for spot in spots:
        given = tool.tap(OPTIONS, given, spot)
        assert given is not None, spot
    return given


def test_taps_add_and_take_away():
    herd = tapped(TOOLS["redeem_own"], "add:Go", "less:Pi", "less:round")
    assert (herd["herd"]["Go"], herd["herd"]["Pi"], herd["round"]) == (6, 3, 2)
    fed = tapped(TOOLS["feed_own"], "add:tokens", "less:Co")
    assert (fed["tokens"], fed["herd"]["Co"]) == (2, 0)
    farms = tapped(TOOLS["score_own"], "player:C", "add:Co", "less:A:Go")
    assert (farms["yard"]["C"]["Co"], farms["yard"]["A"]["Go"]) == (1, 1)
    for name, spot in (("redeem_own", "add:tokens"), ("feed_own", "space:c3"), ("score_own", "x")):
        assert TOOLS[name].tap(OPTIONS, {}, spot) is None


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("redeem_own", {"herd": {"Go": 99}}, "front"),
        ("redeem_own", {"herd": {"Xx": 1}}, "given.herd.Xx"),
        ("redeem_own", {"round": 5}, "given.round"),
        ("redeem_own", {"herd": {"Go": 16, "Sh": 16}, "round": 1}, "round"),
        ("feed_own", {"tokens": -1}, "given.tokens"),
        ("score_own", {"players": 6}, "given.players"),
        ("score_own", {"yard": {"A": {"Co": 10}, "B": {"Co": 10}}}, "yard"),
    ],
)
def test_what_cannot_be_is_named(name, given, key):
    with pytest.raises(Unreadable) as wrong:
        TOOLS[name].work(OPTIONS, given)
    assert wrong.value.problems[0].key == key
