"""Entries of the score pad that no hand, or no round, can give.

A round ends with one player who has no cards or only Dung Heaps (SW-N1, N2), there are three heaps
(SW-A2), and only all three of them bring points (SW-S5).
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.tool import Line, line
from tutor.games.schweinebammel.facts import points
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.state import (
    DUNG,
    HEAPS,
    KINDS,
    NONE,
    PIGS,
    Cards,
    Options,
    added,
    finished,
    together,
)
from tutor.games.schweinebammel.tools_pad_given import Entry, Pad

HIGHEST = points(added(NONE, DUNG, HEAPS))
"""All three Dung Heaps and nothing else (SW-S5)."""
ONLY_HEAPS = tuple(points(added(NONE, DUNG, heaps)) for heaps in range(HEAPS + 1))
"""The points of a hand that ended the round: no card, or one, two, three heaps."""


def lowest(options: Options) -> int:
    """The points of every card but one Pig, which lies on top, and one Dung Heap."""
    copies = (0, *(options.copies(kind) for kind in range(1, KINDS)))
    top = next(value for value in PIGS if copies[value])
    return points(added(added(copies, DUNG, -1), top, -1))


def signed(points: int) -> str:
    """Points as they are written: +11, 0, −27."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def cell(number: int, who: str) -> str:
    """The spot of an entry in the picture."""
    return f"cell:{number}:{who}"


def wrong(pad: Pad, number: int) -> Iterator[Line]:
    """What cannot be in a round, each with its reason and the entries it is about."""
    entries = pad.of(number)
    for who, entry in entries.items():
        yield from _out_of_reach(pad, number, who, entry)
    yield from _cards(pad, number, entries)
    yield from _heaps(number, entries)
    if pad.complete(number):
        yield from _ended(number, entries)


def _out_of_reach(pad: Pad, number: int, who: str, entry: Entry) -> Iterator[Line]:
    low, at = lowest(pad.options), (cell(number, who),)
    if entry.points > HIGHEST:
        yield line(
            "pad_too_high", "SW-S5", kind="no", at=at,
            seat=who, points=signed(entry.points), most=signed(HIGHEST),
        )  # fmt: skip
    elif entry.points < low:
        yield line(
            "pad_too_low", "SW-S1", "SW-A1", kind="no", at=at,
            seat=who, points=signed(entry.points), least=signed(low),
        )  # fmt: skip


def _cards(pad: Pad, number: int, entries: dict[str, Entry]) -> Iterator[Line]:
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


def _heaps(number: int, entries: dict[str, Entry]) -> Iterator[Line]:
    """More Dung Heaps than there are; points won show that somebody had all three."""
    have = sum(map(_heaps_of, entries.values()))
    if have <= HEAPS:
        return
    holders = tuple(who for who, entry in entries.items() if _heaps_of(entry))
    at = tuple(cell(number, who) for who in holders)
    yield line(
        "pad_heaps", "SW-A2", "SW-S5", kind="no", at=at, seats=holders, have=have, need=HEAPS
    )


def _ended(number: int, entries: dict[str, Entry]) -> Iterator[Line]:
    """Exactly one player ends a round."""
    at = tuple(cell(number, who) for who in entries)
    if not any(_could_end(entries, who) for who in entries):
        yield line("pad_nobody", "SW-N1", "SW-N2", kind="no", at=at, round=number)
    out = tuple(who for who in entries if _is_out(entries, who))
    unsure = tuple(
        who
        for who, entry in entries.items()
        if entry.hand is None and entry.points == 0 and who not in out
    )
    if len(out) + max(0, len(unsure) - 1) > 1:
        at = tuple(cell(number, who) for who in (*out, *unsure))
        yield line("pad_two_out", "SW-N1", "SW-N2", kind="no", at=at, seats=(*out, *unsure))


def _elsewhere(entries: dict[str, Entry], who: str) -> int:
    """The Dung Heaps that the others are sure to hold."""
    return sum(_heaps_of(entry) for name, entry in entries.items() if name != who)


def _could_end(entries: dict[str, Entry], who: str) -> bool:
    """Whether that entry can be of the player who ended the round."""
    entry = entries[who]
    if entry.hand is not None:
        return finished(entry.hand)
    free = HEAPS - _elsewhere(entries, who)
    return entry.points in ONLY_HEAPS[: max(0, free) + 1]


def _is_out(entries: dict[str, Entry], who: str) -> bool:
    """Whether that entry can only be of a player without cards, or with only Dung Heaps.

    No points at all are an empty hand, or all three heaps and cards for as much as they bring.
    """
    entry = entries[who]
    if entry.hand is not None:
        return finished(entry.hand)
    return entry.points == 0 and _elsewhere(entries, who) > 0
