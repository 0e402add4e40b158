"""The shape of a game's words and texts in content/, beside `models.py`."""

from __future__ import annotations

from pydantic import Field

from tutor.library.models import Lang, Strict, Text


class Term(Strict):
    """A word of the game in the forms that messages ask for; `name` is always there."""

    name: Text
    plain: Text | None = None
    """The plain word, where the rulebook's own is not everyday language."""
    forms: dict[str, Text] = Field(default_factory=dict)
    found_as: dict[Lang, tuple[str, ...]] = Field(default_factory=dict)
    """How texts write it, letter by letter, where words of the same stem mean something else."""


class Terms(Strict):
    """Words by the value the engine uses; `forms` are patterns for values without an entry."""

    terms: dict[str, Term]
    forms: dict[str, Text] = Field(default_factory=dict)
    glossary: dict[str, Text] = Field(default_factory=dict)
    """Rulebook term (a key of `terms`) to its explanation in one sentence."""


class Unit(Strict):
    """What the figures of some messages count: "{count} {count:card|cards}"."""

    text: Text
    none: Text | None = None
    """Stands for 0, where that is not simply none of them."""
    of: tuple[str, ...]
    """Messages, each as `rule.key`; a rule alone means its own text."""


class Texts(Strict):
    """A game's further texts by key: moves, problems of positions, form labels, figures, and the
    questions that a reader can put to a position without naming anything.
    """

    moves: dict[str, Text]
    problems: dict[str, Text] = Field(default_factory=dict)
    form: dict[str, Text] = Field(default_factory=dict)
    figure: dict[str, Text] = Field(default_factory=dict)
    questions: dict[str, Text] = Field(default_factory=dict)
    tools: dict[str, Text] = Field(default_factory=dict)
    """Tools of the table desk: titles, leads and lines; see `tutor.engine.tool`."""
    units: dict[str, Unit] = Field(default_factory=dict)
