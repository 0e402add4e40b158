"""What the closing groups score: any four animals, from high to low."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Position
from tutor.engine.tool import Line, Tool, line
from tutor.games.schweinebande.actions import Close
from tutor.games.schweinebande.facts import Facts, of_one_kind, yard_of_closing
from tutor.games.schweinebande.figure_herd import herd_board, herd_picture
from tutor.games.schweinebande.groups import closing
from tutor.games.schweinebande.moves import write_move
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import TILE_WORDS, kinds_in
from tutor.games.schweinebande.state import (
    FINAL,
    FOUR,
    PIG,
    ROUNDS,
    SACK,
    Options,
    State,
    animals,
    value,
)
from tutor.games.schweinebande.tools_given import YOU, Herd, asked, has_loose, players_of
from tutor.games.schweinebande.tools_words import listed


def lines(facts: Facts, by: str, *, moves: bool) -> Iterator[Line]:
    """How many groups there are, each with its lowest animal, the sum, and what goes to the box."""
    front = facts.state.front[facts.seats[by]]
    there, plan = animals(front), closing(front)
    yield line("close_there", "SB-L1", "SB-L3", value=there, groups=len(plan.groups), four=FOUR)
    if facts.state.section != FINAL:
        yield line("close_early", "SB-L1", "SB-FE10", kind="open")
    for at, group in enumerate(plan.groups):
        action = Close(by, group)
        now = moves and at == 0
        verdict = BOOK.judge(facts, action)
        move = write_move(action, facts.state) if now and verdict.legal else None
        lowest = kinds_in(yard_of_closing(group))[0]
        pigs = ("SB-L5",) if of_one_kind(group) == PIG else ()
        yield line("close_group", "SB-L2", *pigs, value=f"+{value(yard_of_closing(group))}",
                   kind="yes", move=move, tiles=listed(group),
                   tile=TILE_WORDS[lowest])  # fmt: skip
    yield line("close_sum", "SB-L3", kind="total", value=f"+{plan.points}")
    if any(plan.left):
        yield line("close_box", "SB-L4", kind="no", tiles=listed(plan.left))
    if plan.groups:
        yield line("close_why", "SB-L2")
    elif front[SACK]:
        yield line("close_sack", "SB-L1")


def _work(state: State, given: Position) -> tuple[Line, ...]:
    by, _ = asked(state, given)
    return tuple(lines(Facts(state), by, moves=state.section == FINAL))


def _late(state: State) -> bool:
    return state.round == ROUNDS and has_loose(state)


CLOSE_TOOL = Tool("close", _work, players_of, herd_board, when=_late)

OWN = Herd(FINAL, {"Ch": 1, "Sh": 2, "Go": 2, "Pi": 3, "Co": 2})


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    return tuple(lines(Facts(OWN.state(options, given)), YOU, moves=False))


CLOSE_OWN = Tool("close_own", _own_work, OWN.fields, herd_picture(OWN), OWN.tap, own=True)
