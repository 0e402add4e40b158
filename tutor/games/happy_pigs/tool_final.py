"""The final reckoning with the tie-break, line by line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.explain.words import Words
from tutor.games.happy_pigs import position
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.figure_final import reckoned
from tutor.games.happy_pigs.reckoning import (
    Standing,
    final_prices,
    sale_prices,
    standing,
    sty_value,
    tied,
)
from tutor.games.happy_pigs.state import (
    BOX,
    OVER,
    SETUP,
    SIZES,
    STY,
    STY_STEP,
    TOOL_PRICE,
    Farm,
    Options,
    State,
    spoken,
)
from tutor.render.marks import Marks

NAMES = ("A", "B", "C", "D", "E", "F")
PLAYERS = 3
MOST = 9999
USUAL: dict[str, dict[str, Any]] = {
    "A": {"money": 23, "pigs": {"L": 2, "M": 1, "S": 3, "B": 1}, "sties": 2, "tools": 3},
    "B": {"money": 39, "pigs": {"L": 3}, "sties": 3, "tools": 0},
    "C": {"money": 83, "pigs": {}, "sties": 5, "tools": 10},
}
FARM_KEYS = ("money", "pigs", "sties", "tools")


# ---- lines ----


def lines(state: State) -> tuple[Line, ...]:
    """Every player's sum, then who wins, by the tie-break where it must be."""
    facts = Facts(state)
    found = standing(facts)
    sums = tuple(one for seat in range(len(state.players)) for one in _player(facts, seat, found))
    event = (line("final_event", "HP-V2", kind="open"),) if any(final_prices(facts)) else ()
    return (*sums, *event, *(_tie(facts, found) if found.tiebreak else _won(state, found)))


def _player(facts: Facts, seat: int, found: Standing) -> tuple[Line, ...]:
    farm, who = facts.state.farms[seat], facts.state.players[seat]
    head = line("final_player", kind="head", seat=who, at=(f"player:{who}",))
    money = line("final_money", value=farm.money, at=(f"money:{who}",))
    pigs = tuple(
        line("final_pigs", "HP-G2", "HP-P6", value=n * price, count=n, pig=spoken(name), each=price)
        for name, n, price in zip(SIZES, farm.herd, sale_prices(facts), strict=True)
        if n
    )
    total = line("final_sum", kind="total", value=found.sums[seat], seat=who)
    return (head, money, *pigs, total)


def _won(state: State, found: Standing) -> tuple[Line, ...]:
    (seat,) = found.winners
    best, who = found.sums[seat], state.players[seat]
    return (line("final_wins", "HP-G3", kind="yes", value=best, seat=who, at=(f"player:{who}",)),)


def _tie(facts: Facts, found: Standing) -> tuple[Line, ...]:
    """The tied players sell tools and sties; nobody else does."""
    state = facts.state
    first = tied(found.sums)
    names = tuple(state.players[seat] for seat in first)
    head = line("final_tie", "HP-G4", kind="head", seats=names, dollars=found.sums[first[0]])
    others = tuple(name for name in state.players if name not in names)
    out = (line("final_out", "HP-G4", seats=others),) if others else ()
    sold = tuple(one for seat in first for one in _sold(facts, seat, found))
    winners = tuple(state.players[seat] for seat in found.winners)
    best = max(found.tiebreak.values())
    at = tuple(f"player:{who}" for who in winners)
    if len(winners) == 1:
        end = line("final_tie_won", "HP-G5", kind="yes", value=best, seat=winners[0], at=at)
    else:
        end = line("final_shared", "HP-G6", kind="yes", value=best, seats=winners, at=at)
    return (head, *out, *sold, end)


def _sold(facts: Facts, seat: int, found: Standing) -> tuple[Line, ...]:
    farm, who = facts.state.farms[seat], facts.state.players[seat]
    steps = " + ".join(str(STY_STEP * number) for number in range(1, farm.sties + 1))
    tools = sum(farm.tools)
    return (
        line("final_before", value=found.sums[seat], seat=who),
        line("final_sties", "HP-G4", value=sty_value(farm.sties), sties=farm.sties, steps=steps),
        line("final_tools", "HP-G4", value=tools * TOOL_PRICE, count=tools, each=TOOL_PRICE),
        line("final_new_sum", kind="total", value=found.tiebreak[seat], seat=who),
    )


