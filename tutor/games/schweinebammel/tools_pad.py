"""The score pad: each entry explained, what cannot be, and the ranks."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.tool import Line, line
from tutor.engine.verdict import Spot
from tutor.games.schweinebammel.facts import points
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.scoring import cost_rules, leaders
from tutor.games.schweinebammel.state import (
    DUNG,
    HEAPS,
    KINDS,
    NONE,
    ROUNDS,
    Cards,
    Options,
    added,
    of_kinds,
)
from tutor.games.schweinebammel.tools_pad_check import cell, signed, wrong
from tutor.games.schweinebammel.tools_pad_given import Entry, Given, Pad, read


def lines(options: Options, given: Given) -> tuple[Line, ...]:
    """The whole pad, round by round. Raises Unreadable."""
    return tuple(_lines(read(options, given)))


def _lines(pad: Pad) -> Iterator[Line]:
    if pad.example:
        yield line("pad_example", kind="open")
    if pad.entries:
        yield from _standing(pad)
    else:
        yield line("pad_empty", "SW-S7", kind="open")
    for number in range(1, ROUNDS + 1):
        if pad.of(number):
            yield from _round(pad, number)


def _round(pad: Pad, number: int) -> Iterator[Line]:
    yield line("pad_round", "SW-S7", kind="head", round=number, opener=pad.opener(number))
    for who, entry in pad.of(number).items():
        yield _entry(number, who, entry)
    yield from wrong(pad, number)
    missing = tuple(who for who in pad.players if (number, who) not in pad.entries)
    if missing:
        at = tuple(cell(number, who) for who in missing)
        yield line("pad_missing", "SW-S1", kind="open", at=at, seats=missing)


def _entry(number: int, who: str, entry: Entry) -> Line:
    at = (cell(number, who),)
    if entry.hand is None:
        return line("pad_points", "SW-S1", value=entry.points, at=at, seat=who)
    if not any(entry.hand):
        return line("pad_out", "SW-N1", value=entry.points, at=at, seat=who)
    return _hand(who, entry, entry.hand, at)


def _hand(who: str, entry: Entry, hand: Cards, at: tuple[Spot, ...]) -> Line:
    """The cards of a hand, and what each of them counts."""
    held = [kind for kind in range(1, KINDS) for _ in range(hand[kind])]
    gains = hand[DUNG] == HEAPS
    costs = [-points(of_kinds((kind,))) for kind in held if not (gains and kind == DUNG)]
    gain = " − ".join(map(str, (points(added(NONE, DUNG, HEAPS)), *costs)))
    say = "pad_hand_gain" if gains else "pad_hand"
    return line(
        say, *cost_rules(hand), value=entry.points, at=at, seat=who,
        cards=tuple(kind_term(kind) for kind in held),
        sum=gain if gains else " + ".join(map(str, costs)),
    )  # fmt: skip


def places(pad: Pad) -> dict[str, int]:
    """Each player's rank, equal totals on the same one, the best first (SW-S9, S10)."""
    totals = {who: pad.total(who) for who in pad.players}
    ranked = sorted(pad.players, key=lambda who: -totals[who])
    return {who: 1 + sum(t > totals[who] for t in totals.values()) for who in ranked}


def _standing(pad: Pad) -> Iterator[Line]:
    done = sum(pad.complete(number) for number in range(1, ROUNDS + 1))
    say = "pad_final" if done == ROUNDS else "pad_so_far"
    yield line(say, "SW-S8", kind="head", rounds=done, need=ROUNDS)
    ranks = places(pad)
    for who, place in ranks.items():
        shared = list(ranks.values()).count(place) > 1
        rules = ("SW-S9", "SW-S10") if shared else ("SW-S9",)
        key = "pad_place_shared" if shared else "pad_place"
        total = pad.total(who)
        yield line(key, *rules, value=total, kind="total", seat=who, place=place)
    yield from _end(pad, done)


def _end(pad: Pad, done: int) -> Iterator[Line]:
    if done < ROUNDS:
        yield line("pad_to_come", "SW-S8", kind="open", rounds=ROUNDS - done)
        return
    first = leaders({who: pad.total(who) for who in pad.players})
    most = signed(pad.total(first[0]))
    if len(first) > 1:
        yield line("pad_tie", "SW-S9", "SW-S10", kind="yes", winners=first, points=most)
    else:
        yield line("pad_won", "SW-S9", kind="yes", winners=first, points=most)
