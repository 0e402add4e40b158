"""What must be fed, what pays for it, and every sale that is enough."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Position
from tutor.engine.tool import Line, Tool, line
from tutor.games.schweinebande.actions import Feed
from tutor.games.schweinebande.facts import Facts, Meal
from tutor.games.schweinebande.figure_herd import herd_board, herd_picture
from tutor.games.schweinebande.moves import write_move
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.spots import kinds_in, piles
from tutor.games.schweinebande.state import FEED, SACK, Counts, Options, State, animals
from tutor.games.schweinebande.tools_given import YOU, Herd, asked, has_loose, players_of
from tutor.games.schweinebande.tools_words import listed
from tutor.games.schweinebande.tries import LARGE_HERD, sales

MOST = 24
"""More sales than this are only counted."""


def lines(facts: Facts, by: str, *, moves: bool) -> Iterator[Line]:
    """The need, the tokens, then each way to feed: tokens, a sack, every sale that is enough."""
    state, seat = facts.state, facts.seats[by]
    front, tokens = state.front[seat], state.tokens[seat]
    need = animals(front)
    yard = ("SB-FE2",) if any(state.yard[seat]) else ()
    yield line("feed_need", "SB-FE1", *yard, value=need, at=(f"player:{by}",))
    yield line("feed_have", value=tokens, at=(f"tokens:{by}",))
    yield _paying(facts, Feed(by), moves)
    if front[SACK]:
        yield _sack(facts, Feed(by, sack=True), moves)
    if tokens < need:
        yield from _selling(facts, by, front, moves)
    elif facts.options.sales == "free":
        yield line("feed_more", "SB-FE3", "SB-FE4", kind="open")
    if facts.options.supply == "limited":
        yield line("feed_supply", "SB-S3", kind="open")


def _paying(facts: Facts, action: Feed, moves: bool) -> Line:
    meal, verdict = Meal(facts, action), BOOK.judge(facts, action)
    if not verdict.legal:
        return line("feed_short", "SB-FE1", "SB-FE8", kind="no", value=meal.needed - meal.have)
    if not meal.needed:
        return line("feed_nothing", *verdict.cites, kind="yes", move=_move(facts, action, moves))
    return line("feed_pay", *verdict.cites, "SB-FE5", kind="yes", value=f"-{meal.needed}",
                move=_move(facts, action, moves), left=meal.after)  # fmt: skip


def _sack(facts: Facts, action: Feed, moves: bool) -> Line:
    meal, verdict = Meal(facts, action), BOOK.judge(facts, action)
    rules = (*verdict.cites, "SB-FE6", "SB-FE7")
    at = piles("front", action.by, [SACK])
    return line("feed_by_sack", *dict.fromkeys(rules), kind="yes" if verdict.legal else "no",
                value="-0", at=at, move=_move(facts, action, moves), fed=meal.rest,
                left=meal.after)  # fmt: skip


def _move(facts: Facts, action: Feed, moves: bool) -> Position | None:
    return write_move(action, facts.state) if moves else None


def enough(facts: Facts, by: str) -> list[Feed]:
    """Every sale that is enough and of which each animal is needed, the cheapest first.

    Cheap is what gives up the fewest points, then the fewest animals.
    """
    found = [action for action in sales(facts, by) if BOOK.judge(facts, action, full=False).legal]
    return sorted(found, key=lambda action: (Meal(facts, action).income, animals(action.sell)))


def _selling(facts: Facts, by: str, front: Counts, moves: bool) -> Iterator[Line]:
    found = enough(facts, by)
    if not found:
        yield line("feed_no_sale", "SB-FE8", kind="no")
        return
    yield line("feed_sales", "SB-FE3", "SB-FE8", kind="head", count=len(found))
    for action in found[:MOST]:
        meal = Meal(facts, action)
        at = piles("front", by, kinds_in(action.sell))
        yield line("feed_sale", "SB-FE4", kind="yes", value=f"+{meal.income}", at=at,
                   move=_move(facts, action, moves), tiles=listed(action.sell),
                   rest=meal.needed, have=meal.have + meal.income, left=meal.after)  # fmt: skip
    if len(found) > MOST:
        yield line("feed_further", kind="open", count=len(found) - MOST)
    if animals(front) > LARGE_HERD:
        yield line("feed_two_kinds", kind="open", animals=LARGE_HERD)
    if facts.options.sales == "free":
        yield line("feed_more", "SB-FE3", "SB-FE4", kind="open")


def _work(state: State, given: Position) -> tuple[Line, ...]:
    by, _ = asked(state, given)
    return tuple(lines(Facts(state), by, moves=True))


FEED_TOOL = Tool("feed", _work, players_of, herd_board, when=lambda state: has_loose(state, FEED))

OWN = Herd(FEED, {"Ch": 1, "Go": 3, "Do": 1, "Pi": 2, "Fs": 1}, tokens=1)


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    return tuple(lines(Facts(OWN.state(options, given)), YOU, moves=False))


FEED_OWN = Tool("feed_own", _own_work, OWN.fields, herd_picture(OWN), OWN.tap, own=True)
