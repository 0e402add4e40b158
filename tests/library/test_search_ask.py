"""`tutor ask`: what it prints, its files of questions, and its exit codes."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tutor.cli import main

GAME = "schweinsgalopp"
RIGHT = 'game: schweinsgalopp\nquestions:\n- {id: one, lang: en, q: "who wins", want: [SG-G2]}\n'
WRONG = RIGHT + '- {id: two, lang: de, q: "wer gewinnt", want: [SG-V6], rulings: [U29]}\n'


def run(*words: str):
    return CliRunner().invoke(main, ["ask", *words])


@pytest.fixture
def file(tmp_path):
    def write(text: str) -> str:
        path = tmp_path / "questions.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_three_answers_with_number_status_and_text():
    found = run("who", "wins", "--game", GAME)
    assert found.exit_code == 0
    assert "SG-G2  The most chips win  [printed elsewhere]" in found.output
    assert "Whoever has the most safe chips wins." in found.output
    assert found.output.count("\nSG-") == 3


def test_limit_and_language():
    found = run("wer gewinnt", "--game", GAME, "--lang", "de", "--limit", "1")
    assert found.output.count("\nSG-") == 1
    assert "Wer die meisten sicheren Chips hat, gewinnt." in found.output


def test_json():
    data = json.loads(run("who wins", "--game", GAME, "--json").output)
    assert data["words"] == "who wins"
    assert data["found"] is True
    assert len(data["hits"]) == 3
    wanted = {"id", "game", "kind", "title", "text", "status", "cites", "scenario", "proof"}
    assert all(wanted <= hit.keys() for hit in data["hits"])


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "No good answer found."), ("de", "Keine gute Antwort gefunden.")]
)
def test_no_good_answer_is_said(lang, said):
    found = run("quantum pizza", "--lang", lang)
    assert found.exit_code == 0
    assert found.output.startswith(said)


def test_questions_that_are_all_answered(file):
    found = run("--questions", file(RIGHT))
    assert found.exit_code == 0
    assert "1 questions, right answer first: 100%, among the first three: 100%" in found.output


def test_a_question_that_is_missed(file):
    found = run("--questions", file(WRONG), "--json")
    assert found.exit_code == 1
    data = json.loads(found.output)
    assert data.keys() == {"questions", "first", "first_three", "total"}
    one, two = data["questions"]
    assert (one["id"], one["rank"]) == ("one", 1)
    assert two["id"] == "two"
    assert two["rank"] is None or two["rank"] > 3
    assert all(name.startswith("SG-") for name in one["hits"] + two["hits"])
    assert (data["first"], data["first_three"], data["total"]) == (1, 1, 2)


def test_a_ruling_wanted_by_its_number(file):
    text = RIGHT.replace("who wins", "who begins round two").replace("SG-G2", "SG-V6")
    text = text.replace("]}", "], rulings: [Q15]}")
    data = json.loads(run("--questions", file(text), "--json").output)
    assert data["questions"][0]["hits"][data["questions"][0]["rank"] - 1] == "SG-RUL15"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (RIGHT.replace("lang: en", "lang: fr"), "one: lang"),
        (RIGHT.replace('"who wins"', '"  "'), "one: q"),
        (RIGHT.replace("[SG-G2]", "[]"), "one: want"),
        (RIGHT.replace("[SG-G2]", "[G2]"), "one: want"),
        (RIGHT.replace("]}", "], rulings: [Q]}"), "one: rulings"),
        (RIGHT.replace("]}", "], kind: odd}"), "one: kind"),
        (RIGHT.replace("]}", "], more: 1}"), "one: more"),
        (RIGHT.replace("schweinsgalopp", "chess"), "game"),
        ("game: schweinsgalopp\nquestions: 3", "questions"),
        ("game: schweinsgalopp\nquestions: [3]", "questions[0]"),
        ("just words", "document"),
        ("", "document"),
        ("a: [", "YAML"),
        ("a: &x 1\nb: *x", "line 2"),
    ],
)
def test_what_cannot_be_read_is_named(file, text, named):
    found = run("--questions", file(text))
    assert found.exit_code == 2
    assert "questions.yaml" in found.stderr
    assert named in found.stderr
    assert found.stdout == ""


def test_a_file_that_is_missing(tmp_path):
    found = run("--questions", str(tmp_path / "none.yaml"))
    assert found.exit_code == 2
    assert "none.yaml" in found.stderr


def test_words_or_a_file_but_not_both(file):
    assert run().exit_code == 2
    assert run("who", "--questions", file(RIGHT)).exit_code == 2


def test_help_has_examples():
    assert "tutor ask jump over a gap" in " ".join(run("--help").output.split())
