"""The position vocabulary of Schweinebammel: plain data to state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.schweinebammel import places
from tutor.games.schweinebammel.reading import read_card_shape, read_set
from tutor.games.schweinebammel.state import (
    FARMER,
    GAME_OVER,
    HAND,
    HECTOR,
    NATURE,
    NOBODY,
    NONE,
    PHASES,
    ROUND_OVER,
    ROUNDS,
    SPECIALS,
    TABLE,
    UNKNOWN,
    Card,
    Cards,
    State,
    added,
    phase_of,
    pig,
)
from tutor.games.schweinebammel.variant import read_variant

POSITION_KEYS = (
    "players", "turn", "round", "starter", "top", "pending", "hands", "next_cards",
    "draw_pile", "discards", "specials", "scores", "phase", "dealer",
)  # fmt: skip
FEWEST, MOST = 2, 6
POINTS = 1000
NOTHING = "none"


@dataclass(frozen=True, slots=True)
class _Duty:
    name: str
    row: int

    @property
    def specials(self) -> Cards:
        """The cards on the special pile that the duty comes from."""
        kind = {"farmer": FARMER, "hector": HECTOR}.get(self.name)
        return NONE if kind is None else added(NONE, kind, max(1, self.row))


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """A position to a state. Raises Unreadable with every problem found."""
    options = read_variant(variant)
    reader = Reader(position, POSITION_KEYS)
    players = _players(reader)
    scores = _scores(reader, players)
    top = _top(reader)
    duty = _duty(reader)
    hands = _hands(reader, players)
    number = _round(reader, scores)
    phase = phase_of(top, hands, number, scores)
    _check_round(reader, number, scores, phase)
    _check_phase(reader, phase, duty)
    on_table = places.read(reader, options, hands, top, duty.specials)
    state = State(
        options=options,
        players=players,
        turn=_turn(reader, players, phase),
        round=number,
        starter=players.index(reader.name("starter", players, players[0])),
        top=top,
        duty=duty.name,
        row=duty.row,
        hands=hands,
        scores=scores,
        phase=phase,
        dealer=reader.choice("dealer", (TABLE, NATURE), TABLE),
        next_cards=on_table.next_cards,
        draw_pile=on_table.draw_pile,
        discards=on_table.discards,
        specials=on_table.specials,
    )
    reader.finish()
    return state


def _players(reader: Reader) -> tuple[str, ...]:
    usual = ("A", "B", "C")
    players = reader.names("players", usual)
    if not FEWEST <= len(players) <= MOST:
        reader.add("players", "how_many", "SW-A3", have=len(players), low=FEWEST, high=MOST)
        return usual
    if NOTHING in players:
        reader.add("players", "not_a_name", found=NOTHING)
        return usual
    return players


def _top(reader: Reader) -> Card | None:
    given = reader.data.get("top", 5)
    if given == NOTHING:
        return None
    card = read_card_shape(reader, "top", given)
    if card is not None and not card.is_pig:
        reader.add("top", "top_is_a_pig", "SW-C1", found=shown(given))
    return card if card is not None and card.is_pig else pig(5)


def _duty(reader: Reader) -> _Duty:
    given = reader.data.get("pending", NOTHING)
    if isinstance(given, Mapping):
        named = reader.as_mapping(given, "pending", ("hector",))
        if not named:
            reader.add("pending", "missing", options=("hector",))
        most = SPECIALS[HECTOR]
        row = reader.as_number(named.get("hector", 1), "pending.hector", 1, most, 1, "SW-A2")
        return _Duty("hector", row)
    chosen = reader.choice("pending", (NOTHING, "farmer", "hector"), NOTHING)
    return _Duty("" if chosen == NOTHING else chosen, int(chosen == "hector"))


def _hands(reader: Reader, players: tuple[str, ...]) -> tuple[Cards, ...]:
    given = reader.mapping("hands", players)
    usual = added(NONE, UNKNOWN, HAND)
    return tuple(
        read_set(reader, given[name], f"hands.{name}") if name in given else usual
        for name in players
    )


def _scores(reader: Reader, players: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The points noted, as many for each player."""
    given = reader.mapping("scores", players)
    rows = tuple(_noted(reader, given.get(name, ()), f"scores.{name}") for name in players)
    counts = tuple(len(row) for row in rows)
    if len(set(counts)) > 1:
        reader.add("scores", "unequal_scores", "SW-S7", have=counts)
        return ((),) * len(players)
    if counts[0] > ROUNDS:
        reader.add("scores", "too_many_rounds", "SW-S8", have=counts[0], need=ROUNDS)
        return ((),) * len(players)
    return rows


def _noted(reader: Reader, value: object, path: str) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)):
        reader.add(path, "not_a_list", found=shown(value))
        return ()
    return tuple(reader.as_number(entry, path, -POINTS, POINTS, 0) for entry in value)


def _round(reader: Reader, scores: tuple[tuple[int, ...], ...]) -> int:
    usual = min(len(scores[0]) + 1, ROUNDS)
    return reader.number("round", 1, ROUNDS, usual, "SW-S8")


def _check_round(
    reader: Reader, number: int, scores: tuple[tuple[int, ...], ...], phase: str
) -> None:
    """A running round n has n - 1 noted rounds; once it is over it may be noted too."""
    noted = len(scores[0])
    fitting = (number - 1, number) if phase in (ROUND_OVER, GAME_OVER) else (number - 1,)
    if noted in fitting or any(p.key.startswith(("scores", "round")) for p in reader.problems):
        return
    for key in ("round", "scores"):
        if reader.has(key):
            reader.add(key, "rounds_noted", "SW-S7", round=number, have=noted, need=number - 1)


def _check_phase(reader: Reader, phase: str, duty: _Duty) -> None:
    given = reader.choice("phase", PHASES, phase)
    if given != phase:
        reader.add("phase", "other_phase", found=given, need=phase)
    if duty.name and phase != "turn":
        reader.add("pending", "no_duty", found=duty.name, phase=phase)


def _turn(reader: Reader, players: tuple[str, ...], phase: str) -> int:
    """The player to move; nobody once the round is over."""
    over = phase in (ROUND_OVER, GAME_OVER)
    if over:
        reader.choice("turn", (NOTHING,), NOTHING, "SW-N1")
        return NOBODY
    return players.index(reader.name("turn", players, players[0]))
