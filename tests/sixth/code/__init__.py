"""Three in a row, the smallest whole game: proof that a sixth game edits no other file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tutor.engine.chance import Chance
from tutor.engine.game import Art, Codec, Field, Game, Picture
from tutor.engine.problem import Unreadable, problem
from tutor.engine.reading import Reader
from tutor.engine.rulebook import Rulebook
from tutor.engine.tool import CardTable, Line, Tool, line
from tutor.engine.verdict import YES, Answer, Finding, Note, Reply, Step, no
from tutor.render.svg import picture, spot

SIGNS = ("free", "cross", "ring")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
KEYS = ("players", "turn", "cells")


@dataclass(frozen=True, slots=True)
class State:
    """`cells` holds nine numbers: 0 free, 1 the first player, 2 the second."""

    players: tuple[str, ...]
    turn: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Put:
    """Put the own sign into a cell, 1 to 9."""

    by: str
    cell: int
    do: ClassVar[str] = "put"


BOOK: Rulebook[State] = Rulebook()
_three = BOOK.effect("TT-G1", wins=("seat",))
_put = BOOK.effect("TT-M1", put=("seat", "cell"))


def winner(state: State) -> int:
    """1 or 2 with three in a row, else 0."""
    rows = [{state.cells[cell] for cell in line} for line in LINES]
    return next((row.pop() for row in rows if len(row) == 1 and row != {0}), 0)


@BOOK.gate("TT-G2", Put, over=())
def game_is_running(state: State, action: Put) -> Answer:
    """Nobody plays after three in a row."""
    return no("over") if winner(state) else None


@BOOK.need("TT-T1", Put, not_on_turn=("seat", "turn"))
def players_alternate(state: State, action: Put) -> Answer:
    """Players take turns."""
    turn = state.players[state.turn]
    return YES if action.by == turn else no("not_on_turn", seat=action.by, turn=turn)


@BOOK.need("TT-M2", Put, taken=("cell",))
def cell_is_free(state: State, action: Put) -> Answer:
    """A cell holds one sign."""
    if not state.cells[action.cell - 1]:
        return YES
    return no("taken", cell=action.cell, need=0, have=1, at=(f"cell:{action.cell}",))


def read_variant(variant: Mapping[str, Any]) -> dict[str, Any]:
    """`worth` may say how many points a sign is worth. Raises Unreadable for anything else."""
    Reader(variant, ("worth",), "variant").finish()
    return dict(variant)


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """Raises Unreadable for unknown keys, wrong cells or players."""
    read_variant(variant)
    reader = Reader(position, KEYS)
    players = reader.names("players", ("A", "B"))
    if len(players) != 2:
        reader.add("players", "not_a_number", found=str(len(players)), low=2, high=2)
    turn = reader.name("turn", players, players[0])
    cells = reader.numbers("cells", 0, 2) or (0,) * 9
    if len(cells) != 9:
        reader.add("cells", "not_a_number", found=str(len(cells)), low=9, high=9)
    reader.finish()
    return State(players, players.index(turn), cells)


def write(state: State) -> dict[str, Any]:
    """Every key of the position."""
    turn = state.players[state.turn]
    return {"players": list(state.players), "turn": turn, "cells": list(state.cells)}


def read_move(move: Mapping[str, Any], state: State) -> Put:
    """Raises Unreadable."""
    reader = Reader(move, ("by", "do", "cell"))
    by = reader.needed("by", state.players)
    reader.needed("do", ("put",))
    cell = reader.number("cell", 1, 9, 1)
    reader.finish()
    return Put(str(by), cell)


def candidates(state: State) -> Iterator[Put]:
    """Every cell, for the player on turn."""
    for cell in range(1, 10):
        yield Put(state.players[state.turn], cell)


def apply(state: State, action: Put) -> Step[State]:
    """The sign stands; the other player is on turn."""
    cells = list(state.cells)
    cells[action.cell - 1] = state.turn + 1
    after = replace(state, cells=tuple(cells), turn=1 - state.turn)
    at = (f"cell:{action.cell}",)
    events = [_put("put", seat=action.by, cell=action.cell, at=at)]
    if winner(after):
        events.append(_three("wins", seat=action.by, at=at))
    return Step(after, tuple(events))


def actors(state: State) -> tuple[str, ...]:
    """The player on turn, until three in a row or no cell is free."""
    if winner(state) or 0 not in state.cells:
        return ()
    return (state.players[state.turn],)


def propose(state: State, seat: str, spots: tuple[str, ...]) -> tuple[Put, ...]:
    """One tap on a cell."""
    return (Put(seat, int(spots[-1].partition(":")[2])),) if spots else ()


def board(state: State, words: Any, marks: Any) -> Picture:
    """Nine cells."""
    cells = [
        spot(f"cell:{i + 1}", f"{i + 1}: {words.text('figure', SIGNS[sign])}", "<path/>")
        for i, sign in enumerate(state.cells)
    ]
    text = words.text("figure", "board", signs=tuple(SIGNS[sign] for sign in state.cells))
    return Picture(picture("".join(cells), 200, 200, text), text)


def form(position: Mapping[str, Any], variant: Mapping[str, Any]) -> tuple[Field, ...]:
    """Who is on turn."""
    names = tuple(position.get("players", ("A", "B")))
    return (Field(("turn",), "choice", "turn", position.get("turn", names[0]), "turn", names),)


def _winner(state: State, question: Mapping[str, Any]) -> Reply:
    name = state.players[winner(state) - 1] if winner(state) else ""
    return Reply(name, (Finding("TT-G1", Note()),))


def threats(state: State, given: Mapping[str, Any]) -> tuple[Line, ...]:
    """How many lines each player could still fill."""
    lines = []
    for number, name in enumerate(state.players, 1):
        left = [row for row in LINES if all(state.cells[cell] in (0, number) for cell in row)]
        lines.append(line("left", "TT-G1", value=len(left), seat=name))
    move = {"by": state.players[state.turn], "do": "put", "cell": 5}
    return (*lines, line("middle", "TT-M2", kind="open", move=move))


def series(worth: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[Line, ...]:
    """Points of a series of games. Raises Unreadable for more than nine games won."""
    won = given.get("won", 1)
    if not isinstance(won, int) or not 0 <= won <= 9:
        raise Unreadable((problem("won", "not_a_number", found=str(won), low=0, high=9),))
    points = worth.get("worth", {}).get("cross", {}).get("points", 1)
    return (line("points", "TT-G1", value=won * points, kind="total", count=won),)


def series_fields(worth: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[Field, ...]:
    """How many games were won."""
    return (Field(("won",), "number", "won", given.get("won", 1), "turn", low=0, high=9),)


def worth_fields(row: str, cells: Mapping[str, Any]) -> tuple[Field, ...]:
    """Points of one sign."""
    return (Field(("points",), "number", "points", cells.get("points"), "turn", low=1, high=5),)


def worth(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The switch that carries the points. Raises Unreadable for points that are no number."""
    wrong = [
        problem(f"{row}.points", "not_a_number", found=str(cells.get("points")), low=1, high=5)
        for row, cells in rows.items()
        if cells.get("points") not in range(1, 6)
    ]
    if wrong:
        raise Unreadable(tuple(wrong))
    return {"worth": {row: dict(cells) for row, cells in rows.items()}}


