"""Progress in one SQLite file, shared by all sessions of this machine."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import platformdirs

from tutor.store.base import Effort, Lasting, ProgressStore, check_names, check_record
from tutor.store.careful import CarefulStore
from tutor.store.memory import MemoryStore

_LOG = logging.getLogger(__name__)

FILE = "progress.sqlite3"
_SCHEMA = """
CREATE TABLE IF NOT EXISTS effort (
    profile TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL,
    attempts INTEGER NOT NULL, solved INTEGER NOT NULL, review INTEGER NOT NULL,
    PRIMARY KEY (profile, game, scenario)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS place (
    profile TEXT NOT NULL, game TEXT NOT NULL, place TEXT NOT NULL, visit INTEGER NOT NULL,
    PRIMARY KEY (profile, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS record (
    profile TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (profile, key)
) WITHOUT ROWID;
"""
_READ = (
    "SELECT scenario, attempts, solved, review FROM effort WHERE profile=? AND game=?",
    "SELECT game, place FROM place WHERE profile=? ORDER BY visit DESC",
    "SELECT record FROM record WHERE profile=? AND key=?",
)
_ATTEMPT = """
INSERT INTO effort VALUES (?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET
attempts = attempts + 1, solved = max(solved, excluded.solved),
review = max(review, excluded.review)
"""
_VISIT = """
INSERT INTO place SELECT ?, ?, ?, coalesce(max(visit), 0) + 1 FROM place WHERE profile = ?
ON CONFLICT DO UPDATE SET place = excluded.place, visit = excluded.visit
"""


class SqliteStore:
    """A store in a file. Raises OSError or sqlite3.Error when the file cannot be used."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lasting = Lasting(kept=True, place=str(path))
        self._lock = Lock()
        self._file = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        try:
            self._prepare()
        except sqlite3.Error:
            self._file.close()
            raise

    def _prepare(self) -> None:
        """Settings and tables. Raises sqlite3.Error for tables of another version and for a
        damaged file.
        """
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000"):
            self._file.execute(f"PRAGMA {pragma}")
        self._file.executescript(_SCHEMA)
        for query in _READ:
            self._file.execute(query, ("",) * query.count("?"))
        (found,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(str(found))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The one connection, for one statement at a time."""
        with self._lock:
            yield self._file

    def close(self) -> None:
        """Close the file."""
        with self._open() as file:
            file.close()

    def attempt(
        self, profile: str, game: str, scenario: str, *, solved: bool, review: bool = False
    ) -> None:
        """Count one attempt."""
        check_names(profile, game, scenario)
        with self._open() as file:
            file.execute(_ATTEMPT, (profile, game, scenario, solved, review))

    def efforts(self, profile: str, game: str) -> Mapping[str, Effort]:
        """Scenario to effort."""
        with self._open() as file:
            rows = file.execute(_READ[0], (profile, game)).fetchall()
        return {
            name: Effort(tries, bool(solved), bool(again)) for name, tries, solved, again in rows
        }

    def visit(self, profile: str, game: str, place: str) -> None:
        """Remember the place as the latest."""
        check_names(profile, game)
        check_record(place)
        with self._open() as file:
            file.execute(_VISIT, (profile, game, place, profile))

    def places(self, profile: str) -> Mapping[str, str]:
        """Game to place, the latest first."""
        with self._open() as file:
            return dict(file.execute(_READ[1], (profile,)).fetchall())

    def keep(self, profile: str, key: str, record: str) -> None:
        """Keep a text under a key."""
        check_names(profile, key)
        check_record(record)
        with self._open() as file:
            file.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", (profile, key, record))

    def kept(self, profile: str, key: str) -> str | None:
        """The text kept under a key, or None."""
        with self._open() as file:
            row = file.execute(_READ[2], (profile, key)).fetchone()
        return None if row is None else str(row[0])

    def forget(self, profile: str) -> None:
        """Remove everything of a profile."""
        with self._open() as file:
            for table in ("effort", "place", "record"):
                file.execute(f"DELETE FROM {table} WHERE profile=?", (profile,))  # noqa: S608


def home() -> Path:
    """Where progress lies: TUTOR_HOME, else the system's folder for a program's data."""
    named = os.environ.get("TUTOR_HOME")
    return Path(named) if named else Path(platformdirs.user_data_dir("regelstall", False))


def open_store(folder: Path | None = None) -> ProgressStore:
    """The store in a folder, else in `home()`; in memory where the file there cannot be used.

    `lasting` of the store tells which, the start page says so, and the log says why.
    """
    path = (folder or home()) / FILE
    try:
        return CarefulStore(SqliteStore(path))
    except (OSError, sqlite3.Error) as wrong:
        _LOG.warning("%s cannot be used (%s). Progress stays in memory.", path, wrong)
        return MemoryStore()
