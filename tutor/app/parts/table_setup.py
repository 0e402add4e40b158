"""The position on the table, as its address describes it, and how it changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutor import games
from tutor.app.address import Address
from tutor.engine.game import Field, Game
from tutor.engine.problem import Problem, Unreadable, problem, refuse
from tutor.engine.verdict import Reply
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.store import share

Data = Mapping[str, Any]
Path = tuple[Any, ...]
KEPT = 256
"""Tables kept at most, of all readers."""


@dataclass(frozen=True, eq=False)
class Setup:
    """What lies on the table. `state` is None while the position cannot be; then `problems` say
    why. `action` is the move asked about, if any. Never changed, so what follows from one is kept.
    """

    position: Data
    variant: Data
    state: Any = None
    problems: tuple[Problem, ...] = ()
    action: Any = None


def empty(lib: GameLibrary, variant: Data) -> Setup:
    """Nothing set up yet: the game's own defaults under these switches."""
    return _read(lib.game, {}, variant)


def read(lib: GameLibrary, address: Address) -> tuple[Setup, tuple[Problem, ...]]:
    """The table of an address, and what in the address itself makes no sense."""
    return _of_codes(lib.game, lib.slug, address.case, address.moves)


@lru_cache(maxsize=KEPT)
def _of_codes(
    game: Game[Any, Any, Any], slug: str, position: str, moves: str
) -> tuple[Setup, tuple[Problem, ...]]:
    try:
        case = share.decode(position)
    except Unreadable as wrong:
        return _read(game, {}, {}), wrong.problems
    if case.get("game", slug) != slug:
        return _read(game, {}, {}), (
            problem("game", "case_other_game", found=str(case["game"])[:40]),
        )
    setup = _read(game, case.get("position", {}), case.get("variant", {}))
    setup, problems = _played(game, setup, case)
    if not moves or setup.state is None:
        return setup, problems
    try:
        return replace(setup, action=asked(game, setup.state, moves)), problems
    except Unreadable as wrong:
        return setup, (*problems, *wrong.problems)


def _read(game: Game[Any, Any, Any], position: Data, variant: Data) -> Setup:
    try:
        return Setup(position, variant, game.codec.read(position, variant))
    except Unreadable as wrong:
        return Setup(position, variant, problems=wrong.problems)


def asked(game: Game[Any, Any, Any], state: Any, code: str) -> Any:
    """The move behind a code. Raises Unreadable."""
    moves = share.decode(code).get("moves", [])
    if len(moves) != 1:
        raise refuse("moves", "share_damaged")
    return game.codec.read_move(moves[0], state)


def move_code(game: Game[Any, Any, Any], state: Any, action: Any) -> str:
    """A move as a code for the address."""
    return share.encode({"moves": [game.codec.write_move(action, state)]})


def plain_code(moves: Sequence[Data]) -> str:
    """Moves in plain data as a code for the address."""
    return share.encode({"moves": list(moves)})


def given(address: Address) -> tuple[dict[str, Any], tuple[Problem, ...]]:
    """What the address says was entered into a tool; nothing where it is damaged."""
    if not address.given:
        return {}, ()
    try:
        return dict(share.decode(address.given).get("given", {})), ()
    except Unreadable as wrong:
        return {}, wrong.problems


def given_code(entered: Data) -> str:
    """What was entered into a tool, as a code; "" for nothing. Raises Unreadable when too large."""
    return share.encode({"given": entered}) if entered else ""


def _played(
    game: Game[Any, Any, Any], setup: Setup, case: Data
) -> tuple[Setup, tuple[Problem, ...]]:
    """The table after all moves of a case but the last, which is the one asked about."""
    moves = case.get("moves", [])
    if setup.state is None or not moves:
        return setup, ()
    state = setup.state
    try:
        for move in moves[:-1]:
            judged = game.judge(state, game.codec.read_move(move, state))
            if judged.step is None:
                break
            state = judged.step.state
        else:
            move = moves[-1]
        action = game.codec.read_move(move, state)
    except Unreadable as wrong:
        return setup, wrong.problems
    return replace(laid_out(game, state), action=action), ()


@lru_cache(maxsize=KEPT)
def laid_out(game: Game[Any, Any, Any], state: Any) -> Setup:
    """A state as a position, without what follows from the rest."""
    written = game.codec.write(state)
    variant = game.codec.write_variant(state)
    position = {key: written[key] for key in game.codec.position_keys if key in written}
    for path in [(key,) for key in position] + _inner(position):
        shorter = without(position, path)
        if _same(game, shorter, variant, state):
            position = shorter
    return Setup(position, variant, state)


def _inner(position: Data) -> list[Path]:
    return [
        (key, name)
        for key, value in position.items()
        if isinstance(value, Mapping)
        for name in value
    ]


def _same(game: Game[Any, Any, Any], position: Data, variant: Data, state: Any) -> bool:
    setup = _read(game, position, variant)
    return setup.state is not None and setup.state == state


def code(lib: GameLibrary, setup: Setup) -> str:
    """The table as a code. Raises Unreadable when it is too large for a link."""
    return _code(lib.slug, setup)


@lru_cache(maxsize=KEPT)
def _code(slug: str, setup: Setup) -> str:
    case = {"game": slug, "variant": setup.variant, "position": setup.position}
    return share.encode({key: value for key, value in case.items() if value})


