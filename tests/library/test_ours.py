"""What we added to a rule stands apart from what its source says, with its own badge."""

from dataclasses import replace

from tutor.app.address import Address
from tutor.app.parts.rule_card import card
from tutor.library.check_words import ours_stands_apart
from tutor.library.load import library
from tutor.library.models import LANGUAGES, Text
from tutor.library.search.desk import search

HAPPY = library().games["happy_pigs"]


def changed(rule, **parts):
    """Happy Pigs with one rule changed."""
    rules = {**HAPPY.rules, rule: HAPPY.rules[rule].model_copy(update=parts)}
    return replace(HAPPY, rules=rules)


def test_a_printed_rule_that_speaks_of_our_decision_is_found():
    text = Text(en="All of it is our decision.", de="Alles ist unsere Entscheidung.")
    found = tuple(ours_stands_apart(changed("HP-G2", text=text)))
    assert len(found) == 2
    assert all("HP-G2" in line for line in found)


def test_a_house_rule_has_nothing_to_set_apart():
    found = tuple(ours_stands_apart(changed("HP-G2", status="house")))
    assert len(found) == 1
    assert "house" in found[0]


def test_the_card_shows_both_badges():
    rule = HAPPY.rules["HP-G2"]
    for lang in LANGUAGES:
        shown = card(HAPPY, HAPPY.words(lang), Address(place="rules", game="happy_pigs"), rule)
        before, after = shown.split('<p class="rs-ours">')
        assert "is-printed" in before
        assert after.startswith('<span class="rs-status is-house">')
        assert rule.ours.of(lang) in after


def test_a_search_finds_our_words_and_says_that_they_are_ours():
    rule = HAPPY.rules["HP-G2"]
    hits = (
        search()
        .ask("Alle Schweine verkaufen, Ereignisse ändern nichts", "de", "happy_pigs", 10)
        .hits
    )
    assert (rule.ours.de, "house") in [hit.ours for hit in hits]
