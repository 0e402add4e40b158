"""What is no question of ours is told apart, and what is one is not turned away."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tutor.library.load import library
from tutor.library.search import search
from tutor.library.search.asking import read_questions
from tutor.library.search.files import elsewhere
from tutor.library.search.meaning import meanings
from tutor.library.search.question import strange
from tutor.library.search.sure import sure

HERE = Path(__file__).parent
GAMES = list(library().games)
NOTHING = yaml.safe_load((HERE / "nothing" / "held.yaml").read_text(encoding="utf-8"))
MOST_ANSWERED, MOST_TURNED_AWAY = 0.15, 0.05


def test_few_questions_of_something_else_are_answered():
    answers = [search().ask(row["q"], row["lang"], row.get("game")).found for row in NOTHING]
    assert sum(answers) / len(answers) <= MOST_ANSWERED


def test_few_questions_of_ours_are_turned_away():
    questions = read_questions(HERE / "questions" / "five-games-held.yaml", GAMES)
    away = [not search().ask(one.words, one.lang, one.game).found for one in questions]
    assert sum(away) / len(away) <= MOST_TURNED_AWAY


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_knows_its_own_questions_from_those_of_others_and_of_something_else(slug):
    game = library().games[slug]
    known = meanings()[slug]
    own = [known.about(one.text.en, one.text.en) for one in game.rules.values()]
    foreign = [known.about(line, line) for line in elsewhere().of("en")]
    assert min(sum(one) / len(own) for one in zip(*own, strict=True)) > 0.6
    assert sum(ours for _, ours in foreign) / len(foreign) < 0.25


def test_words_of_no_game_are_strange_and_typing_does_not_hide_them():
    index = search().index("schweinsgalopp")
    assert strange("which pig jumps", "en", index) == 0
    assert strange("quantum pizza", "en", index) == 1
    assert 0 < strange("jump over a pizza", "en", index) < 1


def test_nothing_found_is_not_sure():
    index = search().index("schweinsgalopp")
    assert sure("quantum pizza", "en", index, meanings()["schweinsgalopp"], []) == 0


def test_a_question_to_all_games_must_be_surer():
    """`Fight` is a word of two games, the weather of none; the number of a rule is always sure."""
    assert search().ask("SC-F3", "en").found
    assert search().ask("who wins a fight in the valley", "en").found
    assert not search().ask("how is the weather", "en").found
