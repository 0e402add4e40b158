"""The fight, worked out: who wins the places, who takes which sheep in which order, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tutor.engine.tool import Line, line
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import (
    PLACE_RULES,
    PLACES,
    Ranking,
    Tie,
    daughter,
    hauls,
    made_good,
    one_side,
    ranking,
    shared,
    strength,
    takers,
    taking,
)
from tutor.games.schaeferstuendchen.state import TEAM
from tutor.games.schaeferstuendchen.tools_values import combat_lines

Draws = Mapping[str, Sequence[int]]
"""Seat to the values of the cards it draws for ties, in order."""


class Deal:
    """Hands out the cards drawn for ties, and remembers who still has to draw one."""

    def __init__(self, facts: Facts, draws: Draws) -> None:
        self._facts, self._draws = facts, {seat: list(values) for seat, values in draws.items()}
        self.waiting: dict[int, int] = {}
        self.drawn: dict[int, int] = {}

    def __call__(self, seat: int) -> int | None:
        """A player's next card; None while it is not known."""
        left = self._draws.get(self._facts.seats[seat], [])
        self.drawn[seat] = self.drawn.get(seat, 0) + 1
        if not left:
            self.waiting.setdefault(seat, self.drawn[seat])
            return None
        return left.pop(0)


def fight_lines(facts: Facts, draws: Draws) -> tuple[Line, ...]:
    """The whole fight in front of us; the result first."""
    deal = Deal(facts, draws)
    ranked = ranking(facts, deal)
    if deal.waiting:
        return (*_waits(facts, deal), *_ties(facts, ranked, False), *_values(facts))
    return (
        *_places(facts, ranked),
        *_sheep(facts, ranked),
        *_ties(facts, ranked, True),
        *_values(facts),
        *_homeward(facts, ranked),
        *_open(facts, ranked),
    )


def together_lines(facts: Facts) -> tuple[Line, ...]:
    """One side alone in the valley: no fight, each takes a sheep (SC-N2, T4)."""
    left = facts.state.valley
    lines = [line("fight_none", "SC-N2", "SC-T4", kind="yes")]
    order = [seat for seat in facts.valley if facts.snatches(seat)]
    for turn, (seat, sheep) in enumerate(taking(facts, order, left), 1):
        left -= sheep
        lines.append(_grab(facts, seat, sheep, turn, left, "SC-N2"))
    rule = "SC-N3" if left else "SC-G1"
    lines.append(line("sheep_left", rule, value=left, kind="total", left=left))
    return (*lines, *_further(facts, shared(facts, order, facts.state.valley)))


