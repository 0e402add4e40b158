"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen.lexicon import lexicon
from tutor.games.schaeferstuendchen.owner import printed_of
from tutor.games.schaeferstuendchen.places import OTHER
from tutor.games.schaeferstuendchen.practice import PRACTICE, SETS
from tutor.games.schaeferstuendchen.seating import cast
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FEWEST,
    GIVEN,
    HAND,
    NO_CARD,
    NONE,
    PATH,
    REVEAL,
    ROLES,
    SEATS,
    SELFISH,
    SHEEP,
    SOLO,
    TEAM,
    UNKNOWN,
    Card,
    Options,
)
from tutor.games.schaeferstuendchen.switches import read_variant

Raw = Mapping[str, Any]
HIGHEST = 12
MOST_CARDS = 12
STEPS = tuple(range(END + 1))
STEP_NAMES = tuple(f"step_{step}" for step in STEPS)


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    seats, options = _seats(position), _options(variant)
    return (
        *_round_fields(position, seats),
        *(field for seat in seats for field in _player_fields(position, options, seats, seat)),
        *_sheep_fields(position, seats),
    )


def _options(variant: Raw) -> Options:
    """The switches, so that an owner's cards can be chosen; broken ones count as left out."""
    try:
        return read_variant(variant)
    except Unreadable:
        return Options()


def _seats(position: Raw) -> tuple[str, ...]:
    """The seats as far as they can be read."""
    named = position.get("seats")
    if isinstance(named, (list, tuple)) and all(isinstance(name, str) for name in named):
        return tuple(named)
    players = _mapping(position.get("players"))
    return tuple(seat for seat in SEATS if seat in players)


def _round_fields(position: Raw, seats: tuple[str, ...]) -> tuple[Field, ...]:
    group = "group_round"
    step, box = position.get("step", SELFISH), position.get("set", NONE)
    first = position.get("start", (seats or SEATS)[0])
    return (
        Field(("seats",), "seats", "seats", list(seats), group, low=FEWEST, high=len(SEATS)),
        Field(("mode",), "choice", "mode", position.get("mode", SOLO), group, (SOLO, TEAM)),
        Field(("step",), "choice", "step", step, group, STEPS, names=STEP_NAMES),
        Field(("start",), "choice", "start", first, group, seats or SEATS),
        Field(("path",), "number", "path", position.get("path", PATH), group, low=1, high=15),
        Field(("set",), "choice", "set", box if box != NONE else GIVEN, group, (PRACTICE, GIVEN)),
    )


def _player_fields(
    position: Raw, options: Options, seats: tuple[str, ...], seat: str
) -> tuple[Field, ...]:
    told = cast(seats, _mapping(position.get("players")))
    player = _mapping(told.get(seat))
    path = position.get("path", PATH)
    given = (("seat", seat),)
    group = "group_players"
    role = player.get("role")
    printed = printed_of(
        role if isinstance(role, str) and role in ROLES else None, _box(position), options
    )

    def field(key: str, kind: str, value: object, group: str, **more: Any) -> Field:
        return Field(("players", seat, key), kind, key, value, group, given=given, **more)

    return (
        field("role", "choice", role, group, options=tuple(ROLES)),
        field(
            "movement", "number", player.get("movement", printed[0]), "group_players", high=HIGHEST
        ),
        field("combat", "number", player.get("combat", printed[1]), group, high=HIGHEST),
        field("at", "choice", player.get("at", "home"), "group_figures", options=places(path)),
        field("sits", "flag", player.get("sits", False), "group_figures"),
        field("moved", "flag", player.get("moved", False), "group_figures"),
        field("sheep", "number", player.get("sheep", 0), "group_sheep", high=SHEEP),
        *_card_fields(position, options, player, seat),
        *_laid_fields(position, options, player, seats, seat),
    )


