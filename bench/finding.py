"""How long looking things up takes: building the indexes, one question, a field of the page."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator

from tutor.app.address import Address
from tutor.app.parts import found
from tutor.library.load import library
from tutor.library.models import LANGUAGES, Lang
from tutor.library.search import Search
from tutor.library.search.meaning import encoder

BUILDS = 3
MOST_BUILD, MOST_QUESTION = 2.0, 30.0
"""Aims: seconds for all games, milliseconds for a question."""


def questions() -> list[tuple[str, Lang]]:
    """Each rule's title as a question, in each language, its last letter missing."""
    rules = (rule for game in library().games.values() for rule in game.rules.values())
    return [(rule.title.of(lang)[:-1], lang) for rule in rules for lang in LANGUAGES]


def built() -> Search:
    """A search that is ready."""
    search = Search(library())
    search.prepare()
    return search


def taken(work: Callable[[], object]) -> float:
    """Processor time in seconds."""
    start = time.process_time()
    work()
    return time.process_time() - start


def milliseconds(ask: Callable[[str, Lang], object]) -> tuple[float, float]:
    """(median, ninety-fifth of a hundred) over every third question."""
    times = sorted(1000 * taken(lambda q=q: ask(*q)) for q in questions()[::3])
    return statistics.median(times), times[len(times) * 95 // 100]


def rows() -> Iterator[tuple[str, str]]:
    """Name and figure."""
    yield "the sentence encoder read, once", f"{taken(encoder):.2f} s"
    seconds = statistics.median(taken(built) for _ in range(BUILDS))
    yield f"all indexes built (aim {MOST_BUILD:g} s)", f"{seconds:.2f} s"
    search, slug = built(), next(iter(library().games))
    ways: dict[str, Callable[[str, Lang], object]] = {
        "a question to one game": lambda q, lang: search.ask(q, lang, slug, 3, 2),
        "a question to all games": lambda q, lang: search.ask(q, lang, None, 5, 4),
        "the same with its HTML, below the field": lambda q, lang: found.below_the_field(
            search.ask(q, lang, None, 3, 2), lang, Address(place="search", lang=lang, q=q)
        ),
    }
    for name, ask in ways.items():
        median, slow = milliseconds(ask)
        figure = f"{median:.1f} ms, 95 %: {slow:.1f} ms"
        yield f"{name} (aim {MOST_QUESTION:g} ms)", figure
