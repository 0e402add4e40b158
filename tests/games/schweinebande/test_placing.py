"""Section B: whose turn, the lone player, farmers left over, and tiles nobody has seen."""

from __future__ import annotations

import pytest

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE
from tutor.games.schweinebande import GAME
from tutor.games.schweinebande.state import COPIES, known_tiles

FOUR = ["Blue", "Red", "Yellow", "Green"]


def open_board(down: int) -> str:
    """A market with tiles of all kinds, the last `down` of them face down."""
    kinds = ["Ch", "Sh", "Go", "Do", "Pi", "Co"]
    tiles = [kinds[index % 6] for index in range(25 - down)] + ["??"] * down
    return "\n".join(" ".join(tiles[row : row + 5]) for row in range(0, 25, 5))


def judged(position, *moves, variant=()):
    state = GAME.codec.read(position, dict(variant))
    for move in moves:
        judgement = GAME.judge(state, GAME.codec.read_move(move, state))
        state = judgement.step.state if judgement.step else state
    return state, judgement


def reveal(by, at="e5", tile="Go"):
    return {"by": by, "do": "reveal", "at": at, "tile": tile}


LONE = {
    "players": FOUR,
    "turn": "Yellow",
    "board": open_board(1),
    "farmers": {"Blue": ["a1", "b1"], "Red": ["c1", "d1"], "Green": ["e1", "a2"]},
    "order": {"Blue": 1, "Red": 2, "Green": 3},
}
TWO_LEFT = {
    **LONE,
    "farmers": {"Blue": ["a1", "b1"], "Red": ["c1", "d1"], "Yellow": ["e1"], "Green": ["a2"]},
    "order": {"Blue": 1, "Red": 2},
}


def test_the_lone_player_with_two_farmers_places_one_and_keeps_one_out():
    _, passing = judged(LONE, reveal("Yellow"), {"by": "Yellow", "do": "pass"})
    assert passing.verdict.cites == ("SB-B10",)
    state, placing = judged(LONE, reveal("Yellow"), {"by": "Yellow", "do": "place"})
    assert {"SB-B4", "SB-B11", "SB-B7"} <= set(placing.cites)
    assert state.order == (1, 2, 4, 3)
    turns = GAME.ask(state, {"what": "order"}).value
    assert turns == ["Blue", "Red", "Green", "Yellow", "Blue", "Red", "Green"]


@pytest.mark.parametrize(("variant", "order"), [("left", (1, 2, 4, 3)), ("self", (1, 2, 3, 4))])
def test_two_players_may_both_be_stranded(variant, order):
    moves = [reveal("Yellow"), {"by": "Yellow", "do": "pass"}]
    state, passing = judged(TWO_LEFT, *moves, variant={"stranded_tiles": variant})
    assert passing.verdict.legal
    assert state.order == order
    reply = GAME.ask(state, {"what": "order"})
    assert len(reply.value) == 6
    assert "SB-C15" in reply.cites


@pytest.mark.parametrize(("down", "legal"), [(3, True), (2, False), (1, False)])
def test_counting_down_forces_the_lone_player_earlier(down, legal):
    position = {**LONE, "board": open_board(down)}
    moves = [reveal("Yellow"), {"by": "Yellow", "do": "pass"}]
    _, passing = judged(position, *moves, variant={"lone_duty": "count_down"})
    assert passing.verdict.legal == legal
    _, mild = judged(position, *moves)
    assert mild.verdict.legal == (down > 1)


def test_when_nobody_placed_the_market_goes_to_the_box():
    position = {"turn": "A", "board": open_board(1)}
    state, _ = judged(position, reveal("A"), {"by": "A", "do": "pass"})
    assert state.section == "redeem"
    assert sum(state.box) == 25
    assert state.order == (2, 1)


@pytest.mark.parametrize(
    ("position", "by", "rule"),
    [
        ({"players": FOUR}, "Red", "SB-B1"),
        ({"players": FOUR, "round": 2, "order": {"Yellow": 1, "Blue": 2, "Green": 3, "Red": 4}},
         "Blue", "SB-N2"),
        ({"players": FOUR, "round": 2, "turn": "Green", "board": open_board(24)}, "Red", "SB-N4"),
        ({"players": FOUR, "turn": "Green", "board": open_board(24)}, "Red", "SB-B6"),
        (LONE, "Blue", "SB-B8"),
    ],
)  # fmt: skip
def test_who_is_too_early_hears_the_rule_that_says_whose_turn_it_is(position, by, rule):
    _, judgement = judged(position, reveal(by))
    assert judgement.verdict.cites == (rule,)


def test_reaching_for_a_tile_leaves_its_face_to_chance():
    state, _ = judged({"players": FOUR}, {"by": "Blue", "do": "pick", "at": "c3"})
    assert GAME.actors(state) == (CHANCE,)
    assert state.board == GAME.start(tuple(FOUR), {}).board
    shown = GAME.chance(state, Chance(7, 0))
    assert (shown.by, shown.at) == ("Blue", state.picked)
    assert GAME.verdict(state, shown).legal


def test_chance_never_shows_more_of_a_tile_than_there_are():
    position = {"round": 4, "front": {"A": {"Ch": 16, "Sh": 16}}, "box": {"Go": 16, "Do": 15}}
    state = GAME.codec.read(position, {})
    state = GAME.apply(state, GAME.codec.read_move({"by": "A", "do": "pick", "at": "a1"}, state))
    seen = {GAME.chance(state.state, Chance(seed, 1)).tile for seed in range(60)}
    assert seen <= {3, 4, 5, 6}
    known = known_tiles(state.state)
    assert all(have <= most for have, most in zip(known, COPIES, strict=True))


def test_a_face_down_tile_has_no_face_in_state_view_or_position():
    state = GAME.start(("A", "B", "C"), {})
    assert set(state.board) == {-1}
    assert set(GAME.codec.write(state)["board"].split()) == {"??"}
    assert GAME.view(state, "A") == GAME.view(state, None) == state


def test_the_whole_first_turn_of_round_two_returns_the_order_tiles():
    position = {
        "players": FOUR,
        "round": 2,
        "order": {"Yellow": 1, "Blue": 2, "Green": 3, "Red": 4},
    }
    state, passing = judged(position, reveal("Yellow"), {"by": "Yellow", "do": "pass"})
    assert {"SB-N3", "SB-N4"} <= set(passing.cites)
    assert state.players[state.turn] == "Green"
    assert GAME.ask(state, {"what": "available"}).value == [1, 2, 3, 4, 5]
