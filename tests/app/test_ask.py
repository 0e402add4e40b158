"""A question at the table, typed in one's own words."""

from __future__ import annotations

import re

import pytest

from tests.app.conftest import html
from tutor.app.address import LONGEST_QUESTION, Address
from tutor.app.parts import ask
from tutor.library.load import library

GAME = "schweinsgalopp"
AT_THE_TABLE = [
    ("en", "a chip for every pig I jumped!", "SG-F2"),
    ("de", "ein Chip für jedes Schwein, das ich übersprungen habe!", "SG-F2"),
    ("en", "I pass", "SG-T4"),
    ("de", "ich passe", "SG-T4"),
    ("en", "does moving the pig that already leads count?", "SG-F5"),
    ("de", "zählt das Schwein, das schon führt?", "SG-F5"),
    ("en", "can we play with five?", "SG-S1"),
    ("de", "können wir zu fünft spielen?", "SG-S1"),
    ("en", "who starts round two?", "SG-RUL15"),
    ("de", "wer fängt Runde zwei an?", "SG-T5"),
]
HIT = re.compile(r'rs-hit"><p class="rs-source"><span class="rs-id">([^<]+)<')


@pytest.mark.parametrize(("lang", "question", "first"), AT_THE_TABLE)
def test_a_question_at_the_table_is_answered_first(open_page, lang, question, first):
    page = html(open_page("rulings", game=GAME, lang=lang, ask=question))
    assert HIT.findall(page)[0] == first
    words = library().games[GAME].words(lang)
    assert words.ui("ask_found") in page
    if first in words.rules:
        assert words.of(words.rules[first].title) in page
        assert f"rules?game={GAME}&amp;lang={lang}&amp;rule={first}" in page
    assert 'class="rs-ruling ' not in page


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("place", ["rules", "rulings", "table"])
def test_one_can_ask_where_one_looks_things_up(open_page, lang, place):
    for game in library().shelf():
        page = html(open_page(place, game=game.slug, lang=lang))
        assert f'data-go="rulings?game={game.slug}&amp;lang={lang}"' in page
        assert f'<label for="ask">{game.words(lang).ui("ask_label")}</label>' in page


def test_a_question_stays_a_text(open_page):
    page = html(open_page("rulings", game=GAME, lang="en", ask='"><b>qqqq'))
    assert 'value="&quot;&gt;&lt;b&gt;qqqq"' in page
    assert "<b>qqqq" not in page


def test_a_question_that_is_too_long_is_said_and_the_list_is_there(open_page):
    page = html(open_page("rulings", game=GAME, lang="en", ask="x" * (LONGEST_QUESTION + 1)))
    assert "at most 200 characters" in page
    assert 'class="rs-ruling ' in page


def test_each_question_is_shown_anew():
    assert ask.anchor("ich passe") != ask.anchor("zu fünft")
    assert ask.anchor("") == ""


def test_the_line_keeps_the_question_and_the_game():
    words = library().games[GAME].words("de")
    line = ask.box(words, Address(place="rules", game=GAME, lang="de"), "darf ich passen?")
    assert 'value="darf ich passen?"' in line
    assert f'data-go="rulings?game={GAME}&amp;lang=de"' in line
