"""Nobody learns what is hidden: not from a view, a verdict, a picture or a label."""

import pytest

from tests.games.schaeferstuendchen.at_table import position
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
            assert seat == 0 or player.combat_card in ("none", UNKNOWN)
