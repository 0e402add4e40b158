"""Nobody learns what is hidden: not from a view, a verdict, a picture or a label."""

import pytest

from tests.games.schaeferstuendchen.at_table import position
from tutor.app.parts import play_known, play_match
from tutor.engine.contract import random_game
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.state import UNKNOWN
from tutor.library.load import library
from tutor.render.marks import Marks

HIDING = {
    "A": {"role": "maid", "hand": {"umweg": 1, "esel": 1}, "selfish": "matsch"},
    "B": {
        "role": "cook",
        "hand": {"nickerchen": 2},
        "selfish": "im_galopp",
        "assigned": {"A": "brett", "C": "knueppel"},
    },
    "C": {"role": "crone", "hand": {"wachhund": 1}, "three": {"mistgabel": 1, "faustrecht": 2}},
}
SECRETS = {
    None: {"umweg", "esel", "matsch", "nickerchen", "im_galopp", "brett", "knueppel", "wachhund"},
    "A": {"nickerchen", "im_galopp", "knueppel", "wachhund", "mistgabel", "faustrecht"},
    "B": {"umweg", "esel", "matsch", "brett", "knueppel", "wachhund", "mistgabel"},
    "C": {"umweg", "esel", "matsch", "nickerchen", "im_galopp", "brett"},
}


def hiding():
    return position(HIDING, set="practice", step=2, draw=["blaues_auge", "verlaufen", "umweg"])


@pytest.mark.parametrize("seat", SECRETS)
def test_a_view_names_no_hidden_card(seat):
    written = str(GAME.codec.write(GAME.view(hiding(), seat)))
    named = {card for card in SECRETS[seat] | {"blaues_auge", "verlaufen"} if card in written}
    assert named == set()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seat", SECRETS)
def test_a_picture_names_no_hidden_card(seat, lang):
    words = library().games["schaeferstuendchen"].words(lang)
    picture = GAME.art.board(GAME.view(hiding(), seat), words, Marks(tappable=True))
    names = {words.term(card) for card in SECRETS[seat]}
    assert {name for name in names if name in picture.svg + picture.text} == set()


def test_a_seat_sees_its_own_cards_and_those_it_gave():
    seen = GAME.view(hiding(), "A")
    assert seen.players[0].hand == ("esel", "umweg")
    assert seen.players[1].assigned == ((0, "brett"), (2, UNKNOWN))


def test_fetched_cards_are_known_to_all():
    players = {
        "A": {"role": "maid"},
        "B": {"role": "cook", "hand": {"v5": 1, "v2": 2}, "fresh": {"v5": 1}},
    }
    assert GAME.view(position(players), "A").players[1].hand == (UNKNOWN, UNKNOWN, "v5")


def test_combat_cards_are_hidden_until_the_fight():
    for state in random_game(GAME, ("A", "B", "C"), {}, 4):
        for seat, player in enumerate(GAME.view(state, "A").players):
            assert seat == 0 or state.shown or player.combat_card in ("none", UNKNOWN)


def test_shown_combat_cards_are_seen_by_all():
    players = {seat: {"at": "valley", "combat_card": "esel"} for seat in "AB"}
    state = position(players, set="practice", step=6, shown=True)
    assert [one.combat_card for one in GAME.view(state, "A").players] == ["esel", "esel"]


def fighting():
    """Ben's combat card lies face down, and the fight is due."""
    players = {
        "A": {"role": "maid", "at": "valley", "declined": True},
        "B": {"role": "bandit", "at": "valley", "combat_card": "umweg", "hand": {"esel": 1}},
    }
    return position(players, set="practice", step=6)


@pytest.mark.parametrize("seat", ["A", None])
def test_a_fight_turns_combat_cards_over_and_nothing_else(seat):
    state = fighting()
    fight = GAME.codec.read_move({"by": "A", "do": "fight"}, state)
    assert GAME.view(state, seat).players[1].combat_card == UNKNOWN
    seen = GAME.opened(state, fight, seat)
    assert seen.players[1].combat_card == "umweg"
    assert seen.players[1].hand == (UNKNOWN,)
    assert not seen.shown


def test_other_actions_turn_nothing_over():
    state = fighting()
    waits = GAME.codec.read_move({"by": "A", "do": "pass"}, state)
    assert GAME.opened(state, waits, "A") == GAME.view(state, "A")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_verdict_on_a_fight_shows_what_lies_open_now(lang):
    seats = {"A": play_match.HUMAN, "B": play_match.HUMAN}
    state = fighting()
    match = play_match.begin("schaeferstuendchen", {}, GAME.codec.write(state), seats)
    fight = GAME.codec.read_move({"by": "A", "do": "fight"}, state)
    played = play_match.played(play_match.text(play_match.made(match, state, fight)))
    assert played.acting()
    answer = play_known.known(played, 1, "A")
    words = library().games["schaeferstuendchen"].words(lang)
    picture = GAME.art.move(answer.state, answer.action, words)
    assert "?" not in picture.text
    assert f"{words.text('figure', 'part_card')} +" in picture.text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_others_lay_face_down_has_no_name_in_the_log(lang):
    words = library().games["schaeferstuendchen"].words(lang)
    laid = set()
    for state in random_game(GAME, ("A", "B", "C"), {}, 8):
        for action in GAME.legal(state):
            if action.by == "A" or action.do not in ("selfish", "assign", "combat", "crone"):
                continue
            after = GAME.apply(state, action).state
            if after.pending or after.shown:
                continue
            seen = GAME.seen(action, after, "A")
            told = words.move(GAME.label(seen, state))
            cards = [getattr(action, "card", None), getattr(action, "keep", None)]
            assert not [c for c in cards if c and words.term(c) in told], told
            assert GAME.seen(action, after, action.by) == action
            laid.add(action.do)
    assert {"selfish", "assign", "combat"} <= laid
