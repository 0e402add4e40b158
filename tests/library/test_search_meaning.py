"""The look-up beyond single words: meaning, relatives, and what is no question of ours."""

from __future__ import annotations

import socket

import numpy as np
import pytest

from tutor.library.load import library
from tutor.library.search import search
from tutor.library.search.meaning import Meanings, encoder, meanings, numbers
from tutor.library.search.question import mended, notions

LIBRARY = library()
GAMES = list(LIBRARY.games)
GAME = "schweinsgalopp"
MOST_NEW = 20
"""One entry in so many may be new since `python3 -m bench.meanings` was last run."""


def nearest(words: str, slug: str) -> list[str]:
    """The three entries whose meanings come nearest."""
    entries = [entry.id for entry in search().index(slug).entries]
    likeness = meanings()[slug].likeness(words, entries)
    ranked = sorted(zip(likeness, entries, strict=True), reverse=True)
    return [entry for _, entry in ranked[:3]]


@pytest.mark.parametrize("slug", GAMES)
def test_rules_and_rulings_have_a_meaning(slug):
    game = LIBRARY.games[slug]
    entries = {*game.rules, *game.rulings}
    new = entries - meanings()[slug].rows.keys()
    assert len(new) <= len(entries) // MOST_NEW, f"run python3 -m bench.meanings: {sorted(new)}"


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Who is the champion when it is all over?", "SG-G2"),
        ("Is moving in reverse possible?", "SG-M7"),
        ("Ist rückwärts gehen möglich?", "SG-M7"),
        ("Sind meine Vorräte geschützt?", "SG-F6"),
    ],
)
def test_the_same_meaning_in_other_words_and_in_both_languages(words, wanted):
    assert wanted in nearest(words, GAME)


def test_a_meaning_is_a_product_less_a_shift():
    one = np.ones(512, dtype=np.float32)
    rows = np.stack([one, 0 * one])
    shift = np.array([1.0, 0.5], np.float32)
    game = Meanings({"a": 0, "b": 1}, rows, shift, 2 * rows, shift)
    expected = float(numbers("who wins").sum()) - 1
    assert game.likeness("who wins", ["b", "new", "a"]) == pytest.approx([-0.5, 0, expected], 1e-4)
    this, ours = game.about("who wins", "who wins")
    assert (this, ours) == (pytest.approx(2 * expected + 1, 1e-4), -0.5)


def test_the_encoder_asks_no_network(monkeypatch):
    def forbidden(*_args, **_named):
        raise AssertionError("a request left the machine")

    monkeypatch.setattr(socket, "socket", forbidden)
    monkeypatch.setattr(socket, "create_connection", forbidden)
    assert type(encoder())().encode("pig").shape == (512,)


def test_words_with_typing_errors_are_mended_and_others_left():
    index = search().index(GAME)
    assert mended("Can a pgi jmup over a gap?", "en", index) == "Can a pgi jump over a gap?"
    assert mended("Wieviele Katren hat jeder?", "de", index) == "Wieviele karten hat jeder?"


@pytest.mark.parametrize(("typed", "meant"), [("mcuh", "much"), ("bfore", "before")])
def test_a_misspelled_everyday_word_counts_no_more_than_itself(typed, meant):
    index = search().index(GAME)
    (wrong,), (right,) = notions(typed, "en", index), notions(meant, "en", index)
    assert wrong.weight == right.weight < 1
    assert wrong.means.keys() & right.means.keys()


@pytest.mark.parametrize("slug", GAMES)
def test_a_ruling_and_its_rules_are_relatives(slug):
    index = search().index(slug)
    numbers_of = {entry.id: number for number, entry in enumerate(index.entries)}
    for ruling in LIBRARY.games[slug].rulings.values():
        for rule in ruling.cites:
            assert numbers_of[rule] in index.kin[numbers_of[ruling.id]]
            assert numbers_of[ruling.id] in index.kin[numbers_of[rule]]


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        *(("xyzzy", lang) for lang in ("en", "de")),
        ("asdf qwer", "en"),
        ("recipe for pancakes", "en"),
        ("hotel in rom buchen", "de"),
        ("übersetze das bitte", "de"),
        ("wer hat faust geschrieben", "de"),
    ],
)
@pytest.mark.parametrize("slug", [None, *GAMES])
def test_what_is_no_question_of_ours_is_not_answered(words, lang, slug):
    assert not search().ask(words, lang, slug).found


@pytest.mark.parametrize("words", ["chip", "gap", "lead", "who wins", "red pig"])
def test_a_word_that_is_ours_is_answered_alone(words):
    assert search().ask(words, "en", GAME).found
