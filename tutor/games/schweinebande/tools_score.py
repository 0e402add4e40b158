"""The score: animal by animal, places with every tie, and what counts for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.engine.verdict import RuleId, Spot
from tutor.explain.words import Words
from tutor.games.schweinebande import position
from tutor.games.schweinebande.figure_farms import farms
from tutor.games.schweinebande.questions import NUMBER_RULES
from tutor.games.schweinebande.scoring import points, rank
from tutor.games.schweinebande.spots import TILE_WORDS
from tutor.games.schweinebande.state import (
    COPIES,
    KINDS,
    NUMBERS,
    OVER,
    ROUNDS,
    SACK,
    TILES,
    Options,
    State,
    animals,
)
from tutor.render.marks import Marks

LETTERS = ("A", "B", "C", "D", "E")
EXAMPLE: dict[str, dict[str, int]] = {
    "A": {"Go": 2, "Pi": 2, "Co": 1},
    "B": {"Ch": 1, "Sh": 1, "Go": 1, "Do": 1, "Pi": 1, "Co": 1},
    "C": {"Sh": 2, "Do": 1},
    "D": {},
    "E": {},
}
"""The first screen: two with as many points, and the pigs decide."""
USUAL_PLAYERS = 3


def lines(state: State) -> Iterator[Line]:
    """The places, then each farmyard, then what does not count."""
    yield from _places(state)
    for seat in range(len(state.players)):
        yield from _yard(state, seat)
    yield from _worthless(state)


def _yard(state: State, seat: int) -> Iterator[Line]:
    """One player's animals, kind by kind; the sum stands at the top."""
    who, yard = state.players[seat], state.yard[seat]
    at = (f"yard:{who}",)
    yield line("score_of", "SB-V1", kind="head", value=points(state)[seat], at=at, seat=who)
    for kind in range(KINDS):
        if yard[kind]:
            yield line(
                "score_kind", NUMBER_RULES[kind], value=yard[kind] * NUMBERS[kind],
                count=yard[kind], tile=TILE_WORDS[kind], number=NUMBERS[kind],
            )  # fmt: skip


def _places(state: State) -> Iterator[Line]:
    """From the first place on; a tie in points is settled by pigs, or not at all."""
    ranks = [rank(state, seat) for seat in range(len(state.players))]
    made = [points for points, _ in ranks]
    place = 1
    for this in sorted(set(ranks), reverse=True):
        seats = tuple(who for who, other in zip(state.players, ranks, strict=True) if other == this)
        by_pigs = made.count(this[0]) > len(seats)
        rules: tuple[RuleId, ...] = ("SB-V2", *(("SB-V3",) if by_pigs else ()))
        rules += ("SB-V4",) if len(seats) > 1 else ()
        kind = "total" if place == 1 and state.section == OVER else "plain"
        say = "score_shared" if len(seats) > 1 else "score_by_pigs" if by_pigs else "score_place"
        yield line(say, *rules, kind=kind, value=this[0], place=place, seats=seats,  # type: ignore[arg-type]
                   pigs=this[1], at=tuple(f"yard:{who}" for who in seats))  # fmt: skip
        place += len(seats)
    if state.section != OVER:
        yield line("score_so_far", "SB-V2", kind="open", round=state.round, rounds=ROUNDS)


def _worthless(state: State) -> Iterator[Line]:
    """Loose animals, tokens and sacks bring nothing."""
    for seat, who in enumerate(state.players):
        loose = animals(state.front[seat]) + animals(state.fresh[seat])
        if loose:
            yield line("score_loose", "SB-D9", kind="no", value=loose, seat=who)
        if state.tokens[seat]:
            yield line("score_tokens", "SB-V5", kind="no", value=state.tokens[seat], seat=who)
        if state.front[seat][SACK]:
            yield line("score_sacks", "SB-V5", kind="no", value=state.front[seat][SACK], seat=who)


def _work(state: State, given: Position) -> tuple[Line, ...]:
    Reader(given, (), "given").finish()
    return tuple(lines(state))


SCORE = Tool("score", _work)


def _table(options: Options, given: Position) -> tuple[State, str]:
    """The farmyards as the end of a game, and the player whose animals are tapped."""
    reader = Reader(given, ("players", "yard", "seat"), "given")
    count = reader.number("players", 2, len(LETTERS), USUAL_PLAYERS)
    names = LETTERS[:count]
    entered = reader.mapping("yard", LETTERS)
    seat = reader.name("seat", LETTERS, names[0])
    yards = {
        name: reader.as_counts(entered.get(name, EXAMPLE[name]), f"given.yard.{name}",
                               TILES[:KINDS], max(COPIES))
        for name in names
    }  # fmt: skip
    reader.finish()
    put = {
        "players": list(names),
        "round": ROUNDS,
        "section": OVER,
        "yard": {name: dict(zip(TILES, yard, strict=False)) for name, yard in yards.items()},
    }
    state = position.read(put, position.write_options(options))
    return state, seat if seat in names else names[0]


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    return tuple(lines(_table(options, given)[0]))


def _own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    del options
    count = given.get("players", USUAL_PLAYERS)
    names = LETTERS[: count if isinstance(count, int) else USUAL_PLAYERS]
    numbers = tuple(range(2, len(LETTERS) + 1))
    return (
        Field(("players",), "choice", "tool_players", count, "group_tool", numbers),
        *(
            Field(
                ("yard", name), "counts", "yard", _yard_of(given, name), "group_animals",
                TILES[:KINDS], high=max(COPIES), given=(("seat", name),),
            )
            for name in names
        ),
    )  # fmt: skip


def _yard_of(given: Position, name: str) -> dict[str, Any]:
    yards = given.get("yard")
    held = yards.get(name) if isinstance(yards, Mapping) else None
    return dict(held) if isinstance(held, Mapping) else dict(EXAMPLE[name])


def _own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    state, seat = _table(options, given)
    return farms(state, words, marks, state.players.index(seat))


def _own_tap(options: Options, given: Position, spot: Spot) -> Position | None:
    """A farmyard is chosen; an animal from above comes to it; one on a farmyard goes."""
    kind, _, rest = spot.partition(":")
    if kind == "player" and rest in LETTERS:
        return {**given, "seat": rest}
    who, tile = (str(given.get("seat", LETTERS[0])), rest) if kind == "add" else _less(spot)
    if who not in LETTERS or tile not in TILES[:KINDS]:
        return None
    held = _yard_of(given, who)
    held[tile] = max(0, held.get(tile, 0) + (1 if kind == "add" else -1))
    yards = given.get("yard")
    others = dict(yards) if isinstance(yards, Mapping) else {}
    return {**given, "yard": {**others, who: held}}


def _less(spot: Spot) -> tuple[str, str]:
    """Player and tile of an animal on a farmyard."""
    parts = spot.split(":")
    return (parts[1], parts[2]) if parts[0] == "less" and len(parts) == 3 else ("", "")


SCORE_OWN = Tool("score_own", _own_work, _own_fields, _own_picture, _own_tap, own=True)
