"""The fight on the table, worked out with the combat cards still to come."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.problem import Unreadable
from tutor.engine.reading import Reader
from tutor.engine.tool import Line
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.actions import Fight
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import NONE, UNKNOWN, State
from tutor.games.schaeferstuendchen.tools_fight import fight_lines
from tutor.games.schaeferstuendchen.tools_fights import (
    bars_of,
    check_cards,
    draw_fields,
    draws_of,
    read_draws,
)
from tutor.games.schaeferstuendchen.tools_input import (
    HIGHEST_CARD,
    Raw,
    mapping,
    number,
    practice_line,
)
from tutor.render.marks import Marks


def state_now(state: State, given: Raw) -> State:
    """The fight on the table, with the combat cards that were entered for those still to play."""
    reader = Reader(given, ("players",))
    entered = reader.mapping("players", state.seats)
    players = list(state.players)
    for index, seat in enumerate(state.seats):
        own = Reader(entered.get(seat, {}), ("card", "draws"), f"players.{seat}")
        value = own.number("card", 0, HIGHEST_CARD, 0, "SC-K1")
        read_draws(own)
        if own.has("card"):
            players[index] = replace(players[index], combat_card=f"v{value}" if value else NONE)
        reader.problems += own.problems
    reader.finish()
    changed = replace(state, players=tuple(players), shown=False)
    check_cards(changed)
    return changed


def now(state: State, given: Position) -> tuple[Line, ...]:
    """The fight on the table, line by line; hidden combat cards are asked for."""
    facts = Facts(state_now(state, given))
    _check_hidden(facts)
    lines = fight_lines(facts, draws_of(given, state.seats))
    first, *rest = lines
    call = {"by": state.seats[state.start], "do": Fight.do}
    return (first._replace(move=call), *rest, *practice_line(state))


def _check_hidden(facts: Facts) -> None:
    """A combat card that lies face down has to be entered; the key is that of its control."""
    reader = Reader({}, ())
    for seat in facts.valley:
        if facts.players[seat].combat_card == UNKNOWN:
            reader.add(f"players.{facts.seats[seat]}.card", "needed", "SC-F10")
    reader.finish()


def now_fields(state: State, given: Position) -> tuple[Field, ...]:
    """A combat card for everybody whose card is not known, and cards for ties."""
    facts, players = Facts(state), mapping(given.get("players"))
    cards = tuple(
        number(("players", state.seats[seat], "card"), _shown(state, players, seat), 0,
               HIGHEST_CARD, "group_figures")
        for seat in facts.valley
        if state.players[seat].combat_card in (NONE, UNKNOWN) and not state.players[seat].sits
    )  # fmt: skip
    try:
        changed = state_now(state, given)
        return (*cards, *draw_fields(Facts(changed), draws_of(given, state.seats), ("players",)))
    except Unreadable:
        return cards


def _shown(state: State, players: Raw, seat: int) -> Any:
    """The combat card's value so far: what was entered, 0 for none, nothing for a hidden one."""
    hidden = state.players[seat].combat_card == UNKNOWN
    return mapping(players.get(state.seats[seat])).get("card", None if hidden else 0)


def now_picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    """The bars of the fight on the table."""
    changed = state_now(state, given)
    return bars_of(changed, draws_of(given, state.seats), words, marks)


def fights(state: State) -> bool:
    """Whether a fight is on."""
    return bool(state.players) and not state.over and Facts(state).rivals
