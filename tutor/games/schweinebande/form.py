"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.engine.reading import Reader
from tutor.engine.verdict import Note
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.position import read
from tutor.games.schweinebande.reading_tiles import FACES, read_board, written_board
from tutor.games.schweinebande.state import (
    COLLECT,
    COPIES,
    DOWN,
    EMPTY,
    KINDS,
    ORDER_TILES,
    PLACE,
    ROUNDS,
    SECTIONS,
    SUPPLY,
    TILES,
    TOGETHER,
    UNCOVER,
)

Raw = Mapping[str, Any]
_MOST = max(COPIES)
LAY = "lay"
"""How a spot begins that names what is to lie on the space tapped before."""


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    players = _players(position)
    section = position.get("section", PLACE)
    return (
        *_round_fields(position, players, section),
        *_board_fields(position, players, section),
        *_animal_fields(position, players, section),
    )


def _players(position: Raw) -> tuple[str, ...]:
    players = position.get("players")
    names = tuple(players) if isinstance(players, (list, tuple)) else ()
    return names if names and all(isinstance(name, str) for name in names) else ("A", "B")


def _round_fields(position: Raw, players: tuple[str, ...], section: str) -> tuple[Field, ...]:
    group = "group_round"
    order = _mapping(position.get("order"))
    rounds = tuple(range(1, ROUNDS + 1))
    shown = [
        Field(("players",), "seats", "players", list(players), group, low=2, high=5),
        Field(("round",), "choice", "round", position.get("round", 1), group, rounds),
        Field(
            ("section",), "choice", "section", section, group, SECTIONS,
            names=tuple(f"section_{name}" for name in SECTIONS),
        ),
    ]  # fmt: skip
    if section in (PLACE, COLLECT):
        turn = position.get("turn", players[0])
        shown.append(Field(("turn",), "choice", "turn", turn, group, players))
    shown += [
        Field(
            ("order", name), "choice", "order", order.get(name), group, ORDER_TILES,
            given=(("seat", name),),
        )
        for name in players
    ]  # fmt: skip
    if section in TOGETHER:
        done = position.get("done", [])
        shown.append(Field(("done",), "several", "done", done, group, players))
    return tuple(shown)


def _board_fields(position: Raw, players: tuple[str, ...], section: str) -> tuple[Field, ...]:
    """Farmers and the tile turned up; the tiles themselves are tapped (see `tap`)."""
    if section not in (PLACE, UNCOVER, COLLECT):
        return ()
    group = "group_board"
    farmers = _mapping(position.get("farmers"))
    shown = [
        Field(
            ("farmers", name), "several", "farmers", farmers.get(name, []), group, SPACES,
            given=(("seat", name),),
        )
        for name in players
    ]  # fmt: skip
    if section == PLACE:
        options, names = ("none", *SPACES), ("not_turned", *SPACES)
        turned = position.get("shown", "none")
        shown.append(Field(("shown",), "choice", "shown", turned, group, options, names=names))
    return tuple(shown)


def _animal_fields(position: Raw, players: tuple[str, ...], section: str) -> tuple[Field, ...]:
    group = "group_animals"
    kinds = {"front": TILES, "fresh": TILES, "yard": TILES[:KINDS]}
    if section != COLLECT:
        del kinds["fresh"]
    piles = tuple(
        Field(
            (where, name), "counts", where, _mapping(position.get(where)).get(name, {}), group,
            tiles, high=_MOST, given=(("seat", name),),
        )
        for name in players
        for where, tiles in kinds.items()
    )  # fmt: skip
    tokens, gone = _mapping(position.get("tokens")), _mapping(position.get("box"))
    return (
        *piles,
        Field(("tokens",), "counts", "tokens", tokens, group, players, high=SUPPLY),
        Field(("box",), "counts", "box", gone, group, TILES, high=_MOST),
    )


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def tap(position: Raw, variant: Raw, spots: tuple[str, ...]) -> Raw | None:
    """After a space, what is to lie there (see `put`); after a player it gets or loses a farmer."""
    if len(spots) < 2:
        return None
    (before, _, who), (kind, _, name) = (spot.partition(":") for spot in spots[-2:])
    if kind == LAY and before == "space" and who in SPACES and name in FACES:
        return _with_face(position, SPACES.index(who), FACES[name])
    if kind == "space" and name in SPACES and before in ("player", "farmers"):
        return _with_farmer(position, who, name) if who in _players(position) else None
    return None


def put(position: Raw, variant: Raw, spots: tuple[str, ...]) -> tuple[tuple[str, Note], ...]:
    """Every face that can lie on the space tapped last, so that none leads to what cannot be."""
    kind, _, name = spots[-1].partition(":") if spots else ("", "", "")
    if kind != "space" or name not in SPACES:
        return ()
    space, known = SPACES.index(name), _problems(position, variant)
    here = _board(position)[space]
    return tuple(
        (f"{LAY}:{text}", _named(text))
        for text, face in FACES.items()
        if face != here and _problems(_with_face(position, space, face), variant) <= known
    )


def _named(text: str) -> Note:
    """What a face is called on a button."""
    other = {"??": "lay_down", "..": "lay_nothing"}
    return Note(other[text]) if text in other else Note("lay", (("tile", text),))


def _with_farmer(position: Raw, who: str, space: str) -> Raw:
    farmers = _mapping(position.get("farmers"))
    told = farmers.get(who)
    own = list(told) if isinstance(told, (list, tuple)) else []
    own = [other for other in own if other != space] if space in own else [*own, space]
    return {**position, "farmers": {**farmers, who: own}}


def _board(position: Raw) -> tuple[int, ...]:
    usual = DOWN if position.get("section", PLACE) == PLACE else EMPTY
    return read_board(Reader(dict(position), tuple(position)), usual)


def _with_face(position: Raw, space: int, face: int) -> Raw:
    board = list(_board(position))
    board[space] = face
    return {**position, "board": written_board(tuple(board))}


def _problems(position: Raw, variant: Raw) -> set[tuple[str, str]]:
    """What stands against a position, by key and text."""
    try:
        read(position, variant)
    except Unreadable as wrong:
        return {(one.key, one.say) for one in wrong.problems}
    return set()