def _no_luck(state: State, luck: Chance) -> Put:
    raise AssertionError("nature never acts")


GAME: Game[State, Put, State] = Game(
    slug="tic_tac_toe",
    prefix="TT",
    book=BOOK,
    start=lambda players, variant: read({"players": list(players)}, variant),
    actors=actors,
    facts=lambda state: state,
    candidates=candidates,
    temptations=candidates,
    propose=propose,
    apply=apply,
    chance=_no_luck,
    view=lambda state, seat: state,
    label=lambda action, state: Note("put", (("cell", action.cell),)),
    codec=Codec(
        read=read,
        write=write,
        read_move=read_move,
        write_move=lambda action, state: {"by": action.by, "do": "put", "cell": action.cell},
        read_variant=read_variant,
        write_variant=lambda state: {},
        same=lambda key, expected, found: expected == found,
        position_keys=KEYS,
    ),
    questions={"winner": _winner},
    art=Art(board=board),
    form=form,
    tools=(
        Tool("threats", threats),
        Tool("series", series, fields=series_fields, own=True),
    ),
    tables=(
        CardTable(
            "worth",
            ("cross", "ring"),
            ("points",),
            {"cross": {"points": 1}, "ring": {"points": 1}},
            worth_fields,
            worth,
            lambda variant: variant.get("worth", {}),
        ),
    ),
    bots={"random": lambda view, legal, luck: luck.choice(legal)},
)
