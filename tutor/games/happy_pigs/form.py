"""The controls that build a position. They offer; what cannot be is said by `position.read`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs.form_card import MOST_ON_A_CARD, card_fields
from tutor.games.happy_pigs.position import JOINS, UNVACCINATED
from tutor.games.happy_pigs.state import (
    ACTIONS,
    BOX,
    CARD,
    ITEMS,
    KINDS,
    OVER,
    ROUNDS,
    SETUP,
    START_MONEY,
    STEPS,
    STY,
    TOOLS,
    TURNS,
    USED,
    Options,
    season_of,
    spoken,
)
from tutor.games.happy_pigs.switches import read_variant
from tutor.games.happy_pigs.taps import parts

Raw = Mapping[str, Any]
MOST_MONEY = 999
MOST_PLAYERS = 6


def fields(position: Raw, variant: Raw) -> tuple[Field, ...]:
    """Every control for what has been entered so far; broken values count as left out."""
    options = _options(variant)
    players = _players(position)
    return (
        *_round_fields(position, options, players),
        *_card_fields(position, players),
        *_pig_fields(position, options, players),
        *_goods_fields(position, options, players),
    )


def _options(variant: Raw) -> Options:
    try:
        return read_variant(variant)
    except Unreadable:
        return Options()


def _players(position: Raw) -> tuple[str, ...]:
    players = position.get("players")
    if isinstance(players, (list, tuple)) and all(isinstance(name, str) for name in players):
        return tuple(players) or ("A", "B", "C")
    return ("A", "B", "C")


def _round_fields(position: Raw, options: Options, players: tuple[str, ...]) -> Iterator[Field]:
    group = "group_round"
    step, starter = position.get("step", TURNS), position.get("starter", players[0])
    low = 2 if options.two_players else 3
    usual = ROUNDS if step == OVER else 1
    number = position.get("round", usual)
    yield Field(("players",), "seats", "players", list(players), group, low=low, high=MOST_PLAYERS)
    yield Field(("step",), "choice", "step", step, group, STEPS)
    yield Field(("round",), "number", "round", number, group, low=1, high=ROUNDS)
    yield Field(("starter",), "choice", "starter", starter, group, players)
    if step in (SETUP, TURNS):
        turn = position.get("turn", starter)
        yield Field(("turn",), "choice", "turn", turn, group, players)


def _card_fields(position: Raw, players: tuple[str, ...]) -> Iterator[Field]:
    """The season card with its numbers, and who has chosen what."""
    if position.get("step", TURNS) in (SETUP, CARD):
        return
    group, card = "group_card", _mapping(position.get("card"))
    number = position.get("round", 1)
    season = season_of(number) if isinstance(number, int) and 1 <= number <= ROUNDS else 0
    yield from card_fields(card, season, ("card",), group)
    chosen = _mapping(position.get("chosen"))
    for name in players:
        yield Field(
            ("chosen", name), "choice", "chosen", chosen.get(name), group, ACTIONS,
            given=(("seat", name),),
        )  # fmt: skip


def _pig_fields(position: Raw, options: Options, players: tuple[str, ...]) -> Iterator[Field]:
    """Pigs by farm and kind; marks of the round only where there can be some."""
    step = position.get("step", TURNS)
    marks = step not in (SETUP, CARD, OVER)
    for name, farm in _farms(position, players):
        pigs = _mapping(farm.get("pigs"))
        for kind, pig in enumerate(KINDS):
            if kind & USED and not marks:
                continue
            yield Field(
                ("farms", name, "pigs", pig), "number", "pigs_of", pigs.get(pig, 0), "group_pigs",
                low=0, high=options.supply[kind // 4], given=(("seat", name), ("pig", spoken(pig))),
            )  # fmt: skip


def _goods_fields(position: Raw, options: Options, players: tuple[str, ...]) -> Iterator[Field]:
    """Money, sties, tools and actions left, by farm."""
    group, step = "group_goods", position.get("step", TURNS)
    money = START_MONEY if step == SETUP else 0
    for name, farm in _farms(position, players):
        given, path = (("seat", name),), ("farms", name)
        amount, sties = farm.get("money", money), farm.get("sties", 1)
        yield Field(
            (*path, "money"), "number", "money_of", amount, group, high=MOST_MONEY, given=given
        )
        yield Field(
            (*path, "sties"), "number", "sties_of", sties, group, low=1, high=BOX[STY], given=given
        )
        if options.space_model == "grid":
            join = farm.get("join", JOINS[0])
            yield Field((*path, "join"), "choice", "join_of", join, group, JOINS, given=given)
        tools = _mapping(farm.get("tools"))
        for tool in TOOLS:
            yield Field(
                (*path, "tools", tool), "number", "tools_of", tools.get(tool, 0), group,
                high=BOX[ITEMS.index(tool)], given=(*given, ("tool", tool)),
            )  # fmt: skip
        if options.upkeep == "hand" and step != OVER:
            yield from _upkeep_fields(farm, name)
        if step == TURNS:
            left = farm.get("left")
            yield Field(
                (*path, "left"), "number", "left_of", left, group, high=MOST_ON_A_CARD, given=given
            )


def _upkeep_fields(own: Raw, name: str) -> Iterator[Field]:
    """What is still to be turned over and put back, where that is done by hand."""
    given, path, group = (("seat", name),), ("farms", name), "group_goods"
    yield Field(
        (*path, "treated"), "choice", "treated_of", own.get("treated"), group, UNVACCINATED,
        given=given, names=tuple(map(spoken, UNVACCINATED)),
    )  # fmt: skip
    spent = _mapping(own.get("spent"))
    for tool in TOOLS:
        yield Field(
            (*path, "spent", tool), "number", "spent_of", spent.get(tool, 0), group,
            high=BOX[ITEMS.index(tool)], given=(*given, ("tool", tool)),
        )  # fmt: skip


def _farms(position: Raw, players: tuple[str, ...]) -> Iterator[tuple[str, Raw]]:
    farms = _mapping(position.get("farms"))
    return ((name, _mapping(farms.get(name))) for name in players)


def _mapping(value: object) -> Raw:
    return value if isinstance(value, Mapping) else {}


def tap(position: Raw, variant: Raw, spots: tuple[str, ...]) -> Raw | None:
    """A piece of the store and a sty: one more there; a piece of a farm and the store: one less."""
    if len(spots) < 2:
        return None
    first, second = parts(spots[-2]), parts(spots[-1])
    if first[0] == "store" and second[0] == "sty":
        return _more(position, second[1], first[1], 1)
    if first[0] in ("pig", "tool") and second[0] == "store":
        return _more(position, first[1], first[2], -1)
    return None


def _more(position: Raw, name: str, item: str, more: int) -> Raw:
    """The position with so many more of an item on a farm; never fewer than none."""
    farms = _mapping(position.get("farms"))
    farm = _mapping(farms.get(name))
    if item == "sty":
        changed = {**farm, "sties": max(1, farm.get("sties", 1) + more)}
    else:
        key = "tools" if item in TOOLS else "pigs"
        counts = _mapping(farm.get(key))
        changed = {**farm, key: {**counts, item: max(0, counts.get(item, 0) + more)}}
    return {**position, "farms": {**farms, name: changed}}