def _name(facts: Facts, seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(facts.seats[seat] for seat in seats)


def _at(facts: Facts, *seats: int) -> tuple[str, ...]:
    return tuple(f"figure:{name}" for name in _name(facts, seats))


def _size(facts: Facts) -> Line:
    """How many figures fight, and for how many sheep."""
    figures = len(facts.valley)
    places = PLACES[figures]
    return line(
        "fight_size", "SC-F2", PLACE_RULES[figures], value=places, figures=figures, places=places
    )


def _waits(facts: Facts, deal: Deal) -> Iterator[Line]:
    """A tie that cards have to break which nobody has drawn yet."""
    seats = tuple(sorted(deal.waiting))
    yield line("fight_head", kind="head")
    yield _size(facts)
    at = _at(facts, *seats)
    yield line("fight_waits", "SC-D2", kind="open", at=at, seats=_name(facts, seats))


def _places(facts: Facts, ranked: Ranking) -> Iterator[Line]:
    """The winners in their places, then those who lost."""
    yield line("fight_head", kind="head")
    yield _size(facts)
    rule = "SC-F13" if len(ranked.winners) > 1 else "SC-F7"
    for place, seat in enumerate(ranked.winners, 1):
        yield _place(facts, seat, "fight_wins", rule, place)
    for seat in _by_strength(facts):
        if seat not in ranked.winners:
            yield _place(facts, seat, "fight_loses", rule, 0)
    sides = {facts.faction(seat) for seat in ranked.winners} if facts.state.mode == TEAM else set()
    if sides and one_side(facts):
        yield line("fight_side_only", "SC-F14", kind="open")
    elif len(ranked.winners) > 1 and sides:
        yield line("fight_mixed" if len(sides) > 1 else "fight_one_side", "SC-F14")


def _place(facts: Facts, seat: int, say: str, rule: str, place: int) -> Line:
    return line(
        say,
        rule,
        value=strength(facts, seat).spoken,
        kind="yes" if place else "no",
        at=_at(facts, seat),
        seat=facts.seats[seat],
        role=facts.players[seat].role or "no_role",
        place=place,
    )


def _by_strength(facts: Facts) -> list[int]:
    return sorted(facts.valley, key=lambda seat: -strength(facts, seat).twice)


def _sheep(facts: Facts, ranked: Ranking) -> Iterator[Line]:
    """Who takes which sheep, one grab after the other."""
    left = facts.state.valley
    yield line("sheep_head", kind="head", valley=left)
    for seat in ranked.winners:
        if facts.players[seat].sits:
            at = _at(facts, seat)
            yield line("sheep_sits", "SC-X3", "SC-X5", value=0, kind="no", at=at,
                       seat=facts.seats[seat])  # fmt: skip
    supplied = made_good(facts, hauls(facts, ranked.winners, left))
    for turn, (seat, sheep) in enumerate(taking(facts, takers(facts, ranked.winners), left), 1):
        left -= sheep
        yield _grab(facts, seat, sheep, turn, left, "SC-F16")
        if seat in supplied:
            yield line("sheep_supplied", "SC-F17", value=1, kind="open", at=_at(facts, seat),
                       seat=facts.seats[seat])  # fmt: skip
    yield line("sheep_left", "SC-G1" if not left else "SC-F16", value=left, kind="total", left=left)
    yield from _further(facts, hauls(facts, ranked.winners, facts.state.valley))


def _further(facts: Facts, taken: Mapping[int, int]) -> Iterator[Line]:
    """What the valley lacks for "Nimm 2", by our reading of the older rule (SC-C10)."""
    for seat, sheep in () if facts.holds_erratum("SC-C10") else taken.items():
        missing = facts.more(seat) - max(0, sheep - facts.catch(seat))
        if sheep and missing > 0:
            got = min(missing, facts.state.supply)
            yield line("sheep_further", "SC-C10", value=got, kind="open", at=_at(facts, seat),
                       seat=facts.seats[seat], sheep=got)  # fmt: skip


def _grab(facts: Facts, seat: int, sheep: int, turn: int, left: int, rule: str) -> Line:
    """One grab at the valley."""
    who, at = facts.seats[seat], ("valley", *_at(facts, seat))
    if not sheep:
        return line("sheep_none", "SC-F17", value=0, kind="no", at=at, seat=who, turn=turn)
    rules = [rule]
    rules += ["SC-N6"] if facts.catch(seat) > 1 else []
    rules += ["SC-C10"] if facts.more(seat) else []
    return line(
        "sheep_takes", *rules, value=sheep, at=at, seat=who, sheep=sheep, turn=turn, left=left
    )


def _ties(facts: Facts, ranked: Ranking, done: bool) -> Iterator[Line]:
    """Every tie: those that decide something, and those that need no breaking; `done`: all cards
    for it are drawn.
    """
    groups = _equals(facts)
    if groups:
        yield line("tie_head", kind="head")
    for group in groups:
        ties = [tie for tie in ranked.ties if set(tie.order) <= set(group)]
        at, value = _at(facts, *group), strength(facts, group[0]).spoken
        yield line("tie_level", "SC-D1", value=value, at=at, seats=_name(facts, group))
        for tie in ties:
            yield from _broken(facts, tie)
            yield from _order(facts, tie) if done else ()
        if not ties:
            yield _untied(group, ranked)


def _untied(group: Sequence[int], ranked: Ranking) -> Line:
    """Why nothing has to be broken between equals."""
    won = {seat in ranked.winners for seat in group}
    if len(won) > 1:
        return line("tie_other_side", "SC-F14", kind="open")
    return line("tie_both_win" if True in won else "tie_both_lose", "SC-F13", kind="open")


def _equals(facts: Facts) -> list[list[int]]:
    """Figures of equal strength, the strongest first."""
    groups = groupby(_by_strength(facts), key=lambda seat: strength(facts, seat).twice)
    return [group for _, seats in groups if len(group := list(seats)) > 1]


def _broken(facts: Facts, tie: Tie) -> Iterator[Line]:
    """Shepherd, printed value, cards drawn."""
    if tie.shepherd:
        first = tie.order[0]
        yield line("tie_shepherd", "SC-D4", kind="yes", at=_at(facts, first),
                   seat=facts.seats[first])  # fmt: skip
    others = tie.order[1:] if tie.shepherd else tie.order
    if tie.printed:
        yield from _compared(facts, others)
    known = ((seat, value) for seat, value in tie.drawn if value is not None)
    for seat, value in known:
        yield line("tie_drawn", "SC-D2", "SC-D3", value=value, at=_at(facts, seat),
                   seat=facts.seats[seat])  # fmt: skip


def _order(facts: Facts, tie: Tie) -> Iterator[Line]:
    yield line("tie_order", "SC-D1", kind="total", order=_name(facts, tie.order))


def _compared(facts: Facts, seats: Sequence[int]) -> Iterator[Line]:
    """The printed values of those who are level."""
    printed = [facts.players[seat].combat or 0 for seat in seats]
    for seat, value in zip(seats, printed, strict=True):
        yield line("tie_printed", "SC-D1", value=value, at=_at(facts, seat),
                   seat=facts.seats[seat])  # fmt: skip
    if len(set(printed)) < len(printed):
        yield line("tie_equal", "SC-D2")


def _values(facts: Facts) -> Iterator[Line]:
    """How each combat value comes about, the strongest first."""
    yield line("values_head", "SC-F6", kind="head")
    for seat in _by_strength(facts):
        yield from combat_lines(facts, seat)


def _homeward(facts: Facts, ranked: Ranking) -> Iterator[Line]:
    """Who may stay in the valley."""
    for seat in facts.valley:
        player, who, at = facts.players[seat], facts.seats[seat], _at(facts, seat)
        if player.role != "bandit":
            continue
        if seat in ranked.winners:
            yield line("home_bandit_won", "SC-F19", at=at, seat=who)
        elif player.sits and not facts.options.bandit_sitter_stays:
            yield line("home_bandit_sits", "SC-X4", kind="no", at=at, seat=who)
        else:
            also = ("SC-X4",) if player.sits else ()
            yield line("home_bandit_lost", "SC-F18", *also, at=at, seat=who)


def _open(facts: Facts, ranked: Ranking) -> Iterator[Line]:
    """What rests on a ruling of ours."""
    if daughter(facts) is not None:
        yield line(f"open_daughter_{facts.options.daughter}", "SC-F8", kind="open")
    halves = any(strength(facts, seat).twice % 2 for seat in facts.valley)
    if halves or facts.options.rounding != "none":
        yield line(f"open_round_{facts.options.rounding}", "SC-F8", kind="open")
    order = takers(facts, ranked.winners)
    if facts.state.valley < sum(facts.catch(seat) for seat in order):
        yield line(f"open_order_{facts.options.take_order}", "SC-F17", kind="open")
