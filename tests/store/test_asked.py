"""Questions without an answer: counted, kept, bounded, never anybody's trouble."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner

from tutor.cli import main
from tutor.store import asked
from tutor.store.asked import FILE, LONGEST, AskedList, Unanswered, open_list


@pytest.fixture
def kept(tmp_path):
    found = AskedList(tmp_path / FILE)
    yield found
    found.close()


def test_a_question_is_counted_however_it_is_written(kept):
    for words in ("Quantum  Pizza", "quantum pizza", " QUANTUM PIZZA "):
        kept.note(words, "en", "schweinebande")
    kept.note("quantum pizza", "de")
    assert kept.every() == (
        Unanswered("quantum pizza", "en", "schweinebande", 3),
        Unanswered("quantum pizza", "de", "", 1),
    )


def test_the_list_outlives_its_process(tmp_path):
    first = AskedList(tmp_path / FILE)
    first.note("pizza", "en")
    first.close()
    again = AskedList(tmp_path / FILE)
    assert [row.words for row in again.every()] == ["pizza"]
    again.clear()
    assert again.every() == ()
    again.close()


def test_the_list_and_each_question_have_an_end(kept, monkeypatch):
    monkeypatch.setattr(asked, "MOST", 3)
    for number in range(6):
        kept.note(f"question {number}", "en")
    assert {row.words for row in kept.every()} == {"question 3", "question 4", "question 5"}
    kept.note("x" * 999, "en")
    assert max(len(row.words) for row in kept.every()) == LONGEST


def test_many_may_ask_at_once(kept):
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: kept.note("same", "en"), range(80)))
    assert kept.every() == (Unanswered("same", "en", "", 80),)


def test_without_a_file_the_list_stays_in_memory(tmp_path):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    found = open_list(tmp_path / "file")
    found.note("pizza", "en")
    assert len(found.every()) == 1
    found.close()


def test_a_damaged_file_is_not_used(tmp_path):
    (tmp_path / FILE).write_bytes(b"not a database" * 100)
    found = open_list(tmp_path)
    found.note("pizza", "en")
    assert len(found.every()) == 1
    found.close()


def test_a_list_that_fails_later_is_logged(kept, monkeypatch, caplog):
    monkeypatch.setattr(asked, "asked_list", lambda: kept)
    kept.close()
    asked.note("pizza", "en")
    assert "could not be noted" in caplog.text
    with pytest.raises(sqlite3.Error):
        kept.note("pizza", "en")


def test_the_command_prints_and_clears_it(tmp_path):
    def run(*words: str):
        return CliRunner(env={"TUTOR_HOME": str(tmp_path)}).invoke(main, ["asked", *words])

    assert "No question" in run().output
    filled = open_list(tmp_path)
    filled.note("quantum pizza", "de", "schweinebande")
    filled.close()
    assert "1  de  schweinebande  quantum pizza" in run().output
    assert json.loads(run("--json", "--clear").output) == [
        {"words": "quantum pizza", "lang": "de", "game": "schweinebande", "times": 1}
    ]
    assert json.loads(run("--json").output) == []
