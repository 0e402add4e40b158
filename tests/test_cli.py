"""The command line: exit codes, messages that name file, case and field, JSON."""

from __future__ import annotations

import json
import subprocess
import sys
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


@pytest.mark.parametrize("number", [".nan", ".inf", "9" * 5_000])
def test_a_number_without_end_is_refused_in_plain_words(tmp_path, number):
    text = f"game: schweinsgalopp\ncases: [{{id: X, expect: {{then: {{round: {number}}}}}}}]\n"
    done = tutor("judge", written(tmp_path, text), "--json")
    assert done.exit_code == 2
    (report,) = json.loads(done.stdout, parse_constant=pytest.fail)["files"]
    assert report["problems"][0]["key"] == "line 2: round"
    assert "integer" not in report["problems"][0]["message"]


def test_a_number_without_end_names_its_key_and_its_document(tmp_path):
    case = (
        "game: happy_pigs\ncases: [{id: X, position: {farms: {A: {%s}}}, ask: {what: distance}}]\n"
    )
    written_numbers = ("money: .nan", "money: 3", "sties: 1.0e+999")
    text = "---\n".join(case % number for number in written_numbers)
    done = tutor("judge", written(tmp_path, text))
    assert done.exit_code == 2
    assert "1 of 1 cases hold" in done.stdout
    first, second = done.stderr.splitlines()
    assert "document 1: line 2: money: " in first
    assert "document 3: line 8: sties: " in second


def test_an_unreadable_case_does_not_hide_the_others(tmp_path):
    good = "game: schweinsgalopp\ncases: [{id: GOOD, ask: {what: leader}}]\n"
    bad = "game: schweinsgalopp\ncases: [{id: BAD, position: {trough: 1}}]\n"
    done = tutor("judge", written(tmp_path, f"{good}---\n{bad}"))
    assert done.exit_code == 2
    assert "ok   GOOD" in done.stdout
    assert "mine.yaml, document 2: BAD: position.trough: " in done.stderr


def test_an_unreadable_case_does_not_hide_those_beside_it(tmp_path):
    rows = (
        "{id: FIRST, ask: {what: leader}}, {id: BAD, position: {trough: 1}}, "
        "{id: LATE, moves: [{by: A, do: play, card: blue}], ask: {what: luck}}, "
        "{id: LAST, ask: {what: leader}}"
    )
    done = tutor("judge", written(tmp_path, f"game: schweinsgalopp\ncases: [{rows}]\n"), "--json")
    assert done.exit_code == 2
    (report,) = json.loads(done.stdout)["files"]
    assert [case["id"] for case in report["cases"]] == ["FIRST", "LAST"]
    assert [one["key"] for one in report["problems"]] == [
        "BAD: position.trough",
        "LATE: ask.what",
    ]


def test_a_key_that_stands_twice_is_named_with_its_document_and_hides_no_other(tmp_path):
    good = "game: schweinsgalopp\ncases: [{id: GOOD, ask: {what: leader}}]\n"
    twice = "game: schweinsgalopp\ngame: schweinebande\n"
    done = tutor("judge", written(tmp_path, f"{good}---\n{twice}---\n{good}"))
    assert done.exit_code == 2
    assert done.stdout.count("ok   GOOD") == 2
    assert "mine.yaml, document 2: line 4: The key “game” stands there twice." in done.stderr


def test_a_board_with_an_unknown_tile_is_told_what_is_written_there(tmp_path):
    lines = "".join(f"        {row}\n" for row in ["Ch Ho .. .. .."] + [".. .. .. .. .."] * 4)
    text = f"""game: schweinebande
cases:
  - id: X
    position:
      section: collect
      board: |
{lines}    ask: {{what: supply}}
"""
    for lang in ("en", "de"):
        done = tutor("judge", written(tmp_path, text), "--lang", lang)
        assert "X: position.board: " in done.stderr
        assert "Ch, Sh, Go, Do, Pi, Co, Fs, ?? " in done.stderr


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("[", "mine.yaml"),
        ("game: chess\ncases: [{id: X}]", "game: “chess”"),
        ("game: schweinsgalopp", "cases"),
        ("game: schweinsgalopp\ncases: [{id: X, moves: [5]}]", "X: moves[0]: "),
        ("game: schweinsgalopp\ncases: [{id: X, moves: [{by: A, do: pass}], ask: 5}]", "X: ask: "),
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


def test_signs_that_steer_a_terminal_are_shown_not_sent(tmp_path):
    text = 'game: schweinsgalopp\ncases: [{id: "\\e[31mred", position: {"\\a": 1}}]\n'
    done = tutor("judge", written(tmp_path, text))
    assert done.exit_code == 2
    assert r"\x1b[31mred" in done.stderr
    assert done.stderr.replace("\n", "").isprintable()


def command(words, **streams):
    return subprocess.run(
        [sys.executable, "-m", "tutor", *words], check=False, stderr=subprocess.PIPE, **streams
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_one_line_and_no_failed_expectation():
    with Path("/dev/full").open("w") as full:
        done = command(["judge", str(CASES[0])], stdout=full)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [
        "The output cannot be written: No space left on device."
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="file names that are no text")
def test_a_file_name_that_is_no_text_is_named():
    done = command(["judge", b"\xff.yaml"], stdout=subprocess.PIPE)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b".yaml: The file cannot be opened" in done.stderr
