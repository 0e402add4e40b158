"""A played game: where it began and every action since. Everything else follows by replay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tutor.engine.chance import Chance
from tutor.engine.game import Game, IllegalAction
from tutor.engine.verdict import CHANCE, Finding, Verdict

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Plain data only, in the words of the position format, so it outlives the code.

    `moves` holds legal moves, chance outcomes included. `seed` picks the luck still to come.
    """

    game: str
    variant: Mapping[str, Any]
    position: Mapping[str, Any]
    moves: tuple[Mapping[str, Any], ...] = ()
    seed: int = 0

    def undo(self) -> GameRecord:
        """One move fewer; the record itself when there is none."""
        return replace(self, moves=self.moves[:-1])


@dataclass(frozen=True, slots=True)
class Turn(Generic[S]):
    """One move of a replay: the state it leads to, its verdict and its effects."""

    move: Mapping[str, Any]
    verdict: Verdict
    before: S
    state: S
    events: tuple[Finding, ...]


def replay(game: Game[Any, Any, Any], record: GameRecord) -> tuple[Any, tuple[Turn[Any], ...]]:
    """The first state and every turn. Raises Unreadable or IllegalAction naming the move."""
    first = state = game.codec.read(record.position, record.variant)
    turns: list[Turn[Any]] = []
    for move in record.moves:
        action = game.codec.read_move(move, state)
        judged = game.judge(state, action)
        if judged.step is None:
            raise IllegalAction(action, judged.verdict)
        turns.append(Turn(move, judged.verdict, state, judged.step.state, judged.step.events))
        state = judged.step.state
    return first, tuple(turns)


def nature(game: Game[Any, Any, Any], state: Any, record: GameRecord) -> Any | None:
    """The action of nature that is due now, or None when a seat is to act."""
    if game.actors(state) != (CHANCE,):
        return None
    return game.chance(state, Chance(record.seed, len(record.moves)))


def append(game: Game[Any, Any, Any], record: GameRecord, state: Any, action: Any) -> GameRecord:
    """The record with one more move; `state` is the state the action is made in."""
    move = game.codec.write_move(action, state)
    return replace(record, moves=(*record.moves, move))
