"""Answers to questions about a position, each with the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Reply
from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import PLACES, Ranking, hauls, ranking, shared
from tutor.games.schaeferstuendchen.fight import strength as combat_value
from tutor.games.schaeferstuendchen.fight_effects import (
    places_events,
    ranking_events,
    share_events,
    strength_events,
    strong_events,
    tie_cards_event,
)
from tutor.games.schaeferstuendchen.places import write_at
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import NONE, SEATS, SOLO
from tutor.games.schaeferstuendchen.table import ShuffleDue, Table

Question = Mapping[str, Any]

_sides = BOOK.effect("SC-T1", side=("seat", "role", "faction"))
_own_home = BOOK.effect("SC-M4", home=("seat", "faction"))
_no_fight = BOOK.effect("SC-F1", no_fight=("figures",))


def _seat(facts: Facts, question: Question) -> int:
    reader = Reader(question, ("what", "of"))
    if not facts.players:
        raise refuse("players", "needed")
    of = reader.needed("of", facts.seats)
    reader.finish()
    return facts.seat(str(of))


def _only(facts: Facts, question: Question) -> None:
    Reader(question, ("what",)).finish()
    if not facts.players:
        raise refuse("players", "needed")


def home(facts: Facts, question: Question) -> Reply:
    """A player's home."""
    seat = _seat(facts, question)
    side, name = facts.faction(seat), facts.seats[seat]
    at = (f"home:{side}",)
    role = facts.players[seat].role or NONE
    findings = (
        _own_home("home", seat=name, faction=side, at=at),
        _sides("side", seat=name, role=role, faction=side, at=(f"player:{name}",)),
    )
    return Reply(side, findings)


def stake(facts: Facts, question: Question) -> Reply:
    """Sheep to be won by a fight of so many figures."""
    reader = Reader(question, ("what", "figures"))
    if not reader.has("figures"):
        reader.add("figures", "missing_number", low=2, high=len(SEATS))
    figures = reader.number("figures", 2, len(SEATS), 2)
    reader.finish()
    return Reply(PLACES[figures], places_events(figures))


def movement(facts: Facts, question: Question) -> Reply:
    """The movement value of this round, the Weasel's draw left out."""
    seat = _seat(facts, question)
    total = facts.movement(seat)
    return Reply(max(0, total), say.movement_events(facts, seat, total))


def landing(facts: Facts, question: Question) -> Reply:
    """The place after a player's move."""
    seat = _seat(facts, question)
    drawn, events = _weasel(facts, seat) if facts.draws_steps(seat) else (0, ())
    walk = facts.walk(seat, drawn)
    sits = facts.players[seat].sits and not facts.draws_steps(seat)
    to = walk.start if sits else walk.to
    place = write_at(to, facts.state.path)
    steps = 0 if sits else walk.steps
    name = facts.seats[seat]
    walks = say.walks("walks", seat=name, steps=steps, at=(f"figure:{name}",))
    return Reply(place, (*say.walk_events(facts, seat, walk), *events, *(() if sits else (walks,))))


def _weasel(facts: Facts, seat: int) -> tuple[int, tuple[Finding, ...]]:
    """The steps on top of the pile, and why."""
    table = Table(facts.state)
    card = _next_card(table)
    drawn = 0 if card is None else facts.value(card)
    return drawn, (*table.events, *say.weasel_events(facts.seats[seat], card, drawn))


def _next_card(table: Table) -> str | None:
    """The card that would be drawn. Raises Unreadable where a shuffle decides."""
    try:
        return table.top(known=True)
    except ShuffleDue as due:
        raise refuse("draw", "needed", "SC-W3") from due


def strength(facts: Facts, question: Question) -> Reply:
    """The combat value in this fight."""
    seat = _seat(facts, question)
    return Reply(combat_value(facts, seat).value, strength_events(facts, seat))


def _ranked(facts: Facts) -> tuple[Ranking, tuple[Finding, ...]]:
    """The fight at hand, its ties broken with the cards on top of the pile."""
    table = Table(facts.state)
    for seat in facts.valley:
        card = facts.players[seat].combat_card
        if card != NONE:
            table.discard(card)
            table.change(seat, combat_card=NONE)
    aside: list[str] = []

    def draw(_: int) -> int | None:
        card = _next_card(table)
        if card is None:
            return None
        aside.append(card)
        return facts.value(card)

    ranked = ranking(facts, draw)
    drawn = (tie_cards_event(aside),) if aside else ()
    return ranked, (*ranking_events(facts, ranked), *drawn, *table.events)


def fight(facts: Facts, question: Question) -> Reply:
    """Those in the winners' places, strongest first; [] when nobody has to fight."""
    _only(facts, question)
    if not facts.rivals:
        return Reply([], (_no_rivals(facts),))
    ranked, findings = _ranked(facts)
    return Reply([facts.seats[seat] for seat in ranked.winners], findings)


def _no_rivals(facts: Facts) -> Finding:
    return _no_fight("no_fight", figures=len(facts.valley), at=("valley",))


def haul(facts: Facts, question: Question) -> Reply:
    """Sheep that each player takes from the valley now; nobody with 0."""
    _only(facts, question)
    valley = facts.state.valley
    if facts.rivals:
        ranked, findings = _ranked(facts)
        taken = hauls(facts, ranked.winners, valley)
        shares = share_events(facts, ranked.winners, taken)
    else:
        taken = shared(facts, [s for s in facts.valley if facts.snatches(s)], valley)
        findings, shares = (), _snatched(facts, taken)
    value = {facts.seats[seat]: sheep for seat, sheep in sorted(taken.items()) if sheep}
    return Reply(value, (*shares, *findings, *_further(facts, taken)))


def _snatched(facts: Facts, taken: dict[int, int]) -> list[Finding]:
    """Who takes how many without a fight."""
    left, findings = facts.state.valley, [_no_rivals(facts)]
    for seat, sheep in taken.items():
        left -= sheep
        name = facts.seats[seat]
        at = ("valley", f"figure:{name}")
        also = ("SC-N1", "SC-Y1", *_with_mates(facts, seat))
        took = say.took("took", seat=name, sheep=sheep, valley=left, also=also, at=at)
        findings.append(took)
        findings += strong_events(facts, seat, sheep)
    return findings


def _with_mates(facts: Facts, seat: int) -> tuple[str, ...]:
    """The rule of team mates, where a player has some."""
    if facts.state.mode == SOLO:
        return ()
    side = facts.faction(seat)
    return ("SC-T4",) if sum(p.faction == side for p in facts.players) > 1 else ()


def _further(facts: Facts, taken: dict[int, int]) -> list[Finding]:
    """Sheep that "Nimm 2" adds."""
    findings = []
    for seat, sheep in taken.items():
        extra = sheep - facts.catch(seat)
        if facts.more(seat) and extra > 0:
            at = ("valley", f"laid:{facts.seats[seat]}")
            findings.append(say.one_more("more", seat=facts.seats[seat], sheep=extra, at=at))
    return findings


def winner(facts: Facts, question: Question) -> Reply:
    """Who has won; none before the end and on a tie."""
    _only(facts, question)
    if not facts.state.over and facts.state.valley:
        return Reply(NONE, (say.goes_on(facts.state.valley),))
    first = say.leaders(facts)
    name = first[0] if len(first) == 1 else NONE
    return Reply(name, say.ending(facts, name, first))


QUESTIONS: dict[str, Callable[[Facts, Question], Reply]] = {
    "home": home,
    "stake": stake,
    "movement": movement,
    "landing": landing,
    "strength": strength,
    "fight": fight,
    "haul": haul,
    "winner": winner,
}
