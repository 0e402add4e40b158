"""Progress in memory: for tests, and where no file can be written."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock

from tutor.store.base import Effort, Lasting, check_names, check_record


class MemoryStore:
    """A store that ends with the process."""

    def __init__(self) -> None:
        self.lasting = Lasting(kept=False, place="")
        self._lock = Lock()
        self._efforts: dict[tuple[str, str], dict[str, Effort]] = {}
        self._places: dict[str, dict[str, str]] = {}
        self._records: dict[tuple[str, str], str] = {}

    def attempt(
        self, profile: str, game: str, scenario: str, *, solved: bool, review: bool = False
    ) -> None:
        """Count one attempt."""
        check_names(profile, game, scenario)
        with self._lock:
            tried = self._efforts.setdefault((profile, game), {})
            old = tried.get(scenario, Effort())
            tried[scenario] = Effort(old.attempts + 1, old.solved or solved, old.review or review)

    def efforts(self, profile: str, game: str) -> Mapping[str, Effort]:
        """Scenario to effort."""
        with self._lock:
            return dict(self._efforts.get((profile, game), {}))

    def visit(self, profile: str, game: str, place: str) -> None:
        """Remember the place as the latest."""
        check_names(profile, game)
        check_record(place)
        with self._lock:
            visited = self._places.setdefault(profile, {})
            self._places[profile] = {
                game: place,
                **{other: where for other, where in visited.items() if other != game},
            }

    def places(self, profile: str) -> Mapping[str, str]:
        """Game to place, the latest first."""
        with self._lock:
            return dict(self._places.get(profile, {}))

    def keep(self, profile: str, key: str, record: str) -> None:
        """Keep a text under a key."""
        check_names(profile, key)
        check_record(record)
        with self._lock:
            self._records[profile, key] = record

    def kept(self, profile: str, key: str) -> str | None:
        """The text kept under a key, or None."""
        with self._lock:
            return self._records.get((profile, key))

    def forget(self, profile: str) -> None:
        """Remove everything of a profile."""
        with self._lock:
            self._places.pop(profile, None)
            self._efforts = {key: e for key, e in self._efforts.items() if key[0] != profile}
            self._records = {key: r for key, r in self._records.items() if key[0] != profile}
