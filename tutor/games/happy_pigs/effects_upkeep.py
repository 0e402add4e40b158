"""Why pigs are turned over and tools go back, told at once or piece by piece (HP-P10, T3)."""

from __future__ import annotations

from tutor.engine.verdict import Finding
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import CHANGE, KINDS, spoken

_turned_pig = BOOK.effect("HP-P10", turned=("pig",), treated=("pig",))
_to_store = BOOK.effect("HP-T3", returned=("tool", "count"), used=("tool", "count"))
_in_time = BOOK.effect("HP-X4", in_time=("pig",))


def used_events(facts: Facts, tool: str, count: int) -> tuple[Finding, ...]:
    """A tool was used: it goes back, or still has to."""
    say = "used" if facts.by_hand else "returned"
    return (_to_store(say, tool=tool, count=count, at=(f"store:{tool}",)),)


def back_events(tool: str) -> tuple[Finding, ...]:
    """A used tool was put back."""
    return (_to_store("returned", tool=tool, count=1, at=(f"store:{tool}",)),)


def vaccinate_events(facts: Facts, by: str, kind: int) -> tuple[Finding, ...]:
    """The pig is turned and the vaccine goes back, or both are still to be done."""
    used = used_events(facts, "vaccine", 1)
    if not facts.by_hand:
        turned, *others = turned_events(facts, by, kind)
        return (turned, *used, *others)
    pig, at = spoken(KINDS[kind]), (f"pig:{by}:{KINDS[kind]}",)
    return (_turned_pig("treated", pig=pig, at=at), *used)


def turned_events(facts: Facts, by: str, kind: int) -> tuple[Finding, ...]:
    """The pig shows its syringe, perhaps just before the inspection."""
    pig, at = spoken(KINDS[kind]), (f"pig:{by}:{KINDS[kind]}",)
    turned = _turned_pig("turned", pig=pig, at=at)
    in_time = facts.state.step == CHANGE
    return (turned, _in_time("in_time", pig=pig, at=at)) if in_time else (turned,)
