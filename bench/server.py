"""The server's part of a tap, and what an open session costs, beside a one-line app."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import ExitStack

from bench.client import Learner
from bench.places import Page, places, way
from bench.serving import ONE_LINE, OURS, memory, processor, rested, served
from tutor.library.load import library

RERUNS, WARM, SESSIONS = 60, 10, 40


def beside(ours: Learner, usual: Learner) -> tuple[float, float]:
    """The median milliseconds of reruns of both, taken in turn so that both meet the same noise."""
    taken = [(ours.rerun(), usual.rerun()) for _ in range(WARM + RERUNS)][WARM:]
    return statistics.median(a for a, _ in taken), statistics.median(b for _, b in taken)


def busy(learner: Learner, process: int) -> float:
    """Milliseconds of processor time per rerun, which other programs hardly disturb."""
    before = processor(process)
    for _ in range(RERUNS):
        learner.rerun()
    return (processor(process) - before) * 1000 / RERUNS


def session(port: int, process: int, page: Page = ("", "")) -> float:
    """Megabytes that each further open session costs."""
    with Learner(port, *page) as first:
        first.rerun()
    before = memory(process)
    with ExitStack() as stack:
        for _ in range(SESSIONS):
            stack.enter_context(Learner(port, *page)).rerun()
        return (memory(process) - before) / SESSIONS


def _each(
    pages: dict[str, Page], ours: tuple[int, int], usual: tuple[int, int]
) -> Iterator[tuple[str, str]]:
    """A rerun of each page; `ours` and `usual` are port and process."""
    with Learner(usual[0]) as yardstick:
        least = busy(yardstick, usual[1])
        for name, page in pages.items():
            with Learner(ours[0], *page) as learner:
                taken, hello = beside(learner, yardstick)
                worked = busy(learner, ours[1])
            told = f"{taken:.1f} ms = {taken / hello:.1f} x"
            yield f"{name}: rerun", told
            yield f"{name}: processor time", f"{worked:.1f} ms = {worked / (least or 1):.1f} x"
        yield "one-line app: rerun", f"{hello:.1f} ms"
        yield "one-line app: processor time", f"{least:.1f} ms"


def _steps(port: int, other: int, queries: list[str]) -> Iterator[tuple[str, str]]:
    """Reruns that each show another position."""
    with Learner(port, "learn") as learner, Learner(other) as yardstick:
        taken = [(learner.rerun(query), yardstick.rerun()) for query in queries * 2]
    ours, hello = (statistics.median(column) for column in zip(*taken[len(queries) :], strict=True))
    yield "learn, another step each time: rerun", f"{ours:.1f} ms = {ours / hello:.1f} x"


def rows() -> Iterator[tuple[str, str]]:
    """Milliseconds, ratios to the one-line app, megabytes."""
    game = library().shelf()[0]
    with served(OURS) as ours, served(ONE_LINE) as usual:
        rested(ours[1])
        yield from _each(places(game), ours, usual)
        yield from _steps(ours[0], usual[0], way(game))
        yield "one-line app: memory per open session", f"{session(*usual):.2f} MB"
        cost = session(*ours, places(game)["learn, a step"])
        yield "learn, a step: memory per open session", f"{cost:.2f} MB"
        yield "one-line app: whole process", f"{memory(usual[1]):.0f} MB"
        yield "whole process", f"{memory(ours[1]):.0f} MB"
