"""Where pigs run and what that earns: positions worked out by hand.

Pigs by letter: R red, W white, Y yellow, K black, B blue; a number is the distance.
"""

from __future__ import annotations

import pytest

from tutor.games.schweinsgalopp import GAME
from tutor.games.schweinsgalopp.actions import Play

LETTERS = {"R": "red", "W": "white", "Y": "yellow", "K": "black", "B": "blue"}
GAPLESS = "R1 W2 Y3 K4 B5"


def track(text: str) -> dict[str, int]:
    return {LETTERS[part[0]]: int(part[1:]) for part in text.split()}


def position(text: str, **more):
    return GAME.codec.read({"track": track(text), **more}, {})


def play(state, letters: str):
    """Plays cards one after the other, whoever is on turn; returns state and last events."""
    events = ()
    for letter in letters:
        by = state.players[state.turn]
        card = state.options.colours.index(LETTERS[letter])
        judged = GAME.judge(state, Play(by, card))
        assert judged.step is not None
        state, events = judged.step.state, judged.step.events
    return state, [event.rule for event in events]


MOVES = [
    # before, card, its distance after, leads, rules that brought it there
    ("R1 W2 Y3 K5 B6", "Y", 4, False, {"SG-M2", "SG-F4"}),
    (GAPLESS, "B", 6, True, {"SG-M3", "SG-F1", "SG-F5"}),
    (GAPLESS, "R", 6, True, {"SG-M4", "SG-F1"}),
    (GAPLESS, "Y", 6, True, {"SG-M4", "SG-F1"}),
    ("R1 W2 K4 B5 Y6", "W", 3, False, {"SG-M2", "SG-F4"}),
    ("R1 W2 K4 B5 Y6", "R", 3, False, {"SG-M4", "SG-M6", "SG-F4"}),
    ("R1 W2 Y3 K4 B6", "R", 5, False, {"SG-M4", "SG-M6", "SG-F4"}),
    ("R1 W2 Y3 K4 B6", "K", 5, False, {"SG-M2", "SG-F4"}),
    ("R1 W2 Y3 K4 B6", "B", 7, True, {"SG-M3", "SG-F5"}),
    ("R1 W2 Y5 K6 B8", "Y", 7, False, {"SG-M4", "SG-M6"}),
    ("R1 W2 Y3 K7 B8", "K", 9, True, {"SG-M4", "SG-F1"}),
    ("R2 W4 Y6 K8 B10", "K", 9, False, {"SG-M2"}),
    ("R1 W10 Y11 K12 B13", "R", 2, False, {"SG-M2"}),
    ("R1 W10 Y11 K12 B13", "W", 14, True, {"SG-M4"}),
    ("R18 W19 Y20 K21 B22", "R", 23, True, {"SG-M4", "SG-M8"}),
    ("R18 W19 Y20 K21 B22", "B", 23, True, {"SG-M3", "SG-M8"}),
    ("R18 W19 Y20 K22 B23", "Y", 21, False, {"SG-M2", "SG-F4"}),
    ("R18 W19 Y20 K22 B23", "K", 24, True, {"SG-M4", "SG-M8"}),
    ("R1 W19 Y20 K21 B22", "W", 24, True, {"SG-M4", "SG-M8", "SG-M10"}),
    ("R1 Y20 K21 B22 W24", "R", 3, False, {"SG-M4", "SG-M10", "SG-F4"}),
    ("R1 Y20 K21 B22 W24", "Y", 25, True, {"SG-M4", "SG-M8", "SG-M10"}),
]
EXCLUSIVE = {"SG-M2", "SG-M3", "SG-M4", "SG-M6", "SG-M8", "SG-M10", "SG-F1", "SG-F4", "SG-F5"}


@pytest.mark.parametrize(("before", "card", "to", "leads", "rules"), MOVES)
def test_a_card_moves_its_pig_to_the_next_free_space(before, card, to, leads, rules):
    state = position(before, players=["A", "B", "C"])
    after, cited = play(state, card)
    colour = state.options.colours.index(LETTERS[card])
    assert after.track[colour] == to
    assert after.containers[0] == int(leads)
    assert rules <= set(cited)
    situations = {"SG-M2", "SG-M3", "SG-M4"}
    assert len(situations & set(cited)) == 1
    assert ("SG-F1" in cited) == leads
    assert ("SG-F4" in cited) == (not leads)


