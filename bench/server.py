"""The server's part of a tap, and what an open session costs, beside a one-line app."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import ExitStack

from bench.client import Learner
from bench.serving import ONE_LINE, OURS, memory, served
from tutor.library.load import GameLibrary, library

RERUNS, WARM, SESSIONS = 60, 10, 40


def places(game: GameLibrary) -> dict[str, tuple[str, str]]:
    """What is measured: name to page and query."""
    base = f"game={game.slug}&lang=en"
    lesson = next(iter(game.lessons.values()))
    return {
        "shelf": ("", "lang=en"),
        "learn, a step": ("learn", f"{base}&lesson={lesson.id}&step=2"),
        "rules": ("rules", base),
        "rulings": ("rulings", base),
        "table": ("table", base),
        "play": ("play", base),
    }


def rerun(port: int, place: str = "", query: str = "") -> float:
    """The median milliseconds of a rerun."""
    with Learner(port, place, query) as learner:
        taken = [learner.rerun() for _ in range(WARM + RERUNS)]
    return statistics.median(taken[WARM:])


def session(port: int, process: int, place: str = "", query: str = "") -> float:
    """Megabytes that each further open session costs."""
    rerun(port, place, query)
    before = memory(process)
    with ExitStack() as stack:
        for _ in range(SESSIONS):
            stack.enter_context(Learner(port, place, query)).rerun()
        return (memory(process) - before) / SESSIONS


def rows() -> Iterator[tuple[str, str]]:
    """Milliseconds, the ratio to the one-line app, megabytes."""
    game = library().shelf()[0]
    with served(ONE_LINE) as (port, process):
        usual = rerun(port)
        cost = session(port, process)
    yield "one-line app: rerun on the server", f"{usual:.1f} ms"
    yield "one-line app: memory per open session", f"{cost:.2f} MB"
    with served(OURS) as (port, process):
        for name, (place, query) in places(game).items():
            taken = rerun(port, place, query)
            yield f"{name}: rerun on the server", f"{taken:.1f} ms = {taken / usual:.1f} x"
        own = session(port, process, *places(game)["learn, a step"])
        yield "a lesson step: memory per open session", f"{own:.2f} MB"
        yield "whole process", f"{memory(process):.0f} MB"
