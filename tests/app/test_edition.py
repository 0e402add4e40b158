"""Edition and house rules are chosen once and followed everywhere."""

from __future__ import annotations

import pytest

from tests.app.conftest import html
from tests.app.pressing import param
from tutor.app.profile import store
from tutor.library.load import library
from tutor.library.models import LANGUAGES
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
