"""The contract every game keeps: random play under every switch, and all content positions."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from tutor import games
from tutor.engine.contract import SECRETS, cited, findings, random_game, violations
from tutor.engine.problem import Unreadable
from tutor.engine.record import GameRecord, append, nature, replay
from tutor.engine.verdict import Finding, Note
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.solve import situation

GAMES = games.slugs()
EVERY = 7
"""Random games differ little from one move to the next: every seventh state is looked at."""
PARTS = 4
"""The random games of a game with many switches take longer than one test may."""


def variants(slug: str) -> list[dict]:
    """The defaults for each number of players, and each switch in each other position."""
    info = library().games[slug].info
    low, high = info.players
    options: list[dict] = [{} for _ in range(low, high + 1)]
    for switch in info.switches:
        options += [{switch.key: written(value)} for value in list(switch.values)[1:]]
    return options


def written(value: str) -> object:
    """A switch value as it stands in a position file."""
    plain = {"true": True, "false": False}
    return plain.get(value, int(value) if value.isdigit() else value)


def tables(slug: str) -> list[tuple[tuple[str, ...], dict, int]]:
    """(seats, variant, seed) of the random games."""
    low, high = library().games[slug].info.players
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
    played = []
    for seed, variant in enumerate(variants(slug)):
        played.append((names[: low + seed % (high - low + 1)], variant, seed))
    return played


def seated(game, seats, variant):
    """The seats, or as few as the game allows where an edition has no room for so many."""
    try:
        game.start(seats, variant)
    except Unreadable:
        return seats[: library().games[game.slug].info.players[0]]
    return seats


def states(slug: str, step: int, chosen=None):
    game = games.load(slug)
    for seats, variant, seed in chosen or tables(slug):
        table = seated(game, seats, variant)
        yield from islice(random_game(game, table, variant, seed), seed % step, None, step)


def content_states(slug: str):
    own = library().games[slug]
    shown = [section.figure for section in own.info.sections]
    shown += [*own.info.presets, *own.scenarios.values()]
    shown += [proof for ruling in own.rulings.values() for proof in ruling.proof]
    for item in shown:
        yield situation(own.game, item.model_copy(update={"moves": ()}))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("slug", GAMES)
def test_random_games_keep_the_contract(slug, part):
    looked_at = states(slug, EVERY, tables(slug)[part::PARTS])
    assert list(violations(games.load(slug), looked_at)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_content_positions_keep_the_contract(slug):
    assert list(violations(games.load(slug), content_states(slug))) == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_effect_tells_what_is_hidden(slug):
    looked_at = [*islice(states(slug, 8 * EVERY), 30), *islice(content_states(slug), 0, None, 4)]
    assert list(violations(games.load(slug), looked_at, SECRETS)) == []


def test_a_game_that_tells_what_is_hidden_breaks_the_contract():
    game = games.load("schweinsgalopp")

    def telling(state, action):
        step = game.apply(state, action)
        nosy = Finding("SG-S10", Note(given=(("next", state.hands[-1]),)))
        return replace(step, events=(*step.events, nosy))

    found = list(violations(replace(game, apply=telling), content_states(game.slug), SECRETS))
    assert "learns something hidden" in found[0]
    shown = replace(game, apply=telling, shows=frozenset({"SG-S10"}))
    assert list(violations(shown, content_states(game.slug), SECRETS)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_random_games_end(slug):
    game = games.load(slug)
    for seats, variant, seed in tables(slug)[:3]:
        last = list(random_game(game, seats, variant, seed))[-1]
        assert game.actors(last) == ()
        assert game.legal(last) == ()


@pytest.mark.parametrize("slug", GAMES)
def test_every_cited_rule_is_written_down(slug):
    rules = library().games[slug].rules.keys()
    game = games.load(slug)
    for state in states(slug, 3 * EVERY):
        assert cited(game, state) <= rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_everything_can_be_said(slug, lang):
    game, words = games.load(slug), library().games[slug].words(lang)
    for state in states(slug, 2 * EVERY):
        for finding in findings(game, state):
            spoken = words.finding(finding)
            assert spoken.fact
            assert not set("{}") & set(spoken.fact + spoken.way)


@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_says_what_it_counts(slug):
    game, words = games.load(slug), library().games[slug].words("en")
    for state in (*states(slug, 3 * EVERY), *content_states(slug)):
        for finding in findings(game, state):
            spoken = words.finding(finding)
            assert not spoken.need.isdigit(), finding
            assert not spoken.have.isdigit(), finding


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_legal_moves_have_labels_of_their_own(slug, lang):
    game, words = games.load(slug), library().games[slug].words(lang)
    for state in states(slug, 3 * EVERY):
        for seat in game.actors(state):
            own = [action for action in game.legal(state) if action.by == seat]
            labels = [words.move(game.label(action, state)) for action in own]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_view_can_be_drawn(slug, lang):
    from xml.etree import ElementTree as ET

    from tutor.render.marks import Marks

    game, words = games.load(slug), library().games[slug].words(lang)
    for state in states(slug, 10 * EVERY):
        for seat in (None, *game.actors(state)):
            view = game.view(state, seat)
            picture = game.art.board(view, words, Marks(tappable=True))
            drawn = ET.fromstring(picture.svg)
            spots = [node.get("data-id") for node in drawn.iter() if node.get("data-id")]
            assert len(set(spots)) == len(spots)
            assert picture.text
            assert picture == game.art.board(view, words, Marks(tappable=True))


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_replays_to_the_same_state(slug):
    game = games.load(slug)
    low = library().games[slug].info.players[0]
    seats = ("Anna", "Ben", "Cleo")[:low]
    start = game.start(seats, {})
    written_start = game.codec.write(start)
    position = {key: written_start[key] for key in game.codec.position_keys}
    record = GameRecord(slug, {}, position, seed=3)
    state = start
    for _ in range(40):
        if not game.actors(state):
            break
        action = nature(game, state, record) or game.legal(state)[0]
        record = append(game, record, state, action)
        state = game.apply(state, action).state
    first, turns = replay(game, record)
    assert first == start
    assert turns[-1].state == state
    assert replay(game, record.undo())[1] == turns[:-1]
