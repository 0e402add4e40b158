"""The content that only the look-up reads: everyday words, and what people ask about a rule."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tutor.engine.problem import Unreadable
from tutor.library.load import ContentError, content_root
from tutor.library.models import Lang, Line, RuleId, Strict
from tutor.library.plain import documents, read_text


class Everyday(Strict):
    """One language's everyday words; see the head of the file for what each list is."""

    quiet: tuple[tuple[Line, ...], ...]
    soft: tuple[Line, ...]
    numbers: tuple[Line, ...]
    counting: tuple[Line, ...]
    rings: tuple[tuple[Line, ...], ...]


class EverydayWords(Strict):
    """`content/everyday.yaml`."""

    en: Everyday
    de: Everyday

    def of(self, lang: Lang) -> Everyday:
        """The words of one language."""
        return self.en if lang == "en" else self.de


class Elsewhere(Strict):
    """`content/elsewhere.yaml`: questions that no game answers, in rows of one kind."""

    en: tuple[tuple[Line, ...], ...]
    de: tuple[tuple[Line, ...], ...]

    def of(self, lang: Lang) -> list[str]:
        """The questions of one language."""
        return [line for row in (self.en if lang == "en" else self.de) for line in row]


class Asked(Strict):
    """What people ask when one rule is the answer."""

    en: tuple[Line, ...]
    de: tuple[Line, ...]

    def of(self, lang: Lang) -> tuple[str, ...]:
        """The questions of one language."""
        return self.en if lang == "en" else self.de


@cache
def everyday() -> EverydayWords:
    """The everyday words, read once. Raises ContentError naming file and field."""
    found: EverydayWords = _read("everyday.yaml", TypeAdapter(EverydayWords))
    return found


@cache
def elsewhere() -> Elsewhere:
    """Questions of something else, read once. Raises ContentError naming file and field."""
    found: Elsewhere = _read("elsewhere.yaml", TypeAdapter(Elsewhere))
    return found


@cache
def asked(slug: str) -> dict[str, Asked]:
    """A game's `asked.yaml` by rule or ruling ID; nothing where a game has none."""
    if not (content_root() / slug / "asked.yaml").exists():
        return {}
    found: dict[str, Asked] = _read(f"{slug}/asked.yaml", TypeAdapter(dict[RuleId, Asked]))
    return found


def _read(name: str, shape: TypeAdapter[Any]) -> Any:
    try:
        (data,) = documents(read_text(content_root() / name), f"content/{name}")
        return shape.validate_python(data)
    except Unreadable as wrong:
        raise ContentError([f"content/{name}: {wrong}"]) from wrong
    except ValidationError as wrong:
        lines = (f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in wrong.errors())
        raise ContentError([f"content/{name}: {line}" for line in lines]) from wrong