def with_value(lib: GameLibrary, setup: Setup, path: Path, value: Any) -> Setup:
    """The table with one value changed; None leaves it out. A first part "variant" leads into the
    switches. What else follows from the change is for the reader of positions to say.
    """
    if path[0] == "variant":
        variant = changed(_shown(lib, setup, path), path[1:], value)
        return _read(lib.game, setup.position, variant)
    position = setup.position
    if len(path) > 1 and path[0] not in position and setup.state is not None:
        position = {**position, path[0]: lib.game.codec.write(setup.state)[path[0]]}
    return _read(lib.game, changed(position, path, value), setup.variant)


def _shown(lib: GameLibrary, setup: Setup, path: Path) -> Data:
    """The switches, one that is a mapping with all that its control shows."""
    if len(path) < 3 or path[1] in setup.variant:
        return setup.variant
    shown = next((f.value for f in fields(lib, setup) if f.path == path[:2]), None)
    return {**setup.variant, path[1]: shown} if isinstance(shown, Mapping) else setup.variant


def with_position(lib: GameLibrary, setup: Setup, position: Data) -> Setup:
    """The table with another position under the same switches."""
    return _read(lib.game, position, setup.variant)


def with_variant(lib: GameLibrary, setup: Setup, variant: Data) -> Setup:
    """The table with the same position under other switches."""
    return _read(lib.game, setup.position, variant)


def changed(data: Data, path: Path, value: Any) -> dict[str, Any]:
    """A copy with the value at a path; None removes it."""
    if value is None:
        return without(data, path)
    key, *rest = path
    if not rest:
        return {**data, key: value}
    inner = data.get(key)
    return {**data, key: changed(inner if isinstance(inner, Mapping) else {}, tuple(rest), value)}


def without(data: Data, path: Path) -> dict[str, Any]:
    """A copy without the value at a path."""
    key, *rest = path
    copy = dict(data)
    if not rest:
        copy.pop(key, None)
    elif isinstance(copy.get(key), Mapping):
        copy[key] = without(copy[key], tuple(rest))
    return copy


def renamed(
    lib: GameLibrary, setup: Setup, fields: Sequence[Field], old: str, new: str | None
) -> Setup:
    """The table with a player called otherwise everywhere, or, for None, taken away."""
    return with_position(lib, setup, called_otherwise(setup.position, fields, old, new))


def called_otherwise(data: Data, fields: Sequence[Field], old: str, new: str | None) -> Data:
    """Plain data with a player called otherwise everywhere, or, for None, taken away."""
    for field in fields:
        data = _renamed(data, field, old, new)
    return data


def _renamed(position: Data, field: Field, old: str, new: str | None) -> Data:
    """One control's part of a position with a player called otherwise."""
    path = field.path
    if field.kind == "seats":
        names = [new if name == old else name for name in field.value]
        return changed(position, path, [name for name in names if name is not None])
    if old in path:
        path = path[: path.index(old) + 1]
        value = _at(position, path)
        shorter = without(position, path)
        if new is None or value is None:
            return shorter
        return changed(shorter, tuple(new if part == old else part for part in path), value)
    value = _at(position, path)
    if field.kind == "choice" and value == old:
        return changed(position, path, new)
    if field.kind == "counts" and isinstance(value, Mapping) and old in value:
        kept = {new if name == old else name: item for name, item in value.items()}
        return changed(
            position, path, {name: item for name, item in kept.items() if name is not None}
        )
    return position


def _at(data: Any, path: Path) -> Any:
    for part in path:
        data = data.get(part) if isinstance(data, Mapping) else None
    return data


def fields(lib: GameLibrary, setup: Setup) -> tuple[Field, ...]:
    """The controls for what is set up so far."""
    return _fields(lib.game, setup)


@lru_cache(maxsize=KEPT)
def _fields(game: Game[Any, Any, Any], setup: Setup) -> tuple[Field, ...]:
    return game.form(setup.position, setup.variant)


def players(lib: GameLibrary, setup: Setup) -> tuple[str, ...]:
    """The players at the table, in the order of the position."""
    return _players(lib.game, setup)


@lru_cache(maxsize=KEPT)
def _players(game: Game[Any, Any, Any], setup: Setup) -> tuple[str, ...]:
    found = (field.value for field in _fields(game, setup) if field.kind == "seats")
    seats = next(found, None)
    if seats is None and setup.state is not None:
        seats = game.codec.write(setup.state).get("players", ())
    return tuple(seats or ())


def name_of(words: Words, every: Sequence[Field], problem: Problem) -> str:
    """What a problem is about, by the label of its control where there is one."""
    parts = problem.key.split(".")
    parts = parts[1:] if parts[0] == "position" else parts
    here = [f for f in every if [str(part) for part in f.path] == parts[: len(f.path)]]
    if here:
        return label(words, here[0])
    group = [f for f in every if str(f.path[0]) == parts[0]]
    if group:
        return words.text("form", group[0].group)
    template = words.texts.form.get(parts[0])
    return words.ui("table_whole") if template is None else words.of(template).partition(":")[0]


def label(words: Words, field: Field) -> str:
    """A control's label."""
    return words.text("form", field.label, **dict(field.given))


@lru_cache(maxsize=256)
def answers(slug: str, state: Any) -> tuple[tuple[str, Reply], ...]:
    """Each question of a game that can be put without naming anything, with its reply."""
    game = games.load(slug)
    found: list[tuple[str, Reply]] = []
    for what in game.questions:
        try:
            found.append((what, game.ask(state, {"what": what})))
        except Unreadable:
            continue
    return tuple(found)
