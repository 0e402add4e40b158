"""Which groups may be redeemed, what each choice brings, and what is left to feed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.game import Position
from tutor.engine.tool import Line, Tool, line
from tutor.games.schweinebande.actions import Redeem
from tutor.games.schweinebande.facts import ONE_OF_EACH, Facts, of_one_kind, yard_of_group
from tutor.games.schweinebande.figure_herd import herd_board, herd_picture
from tutor.games.schweinebande.groups import Plan, plans
from tutor.games.schweinebande.moves import write_move
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, absent, piles, tile_words
from tutor.games.schweinebande.state import (
    FOUR,
    KINDS,
    PIG,
    REDEEM,
    ROUNDS,
    SACK,
    Counts,
    Options,
    State,
    animals,
    value,
)
from tutor.games.schweinebande.tools_given import YOU, Herd, asked, has_loose, players_of
from tutor.games.schweinebande.tools_words import listed, loose_line
from tutor.games.schweinebande.tries import four

NEARLY = 2
"""One of each is spoken of when no more kinds than this are missing."""


def lines(facts: Facts, by: str, *, moves: bool) -> Iterator[Line]:
    """What there is, what may be redeemed, and every choice with what it leaves."""
    front = facts.state.front[facts.seats[by]]
    yield line("herd", "SB-D7", value=animals(front), at=(f"player:{by}",))
    yield from _single(facts, by, front, moves)
    found = plans(front, facts.state.round)
    if not found[0].groups:
        yield line("redeem_none", "SB-D5", kind="no")
        yield loose_line(front)
        return
    for at, plan in enumerate(found):
        yield from _plan(facts, plan, at)
    yield line("redeem_free", "SB-D4")


def _single(facts: Facts, by: str, front: Counts, moves: bool) -> Iterator[Line]:
    """Each group by itself, and those that are nearly there."""
    for kind in range(KINDS):
        if front[kind] >= FOUR:
            yield _group(facts, Redeem(by, four(kind)), "redeem_four", moves, front[kind])
        elif front[kind] == FOUR - 1:
            at = piles("front", by, [kind])
            yield line("redeem_nearly", "SB-D1", kind="no", at=at, tile=TILE_WORDS[kind],
                       need=FOUR, have=front[kind])  # fmt: skip
    missing = absent(front)
    if not missing:
        yield _group(facts, Redeem(by, ONE_OF_EACH), "redeem_six", moves, KINDS)
    elif len(missing) <= NEARLY:
        yield line("redeem_missing", "SB-D2", kind="no", tiles=tile_words(missing))
    if front[PIG] >= FOUR and facts.state.round < ROUNDS:
        yield line("redeem_wait", "SB-P3", "SB-P1", kind="open", rounds=ROUNDS)
    if front[SACK]:
        yield line("redeem_sack", "SB-D8", sacks=front[SACK])


def _group(facts: Facts, action: Redeem, say: str, moves: bool, there: int) -> Line:
    """One group the book allows; how many there are, and what goes to the farmyard."""
    verdict = BOOK.judge(facts, action)
    yard = yard_of_group(action.group, facts.state.round)
    kind = of_one_kind(action.group)
    bonus = ("SB-P1", "SB-P2", "SB-P4") if kind == PIG and facts.state.round == ROUNDS else ()
    move = write_move(action, facts.state) if moves and verdict.legal else None
    given: dict[str, Any] = (
        {} if kind is None else {"tile": TILE_WORDS[kind], "there": there, "need": FOUR}
    )
    return line(
        say, *dict.fromkeys((*verdict.cites, *bonus)), value=f"+{value(yard)}",
        kind="yes" if verdict.legal else "no", move=move, yard=listed(yard), **given,
    )  # fmt: skip


def _plan(facts: Facts, plan: Plan, at: int) -> Iterator[Line]:
    """One choice: its groups, their points, and what is left."""
    say = "plan_best" if at == 0 else "plan_other"
    yield line(say, "SB-D3", "SB-D6", kind="head", value=f"+{plan.points}", number=at + 1)
    for group in dict.fromkeys(plan.groups):
        count = plan.groups.count(group)
        points = value(yard_of_group(group, facts.state.round))
        kind = of_one_kind(group)
        key, rule = ("plan_six", "SB-D2") if kind is None else ("plan_four", "SB-D1")
        given: dict[str, Any] = {} if kind is None else {"tile": TILE_WORDS[kind]}
        yield line(key, rule, value=f"+{count * points}", count=count, points=points, **given)
    yield loose_line(plan.left)


def _work(state: State, given: Position) -> tuple[Line, ...]:
    by, _ = asked(state, given)
    return tuple(lines(Facts(state), by, moves=state.section == REDEEM))


REDEEM_TOOL = Tool(
    "redeem", _work, players_of, herd_board, when=lambda state: has_loose(state, REDEEM)
)

OWN = Herd(REDEEM, {"Ch": 1, "Sh": 1, "Go": 5, "Do": 1, "Pi": 4, "Co": 1, "Fs": 1}, round=3)


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    return tuple(lines(Facts(OWN.state(options, given)), YOU, moves=False))


REDEEM_OWN = Tool("redeem_own", _own_work, OWN.fields, herd_picture(OWN), OWN.tap, own=True)
