"""The move vocabulary of Schweinebande: plain data to action and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.games.schweinebande.actions import (
    Action,
    Close,
    Collect,
    Done,
    Feed,
    Pass,
    Pick,
    Place,
    Redeem,
    Reveal,
    Skip,
    Uncover,
)
from tutor.games.schweinebande.board import DIRECTIONS, SPACES
from tutor.games.schweinebande.position import written_tiles
from tutor.games.schweinebande.reading_tiles import as_spaces, read_tiles
from tutor.games.schweinebande.spots import TILE_WORDS
from tutor.games.schweinebande.state import (
    COPIES,
    DOWN,
    NOWHERE,
    PLACE,
    TILES,
    UNCOVER,
    Counts,
    State,
    counted,
    known_tiles,
    plus,
)

KEYS = {
    "pick": ("at",),
    "reveal": ("at", "tile"),
    "place": ("at",),
    "pass": (),
    "uncover": ("tiles",),
    "collect": ("from", "to", "take"),
    "skip": (),
    "redeem": ("group", "yard"),
    "feed": ("sell", "sack", "pay"),
    "close": ("group", "yard"),
    "done": (),
}


def read_move(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action. Raises Unreadable naming each key that cannot be read."""
    given = move if isinstance(move, Mapping) else {}
    kind = str(given.get("do"))
    keys = KEYS[kind] if kind in KEYS else tuple(given)
    reader = Reader(move, ("by", "do", *keys))
    by = reader.needed("by", state.players)
    reader.needed("do", tuple(KEYS))
    reader.finish()
    action = READERS[kind](reader, str(by), state)
    reader.finish()
    return action


def _space(reader: Reader, key: str) -> int:
    name = reader.needed(key, SPACES, "SB-G1")
    reader.finish()
    return SPACES.index(str(name))


def _pick(reader: Reader, by: str, state: State) -> Action:
    return Pick(by, _space(reader, "at"))


def _reveal(reader: Reader, by: str, state: State) -> Action:
    tile = reader.needed("tile", TILES, "SB-S5")
    at = state.picked if _shows_the_picked(reader, state) else _space(reader, "at")
    kind = TILES.index(str(tile))
    if state.section == PLACE:
        _tiles_can_be_left(reader, "tile", counted([kind]), state)
    return Reveal(by, at, kind)


def _shows_the_picked(reader: Reader, state: State) -> bool:
    """Whether the space is left out because it is being turned over already."""
    reader.finish()
    return state.picked != NOWHERE and not reader.has("at")


def _tiles_can_be_left(reader: Reader, key: str, more: Counts, state: State) -> None:
    """Not more of a tile than the box holds, those seen before counted."""
    together = plus(known_tiles(state), more)
    for kind, have in enumerate(together):
        if more[kind] and have > COPIES[kind]:
            tile = TILE_WORDS[kind]
            reader.add(key, "none_left", "SB-S5", tile=tile, have=have, need=COPIES[kind])


def _place(reader: Reader, by: str, state: State) -> Action:
    return Place(by, _space(reader, "at") if reader.has("at") else None)


def _uncover(reader: Reader, by: str, state: State) -> Action:
    given = reader.mapping("tiles", SPACES)
    faces = {
        SPACES.index(name): _face(reader, face, f"tiles.{name}") for name, face in given.items()
    }
    reader.finish()
    if state.section == UNCOVER:
        _every_face_down_tile(reader, faces, state)
        _tiles_can_be_left(reader, "tiles", counted(faces.values()), state)
    return Uncover(by, tuple(sorted(faces.items())))


def _face(reader: Reader, face: object, path: str) -> int:
    if isinstance(face, str) and face in TILES:
        return TILES.index(face)
    reader.add(path, "not_a_choice", "SB-S5", found=str(face)[:40], options=TILES)
    return 0


def _every_face_down_tile(reader: Reader, faces: Mapping[int, int], state: State) -> None:
    down = {space for space, tile in enumerate(state.board) if tile == DOWN}
    missing = tuple(SPACES[space] for space in sorted(down - faces.keys()))
    extra = tuple(SPACES[space] for space in sorted(faces.keys() - down))
    if missing:
        reader.add("tiles", "tiles_missing", "SB-B12", missing=missing)
    if extra:
        reader.add("tiles", "not_face_down", "SB-B12", extra=extra)


def _collect(reader: Reader, by: str, state: State) -> Action:
    way = reader.needed("to", DIRECTIONS, "SB-G2") if reader.has("to") else None
    take = None
    if reader.has("take"):
        take = as_spaces(reader, reader.data["take"], "take")
    start = _space(reader, "from")
    return Collect(by, start, None if way is None else DIRECTIONS.index(way), take)


def _group(reader: Reader) -> Counts:
    if not reader.has("group"):
        reader.add("group", "missing", "SB-D1", options=TILES)
    return read_tiles(reader, reader.data.get("group", {}), "group")


def _yard(reader: Reader) -> Counts | None:
    return read_tiles(reader, reader.data["yard"], "yard") if reader.has("yard") else None


def _redeem(reader: Reader, by: str, state: State) -> Action:
    return Redeem(by, _group(reader), _yard(reader))


def _close(reader: Reader, by: str, state: State) -> Action:
    return Close(by, _group(reader), _yard(reader))


def _feed(reader: Reader, by: str, state: State) -> Action:
    sell = read_tiles(reader, reader.data.get("sell", {}), "sell")
    pay = reader.number("pay", 0, LARGEST, 0) if reader.has("pay") else None
    return Feed(by, sell, reader.flag("sack", False), pay)


READERS: dict[str, Callable[[Reader, str, State], Action]] = {
    "pick": _pick,
    "reveal": _reveal,
    "place": _place,
    "pass": lambda _reader, by, _state: Pass(by),
    "uncover": _uncover,
    "collect": _collect,
    "skip": lambda _reader, by, _state: Skip(by),
    "redeem": _redeem,
    "feed": _feed,
    "close": _close,
    "done": lambda _reader, by, _state: Done(by),
}


def write_move(action: Action, state: State) -> dict[str, Any]:
    """An action as a move, claims that were not made left out."""
    move: dict[str, Any] = {"by": action.by, "do": action.do}
    match action:
        case Pick():
            move["at"] = SPACES[action.at]
        case Reveal():
            move |= {"at": SPACES[action.at], "tile": TILES[action.tile]}
        case Place(at=int(at)):
            move["at"] = SPACES[at]
        case Uncover():
            move["tiles"] = {SPACES[space]: TILES[tile] for space, tile in action.tiles}
        case Collect():
            move |= _written_row(action)
        case Redeem() | Close():
            move |= _written_group(action)
        case Feed():
            move |= _written_meal(action)
    return move


def _written_row(action: Collect) -> dict[str, Any]:
    written: dict[str, Any] = {"from": SPACES[action.start]}
    if action.way is not None:
        written["to"] = DIRECTIONS[action.way]
    if action.take is not None:
        written["take"] = [SPACES[space] for space in action.take]
    return written


def _written_group(action: Redeem | Close) -> dict[str, Any]:
    written: dict[str, Any] = {"group": written_tiles(action.group)}
    if action.yard is not None:
        written["yard"] = written_tiles(action.yard)
    return written


def _written_meal(action: Feed) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if any(action.sell):
        written["sell"] = written_tiles(action.sell)
    if action.sack:
        written["sack"] = True
    if action.pay is not None:
        written["pay"] = action.pay
    return written
