"""What a store of progress offers. A profile is a random name that a browser keeps in a cookie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

LARGEST_RECORD = 200_000
"""Characters of one kept record: a saved game has a few thousand."""
LONGEST_NAME = 200
"""Characters of a profile, game, scenario or record key."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a learner has done with one scenario. `review`: see it again, the move was told."""

    attempts: int = 0
    solved: bool = False
    review: bool = False


@dataclass(frozen=True, slots=True)
class Lasting:
    """Whether progress outlives this process, and where it lies ("" for nowhere)."""

    kept: bool
    place: str


class ProgressStore(Protocol):
    """Progress and kept records by profile. All methods are safe to call from several threads.

    Raises ValueError for a key over LONGEST_NAME or a record over LARGEST_RECORD characters.
    """

    lasting: Lasting

    def attempt(
        self, profile: str, game: str, scenario: str, *, solved: bool, review: bool = False
    ) -> None:
        """Count one attempt. Solved and review, once set, stay set."""

    def efforts(self, profile: str, game: str) -> Mapping[str, Effort]:
        """Scenario to effort, for every scenario of the game that was tried."""

    def visit(self, profile: str, game: str, place: str) -> None:
        """Remember where the learner was in a game: an address below the start page."""

    def places(self, profile: str) -> Mapping[str, str]:
        """Game to the place last visited, the latest game first."""

    def keep(self, profile: str, key: str, record: str) -> None:
        """Keep a text under a key, over the one kept before."""

    def kept(self, profile: str, key: str) -> str | None:
        """The text kept under a key, or None."""

    def forget(self, profile: str) -> None:
        """Remove everything of a profile."""


def check_names(*names: str) -> None:
    """Raises ValueError for a name that is empty or too long."""
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME:
            raise ValueError(f"a name of {len(name)} characters cannot be kept")


def check_record(record: str) -> None:
    """Raises ValueError for a record that is too long."""
    if len(record) > LARGEST_RECORD:
        raise ValueError(f"a record of {len(record)} characters cannot be kept")
