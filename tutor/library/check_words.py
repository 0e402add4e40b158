"""Cross checks of who says what: a rule's text is its source's, and what we added stands apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES, Lang

OF_OURS: dict[Lang, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(our|we) (decision|decided|reading|assumption|assume|count|play)\b", re.IGNORECASE
    ),
    "de": re.compile(
        r"\b(unsere (Entscheidung|Lesart|Annahme)|bei uns|wir (nehmen an|zählen|spielen)"
        r"|haben wir( so)? entschieden)\b",
        re.IGNORECASE,
    ),
}
"""How a text says that it is ours."""
WITHOUT_SOURCE = ("house", "reconstructed")
"""Statuses of rules that are ours as a whole."""


def ours_stands_apart(library: GameLibrary) -> Iterator[str]:
    """Only a rule with a source has something of ours to set apart, and its text holds none."""
    for entry in library.rules.values():
        if entry.status in WITHOUT_SOURCE:
            if entry.ours is not None:
                yield f"{entry.id}: {entry.status} is ours as a whole; put `ours` into the text"
            continue
        for lang in LANGUAGES:
            for name, text in (("text", entry.text), ("place", entry.place)):
                found = OF_OURS[lang].search(text.of(lang))
                if found:
                    yield f"{entry.id}: {name}.{lang} says {found[0]!r}; that belongs to `ours`"
