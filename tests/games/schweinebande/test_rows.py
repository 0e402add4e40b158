"""Rows on a full market: what each direction brings, what ends it, and who collects when."""

from __future__ import annotations

import pytest

from tutor.games.schweinebande import GAME
from tutor.library.load import library
from tutor.render.marks import Marks

MARKET = """
    Ch  Sh  Go  Do  Pi
      Co  Ch  Sh  Go  Do
        Pi  Co  Ch  Sh  Go
          Do  Pi  Co  Ch  Fs
            Go  Do  Pi  Co  Sh
"""
POSITION = {
    "players": ["Blue", "Red", "Yellow", "Green"],
    "section": "collect",
    "board": MARKET,
    "farmers": {"Red": ["a1", "c3"], "Blue": ["e1"], "Green": ["a5"]},
    "order": {"Red": 1, "Blue": 2, "Yellow": 3, "Green": 4},
}
ROWS = [
    ("e1", "SE", {"Pi": 1, "Do": 1, "Go": 1, "Fs": 1, "Sh": 1}),
    ("e1", "W", {"Pi": 1, "Do": 1, "Go": 1, "Sh": 1}),
    ("e1", "SW", {"Pi": 1, "Go": 1}),
    ("c3", "E", {"Ch": 1, "Sh": 1, "Go": 1}),
    ("c3", "W", {"Ch": 1, "Co": 1, "Pi": 1}),
    ("c3", "NW", {"Ch": 1, "Sh": 1, "Go": 1}),
    ("c3", "NE", {"Ch": 1, "Go": 1}),
    ("c3", "SW", {"Ch": 1, "Pi": 1}),
]


def read(**changes):
    return GAME.codec.read({**POSITION, **changes}, {})


def collect(state, by, start, to):
    move = {"by": by, "do": "collect", "from": start, "to": to}
    judged = GAME.judge(state, GAME.codec.read_move(move, state))
    assert judged.step is not None, judged.cites
    return judged.step.state, set(judged.cites)


@pytest.mark.parametrize(("start", "to", "tiles"), ROWS)
def test_a_row_runs_straight_to_the_edge_or_to_the_next_farmer(start, to, tiles):
    assert GAME.ask(read(), {"what": "row", "from": start, "to": to}).value == tiles


def test_every_space_lies_on_as_many_lines_as_its_place_says():
    counts = []
    for row in "12345":
        for column in "abcde":
            reply = GAME.ask(read(), {"what": "directions", "at": column + row})
            counts.append(len(reply.value))
    assert [counts.count(ways) for ways in (2, 3, 4, 6)] == [2, 2, 12, 9]


def test_four_turns_empty_the_market_row_by_row():
    state = read()
    left = []
    for by, start, to in [
        ("Red", "c3", "E"),
        ("Blue", "e1", "SE"),
        ("Green", "a5", "NE"),
        ("Red", "a1", "SE"),
    ]:
        state, cited = collect(state, by, start, to)
        left.append(sum(1 for tile in state.board if tile >= 0))
    assert left == [22, 18, 15, 0]
    assert state.section == "redeem"
    assert sum(state.box) == 11
    assert {"SB-C14", "SB-D7"} <= cited


def test_the_gap_is_crossed_and_the_empty_seat_is_skipped():
    state, _ = collect(read(), "Red", "c3", "E")
    state, cited = collect(state, "Blue", "e1", "SE")
    assert {"SB-C7", "SB-C11", "SB-C12", "SB-C15"} <= cited
    assert state.players[state.turn] == "Green"


@pytest.mark.parametrize(
    ("claim", "rules"),
    [
        ({"to": "E", "take": ["d3"]}, {"SB-C5", "SB-C10"}),
        ({"to": "E", "take": []}, {"SB-C5", "SB-C10"}),
        ({"take": ["b3", "d3"]}, {"SB-C10"}),
        ({"take": ["d4", "e5"]}, {"SB-G2"}),
        ({"to": "NE", "take": ["d2", "e1"]}, {"SB-C6", "SB-C9"}),
        ({}, {"SB-C5"}),
    ],
)
def test_a_wrong_claim_names_the_rule_it_misses(claim, rules):
    move = {"by": "Red", "do": "collect", "from": "c3", **claim}
    state = read()
    assert set(GAME.verdict(state, GAME.codec.read_move(move, state)).cites) == rules


@pytest.mark.parametrize("claim", [{"take": ["d3", "e3"]}, {"take": ["c3", "d3", "e3"]}])
def test_a_right_claim_may_stand_for_the_direction(claim):
    state = read()
    move = {"by": "Red", "do": "collect", "from": "c3", **claim}
    assert GAME.verdict(state, GAME.codec.read_move(move, state)).legal


