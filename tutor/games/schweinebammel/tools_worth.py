"""What a hand counts at the end of a round, card by card."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.tool import Line, line
from tutor.engine.verdict import Spot
from tutor.games.schweinebammel.facts import Part, parts, points
from tutor.games.schweinebammel.state import (
    DUNG,
    HEAPS,
    PIGS,
    UNKNOWN,
    Cards,
    State,
    added,
    finished,
)


def worth(hand: Cards) -> Iterator[Line]:
    """Each sort of card, the sum, and what the last Dung Heap would change."""
    yield from counted(hand)
    yield line("worth_total", "SW-S1", value=points(hand), kind="total")
    if finished(hand):
        say = "worth_only_heaps" if hand[DUNG] else "worth_out"
        yield line(say, "SW-N2" if hand[DUNG] else "SW-N1", kind="yes")
    if hand[DUNG] == HEAPS - 1:
        third = points(added(hand, DUNG))
        yield line("worth_third", "SW-S5", "SW-S6", value=third)
    if hand[UNKNOWN]:
        yield line("worth_unseen", "SW-S1", kind="open", cards=hand[UNKNOWN])


def counted(hand: Cards, at: tuple[Spot, ...] = ()) -> Iterator[Line]:
    """One line for each sort of card in the hand."""
    for part in parts(hand):
        yield _part(hand, part, at)


def _part(hand: Cards, part: Part, at: tuple[Spot, ...]) -> Line:
    if part.what == "pigs":
        numbers = " + ".join(str(value) for value in PIGS for _ in range(hand[value]))
        return line(
            "part_pigs", *part.rules, value=part.points, at=at, cards=part.cards, sum=numbers
        )
    if part.what in ("heaps", "all_heaps"):
        say = f"part_{part.what}"
        return line(say, *part.rules, value=part.points, at=at, cards=part.cards)
    return line(
        "part_special", *part.rules, value=part.points, at=at, cards=part.cards, card=part.what
    )


def everybody(state: State) -> Iterator[Line]:
    """Every hand on the table, as if the round ended now."""
    for who, hand in zip(state.players, state.hands, strict=True):
        at = (f"hand:{who}",)
        if hand[UNKNOWN]:
            yield line("worth_hidden", "SW-S1", kind="open", at=at, seat=who, cards=hand[UNKNOWN])
            continue
        yield line("worth_of", "SW-S1", value=points(hand), kind="head", at=at, seat=who)
        yield from counted(hand, at)
