"""Tools of the table: worked examples of the dossier, and nothing but what the engine does."""

from __future__ import annotations

from itertools import product

import pytest

from tutor.engine.chance import Chance
from tutor.engine.contract import random_game
from tutor.engine.game import step
from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.packing import STY_HIGH, STY_WIDE, pack
from tutor.games.happy_pigs.packing_bounds import AREAS, FOOTPRINTS, lattices, proof
from tutor.games.happy_pigs.state import Options
from tutor.games.happy_pigs.tool_room import WORDS_OF_SIZES
from tutor.library.load import library
from tutor.render.marks import NONE, Marks

TOOLS = {tool.name: tool for tool in GAME.tools}
LANGUAGES = ("en", "de")
USUAL = Options()
NO_PIGS = {"L": 0, "M": 0, "M*": 0, "B": 0}
"""The example of the tool about vaccines, emptied."""
NOTHING = {"L": 0, "M": 0, "vaccine": 0}
"""The examples of the tool about purchases, emptied."""


def read(position, variant=None):
    return GAME.codec.read(position, variant or {})


def worked(name, given=None, subject=USUAL):
    return TOOLS[name].work(subject, given or {})


def shares(given):
    lines = worked("share", given)
    return {
        dict(one.note.given)["seat"]: one.value
        for one in lines
        if one.note.say in ("share_gets", "share_more")
    }


def spoken(name, subject, given, lang):
    """Every line, control and picture of a tool in words."""
    words = library().games["happy_pigs"].words(lang)
    tool = TOOLS[name]
    said = [words.text("tools", name), words.text("tools", f"{name}_what")]
    for one in tool.work(subject, given):
        said.append(words.text("tools", one.note.say, **dict(one.note.given)))
        assert all(rule in words.rules for rule in one.cites)
    for field in tool.fields(subject, given):
        said.append(words.text("form", field.label, **dict(field.given)))
        said.append(words.text("form", field.group))
        said += [words.term(option) for option in field.options]
    if tool.picture is not None:
        drawn = tool.picture(subject, given, words, Marks({}, bool(tool.tap)))
        assert drawn.svg.startswith("<svg")
        said.append(drawn.text)
    return said


OWN = [
    ("share", {}),
    ("share", {"players": 6, "starter": "F", "chosen": dict.fromkeys("ABCDEF", "sell")}),
    ("share", {"players": 3, "chosen": {"A": "mate"}, "card": {"mate": 0}}),
    ("room", {}),
    ("room", {"pigs": {"M": 0, "L": 5, "S": 1}}),
    ("room", {"pigs": {"M": 0, "B": 40}, "sties": 2, "join": "long", "more": "small"}),
    ("room", {"pigs": {"M": 0, "L": 2}, "sties": 5, "more": "large"}),
    ("vaccines", {}),
    ("vaccines", {"pigs": {**NO_PIGS, "B*": 1}, "vaccines": 3}),
    ("vaccines", {"pigs": NO_PIGS}),
    ("shop", {}),
    (
        "shop",
        {
            "basket": {**NOTHING, "sty": 1, "L": 9},
            "pigs": {"L": 5},
            "store": {"L": 1},
            "actions": 9,
        },
    ),
    ("shop", {"prices": {"M": -10, "vaccine": 3}, "basket": {**NOTHING, "M": 1, "vaccine": 1}}),
    ("shop", {"when": "first_purchase"}),
    ("shop", {"when": "first_purchase", "basket": {**NOTHING, "L": 3, "sty": 1, "vaccine": 1}}),
    (
        "shop",
        {"when": "first_purchase", "basket": {**NOTHING, "L": 4}, "store": {"L": 2}, "money": 99},
    ),
    ("final", {}),
    ("final", {"B": {"sties": 2, "tools": 3}, "C": {"money": 84, "sties": 2, "tools": 3}}),
    ("final", {"players": 6, "D": {"money": 500}}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "given"), OWN)
