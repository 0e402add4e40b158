"""The shape of the words readers use for rules and rulings."""

from __future__ import annotations

from pydantic import Field

from tutor.library.models import Strict


class Synonyms(Strict):
    """Layman's words for the words of rules and rulings, per language."""

    en: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    de: dict[str, tuple[str, ...]] = Field(default_factory=dict)
