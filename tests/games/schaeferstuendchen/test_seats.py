"""Seats: called by name, clockwise; a seat nobody describes plays the next free role."""

import pytest

from tutor.app.parts import table_setup
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.library.load import library

LETTERS = {
    "set": "practice",
    "step": 5,
    "start": "B",
    "players": {
        "A": {"role": "maid", "at": "valley", "out": {"falsche_lieferadresse": 1}},
        "B": {"role": "cook", "at": 3},
    },
}
NAMES = {
    "set": "practice",
    "step": 5,
    "start": "Ben",
    "seats": ["Anna", "Ben"],
    "players": {
        "Ben": {"role": "cook", "at": 3},
        "Anna": {"role": "maid", "at": "valley", "out": {"falsche_lieferadresse": 1}},
    },
}


def snatched(position, by):
    state = GAME.codec.read(position, {})
    return GAME.judge(state, GAME.codec.read_move({"by": by, "do": "snatch"}, state))


def test_names_play_like_letters():
    letters, names = snatched(LETTERS, "A"), snatched(NAMES, "Anna")
    assert names.cites == letters.cites
    assert names.step.state.players == letters.step.state.players
    assert GAME.codec.write(names.step.state)["players"]["Ben"]["sheep"] == 1


def test_the_order_of_seats_is_the_order_named():
    state = GAME.start(("Zoe", "Adam", "Mia"), {})
    assert GAME.actors(state) == ("Zoe", "Adam", "Mia")
    again = GAME.codec.read(GAME.codec.write(state), {})
    assert again == state


def test_who_is_not_described_plays_the_next_free_role():
    state = GAME.codec.read({"seats": ["Anna", "Ben"], "players": {"Ben": {"role": "maid"}}}, {})
    assert [player.role for player in state.players] == ["bandit", "maid"]


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"seats": ["Anna"]}, "seats"),
        ({"seats": ["Anna", "Anna"]}, "seats"),
        ({"seats": ["Anna", "bandits"]}, "seats"),
        ({"seats": ["Anna", "Ben"], "players": {"Clara": {}}}, "players.Clara"),
        ({"players": {"Anna": {}, "Ben": {}}}, "players.Anna"),
        ({"seats": ["Anna", "Ben"], "start": "A"}, "start"),
    ],
)
def test_seats_that_cannot_be_are_named(position, key):
    with pytest.raises(Unreadable) as refused:
        GAME.codec.read(position, {})
    assert key in [problem.key for problem in refused.value.problems]


def test_a_renamed_player_keeps_everything():
    lib = library().games["schaeferstuendchen"]
    given = {
        "set": "practice",
        "step": 3,
        "seats": ["Anna", "Ben"],
        "start": "Ben",
        "players": {
            "Anna": {"role": "maid", "assigned": {"Ben": "matsch"}, "selfish": "umweg"},
            "Ben": {"role": "cook", "longer": {"angebissen": 1}},
        },
    }
    setup = table_setup.Setup(given, {}, GAME.codec.read(given, {}))
    for old, new in (("Ben", "Otto"), ("Anna", "Ida")):
        fields = table_setup.fields(lib, setup)
        setup = table_setup.renamed(lib, setup, fields, old, new)
    assert setup.problems == ()
    assert setup.position["players"] == {
        "Ida": {"role": "maid", "assigned": {"Otto": "matsch"}, "selfish": "umweg"},
        "Otto": {"role": "cook", "longer": {"angebissen": 1}},
    }
    assert (setup.position["seats"], setup.position["start"]) == (["Ida", "Otto"], "Otto")


def test_a_new_game_can_be_a_team_game():
    state = GAME.start(("Ada", "Bo", "Cy", "Di"), {"newGame": "team"})
    sides = [player.faction for player in state.players]
    assert state.mode == "team"
    assert sides == ["villagers", "bandits", "villagers", "bandits"]
    assert GAME.legal(state)


def test_three_cannot_start_a_team_game():
    with pytest.raises(Unreadable) as refused:
        GAME.start(("Ada", "Bo", "Cy"), {"newGame": "team"})
    assert [(one.key, one.say) for one in refused.value.problems] == [("players", "odd_team")]
