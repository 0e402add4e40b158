"""The fight calculator for figures entered by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.problem import Unreadable
from tutor.engine.reading import Reader
from tutor.engine.tool import Line
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen import figure
from tutor.games.schaeferstuendchen.actions import Combat
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import hauls, ranking
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import (
    FIGHT,
    NONE,
    SEATS,
    SHEEP,
    SOLO,
    TEAM,
    UNKNOWN,
    Options,
    State,
)
from tutor.games.schaeferstuendchen.tools_fight import Deal, fight_lines, together_lines
from tutor.games.schaeferstuendchen.tools_input import (
    HIGHEST_CARD,
    Raw,
    box_name,
    figure_fields,
    figure_keys,
    group_of,
    label,
    laid_out,
    mapping,
    number,
    practice_line,
    read_figure,
    read_sums,
    roles_of,
    seats_of,
    stands_in,
)
from tutor.render.marks import Marks

FIGURES = 3
"""Figures on the first screen."""
FIGURE_KEYS = (*figure_keys("combat"), "card", "more", "draws")
ROUNDS = 2
"""How often those who are level can draw here; a third equal draw is told again."""


def state_of(options: Options, given: Raw) -> State:
    """The fight that was entered. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("figures", "mode", "valley", "players"))
    reader.number("figures", 2, len(SEATS), FIGURES, "SC-F2")
    seats = seats_of(given, FIGURES)
    position = {
        "mode": reader.name("mode", (SOLO, TEAM), SOLO),
        "step": FIGHT,
        "seats": list(seats),
        "valley": reader.number("valley", 1, SHEEP, 9, "SC-M3"),
        **_figures(reader, options, given, seats),
    }
    state = laid_out(position, reader, options)
    check_cards(state)
    return state


def _figures(reader: Reader, options: Options, given: Raw, seats: tuple[str, ...]) -> Raw:
    """The keys `players`, `cards` and `set`; problems go to the reader."""
    entered, roles = reader.mapping("players", SEATS), roles_of(given, seats)
    players: dict[str, Any] = {}
    cards: dict[str, Any] = {}
    practice = False
    for seat in seats:
        own = Reader(entered.get(seat, {}), FIGURE_KEYS, f"players.{seat}")
        player = read_figure(own, roles[seat], "combat", options)
        described, piles = read_sums(own, seat, "combat")
        more = {"nimm_2": 1} if own.flag("more", False) else {}
        out = {**piles["out"], **more}
        card = _card(own)
        players[seat] = {**player, **piles, "out": out, "at": "valley", "combat_card": card}
        read_draws(own)
        cards |= described
        practice = practice or stands_in(player["role"], own.data, "combat", options)
        reader.problems += own.problems
    return {"players": players, "cards": cards, "set": box_name(practice)}


def _card(own: Reader) -> str:
    """The combat card; one of value 0 adds nothing."""
    value = own.number("card", 0, HIGHEST_CARD, 0, "SC-K1")
    return f"v{value}" if value else NONE


def read_draws(own: Reader) -> tuple[int, ...]:
    """The values of the cards drawn for ties, in order."""
    draws = own.data.get("draws", {})
    return tuple(
        own.as_number(mapping(draws)[at], own.path(f"draws.{at}"), 0, HIGHEST_CARD, 0, "SC-D2")
        for at in ("1", "2")
        if at in mapping(draws)
    )


def check_cards(state: State) -> None:
    """Whoever may play no combat card has none; the rulebook says who."""
    reader = Reader({}, ())
    for seat, player in zip(state.seats, state.players, strict=True):
        card = player.combat_card
        if card in (NONE, UNKNOWN):
            continue
        before = replace(player, combat_card=NONE, hand=(card,))
        asked = replace(
            state, players=tuple(before if one is player else one for one in state.players)
        )
        verdict = BOOK.judge(Facts(asked), Combat(seat, card))
        if not verdict.legal:
            reader.add(f"players.{seat}.card", "no_combat_card", verdict.cites[0], seat=seat)
    reader.finish()


def draws_of(given: Raw, seats: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Seat to the cards it drew."""
    players = mapping(given.get("players"))
    return {
        seat: read_draws(Reader(mapping(players.get(seat)), ("draws",), f"players.{seat}"))
        for seat in seats
    }


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The fight that was entered, line by line."""
    state = state_of(options, given)
    facts = Facts(state)
    draws = draws_of(given, state.seats)
    lines = fight_lines(facts, draws) if facts.rivals else together_lines(facts)
    return (*lines, *practice_line(state))


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """Number of figures, then figure by figure."""
    seats = seats_of(given, FIGURES)[: len(SEATS)]
    group = "group_fight"
    figures = given.get("figures", FIGURES)
    return (
        Field(("figures",), "choice", label("figures"), figures, group, tuple(range(2, 7))),
        Field(("mode",), "choice", "mode", given.get("mode", SOLO), group, (SOLO, TEAM)),
        Field(("valley",), "number", "valley", given.get("valley", 9), group, low=1, high=SHEEP),
        *(field for seat in seats for field in _fields_of(options, given, seats, seat)),
        *_draw_fields(options, given),
    )


def _fields_of(
    options: Options, given: Raw, seats: tuple[str, ...], seat: str
) -> tuple[Field, ...]:
    player = mapping(mapping(given.get("players")).get(seat))
    where, group = ("players", seat), group_of(seat)
    own = (("seat", seat),)
    return (
        *figure_fields(given, seats, seat, "combat", options),
        number((*where, "card"), player.get("card", 0), 0, HIGHEST_CARD, group),
        Field((*where, "more"), "flag", label("more"), player.get("more", False), group, given=own),
    )


def _draw_fields(options: Options, given: Raw) -> tuple[Field, ...]:
    """A number for each card that a tie makes somebody draw."""
    try:
        state = state_of(options, given)
    except Unreadable:
        return ()
    return draw_fields(Facts(state), draws_of(given, state.seats), ("players",))


def draw_fields(
    facts: Facts, draws: Mapping[str, tuple[int, ...]], where: tuple[str, ...]
) -> tuple[Field, ...]:
    """A number for each card that a tie of this fight makes somebody draw."""
    if not facts.rivals:
        return ()
    deal = Deal(facts, draws)
    ranking(facts, deal)
    return tuple(
        Field(
            (*where, seat, "draws", str(time)), "number", label("draws"), _at(draws[seat], time),
            "group_ties", high=HIGHEST_CARD, given=(("seat", seat), ("time", time)),
        )
        for index, times in sorted(deal.drawn.items())
        for seat in (facts.seats[index],)
        for time in range(1, min(times, ROUNDS) + 1)
    )  # fmt: skip


def _at(values: tuple[int, ...], time: int) -> int | None:
    return values[time - 1] if len(values) >= time else None


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The combat values as bars, with places and sheep."""
    state = state_of(options, given)
    return bars_of(state, draws_of(given, state.seats), words, marks)


def bars_of(
    state: State, draws: Mapping[str, tuple[int, ...]], words: Words, marks: Marks
) -> Picture:
    """The bars; places and sheep once every card for ties is known."""
    facts = Facts(state)
    if not facts.rivals:
        return figure.explain(state, words, marks)
    deal = Deal(facts, draws)
    ranked = ranking(facts, deal)
    if deal.waiting:
        return figure.explain(state, words, marks)
    sheep = hauls(facts, ranked.winners, state.valley)
    return figure.fought(state, ranked.winners, sheep, words, marks)
