"""Answers to questions about a position, each with the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Note, Reply, RuleId
from tutor.games.schweinebande.board import DIRECTIONS, EXISTING, SPACES, Row
from tutor.games.schweinebande.effects import row_findings
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.flow import free_order
from tutor.games.schweinebande.groups import best_closing, best_groups
from tutor.games.schweinebande.position import written_tiles
from tutor.games.schweinebande.reading_tiles import read_tiles
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.scoring import score, winner
from tutor.games.schweinebande.spots import piles, spaces
from tutor.games.schweinebande.state import (
    COLLECT,
    DOWN,
    FINAL,
    FOUR,
    KINDS,
    NUMBERS,
    PLACE,
    ROUNDS,
    SACK,
    SPACE_COUNT,
    SUPPLY,
    TILES,
    Counts,
    animals,
    counted,
    plus,
    value,
)

for _rule in ("SB-S2", "SB-S3", "SB-S4", "SB-S5", "SB-A1", "SB-A2", "SB-G1", "SB-C3", "SB-X1",
              "SB-X2", "SB-X3", "SB-X4", "SB-D3", "SB-FE8", "SB-FE9"):  # fmt: skip
    BOOK.effect(_rule)

Question = Mapping[str, Any]
NUMBER_RULES = ("SB-X3", "SB-X4", "SB-X4", "SB-X1", "SB-X2", "SB-X4", "SB-FE9")
"""The rule behind the number of each tile; a sack is no animal and has none."""


def _cite(*rules: RuleId, at: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    return tuple(Finding(rule, Note(at=at)) for rule in dict.fromkeys(rules))


def _only(question: Question, *keys: str) -> Reader:
    reader = Reader(question, ("what", *keys))
    reader.finish()
    return reader


def _player(facts: Facts, question: Question) -> tuple[str, int]:
    reader = _only(question, "by")
    by = reader.needed("by", facts.state.players)
    reader.finish()
    return str(by), facts.seats[str(by)]


def hand(facts: Facts, question: Question) -> Reply:
    """Farmers in hand by player."""
    _only(question)
    players = facts.state.players
    at = tuple(f"farmers:{name}" for name in players)
    return Reply(dict(zip(players, facts.in_hand, strict=True)), _cite("SB-S2", at=at))


def stacks(facts: Facts, question: Question) -> Reply:
    """Tiles in the face-down stacks once this round is laid out."""
    _only(question)
    left = SPACE_COUNT * (ROUNDS - facts.state.round)
    return Reply(left, _cite("SB-S5", "SB-A1", "SB-A2", at=("stacks",)))


def supply(facts: Facts, question: Question) -> Reply:
    """Tokens in the supply; below 0 if it owes some."""
    _only(question)
    return Reply(SUPPLY - sum(facts.state.tokens), _cite("SB-S3", at=("supply",)))


def available(facts: Facts, question: Question) -> Reply:
    """Turn-order tiles beside the board, ascending."""
    _only(question)
    later = ("SB-N3",) if facts.state.round > 1 else ()
    return Reply(list(free_order(facts.state.order)), _cite("SB-S4", *later, at=("order",)))


def _space(reader: Reader, key: str) -> int:
    name = reader.needed(key, SPACES, "SB-G1")
    reader.finish()
    return SPACES.index(str(name))


def directions(facts: Facts, question: Question) -> Reply:
    """The directions in which the board goes on from a space."""
    at = _space(_only(question, "at"), "at")
    names = [DIRECTIONS[way] for way in EXISTING[at]]
    return Reply(names, _cite("SB-G1", "SB-G2", at=spaces([at])))


def _farmer(reader: Reader, facts: Facts) -> int:
    start = _space(reader, "from")
    if start not in facts.standing:
        raise refuse("from", "no_farmer_there", "SB-C2", space=SPACES[start])
    return start


def _haul(facts: Facts, start: int, row: Row | None) -> dict[str, int]:
    """Tiles collected, the farmer's own included."""
    board = facts.state.board
    taken = (start, *(row.tiles if row else ()))
    if any(board[space] == DOWN for space in taken):
        raise refuse("from", "still_face_down", "SB-B12", space=SPACES[start])
    return written_tiles(counted(board[space] for space in taken))


def row(facts: Facts, question: Question) -> Reply:
    """What one direction brings."""
    reader = _only(question, "from", "to")
    start = _farmer(reader, facts)
    name = reader.needed("to", [DIRECTIONS[way] for way in EXISTING[start]], "SB-G2")
    reader.finish()
    line = facts.row(start, DIRECTIONS.index(str(name)))
    at = spaces((start, *line.tiles))
    tiles = _haul(facts, start, line)
    return Reply(tiles, _cite("SB-C2", "SB-C5", at=at) + row_findings(facts, start, (line,)))


def options(facts: Facts, question: Question) -> Reply:
    """What every legal choice of direction brings."""
    start = _farmer(_only(question, "from"), facts)
    rows = facts.rows(start)
    chosen = rows if facts.options.empty_rows else facts.rich(start)
    answer = {DIRECTIONS[line.way]: _haul(facts, start, line) for line in chosen}
    if not facts.rich(start):
        answer = {"none": _haul(facts, start, None)}
    at = spaces(space for line in rows for space in line.tiles)
    return Reply(answer, _cite("SB-C2", "SB-C5", at=at) + row_findings(facts, start, rows))


