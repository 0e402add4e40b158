"""Edition and house rules are chosen once and followed everywhere."""

from __future__ import annotations

import re

import pytest

from tests.app.conftest import html, read_aloud
from tests.app.pressing import param, press
from tutor.app.address import Address
from tutor.app.profile import store
from tutor.app.widgets.chips import prose
from tutor.app.widgets.html import esc, plain
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.older import current
from tutor.store import share

GAMES = [lib.slug for lib in library().shelf()]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EVERY = pytest.mark.parametrize("game", GAMES)


def choose(app, switch, value):
    """Take a switch's value by its control."""
    key = f"edition_switch_{switch.key}"
    control = next(
        one for kind in ("button_group", "selectbox") for one in app.get(kind) if one.key == key
    )
    control.set_value(value)
    app.run()
    assert not app.exception, app.exception


@BOTH
@EVERY
def test_a_choice_is_kept_for_the_next_visit(open_page, game, lang):
    lib = library().games[game]
    switch = next(one for one in lib.info.switches if not one.implies)
    other = list(switch.values)[1]
    app = open_page("edition", game=game, lang=lang)
    assert library().ui["edition_as_printed"].of(lang) in html(app)
    choose(app, switch, other)
    assert switch.key in param(app, "variant")
    again = html(open_page("edition", game=game, lang=lang))
    assert library().ui["edition_as_printed"].of(lang) not in again
    for place in ("rules", "rulings", "learn", "table", "play"):
        page = html(open_page(place, game=game, lang=lang))
        assert "rs-strip" in page
        assert f"variant={switch.key}" in page, place


@BOTH
@EVERY
def test_every_switch_stands_with_what_it_is_about(open_page, game, lang):
    """Errata stand apart, below the others."""
    lib = library().games[game]
    app = open_page("edition", game=game, lang=lang)
    order = sorted(lib.info.switches, key=lambda switch: bool(switch.before))
    helps = [plain(lib.words(lang).of(switch.help)) for switch in order]
    assert [caption.value for caption in app.caption] == helps


@EVERY
def test_a_link_shows_what_its_sender_chose(open_page, game):
    lib = library().games[game]
    switch = lib.info.switches[0]
    other = list(switch.values)[1]
    page = html(open_page("rules", game=game, lang="en", variant=f"{switch.key}:{other}"))
    assert switch.values[other].en in page.split("rs-strip")[1].split("</p>")[0]


def test_rules_that_do_not_count_at_this_table_say_so(open_page):
    lib = library().games["schweinsgalopp"]
    bound = [rule for rule in lib.rules.values() if rule.when]
    assert bound
    plain = html(open_page("rules", game="schweinsgalopp", lang="en"))
    assert plain.count("rs-rule is-off") >= 1
    chosen = ",".join(f"{key}:{value}" for key, value in bound[0].when.items())
    other = html(open_page("rules", game="schweinsgalopp", lang="en", variant=chosen))
    card = other.split(f'id="{bound[0].id}"')[0].rsplit("<article", 1)[1]
    assert "is-off" not in card


@BOTH
def test_a_note_of_ones_own_stands_on_the_rules_page(open_page, lang):
    app = open_page("edition", game="schweinsgalopp", lang=lang)
    app.text_area(key="edition_note").set_value("Seite 3: <b>anders</b>").run()
    assert not app.exception
    page = html(open_page("rules", game="schweinsgalopp", lang=lang))
    assert "Seite 3: &lt;b&gt;anders&lt;/b&gt;" in page


CARDS = [(lib.slug, table) for lib in library().shelf() for table in lib.game.tables]


@pytest.mark.parametrize(("game", "table"), CARDS, ids=lambda value: getattr(value, "name", value))
def test_cards_of_ones_own_are_kept_card_by_card(open_page, learner, game, table):
    """Another tab may have changed other cards since this page was drawn."""
    first, second = table.rows[0], table.rows[1]
    usual = dict(table.usual[first])
    keep = {first: usual}
    store().keep(learner, f"cards-{table.name}:{game}", share.to_text(keep))
    app = open_page("edition", game=game, lang="en", tool=table.name, step="2")
    other = {first: usual, second: dict(table.usual[second])}
    store().keep(learner, f"cards-{table.name}:{game}", share.to_text(other))
    app.button(key="cards_clear").click() if not app.button(key="cards_clear").disabled else None
    app.run()
    kept = share.from_text(store().kept(learner, f"cards-{table.name}:{game}"))
    assert kept[first] == usual


@pytest.mark.parametrize(
    ("place", "params"),
    [
        ("table", {"tool": "nope"}),
        ("table", {"moves": "q1YqS8xRsqpWSlSyUipLVapVUkpRslJS0lFKU7JSMqyNBQA"}),
        ("table", {"given": "q1YqUrJSqlWqBQA"}),
        ("edition", {"tool": "nope"}),
    ],
)
def test_what_an_address_asks_for_in_vain_is_said(open_page, place, params):
    app = open_page(place, game="schweinsgalopp", lang="en", **params)
    assert "This link is not quite right" in html(app)


