"""The position vocabulary of Schäferstündchen: plain data to state and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.cardtext import (
    Names,
    read_cards,
    write_card,
    write_hand,
    write_row,
)
from tutor.games.schaeferstuendchen.lexicon import lexicon
from tutor.games.schaeferstuendchen.moves import parse
from tutor.games.schaeferstuendchen.moves_written import write_move
from tutor.games.schaeferstuendchen.playertext import Around, read_player, write_player
from tutor.games.schaeferstuendchen.practice import SETS
from tutor.games.schaeferstuendchen.seating import cast, read_seats
from tutor.games.schaeferstuendchen.state import (
    DECK,
    END,
    FACTIONS,
    GIVEN,
    GIVER,
    LEFT,
    NONE,
    PATH,
    SEATS,
    SELFISH,
    SETUP,
    SHEEP,
    SOLO,
    TEAM,
    UNKNOWN,
    Card,
    Cards,
    Options,
    Pending,
    Player,
    State,
    counted,
)
from tutor.games.schaeferstuendchen.switches import read_variant
from tutor.games.schaeferstuendchen.table import placed

POSITION_KEYS = (
    "mode", "seats", "players", "start", "step", "path", "valley", "supply", "draw", "discard",
    "cards", "set", "over", "winner", "shown",
    "stand_ins", "pending",
)  # fmt: skip
LONGEST_PATH = 30


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """A position to a state. Raises Unreadable with every problem found."""
    return read_under(position, read_variant(variant))


def read_under(position: Mapping[str, Any], options: Options) -> State:
    """A position under switches already read."""
    reader = Reader(position, POSITION_KEYS)
    box = _box(reader)
    cards = read_cards(reader, lexicon(box, (), options.deck))
    names = Names(reader, lexicon(box, cards, options.deck))
    path = reader.number("path", 1, LONGEST_PATH, PATH, "SC-M2")
    step = reader.number("step", SETUP, END, SELFISH)
    seats = read_seats(reader)
    players = _players(reader, names, Around(seats, path, step, box, options))
    seats = seats or SEATS
    _check_receivers(reader, cards, seats)
    state = State(
        options=options,
        players=players,
        seats=seats,
        mode=reader.name("mode", (SOLO, TEAM), SOLO),
        start=seats.index(reader.name("start", seats, seats[0])),
        step=step,
        path=path,
        draw=(),
        discard=names.many(reader.data.get("discard", 0), "discard", number=True),
        box=box,
        cards=cards,
        over=reader.flag("over", False),
        shown=reader.flag("shown", False),
        stand_ins=reader.number("stand_ins", 0, SHEEP, 0, "SC-G4"),
        winner=reader.name("winner", (NONE, *seats[: len(players)], *FACTIONS), NONE),
    )
    valley, supply = _sheep(reader, state)
    draw = _draw(reader, names, state)
    state = replace(state, draw=draw, valley=valley, supply=supply)
    state = _with_pending(reader, names, state)
    reader.finish()
    return state


def _box(reader: Reader) -> str:
    """The set of cards the position draws on."""
    box = reader.name("set", (*SETS, GIVEN), NONE)
    return NONE if box == GIVEN else box


def _check_receivers(reader: Reader, cards: tuple[Card, ...], seats: tuple[str, ...]) -> None:
    """A sheep is sent to somebody who plays."""
    for card in cards:
        if card.effect.to not in (None, LEFT, GIVER, *seats):
            key = f"cards.{card.name}.effect.snatch.to"
            reader.add(key, "unknown_name", found=str(card.effect.to), known=seats)


def _players(reader: Reader, names: Names, around: Around) -> tuple[Player, ...]:
    """The players by seat, none where nobody is named."""
    seats = around.seats
    if not seats:
        return ()
    given = cast(seats, reader.mapping("players", seats))
    players = tuple(read_player(reader, names, seat, given[seat], around) for seat in seats)
    _check_roles(reader, seats, players)
    _check_lists(reader, given, players)
    return players


def _check_lists(reader: Reader, given: Mapping[str, Any], players: tuple[Player, ...]) -> None:
    """Only the Pastor gives two cards to one player."""
    seats = tuple(given)
    for seat, data in given.items():
        assigned = data.get("assigned") if isinstance(data, Mapping) else None
        for giver, cards in assigned.items() if isinstance(assigned, Mapping) else ():
            if giver not in seats or not isinstance(cards, (list, tuple)):
                continue
            if players[seats.index(giver)].role != "pastor":
                key = f"players.{seat}.assigned.{giver}"
                reader.add(key, "two_cards", "SC-A3", found=shown(list(cards)))


def _check_roles(reader: Reader, seats: tuple[str, ...], players: tuple[Player, ...]) -> None:
    """Each role is there once (SC-M3)."""
    taken: dict[str, str] = {}
    for seat, player in zip(seats, players, strict=True):
        if player.role is None:
            continue
        if player.role in taken:
            other = taken[player.role]
            reader.add(f"players.{seat}.role", "role_twice", "SC-M3", role=player.role, other=other)
        taken[player.role] = seat


def _draw(reader: Reader, names: Names, state: State) -> Cards:
    """The draw pile; left out, it holds all cards that lie nowhere else."""
    elsewhere = len(state.discard) + sum(len(placed(player)) for player in state.players)
    if reader.has("draw"):
        draw = names.row(reader.data["draw"], "draw")
    else:
        draw = (UNKNOWN,) * max(0, DECK - elsewhere)
    have = elsewhere + len(draw)
    if have > DECK:
        piles = [key for key in ("draw", "discard") if reader.has(key)]
        fullest = max(state.seats, key=lambda seat: _held(state, seat))
        for key in piles or [f"players.{fullest}.hand"]:
            reader.add(key, "too_many_cards", "SC-M1", have=have, need=DECK)
    return draw


def _held(state: State, seat: str) -> int:
    at = state.seats.index(seat)
    return len(state.players[at].hand) if state.players else 0


def _sheep(reader: Reader, state: State) -> tuple[int, int]:
    """Sheep in the valley and the supply; with those owned they are fourteen, and the markers
    that stand in for some.
    """
    players, need = state.players, SHEEP + state.stand_ins
    usual = 11 if len(players) > 4 else 9
    owned = sum(player.sheep for player in players)
    valley = reader.number("valley", 0, SHEEP, usual, "SC-M3")
    supply = reader.number("supply", 0, SHEEP, max(0, need - valley - owned), "SC-M3")
    have = valley + supply + owned
    if have != need:
        named = [key for key in ("supply", "valley") if reader.has(key)] or ["supply"]
        owners = [f"players.{state.seats[at]}.sheep" for at, one in enumerate(players) if one.sheep]
        for key in (*named, *owners):
            reader.add(
                key, "sheep", "SC-M3", have=have, need=need, valley=valley, supply=supply,
                owned=owned,
            )  # fmt: skip
    return valley, supply


def _with_pending(reader: Reader, names: Names, state: State) -> State:
    """The action that waits for a shuffle, if there is one."""
    if not reader.has("pending") or reader.data["pending"] == NONE or reader.problems:
        return state
    own = Reader(reader.data["pending"], ("move", "cards", "orders"), "pending")
    reader.problems += own.problems
    orders = own.data.get("orders", [])
    if own.problems or not isinstance(orders, (list, tuple)):
        reader.add("pending.orders", "not_a_list", found=shown(orders))
        return state
    cards = names.many(own.data.get("cards", {}), "pending.cards")
    read_orders = tuple(names.row(order, "pending.orders") for order in orders)
    reader.finish()
    action = parse(own.data.get("move", {}), state)
    return replace(state, pending=Pending(action, cards, read_orders))


def write(state: State) -> dict[str, Any]:
    """Every key of the position; the seats where somebody sits there."""
    return {
        "mode": state.mode,
        **({"seats": list(state.seats)} if state.players else {}),
        "players": {
            seat: write_player(player, state.path, state.seats)
            for seat, player in zip(state.seats, state.players, strict=False)
        },
        "start": state.seats[state.start],
        "step": state.step,
        "path": state.path,
        "valley": state.valley,
        "supply": state.supply,
        "draw": write_row(state.draw),
        "discard": write_hand(state.discard),
        "cards": {card.name: write_card(card) for card in state.cards},
        "set": state.box,
        "over": state.over,
        "winner": state.winner,
        "shown": state.shown,
        "stand_ins": state.stand_ins,
        "pending": _write_pending(state),
    }


def _write_pending(state: State) -> dict[str, Any] | str:
    waiting = state.pending
    if waiting is None:
        return NONE
    return {
        "move": write_move(waiting.action, state),
        "cards": counted(waiting.cards),
        "orders": [list(order) for order in waiting.orders],
    }
