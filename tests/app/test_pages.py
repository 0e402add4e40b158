"""Every page in both languages: what it says, also to addresses that make no sense."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.app.conftest import html, sent_to_components
from tutor.app import address, frame, profile
from tutor.app.address import SHELF
from tutor.app.widgets.html import esc
from tutor.library.load import library
from tutor.library.models import LANGUAGES

GAMES = [game.slug for game in library().shelf()]
EVERY = pytest.mark.parametrize("game", GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
PLACES = pytest.mark.parametrize("place", frame.places())
LOCALES = {"en": "fr-FR", "de": "de-AT"}


class Checked(HTMLParser):
    """Collects ids, links and open tags, and insists that tags close in order."""

    VOID = ("br", "input")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.hrefs: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []
        self.hrefs += [given["href"]] if tag == "a" else []
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        given = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@EVERY
@BOTH
@PLACES
def test_every_place_opens_in_both_languages(open_page, game, lang, place):
    page = html(open_page(place, game=game, lang=lang))
    words = library().games[game].words(lang)
    assert words.of(library().games[game].info.title) in page
    assert words.ui(f"place_{place}") in page
    assert 'aria-current="page"' in page
    Checked(page)


@EVERY
@PLACES
def test_every_link_of_a_page_is_one_of_our_addresses(open_page, game, place):
    parsed = Checked(html(open_page(place, game=game, lang="de")))
    lib = library().games[game]
    english = []
    for href in parsed.hrefs:
        if href.startswith("#"):
            assert href[1:] in parsed.ids
            continue
        parts = urlsplit(href)
        target, problems = address.read(
            parts.path.strip("./") or SHELF, dict(parse_qsl(parts.query))
        )
        assert not problems
        assert target.place in frame.pages()
        assert not target.rule or target.rule in lib.rules
        assert not target.ruling or target.ruling in lib.rulings
        assert not target.scenario or target.scenario in lib.scenarios
        english += [href] if target.lang != "de" else []
    assert english == [f"{place}?game={game}&lang=en"]  # the switch itself


@BOTH
def test_the_browser_chooses_the_first_language(open_page, lang):
    assert library().ui["shelf_title"].of(lang) in html(open_page(locale=LOCALES[lang]))


def test_the_address_overrules_the_browser(open_page):
    assert library().ui["shelf_title"].de in html(open_page(locale="en-US", lang="de"))


def test_the_browser_is_told_the_language(open_page):
    assert sent_to_components(open_page(lang="de"))[0]["lang"] == "de"


@EVERY
def test_the_language_switch_keeps_everything_else(open_page, game):
    rule = next(iter(library().games[game].rules))
    page = html(open_page("rules", game=game, lang="en", rule=rule))
    assert f'href="rules?game={game}&amp;lang=de&amp;rule={rule}"' in page


@BOTH
@PLACES
def test_an_unknown_game_is_answered_with_those_that_are_there(open_page, lang, place):
    page = html(open_page(place, game="chess", lang=lang))
    ui = library().ui
    assert ui["unknown_game_title"].of(lang) in page
    assert "chess" in page
    for game in library().shelf():
        assert f'href="{place}?game={game.slug}&amp;lang={lang}"' in page


@PLACES
def test_a_place_without_a_game_asks_for_one(open_page, place):
    assert library().ui["no_game_title"].en in html(open_page(place))


def test_what_makes_no_sense_in_an_address_is_said_and_harmless(open_page):
    page = html(open_page(lang="fr", step="<script>alert(1)</script>"))
    assert library().ui["problem_heading"].en in page
    assert "“fr”" in page
    assert "&lt;script&gt;" in page
    assert "<script" not in page


@EVERY
@BOTH
def test_the_rules_page_holds_every_rule_with_its_status_link_and_rulings(open_page, game, lang):
    lib = library().games[game]
    words = lib.words(lang)
    page = html(open_page("rules", game=game, lang=lang))
    assert Checked(page).ids.count("summary") == 1
    for rule in lib.rules.values():
        card = re.split(f'<article class="rs-rule[^"]*" id="{rule.id}"', page)[1].split(
            "</article>"
        )[0]
        plain = re.sub(r"<[^>]+>", "", card).replace("&#x27;", "'").replace("&quot;", '"')
        assert words.of(rule.text) in plain
        assert words.of(rule.title) in plain
        assert words.ui(f"status_{rule.status}") in plain
        assert f'data-copy="rules?game={game}&amp;lang={lang}&amp;rule={rule.id}"' in card
        assert all(ruling.id in card for ruling in lib.rulings_of(rule.id))
        assert ("place=learn" in card or "learn?" in card) == bool(lib.scenarios_of(rule.id))


@EVERY
@BOTH
def test_the_summary_is_read_in_twenty_seconds(game, lang):
    assert len(library().games[game].info.summary.of(lang).split()) <= 60


@EVERY
def test_the_rules_page_draws_each_section_from_a_position(open_page, game):
    lib = library().games[game]
    page = html(open_page("rules", game=game))
    assert page.count('<template class="rs-later">') == len(lib.info.sections) + 1
    assert page.count('role="img" aria-label') >= len(lib.info.sections) + 1
    assert page.count(lib.words("en").ui("picture_in_words")) == len(lib.info.sections) + 1


@EVERY
def test_a_rule_in_the_address_is_shown_and_an_unknown_one_is_said(open_page, game):
    rule = list(library().games[game].rules)[-1]
    assert sent_to_components(open_page("rules", game=game, rule=rule))[-2]["show"] == rule
    page = open_page("rules", game=game, rule="ZZ-M1")
    assert "ZZ-M1" in html(page)
    assert sent_to_components(page)[-2]["show"] == ""


@EVERY
def test_mistakes_lead_to_their_positions(open_page, game):
    page = html(open_page("rules", game=game))
    for mistake in library().games[game].mistakes.values():
        assert f'href="learn?game={game}&amp;scenario={mistake.scenario}"' in page


@EVERY
@BOTH
def test_each_ruling_opens_with_its_rules_and_proofs(open_page, game, lang):
    lib = library().games[game]
    words = lib.words(lang)
    for ruling in lib.rulings.values():
        page = html(open_page("rulings", game=game, lang=lang, ruling=ruling.id))
        article = page.split(f'<article class="rs-ruling is-open" id="{ruling.id}"')[1]
        assert article.count('<article class="rs-proof">') == len(ruling.proof)
        assert article.count(f'href="table?game={game}') == len(ruling.proof)
        assert all(rule in article for rule in ruling.cites)
        assert article.count('class="rs-reading ') == len(ruling.readings)
        if ruling.switch:
            switch = next(s for s in lib.info.switches if s.key == ruling.switch)
            assert esc(words.of(switch.title)) in article


@EVERY
def test_rulings_are_filtered_by_rule_and_status(open_page, game):
    lib = library().games[game]
    ruling = next(ruling for ruling in lib.rulings.values() if ruling.status == "house")
    page = html(open_page("rulings", game=game, status="house", rule=ruling.cites[0]))
    shown = set(re.findall(r'<article class="rs-ruling [^"]*" id="([^"]+)"', page))
    assert shown == {
        other.id
        for other in lib.rulings.values()
        if other.status == "house" and ruling.cites[0] in other.cites
    }


@EVERY
@BOTH
def test_rulings_stand_under_the_sections_of_the_game(open_page, game, lang):
    lib = library().games[game]
    page = html(open_page("rulings", game=game, lang=lang, ruling=next(iter(lib.rulings))))
    group = r'<section id="g-([^"]+)"[^>]*><h2>([^<]+)</h2>(.*?)</section>'
    parts = re.findall(group, page, re.DOTALL)
    titles = {part.id: esc(part.title.of(lang)) for part in lib.info.sections}
    assert [(name, title) for name, title, _ in parts] == [
        (name, title) for name, title in titles.items() if name in {one[0] for one in parts}
    ]
    listed = re.findall(r'<article class="rs-ruling [^"]*" id="([^"]+)"', page)
    assert sorted(listed) == sorted(lib.rulings)
    for name, _, inside in parts:
        for number in re.findall(r'<article class="rs-ruling [^"]*" id="([^"]+)"', inside):
            assert lib.rules[lib.rulings[number].cites[0]].section == name
    assert re.findall(r'href="#g-([^"]+)" data-jump', page) == 2 * [name for name, *_ in parts]


@EVERY
@pytest.mark.parametrize("place", ["rules", "rulings"])
def test_no_level_of_headings_is_left_out(open_page, game, place):
    ruling = next(iter(library().games[game].rulings))
    page = html(
        open_page(place, game=game, lang="en", **({"ruling": ruling} if place == "rulings" else {}))
    )
    levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", page)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@EVERY
def test_the_filters_show_the_choice_of_the_address(open_page, game):
    page = html(open_page("rulings", game=game, status="house"))
    chosen = re.findall(r'<option value="([^"]+)" selected>([^<]+)<', page)
    words = library().games[game].words("en")
    assert [name for _, name in chosen] == [
        words.ui("rulings_filter_all"),
        words.ui("status_house"),
    ]
    assert chosen[1][0] == f"rulings?game={game}&amp;status=house"


def test_filters_that_let_nothing_through_offer_a_way_on(open_page):
    game = library().shelf()[0]
    status = next(s for s in ("errata", "reconstructed") if s not in statuses(game))
    page = html(open_page("rulings", game=game.slug, status=status))
    assert library().ui["rulings_none"].en in page
    assert f'href="rulings?game={game.slug}"' in page


def statuses(game):
    return {ruling.status for ruling in game.rulings.values()}


@EVERY
def test_the_shelf_shows_progress_and_goes_on_where_the_learner_stopped(open_page, game, learner):
    lib, store = library().games[game], profile.store()
    scenario = next(iter(lib.scenarios))
    store.attempt(learner, game, scenario, solved=True)
    store.visit(learner, game, f"rules?game={game}&lang=en&rule={next(iter(lib.rules))}")
    page = html(open_page(lang="de"))
    words = lib.words("de")
    assert words.ui("shelf_progress", done=1, all=len(lib.scenarios)) in page
    assert f'href="rules?game={game}&amp;lang=de&amp;rule={next(iter(lib.rules))}"' in page
    assert words.ui("shelf_go_on") in page


@EVERY
def test_a_newcomer_is_offered_to_start(open_page, game):
    page = html(open_page())
    assert library().ui["shelf_start"].en in page
    assert f'href="{frame.places()[0]}?game={game}"' in page


@EVERY
def test_opening_a_place_is_remembered(open_page, game, learner):
    open_page("rulings", game=game)
    assert profile.store().places(learner) == {game: f"rulings?game={game}"}


def test_a_place_that_is_gone_is_not_offered(open_page, learner):
    game = library().shelf()[0].slug
    for gone in ("quiz?game=x", "rules?game=../x", "nonsense"):
        profile.store().visit(learner, game, gone)
        assert library().ui["shelf_start"].en in html(open_page())


@pytest.mark.parametrize(
    ("place", "params", "said"),
    [
        ("table", {"variant": "foo:1"}, "This key is not known here"),
        ("play", {"variant": "foo:1"}, "This key is not known here"),
        ("play", {"variant": "supply:x"}, "“x” is no choice here"),
        ("rulings", {"status": "foo"}, "no mark called “foo”"),
        ("learn", {"mode": "foo"}, "called “foo”"),
        ("learn", {"lesson": "SG-LE1", "step": "999"}, "not 999"),
    ],
)
def test_a_parameter_that_means_nothing_here_is_reported(open_page, place, params, said):
    assert said in html(open_page(place, game="schweinsgalopp", lang="en", **params))
