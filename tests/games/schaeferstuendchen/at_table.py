"""Short ways to a position of Schäferstündchen and what a move does in it."""

from collections.abc import Mapping
from typing import Any

from tutor.engine.verdict import Judgement
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.state import State


def position(
    players: Mapping[str, Any], variant: Mapping[str, Any] | None = None, **keys: Any
) -> State:
    return GAME.codec.read({"players": players, **keys}, variant or {})


def play(state: State, *moves: Mapping[str, Any]) -> Judgement[State]:
    """The judgement of the last move; all before it must be legal."""
    judged = None
    for move in moves:
        judged = GAME.judge(state, GAME.codec.read_move(move, state))
        if judged.step is not None:
            state = judged.step.state
    assert judged is not None
    return judged


def after(state: State, *moves: Mapping[str, Any]) -> State:
    step = play(state, *moves).step
    assert step is not None
    return step.state
