"""How long the engines think: judging, listing legal moves, whole random games."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from tutor import games
from tutor.engine.contract import actions, random_game
from tutor.games.happy_pigs.packing import STY_HIGH, STY_WIDE, pack
from tutor.games.happy_pigs.packing_bounds import AREAS
from tutor.library.load import library

STATES, REPEATS, GAMES, HERDS = 60, 7, 8, 200
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


def seats(slug: str) -> tuple[str, ...]:
    """A table of three, or as many as the game needs."""
    low, high = library().games[slug].info.players
    return NAMES[: max(low, min(3, high))]


def states(slug: str) -> list[Any]:
    """Moments of random games in which somebody chooses."""
    game = games.load(slug)
    found: list[Any] = []
    for seed in range(GAMES):
        played = random_game(game, seats(slug), {}, seed)
        found += [s for s in islice(played, 3, None, 5) if game.legal(s)]
    return found[:STATES]


def microseconds(work: Callable[[], int]) -> float:
    """The median processor time of one piece; `work` returns how many pieces it did."""
    taken = []
    gc.collect()
    gc.disable()  # as timeit does: one collection would be charged to whoever comes by
    for _ in range(REPEATS):
        start = time.process_time()
        pieces = work()
        taken.append((time.process_time() - start) / max(1, pieces) * 1e6)
    gc.enable()
    return statistics.median(taken)


def judging(slug: str, legal: bool) -> float:
    """Microseconds for one full judgement of legal (or illegal) actions, facts at hand."""
    game = games.load(slug)
    asked = []
    for state in states(slug):
        facts = game.facts(state)
        asked += [
            (facts, action)
            for action in actions(game, state)
            if game.book.judge(facts, action).legal == legal
        ]
    asked = asked[:4000]

    def work() -> int:
        for facts, action in asked:
            game.book.judge(facts, action)
        return len(asked)

    return microseconds(work)


def listing(slug: str) -> float:
    """Microseconds to list all legal actions of a fresh position."""
    game, found = games.load(slug), states(slug)

    def work() -> int:
        for state in found:
            game.legal(state)
        return len(found)

    return microseconds(work)


def playing(slug: str) -> float:
    """Whole random games per second."""
    game = games.load(slug)

    def work() -> int:
        for seed in range(3):
            for _ in random_game(game, seats(slug), {}, seed):
                pass
        return 3

    return 1e6 / microseconds(work)


def fitting(sties: tuple[int, ...]) -> tuple[float, float]:
    """Milliseconds to say whether a herd fits joined sties, piece by piece: the median and the
    worst of random herds of two to four sizes that leave fewer than eight squares free.
    """
    luck, taken = random.Random(7), []
    for _ in range(HERDS):
        count, join = luck.choice(sties), luck.choice(("short", "long"))
        herd = _full(luck, count * STY_WIDE * STY_HIGH)
        start = time.process_time()
        pack(herd, count, join)
        taken.append((time.process_time() - start) * 1e3)
    return statistics.median(taken), max(taken)


def _full(luck: random.Random, room: int) -> tuple[int, ...]:
    sizes = luck.sample(range(len(AREAS)), luck.choice((2, 3, 4)))
    weights = [luck.random() ** 3 + 1e-6 for _ in AREAS]
    herd, left = [0] * len(AREAS), room - luck.randrange(8)
    while fitting_ones := [size for size in sizes if AREAS[size] <= left]:
        size = luck.choices(fitting_ones, [weights[one] for one in fitting_ones])[0]
        herd[size] += 1
        left -= AREAS[size]
    return tuple(herd)


def rows() -> Iterator[tuple[str, str]]:
    """Name and figure, game by game."""
    for slug in games.slugs():
        yield f"{slug}: judge, legal", f"{judging(slug, True):.1f} µs"
        yield f"{slug}: judge, illegal, all reasons", f"{judging(slug, False):.1f} µs"
        yield f"{slug}: all legal moves of a position", f"{listing(slug):.0f} µs"
        yield f"{slug}: whole random games", f"{playing(slug):.0f} per second"
    for name, sties in (("five sties", (5,)), ("6 to 20 sties", tuple(range(6, 21)))):
        median, worst = fitting(sties)
        yield (
            f"happy_pigs: {name} nearly full, piece by piece",
            f"{median:.1f} ms, worst {worst:.0f}",
        )
