"""The fight calculator against the dossier's worked examples."""

import random

import pytest

from tests.games.schaeferstuendchen.tool_lines import (
    OPTIONS,
    TOOLS,
    cited,
    figures,
    options,
    said,
    values,
)
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen.fight import PLACES
from tutor.games.schaeferstuendchen.state import ROLES


def fight(given, subject=OPTIONS):
    """Winners in order, sheep by seat, and what is left of the valley."""
    lines = TOOLS["fight"].work(subject, given)
    winners = [seat for seat, _ in values(lines, "fight_wins")]
    taken = {}
    for seat, sheep in values(lines, "sheep_takes") + values(lines, "sheep_none"):
        taken[seat] = taken.get(seat, 0) + sheep
    return winners, taken, values(lines, "sheep_left")[0][1]


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