def test_a_farmer_shut_in_takes_its_own_tile():
    board = "\n".join(["Go Ch .. .. ..", "Sh .. .. .. ..", *[".. .. .. .. .."] * 3])
    farmers = {"Red": ["a1", "b1"], "Blue": ["a2"]}
    state = read(board=board, farmers=farmers, order=POSITION["order"])
    options = GAME.ask(state, {"what": "options", "from": "a1"})
    assert options.value == {"none": {"Go": 1}}
    assert {"SB-C6", "SB-C9"} <= set(options.cites)
    move = {"by": "Red", "do": "collect", "from": "a1"}
    assert GAME.verdict(state, GAME.codec.read_move(move, state)).legal
    towards_the_edge = GAME.codec.read_move({**move, "to": "W"}, state)
    assert GAME.verdict(state, towards_the_edge).cites == ("SB-C5",)


def test_a_chosen_farmer_shows_its_rows_in_picture_and_words():
    words = library().games["schweinebande"].words("en")
    chosen = GAME.art.board(read(), words, Marks({"space:c3": "chosen"}, tappable=True))
    plain = GAME.art.board(read(), words, Marks(tappable=True))
    assert chosen.svg != plain.svg
    assert "Row right: sheep and goat, numbers 7 in all." in chosen.text
    assert "ends before the farmer of Blue on e1" in chosen.text
    assert "numbers 7 in all" not in plain.text


def test_taps_mean_rows():
    facts = GAME.facts(read())
    assert GAME.propose(facts, "Red", ("space:c3",)) == ()
    row = GAME.propose(facts, "Red", ("space:c3", "space:e3"))
    assert [GAME.codec.write_move(action, read()) for action in row] == [
        {"by": "Red", "do": "collect", "from": "c3", "to": "E"}
    ]
    off = GAME.propose(facts, "Red", ("space:c3", "space:e5"))
    assert GAME.verdict(read(), off[0]).cites == ("SB-G2",)


def test_a_tile_before_the_end_of_a_row_may_mean_stopping_there():
    facts = GAME.facts(read())
    row, short = GAME.propose(facts, "Red", ("space:c3", "space:d3"))
    assert GAME.verdict(read(), row).legal
    assert GAME.verdict(read(), short).cites[0] == "SB-C5"


def test_tiles_tapped_before_the_farmer_are_all_that_is_taken():
    facts = GAME.facts(read())
    assert GAME.propose(facts, "Red", ("space:d3",)) == ()
    whole, only = GAME.propose(facts, "Red", ("space:d3", "space:c3"))
    assert GAME.verdict(read(), whole).legal
    assert not GAME.verdict(read(), only).legal
    (row,) = GAME.propose(facts, "Red", ("space:d3", "space:e3", "space:c3"))
    assert row == whole
    (both,) = GAME.propose(facts, "Red", ("space:d3", "space:c4", "space:c3"))
    assert "SB-C10" in GAME.verdict(read(), both).cites


def test_a_tap_on_what_a_farmer_keeps_is_answered():
    facts = GAME.facts(read())
    (kept,) = GAME.propose(facts, "Red", ("space:c3", "space:e1"))
    assert {"SB-C6", "SB-C9"} <= set(GAME.verdict(read(), kept).cites)


def test_a_tap_on_a_gap_means_the_row_or_the_gap():
    board = """
      ..  ..  ..  ..  ..
        ..  ..  ..  ..  ..
          Go  Ch  ..  Pi  ..
            ..  ..  ..  ..  ..
              ..  ..  ..  ..  ..
    """
    position = {"section": "collect", "board": board, "farmers": {"A": ["a3", "d3"]}}
    state = GAME.codec.read(position, {})
    facts = GAME.facts(state)
    row, gap = GAME.propose(facts, "A", ("space:a3", "space:c3"))
    assert GAME.verdict(state, row).legal
    assert "SB-C11" in GAME.verdict(state, gap).cites
    assert GAME.propose(facts, "A", ("space:a3", "space:d3")) == ()


def test_the_rows_of_the_player_on_turn_are_added_up():
    reply = GAME.ask(read(), {"what": "rows"})
    assert reply.value["c3"] == {
        "right": 9, "left": 15, "down_right": 15, "up_left": 9, "up_right": 6, "down_left": 8,
    }  # fmt: skip
    assert {"SB-C4", "SB-C6"} <= set(reply.cites)
