""" "Where are we?": every game has its stops, and what is wrong in them is named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tutor.library.check import problems
from tutor.library.load import library
from tutor.library.models import Text
from tutor.library.where import Forgotten, stops_hold

GAMES = list(library().games.values())


def changed(game, **parts):
    """The game with its first stop changed."""
    first, *rest = game.where.stops
    stops = (first.model_copy(update=parts), *rest)
    return replace(game, where=game.where.model_copy(update={"stops": stops}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_stops_that_cover_its_turn(game):
    assert game.where is not None
    assert list(stops_hold(game)) == []
    named = {rule for stop in game.where.stops for rule in stop.rules}
    turn = {rule for step in game.info.turn for rule in step.rules}
    assert len(turn - named) <= 2, turn - named


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_wrong_is_named(game):
    wrong = Forgotten(text=Text(en="x", de="x"), rule="ZZ-A1")
    for parts, said in (
        ({"rules": ("ZZ-A1",)}, "ZZ-A1 is not there"),
        ({"forgotten": (wrong,)}, "ZZ-A1 is not there"),
        ({"section": "nowhere"}, "section 'nowhere'"),
        ({"picture": "dragon"}, "'dragon'"),
        ({"id": game.where.stops[1].id}, "stands twice"),
    ):
        (line,) = stops_hold(changed(game, **parts))
        assert said in line


def test_a_game_without_stops_is_fine():
    assert list(stops_hold(replace(GAMES[0], where=None))) == []


def test_the_check_reads_stops_and_words():
    game = changed(GAMES[0], rules=("ZZ-A1",))
    kept = {name: term for name, term in game.terms.terms.items() if name != "house_rule"}
    lost = game.terms.model_copy(update={"terms": kept})
    found = problems(replace(game, terms=lost, _words={}))
    assert any("ZZ-A1 is not there" in line for line in found)
    assert any("has no entry under terms" in line for line in found)
