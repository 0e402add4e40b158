"""A store that outlives its file: what the file no longer takes is held in memory."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping

from tutor.store.base import Effort, Lasting, ProgressStore
from tutor.store.memory import MemoryStore

_LOG = logging.getLogger(__name__)


class CarefulStore:
    """Progress in a file while that works. A full disk, a damaged or a vanished file ends that:
    from then on new progress stays in memory, `lasting` says so, and what the file still gives is
    read on. Nobody's page breaks because of it.
    """

    def __init__(self, file: ProgressStore) -> None:
        self._file = file
        self._held = MemoryStore()
        self.lasting = file.lasting

    def _fails(self, wrong: sqlite3.Error) -> None:
        if self.lasting.kept:
            _LOG.warning("%s: %s. Progress stays in memory now.", self.lasting.place, wrong)
        self.lasting = Lasting(kept=False, place="")

    def attempt(
        self, profile: str, game: str, scenario: str, *, solved: bool, review: bool = False
    ) -> None:
        """Count one attempt."""
        if self.lasting.kept:
            try:
                return self._file.attempt(profile, game, scenario, solved=solved, review=review)
            except sqlite3.Error as wrong:
                self._fails(wrong)
        return self._held.attempt(profile, game, scenario, solved=solved, review=review)

    def efforts(self, profile: str, game: str) -> Mapping[str, Effort]:
        """Scenario to effort, of the file and of memory together."""
        held = self._held.efforts(profile, game)
        try:
            filed = self._file.efforts(profile, game)
        except sqlite3.Error as wrong:
            self._fails(wrong)
            return held
        return {
            name: _together(filed.get(name, Effort()), held.get(name, Effort()))
            for name in {**filed, **held}
        }

    def visit(self, profile: str, game: str, place: str) -> None:
        """Remember the place as the latest."""
        if self.lasting.kept:
            try:
                return self._file.visit(profile, game, place)
            except sqlite3.Error as wrong:
                self._fails(wrong)
        return self._held.visit(profile, game, place)

    def places(self, profile: str) -> Mapping[str, str]:
        """Game to place, the latest first; what is in memory is later than what is in the file."""
        held = self._held.places(profile)
        try:
            filed = self._file.places(profile)
        except sqlite3.Error as wrong:
            self._fails(wrong)
            return held
        return {**held, **{game: place for game, place in filed.items() if game not in held}}

    def keep(self, profile: str, key: str, record: str) -> None:
        """Keep a text under a key."""
        if self.lasting.kept:
            try:
                return self._file.keep(profile, key, record)
            except sqlite3.Error as wrong:
                self._fails(wrong)
        return self._held.keep(profile, key, record)

    def kept(self, profile: str, key: str) -> str | None:
        """The text kept under a key, or None."""
        held = self._held.kept(profile, key)
        if held is not None:
            return held
        try:
            return self._file.kept(profile, key)
        except sqlite3.Error as wrong:
            self._fails(wrong)
            return None

    def forget(self, profile: str) -> None:
        """Remove everything of a profile. Raises sqlite3.Error when the file still holds it."""
        self._held.forget(profile)
        self._file.forget(profile)


def _together(filed: Effort, held: Effort) -> Effort:
    return Effort(
        filed.attempts + held.attempts, filed.solved or held.solved, filed.review or held.review
    )