def order(facts: Facts, question: Question) -> Reply:
    """The collecting turns still to come."""
    _only(question)
    state = facts.state
    if state.section == PLACE:
        raise refuse("what", "order_unknown", "SB-B7")
    turns, left_out = _collecting_turns(facts) if facts.standing else ([], False)
    rules = ("SB-C1", "SB-C3", *(("SB-C15",) if left_out else ()))
    at = tuple(f"order:{who}" for who in state.players)
    return Reply([state.players[seat] for seat in turns], _cite(*rules, at=at))


def _collecting_turns(facts: Facts) -> tuple[list[int], bool]:
    """Seats in the order of their turns, and whether somebody is left out of a pass."""
    state = facts.state
    left = [len(own) for own in state.farmers]
    by_tile = sorted(range(len(left)), key=state.order.__getitem__)
    at = by_tile.index(state.turn) if state.section == COLLECT else 0
    left_out = any(not left[seat] and not any(state.fresh[seat]) for seat in by_tile[:at])
    turns = []
    while any(left):
        seat = by_tile[at]
        if left[seat]:
            left[seat] -= 1
            turns.append(seat)
        else:
            left_out = True
        at = (at + 1) % len(by_tile)
    return turns, left_out or at > 0


def tile_value(facts: Facts, question: Question) -> Reply:
    """The sum of the numbers on some tiles."""
    reader = _only(question, "tiles")
    if not reader.has("tiles"):
        reader.add("tiles", "missing", "SB-X4", options=TILES)
    tiles = read_tiles(reader, reader.data.get("tiles", {}), "tiles")
    reader.finish()
    rules = (NUMBER_RULES[kind] for kind, count in enumerate(tiles) if count)
    return Reply(value(tiles), _cite(*rules))


def groups(facts: Facts, question: Question) -> Reply:
    """Groups of four by animal and groups of six, each counted on its own."""
    by, seat = _player(facts, question)
    tiles = _tiles(facts, seat)
    answer = {TILES[k]: tiles[k] // FOUR for k in range(KINDS) if tiles[k] >= FOUR}
    sixes = min(tiles[:KINDS])
    if sixes:
        answer["six"] = sixes
    more = ("SB-D7",) if any(facts.state.fresh[seat]) else ()
    sacks = ("SB-D8",) if tiles[SACK] else ()
    at = piles("front", by, (kind for kind in range(KINDS) if tiles[kind]))
    return Reply(answer, _cite("SB-D1", "SB-D2", *more, *sacks, at=at))


def _tiles(facts: Facts, seat: int) -> Counts:
    return plus(facts.state.front[seat], facts.state.fresh[seat])


def most(facts: Facts, question: Question) -> Reply:
    """Points that the best choice of groups adds."""
    by, seat = _player(facts, question)
    tiles = _tiles(facts, seat)
    at = (f"yard:{by}",)
    if facts.state.section == FINAL:
        return Reply(best_closing(tiles), _cite("SB-L2", "SB-L3", "SB-L5", at=at))
    bonus = ("SB-P1", "SB-P2", "SB-P4") if facts.state.round == ROUNDS else ()
    points = best_groups(tiles, facts.state.round)
    return Reply(points, _cite("SB-D1", "SB-D2", "SB-D3", *bonus, at=at))


def need(facts: Facts, question: Question) -> Reply:
    """Tokens that feeding all loose animals takes."""
    by, seat = _player(facts, question)
    front = facts.state.front[seat]
    yard = ("SB-FE2",) if any(facts.state.yard[seat]) else ()
    sacks = ("SB-FE9",) if front[SACK] else ()
    at = piles("front", by, (kind for kind in range(KINDS) if front[kind]))
    return Reply(animals(front), _cite("SB-FE1", *yard, *sacks, at=at))


def enough(facts: Facts, question: Question) -> Reply:
    """Animals of which a single sale is enough for feeding the rest, lowest first."""
    by, seat = _player(facts, question)
    front, tokens = facts.state.front[seat], facts.state.tokens[seat]
    rest = animals(front) - 1
    kinds = [k for k in range(KINDS) if front[k] and tokens + NUMBERS[k] >= rest]
    answer = [TILES[kind] for kind in kinds]
    return Reply(answer, _cite("SB-FE4", "SB-FE8", at=piles("front", by, kinds)))


def scores(facts: Facts, question: Question) -> Reply:
    """Points on each farmyard."""
    _only(question)
    return score(facts.state)


def winners(facts: Facts, question: Question) -> Reply:
    """Who has won; nobody before the end."""
    _only(question)
    return winner(facts.state)


QUESTIONS: dict[str, Callable[[Facts, Question], Reply]] = {
    "hand": hand,
    "stacks": stacks,
    "supply": supply,
    "available": available,
    "directions": directions,
    "row": row,
    "options": options,
    "order": order,
    "value": tile_value,
    "groups": groups,
    "most": most,
    "need": need,
    "enough": enough,
    "score": scores,
    "winner": winners,
}
