"""What a task's goal asks for in numbers and the position does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tutor.engine.game import Field, Game
from tutor.library.solve import Trial


class Lack(NamedTuple):
    """A number of the position, named by its control in the form; as it is, and as asked for."""

    field: Field
    have: int
    wanted: int


def lacking(trial: Trial, then: Mapping[str, Any]) -> Iterator[Lack]:
    """Every number of `then` that is another one now."""
    game = trial.game
    written = game.codec.write(trial.state)
    position = {key: written[key] for key in game.codec.position_keys}
    for field in game.form(position, trial.scenario.variant):
        if field.kind == "number" and field.path[0] in then:
            have = _at(written, field.path) or 0
            wanted = _wanted(game, then, field.path, have)
            if isinstance(have, int) and isinstance(wanted, int) and wanted != have:
                yield Lack(field, have, wanted)


def _at(data: Any, path: tuple[str, ...]) -> Any:
    for part in path:
        data = data.get(part) if isinstance(data, Mapping) else None
    return data


def _wanted(game: Game[Any, Any, Any], then: Any, path: tuple[str, ...], have: Any) -> Any:
    """The number asked for; 0 where it is not named, but what stands beside it is compared as a
    whole; None where it does not matter.
    """
    named = _at(then, path)
    beside = _at(then, path[:-1])
    if named is not None or len(path) == 1 or not isinstance(beside, Mapping):
        return named
    asked, found = _under(path[1:-1], beside), _under(path[1:-1], {**beside, path[-1]: have})
    return None if game.codec.same(path[0], asked, found) else 0


def _under(path: tuple[str, ...], value: Any) -> Any:
    for part in reversed(path):
        value = {part: value}
    return value
