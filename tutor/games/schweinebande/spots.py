"""Names of the places that can be marked and tapped, and words for values in messages."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.state import KINDS, TILES, Counts

TILE_WORDS = ("chicken", "sheep", "goat", "donkey", "pig", "cow", "sack")
"""Tiles as messages name them; keys of the game's terms."""
WAY_WORDS = ("right", "left", "down_right", "up_left", "up_right", "down_left")
"""Directions as messages name them; keys of the game's terms."""


def spaces(places: Iterable[int]) -> tuple[str, ...]:
    """Spots of spaces on the board."""
    return tuple(f"space:{SPACES[place]}" for place in places)


def named(places: Iterable[int]) -> tuple[str, ...]:
    """Names of spaces for a message."""
    return tuple(SPACES[place] for place in places)


def piles(where: str, who: str, kinds: Iterable[int]) -> tuple[str, ...]:
    """Spots of tiles in front of a player: `where` is front or fresh."""
    return tuple(f"{where}:{who}:{TILES[kind]}" for kind in kinds)


def kinds_in(counts: Counts) -> tuple[int, ...]:
    """The kinds of tiles that are there."""
    return tuple(kind for kind, count in enumerate(counts) if count)


def tile_words(kinds: Iterable[int]) -> tuple[str, ...]:
    """Kinds of tiles for a message."""
    return tuple(TILE_WORDS[kind] for kind in kinds)


def absent(counts: Counts) -> tuple[int, ...]:
    """The kinds of animals that are not there."""
    return tuple(kind for kind in range(KINDS) if not counts[kind])
