"""Fifty learners who tap every two seconds."""

from __future__ import annotations

import random
import statistics
import sys
import threading
import time
from collections.abc import Iterator

from bench.client import Learner
from bench.places import way
from bench.serving import OURS, processor, rested, served
from tutor.library.load import library

LEARNERS, PAUSE, SECONDS = 50, 2.0, 20.0


def learn(port: int, number: int, queries: list[str], taken: list[float], end: float) -> None:
    """One learner until the end, each tap leading to another position; taps come irregularly."""
    luck = random.Random(number)
    with Learner(port, "learn") as learner:
        learner.rerun(queries[number % len(queries)])
        while time.monotonic() < end:
            time.sleep(luck.uniform(0.5, 1.5) * PAUSE)
            number += 1
            taken.append(learner.rerun(queries[number % len(queries)]))


def rows() -> Iterator[tuple[str, str]]:
    """Median, 95th percentile and the longest of all taps, and how busy the server was."""
    sys.setswitchinterval(0.0005)  # the learners here must not wait for each other
    queries = way(library().shelf()[0])
    taken: list[list[float]] = [[] for _ in range(LEARNERS)]
    with served(OURS) as (port, process):
        rested(process)
        start = time.monotonic()
        threads = [
            threading.Thread(target=learn, args=(port, i, queries, taken[i], start + SECONDS))
            for i in range(LEARNERS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        busy = processor(process) / (time.monotonic() - start)
    every = sorted(tap for own in taken for tap in own)
    yield f"{LEARNERS} learners, a tap every {PAUSE:.0f} s: taps", str(len(every))
    yield "median", f"{statistics.median(every):.1f} ms"
    yield "95th percentile", f"{every[int(len(every) * 0.95)]:.1f} ms"
    yield "longest", f"{every[-1]:.1f} ms"
    yield "the server's share of one core", f"{busy:.0%}"
