"""What a page shows is in its address, so reload, back, bookmarks and a second device agree.

`/rules?game=<folder>&lang=de&rule=SG-M4`: the path is the place, the rest are parameters.
Reading never repairs: a parameter that makes no sense is reported and left out, and the page says
so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, get_args
from urllib.parse import urlencode

from tutor.engine.problem import Problem, problem
from tutor.library.models import LANGUAGES, Lang, Status
from tutor.store.share import LONGEST_CODE

SHELF = "shelf"
PLACES = ("learn", "rules", "where", "rulings", "table", "play")
BESIDE = ("edition", "share", "paper")
"""Pages of a game beside its places."""
GENERAL = ("search", "help")
"""Pages that need no game."""
MODES = ("proof", "build")
"""Other ways to use a place: prove that a lesson may be skipped, set a table up."""
LARGEST_STEP = 999
LONGEST_QUESTION = 200
"""Characters of a question."""
SHOWN = 40
"""Characters of a wrong value that a message repeats."""

LOST, STRAY = "lost", "stray"
"""Parameters of the shelf that say what led there: the name of a short link, or the path of a page,
that nobody knows."""

Switches = tuple[tuple[str, str | int | bool], ...]

_ID = re.compile(r"[A-Z]{2}-[A-Z]{1,3}[0-9]+[a-z]?")
_SLUG = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TERM = re.compile(r"[A-Za-z0-9_*!-]{1,40}")
_CODE = re.compile(r"[A-Za-z0-9_-]+")
_RECORD = re.compile(r"[0-9a-f]{32}")
_SWITCH = re.compile(r"([a-z][A-Za-z0-9_]{0,39}):([A-Za-z0-9._-]{1,60})")


@dataclass(frozen=True, slots=True)
class Address:
    """Everything of a view. "" and 0 stand for what the address does not say.

    `case` and `moves` are codes of `tutor.store.share`: a position with its switches and moves, and
    the moves a learner has made since. `variant` holds switches that differ from the default.
    `mode` is a way to use a place, such as proving that a lesson may be skipped; `record` is the
    random key of a game kept in the store; `q` is a question in the reader's own words, `term` the
    key of a word in the glossary. `tool` is a tool of the table desk, or a table of cards, and
    `given` the code of what was entered. `of` is the place of a page that is shared.
    """

    place: str = SHELF
    game: str = ""
    lang: Lang | str = ""
    rule: str = ""
    ruling: str = ""
    status: str = ""
    lesson: str = ""
    scenario: str = ""
    step: int = 0
    case: str = ""
    moves: str = ""
    variant: Switches = ()
    mode: str = ""
    record: str = ""
    q: str = ""
    term: str = ""
    tool: str = ""
    given: str = ""
    of: str = ""

    def at(self, place: str, **parts: Any) -> Address:
        """An address in the same game, language and edition, with nothing else taken along."""
        kept = {"game": self.game, "lang": self.lang, "variant": self.variant}
        return Address(place=place, **{**kept, **parts})

    def params(self) -> dict[str, str]:
        """The parameters as text, without those that say nothing."""
        written = {name: _written(name, getattr(self, name)) for name in _PARAMETERS}
        return {name: text for name, text in written.items() if text}

    def href(self) -> str:
        """The address for a link on any of our pages, which all lie at the top level."""
        return _href(self)


@lru_cache(maxsize=4096)
def _href(address: Address) -> str:
    """A page has some sixty links, most of them the same from tap to tap."""
    query = urlencode(address.params())
    path = "./" if address.place == SHELF else address.place
    return f"{path}?{query}" if query else path


_PARAMETERS = tuple(field.name for field in fields(Address) if field.name != "place")


def _written(name: str, value: Any) -> str:
    if name == "variant":
        return ",".join(f"{key}:{written(item)}" for key, item in value)
    return str(value) if value else ""


def written(value: str | int | bool) -> str:
    """A switch's value as it stands in files and addresses: `true`, `3`, `next`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(text: str) -> str | int | bool:
    """The value a switch's text stands for; `written` the other way round."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,6}", text) else text


def read(place: str, given: Mapping[str, str]) -> tuple[Address, tuple[Problem, ...]]:
    """The address, and a problem for each parameter that makes no sense.

    Parameters that are none of ours are not looked at.
    """
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for name in _PARAMETERS:
        text = given.get(name, "")
        if not text:
            continue
        value = _READERS[name](text)
        if value is None:
            problems.append(problem(name, f"address_{name}", found=_shown(text)))
        else:
            values[name] = value
    return Address(place=place, **values), (*problems, *_led_here(given))


def _led_here(given: Mapping[str, str]) -> Iterator[Problem]:
    """A problem for an address that nobody knows and that led here."""
    for name in (LOST, STRAY):
        if given.get(name):
            yield problem(name, f"address_{name}", found=_shown(given[name]))


def _shown(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _matching(pattern: re.Pattern[str]) -> Callable[[str], str | None]:
    return lambda text: text if pattern.fullmatch(text) else None


def _among(known: Sequence[str]) -> Callable[[str], str | None]:
    return lambda text: text if text in known else None


def _read_step(text: str) -> int | None:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        return None
    return int(text) if 1 <= int(text) <= LARGEST_STEP else None


def _read_code(text: str) -> str | None:
    return text if len(text) <= LONGEST_CODE and _CODE.fullmatch(text) else None


def _read_variant(text: str) -> Switches | None:
    found = [_SWITCH.fullmatch(part) for part in text.split(",")[:41]]
    if len(found) > 40 or None in found:
        return None
    pairs = [(match[1], value_of(match[2])) for match in found if match]
    return tuple(pairs) if len(dict(pairs)) == len(pairs) else None


def _read_question(text: str) -> str | None:
    return text if len(text) <= LONGEST_QUESTION and text.isprintable() else None


_READERS: dict[str, Callable[[str], Any]] = {
    "game": _matching(_SLUG),
    "lang": _among(LANGUAGES),
    "rule": _matching(_ID),
    "ruling": _matching(_ID),
    "status": _among(get_args(Status)),
    "lesson": _matching(_ID),
    "scenario": _matching(_ID),
    "step": _read_step,
    "case": _read_code,
    "moves": _read_code,
    "variant": _read_variant,
    "mode": _among(MODES),
    "record": _matching(_RECORD),
    "q": _read_question,
    "term": _matching(_TERM),
    "tool": _matching(_SLUG),
    "given": _read_code,
    "of": _among((*PLACES, *BESIDE)),
}
