"""The search place: a question in one's own words, answered by one game or by all."""

from __future__ import annotations

import re

import pytest

from tests.app.conftest import html, sent_to_components
from tutor.app import address
from tutor.app.address import LONGEST_QUESTION, Address
from tutor.app.parts import ask, search
from tutor.library.load import library
from tutor.store import asked

GAME = "schweinsgalopp"
AT_THE_TABLE = [
    ("en", "a chip for every pig I jumped!", "SG-F2"),
    ("de", "ein Chip für jedes Schwein, das ich übersprungen habe!", "SG-F2"),
    ("en", "I pass", "SG-T4"),
    ("de", "ich passe", "SG-T4"),
    ("en", "does moving the pig that already leads count?", "SG-F5"),
    ("de", "zählt das Schwein, das schon führt?", "SG-F5"),
    ("en", "can we play with five?", "SG-S1"),
    ("de", "können wir zu fünft spielen?", "SG-RUL23"),
    ("en", "who starts round two?", "SG-T5"),
    ("de", "wer fängt Runde zwei an?", "SG-T5"),
]
HIT = re.compile(r'rs-hit"[^>]*><p class="rs-source">(?:<strong[^>]*>[^<]*</strong>)?'
                 r'<span class="rs-id">([^<]+)<')  # fmt: skip
BOTH = pytest.mark.parametrize("lang", ["en", "de"])


@pytest.fixture
def unanswered(tmp_path, monkeypatch):
    """A list of its own for the questions that found no answer."""
    kept = asked.open_list(tmp_path)
    monkeypatch.setattr(asked, "asked_list", lambda: kept)
    yield kept
    kept.close()


@pytest.mark.parametrize(("lang", "question", "first"), AT_THE_TABLE)
def test_a_question_at_the_table_is_answered_first(open_page, lang, question, first):
    page = html(open_page("search", game=GAME, lang=lang, q=question))
    assert HIT.findall(page)[0] == first
    words = library().games[GAME].words(lang)
    assert words.ui("ask_found") in page
    if first in words.rules:
        assert words.of(words.rules[first].title) in page
        assert f"rules?game={GAME}&amp;lang={lang}&amp;rule={first}" in page


@BOTH
def test_every_place_has_the_field(open_page, lang):
    name = library().ui["find_field"].of(lang)
    for place in ("shelf", *address.GENERAL):
        page = html(open_page(place, lang=lang))
        assert f'data-go="search?lang={lang}"' in page
        assert f'aria-label="{name}" placeholder="{name}"' in page
    for place in address.PLACES:
        page = html(open_page(place, game=GAME, lang=lang))
        assert f'data-go="search?game={GAME}&amp;lang={lang}"' in page
        assert f'data-find="find/?game={GAME}&amp;lang={lang}"' in page


@BOTH
def test_all_games_answer_together(open_page, lang):
    """Each hit says whose it is, and each opens a position and a place to read on."""
    page = html(open_page("search", lang=lang, q={"en": "who wins", "de": "wer gewinnt"}[lang]))
    assert len(HIT.findall(page)) == search.MOST
    games = re.findall(r'<strong class="rs-ofgame">([^<]+)<', page)
    assert len(set(games)) > 1
    for card in re.findall(r'<article class="rs-rule rs-hit".*?</article>', page, re.DOTALL):
        assert re.search(r'href="(learn|table)\?', card)
        assert re.search(r'href="(rules|rulings)\?', card)


def test_a_game_named_in_the_question_is_the_one_looked_in(open_page):
    page = html(open_page("search", lang="en", q="schweinsgallop who wins"))
    games = set(re.findall(r'<strong class="rs-ofgame">([^<]+)<', page))
    assert games == {library().games[GAME].info.title.en}


def test_words_tasks_and_mistakes_stand_beside(open_page):
    page = html(open_page("search", game=GAME, lang="en", q="gap"))
    ui = library().ui
    assert ui["ask_beside"].en in page
    assert 'class="rs-rule rs-hit is-term"' in page
    assert f"rules?game={GAME}&amp;lang=en&amp;term=gap" in page


@pytest.mark.parametrize("q", ["quantum pizza", "the of and", "asdfgh"])
def test_no_answer_is_said_and_noted_once(open_page, unanswered, q):
    page = open_page("search", game=GAME, lang="en", q=q)
    assert library().ui["ask_nearest"].en in html(page)
    assert f'href="search?lang=en&amp;q={q.replace(" ", "+")}"' in html(page)  # in all games
    page.run()
    (row,) = unanswered.every()
    assert (row.words, row.lang, row.game, row.times) == (q, "en", GAME, 1)


def test_an_answered_question_is_not_noted(open_page, unanswered):
    open_page("search", game=GAME, lang="en", q="who wins")
    assert unanswered.every() == ()


def test_without_a_question_the_place_says_what_it_is_for(open_page):
    page = html(open_page("search", lang="de"))
    assert library().ui["find_lead"].de in page
    assert 'aria-current="true"' in page


def test_a_question_stays_a_text(open_page):
    page = html(open_page("search", game=GAME, lang="en", q='"><b>qqqq'))
    assert 'value="&quot;&gt;&lt;b&gt;qqqq"' in page
    assert "<b>qqqq" not in page


def test_a_question_that_is_too_long_is_said(open_page):
    page = html(open_page("search", game=GAME, lang="en", q="x" * (LONGEST_QUESTION + 1)))
    assert "at most 200 characters" in page


def test_each_question_begins_at_the_top_where_it_can_be_read(open_page):
    assert search.anchor("ich passe") != search.anchor("zu fünft")
    sent = sent_to_components(open_page("search", game=GAME, lang="de", q="ich passe"))
    assert sent[-2]["top"] == search.anchor("ich passe")
    assert sent[-2]["show"] == ""


def test_the_line_keeps_the_question_and_the_game():
    words = library().games[GAME].words("de")
    line = ask.box(words, Address(place="rules", game=GAME, lang="de"), "darf ich passen?")
    assert 'value="darf ich passen?"' in line
    assert f'data-go="search?game={GAME}&amp;lang=de"' in line
