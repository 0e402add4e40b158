"""A state as a position of the vocabulary, and whether what a case expects of it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.reading import Reader
from tutor.games.schweinebammel.names import name, write_card, write_cards
from tutor.games.schweinebammel.reading import read_set
from tutor.games.schweinebammel.state import NOBODY, State


def write(state: State) -> dict[str, Any]:
    """Every key of the position."""
    players = state.players
    return {
        "players": list(players),
        "turn": "none" if state.turn == NOBODY else players[state.turn],
        "round": state.round,
        "starter": players[state.starter],
        "top": write_card(state.top) if state.top else "none",
        "pending": write_pending(state),
        "hands": {
            who: write_cards(hand) for who, hand in zip(players, state.hands, strict=True)
        },
        "next_cards": [name(kind) for kind in state.next_cards],
        "draw_pile": state.draw_pile,
        "discards": write_cards(state.discards),
        "specials": write_cards(state.specials),
        "scores": {
            who: list(points) for who, points in zip(players, state.scores, strict=True)
        },
        "phase": state.phase,
        "dealer": state.dealer,
    }  # fmt: skip


def write_pending(state: State) -> Any:
    """The duty of the player to move: none, farmer, hector, {hector: 2}."""
    if state.duty == "hector" and state.row > 1:
        return {"hector": state.row}
    return state.duty or "none"


def same(key: str, expected: object, actual: object) -> bool:
    """Whether a key of `then` holds; hands and scores count for the players named."""
    if key in ("hands", "scores") and isinstance(expected, Mapping):
        assert isinstance(actual, Mapping), key
        return all(
            who in actual and _matches(key, value, actual[who]) for who, value in expected.items()
        )
    if key in ("discards", "specials"):
        return _matches("hands", expected, actual)
    if key == "pending" and expected == {"hector": 1}:
        return actual == "hector"
    return _plainly_equal(expected, actual)


def _matches(key: str, expected: object, actual: object) -> bool:
    """Sets as sets, however they are written; points as a list."""
    if key == "scores":
        return _plainly_equal(expected, actual)
    reader = Reader({}, ())
    sets = [read_set(reader, value, "set") for value in (expected, actual)]
    return not reader.problems and sets[0] == sets[1]


def _plainly_equal(expected: object, actual: object) -> bool:
    """Equal as data; True is not 1."""
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return expected == actual
