"""An owner's own cards: every kind of event, and text that the players carry out themselves."""

from __future__ import annotations

import pytest

from tutor.engine.contract import random_game, violations
from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs import GAME
from tutor.library.load import library
from tutor.render.marks import NONE

EVENTS = [
    {"price": {"sty": -5, "L": 2}},
    {"per_pig": {"S": 1, "L": 2}},
    {"most": "sties", "prize": {"money": 5}},
    {"most": "money", "prize": {"vaccine": 1}},
    {"most": "amulet", "prize": {"money": 3, "supplement": 1}},
    {"births": ["L"], "per": 1},
    {"gift": {"money": 2, "vaccine": 1}},
    {"manual": "The oldest farmer gets a Baby."},
]
DECK = {
    f"{season}{place}": {"feed": 9, "event": event}
    for season in ("SP", "SU", "AU", "WI")
    for place, event in enumerate(EVENTS[:6] if season == "SP" else EVENTS[2:], 1)
}


def event(card_event, **more):
    return {"step": "event", "round": 2, "card": {"event": card_event}, **more}


def played(position, move, variant=None):
    state = GAME.codec.read(position, variant or {})
    return GAME.judge(state, GAME.codec.read_move({"by": "A", "do": "event", **move}, state))


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_own_cards_keep_the_contract(seed):
    states = list(random_game(GAME, ("Anna", "Ben", "Cleo"), {"deck": DECK}, seed))
    assert list(violations(GAME, states[seed::9])) == []
    assert {state.card.slot for state in states if state.card} <= set(DECK)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("card_event", EVENTS)
def test_every_kind_of_event_is_drawn_and_told(card_event, lang):
    words = library().games["happy_pigs"].words(lang)
    state = GAME.codec.read(event(card_event), {})
    assert GAME.art.board(state, words, NONE).text
    happened = played(event(card_event), {"outcome": {}} if "manual" in card_event else {})
    assert [words.finding(found).fact for found in happened.step.events]


def test_a_gift_goes_to_everybody_as_far_as_there_is_some():
    position = event({"gift": {"money": 2, "amulet": 1}}, starter="C", store={"amulet": 2})
    after = GAME.codec.write(played(position, {}).step.state)
    assert [after["farms"][name]["money"] for name in "ABC"] == [2, 2, 2]
    assert [after["farms"][name]["tools"].get("amulet", 0) for name in "ABC"] == [1, 0, 1]


def test_text_only_waits_for_the_outcome():
    position = event({"manual": "Sing a song."}, farms={"A": {"money": 3}})
    assert played(position, {}).cites == ("HP-R9",)
    assert not played(position, {}).verdict.legal
    outcome = {"A": {"money": -1, "pigs": {"B": 1}}, "C": {"tools": {"vaccine": 2}}}
    after = GAME.codec.write(played(position, {"outcome": outcome}).step.state)
    assert after["step"] == "pass"
    assert after["farms"]["A"]["money"] == 2
    assert after["farms"]["A"]["pigs"] == {"B": 1}
    assert (after["store"]["B"], after["store"]["vaccine"]) == (39, 23)


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        ({"A": {"money": -4}}, "outcome.A"),
        ({"A": {"pigs": {"L": 6}}}, "outcome.A.pigs"),
        ({"A": {"tools": {"vaccine": 26}}}, "outcome"),
        ({"Z": {}}, "outcome.Z"),
        ({"A": {"cows": 1}}, "outcome.A.cows"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused(outcome, key):
    position = event({"manual": "Sing a song."}, farms={"A": {"money": 3}})
    with pytest.raises(Unreadable) as wrong:
        played(position, {"outcome": outcome})
    assert wrong.value.problems[0].key == key


def test_only_text_takes_an_outcome():
    with pytest.raises(Unreadable, match="outcome"):
        played(event("none"), {"outcome": {}})
