"""Finds games by looking at the sub-folders; holds no list of them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from tutor.engine.game import Game


@cache
def slugs() -> tuple[str, ...]:
    """The folder names of all games, sorted."""
    return tuple(sorted(entry.name for entry in pkgutil.iter_modules(__path__) if entry.ispkg))


@cache
def load(slug: str) -> Game[Any, Any, Any]:
    """The game of a folder. Raises LookupError for an unknown one, naming those there are."""
    if slug not in slugs():
        raise LookupError(f"no game called {slug!r}; there are: {', '.join(slugs())}")
    game: Game[Any, Any, Any] = importlib.import_module(f"{__name__}.{slug}").GAME
    assert game.slug == slug, f"{slug}: GAME.slug says {game.slug}"
    return game