def test_a_box_is_measured_by_its_own_rulebook(open_page):
    shown = read_aloud(open_page("edition", game="schweinsgalopp", variant="edition:abacus-2009"))
    assert "Your box: Abacus 2009" in shown
    assert "You play as the rulebook says." in shown
    both = "edition:abacus-2009,rounds:3"
    shown = read_aloud(open_page("edition", game="schweinsgalopp", variant=both))
    assert "Three rounds (Rulebook: One race)" in shown


SHEEP = library().games["schaeferstuendchen"]
ERRATA = [switch for switch in SHEEP.info.switches if switch.older]
SIDES = [switch for switch in SHEEP.info.switches if switch.before]


def test_several_errata_are_left_out_one_by_one(open_page):
    app = open_page("edition", game="schaeferstuendchen", lang="en")
    for switch in ERRATA[:2]:
        choose(app, switch, "false")
    assert param(app, "variant") == "erratumT6:false,erratumR1:false"
    shown = read_aloud(app)
    for switch in ERRATA[:2]:
        assert f"{switch.values['false'].en} (Rulebook: {switch.values['true'].en})" in shown
    choose(app, ERRATA[0], "true")
    assert param(app, "variant") == "erratumR1:false"


@pytest.mark.parametrize("switch", ERRATA, ids=lambda switch: switch.key)
def test_an_older_link_still_leaves_its_erratum_out(open_page, switch):
    old = f"withoutErrata:{switch.older['withoutErrata']}"
    app = open_page("edition", game="schaeferstuendchen", lang="en", variant=old)
    shown = read_aloud(app)
    assert f"{switch.values['false'].en} (Rulebook: {switch.values['true'].en})" in shown
    assert f"variant={switch.key}%3Afalse" in html(app)
    assert "withoutErrata" not in html(app)
    choose(app, switch, "true")
    assert not param(app, "variant")


def test_older_spellings_are_read_wherever_switches_are_kept():
    both = {"withoutErrata": ["SC-T6", "SC-W3"], "round": "up"}
    todays = {"round": "up", "erratumT6": False, "erratumW3": False}
    assert current(SHEEP, both) == todays
    assert current(SHEEP, todays) == todays
    assert current(SHEEP, {"withoutErrata": "SC-T6", "erratumT6": True}) == {"erratumT6": True}


@BOTH
def test_errata_stand_side_by_side(open_page, lang):
    words, base = SHEEP.words(lang), Address("edition", SHEEP.slug, lang)
    plain_page = html(open_page("edition", game=SHEEP.slug, lang=lang))
    section = plain_page.split('id="errata"')[1].split("</section>")[0]
    for switch in SIDES:
        rule = SHEEP.rules[switch.rules[0]]
        for text in (rule.before, rule.text):
            assert prose(words, base, words.of(text)) in section, rule.id
    assert section.count("rs-reading is-chosen") == len(SIDES)
    assert section.count(esc(words.ui("errata_before"))) == len(SIDES)


def test_the_wording_at_ones_table_is_marked(open_page):
    page = html(open_page("edition", game=SHEEP.slug, lang="en", variant="erratumT6:false"))
    article = page.split('id="errata"')[1].split(SHEEP.rules["SC-T6"].title.en)[1]
    chosen = article.split("is-chosen")[1].split("</div>")[0]
    assert SHEEP.rules["SC-T6"].before.en in chosen


@BOTH
def test_a_rule_says_what_stood_there_before_or_that_we_had_to_read_it(open_page, lang):
    words = SHEEP.words(lang)
    page = html(open_page("rules", game=SHEEP.slug, lang=lang))
    errata = [rule for rule in SHEEP.rules.values() if rule.status == "errata"]
    assert {rule.before_ours for rule in errata} == {True, False}
    for rule in errata:
        card = page.split(f'id="{rule.id}"')[1].split("</article>")[0]
        assert "rs-readings" in card, rule.id
        assert (esc(words.ui("errata_ours")) in card) == rule.before_ours, rule.id


@BOTH
def test_a_new_game_starts_with_half_the_cards_of_ones_own(open_page, learner, lang):
    lib = library().games["happy_pigs"]
    (table,) = lib.game.tables
    half = {row: dict(table.usual[row]) for row in table.rows[::2]}
    store().keep(learner, f"cards-{table.name}:{lib.slug}", share.to_text(half))
    page = html(open_page("edition", game=lib.slug, lang=lang, tool=table.name))
    whose = re.findall(r'<th scope="row">.*?</th><td>(.*?)</td>', page)
    assert len(whose) == len(table.rows)
    mine = library().ui["cards_own"].of(lang)
    assert [mine in cell.lower() for cell in whose] == [row in half for row in table.rows]
    app = press(open_page("play", game=lib.slug, lang=lang), "play_start")
    words = lib.words(lang)
    assert words.text("figure", "deck_mixed", own=12, rest=12) in html(app)
