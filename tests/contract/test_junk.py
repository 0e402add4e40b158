"""Positions that somebody made up: refused or read, and the form shows them all the same."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from tutor import games
from tutor.engine.problem import Unreadable
from tutor.library.load import library
from tutor.library.solve import situation

GAMES = games.slugs()
ROUNDS = 400
JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 99, 10**30, "", "A", "?", "none", "x" * 50, "*", "A:B", [], {}, [1], ["A"],
    ["A", "A"], [[1]], [{}], {"A": 1}, {"A": {}}, {"?": 1}, [None],
    [chr(65 + number) for number in range(26)],
)  # fmt: skip


def plain(value: Any) -> Any:
    """The same in mappings and lists that can be changed."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def ways(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a position something stands."""
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    return [way] * bool(way) + [found for key, item in inner for found in ways(item, (*way, key))]


def put(position: Any, way: tuple[Any, ...], value: Any) -> None:
    for key in way[:-1]:
        position = position[key]
    position[way[-1]] = value


def made_up(slug: str):
    """Positions of the game with something else in one to three places."""
    lib, luck = library().games[slug], random.Random(slug)
    written = []
    for preset in lib.info.presets:
        state = situation(lib.game, preset)
        whole = lib.game.codec.write(state)
        kept = {key: whole[key] for key in lib.game.codec.position_keys if key in whole}
        written.append((plain(kept), lib.game.codec.write_variant(state)))
    for _ in range(ROUNDS):
        position, variant = deepcopy(luck.choice(written))
        for _ in range(luck.randint(1, 3)):
            put(position, luck.choice(ways(position)), deepcopy(luck.choice(JUNK)))
        yield position, variant


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_made_up_is_refused_in_words_and_the_form_can_be_drawn(slug):
    lib = library().games[slug]
    refused = 0
    for position, variant in made_up(slug):
        try:
            lib.game.codec.read(position, variant)
        except Unreadable as wrong:
            refused += 1
            assert all(lib.words("de").problem(one) for one in wrong.problems)
        for field in lib.game.form(position, variant):
            assert lib.words("en").text("form", field.label, **dict(field.given))
    assert 0 < refused <= ROUNDS


@pytest.mark.parametrize("slug", GAMES)
def test_a_tap_on_something_made_up_changes_it_or_nothing(slug):
    game = library().games[slug].game
    if game.tap is None:
        return
    names = ("pig:red", "space:1", "space:a1", "player:Anna", "player:A", "figure:A", "valley", "x")
    pairs = [(one, other) for one in names for other in names]
    for number, (position, variant) in enumerate(made_up(slug)):
        after = game.tap(position, variant, pairs[number % len(pairs)])
        assert after is None or isinstance(after, dict)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["A:B", "*", " ", "x" * 41, "a\nb", ""])
def test_a_name_that_cannot_be_is_refused(slug, name):
    game = library().games[slug].game
    seats = library().games[slug].info.seat_names[: library().games[slug].info.players[0] - 1]
    with pytest.raises(Unreadable) as refusal:
        game.start((*seats, name), {})
    assert "not_a_name" in {one.say for one in refusal.value.problems}
