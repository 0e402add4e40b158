"""The final count: who is where, why, and what does not count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.engine.verdict import RuleId, Spot
from tutor.explain.words import Words
from tutor.games.schweinsgalopp import position
from tutor.games.schweinsgalopp.figure_sheet import Cell, Row, sheet
from tutor.games.schweinsgalopp.rules import end_rule
from tutor.games.schweinsgalopp.state import OVER, Options, State
from tutor.games.schweinsgalopp.tools_given import LETTERS, counts, seats, seats_field
from tutor.render.marks import Marks

EXAMPLE: dict[str, dict[str, int]] = {
    "1": {"A": 5, "B": 4, "C": 0},
    "2": {"A": 0, "B": 4, "C": 7},
    "3": {"A": 3, "B": 0, "C": 0},
}
"""The first screen: two share the win."""


def places(state: State) -> Iterator[Line]:
    """The players by safe chips, with ties; the last line names who wins or who is ahead."""
    place = 1
    ranked = position.ranked(state)
    for tied in ranked:
        chips = state.safe[state.players.index(tied[0])]
        at = tuple(f"safe:{who}" for who in tied)
        if len(tied) > 1:
            rules: tuple[RuleId, ...] = ("SG-G1", "SG-F8", "SG-G3")
            yield line("count_tied", *rules, value=chips, at=at, place=place, seats=tuple(tied))
        else:
            yield line("count_place", "SG-G1", "SG-F8", value=chips, at=at, place=place,
                       seat=tied[0])  # fmt: skip
        place += len(tied)
    yield from _first(state, tuple(ranked[0]))


def _first(state: State, ahead: tuple[str, ...]) -> Iterator[Line]:
    chips = max(state.safe)
    if state.phase != OVER:
        rounds = state.options.rounds
        yield line("count_so_far", end_rule(state.options), kind="open", round=state.round,
                   rounds=rounds)  # fmt: skip
    elif len(ahead) > 1:
        yield line("count_shared", "SG-G2", "SG-G3", kind="total", value=chips, seats=ahead)
    else:
        yield line("count_wins", "SG-G2", kind="total", value=chips, seat=ahead[0])


def _loose(state: State) -> Iterator[Line]:
    """Chips in containers count for nothing yet."""
    for who, chips in zip(state.players, state.containers, strict=True):
        if chips:
            at = (f"container:{who}",)
            yield line("count_box", "SG-F6", kind="no", value=chips, at=at, seat=who)


def _work(state: State, given: Position) -> tuple[Line, ...]:
    Reader(given, (), "given").finish()
    return (*places(state), *_loose(state))


COUNT = Tool("count", _work)


def _rounds(options: Options, given: Position) -> tuple[State, dict[str, dict[str, int]]]:
    """Safe chips round by round, and the position after the last."""
    keys = tuple(str(number + 1) for number in range(options.rounds))
    reader = Reader(given, ("players", *EXAMPLE), "given")
    names = seats(reader, options)
    won = {key: counts(reader, key, names, EXAMPLE[key], options.box.chips) for key in keys}
    reader.finish()
    safe = {name: sum(won[key][name] for key in keys) for name in names}
    put = {"players": list(names), "phase": OVER, "safe": safe}
    return position.read(put, position.write_options(options)), won


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    state, won = _rounds(options, given)
    sums = []
    for who, total in zip(state.players, state.safe, strict=True):
        parts = " + ".join(str(won[key][who]) for key in won)
        sums.append(line("count_sum", "SG-R4", "SG-A6", value=total, seat=who, parts=parts))
    return (*(sums if len(won) > 1 else ()), *places(state))


def _own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    count = given.get("players", 3)
    names = LETTERS[: count if isinstance(count, int) else 3]
    return (
        seats_field(options, given),
        *(
            Field(
                (str(number),), "counts", "tool_round", _held(given, str(number)), "group_chips",
                names, high=options.box.chips, given=(("round", number),),
            )
            for number in range(1, options.rounds + 1)
        ),
    )  # fmt: skip


def _held(given: Position, key: str) -> dict[str, Any]:
    entered = given.get(key)
    return {**EXAMPLE[key], **(entered if isinstance(entered, dict) else {})}


def _own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    state, won = _rounds(options, given)
    rows = [
        Row(
            who,
            tuple(Cell("safe", f"{key}:{who}", won[key][who], ("round", int(key))) for key in won),
            total,
        )
        for who, total in zip(state.players, state.safe, strict=True)
    ]
    return sheet(words, marks, rows, "count")


def _own_tap(options: Options, given: Position, spot: Spot) -> Position | None:
    """One more chip in that round."""
    key, _, who = spot.partition(":")
    if key not in EXAMPLE or who not in LETTERS:
        return None
    held = _held(given, key)
    return {**given, key: {**held, who: held.get(who, 0) + 1}}


COUNT_OWN = Tool("count_own", _own_work, _own_fields, _own_picture, _own_tap, own=True)
