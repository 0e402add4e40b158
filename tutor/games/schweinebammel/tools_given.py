"""What a reader enters into the tools: a hand, the card on the pile, the hands of the others.

Everything that cannot be is collected and named by its key, nothing is repaired.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.problem import Problem, Unreadable, problem
from tutor.engine.reading import Reader
from tutor.games.schweinebammel import position
from tutor.games.schweinebammel.names import name, write_cards
from tutor.games.schweinebammel.places import check_copies
from tutor.games.schweinebammel.reading import read_set
from tutor.games.schweinebammel.state import CARDS, KINDS, PIGS, Cards, Options, State, added
from tutor.games.schweinebammel.variant import as_switches

Given = Mapping[str, Any]
ME = "1"
"""The player whose hand was entered."""
CARD_NAMES = tuple(name(kind) for kind in range(1, KINDS))
USUAL_TOP = 8
USUAL_HAND: Mapping[int | str, int] = {3: 1, 5: 1, 6: 1, 8: 1, "farmer": 1}
"""The rulebook's own example on an 8, an equal Pig, one that waits, and a special card."""
USUAL_COST: Mapping[int | str, int] = {1: 2, 4: 1, "farmer": 1, "dung": 2}
_UNSEEN = PIGS[-1] + 1
"""Cards of a hand nobody has counted: more than any Pig's number, so that no heap goes there."""


def table(options: Options, given: Given) -> State:
    """The table as far as the reader of a tool has entered it. Raises Unreadable."""
    reader = Reader(given, ("top", "hand", "pending", "others", "sum"), "given")
    others = _others(reader)
    problems = [replace(one, key=one.key.removeprefix("given.")) for one in reader.problems]
    names = [str(at) for at in range(1, len(others) + 2)]
    hands = {ME: given.get("hand", USUAL_HAND), **dict(zip(names[1:], others, strict=True))}
    entered = {
        "players": names, "hands": hands, "top": given.get("top", USUAL_TOP),
        "pending": given.get("pending", position.NOTHING),
    }  # fmt: skip
    try:
        state = position.read(entered, as_switches(options))
    except Unreadable as wrong:
        raise Unreadable((*problems, *map(_as_given, wrong.problems))) from None
    if state.top is None:
        problems.append(problem("top", "top_is_a_pig", "SW-C1", found=position.NOTHING))
    if problems:
        raise Unreadable(tuple(problems))
    return state


def _others(reader: Reader) -> tuple[int, ...]:
    """The sizes of the other hands, each once: which of them is whose does not matter."""
    sizes = tuple(dict.fromkeys(reader.numbers("others", 1, CARDS)))
    most = position.MOST - 1
    if len(sizes) > most:
        reader.add("others", "too_many_others", "SW-A3", have=len(sizes), need=most)
        return (_UNSEEN,)
    return sizes or (_UNSEEN,)


def _as_given(found: Problem) -> Problem:
    """The problem at the key of the tool: there is only one hand."""
    key = found.key
    for long in (f"hands.{ME}", "hands"):
        if key == long or key.startswith(f"{long}."):
            return replace(found, key=f"hand{key.removeprefix(long)}")
    return found


def hand(options: Options, given: Given) -> Cards:
    """A hand alone. Raises Unreadable."""
    reader = Reader(given, ("hand",))
    cards = read_set(reader, given.get("hand", USUAL_COST), "hand")
    check_copies(reader, options, {"hand": cards})
    reader.finish()
    return cards


def is_example(given: Given) -> bool:
    """Whether the hand shown is the one to begin with."""
    return "hand" not in given


def counts_others(given: Given) -> bool:
    """Whether anybody has counted the hands of the others."""
    return bool(given.get("others"))


def with_card(hand: Cards, kind: int, change: int) -> dict[int | str, int]:
    """A hand as it is entered, with one card more or less."""
    return write_cards(added(hand, kind, change))
