"""Fifty learners who tap every two seconds."""

from __future__ import annotations

import random
import statistics
import threading
import time
from collections.abc import Iterator

from bench.client import Learner
from bench.server import places
from bench.serving import OURS, served
from tutor.library.load import library

LEARNERS, PAUSE, SECONDS = 50, 2.0, 20.0


def learn(port: int, place: str, query: str, taken: list[float], end: float) -> None:
    """One learner until the end; taps come at irregular moments."""
    luck = random.Random(len(taken))
    with Learner(port, place, query) as learner:
        learner.rerun()
        while time.monotonic() < end:
            time.sleep(luck.uniform(0.5, 1.5) * PAUSE)
            taken.append(learner.rerun())


def rows() -> Iterator[tuple[str, str]]:
    """Median, 95th percentile and the longest of all taps."""
    shown = list(places(library().shelf()[0]).values())[1:]
    taken: list[list[float]] = [[] for _ in range(LEARNERS)]
    with served(OURS) as (port, _):
        end = time.monotonic() + SECONDS
        threads = [
            threading.Thread(target=learn, args=(port, *shown[i % len(shown)], taken[i], end))
            for i in range(LEARNERS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    every = sorted(tap for own in taken for tap in own)
    yield f"{LEARNERS} learners, a tap every {PAUSE:.0f} s: taps", str(len(every))
    yield "median", f"{statistics.median(every):.1f} ms"
    yield "95th percentile", f"{every[int(len(every) * 0.95)]:.1f} ms"
    yield "longest", f"{every[-1]:.1f} ms"
