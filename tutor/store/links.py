"""Short names for long addresses, so that a phone can read them from a QR code."""

from __future__ import annotations

import base64
import hashlib
import re

from tutor.store.base import ProgressStore

LETTERS = 10
"""Characters of a name: 50 bits of a digest, the same name for the same address."""
NAME = re.compile(rf"[a-z2-7]{{{LETTERS}}}")
_SHELF = "links"


def shorten(store: ProgressStore, address: str) -> str:
    """The name of an address, kept so that `expand` finds it again."""
    name = name_of(address)
    if store.kept(_SHELF, name) != address:
        store.keep(_SHELF, name, address)
    return name


def name_of(address: str) -> str:
    """The name an address has."""
    digest = hashlib.sha256(address.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:LETTERS]


def expand(store: ProgressStore, name: str) -> str | None:
    """The address behind a name; None for one that was never made here."""
    return store.kept(_SHELF, name) if NAME.fullmatch(name) else None
