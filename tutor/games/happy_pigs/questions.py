"""Answers to questions about a position, each with the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.engine.verdict import Finding, Reply
from tutor.games.happy_pigs.facts import SPACES_PER_STY, Facts, fits, has_room, spaces
from tutor.games.happy_pigs.position import JOINS
from tutor.games.happy_pigs.reckoning import final_prices, standing, sty_value, tied, totals
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import (
    ACTIONS,
    BOX,
    CARD,
    CARDS_PER_SEASON,
    KINDS,
    OVER,
    ROUNDS,
    SEASONS,
    SETUP,
    SIZES,
    STY,
    TOOL_PRICE,
    Options,
    ends_season,
    season_of,
)

Question = Mapping[str, Any]
MOST_PIGS = 999

_distance = BOOK.effect("HP-D3", seats=("seat", "distance"))
_evenly = BOOK.effect("HP-D1")
_remainder = BOOK.effect("HP-D2")
_formula = BOOK.effect("HP-D4", formula=("number", "action", "players", "each", "more"))
_unclaimed = BOOK.effect("HP-D5", unclaimed=("number", "action"))
_seasons = BOOK.effect("HP-R4", season=("round", "season"))
_marker = BOOK.effect("HP-R10", starts=("seat", "round"))
_changes = BOOK.effect("HP-X1", follows=("round",), follows_not=("round", "next"))
_box_cards = BOOK.effect("HP-S2")
_stack = BOOK.effect("HP-S3", left=("count",))
_spaces = BOOK.effect("HP-P1", spaces=("need", "have"))
_lies = BOOK.effect("HP-P2", lies=(), lies_not=())
_seam = BOOK.effect("HP-P3", seam=("sties",))
_tie_sale = BOOK.effect("HP-G4", worth=("sties", "tools", "dollars"), sells=("seat", "dollars"))
_pigs_sold = BOOK.effect("HP-G2", total=("seat", "money", "pigs", "dollars"))
_largest = BOOK.effect("HP-G3", wins=("seat", "dollars"), tie=("seats", "dollars"))
_tie_won = BOOK.effect("HP-G5", wins=("seats", "dollars"))
_shared = BOOK.effect("HP-G6", shared=("seats", "dollars"))
_price_event = BOOK.effect("HP-V2", at_the_end=())


def _only(question: Question, *keys: str) -> Reader:
    reader = Reader(question, ("what", *keys))
    reader.finish()
    return reader


def distance(facts: Facts, question: Question) -> Reply:
    """Seats clockwise from the starter, by player."""
    _only(question)
    players = facts.state.players
    value = {name: facts.distance(seat) for seat, name in enumerate(players)}
    return Reply(
        value,
        tuple(
            _distance("seats", seat=name, distance=far, at=(f"player:{name}",))
            for name, far in value.items()
        ),
    )


def shares(facts: Facts, question: Question) -> Reply:
    """Actions for everybody who has chosen."""
    _only(question)
    state = facts.state
    value = {state.players[seat]: share for seat, share in facts.shares.items()}
    numbers = state.card.numbers if state.card else (0,) * len(ACTIONS)
    found = [_evenly(), _remainder()]
    for number, action in zip(numbers, ACTIONS, strict=True):
        players = state.chosen.count(action)
        if players:
            each, more = divmod(number, players)
            given = {"number": number, "action": action, "players": players}
            found.append(_formula("formula", each=each, more=more, at=("card",), **given))
        elif number:
            found.append(_unclaimed("unclaimed", number=number, action=action, at=("card",)))
    if not any(state.chosen):
        found.append(_formula())
    return Reply(value, tuple(found))


def which_round(facts: Facts, question: Question) -> Reply:
    """Season, starter and season change of a round, counted from the position."""
    reader = _only(question, "round")
    state = facts.state
    number = reader.number("round", 1, ROUNDS, state.round, "HP-R4")
    reader.finish()
    seat = (state.starter + number - state.round) % len(state.players)
    starter, season, change = state.players[seat], SEASONS[season_of(number)], ends_season(number)
    value = {"season": season, "starter": starter, "change": change}
    coming = number + 4 - number % 4
    follows = (
        _changes("follows", round=number)
        if change
        else _changes("follows_not", round=number, next=coming)
    )
    return Reply(
        value,
        (
            _seasons("season", round=number, season=season),
            _marker("starts", seat=starter, round=number, at=(f"player:{starter}",)),
            follows,
        ),
    )


def stack(facts: Facts, question: Question) -> Reply:
    """Season cards still face down, by season."""
    _only(question)
    state = facts.state
    turned = state.round - 1 if state.step in (SETUP, CARD) else state.round
    turned = ROUNDS if state.step == OVER else turned
    value = {
        season: CARDS_PER_SEASON - min(max(turned - CARDS_PER_SEASON * index, 0), CARDS_PER_SEASON)
        for index, season in enumerate(SEASONS)
    }
    left = _stack("left", count=sum(value.values()), at=("card",))
    return Reply(value, (left, _box_cards()))


def does_it_fit(facts: Facts, question: Question) -> Reply:
    """Whether pigs fit into joined sties, by the room model of the group."""
    reader = _only(question, "pigs", "sties", "join")
    options = facts.options
    if not reader.has("pigs"):
        reader.add("pigs", "missing", "HP-P1", options=SIZES)
    pigs = reader.counts("pigs", KINDS, MOST_PIGS)
    sties = reader.number("sties", 0, BOX[STY], 1, "HP-C1")
    join = reader.choice("join", JOINS, JOINS[0], "HP-P3")
    reader.finish()
    herd = tuple(sum(pigs[4 * size : 4 * size + 4]) for size in range(len(SIZES)))
    value = fits(herd, sties, join, options)
    return Reply(value, _room_findings(herd, sties, options, value))


def _room_findings(
    herd: tuple[int, ...], sties: int, options: Options, value: bool
) -> tuple[Finding, ...]:
    grid = options.space_model == "grid"
    need, have = spaces(herd, Options() if grid else options), SPACES_PER_STY * sties
    found = [_spaces("spaces", need=need, have=have)]
    if grid and has_room(herd, sties, options):
        found.insert(0, _lies("lies" if value else "lies_not"))
    elif grid:
        found.append(_lies("lies_not"))
    if sties > 1:
        found.append(_seam("seam", sties=sties))
    return tuple(found)


def worth(facts: Facts, question: Question) -> Reply:
    """Dollars for sties and tools when a tie is broken."""
    reader = _only(question, "sties", "tools")
    sties = reader.number("sties", 0, BOX[STY], 0, "HP-C1")
    tools = reader.number("tools", 0, LARGEST, 0)
    reader.finish()
    dollars = sty_value(sties) + TOOL_PRICE * tools
    return Reply(dollars, (_tie_sale("worth", sties=sties, tools=tools, dollars=dollars),))


def final(facts: Facts, question: Question) -> Reply:
    """The final reckoning: totals, the tie-break, who has won."""
    _only(question)
    state = facts.state
    sums, second, winners = standing(facts)
    first = tied(sums)
    name = state.players.__getitem__
    value = {
        "totals": {name(seat): dollars for seat, dollars in sums.items()},
        "tiebreak": {name(seat): dollars for seat, dollars in second.items()},
        "winners": [name(seat) for seat in winners],
    }
    return Reply(
        value, (*_total_findings(facts, sums, first), *_tie_findings(facts, second, winners))
    )


def score(facts: Facts, question: Question) -> Reply:
    """What each player would have if all pigs were sold now."""
    _only(question)
    sums = totals(facts)
    players = facts.state.players
    found = _total_findings(facts, sums, tied(sums))
    told = tuple(finding for finding in found if finding.rule == "HP-G2")
    return Reply({players[seat]: dollars for seat, dollars in sums.items()}, told)


def winner(facts: Facts, question: Question) -> Reply:
    """Who has won; nobody before the end."""
    reply = final(facts, question)
    assert isinstance(reply.value, dict), "a reckoning is told by its parts"
    over = facts.state.step == OVER
    return Reply(reply.value["winners"] if over else [], reply.findings)


def _total_findings(
    facts: Facts, sums: dict[int, int], first: tuple[int, ...]
) -> tuple[Finding, ...]:
    players, best = facts.state.players, max(sums.values())
    found = []
    for seat, dollars in sums.items():
        who, money = players[seat], facts.state.farms[seat].money
        given = {"money": money, "pigs": dollars - money, "dollars": dollars}
        found.append(_pigs_sold("total", seat=who, at=(f"money:{who}",), **given))
    seats = tuple(players[seat] for seat in first)
    at = tuple(f"player:{who}" for who in seats)
    leading = (
        _largest("wins", seat=seats[0], dollars=best, at=at)
        if len(seats) == 1
        else _largest("tie", seats=seats, dollars=best, at=at)
    )
    event = any(final_prices(facts))
    return (leading, *found, *((_price_event("at_the_end", at=("card",)),) if event else ()))


def _tie_findings(
    facts: Facts, second: dict[int, int], winners: tuple[int, ...]
) -> tuple[Finding, ...]:
    if not second:
        return ()
    players, best = facts.state.players, max(second.values())
    found = [
        _tie_sale("sells", seat=players[seat], dollars=dollars, at=(f"sty:{players[seat]}",))
        for seat, dollars in second.items()
    ]
    seats = tuple(players[seat] for seat in winners)
    at = tuple(f"player:{who}" for who in seats)
    if len(winners) < len(second):
        found.append(_tie_won("wins", seats=seats, dollars=best, at=at))
    if len(winners) > 1:
        found.append(_shared("shared", seats=seats, dollars=best, at=at))
    return tuple(found)


QUESTIONS: dict[str, Callable[[Facts, Question], Reply]] = {
    "distance": distance,
    "shares": shares,
    "round": which_round,
    "stack": stack,
    "fits": does_it_fit,
    "worth": worth,
    "final": final,
    "score": score,
    "winner": winner,
}
