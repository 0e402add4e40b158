"""A played game round by round: what each farm was worth, season changes and events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tutor.engine.course import Course, Happened, Part, Point
from tutor.engine.verdict import Note
from tutor.games.happy_pigs.deck import is_reconstructed
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.reckoning import totals
from tutor.games.happy_pigs.state import (
    CARDS_PER_SEASON,
    CHANGE,
    OVER,
    PASS,
    SEASONS,
    SETUP,
    Card,
    State,
)

INSPECTION, EVENT = "inspection", "event"


def course(states: tuple[State, ...]) -> Course:
    """Money and pigs at list price, after the first purchases and after each round; at a season
    change before and after it.
    """
    kept = tuple(_kept(states))
    sums = [(number, totals(Facts(state))) for number, state in kept]
    seats = states[0].players
    points: dict[str, tuple[Point, ...]] = {
        who: tuple((number, worth[seat]) for number, worth in sums)
        for seat, who in enumerate(seats)
    }
    return Course(
        across=Note("course_rounds"),
        up=Note("course_worth"),
        points=points,
        parts=tuple(_seasons()),
        kinds={INSPECTION: Note("course_inspection"), EVENT: Note("course_event")},
        happened=(*_inspections(states), *_events(states)),
    )


def _kept(states: tuple[State, ...]) -> Iterator[tuple[int, State]]:
    """The states on the chart with their place: rounds, and 0 for the beginning."""
    for before, state in zip((None, *states), states, strict=False):
        if state.step == SETUP:
            continue
        if before is None or before.step == SETUP:
            yield state.round - 1, state
        elif state.step != before.step and state.step in (CHANGE, PASS, OVER):
            yield state.round, state


def _seasons() -> Iterator[Part]:
    for place, season in enumerate(SEASONS):
        start = place * CARDS_PER_SEASON
        yield Part(start, start + CARDS_PER_SEASON, Note("course_season", (("season", season),)))


def _inspections(states: tuple[State, ...]) -> Iterator[Happened]:
    """Each season change, with how many pigs died in it."""
    for before, state in pairwise(states):
        if before.step == CHANGE and state.step != CHANGE:
            died = _pigs(before) - _pigs(state)
            given = (("round", before.round), ("count", died))
            yield Happened(before.round, INSPECTION, Note("course_inspected", given))


def _pigs(state: State) -> int:
    return sum(sum(farm.pigs) for farm in state.farms)


def _events(states: tuple[State, ...]) -> Iterator[Happened]:
    """Each card with an event, once, in its round."""
    seen: set[int] = set()
    for state in states:
        card = state.card
        if card is not None and card.event.kind != "none" and state.round not in seen:
            seen.add(state.round)
            yield Happened(state.round, EVENT, _called(card, state))


def _called(card: Card, state: State) -> Note:
    """An event by the name of its card, of one that somebody entered by its season."""
    ours = is_reconstructed(card, state.options)
    name = card.slot if ours else SEASONS[card.season]
    key = "course_card" if ours else "course_card_own"
    return Note(key, (("round", state.round), ("card", name)))
