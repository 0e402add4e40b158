"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.reading import Reader
from tutor.games.schweinebande.board import SPACES
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
_CYCLE = tuple(FACES.values())
"""Faces in the order in which tapping a space goes through them."""


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
    if isinstance(players, (list, tuple)) and all(isinstance(name, str) for name in players):
        return tuple(players)
    return ("A", "B")


def _round_fields(position: Raw, players: tuple[str, ...], section: str) -> tuple[Field, ...]:
    group = "group_round"
    order = _mapping(position.get("order"))
    rounds = tuple(range(1, ROUNDS + 1))
    shown = [
        Field(("players",), "seats", "players", list(players), group, low=2, high=5),
        Field(("round",), "choice", "round", position.get("round", 1), group, rounds),
        Field(("section",), "choice", "section", section, group, SECTIONS),
    ]
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
        options = ("none", *SPACES)
        turned = position.get("shown", "none")
        shown.append(Field(("shown",), "choice", "shown", turned, group, options))
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
    """A space alone goes on to its next tile; after a player it takes or loses a farmer."""
    kind, _, space = spots[-1].partition(":") if spots else ("", "", "")
    if kind != "space" or space not in SPACES:
        return None
    before, _, who = spots[-2].partition(":") if len(spots) > 1 else ("", "", "")
    if before in ("player", "farmers") and who in _players(position):
        return _with_farmer(position, who, space)
    return _with_next_tile(position, SPACES.index(space))


def _with_farmer(position: Raw, who: str, space: str) -> Raw:
    farmers = _mapping(position.get("farmers"))
    own = list(farmers.get(who, []))
    own = [other for other in own if other != space] if space in own else [*own, space]
    return {**position, "farmers": {**farmers, who: own}}


def _with_next_tile(position: Raw, space: int) -> Raw:
    usual = DOWN if position.get("section", PLACE) == PLACE else EMPTY
    board = list(read_board(Reader(dict(position), tuple(position)), usual))
    at = _CYCLE.index(board[space])
    board[space] = _CYCLE[(at + 1) % len(_CYCLE)]
    return {**position, "board": written_board(tuple(board))}