# ---- about the position ----


def desk_work(state: State, given: Position) -> tuple[Line, ...]:
    """The reckoning of the table; before the end, as if everything were sold now."""
    del given
    early = (line("final_early", "HP-G1", "HP-X1", kind="open"),) if state.step != OVER else ()
    return (*early, *lines(state))


def desk_picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    """A bar for each player."""
    del given
    return reckoned(state, words, marks)


def begun(state: State) -> bool:
    """Whether first purchases are over."""
    return state.step != SETUP


# ---- with own input ----


def table(options: Options, given: Position) -> State:
    """The farms at the end. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("players", *NAMES))
    low = 2 if options.two_players else 3
    count = reader.number("players", low, len(NAMES), PLAYERS, "HP-C4")
    farms = tuple(_farm(reader, name) for name in NAMES[:count])
    reader.finish()
    read = position.read({"players": list(NAMES[:count]), "step": OVER}, {"twoPlayers": True})
    return replace(read, options=options, farms=farms, card=None)


def _farm(reader: Reader, name: str) -> Farm:
    usual = USUAL.get(name, {})
    own = Reader(reader.data.get(name, {}), FARM_KEYS, name)
    pigs = Reader(own.data.get("pigs", {}), SIZES, f"{name}.pigs")
    herd = [pigs.number(size, 0, MOST, usual.get("pigs", {}).get(size, 0)) for size in SIZES]
    money = own.number("money", 0, MOST, usual.get("money", 0))
    sties = own.number("sties", 1, BOX[STY], usual.get("sties", 1), "HP-C1")
    tools = own.number("tools", 0, sum(BOX[STY + 1 :]), usual.get("tools", 0), "HP-C1")
    reader.problems += own.problems + pigs.problems
    kinds = tuple(n for count in herd for n in (0, 0, count, 0))
    return Farm(money, sties, kinds, (tools, 0, 0), 0, "short")


def own_work(options: Options, given: Position) -> tuple[Line, ...]:
    """The reckoning of what was entered."""
    return lines(table(options, given))


def own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    """Players and money; pigs; then what breaks a tie."""
    low = 2 if options.two_players else 3
    count = given.get("players", PLAYERS)
    names = NAMES[:count] if isinstance(count, int) and low <= count <= len(NAMES) else NAMES
    held = {name: _held(given, name) for name in names}
    seats = Field(
        ("players",), "number", "how_many_players", count, "group_money", (), low, len(NAMES)
    )
    return (
        seats,
        *(_number(name, "money", "money_of", held, "group_money", 0) for name in names),
        *(_pigs(name, size, held) for name in names for size in SIZES),
        *(_number(name, "sties", "sties_of", held, "group_tie", 1) for name in names),
        *(_number(name, "tools", "tools_in_all", held, "group_tie", 0) for name in names),
    )


def _held(given: Position, name: str) -> dict[str, Any]:
    """What a player has: what was entered, and the example for the rest."""
    usual, own = USUAL.get(name, {}), _mapping(given.get(name))
    pigs = {**usual.get("pigs", {}), **_mapping(own.get("pigs"))}
    return {**usual, **own, "pigs": pigs}


def _number(name: str, key: str, label: str, held: Position, group: str, low: int) -> Field:
    value, given = held[name].get(key, low), (("seat", name),)
    return Field((name, key), "number", label, value, group, (), low, MOST, given)


def _pigs(name: str, size: str, held: Position) -> Field:
    given = (("seat", name), ("pig", spoken(size)))
    value = _mapping(held[name].get("pigs")).get(size, 0)
    return Field((name, "pigs", size), "number", "pigs_of", value, "group_pigs", (), 0, MOST, given)


def own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """A bar for each player."""
    return reckoned(table(options, given), words, marks)


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


FINAL = Tool("final", own_work, own_fields, own_picture, own=True)
RECKONING = Tool("reckoning", desk_work, picture=desk_picture, when=begun)
