"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.reading import LONGEST_NAME
from tutor.games.schweinebammel.names import WORDS, kind_named, name
from tutor.games.schweinebammel.position import FEWEST, MOST
from tutor.games.schweinebammel.state import (
    CARDS,
    HECTOR,
    KINDS,
    LUCKY,
    PIGS,
    ROUNDS,
    SPECIALS,
    Options,
)

Raw = Mapping[str, Any]
PENDING = ("none", "farmer", "hector")


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    players = _players(position)
    return (
        *_table_fields(position, players),
        *_pile_fields(position),
        *_hand_fields(position, players),
        _deck_field(variant),
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
        *top_fields(position.get("top", 5), group, ("none", *PIGS)),
        *pending_fields(position.get("pending", "none"), group),
        Field(
            ("draw_pile",), "number", "draw_pile", position.get("draw_pile"), group,
            low=0, high=CARDS,
        ),
    )  # fmt: skip


def top_fields(top: Any, group: str, options: tuple[int | str, ...]) -> tuple[Field, ...]:
    """What lies on the pile: a Pig by its number, or a Lucky Pig with the one it counts as."""
    lucky = top.get(WORDS[LUCKY]) if isinstance(top, Mapping) else None
    pig = None if isinstance(top, Mapping) else top
    return (
        Field(("top",), "choice", "top", pig, group, options),
        Field(("top", WORDS[LUCKY]), "choice", "top_lucky", lucky, group, tuple(PIGS)),
    )


def pending_fields(pending: Any, group: str) -> tuple[Field, ...]:
    """What is to be answered, and the Hectors that came in a row."""
    row = pending.get("hector") if isinstance(pending, Mapping) else 1
    kind = "hector" if isinstance(pending, Mapping) else pending
    asked = Field(("pending",), "choice", "pending", kind, group, PENDING)
    if kind != "hector":
        return (asked,)
    most = tuple(range(1, SPECIALS[HECTOR] + 1))
    return asked, Field(("pending", "hector"), "choice", "pending_row", row, group, most)


def _deck_field(variant: Raw) -> Field:
    """How many cards of each number there are; nobody says, so it can be changed (SW-A1)."""
    given = variant.get("pig_counts")
    usual = dict(zip(PIGS, Options().pig_counts, strict=True))
    counts: Mapping[Any, Any] = given if isinstance(given, Mapping) else usual
    held = {value: counts.get(value, counts.get(str(value), 0)) for value in PIGS}
    path = ("variant", "pig_counts")
    return Field(path, "counts", "pig_counts", held, "group_deck", tuple(PIGS))


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
