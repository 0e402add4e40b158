"""The calculators against the dossier's worked examples and against the engine itself."""

import random
from itertools import islice

import pytest

from tests.games.schaeferstuendchen.at_table import after, position
from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.fight import PLACES
from tutor.games.schaeferstuendchen.state import ROLES, SEATS
from tutor.library.load import library
from tutor.library.models import LANGUAGES

TOOLS = {tool.name: tool for tool in GAME.tools}
OPTIONS = GAME.codec.read_variant({})
OWN = tuple(tool.name for tool in GAME.tools if tool.own)


def options(**variant):
    return GAME.codec.read_variant(variant)


def figures(*players, **keys):
    """What is entered for figures A, B ... : (role, printed combat, further keys)."""
    rows = {
        seat: {"role": role, "combat": combat, **dict(more)}
        for seat, (role, combat, *rest) in zip(SEATS, players, strict=False)
        for more in (rest[0] if rest else {},)
    }
    return {"figures": len(players), "players": rows, **keys}


def values(lines, say):
    """(seat, value) of every line of a kind, in order."""
    return [(dict(ln.note.given).get("seat"), ln.value) for ln in lines if ln.note.say == say]


def fight(given, subject=OPTIONS):
    """Winners in order, sheep by seat, and what is left of the valley."""
    lines = TOOLS["fight"].work(subject, given)
    winners = [seat for seat, _ in values(lines, "fight_wins")]
    taken = {}
    for seat, sheep in values(lines, "sheep_takes") + values(lines, "sheep_none"):
        taken[seat] = taken.get(seat, 0) + sheep
    return winners, taken, values(lines, "sheep_left")[0][1]


def said(lines):
    return {ln.note.say for ln in lines}


def cited(lines):
    return {rule for ln in lines for rule in ln.cites}


