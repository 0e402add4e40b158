"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.reading import LONGEST_NAME
from tutor.games.schweinebammel.names import kind_named, name
from tutor.games.schweinebammel.position import FEWEST, MOST
from tutor.games.schweinebammel.state import CARDS, KINDS, PIGS, ROUNDS

Raw = Mapping[str, Any]
PENDING = ("none", "farmer", "hector")
TOPS = (*PIGS, *({WORDS[LUCKY]: value} for value in PIGS))
"""What can lie on the pile: a Pig by its number, a Lucky Pig with the number it counts as."""


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    players = _players(position)
    return (
        *_table_fields(position, players),
        *_pile_fields(position),
        *_hand_fields(position, players),
    )


def _players(position: Raw) -> tuple[str, ...]:
    players = position.get("players")
    if isinstance(players, (list, tuple)) and all(map(_is_name, players)) and players:
        return tuple(players)
    return ("A", "B", "C")


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME


def _table_fields(position: Raw, players: tuple[str, ...]) -> tuple[Field, ...]:
    group, turn = "group_table", position.get("turn", players[0])
    starter = position.get("starter", players[0])
    return (
        Field(("players",), "seats", "players", list(players), group, low=FEWEST, high=MOST),
        Field(("turn",), "choice", "turn", turn, group, players),
        Field(("starter",), "choice", "starter", starter, group, players),
        Field(
            ("round",), "number", "round", position.get("round", 1), group, low=1, high=ROUNDS
        ),
    )  # fmt: skip


def _pile_fields(position: Raw) -> tuple[Field, ...]:
    group = "group_piles"
    return (
        Field(("top",), "choice", "top", position.get("top", 5), group, ("none", *PIGS)),
        Field(
            ("pending",), "choice", "pending", position.get("pending", "none"), group, PENDING
        ),
        Field(
            ("draw_pile",), "number", "draw_pile", position.get("draw_pile"), group,
            low=0, high=CARDS,
        ),
    )  # fmt: skip


def _hand_fields(position: Raw, players: tuple[str, ...]) -> tuple[Field, ...]:
    hands = position.get("hands")
    held = hands if isinstance(hands, Mapping) else {}
    cards = tuple(name(kind) for kind in range(1, KINDS))
    return tuple(
        Field(
            ("hands", who), "hand", "hand_of", held.get(who), "group_hands", cards,
            low=0, high=CARDS, given=(("seat", who),),
        )
        for who in players
    )  # fmt: skip


def tap(position: Raw, variant: Raw, spots: tuple[str, ...]) -> Raw | None:
    """A tap on the pile raises the top's value by one, after 10 comes 1."""
    if not spots or spots[-1] != "top":
        return None
    kind = kind_named(position.get("top", 5))
    value = kind if kind is not None and kind in PIGS else 0
    return {**position, "top": name(value % PIGS[-1] + 1)}
