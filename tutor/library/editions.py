"""Scenarios under the switches a reader has chosen, where they still teach the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.engine.game import IllegalAction
from tutor.engine.problem import Unreadable
from tutor.library.load import library
from tutor.library.models import Scenario
from tutor.library.solve import attempt, begin, solution

Switches = tuple[tuple[str, str | int | bool], ...]


@lru_cache(maxsize=2048)
def under(slug: str, name: str, chosen: Switches) -> Scenario:
    """The scenario under these switches when every move it shows or asks for is judged by the same
    rules as before; otherwise the scenario as it is. Its own switches always come first.
    """
    lib = library().games[slug]
    scenario = lib.scenarios[name]
    variant = {**dict(chosen), **scenario.variant}
    if variant == scenario.variant:
        return scenario
    other = scenario.model_copy(update={"variant": variant})
    try:
        same = _taught(slug, other) == _taught(slug, scenario)
    except (Unreadable, IllegalAction):
        return scenario
    return other if same else scenario


def numbers(slug: str, variant: Mapping[str, Any]) -> tuple[int, ...]:
    """How many may play under these switches and cards, as the engine starts a game."""
    return _numbers(slug, json.dumps(variant, sort_keys=True))


@lru_cache(maxsize=512)
def _numbers(slug: str, written: str) -> tuple[int, ...]:
    low, high = library().games[slug].info.players
    variant = json.loads(written)
    return tuple(count for count in range(low, high + 1) if _starts(slug, count, variant))


def _starts(slug: str, count: int, variant: Mapping[str, Any]) -> bool:
    lib = library().games[slug]
    try:
        lib.game.start(lib.info.seat_names[:count], variant)
    except Unreadable:
        return False
    return True


def stays(slug: str, name: str, chosen: Switches) -> bool:
    """Whether a scenario keeps to the rulebook although the reader plays otherwise."""
    scenario = under(slug, name, chosen)
    return any(scenario.variant.get(key) != value for key, value in chosen)


def _taught(slug: str, scenario: Scenario) -> list[Any]:
    """What a learner sees judged: each move shown, asked about, right or likely wrong, with its
    verdict and the rules behind it.
    """
    trial = begin(library().games[slug], scenario)
    read = trial.game.codec.read_move
    told: list[Any] = []
    for move in scenario.show or filter(None, (scenario.question,)):
        trial = attempt(trial, read(move, trial.state))
        told.append((move, *_ruled(trial)))
    told += [
        (wrong.move, *_ruled(attempt(trial, read(wrong.move, trial.state))))
        for wrong in scenario.wrong
    ]
    for action in solution(trial) or () if scenario.kind == "try" else ():
        trial = attempt(trial, action)
        told.append((trial.tried[-1], *_ruled(trial)))
    return told


def _ruled(trial: Any) -> tuple[bool, tuple[str, ...]]:
    return trial.judgement.verdict.legal, trial.judgement.cites
