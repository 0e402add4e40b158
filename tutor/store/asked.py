"""Questions that found no answer, kept on this machine for whoever looks after the content."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

from tutor.store.sqlite import home

_LOG = logging.getLogger(__name__)

FILE = "asked.sqlite3"
LONGEST = 200
"""Characters kept of a question."""
MOST = 2000
"""Questions kept; the one asked longest ago makes room."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS asked (
    words TEXT NOT NULL, lang TEXT NOT NULL, game TEXT NOT NULL,
    times INTEGER NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (words, lang, game)
) WITHOUT ROWID;
"""
_NOTE = """
INSERT INTO asked SELECT ?, ?, ?, 1, coalesce(max(last), 0) + 1 FROM asked WHERE true
ON CONFLICT DO UPDATE SET times = times + 1, last = excluded.last
"""
_FORGET = "DELETE FROM asked WHERE last <= (SELECT max(last) FROM asked) - ?"
_READ = "SELECT words, lang, game, times FROM asked ORDER BY times DESC, last DESC"


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A question in small letters, the game it was about ("" for all), and how often it came."""

    words: str
    lang: str
    game: str
    times: int


class AskedList:
    """The list in a file; None keeps it in memory. Safe to use from several threads.

    Raises OSError or sqlite3.Error when the file cannot be used.
    """

    def __init__(self, path: Path | None) -> None:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = Lock()
        self._file = sqlite3.connect(
            path or ":memory:", check_same_thread=False, isolation_level=None, timeout=5
        )
        self._file.executescript(_SCHEMA)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            yield self._file

    def note(self, words: str, lang: str, game: str = "") -> None:
        """Count a question once more. No name, address or time of whoever asked is kept."""
        said = " ".join(words.casefold().split())[:LONGEST]
        with self._open() as file:
            file.execute(_NOTE, (said, lang, game))
            file.execute(_FORGET, (MOST,))

    def every(self) -> tuple[Unanswered, ...]:
        """All questions, the most frequent first."""
        with self._open() as file:
            return tuple(Unanswered(*row) for row in file.execute(_READ).fetchall())

    def clear(self) -> None:
        """Forget them all."""
        with self._open() as file:
            file.execute("DELETE FROM asked")

    def close(self) -> None:
        """Close the file."""
        with self._open() as file:
            file.close()


def open_list(folder: Path | None = None) -> AskedList:
    """The list in a folder, else beside the progress; in memory where no file can be used."""
    path = (folder or home()) / FILE
    try:
        return AskedList(path)
    except (OSError, sqlite3.Error) as wrong:
        _LOG.warning("%s cannot be used (%s). Questions stay in memory.", path, wrong)
        return AskedList(None)


@cache
def asked_list() -> AskedList:
    """The one list of this process."""
    return open_list()


def note(words: str, lang: str, game: str = "") -> None:
    """Count a question; a full disk is logged, never a reader's business."""
    try:
        asked_list().note(words, lang, game)
    except sqlite3.Error as wrong:
        _LOG.warning("The question could not be noted: %s", wrong)