FIGHTS = {
    "two of one side fight": (
        figures(("maid", 3), ("cook", 5)),
        (["B"], {"B": 1}, 8),
    ),
    "four figures, two winners": (
        figures(("maid", 7), ("cook", 5), ("bandit", 4), ("weasel", 2)),
        (["A", "B"], {"A": 1, "B": 1}, 7),
    ),
    "five figures, three winners": (
        figures(
            ("maid", 8), ("cook", 6), ("bandit", 5), ("weasel", 4), ("teacher", 2), valley=11
        ),
        (["A", "B", "C"], {"A": 1, "B": 1, "C": 1}, 8),
    ),
    "the daughter keeps her own value": (
        figures(("daughter", 3), ("bandit", 4)),
        (["A"], {"A": 1}, 8),
    ),
    "cards are added after halving; level, printed decides": (
        figures(("daughter", 3), ("bandit", 4, {"card": 1})),
        (["B"], {"B": 1}, 8),
    ),
    "the innkeeper is neither halved nor weakened": (
        figures(("daughter", 3, {"card": 1}), ("innkeeper", 3, {"items": 1, "bad": 2, "card": 1})),
        (["B"], {"B": 1}, 8),
    ),
    "halves are not rounded": (
        figures(
            ("daughter", 3, {"card": 4}), ("cook", 5), ("bandit", 4, {"good": 1, "items": 1})
        ),
        (["A", "C"], {"A": 1, "C": 1}, 7),
    ),
    "a combat value can fall below 0": (
        figures(("magpie", 2, {"bad": 3, "card": 2}), ("weasel", 2)),
        (["B"], {"B": 1}, 8),
    ),
    "level: the higher printed value": (
        figures(("bandit", 4, {"card": 1}), ("maid", 3, {"card": 2})),
        (["A"], {"A": 1}, 8),
    ),
    "level: the shepherd": (
        figures(("shepherd", 3, {"card": 3}), ("cook", 5, {"card": 1})),
        (["A"], {"A": 1}, 8),
    ),
    "three level: shepherd, then printed": (
        figures(("shepherd", 3, {"card": 2}), ("bandit", 4, {"card": 1}), ("maid", 3, {"card": 2})),
        (["A", "B"], {"A": 1, "B": 1}, 7),
    ),
    "the last sheep goes to the strongest": (
        figures(("maid", 7), ("cook", 5), ("bandit", 4), valley=1),
        (["A", "B"], {"A": 1, "B": 0}, 0),
    ),
    "the strong man takes both that are left": (
        figures(
            ("strongman", 2, {"items": 2, "card": 3}),
            ("pastor", 4, {"card": 2}),
            ("maid", 3, {"card": 1}),
            valley=2,
        ),
        (["A", "B"], {"A": 2, "B": 0}, 0),
    ),
    "the strong man second": (
        figures(
            ("pastor", 4, {"card": 2}), ("strongman", 2, {"items": 1, "card": 2}), ("maid", 4),
            valley=2,
        ),
        (["A", "B"], {"A": 1, "B": 1}, 0),
    ),
    "his second sheep comes on top": (
        figures(
            ("strongman", 2, {"items": 2, "card": 3}), ("pastor", 4, {"card": 2}), ("maid", 3),
            valley=6,
        ),
        (["A", "B"], {"A": 2, "B": 1}, 3),
    ),
    "who sits out blocks the only place": (
        figures(("bandit", 4, {"sits": True}), ("maid", 3), valley=5),
        (["A"], {}, 5),
    ),
    "who sits out blocks one of two": (
        figures(
            ("bandit", 4, {"items": 1, "sits": True}),
            ("teacher", 4, {"card": 2}),
            ("maid", 3, {"card": 1}),
            valley=5,
        ),
        (["B", "A"], {"B": 1}, 4),
    ),
    "Nimm 2": (
        figures(("maid", 7, {"more": True}), ("cook", 5)),
        (["A"], {"A": 2}, 7),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FIGHTS)
def test_fights_of_the_dossier(name):
    given, expected = FIGHTS[name]
    assert fight(given) == expected


def test_a_level_fight_waits_for_the_cards_and_then_names_them():
    given = figures(("pastor", 4, {"card": 1}), ("bandit", 4, {"card": 1}))
    lines = TOOLS["fight"].work(OPTIONS, given)
    assert "fight_waits" in said(lines)
    assert not values(lines, "fight_wins")
    asked = [f.path for f in TOOLS["fight"].fields(OPTIONS, given) if "draws" in f.path]
    assert asked == [("players", "A", "draws", "1"), ("players", "B", "draws", "1")]
    for seat, value in (("A", 2), ("B", 4)):
        given["players"][seat]["draws"] = {"1": value}
    lines = TOOLS["fight"].work(OPTIONS, given)
    assert values(lines, "fight_wins") == [("B", 5)]
    assert values(lines, "tie_drawn") == [("A", 2), ("B", 4)]
    assert {"SC-D2", "SC-D3"} <= cited(lines)


def test_equal_draws_are_drawn_again():
    given = figures(("pastor", 4, {"draws": {"1": 3}}), ("bandit", 4, {"draws": {"1": 3}}))
    asked = [f.path for f in TOOLS["fight"].fields(OPTIONS, given) if "draws" in f.path]
    assert ("players", "A", "draws", "2") in asked
    given["players"]["A"]["draws"]["2"] = 5
    given["players"]["B"]["draws"]["2"] = 1
    assert fight(given)[0] == ["A"]


def test_a_tie_that_decides_nothing_is_said_to_be_one():
    lines = TOOLS["fight"].work(OPTIONS, figures(("maid", 6), ("cook", 6), ("weasel", 3)))
    assert "tie_both_win" in said(lines)
    assert not {"tie_printed", "tie_order"} & said(lines)


DAUGHTER = {"exempt": [("A", 3), ("B", 2)], "included": [("B", 2), ("A", "1½")]}


@pytest.mark.parametrize("reading", DAUGHTER)
def test_the_readings_of_the_daughter(reading):
    lines = TOOLS["fight"].work(options(daughter=reading), figures(("daughter", 3), ("bandit", 4)))
    told = values(lines, "fight_wins") + values(lines, "fight_loses")
    assert told == DAUGHTER[reading]
    assert f"open_daughter_{reading}" in said(lines)


def test_one_side_alone_does_not_fight():
    given = figures(("maid", 3), ("cook", 5), mode="team")
    lines = TOOLS["fight"].work(OPTIONS, given)
    assert "fight_none" in said(lines)
    assert values(lines, "sheep_takes") == [("A", 1), ("B", 1)]
    assert values(lines, "sheep_left") == [(None, 7)]


def test_practice_values_are_marked_only_where_they_stand_in():
    assert "practice" in said(TOOLS["fight"].work(OPTIONS, {}))
    entered = figures(("maid", 3), ("cook", 5))
    assert "practice" not in said(TOOLS["fight"].work(OPTIONS, entered))
    own = options(roles={"maid": {"movement": 1, "combat": 9}, "bandit": {}, "shepherd": {}})
    lines = TOOLS["fight"].work(own, {})
    assert "practice" not in said(lines)
    assert values(lines, "fight_wins")[0] == ("A", 9)


def test_what_cannot_be_entered_is_named_by_key():
    given = {
        "figures": 3,
        "valley": 0,
        "players": {
            "A": {"role": "maid", "combat": -1},
            "B": {"role": "maid"},
            "C": {"items": 99, "colour": 1},
        },
    }
    with pytest.raises(Unreadable) as wrong:
        TOOLS["fight"].work(OPTIONS, given)
    keys = {problem.key for problem in wrong.value.problems}
    assert {"valley", "players.A.combat", "players.C.items", "players.C.colour"} <= keys
    with pytest.raises(Unreadable) as wrong:
        TOOLS["fight"].work(OPTIONS, figures(("maid", 3, {"sits": True, "card": 2}), ("cook", 1)))
    assert [(p.key, p.rule) for p in wrong.value.problems] == [("players.A.card", "SC-X2")]


def sums(lines):
    """What each figure's own lines add up to, doubled, beside the total told."""
    told, running = [], 0
    for ln in lines:
        if ln.note.say in ("value_printed", "value_only"):
            running = 2 * ln.value
        elif ln.note.say in ("value_items", "value_laid", "value_used", "value_card"):
            running += 2 * number(ln.value)
        elif ln.note.say in ("value_half", "value_half_printed"):
            whole = dict(ln.note.given)["whole"]
            running = running - 2 * whole + round(2 * number(ln.value))
        if ln.note.say in ("value_total", "value_only"):
            told.append((running, round(2 * number(ln.value))))
    return told


def number(value):
    text = str(value).replace("−", "-").replace("½", ".5").replace("-.5", "-0.5")
    return float(text or 0)


def test_lines_add_up_in_any_fight():
    luck = random.Random(6)
    for _ in range(200):
        roles = luck.sample(sorted(ROLES), luck.randint(2, 6))
        given = figures(*(
            (role, luck.randint(0, 6), {
                "items": luck.randint(-2, 3), "good": luck.randint(0, 3),
                "bad": luck.randint(0, 3), "card": luck.randint(0, 5),
            })
            for role in roles
        ))  # fmt: skip
        variant = {"daughter": luck.choice(("exempt", "included", "printed"))}
        lines = TOOLS["fight"].work(options(**variant), given)
        assert sums(lines)
        assert all(running == told for running, told in sums(lines))
        if "fight_waits" not in said(lines):
            assert len(values(lines, "fight_wins")) == PLACES[len(roles)]


WALKS = {
    "from home": ({"role": "pastor", "movement": 3}, "walk_short", 3, 4),
    "surplus is lost": (
        {"role": "pastor", "movement": 3, "good": 3, "at": 3}, "walk_valley", 3, None
    ),
    "below 0": ({"role": "cook", "movement": 2, "bad": 3, "at": 5}, "walk_short", 0, 5),
    "floor on the sum": (
        {"role": "cook", "movement": 2, "bad": 3, "good": 4, "at": 6}, "walk_short", 3, 3
    ),
    "weasel": ({"role": "weasel", "movement": 1, "at": 5, "drawn": 3}, "walk_short", 4, 1),
    "weasel from 0": (
        {"role": "weasel", "movement": 1, "bad": 3, "at": 4, "drawn": 4}, "walk_valley", 4, None
    ),
    "weasel lost": (
        {"role": "weasel", "movement": 1, "at": 1, "lost": True, "drawn": 2}, "walk_behind", 3, 2
    ),
    "lost": ({"role": "maid", "movement": 4, "at": 2, "lost": True}, "walk_behind", 4, 2),
    "back from the other path": (
        {"role": "maid", "movement": 4, "at": "other 2"}, "walk_valley", 2, None
    ),
    "lost but exactly": (
        {"role": "pastor", "movement": 3, "at": 3, "lost": True}, "walk_valley", 3, None
    ),
    "lost but short": (
        {"role": "pastor", "movement": 3, "at": 5, "lost": True}, "walk_short", 3, 2
    ),
    "a bandit in the valley": (
        {"role": "bandit", "movement": 3, "at": "valley", "lost": True}, "walk_valley", 0, None
    ),
    "off the board": (
        {"role": "magpie", "movement": 5, "good": 5, "at": 1, "lost": True}, "walk_behind", 8, 7
    ),
    "sits out": ({"role": "maid", "movement": 4, "sits": True, "at": 3}, "walk_short", 0, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", WALKS)
def test_walks_of_the_dossier(name):
    player, say, steps, left = WALKS[name]
    first = TOOLS["walk"].work(OPTIONS, {"players": {"A": player}})[0]
    assert (first.note.say, first.value) == (say, steps)
    assert dict(first.note.given).get("left") == left


@pytest.mark.parametrize(("figures_", "sheep"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_sheep(figures_, sheep):
    lines = TOOLS["stake"].work(OPTIONS, {"figures": figures_})
    total = next(ln for ln in lines if ln.kind == "total")
    assert total.value == sheep


def test_too_few_sheep_for_all_winners():
    lines = TOOLS["stake"].work(OPTIONS, {"figures": 5, "valley": 1})
    assert values(lines, "stake_short") == [(None, 2)]


def stack(*cards, role="pastor", subject=OPTIONS):
    given = {str(at): card for at, card in enumerate(cards, 1)}
    rest = {str(at): "forgone" for at in range(len(cards) + 1, 4)}
    return TOOLS["stack"].work(subject, {"role": role, "cards": {**given, **rest}})


def test_cards_in_order_of_value():
    lines = stack("umweg", "wanderstiefel", "abkuerzung")
    order = [dict(ln.note.given)["card"] for ln in lines if ln.note.say == "stack_step"]
    assert order == ["wanderstiefel", "abkuerzung", "umweg"]
    assert values(lines, "stack_movement") == [(None, 3)]


def test_equal_values_together():
    lines = stack("abkuerzung", "wut_im_bauch")
    together = [ln for ln in lines if ln.note.say == "stack_together"]
    assert [(ln.value, ln.cites) for ln in together] == [(2, ("SC-R2", "SC-R3"))]
    assert values(lines, "stack_combat") == [(None, 6)]


def test_the_innkeeper_shrugs_in_the_stack_too():
    lines = stack("weiche_knie", "wut_im_bauch", role="innkeeper")
    assert values(lines, "stack_combat") == [(None, 5)]
    assert "value_ignored" in said(lines)


def test_what_may_not_lie_face_down_is_named_with_its_rule():
    with pytest.raises(Unreadable) as wrong:
        stack("nein_danke", "esel", "esel")
    named = {(problem.key, problem.say, problem.rule) for problem in wrong.value.problems}
    assert named == {
        ("cards.1", "not_laid", "SC-B6"),
        ("cards.2", "too_few_copies", "SC-M1"),
        ("cards.3", "too_few_copies", "SC-M1"),
    }


def test_tapping_cards_builds_a_stack():
    tap = TOOLS["stack"].tap
    given = tap(OPTIONS, {}, "box:esel")
    given = tap(OPTIONS, given, "box:umweg")
    assert given["cards"] == {"1": "esel", "2": "umweg", "3": "forgone"}
    assert tap(OPTIONS, given, "stack:esel")["cards"]["1"] == "forgone"
    assert tap(OPTIONS, given, "valley") is None


def test_tapping_a_space_moves_the_figure():
    tap = TOOLS["walk"].tap
    assert tap(OPTIONS, {}, "at:3") == {"players": {"A": {"at": 3}}}
    assert tap(OPTIONS, {}, "at:other 2")["players"]["A"]["at"] == "other 2"
    assert tap(OPTIONS, {}, "valley") is None


def test_every_rule_that_names_a_role_is_in_its_list():
    rules = library().games[GAME.slug].rules
    words = library().games[GAME.slug].words("en")
    for role in ROLES:
        lines = TOOLS["role"].work(OPTIONS, {"role": role})
        name = words.term(role)
        naming = {
            rule.id
            for rule in rules.values()
            if name in rule.title.en.split(":")[0] + rule.text.en and rule.role != "setup"
        }
        exempt = {"SC-F12", "SC-X4"} if role == "daughter" else set()
        assert naming - exempt <= cited(lines) | {"SC-T1"}, role


NOW = {
    "fight_now": {
        "step": 6, "set": "practice", "draw": ["v1"] * 5,
        "players": {
            "A": {"role": "maid", "at": "valley", "combat_card": "v2", "hand": 3},
            "B": {"role": "bandit", "at": "valley", "declined": True, "items": {"knueppel": 1}},
            "C": {"role": "cook", "at": "valley", "sits": True},
        },
    },
    "walk_now": {
        "step": 4, "set": "practice", "draw": ["v3"],
        "players": {
            "A": {"role": "maid", "out": {"abkuerzung": 1}},
            "B": {"role": "weasel", "at": 4},
            "C": {"role": "cook", "sits": True},
        },
    },
    "stack_now": {
        "step": 3, "set": "practice",
        "players": {
            "A": {"role": "maid", "selfish": "abkuerzung", "assigned": {"B": "matsch"}},
            "B": {"role": "bandit"},
        },
    },
}  # fmt: skip


def table(name):
    keys = dict(NOW[name])
    return position(keys.pop("players"), **keys)


def test_the_fight_on_the_table_is_what_the_move_brings():
    state = table("fight_now")
    lines = TOOLS["fight_now"].work(state, {})
    told = dict(values(lines, "sheep_takes"))
    ended = after(state, lines[0].move)
    assert told == {
        seat: player.sheep for seat, player in zip(ended.seats, ended.players, strict=True)
        if player.sheep
    }  # fmt: skip
    assert values(lines, "sheep_left") == [(None, ended.valley)]


def test_a_hidden_combat_card_can_be_entered():
    keys = dict(NOW["fight_now"])
    players = {**keys.pop("players"), "A": {"role": "maid", "at": "valley", "combat_card": "?"}}
    state = position(players, **keys)
    with pytest.raises(Unreadable) as wrong:
        TOOLS["fight_now"].work(state, {})
    assert wrong.value.problems[0].key == "players.A.combat_card"
    entered = {"players": {"A": {"card": 4}}}
    assert values(TOOLS["fight_now"].work(state, entered), "fight_wins")[0] == ("A", 7)


def test_the_ways_on_the_table_are_what_the_moves_bring():
    state = table("walk_now")
    lines = TOOLS["walk_now"].work(state, {})
    for ln in lines:
        if ln.move is None or (ln.note.say == "walk_short" and ln.value == 0):
            continue
        moved = after(state, ln.move)
        seat = state.seats.index(ln.move["by"])
        assert abs(moved.players[seat].at - state.players[seat].at) == ln.value


def test_the_cards_on_the_table_come_to_what_the_moves_bring():
    state = table("stack_now")
    lines = TOOLS["stack_now"].work(state, {})
    ended = state
    while (move := TOOLS["stack_now"].work(ended, {})[0].move) is not None and ended.step == 3:
        ended = after(ended, move)
        if ended.step != 3:
            break
    assert values(lines, "stack_movement") == [(None, GAME.facts(ended).movement(0))]


def test_every_tool_speaks_both_languages_about_any_position():
    game = library().games[GAME.slug]
    seats = ("Anna", "Ben", "Cleo", "Dora")
    seen = set()
    states = islice(random_game(GAME, seats, {}, 3), 0, 400, 3)
    for state in (*states, *map(table, NOW)):
        for tool in GAME.tools:
            if not tool.own and tool.when(state):
                seen.add(tool.name)
                speak(game, tool, state)
    for name in OWN:
        speak(game, TOOLS[name], OPTIONS)
    assert seen == set(NOW)


def speak(game, tool, subject):
    try:
        lines = tool.work(subject, {})
    except Unreadable as hidden:
        assert all(problem.say == "needed" for problem in hidden.problems)
        return
    assert lines
    for lang in LANGUAGES:
        words = game.words(lang)
        assert words.text("tools", tool.name)
        assert words.text("tools", f"{tool.name}_what")
        for ln in lines:
            assert words.text("tools", ln.note.say, **dict(ln.note.given))
            assert set(ln.cites) <= set(game.rules)
        for field in tool.fields(subject, {}):
            assert words.text("form", field.label, **dict(field.given))
            assert words.text("form", field.group)
