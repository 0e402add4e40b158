"""What a reader has chosen for a game once and for all: edition, house rules, their own cards.

A choice is kept for the browser's profile. Switches in an address come first, so a link shows what
its sender saw; cards of one's own never travel in addresses, they are kept here only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.app.profile import profile, store
from tutor.engine.problem import Unreadable
from tutor.library.load import GameLibrary, library
from tutor.library.older import current
from tutor.store import share

Switches = tuple[tuple[str, str | int | bool], ...]


def _key(what: str, slug: str) -> str:
    return f"{what}:{slug}"


def _kept(what: str, slug: str) -> dict[str, Any]:
    return _read(store().kept(profile(), _key(what, slug)))


def _read(text: str | None) -> dict[str, Any]:
    found = share.from_text(text) if text else {}
    return found if isinstance(found, dict) else {}


def switches(lib: GameLibrary) -> Switches:
    """The switches kept for a game; none where the game no longer has one of them."""
    return _switches(lib.slug, store().kept(profile(), _key("switches", lib.slug)))


@lru_cache(maxsize=512)
def _switches(slug: str, text: str | None) -> Switches:
    lib, kept = library().games[slug], _read(text)
    try:
        lib.game.codec.read_variant(kept)
    except Unreadable:
        return ()
    return tuple(current(lib, kept).items())


def keep_switches(slug: str, variant: Mapping[str, Any]) -> None:
    """Keep switches, over those kept before."""
    store().keep(profile(), _key("switches", slug), share.to_text(variant))


def rows(slug: str, table: str) -> dict[str, dict[str, Any]]:
    """The cards an owner entered, as written; they may be half filled in."""
    return _kept(f"cards-{table}", slug)


def keep_rows(slug: str, table: str, entered: Mapping[str, Mapping[str, Any]]) -> None:
    """Keep an owner's cards, over those kept before."""
    store().keep(profile(), _key(f"cards-{table}", slug), share.to_text(entered))


def note(slug: str) -> str:
    """What an owner noted about their own rulebook."""
    return str(_kept("note", slug).get("note", ""))


def keep_note(slug: str, text: str) -> None:
    """Keep an owner's note; "" removes it."""
    store().keep(profile(), _key("note", slug), share.to_text({"note": text}))


def cards(lib: GameLibrary) -> dict[str, Any]:
    """The switches that carry an owner's cards into a game; none for cards that cannot be."""
    found: dict[str, Any] = {}
    for table in lib.game.tables:
        entered = rows(lib.slug, table.name)
        if entered and not problems(table, entered):
            found |= table.put(entered)
    return found


def problems(table: Any, entered: Mapping[str, Mapping[str, Any]]) -> tuple[Any, ...]:
    """Every cell that cannot be."""
    try:
        table.put(entered)
    except Unreadable as wrong:
        return wrong.problems
    return ()


def variant(lib: GameLibrary, chosen: Switches) -> dict[str, Any]:
    """The switches a new game, position or tool begins with: an owner's cards, and those chosen."""
    return {**cards(lib), **dict(chosen)}
