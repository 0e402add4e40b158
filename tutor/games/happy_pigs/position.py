"""The position vocabulary of Happy Pigs: plain data to state and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.games.happy_pigs.cards import read_card, read_price, write_card, write_price
from tutor.games.happy_pigs.deck import SLOTS
from tutor.games.happy_pigs.facts import SPACES_PER_STY, fits, from_starter, has_room, shared_out
from tutor.games.happy_pigs.facts import spaces as spaces_of
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CARD,
    CHANGE,
    ITEMS,
    KIND_OF,
    KINDS,
    NO_PIG,
    OVER,
    ROUNDS,
    SETUP,
    START_MONEY,
    STEPS,
    STY,
    TOOLS,
    TURNS,
    VACCINATED,
    Card,
    Farm,
    Options,
    State,
    ends_season,
    spoken,
)
from tutor.games.happy_pigs.switches import read_variant

POSITION_KEYS = (
    "players", "starter", "round", "step", "turn", "card", "chosen", "farms", "store", "prices",
    "used",
)  # fmt: skip
FARM_KEYS = ("money", "sties", "pigs", "tools", "left", "join", "treated", "spent")
JOINS = ("short", "long")
UNVACCINATED = tuple(name for kind, name in enumerate(KINDS) if not kind & VACCINATED)
MOST_ACTIONS = 999


@dataclass(frozen=True, slots=True)
class _Table:
    """What farms need to know of the position they stand in."""

    options: Options
    players: tuple[str, ...]
    starter: int
    step: str
    turn: int
    card: Card | None
    chosen: tuple[str, ...]

    def due(self, seat: int) -> int:
        """Actions a player still has when nothing is said: his share, unless he is through."""
        count = len(self.players)
        through = (seat - self.starter) % count < (self.turn - self.starter) % count
        if self.step != TURNS or through or self.card is None:
            return 0
        order = from_starter(count, self.starter)
        return shared_out(self.card.numbers, self.chosen, order).get(seat, 0)


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """A position to a state. Raises Unreadable with every problem found."""
    options = read_variant(variant)
    reader = Reader(position, POSITION_KEYS)
    players = _players(reader, options)
    step = reader.choice("step", STEPS, TURNS)
    number = _round(reader, step)
    starter = players.index(reader.name("starter", players, players[0]))
    turn = _turn(reader, players, starter, step)
    card = _card(reader, options, number, step)
    chosen = _chosen(reader, players)
    table = _Table(options, players, starter, step, turn, card, chosen)
    farms = _farms(reader, table)
    state = State(
        options=options,
        players=players,
        starter=starter,
        round=number,
        step=step,
        turn=turn,
        card=card,
        chosen=chosen,
        farms=farms,
        store=_store(reader, options, farms),
        prices=_prices(reader, options),
        used=_used(reader, card),
    )
    reader.finish()
    return state


def _players(reader: Reader, options: Options) -> tuple[str, ...]:
    players = reader.names("players", ("A", "B", "C"))
    low, high = 2 if options.two_players else 3, 6
    if not low <= len(players) <= high:
        reader.add("players", "how_many", "HP-C4", have=len(players), low=low, high=high)
        return ("A", "B", "C")
    return players


def _round(reader: Reader, step: str) -> int:
    number = reader.number("round", 1, ROUNDS, ROUNDS if step == OVER else 1, "HP-R4")
    if step == SETUP and number != 1:
        reader.add("round", "round_of_setup", "HP-S8", have=number)
    if step == OVER and number != ROUNDS:
        reader.add("round", "round_of_over", "HP-G1", have=number, need=ROUNDS)
    if step == CHANGE and not ends_season(number):
        reader.add("step", "no_change_here", "HP-X1", round=number)
    return number


def _turn(reader: Reader, players: tuple[str, ...], starter: int, step: str) -> int:
    if reader.data.get("turn") is None and step not in (SETUP, TURNS):
        return starter
    turn = players.index(reader.name("turn", players, players[starter]))
    if step not in (SETUP, TURNS):
        reader.add("turn", "no_turns_here", "HP-R6", step=step)
    return turn


def _card(reader: Reader, options: Options, number: int, step: str) -> Card | None:
    given = reader.data.get("card")
    if step in (SETUP, CARD):
        if given is not None:
            reader.add("card", "card_face_down", "HP-R1", step=step)
        return None
    return read_card(reader, {} if given is None else given, "card", options, number)


def _chosen(reader: Reader, players: tuple[str, ...]) -> tuple[str, ...]:
    given = reader.mapping("chosen", players)
    chosen = Reader(given, players, "chosen")
    read = tuple(
        str(chosen.choice(name, ACTIONS, "", "HP-C4")) if chosen.has(name) else ""
        for name in players
    )
    reader.problems += chosen.problems
    return read


def _farms(reader: Reader, table: _Table) -> tuple[Farm, ...]:
    given = reader.mapping("farms", table.players)
    return tuple(_farm(reader, given.get(name, {}), name, table) for name in table.players)


def _farm(reader: Reader, given: object, name: str, table: _Table) -> Farm:
    where = f"farms.{name}"
    own = Reader(given, FARM_KEYS, where)
    seat = table.players.index(name)
    money = START_MONEY if table.step == SETUP else 0
    pigs = own.counts("pigs", KINDS)
    farm = Farm(
        money=own.number("money", 0, LARGEST, money, "HP-S4"),
        sties=own.number("sties", 0, LARGEST, 1, "HP-S4"),
        pigs=pigs,
        tools=own.counts("tools", TOOLS),
        left=own.number("left", 0, MOST_ACTIONS, table.due(seat)),
        join=str(own.choice("join", JOINS, JOINS[0], "HP-P3")),
        treated=_treated(own, pigs),
        spent=own.counts("spent", TOOLS),
    )
    if farm.owes and (table.options.upkeep == "auto" or table.step == OVER):
        own.add(own.path("spent" if any(farm.spent) else "treated"), "upkeep_switch", "HP-T3")
    if farm.left and not table.chosen[seat]:
        own.add(f"{where}.left", "left_without_choice", "HP-R6", seat=name, have=farm.left)
    if not own.problems:
        _check_room(own, farm, where, table.options)
    reader.problems += own.problems
    return farm


def _treated(own: Reader, pigs: tuple[int, ...]) -> int:
    """The kind of the pig that has had a vaccine and is still to be turned over."""
    if own.data.get("treated") is None:
        return NO_PIG
    name = str(own.choice("treated", UNVACCINATED, UNVACCINATED[0], "HP-P10"))
    if not pigs[KIND_OF[name]]:
        own.add(own.path("treated"), "treated_not_there", "HP-P10", pig=spoken(name))
    return KIND_OF[name]


def _check_room(reader: Reader, farm: Farm, where: str, options: Options) -> None:
    """Pigs lie in their sties, as far as the room model goes."""
    if farm.sties > options.box[STY] or sum(farm.herd) > sum(options.supply):
        return
    if fits(farm.herd, farm.sties, farm.join, options):
        return
    lacking = not has_room(farm.herd, farm.sties, options)
    have = spaces_of(farm.herd, Options() if options.space_model == "grid" else options)
    need = SPACES_PER_STY * farm.sties
    if lacking:
        reader.add(f"{where}.pigs", "no_room", "HP-P1", have=have, need=need)
    else:
        reader.add(f"{where}.pigs", "no_place", "HP-P2", have=have, need=need)


def _store(reader: Reader, options: Options, farms: tuple[Farm, ...]) -> tuple[int, ...]:
    held = _held(farms)
    given = reader.mapping("store", ITEMS)
    store = []
    for item, name in enumerate(ITEMS):
        box, out = options.box[item], held[item]
        if out > box:
            key = f"pigs.{name}" if item < STY else f"tools.{name}" if item > STY else "sties"
            reader.add(
                f"farms.{key}", "more_than_the_box", "HP-C1", item=spoken(name), have=out, need=box
            )
        most = max(0, box - out)
        count = reader.as_number(given.get(name, most), f"store.{name}", 0, LARGEST, most)
        if count > most:
            reader.add(
                f"store.{name}", "store_too_full", "HP-C1", item=spoken(name), have=count, need=most
            )
        store.append(count)
    return tuple(store)


def _held(farms: tuple[Farm, ...]) -> tuple[int, ...]:
    """Pieces on the farms, in the order of ITEMS."""
    each = [
        (*farm.herd, farm.sties, *map(sum, zip(farm.tools, farm.spent, strict=True)))
        for farm in farms
    ]
    return tuple(sum(counts) for counts in zip(*each, strict=True))


def _prices(reader: Reader, options: Options) -> tuple[int, ...]:
    given = reader.data.get("prices")
    if given is None or given == "none":
        return ()
    if options.price_events != "next":
        reader.add("prices", "prices_switch", "HP-V2")
        return ()
    prices = read_price(reader, given, "prices")
    return prices if any(prices) else ()


def _used(reader: Reader, card: Card | None) -> tuple[str, ...]:
    used = reader.names("used", ())
    for slot in used:
        if slot not in SLOTS:
            reader.add("used", "unknown_name", found=slot, known=SLOTS)
    if card is not None and card.slot and card.slot not in used:
        return (*used, card.slot)
    return used


def write(state: State) -> dict[str, Any]:
    """Every key of the position."""
    players = state.players
    with_turn = state.step in (SETUP, TURNS)
    chosen = zip(players, state.chosen, strict=True)
    return {
        "players": list(players),
        "starter": players[state.starter],
        "round": state.round,
        "step": state.step,
        "turn": players[state.turn] if with_turn else None,
        "card": write_card(state.card) if state.card else None,
        "chosen": {name: action for name, action in chosen if action},
        "farms": {name: _write_farm(farm) for name, farm in zip(players, state.farms, strict=True)},
        "store": dict(zip(ITEMS, state.store, strict=True)),
        "prices": write_price(state.prices) if state.prices else None,
        "used": list(state.used),
    }


def _write_farm(farm: Farm) -> dict[str, Any]:
    return {
        "money": farm.money,
        "sties": farm.sties,
        "pigs": written(KINDS, farm.pigs),
        "tools": written(TOOLS, farm.tools),
        "left": farm.left,
        "join": farm.join,
        "treated": None if farm.treated == NO_PIG else KINDS[farm.treated],
        "spent": written(TOOLS, farm.spent),
    }


def written(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    """Counts above zero by name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