def test_every_line_control_and_picture_is_spoken(name, given, lang):
    assert all(spoken(name, USUAL, given, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_tools_of_the_desk_speak_about_every_position(seed, lang):
    states = list(random_game(GAME, ("Anna", "Ben", "Cleo"), {}, seed))
    for state in states[seed::29]:
        for tool in GAME.tools:
            if not tool.own and tool.when(state):
                assert all(spoken(tool.name, state, {}, lang))


def test_moves_of_lines_are_the_verdicts_they_show():
    states = list(random_game(GAME, ("Anna", "Ben", "Cleo"), {}, 5))
    seen = set()
    for state in states[::7]:
        for tool in GAME.tools:
            if tool.own or not tool.when(state):
                continue
            for one in tool.work(state, {}):
                if one.move is not None and tool.name == "buying":
                    verdict = GAME.verdict(state, GAME.codec.read_move(one.move, state))
                    assert verdict.legal == (one.kind == "yes")
                    seen.add(one.kind)
    assert seen == {"yes", "no"}


# ---- shares ----


@pytest.mark.parametrize(
    ("players", "starter", "action", "number", "who", "expected"),
    [
        (6, "A", "feed", 8, "ACF", {"A": 3, "C": 3, "F": 2}),
        (6, "C", "purchase", 9, "BD", {"D": 5, "B": 4}),
        (6, "F", "feed", 8, "ABCDE", {"A": 2, "B": 2, "C": 2, "D": 1, "E": 1}),
        (6, "B", "sell", 5, "ABCDEF", {"A": 0, "B": 1, "C": 1, "D": 1, "E": 1, "F": 1}),
        (5, "D", "mate", 7, "ABDE", {"D": 2, "E": 2, "A": 2, "B": 1}),
        (4, "A", "mate", 9, "C", {"C": 9}),
        (6, "E", "feed", 2, "ABD", {"A": 1, "B": 1, "D": 0}),
    ],
)
def test_shares_of_the_dossier(players, starter, action, number, who, expected):
    other = "sell" if action != "sell" else "feed"
    chosen = {name: action if name in who else other for name in "ABCDEF"}
    found = shares(
        {"players": players, "starter": starter, "card": {action: number}, "chosen": chosen}
    )
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize("seed", range(20))
def test_shares_are_those_of_the_engine(seed):
    luck = Chance(seed, 0)
    names = "ABCDEF"[: 3 + seed % 4]
    actions = ("feed", "mate", "purchase", "sell")
    chosen = {name: luck.choice(actions) for name in names}
    card = dict(zip(actions, (seed % 10, 7, 9, 6), strict=True))
    given = {"players": len(names), "starter": names[-1], "chosen": chosen, "card": card}
    last = names[-2]
    rest = {name: action for name, action in chosen.items() if name != last}
    position = {"players": list(names), "starter": names[-1], "step": "choose"}
    state = read({**position, "card": card, "chosen": rest})
    move = {"by": last, "do": "choose", "action": chosen[last]}
    after = step(GAME, state, GAME.codec.read_move(move, state)).state
    left = {name: farm.left for name, farm in zip(names, after.farms, strict=True)}
    assert shares(given) == left


@pytest.mark.parametrize("seed", [1, 2])
def test_the_sharing_of_the_table_is_what_everybody_has_left(seed):
    rounds, before = 0, ""
    for state in random_game(GAME, ("Anna", "Ben", "Cleo"), {}, seed):
        if (before, state.step) == ("choose", "turns"):
            told = {
                dict(one.note.given)["seat"]: one.value
                for one in worked("sharing", {}, state)
                if one.note.say in ("share_gets", "share_more")
            }
            left = (farm.left for farm in state.farms)
            assert told == dict(zip(state.players, left, strict=True))
            rounds += 1
        before = state.step
    assert rounds == 16


def test_a_tap_is_a_choice_or_the_starting_player():
    tool = TOOLS["share"]
    after = tool.tap(USUAL, tool.tap(USUAL, {}, "pick:A:sell"), "seat:B")
    assert after == {"chosen": {"A": "sell"}, "starter": "B"}
    assert shares(after)["A"] == 6
    assert tool.tap(USUAL, {}, "nothing") is None


# ---- room ----


def verdicts(given, variant=None):
    options = GAME.codec.read_variant(variant or {})
    lines = worked("room", given, options)
    return [(one.note.say, one.kind) for one in lines if one.kind in ("yes", "no")]


SEVENTH = {"pigs": {"M": 6}}


def test_where_spaces_count_a_seventh_medium_is_allowed_and_so_are_the_others():
    by_number = [("room_counted", "yes")] * 2 + [("room_other", "yes")] * 3
    assert verdicts(SEVENTH) == by_number


def test_where_pieces_count_a_seventh_medium_is_refused_and_so_is_a_large_one():
    found = worked("room", SEVENTH, GAME.codec.read_variant({"spaceModel": "grid"}))
    said = [(one.note.say, one.kind) for one in found]
    assert ("room_lies", "yes") in said
    assert ("room_lies_not", "no") in said
    others = {dict(one.note.given)["size"]: one.kind for one in found if "other" in one.note.say}
    assert others["large"] == "no"


@pytest.mark.parametrize("variant", [{}, {"spaceModel": "grid"}])
def test_one_more_is_weighed_alike_by_picture_verdict_and_suggestion(variant):
    options = GAME.codec.read_variant(variant)
    for herd, more in product(({"M": 6}, {"M": 0, "L": 5}, {"M": 0, "B": 15}), WORDS_OF_SIZES):
        given = {"pigs": {"M": 0, **herd}, "more": more}
        picture = TOOLS["room"].picture(
            options, given, library().games["happy_pigs"].words("en"), NONE
        )
        ours = verdicts(given, variant)[1]
        other = next(size for size in WORDS_OF_SIZES if size != more)
        lines = worked("room", {**given, "more": other}, options)
        suggested = [one.kind for one in lines if dict(one.note.given).get("size") == more]
        refused = "rs-mark-illegal" in picture.svg
        assert ours[1] == suggested[-1] == ("no" if refused else "yes")


@pytest.mark.parametrize("variant", [{}, {"spaceModel": "grid"}])
def test_what_counts_at_this_table_is_said_first(variant):
    found = worked("room", SEVENTH, GAME.codec.read_variant(variant))
    assert [one.note.say for one in found[:2]] == [
        "room_head",
        f"room_by_{variant.get('spaceModel', 'area')}",
    ]


@pytest.mark.parametrize(
    ("pigs", "fits"), [({"B": 16, "M": 0}, False), ({"L": 5, "S": 1, "M": 0}, True)]
)
def test_real_pieces_of_the_dossier(pigs, fits):
    assert verdicts({"pigs": pigs}, {"spaceModel": "grid"})[0][0] == (
        "room_lies" if fits else "room_lies_not"
    )


@pytest.mark.parametrize("join", ["short", "long"])
def test_thirty_three_babies_need_the_short_side(join):
    given = {"pigs": {"B": 33, "M": 0}, "sties": 2, "join": join}
    assert verdicts(given)[0] == ("room_counted", "yes")
    found = verdicts(given, {"spaceModel": "grid"})
    assert found[0][1] == ("yes" if join == "short" else "no")


def test_marks_prove_what_a_finger_can_check():
    for herd in product(range(0, 16, 5), range(0, 12, 3), range(8), range(6)):
        found = proof(herd, STY_WIDE, STY_HIGH)
        lying = pack(herd, 1, "short")
        if found is not None:
            assert lying is None
            assert found.room == len(list(found.squares(STY_WIDE, STY_HIGH)))
            assert found.need(herd) > found.room
        if sum(n * area for n, area in zip(herd, AREAS, strict=True)) > STY_WIDE * STY_HIGH:
            assert found is not None
            assert found.everywhere


def test_each_piece_covers_the_marks_that_a_proof_counts():

    for at in lattices(12, 12):
        marks = set(at.squares(12, 12))
        for size, (one, other) in enumerate(FOOTPRINTS):
            for wide, high in ((one, other), (other, one)):
                corners = product(range(12 - wide + 1), range(12 - high + 1))
                covered = [
                    len(marks & set(product(range(x, x + wide), range(y, y + high))))
                    for x, y in corners
                ]
                assert min(covered) >= at.least[size]


# ---- the season change ----


def test_the_dearest_pigs_are_saved_first():
    farm = {"pigs": {"M*": 1, "S*": 1, "M": 1, "S": 1, "B": 1}, "tools": {"vaccine": 2}}
    state = read({"round": 4, "step": "change", "farms": {"A": farm}})
    moves = [one.move for one in worked("change", {}, state) if one.move is not None]
    assert [move["pig"] for move in moves] == ["M", "S"]
    for move in moves:
        state = step(GAME, state, GAME.codec.read_move(move, state)).state
    after = step(GAME, state, GAME.codec.read_move({"by": "A", "do": "inspect"}, state)).state
    assert sum(after.farms[0].pigs) == 4
    assert after.store[0] == 40


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_lost_is_what_an_inspection_takes(seed):
    for state in random_game(GAME, ("Anna", "Ben", "Cleo"), {}, seed):
        if state.step != "change":
            continue
        lines = worked("change", {}, state)
        without = [one.value for one in lines if one.note.say == "change_without"]
        by = state.players[state.starter]
        after = step(GAME, state, GAME.codec.read_move({"by": by, "do": "inspect"}, state)).state
        prices = (3, 6, 10, 15)
        gone = [
            sum((old - new) * price for old, new, price in zip(a.herd, b.herd, prices, strict=True))
            for a, b in zip(state.farms, after.farms, strict=True)
        ]
        assert without == [dollars for dollars in gone if dollars]


def test_a_tap_gives_the_vaccine_and_takes_it_back():
    tool = TOOLS["vaccines"]
    given = tool.tap(USUAL, {"pigs": {**NO_PIGS, "L": 1}}, "ward:L")
    assert given["pigs"] == {**NO_PIGS, "L*": 1}
    assert tool.tap(USUAL, given, "ward:L*")["pigs"] == {**NO_PIGS, "L": 1, "L*": 0}
    assert tool.tap(USUAL, {}, "add:vaccine") == {"vaccines": 3}


# ---- entries that cannot be ----


@pytest.mark.parametrize(
    ("name", "given", "keys"),
    [
        ("share", {"players": 7}, {"players"}),
        ("share", {"starter": "F"}, {"starter"}),
        ("share", {"card": {"feed": "x"}, "chosen": {"A": "eat"}}, {"card.feed", "chosen.A"}),
        ("share", {"more": 1}, {"more"}),
        ("room", {"pigs": {"L": -1, "cow": 1}, "sties": 21}, {"pigs.L", "pigs.cow", "sties"}),
        ("room", {"more": "cow", "join": "askew"}, {"more", "join"}),
        ("vaccines", {"pigs": {"L!": 1}, "vaccines": 26}, {"pigs.L!", "vaccines"}),
        ("shop", {"basket": {"cow": 1}}, {"basket.cow"}),
        ("shop", {"pigs": {"L": 6}}, {"pigs"}),
        ("shop", {"store": {"L": 41}}, {"store.L"}),
        ("shop", {"money": -1, "prices": {"L": 200}}, {"money"}),
        ("final", {"A": {"sties": 0, "pigs": {"L": "x"}}}, {"A.sties", "A.pigs.L"}),
        ("final", {"players": 2}, {"players"}),
    ],
)
def test_what_cannot_be_is_named_by_key(name, given, keys):
    with pytest.raises(Unreadable) as wrong:
        worked(name, given)
    assert {problem.key for problem in wrong.value.problems} == keys
    words = library().games["happy_pigs"].words("de")
    assert all(words.problem(problem) for problem in wrong.value.problems)


GARBAGE = ("x", 3, -1, None, [], ["L"], {}, {"L": "x"}, {"A": {"pigs": 3}}, True)


@pytest.mark.parametrize("name", [name for name, tool in TOOLS.items() if tool.own])
def test_damaged_entries_are_named_and_controls_still_stand(name):
    keys = {field.path[0] for field in TOOLS[name].fields(USUAL, {})}
    words = library().games["happy_pigs"].words("en")
    for key, value in product(sorted(keys), GARBAGE):
        assert TOOLS[name].fields(USUAL, {key: value})
        try:
            worked(name, {key: value})
        except Unreadable as wrong:
            assert all(words.problem(one) for one in wrong.problems)
