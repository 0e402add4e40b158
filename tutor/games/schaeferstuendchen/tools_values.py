"""Movement and combat values, part by part, as lines that add up."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.tool import Line, line
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import (
    PRINTED,
    Strength,
    daughter,
    half,
    immune,
    strength,
)


def signed(number: int) -> str:
    """A number with its sign, as people write it."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def combat_lines(facts: Facts, seat: int) -> Iterator[Line]:
    """How strong a figure is (SC-F6 to F12)."""
    parts = strength(facts, seat)
    after = facts.options.halve_after_card and parts.halved == "whole"
    who = _who(facts, seat)
    rest = (*_added(facts, seat, parts), *_halved(facts, seat, parts), *_card(facts, seat, parts))
    if not rest:
        yield _printed(facts, seat, "value_only", parts.printed, "SC-F6")._replace(kind="total")
        return
    yield _printed(facts, seat, "value_printed", parts.printed, "SC-F6")
    yield from _added(facts, seat, parts)
    yield from _card(facts, seat, parts) if after else ()
    yield from _halved(facts, seat, parts)
    yield from () if after else _card(facts, seat, parts)
    total = parts.spoken
    yield line("value_total", "SC-F7", value=total, kind="total", seat=who, total=total)


def _who(facts: Facts, seat: int) -> str:
    return facts.seats[seat]


def _spot(facts: Facts, seat: int) -> tuple[str, ...]:
    return (f"figure:{facts.seats[seat]}",)


def _printed(facts: Facts, seat: int, say: str, printed: int, rule: str) -> Line:
    role = facts.players[seat].role or "no_role"
    at = _spot(facts, seat)
    return line(say, rule, "SC-M5", value=printed, at=at, seat=_who(facts, seat), role=role)


def _added(facts: Facts, seat: int, parts: Strength) -> Iterator[Line]:
    """Items, laid cards, an item used up, and what the Innkeeper ignores."""
    who = _who(facts, seat)
    if parts.items:
        yield line("value_items", "SC-F6", "SC-I4", value=signed(parts.items), seat=who)
    if parts.laid:
        yield line("value_laid", "SC-F6", value=signed(parts.laid), seat=who)
    if parts.used:
        yield line("value_used", "SC-F6", value=signed(parts.used), seat=who)
    if parts.ignored:
        yield line("value_ignored", "SC-F11", value=0, kind="yes", seat=who, bad=-parts.ignored)
    whole = parts.printed + parts.items + parts.laid + parts.used
    if facts.options.combat_floor == "zero" and whole < 0:
        yield line("value_floor", "SC-F6", value=0, kind="open", seat=who, total=signed(whole))


def _halved(facts: Facts, seat: int, parts: Strength) -> Iterator[Line]:
    """What the Robber's Daughter does to the value (SC-F8, F8p, F12)."""
    she, who = daughter(facts), _who(facts, seat)
    if she is None or seat not in facts.valley:
        return
    if immune(facts, seat):
        yield line("value_immune", "SC-F12", "SC-F11", kind="yes", seat=who)
    elif parts.halved:
        yield _half(facts, seat, parts)
    else:
        rule = "SC-F8p" if facts.options.daughter == PRINTED else "SC-F8"
        say = "value_own" if seat == she else "value_friend"
        yield line(say, rule, kind="yes", seat=who)


def _half(facts: Facts, seat: int, parts: Strength) -> Line:
    """What is halved, and what is left of it."""
    who = _who(facts, seat)
    if parts.halved == PRINTED:
        left = parts.twice - 2 * (parts.items + parts.laid + parts.used + parts.card)
        whole, say, rule = parts.printed, "value_half_printed", "SC-F8p"
    else:
        card = 0 if facts.options.halve_after_card else parts.card
        left = parts.twice - 2 * card
        whole = parts.printed + parts.items + parts.laid + parts.used + parts.card - card
        say, rule = "value_half", "SC-F8"
    return line(say, rule, value=half(left), seat=who, whole=whole, half=half(left))


def _card(facts: Facts, seat: int, parts: Strength) -> Iterator[Line]:
    if parts.card:
        who = _who(facts, seat)
        yield line("value_card", "SC-F9", "SC-F10", value=signed(parts.card), seat=who)


def movement_lines(facts: Facts, seat: int) -> Iterator[Line]:
    """How far a figure walks, the Weasel's draw left out (SC-V2, V3, X1)."""
    player, who = facts.players[seat], _who(facts, seat)
    if player.sits:
        yield line("walk_sits", "SC-X1", value=0, kind="no", seat=who, at=_spot(facts, seat))
        return
    total, printed = facts.movement(seat), player.movement or 0
    items = sum(card.effect.movement for card in facts.as_told(seat, player.items))
    yield _printed(facts, seat, "walk_printed", printed, "SC-V2")
    if items:
        yield line("walk_items", "SC-V2", "SC-I4", value=signed(items), seat=who)
    laid = total - printed - items
    if laid:
        yield line("walk_laid", "SC-V2", value=signed(laid), seat=who)
    if total < 0:
        yield line("walk_floor", "SC-V3", value=0, seat=who, total=signed(total))
    value = max(0, total)
    yield line("walk_value", "SC-V1", value=value, kind="total", seat=who, steps=value)
