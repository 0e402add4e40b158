"""Entries of the score pad that no hand, or no round, can give, each with the reason.

What is possible is counted exactly in `tools_pad_possible.py`; here is said why something is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.engine.tool import Line, line
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import (
    DUNG,
    HEAPS,
    KINDS,
    NONE,
    PIGS,
    Cards,
    finished,
    together,
)
from tutor.games.schweinebammel.tools_pad_given import Entry, Pad
from tutor.games.schweinebammel.tools_pad_possible import OF_HEAPS, Wanted, lowest, possible

HIGHEST = OF_HEAPS[HEAPS]
"""All three Dung Heaps and nothing else (SW-S5)."""
Entries = dict[str, Entry]


def signed(points: int) -> str:
    """Points as they are written: +11, 0, −27."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def cell(number: int, who: str) -> str:
    """The spot of an entry in the picture."""
    return f"cell:{number}:{who}"


def wrong(pad: Pad, number: int) -> Iterator[Line]:
    """What cannot be in a round, each with its reason and the entries it is about."""
    entries = pad.of(number)
    if _makeable(pad, entries):
        return
    told = [one for who, entry in entries.items() for one in _no_hand(pad, number, who, entry)]
    told = told or [*_cards(pad, number, entries), *_heaps(number, entries)]
    yield from told or _ended(pad, number, entries) or _together(pad, number, entries)


def _makeable(pad: Pad, entries: Entries, *, one_ends: bool = True) -> bool:
    wanted = {who: Wanted(entry.points, entry.hand) for who, entry in entries.items()}
    missing = len(pad.players) - len(entries)
    return possible(pad.options, wanted, missing, one_ends=one_ends)


def _no_hand(pad: Pad, number: int, who: str, entry: Entry) -> Iterator[Line]:
    """An entry that no hand at all gives."""
    if _makeable(pad, {who: entry}):
        return
    at = (cell(number, who),)
    if entry.points > HIGHEST:
        yield line(
            "pad_too_high", "SW-S5", kind="no", at=at,
            seat=who, points=signed(entry.points), most=signed(HIGHEST),
        )  # fmt: skip
        return
    least = lowest(pad.options, len(pad.players))
    say = "pad_too_low" if entry.points < least else "pad_no_hand"
    yield line(
        say, "SW-S1", "SW-A1", kind="no", at=at,
        seat=who, points=signed(entry.points), least=signed(least),
    )  # fmt: skip


def _cards(pad: Pad, number: int, entries: Entries) -> Iterator[Line]:
    """Cards that occur more often in all hands together than in the deck."""
    held: Cards = NONE
    for entry in entries.values():
        held = together(held, entry.hand or NONE)
    for kind in range(1, KINDS):
        need = pad.options.copies(kind)
        if held[kind] <= need or kind == DUNG:
            continue
        at = tuple(cell(number, who) for who, e in entries.items() if e.hand and e.hand[kind])
        rule = "SW-A1" if kind in PIGS else "SW-A2"
        card, have = kind_term(kind), held[kind]
        yield line("pad_too_many", rule, kind="no", at=at, card=card, have=have, need=need)


def _heaps_of(entry: Entry) -> int:
    """The Dung Heaps an entry is sure to hold."""
    if entry.hand is not None:
        return entry.hand[DUNG]
    return HEAPS if entry.points > 0 else 0


def _heaps(number: int, entries: Entries) -> Iterator[Line]:
    """More Dung Heaps than there are; points won show that somebody had all three."""
    have = sum(map(_heaps_of, entries.values()))
    if have <= HEAPS:
        return
    holders = tuple(who for who, entry in entries.items() if _heaps_of(entry))
    at = tuple(cell(number, who) for who in holders)
    yield line(
        "pad_heaps", "SW-A2", "SW-S5", kind="no", at=at, seats=holders, have=have, need=HEAPS
    )


def _ended(pad: Pad, number: int, entries: Entries) -> list[Line]:
    """Exactly one player ends a round: nobody could have, or more than one must have."""
    rules = ("SW-N1", "SW-N2")
    could = tuple(who for who in entries if _could_end(entries, who))
    if not could and len(entries) == len(pad.players):
        at = tuple(cell(number, who) for who in entries)
        return [line("pad_nobody", *rules, kind="no", at=at, round=number)]
    if len(could) > 1 and _makeable(pad, entries, one_ends=False):
        at = tuple(cell(number, who) for who in could)
        return [line("pad_two_out", *rules, kind="no", at=at, seats=could)]
    return []


def _could_end(entries: Entries, who: str) -> bool:
    """Whether that entry can be of the player who ended the round."""
    entry = entries[who]
    if entry.hand is not None:
        return finished(entry.hand)
    free = HEAPS - sum(_heaps_of(other) for name, other in entries.items() if name != who)
    return entry.points in OF_HEAPS[: max(0, free) + 1]


def _together(pad: Pad, number: int, entries: Entries) -> Iterator[Line]:
    """The fewest entries for which the deck has no cards."""
    groups = (group for size in range(2, len(entries) + 1) for group in combinations(entries, size))
    found = next(g for g in groups if not _makeable(pad, {who: entries[who] for who in g}))
    at = tuple(cell(number, who) for who in found)
    noted = tuple(signed(entries[who].points) for who in found)
    rules = ("SW-S1", "SW-A1", "SW-A2", "SW-N1")
    yield line("pad_together", *rules, kind="no", at=at, seats=found, points=noted)
