"""Positions that one seat cannot tell apart: the same to look at, something hidden otherwise.

What a seat does not see is found by comparing a position, as plain data, with the seat's view of
it. Twins come from exchanging what is hidden (two hands, the next cards of a pile); those that the
codec refuses or that look different to the seat are none. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, islice
from typing import Any

from tutor.engine.game import Game
from tutor.engine.problem import Unreadable
from tutor.engine.verdict import Seat

MOST_TRIED = 24
"""Exchanges that are tried in one position."""

Path = tuple[str | int, ...]
"""Keys and places that lead to a part of a position."""


def twins(game: Game[Any, Any, Any], state: Any, seat: Seat | None) -> Iterator[Any]:
    """Other states that look like this one to a seat (None: an onlooker)."""
    view = game.view(state, seat)
    if view == state:
        return
    whole, variant = _position(game, state), game.codec.write_variant(state)
    paths = tuple(hidden(whole, _position(game, view)))
    for other in islice(_exchanged(whole, paths), MOST_TRIED):
        try:
            twin = game.codec.read(other, variant)
        except Unreadable:
            continue
        if twin != state and game.view(twin, seat) == view:
            yield twin


def _position(game: Game[Any, Any, Any], state: Any) -> dict[str, Any]:
    written = game.codec.write(state)
    return {key: written[key] for key in game.codec.position_keys}


def hidden(whole: Any, seen: Any, path: Path = ()) -> Iterator[Path]:
    """The smallest parts in which a position and a view of it differ."""
    if whole == seen:
        return
    if isinstance(whole, Mapping) and isinstance(seen, Mapping) and whole.keys() == seen.keys():
        for key in whole:
            yield from hidden(whole[key], seen[key], (*path, key))
    elif isinstance(whole, list) and isinstance(seen, list) and len(whole) == len(seen):
        for place, (one, other) in enumerate(zip(whole, seen, strict=True)):
            yield from hidden(one, other, (*path, place))
    else:
        yield path


def _exchanged(whole: Any, paths: tuple[Path, ...]) -> Iterator[Any]:
    """The position with two hidden parts exchanged, or one of them turned round in itself."""
    for first, second in combinations(paths, 2):
        one, other = _at(whole, first), _at(whole, second)
        if one != other:
            yield _put(_put(whole, first, other), second, one)
    for path in paths:
        part = _at(whole, path)
        if isinstance(part, list) and len(part) > 1:
            yield _put(whole, path, [*part[1:], part[0]])
        elif isinstance(part, Mapping) and len(part) > 1:
            values = list(part.values())
            yield _put(whole, path, dict(zip(part, (*values[1:], values[0]), strict=True)))


def _at(whole: Any, path: Path) -> Any:
    for step in path:
        whole = whole[step]
    return whole


def _put(whole: Any, path: Path, part: Any) -> Any:
    """The position with another part at a path; nothing given is changed."""
    if not path:
        return part
    step, rest = path[0], path[1:]
    if isinstance(whole, Mapping):
        return {k: _put(v, rest, part) if k == step else v for k, v in whole.items()}
    return [_put(v, rest, part) if k == step else v for k, v in enumerate(whole)]
