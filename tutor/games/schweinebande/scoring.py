"""The final count: points, pigs, winners, and what counts for nothing."""

from __future__ import annotations

from tutor.engine.verdict import Finding, Reply
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.state import OVER, PIG, SACK, State, value

_only_yard = BOOK.effect("SB-D9", loose=("seats",), all_in=())
_sum = BOOK.effect("SB-V1")
_most = BOOK.effect("SB-V2", wins=("winners", "points"), not_yet=())
_pigs = BOOK.effect("SB-V3", pigs=("winners", "pigs"))
_shared = BOOK.effect("SB-V4", shared=("winners",))
_worthless = BOOK.effect("SB-V5", tokens=("tokens",), sacks=("sacks",))


def points(state: State) -> tuple[int, ...]:
    """The points on each farmyard (SB-V1)."""
    return tuple(map(value, state.yard))


def rank(state: State, seat: int) -> tuple[int, int]:
    """What decides a player's place: points, then pigs (SB-V2, V3)."""
    return points(state)[seat], state.yard[seat][PIG]


def winners(state: State) -> tuple[int, ...]:
    """Most points, then most pigs on the farmyard (SB-V2, V3, V4); () before the end."""
    if state.section != OVER:
        return ()
    ranks = [rank(state, seat) for seat in range(len(state.players))]
    return tuple(seat for seat, place in enumerate(ranks) if place == max(ranks))


def score(state: State) -> Reply:
    """Points by player."""
    at = tuple(f"yard:{name}" for name in state.players)
    loose = tuple(n for n, front in zip(state.players, state.front, strict=True) if any(front))
    only = _only_yard("loose", seats=loose) if loose else _only_yard("all_in")
    made = dict(zip(state.players, points(state), strict=True))
    return Reply(made, (_sum(at=at), only))


def winner(state: State) -> Reply:
    """The winners in the order of players, with every rule that decided."""
    seats = winners(state)
    names = tuple(state.players[seat] for seat in seats)
    if not seats:
        return Reply([], (_most("not_yet"),))
    return Reply(list(names), tuple(_reasons(state, names, seats[0])))


def _reasons(state: State, names: tuple[str, ...], first: int) -> list[Finding]:
    made, at = points(state), tuple(f"yard:{name}" for name in names)
    reasons = [_most("wins", winners=names, points=made[first], at=at)]
    if made.count(made[first]) > 1:
        pigs = state.yard[first][PIG]
        reasons.append(_pigs("pigs", winners=names, pigs=pigs, at=at))
    if len(names) > 1:
        reasons.append(_shared("shared", winners=names, at=at))
    sacks = sum(front[SACK] for front in state.front)
    if any(state.tokens):
        spots = tuple(f"tokens:{name}" for name in state.players)
        reasons.append(_worthless("tokens", tokens=sum(state.tokens), at=spots))
    elif sacks:
        reasons.append(_worthless("sacks", sacks=sacks))
    return reasons
