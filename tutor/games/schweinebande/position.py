"""The position vocabulary of Schweinebande: plain data to state and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.limits import check
from tutor.games.schweinebande.reading_tiles import (
    read_board,
    read_farmers,
    read_space,
    read_tiles,
    tiles_by_player,
    written_board,
)
from tutor.games.schweinebande.state import (
    COLLECT,
    DOWN,
    EMPTY,
    KINDS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    ORDER_TILES,
    PLACE,
    ROUNDS,
    SECTIONS,
    TILES,
    Counts,
    Options,
    State,
    holder_of_lowest,
)

POSITION_KEYS = (
    "players", "ages", "round", "section", "turn", "board", "shown", "picked", "farmers", "order",
    "front", "fresh", "yard", "tokens", "done", "box",
)  # fmt: skip
SWITCHES: dict[str, tuple[Any, ...]] = {
    "stranded_tiles": ("left", "self"),
    "lone_duty": ("last_tile", "count_down"),
    "empty_rows": (False, True),
    "sales": ("free", "needed"),
    "supply": ("debt", "limited"),
}
NONE = "none"
OLDEST = 150


def read_variant(variant: Mapping[str, Any]) -> Options:
    """Switches to options. Raises Unreadable for an unknown switch or value."""
    reader = Reader(variant, tuple(SWITCHES), "variant")
    read = {key: reader.choice(key, values, values[0]) for key, values in SWITCHES.items()}
    reader.finish()
    return Options(**read)


def write_variant(state: State) -> dict[str, Any]:
    """The switches that differ from their default."""
    return write_options(state.options)


def write_options(options: Options) -> dict[str, Any]:
    """Options as the switches that differ from their default."""
    default = Options()
    values = {key: getattr(options, key) for key in SWITCHES}
    return {key: value for key, value in values.items() if value != getattr(default, key)}


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """A position to a state. Raises Unreadable with every problem found."""
    options = read_variant(variant)
    reader = Reader(position, POSITION_KEYS)
    players = _players(reader)
    section = reader.choice("section", SECTIONS, PLACE, "SB-R1")
    board = read_board(reader, DOWN if section == PLACE else EMPTY)
    shown = read_space(reader, "shown")
    number = reader.number("round", 1, ROUNDS, 1, "SB-R1")
    ages = _ages(reader, players)
    farmers = read_farmers(reader, players)
    first = section == PLACE and _open_before(board, shown) == 0
    order = _order(reader, players, section != PLACE or (first and number > 1))
    opener = _opener(players, number, ages, order, first)
    state = State(
        options=options,
        players=players,
        ages=ages,
        round=number,
        section=section,
        turn=_turn(reader, players, section, opener, farmers, order),
        board=board,
        shown=shown,
        picked=read_space(reader, "picked"),
        farmers=farmers,
        order=order,
        front=tiles_by_player(reader, "front", players, TILES),
        fresh=tiles_by_player(reader, "fresh", players, TILES),
        yard=tiles_by_player(reader, "yard", players, TILES[:KINDS]),
        tokens=reader.counts("tokens", players, LARGEST),
        done=_done(reader, players),
        box=read_tiles(reader, reader.data.get("box", {}), "box"),
    )
    if not reader.problems:
        check(reader, state, opener if first else NOBODY)
    reader.finish()
    return state


def _players(reader: Reader) -> tuple[str, ...]:
    players = reader.names("players", ("A", "B"))
    if not 2 <= len(players) <= 5:
        reader.add("players", "how_many", "SB-S1", have=len(players), low=2, high=5)
        return ("A", "B")
    if NONE in players:
        reader.add("players", "name_taken", found=NONE)
    return players


def _ages(reader: Reader, players: tuple[str, ...]) -> tuple[int, ...]:
    """Everybody's age, all different; () when left out."""
    given = reader.mapping("ages", players)
    if not given:
        return ()
    missing = tuple(name for name in players if name not in given)
    if missing:
        reader.add("ages", "ages_missing", "SB-B1", missing=missing)
        return ()
    ages = tuple(
        reader.as_number(given[name], f"ages.{name}", 0, OLDEST, 0, "SB-B1") for name in players
    )
    if len(set(ages)) < len(ages):
        reader.add("ages", "same_age", "SB-B1")
    return ages


def _open_before(board: tuple[int, ...], shown: int) -> int:
    up = sum(1 for tile in board if tile >= 0)
    return up - (shown != NOWHERE and board[shown] >= 0)


