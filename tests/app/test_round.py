"""The round as a picture, words that can be tapped, the foot of each page, the help page."""

from __future__ import annotations

import re

import pytest

from tests.app.conftest import html
from tutor.app.address import Address
from tutor.app.frame import view_of
from tutor.app.parts import helping, seen
from tutor.app.widgets import foot, terms
from tutor.library.load import library

GAMES = list(library().games)
EVERY = pytest.mark.parametrize("game", GAMES)
BOTH = pytest.mark.parametrize("lang", ["en", "de"])
TERM = re.compile(r'<button type="button" class="rs-term" popovertarget="([^"]+)">([^<]+)</button>')


@EVERY
@BOTH
def test_each_stop_says_what_to_do_what_is_forgotten_and_the_rules(open_page, game, lang):
    lib = library().games[game]
    for number, stop in enumerate(lib.where.stops, 1):
        page = html(open_page("where", game=game, lang=lang, step=str(number)))
        text = re.sub(r"<[^>]+>", "", page)
        words = lib.words(lang)
        assert f"{number}. {words.of(stop.title)}" in text.replace("&#x27;", "'")
        assert page.count('aria-current="step"') == 2  # in the picture and in the list
        for rule in (*stop.rules, *(one.rule for one in stop.forgotten)):
            assert f"rule={rule}" in page
        for other in range(1, len(lib.where.stops) + 1):
            assert f'href="where?game={game}&amp;lang={lang}&amp;step={other}"' in page


@EVERY
def test_without_a_stop_the_first_is_open_and_one_too_far_is_the_last(open_page, game):
    stops = library().games[game].where.stops
    assert f'id="stop-{stops[0].id}"' in html(open_page("where", game=game))
    assert f'id="stop-{stops[-1].id}"' in html(open_page("where", game=game, step="99"))


@EVERY
@BOTH
def test_words_of_the_glossary_open_where_they_first_stand(open_page, game, lang):
    lib = library().games[game]
    page = html(open_page("rules", game=game, lang=lang))
    found = TERM.findall(page)
    assert len(found) >= len(lib.terms.glossary) // 2
    assert len({place for place, _ in found}) == len(found)
    for place, _ in found:
        assert f'id="{place}" popover' in page
    other = "de" if lang == "en" else "en"
    for key, text in lib.terms.glossary.items():
        assert f'id="word-{key}"'.replace("'", "&#x27;") in page
        name = lib.terms.terms[key].name.of(other)
        assert lib.words(lang).ui("term_other", name=name) in page.replace("&#x27;", "'")
        assert text.of(lang) in page.replace("&#x27;", "'").replace("&quot;", '"')


def test_words_are_marked_once_and_never_in_links_headings_or_drawings():
    base = Address("rules", "schweinebande", "en")
    text = (
        "<h2>farmer</h2><a href='x'>farmer</a><svg><text>farmer</text></svg><button>row</button>"
        "<p>Two farmers, a farmer and a feed sack in one row.</p><p>row</p>"
    )
    marked = terms.tappable(base, "en", "test", text)
    assert [said for _, said in TERM.findall(marked)] == ["farmers", "feed sack", "row"]
    assert marked.startswith("<h2>farmer</h2><a href='x'>farmer</a><svg><text>farmer</text></svg>")


def test_german_forms_are_known():
    base = Address("rules", "schweinebande", "de")
    marked = terms.tappable(base, "de", "test", "<p>Mit zwei Bauern und drei Futtermarken.</p>")
    assert [said for _, said in TERM.findall(marked)] == ["Bauern", "Futtermarken"]


@pytest.mark.parametrize(
    ("slug", "text", "terms_found"),
    [
        ("schaeferstuendchen", "Ein Schaf, zwei Schafe und ein Schäfer.", ["Schäfer"]),
        ("schaeferstuendchen", "Zwei Gegenstände.", ["Gegenstände"]),
        ("schweinebammel", "Du zählst die Karten auf zwei Händen.", ["Händen"]),
        ("schweinsgalopp", "Was du mitten im Lauf behältst, liegt in der Mitte.", ["Mitte"]),
        ("schweinebande", "Eine Kuh kommt auf den Hof.", ["Kuh", "Hof"]),
    ],
)
def test_only_the_word_itself_is_marked_not_one_of_the_same_stem(slug, text, terms_found):
    marked = terms.tappable(Address("rules", slug, "de"), "de", "test", f"<p>{text}</p>")
    assert [said for _, said in TERM.findall(marked)] == terms_found


@pytest.mark.parametrize(
    ("slug", "text", "terms_found"),
    [
        (
            "schweinebande",
            "Place a farmer or pass. In a pass nobody passes.",
            ["farmer", "In a pass"],
        ),
        ("schaeferstuendchen", "The Strong Man takes two.", ["Strong Man"]),
        ("schweinebammel", "Handing a card over from your hand.", ["hand"]),
        ("schweinsgalopp", "Ben opens; the opener plays.", ["opener"]),
    ],
)
def test_a_word_with_two_meanings_is_marked_where_it_has_the_one(slug, text, terms_found):
    marked = terms.tappable(Address("rules", slug, "en"), "en", "test", f"<p>{text}</p>")
    assert [said for _, said in TERM.findall(marked)] == terms_found


def test_a_line_never_breaks_between_a_word_and_its_marks():
    base = Address("rules", "schweinebande", "de")
    marked = terms.tappable(base, "de", "test", "<p>Die „Bauern“, sonst (nichts) im Feld.</p>")
    held = re.findall(r'<span class="rs-held">([^<]*)<button[^>]*>([^<]*)</button>([^<]*)<', marked)
    assert held == [("„", "Bauern", "“,"), ("", "Feld", ".")]


def test_a_word_in_the_address_is_shown_and_an_unknown_one_is_said(open_page):
    game = library().games["schweinebande"]
    page = html(open_page("rules", game=game.slug, lang="en", term="dragon"))
    assert game.words("en").ui("unknown_term", term="dragon") in page


@BOTH
def test_the_help_page_lists_the_keys(open_page, lang):
    page = html(open_page("help", lang=lang))
    for keys, what in helping.KEYS:
        assert library().ui[what].of(lang) in page
        for key in keys.split():
            assert f"<kbd>{key}</kbd>" in page


@BOTH
def test_every_page_has_help_and_a_text_to_send(open_page, lang):
    page = html(open_page("rules", game="schweinebande", lang=lang, variant="pigs:true"))
    assert f'href="help?game=schweinebande&amp;lang={lang}' in page
    assert 'data-copyfrom="wrong"' in page
    assert library().ui["foot_wrong"].of(lang) in page


def test_the_text_names_version_link_game_switches_and_language():
    key = library().games["schweinebande"].info.switches[0].key
    value = list(library().games["schweinebande"].info.switches[0].values)[1]
    address = Address("table", "schweinebande", "en", case="abc", variant=((key, value),))
    here = view_of(address, (), "en")
    text = foot.report(here, here.address, "http://localhost:8501/rules?x=1")
    assert text.startswith("Regelstall 0.")
    assert f"http://localhost:8501/{here.address.href()}" in text
    assert "case=abc" in text
    assert f"{key}: {value}" in text
    assert "Schweinebande" in text


def test_a_page_is_seen_by_others_under_its_own_address():
    here = view_of(Address("rules", "schweinebande", "en", rule="SB-A1"), (), "en")
    assert seen.by_others(here) == here.address
    gone = view_of(Address("play", "schweinebande", "en", record="0" * 32), (), "en")
    assert seen.by_others(gone) == gone.address
