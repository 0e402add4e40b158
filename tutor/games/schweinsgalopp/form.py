"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.games.schweinsgalopp.position import read_variant
from tutor.games.schweinsgalopp.state import FIRST_BONUS, HAND, PHASES, PLAY, Options

FURTHEST = 60
"""No pig gets further in a round: 35 turns from the fifth space, and some jumps."""

Raw = Mapping[str, Any]


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    options = _options(variant)
    players = _players(position, options)
    return (
        *_round_fields(position, options, players),
        *_track_fields(position, options),
        *_card_fields(position, options, players),
        *_chip_fields(position, options, players),
    )


def _options(variant: Raw) -> Options:
    try:
        return read_variant(variant)
    except Unreadable:
        return Options()


def _players(position: Raw, options: Options) -> tuple[str, ...]:
    players = position.get("players")
    names = tuple(players) if isinstance(players, (list, tuple)) else ()
    return names if names and all(isinstance(name, str) for name in names) else ("A", "B")


def _round_fields(position: Raw, options: Options, players: tuple[str, ...]) -> tuple[Field, ...]:
    starter = position.get("starter", players[0])
    group = "group_round"
    most = options.box.most_players
    return (
        Field(("players",), "seats", "players", list(players), group, low=2, high=most),
        Field(("phase",), "choice", "phase", position.get("phase", PLAY), group, PHASES),
        Field(
            ("round",), "number", "round", position.get("round", 1), group,
            low=1, high=options.rounds,
        ),
        Field(("starter",), "choice", "starter", starter, group, players),
        Field(("turn",), "choice", "turn", position.get("turn", starter), group, players),
    )  # fmt: skip


def _track_fields(position: Raw, options: Options) -> tuple[Field, ...]:
    track = _mapping(position.get("track"))
    return tuple(
        Field(
            ("track", colour), "number", "track", track.get(colour, index + 1), "group_track",
            low=1, high=FURTHEST, given=(("pig", colour),),
        )
        for index, colour in enumerate(options.colours)
    )  # fmt: skip


def _card_fields(position: Raw, options: Options, players: tuple[str, ...]) -> tuple[Field, ...]:
    hands = _mapping(position.get("hands"))
    group = "group_cards"
    held = tuple(
        Field(
            ("hands", name), "hand", "hand_of", hands.get(name), group, options.colours,
            low=0, high=HAND, given=(("seat", name),),
        )
        for name in players
    )  # fmt: skip
    played = _mapping(position.get("played"))
    copies = options.box.copies
    out = Field(("played",), "counts", "played", played, group, options.colours, high=copies)
    return (*held, out) if position.get("phase", PLAY) == PLAY else ()


def _chip_fields(position: Raw, options: Options, players: tuple[str, ...]) -> tuple[Field, ...]:
    chips = options.box.chips
    group = "group_chips"
    containers = _mapping(position.get("containers"))
    safe = _mapping(position.get("safe"))
    shown = [
        Field(("containers",), "counts", "containers", containers, group, players, high=HAND * 2),
        Field(("safe",), "counts", "safe", safe, group, players, high=chips),
        Field(("middle",), "number", "middle", position.get("middle"), group, low=0, high=chips),
    ]
    if options.bonus_chips:
        spaces = tuple(range(FIRST_BONUS, options.box.spaces + 1))
        bonus = position.get("bonus", [])
        shown.append(Field(("bonus",), "several", "bonus", bonus, group, spaces))
    return tuple(shown)


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def tap(position: Raw, variant: Raw, spots: tuple[str, ...]) -> Raw | None:
    """A pig and then a space: the pig stands there, in the lap of the space's number."""
    if len(spots) < 2:
        return None
    pig, space = spots[-2].partition(":"), spots[-1].partition(":")
    if pig[0] != "pig" or space[0] != "space" or not space[2].isdecimal():
        return None
    colours = _options(variant).colours
    usual = {colour: index + 1 for index, colour in enumerate(colours)}
    track = {**usual, **_mapping(position.get("track")), pig[2]: int(space[2])}
    return {**position, "track": track}
