"""The command line: exit codes, messages that name file, case and field, JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor import games
from tutor.cli import main
from tutor.library.load import content_root

CASES = sorted(content_root().glob("*/cases/cases.yaml"))
REFUSED = sorted(content_root().glob("*/cases/refused.bad.yaml"))
SHARED = Path(__file__).parent.parent.parent / "shared" / "cases"
BESIDE = sorted(path for slug in games.slugs() for path in SHARED.glob(f"{slug}.*yaml"))


def tutor(*words: str):
    return CliRunner().invoke(main, list(words))


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.parent.name)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_cases_hold(path, lang):
    done = tutor("judge", str(path), "--lang", lang, "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["held"] == told["total"] > 20
    assert all(row["cites"] and row["sentence"] for row in told["files"][0]["cases"])


@pytest.mark.parametrize("path", BESIDE, ids=lambda path: path.name)
def test_the_cases_beside_the_project_hold_too(path):
    done = tutor("judge", str(path), "--json")
    assert done.exit_code == (2 if path.name.endswith(".bad.yaml") else 0), done.output


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.parent.parent.name)
def test_malformed_cases_are_refused_by_key(path):
    done = tutor("judge", str(path), "--json")
    assert done.exit_code == 2
    (report,) = json.loads(done.stdout)["files"]
    assert report["cases"] == []
    named = {problem["document"] for problem in report["problems"]}
    assert named == set(range(1, len(named) + 1))


def test_an_expectation_that_fails_is_told_and_ends_with_1(tmp_path):
    text = (
        "game: schweinsgalopp\ncases:\n  - id: MINE\n    position: {}\n"
        "    moves: [{by: A, do: pass}]\n    expect: {verdict: legal, cites: [SG-M1]}\n"
    )
    done = tutor("judge", written(tmp_path, text))
    assert done.exit_code == 1
    assert "FAIL MINE" in done.stdout
    assert "verdict: expected legal, found illegal" in done.stdout
    assert "0 of 1 cases hold" in done.stdout


def test_an_unreadable_case_does_not_hide_the_others(tmp_path):
    good = "game: schweinsgalopp\ncases: [{id: GOOD, ask: {what: leader}}]\n"
    bad = "game: schweinsgalopp\ncases: [{id: BAD, position: {trough: 1}}]\n"
    done = tutor("judge", written(tmp_path, f"{good}---\n{bad}"))
    assert done.exit_code == 2
    assert "ok   GOOD" in done.stdout
    assert "mine.yaml, document 2: BAD: position.trough: " in done.stderr


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("[", "mine.yaml"),
        ("game: chess\ncases: [{id: X}]", "game: “chess”"),
        ("game: schweinsgalopp", "cases"),
        ("game: schweinsgalopp\ncases: [{ask: {what: leader}}]", "cases[0]: id"),
        ("game: schweinsgalopp\ncases: [{id: X, ask: {what: leader}}, {id: X}]", "X: id"),
        ("game: schweinsgalopp\ncases: [{id: X, moves: [{by: A}]}]", "moves[0].do"),
        ("game: schweinsgalopp\ncases: [{id: X, variant: {supply: some}}]", "variant.supply"),
        ("game: schweinsgalopp\ncases: [{id: X, ask: {what: luck}}]", "ask.what"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path, text, names):
    done = tutor("judge", written(tmp_path, text))
    assert done.exit_code == 2
    assert names in done.stderr


def test_a_missing_file_is_named():
    done = tutor("judge", "nowhere.yaml")
    assert done.exit_code == 2
    assert done.stderr.startswith("nowhere.yaml: ")


def test_messages_speak_german_too(tmp_path):
    text = "game: schweinsgalopp\ncases: [{id: X, position: {trough: 1}}]\n"
    done = tutor("judge", written(tmp_path, text), "--lang", "de")
    assert "Diesen Schlüssel gibt es hier nicht" in done.stderr


def test_check_finds_nothing():
    done = tutor("check", "--json")
    assert json.loads(done.stdout) == {"problems": []}
    assert done.exit_code == 0


@pytest.mark.parametrize("command", [(), ("run",), ("judge",), ("check",)])
def test_help_gives_an_example(command):
    done = tutor(*command, "--help")
    assert done.exit_code == 0
    assert "Example" in done.stdout
