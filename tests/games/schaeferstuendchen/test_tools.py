"""The calculators against the dossier's worked examples and against the engine itself."""

from itertools import islice
from xml.etree import ElementTree as ET

import pytest

from tests.games.schaeferstuendchen.at_table import after, position
from tests.games.schaeferstuendchen.tool_lines import OPTIONS, OWN, TOOLS, cited, said, values
from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.state import ROLES
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.render.marks import Marks

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
    assert wrong.value.problems[0].key == "players.A.card"
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


def plays(seed, seats):
    return random_game(GAME, seats, {}, seed)


def compared(state, action):
    """What a fight's or a walk's lines tell, beside what the move really brings."""
    ended = GAME.apply(state, action).state
    facts = GAME.facts(state)
    if action.do == "fight":
        lines = TOOLS["fight_now"].work(state, {})
        told = dict(values(lines, "sheep_takes"))
        left = values(lines, "sheep_left")
        if not left or ended.shown:
            return None
        tied_to_a_snatch = any(
            card.effect.works_on_snatch for seat in facts.valley for card in facts.works(seat)
        )
        gained = {
            seat: after.sheep - before.sheep
            for seat, before, after in zip(state.seats, state.players, ended.players, strict=True)
            if after.sheep > before.sheep
        }
        return None if tied_to_a_snatch else (told, gained)
    lines = TOOLS["walk_now"].work(state, {})
    told = [ln.value for ln in lines if ln.move and ln.move["by"] == action.by]
    seat = state.seats.index(action.by)
    return told, [abs(ended.players[seat].at - state.players[seat].at)]


def test_lines_tell_what_the_moves_bring_in_whole_games():
    counts = {"fight": 0, "move": 0}
    for seed in range(3):
        for state in plays(seed, ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")):
            for action in GAME.legal(state) if state.step in (4, 6) else ():
                weasel = state.players[state.seats.index(action.by)].role == "weasel"
                if action.do not in counts or (action.do == "move" and weasel):
                    continue
                both = compared(state, action)
                if both is not None:
                    counts[action.do] += 1
                    assert both[0] == both[1]
    assert min(counts.values()) > 3


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
        if tool.picture is not None:
            lit = Marks({}, tappable=tool.tap is not None)
            drawn = tool.picture(subject, {}, words, lit)
            assert ET.fromstring(drawn.svg) is not None
            assert drawn.text
        for field in tool.fields(subject, {}):
            assert words.text("form", field.label, **dict(field.given))
            assert words.text("form", field.group)
