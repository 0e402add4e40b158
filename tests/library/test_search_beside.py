"""Beside the answers: words, tasks, mistakes, refusals; games named in a question; nonsense."""

from __future__ import annotations

import pytest

from tutor.library.load import library
from tutor.library.search import Search, search
from tutor.library.search.beside import asides

LIBRARY = library()
GAMES = list(LIBRARY.games)
STOP_WORDS = [("en", "the of and"), ("en", "what is it"), ("de", "der die das"), ("de", "wie ist")]
NONSENSE = [("en", "asdfgh qwertz"), ("de", "jklö xyzzy"), ("en", "quantum pizza recipe")]


@pytest.mark.parametrize("slug", GAMES)
def test_an_aside_belongs_to_rules_and_positions_that_exist(slug):
    game = LIBRARY.games[slug]
    found = asides(game)
    assert {aside.kind for aside in found} >= {"term", "refusal"}
    assert {aside.id for aside in found if aside.kind == "term"} == set(game.terms.glossary)
    for aside in found:
        assert set(aside.rules) <= game.rules.keys()
        assert aside.scenario is None or aside.scenario in game.scenarios
        assert "{" not in aside.text.en + aside.text.de


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_word_of_the_glossary_is_found(slug, lang):
    game = LIBRARY.games[slug]
    missed = []
    for key in game.terms.glossary:
        answer = search().ask(game.words(lang).term(key), lang, slug, beside=4)
        if key not in {hit.id for hit in answer.beside if hit.kind == "term"}:
            missed.append(key)
    assert len(missed) <= len(game.terms.glossary) // 10, missed


def test_tasks_and_mistakes_are_found_with_their_rules():
    for game in LIBRARY.shelf():
        for kind, items in (("scenario", game.scenarios), ("mistake", game.mistakes)):
            item = next(iter(items.values()))
            title = item.title if kind == "scenario" else item.belief
            found = search().ask(title.en, "en", game.slug, beside=6).beside
            (hit,) = [hit for hit in found if hit.id == item.id]
            assert hit.kind == kind
            assert hit.scenario in game.scenarios
            assert hit.cites
            assert hit.status == game.rules[hit.cites[0]].status


def test_what_stands_beside_changes_no_answer():
    plain = search().ask("who wins", "en", GAMES[0], 5)
    more = search().ask("who wins", "en", GAMES[0], 5, beside=4)
    assert plain.hits == more.hits
    assert plain.beside == ()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_named_in_the_question_is_looked_in_alone(slug):
    title = LIBRARY.games[slug].info.title.de
    for asked in (f"{title} wer gewinnt", f"wer gewinnt bei {title.lower()}?"):
        hits = search().ask(asked, "de", None, 5).hits
        assert hits
        assert {hit.game for hit in hits} == {slug}


def test_a_name_alone_is_a_question_like_any_other():
    answer = search().ask(LIBRARY.games[GAMES[0]].info.title.en, "en", None)
    assert answer.hits


@pytest.mark.parametrize("slug", [None, *GAMES])
@pytest.mark.parametrize(("lang", "words"), [*STOP_WORDS, *NONSENSE])
def test_words_that_say_nothing_find_nothing_but_something_near(slug, lang, words):
    answer = search().ask(words, lang, slug)
    assert not answer.found
    assert len(answer.hits) == 3


def test_all_indexes_can_be_built_before_anybody_asks():
    ready = Search(LIBRARY)
    ready.prepare()
    assert ready._built.keys() == ready._beside.keys() == set(GAMES)
