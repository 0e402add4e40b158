"""The machine's seats: they growl, count what is left, and do not lightly break up two heaps."""

from __future__ import annotations

import pytest

from tutor.engine.chance import Chance
from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.bot import unseen
from tutor.games.schweinebammel.state import FARMER


def chosen(position, bot="sensible", variant=None):
    """The move that a bot makes as the player on turn."""
    state = GAME.codec.read(position, variant or {})
    seat = state.players[state.turn]
    view = GAME.view(state, seat)
    legal = tuple(action for action in GAME.legal(view) if action.by == seat)
    action = GAME.bots[bot](view, legal, Chance(1, 1))
    assert action in legal
    return GAME.codec.write_move(action, state)


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("hand", [{2: 1, 9: 2}, {2: 1, 9: 1}, {9: 1}])
def test_no_bot_forgets_to_growl(bot, hand):
    assert "growl" not in chosen({"top": 2, "hands": {"A": hand}}, bot)


def test_two_cards_are_better_than_one():
    assert chosen({"top": 4, "hands": {"A": {4: 1, 3: 1, 7: 1, 10: 2}}})["do"] == "pair"


def test_the_lowest_pig_answers_hector():
    position = {"top": 9, "pending": "hector", "hands": {"A": {2: 1, 9: 1, 10: 2, "dung": 1}}}
    assert chosen(position) == {"by": "A", "do": "play", "card": 2}


@pytest.mark.parametrize(("cards", "move"), [(7, "play"), (1, "play")])
def test_special_cards_wait_for_a_player_who_is_nearly_out(cards, move):
    hand = {8: 1, 10: 2, 9: 2, "farmer": 1}
    found = chosen({"top": 8, "players": ["A", "B"], "hands": {"A": hand, "B": cards}})
    assert found["do"] == move
    assert (found["card"] == "farmer") is (cards == 1)


def test_two_heaps_are_not_lightly_broken_up():
    hand = {3: 1, 7: 1, 10: 1, 5: 2}
    table = {"top": 7, "players": ["A", "B"]}
    assert chosen({**table, "hands": {"A": {**hand, "dung": 1}}})["do"] == "give"
    assert chosen({**table, "hands": {"A": {**hand, "dung": 2}}})["do"] == "pair"


def test_what_lies_open_is_counted_as_seen():
    position = {
        "top": 5,
        "specials": {"farmer": 2},
        "discards": {3: 2},
        "hands": {"A": {3: 1, 9: 4}},
    }
    state = GAME.codec.read(position, {})
    left = unseen(GAME.facts(state), "A")
    assert (left[3], left[5], left[9], left[FARMER]) == (3, 5, 1, 3)