CHAINS = [
    (GAPLESS, "RWYKB", "R6 W7 Y8 K9 B10", 5),
    (GAPLESS, "BBB", "R1 W2 Y3 K4 B8", 3),
    (GAPLESS, "YRWKB", "R3 Y6 W7 K8 B9", 4),
    (GAPLESS, "BKYWR", "R2 W3 Y4 K5 B6", 1),
    ("R1 W2 Y3 K5 B6", "YY", "R1 W2 K5 B6 Y7", 1),
    ("R2 W19 Y20 K21 B22", "BB", "R2 W19 Y20 K21 B25", 2),
]


@pytest.mark.parametrize(("before", "cards", "after", "chips"), CHAINS)
def test_several_turns_in_a_row(before, cards, after, chips):
    state = position(before, players=["A", "B", "C", "D"])
    ended, _ = play(state, cards)
    assert ended.track == position(after).track
    assert sum(ended.containers) == chips
    assert ended.middle == 50 - chips


def test_twenty_eight_chips_in_one_round_with_lap_contact():
    hands = {"A": {"white": 7}, "B": {"yellow": 7}, "C": {"black": 7}, "D": {"blue": 7}}
    state = position(GAPLESS, players=list("ABCD"), hands=hands)
    after, cited = play(state, "WYKB" * 7)
    assert after.track == position("R1 W31 Y32 K33 B34").track
    assert after.safe == (7, 7, 7, 7)
    assert "SG-A1" in cited


def test_a_full_round_of_two_players():
    hands = {
        "A": {"black": 1, "red": 3, "white": 1, "yellow": 2},
        "B": {"blue": 2, "red": 2, "yellow": 3},
    }
    state = position(GAPLESS, hands={"A": {**hands["A"], "blue": 1, "black": 0}, "B": hands["B"]})
    after, _ = play(state, "RBRBRRWYYYYYBR")
    assert after.track == position("K4 W5 B10 Y12 R13").track
    assert after.safe == (0, 5)
    assert after.middle == 45
    assert (after.phase, after.round) == ("line_up", 2)


SETTLEMENTS = [
    # before, card, container, safe before, safe after, returned
    ("R1 W2 K4 B5 Y6", "K", 4, 0, 5, 0),
    ("R1 W2 K4 B5 Y6", "W", 4, 0, 0, 4),
    (GAPLESS, "R", 0, 0, 1, 0),
    ("R1 W2 Y3 K4 B6", "R", 0, 0, 0, 0),
    (GAPLESS, "B", 6, 0, 7, 0),
    ("R1 W2 Y3 K4 B6", "K", 6, 0, 0, 6),
    ("R1 W2 Y3 K4 B9", "B", 2, 0, 3, 0),
    ("R1 W2 Y3 K4 B6", "Y", 3, 5, 5, 3),
]


@pytest.mark.parametrize(("before", "card", "container", "safe", "after", "returned"), SETTLEMENTS)
def test_the_last_card_saves_or_loses_the_container(before, card, container, safe, after, returned):
    hand = {LETTERS[card]: 1}
    state = position(before, hands={"A": hand}, containers={"A": container}, safe={"A": safe})
    ended, cited = play(state, card)
    assert ended.safe[0] == after
    assert ended.containers[0] == 0
    earned = after - safe - container if after > safe else 0
    assert ended.middle == state.middle + returned - earned
    assert ("SG-A3" in cited) != ("SG-A4" in cited)


@pytest.mark.parametrize(
    ("variant", "card", "safe"),
    [({"last_card_chips": 2}, "K", 6), ({"keep_chips": True}, "W", 4), ({}, "K", 5)],
)
def test_house_rules_of_the_last_card(variant, card, safe):
    raw = {
        "track": track("R1 W2 K4 B5 Y6"),
        "hands": {"A": {LETTERS[card]: 1}},
        "containers": {"A": 4},
    }
    after, _ = play(GAME.codec.read(raw, variant), card)
    assert after.safe[0] == safe


@pytest.mark.parametrize(("supply", "box", "lent"), [("unlimited", 3, True), ("limited", 2, False)])
def test_an_empty_middle(supply, box, lent):
    raw = {"track": track(GAPLESS), "containers": {"A": 2}, "middle": 0}
    after, cited = play(GAME.codec.read(raw, {"supply": supply}), "B")
    assert after.containers[0] == box
    assert ("SG-F3" in cited) == lent
    assert "SG-S8" in cited


def test_whatever_two_players_do_a_front_pair_is_a_certain_save():
    state = position(GAPLESS)
    for after, certain in [(1, True), (2, False)]:
        reply = GAME.ask(state, {"what": "sure", "card": "blue", "after": after})
        assert reply.value is certain