def places(path: object) -> tuple[str | int, ...]:
    """Every place of a figure, from its home across the valley to the other home."""
    steps = path if isinstance(path, int) and 1 <= path <= 15 else PATH
    beyond = tuple(f"other {n}" for n in range(1, steps + 1))
    assert all(OTHER.fullmatch(place) for place in beyond)
    return ("home", *range(steps - 1, 0, -1), "valley", *beyond)


def _card_fields(position: Raw, options: Options, player: Raw, seat: str) -> tuple[Field, ...]:
    """Hand, items and laid cards, where the names of cards are known."""
    names, known = _names(position, options), _known(position, options)
    items = tuple(name for name in names if name in known and known[name].kind == "item")
    given = (("seat", seat),)
    rows = (("hand", "hand", names), ("items", "counts", items), ("out", "counts", names))
    return tuple(
        Field(
            ("players", seat, key), kind, key, player.get(key), "group_cards", options,
            high=HAND if key == "hand" else MOST_CARDS, given=given,
        )
        for key, kind, options in rows
    )  # fmt: skip


def _laid_fields(
    position: Raw, options: Options, player: Raw, seats: tuple[str, ...], seat: str
) -> tuple[Field, ...]:
    """The cards face down before a player, from the second step to the third."""
    given = _mapping(player.get("assigned"))
    if position.get("step", SELFISH) not in (SELFISH, ASSIGN, REVEAL) and not given:
        return ()
    names = _names(position, options)
    own = player.get("selfish", NONE)
    own = NO_CARD if own == NONE else own
    path = ("players", seat)
    laid = [Field((*path, "selfish"), "choice", "selfish", own, "group_laid",
                  (NO_CARD, *names), given=(("seat", seat),))]  # fmt: skip
    for giver in (other for other in seats if other != seat):
        both = (("seat", seat), ("giver", giver))
        laid.append(Field((*path, "assigned", giver), "choice", "assigned", given.get(giver),
                          "group_laid", names, given=both))  # fmt: skip
    return tuple(laid)


def _box(position: Raw) -> str:
    """The set that the position names; none where it names no other."""
    box = position.get("set", NONE)
    return box if isinstance(box, str) and box in SETS else NONE


def _known(position: Raw, options: Options) -> Mapping[str, Card]:
    """The cards of the set and of an owner, by name."""
    named = lexicon(_box(position), (), options.deck)
    return {name: card for name, card in named.items() if name != UNKNOWN}


def _names(position: Raw, options: Options) -> tuple[str, ...]:
    """The names of cards that can be chosen."""
    named = (*_known(position, options), *_mapping(position.get("cards")))
    return tuple(dict.fromkeys(name for name in named if isinstance(name, str)))


def _sheep_fields(position: Raw, seats: tuple[str, ...]) -> tuple[Field, ...]:
    group = "group_sheep"
    usual = 11 if len(seats) > 4 else 9
    valley = position.get("valley", usual)
    return (
        Field(("valley",), "number", "valley", valley, group, high=SHEEP),
        Field(("supply",), "number", "supply", position.get("supply"), group, high=SHEEP),
    )


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def tap(position: Raw, variant: Raw, spots: tuple[str, ...]) -> Raw | None:
    """A figure and then a place: the figure stands there."""
    if len(spots) < 2:
        return None
    who, place = spots[-2].split(":"), spots[-1].split(":")
    players = cast(_seats(position), _mapping(position.get("players")))
    if who[0] != "figure" or len(who) < 2 or who[1] not in players:
        return None
    player = _mapping(players[who[1]])
    side = ROLES.get(str(player.get("role")), "villagers")
    at = _tapped_place(place, side, position.get("path", PATH))
    if at is None:
        return None
    return {**position, "players": {**players, who[1]: {**player, "at": at}}}


def _tapped_place(place: list[str], side: str, path: object) -> str | int | None:
    if place[0] == "valley":
        return "valley"
    if place[0] == "home" and len(place) > 1:
        return "home" if place[1] == side else f"other {path}"
    if place[0] == "space" and len(place) > 2:
        return int(place[2]) if place[1] == side else f"other {place[2]}"
    return None
