"""The score pad as it is entered: points, or the cards that were left in a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.reading import Reader
from tutor.games.schweinebammel.facts import points
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.position import FEWEST, MOST, POINTS
from tutor.games.schweinebammel.reading import read_set
from tutor.games.schweinebammel.state import KINDS, PIGS, ROUNDS, UNKNOWN, Cards, Options

Given = Mapping[str, Any]
KEYS = ("players", "starter", "scores", "player", "round")
NUMBERS = tuple(str(number) for number in range(1, ROUNDS + 1))
USUAL = ("A", "B", "C")
EXAMPLE: Given = {
    "scores": {
        "1": {
            "A": {},
            "B": {7: 1, 10: 1, "farmer": 1},
            "C": {9: 1, "lucky": 1, "dung": 3},
        },
        "2": {"A": -21, "B": 0, "C": -12},
    }
}
"""What an empty pad shows, so that one sees how it works."""


@dataclass(frozen=True)
class Entry:
    """What was noted for a player in a round. `hand` is None where only points were noted."""

    points: int
    hand: Cards | None = None


@dataclass(frozen=True)
class Pad:
    """The score pad: entries by round and player, and the field being filled in."""

    options: Options
    players: tuple[str, ...]
    starter: str
    entries: Mapping[tuple[int, str], Entry]
    chosen: tuple[int, str]
    example: bool

    def of(self, number: int) -> dict[str, Entry]:
        """The entries of one round, in the order of players."""
        found = ((who, self.entries.get((number, who))) for who in self.players)
        return {who: entry for who, entry in found if entry is not None}

    def complete(self, number: int) -> bool:
        """Whether everybody has an entry in that round."""
        return len(self.of(number)) == len(self.players)

    def total(self, who: str) -> int:
        """The points of a player so far."""
        return sum(entry.points for (_, name), entry in self.entries.items() if name == who)

    def opener(self, number: int) -> str:
        """Who starts that round: the next player clockwise after the last opener (SW-S7)."""
        first = self.players.index(self.starter)
        return self.players[(first + number - 1) % len(self.players)]


def read(options: Options, given: Given) -> Pad:
    """Raises Unreadable with every entry that cannot be."""
    example = not given
    reader = Reader(given or EXAMPLE, KEYS)
    players = _players(reader)
    entries = _entries(reader, options, players)
    pad = Pad(
        options, players, reader.name("starter", players, players[0]), entries,
        _chosen(reader, players, entries), example,
    )  # fmt: skip
    reader.finish()
    return pad


def _players(reader: Reader) -> tuple[str, ...]:
    players = reader.names("players", USUAL)
    if FEWEST <= len(players) <= MOST:
        return players
    reader.add("players", "how_many", "SW-A3", have=len(players), low=FEWEST, high=MOST)
    return USUAL


def _entries(
    reader: Reader, options: Options, players: tuple[str, ...]
) -> dict[tuple[int, str], Entry]:
    entries = {}
    for number, row in reader.mapping("scores", NUMBERS).items():
        for who, value in reader.as_mapping(row, f"scores.{number}", players).items():
            path = f"scores.{number}.{who}"
            entries[int(number), who] = _entry(reader, options, who, value, path)
    return entries


def _entry(reader: Reader, options: Options, who: str, value: object, path: str) -> Entry:
    if not isinstance(value, Mapping):
        return Entry(reader.as_number(value, path, -POINTS, POINTS, 0))
    hand = read_set(reader, value, path)
    if hand[UNKNOWN]:
        reader.add(path, "unknown_hand", "SW-S1", seat=who, cards=hand[UNKNOWN])
    for kind in range(1, KINDS):
        have, need = hand[kind], options.copies(kind)
        if have > need:
            rule = "SW-A1" if kind in PIGS else "SW-A2"
            reader.add(path, "too_many_cards", rule, card=kind_term(kind), have=have, need=need)
    return Entry(points(hand), hand)


def _chosen(
    reader: Reader, players: tuple[str, ...], entries: Mapping[tuple[int, str], Entry]
) -> tuple[int, str]:
    """The field being filled in: the one named, else the first that is empty."""
    fields = [(number, who) for number in range(1, ROUNDS + 1) for who in players]
    number, who = next((one for one in fields if one not in entries), fields[0])
    return (
        reader.number("round", 1, ROUNDS, number, "SW-S8"),
        reader.name("player", players, who),
    )
