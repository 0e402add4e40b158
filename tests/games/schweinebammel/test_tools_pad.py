"""The score pad: what it adds up to, who is first, what cannot be; and the owner's deck."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations_with_replacement, product

import pytest

from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.scoring import totals, winners
from tutor.games.schweinebammel.state import FARMER, HEAPS, HECTOR, LUCKY, SPECIALS
from tutor.games.schweinebammel.tools_pad_possible import Wanted, possible
from tutor.library.load import library

TOOLS = {tool.name: tool for tool in GAME.tools}
PAD = TOOLS["pad"]
OPTIONS = GAME.codec.read_variant({})
(TABLE,) = GAME.tables


def pad(scores, players=("A", "B"), **more):
    return {"players": list(players), "scores": scores, **more}


def found(given, kind="no"):
    return [one.note.say for one in PAD.work(OPTIONS, given) if one.kind == kind]


def places(given):
    lines = [one for one in PAD.work(OPTIONS, given) if one.kind == "total"]
    return {
        dict(one.note.given)["seat"]: (dict(one.note.given)["place"], one.value) for one in lines
    }


@pytest.mark.parametrize("players", ["AB", "ABC", "ABCDEF"])
def test_real_games_can_be(players):
    """Points of a whole game, and the hands that ended each round, are never refused."""
    for seed in range(2):
        *_, last = random_game(GAME, tuple(players), {}, seed)
        scores = {
            str(number + 1): {
                who: row[number] for who, row in zip(last.players, last.scores, strict=True)
            }
            for number in range(4)
        }
        given = pad(scores, players)
        assert found(given) == []
        sums = dict(zip(last.players, totals(last), strict=True))
        ranks = places(given)
        assert {who: total for who, (_, total) in ranks.items()} == sums
        assert tuple(who for who in last.players if ranks[who][0] == 1) == winners(last)


@pytest.mark.parametrize("seed", range(6))
def test_hands_that_ended_a_round_can_be(seed):
    for state in random_game(GAME, ("A", "B", "C"), {}, seed):
        if state.phase in ("round_over", "game_over"):
            written = GAME.codec.write(state)["hands"]
            given = pad({str(state.round): written}, state.players)
            assert found(given) == []
            noted = [row[state.round - 1] for row in state.scores]
            assert [total for _, total in sorted_by(places(given), state.players)] == noted


def sorted_by(ranks, players):
    return [ranks[who] for who in players]


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({"A": 40, "B": 0}, ["pad_too_high"]),
        ({"A": -500, "B": 0}, ["pad_too_low"]),
        ({"A": -12, "B": -5}, ["pad_nobody"]),
        ({"A": {7: 1}, "B": {8: 1}}, ["pad_nobody"]),
        ({"A": 11, "B": 20}, ["pad_heaps"]),
        ({"A": 11, "B": -15}, ["pad_nobody"]),
        ({"A": 11, "B": {"dung": 1}}, ["pad_heaps"]),
        ({"A": {"dung": 2}, "B": {"dung": 2, 3: 1}}, ["pad_heaps"]),
        ({"A": {}, "B": {}}, ["pad_two_out"]),
        ({"A": {}, "B": {"farmer": 3}, "C": {"farmer": 3}}, ["pad_too_many"]),
        ({"A": 0, "B": 0, "C": 0}, ["pad_two_out"]),
        ({"A": 0, "B": 0, "C": -15}, []),
        ({"A": 0, "B": 11}, []),
        ({"A": 30, "B": -9}, []),
        ({"A": -30, "B": -9}, []),
        ({"A": -12}, []),
        ({"A": 30, "B": 0}, ["pad_two_out"]),
        ({"A": 30, "B": 0, "C": -4}, ["pad_two_out"]),
        ({"A": {"dung": 1}, "B": -30}, []),
        ({"A": {"dung": 1}, "B": {"dung": 2}}, ["pad_two_out"]),
        ({"A": 0, "B": -454}, []),
        ({"A": 0, "B": -455}, ["pad_too_low"]),
        ({"A": 0, "B": -300, "C": -200}, ["pad_together"]),
        ({"A": 0, "B": -300, "C": -169}, []),
        ({"A": 0, "B": -300, "C": -170}, ["pad_together"]),
    ],
)
def test_what_no_hand_or_round_can_give(row, wrong):
    players = ("A", "B", "C") if "C" in row else ("A", "B")
    assert found(pad({"1": row}, players)) == wrong
    for lang in ("en", "de"):
        words = library().games["schweinebammel"].words(lang)
        for one in PAD.work(OPTIONS, pad({"1": row}, players)):
            assert words.text("tools", one.note.say, **dict(one.note.given))


def test_six_players_with_hardly_a_card_between_them():
    """Four hands of a Pig 1 each; the fifth costs 1 with all heaps and 31 more."""
    players = "ABCDEF"
    given = pad({"1": {"A": 0, **dict.fromkeys("BCDEF", -1)}}, players)
    assert found(given) == []
    for ones, wrong in ((4, []), (3, ["pad_together"])):
        counts = {1: ones, **dict.fromkeys((2, 3, 4, 5), 7), 6: 10 - ones, 7: 6, 8: 6, 9: 6}
        options = GAME.codec.read_variant({"pig_counts": counts})
        lines = [one for one in PAD.work(options, given) if one.kind == "no"]
        assert [one.note.say for one in lines] == wrong
        for one in lines:
            assert len(dict(one.note.given)["seats"]) == 5


def hands(copies):
    """Every hand of a small deck: points, whether it ends the round, and the cards it takes."""
    tens = sum(SPECIALS[kind] for kind in (FARMER, HECTOR, LUCKY))
    for held in product(*(range(n + 1) for n in (*copies, tens, HEAPS))):
        *pigs, ten, heaps = held
        cost = sum(value * n for value, n in enumerate(pigs, 1)) + 10 * ten
        gain = 30 if heaps == HEAPS else -15 * heaps
        yield gain - cost, not any((*pigs, ten)), held


def rounds(copies, players):
    """Every possible round of a small deck, by trying all hands."""
    whole = (*copies, 13, HEAPS)
    for some in combinations_with_replacement(tuple(hands(copies)), players):
        used = [sum(cards) for cards in zip(*(held for _, _, held in some), strict=True)]
        left = [have - n for have, n in zip(whole, used, strict=True)]
        if min(left) >= 0 and sum(left[:-1]) >= 2 and sum(ends for _, ends, _ in some) == 1:
            yield tuple(sorted(points for points, _, _ in some))


@pytest.mark.parametrize(("copies", "players"), [((1, 1), 2), ((2, 0, 2), 2), ((2,), 3)])
def test_what_can_be_is_exactly_what_trying_every_hand_finds(copies, players):
    options = replace(OPTIONS, pig_counts=(*copies, *[0] * (10 - len(copies))))
    expected, luck = set(rounds(copies, players)), random.Random(5)
    others = {tuple(sorted(luck.choices(range(-150, 31), k=players))) for _ in range(300)}
    near = {tuple(sorted((*row[1:], row[0] + more))) for row in expected for more in (-1, 1)}
    rows = sorted(expected | others | near)
    for row in luck.sample(rows, min(600, len(rows))):
        wanted = dict(zip("ABC", map(Wanted, row), strict=False))
        assert possible(options, wanted, 0) == (row in expected), row


def test_a_refusal_points_at_its_fields():
    lines = PAD.work(OPTIONS, pad({"2": {"A": 40, "B": 0}}))
    (wrong,) = [one for one in lines if one.kind == "no"]
    assert wrong.note.at == ("cell:2:A",)
    assert "SW-S5" in wrong.cites


def test_equal_totals_share_a_place():
    rows = {str(number): {"A": 0, "B": 0 - (number == 1), "C": -15} for number in (1, 2)}
    given = pad({**rows, "3": {"A": -1, "B": 0, "C": 0}}, "ABC")
    assert places(given) == {"A": (1, -1), "B": (1, -1), "C": (3, -30)}
    assert "pad_place_shared" in found(given, "total")


def test_four_rounds_name_the_winners():
    rows = {str(number): {"A": 0, "B": -5} for number in range(1, 5)}
    assert found(pad(rows), "yes") == ["pad_won"]
    tied = {"1": {"A": 0, "B": -5}, "2": {"A": -5, "B": 0}, "3": {"A": -15, "B": -8}}
    assert found(pad({**tied, "4": {"A": -8, "B": -15}}), "yes") == ["pad_tie"]
    assert found(pad(tied), "yes") == []


def test_the_opener_moves_on_clockwise():
    rows = {str(number): {"A": 0} for number in range(1, 5)}
    lines = PAD.work(OPTIONS, pad(rows, "ABC", starter="B"))
    openers = [dict(one.note.given)["opener"] for one in lines if one.note.say == "pad_round"]
    assert openers == ["B", "C", "A", "B"]


def test_a_pad_begins_with_an_example_and_then_empty():
    assert found({}, "open")[0] == "pad_example"
    begun = PAD.tap(OPTIONS, {}, "cell:1:B")
    assert begun == {"round": 1, "player": "B"}
    assert found(begun, "open") == ["pad_empty"]


def test_taps_fill_the_pad():
    given = PAD.tap(OPTIONS, {}, "cell:2:B")
    given = PAD.tap(OPTIONS, given, "add:pig-7")
    given = PAD.tap(OPTIONS, given, "add:dung")
    assert given["scores"] == {"2": {"B": {7: 1, "dung": 1}}}
    given = PAD.tap(OPTIONS, given, "drop:dung")
    assert given["scores"] == {"2": {"B": {7: 1}}}
    assert PAD.tap(OPTIONS, given, "out")["scores"] == {"2": {"B": {}}}
    assert PAD.tap(OPTIONS, given, "clear")["scores"] == {"2": {}}
    four = PAD.tap(OPTIONS, given, "more")
    assert four["players"] == ["A", "B", "C", "D"]
    two = PAD.tap(OPTIONS, PAD.tap(OPTIONS, four, "fewer"), "fewer")
    assert two["players"] == ["A", "B"]
    assert PAD.tap(OPTIONS, two, "fewer") is None
    assert PAD.tap(OPTIONS, {"players": list("ABCDEF")}, "more") is None


def test_leaving_takes_the_entries_along():
    given = pad({"1": {"A": 0, "B": -3, "C": -4}}, "ABC", starter="C", player="C", round=1)
    left = PAD.tap(OPTIONS, given, "fewer")
    assert left == {"players": ["A", "B"], "scores": {"1": {"A": 0, "B": -3}}, "round": 1}
    assert PAD.work(OPTIONS, left)


@pytest.mark.parametrize(
    ("given", "keys"),
    [
        (pad({"5": {"A": 0}}), ["scores.5"]),
        (pad({"1": {"Z": 0}}), ["scores.1.Z"]),
        (pad({"1": {"A": "much"}, "2": {"B": {"wolf": 1}}}), ["scores.1.A", "scores.2.B.wolf"]),
        (pad({"1": {"A": {"dung": 4}}}), ["scores.1.A"]),
        (pad({"1": {"A": {"unknown": 2}}}), ["scores.1.A"]),
        (pad({}, ["A"]), ["players"]),
        (pad({}, round=7, player="Z"), ["round", "player"]),
    ],
)
def test_what_cannot_be_is_named(given, keys):
    with pytest.raises(Unreadable) as wrong:
        PAD.work(OPTIONS, given)
    assert [one.key for one in wrong.value.problems] == keys


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_line_and_control_speaks(lang):
    words = library().games["schweinebammel"].words(lang)
    rows = {
        "1": {"A": 40, "B": 20, "C": {"dung": 3, 4: 1}},
        "2": {"A": {}, "B": {}, "C": {"farmer": 5, 2: 1}},
        "3": {"A": -999, "B": {"farmer": 2}, "C": {"farmer": 4}},
    }
    for given in ({}, pad(rows, "ABC"), pad(rows, "ABCD"), {"round": 2}):
        for one in PAD.work(OPTIONS, given):
            assert words.text("tools", one.note.say, **dict(one.note.given))
        for field in PAD.fields(OPTIONS, given):
            assert words.text("form", field.label, **dict(field.given))
            assert words.text("form", field.group)


def test_the_deck_can_be_counted_anew():
    rows = {"pig-1": {"copies": 5}, "pig-7": {"copies": 6}}
    switches = TABLE.put(rows)
    counts = GAME.codec.read_variant(switches).pig_counts
    assert counts == (5, 6, 6, 6, 6, 6, 6, 5, 5, 5)
    taken = TABLE.taken(switches)
    assert {row: cells for row, cells in taken.items() if cells != TABLE.usual[row]} == rows
    assert TABLE.put({}) == {}
    assert TABLE.taken({}) == {}


@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        ({"pig-1": {"copies": 7}}, ["pig-1.copies"]),
        ({"pig-1": {"copies": -1}, "pig-2": {"copies": "six"}}, ["pig-1.copies", "pig-2.copies"]),
        ({"pig-11": {"copies": 5}}, ["pig-11.copies"]),
        ({"pig-3": {"colour": 5}}, ["pig-3.colour"]),
    ],
)
def test_a_deck_that_cannot_be_is_named(rows, keys):
    with pytest.raises(Unreadable) as wrong:
        TABLE.put(rows)
    assert [one.key for one in wrong.value.problems] == keys


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_deck_table_speaks(lang):
    words = library().games["schweinebammel"].words(lang)
    for key in (TABLE.name, f"{TABLE.name}_what", *(f"{TABLE.name}_{c}" for c in TABLE.columns)):
        assert words.text("tools", key)
    for row in TABLE.rows:
        for field in TABLE.fields(row, {}):
            assert words.text("form", field.label, **dict(field.given))