def _order(reader: Reader, players: tuple[str, ...], all_hold: bool) -> tuple[int, ...]:
    """Turn-order tiles; NO_TILE for a player without one."""
    if "order" not in reader.data:
        return ORDER_TILES[: len(players)] if all_hold else (NO_TILE,) * len(players)
    given = reader.mapping("order", players)
    order = tuple(
        reader.as_number(given[name], f"order.{name}", 1, len(ORDER_TILES), 1, "SB-S4")
        if name in given
        else NO_TILE
        for name in players
    )
    taken = [tile for tile in order if tile != NO_TILE]
    if len(set(taken)) < len(taken):
        twice = next(tile for tile in taken if taken.count(tile) > 1)
        reader.add("order", "tile_twice", "SB-B7", tile=twice)
    return order


def _opener(
    players: tuple[str, ...],
    number: int,
    ages: tuple[int, ...],
    order: tuple[int, ...],
    first: bool,
) -> int:
    """Who begins this round; past the first turn of a later round nobody knows: the first."""
    if number == 1:
        return ages.index(min(ages)) if ages else 0
    return holder_of_lowest(order) if first else 0


def _turn(
    reader: Reader,
    players: tuple[str, ...],
    section: str,
    opener: int,
    farmers: tuple[tuple[int, ...], ...],
    order: tuple[int, ...],
) -> int:
    """Whose turn it is; NOBODY where everybody acts at once, and where nobody is left."""
    standing = [seat for seat, own in enumerate(farmers) if own]
    usual = opener
    if section == COLLECT:
        usual = min(standing, key=lambda seat: order[seat], default=NOBODY)
    elif section != PLACE:
        usual = NOBODY
    if "turn" not in reader.data or (usual == NOBODY and reader.data["turn"] == NONE):
        return usual
    if section not in (PLACE, COLLECT):
        reader.add("turn", "not_in_section", "SB-R1", section=f"section_{section}")
        return usual
    return players.index(reader.name("turn", players, players[0]))


def _done(reader: Reader, players: tuple[str, ...]) -> tuple[int, ...]:
    done = reader.names("done", ())
    for name in done:
        if name not in players:
            reader.add("done", "unknown_name", found=name, known=players)
    return tuple(sorted(players.index(name) for name in done if name in players))


def write(state: State) -> dict[str, Any]:
    """Every key of the position."""
    players = state.players
    return {
        "players": list(players),
        "ages": dict(zip(players, state.ages, strict=True)) if state.ages else {},
        "round": state.round,
        "section": state.section,
        "turn": NONE if state.turn == NOBODY else players[state.turn],
        "board": written_board(state.board),
        "shown": NONE if state.shown == NOWHERE else SPACES[state.shown],
        "picked": NONE if state.picked == NOWHERE else SPACES[state.picked],
        "farmers": {
            name: [SPACES[space] for space in own]
            for name, own in zip(players, state.farmers, strict=True)
        },
        "order": {n: tile for n, tile in zip(players, state.order, strict=True) if tile},
        "front": _written_piles(players, state.front),
        "fresh": _written_piles(players, state.fresh),
        "yard": _written_piles(players, state.yard),
        "tokens": dict(zip(players, state.tokens, strict=True)),
        "done": [players[seat] for seat in state.done],
        "box": written_tiles(state.box),
    }


def _written_piles(players: Sequence[str], piles: Sequence[Counts]) -> dict[str, dict[str, int]]:
    return {name: written_tiles(pile) for name, pile in zip(players, piles, strict=True)}


def written_tiles(counts: Counts) -> dict[str, int]:
    """Counts above zero by tile."""
    return {tile: count for tile, count in zip(TILES, counts, strict=True) if count}


BY_PLAYER = ("farmers", "front", "fresh", "yard", "tokens")


def same(key: str, expected: object, actual: object) -> bool:
    """Whether a key of `then` holds; keys by player are compared for the players named."""
    if key == "board":
        return isinstance(expected, str) and expected.split() == str(actual).split()
    if key == "done":
        return isinstance(expected, list) and sorted(map(str, expected)) == sorted(_list(actual))
    if key in BY_PLAYER and isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return all(name in actual and actual[name] == value for name, value in expected.items())
    return expected == actual


def _list(actual: object) -> list[str]:
    assert isinstance(actual, list), "done is written as a list"
    return actual
