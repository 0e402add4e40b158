"""Moving: step 4."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, Spot, no
from tutor.games.schaeferstuendchen.actions import Move
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import BOOK, outside
from tutor.games.schaeferstuendchen.state import MOVE, UNKNOWN, VALLEY, Walk


@BOOK.gate("SC-V1", Move, not_now=("step", "due"), moved=("seat",))
def figures_walk_once_a_round(facts: Facts, action: Move) -> Answer:
    """Each figure walks once, in step 4."""
    early = outside(facts, MOVE)
    if early is not None or not facts.player(action.by).moved:
        return early
    return no("moved", seat=action.by, need=1, have=2, at=(f"figure:{action.by}",))


@BOOK.gate("SC-X1", Move, sits=("seat",))
def who_sits_out_does_not_move(facts: Facts, action: Move) -> Answer:
    """Whoever sits out stays where he is."""
    seat = facts.seat(action.by)
    if not facts.players[seat].sits or facts.draws_steps(seat):
        return None
    return no("sits", seat=action.by, need=0, have=1, at=(f"figure:{action.by}",))


def claimed(facts: Facts, action: Move) -> Walk | None:
    """The way by the rules when another number of spaces is claimed; None when none is."""
    if action.steps is None:
        return None
    seat = facts.seat(action.by)
    walk = facts.walk(seat)
    if facts.draws_steps(seat):
        top = facts.state.draw[0] if facts.state.draw else UNKNOWN
        walk = facts.walk(seat, facts.value(top))
    shorter = facts.options.optional_move and 0 <= action.steps < walk.steps
    return None if action.steps == walk.steps or shorter else walk


def _space(facts: Facts, seat: int, at: int) -> Spot:
    """The spot of the space that a distance stands for."""
    side, steps = facts.place(seat, at)
    if at == VALLEY:
        return "valley"
    return f"home:{side}" if steps == facts.state.path else f"space:{side}:{steps}"


def _ends(facts: Facts, action: Move, walk: Walk) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Where the figure would stop as claimed, where that is on the board, and where it does."""
    seat, steps = facts.seat(action.by), action.steps or 0
    right = _space(facts, seat, walk.to)
    to = walk.start + (steps if walk.to > walk.start else -steps)
    wrong = _space(facts, seat, to) if abs(to) <= facts.state.path else f"figure:{action.by}"
    return (wrong,) if wrong != right else (f"figure:{action.by}",), (right,)


@BOOK.need("SC-C5", Move, stops=("seat", "value", "steps"))
def a_lost_figure_does_not_stop_in_the_valley(facts: Facts, action: Move) -> Answer:
    """Who is lost and has steps left walks on across the valley."""
    walk = claimed(facts, action)
    if walk is None or not walk.crosses or action.steps != abs(walk.start):
        return None
    at, instead = _ends(facts, action, walk)
    value, steps = walk.value + walk.drawn, action.steps or 0
    return no(
        "stops", seat=action.by, value=value, steps=steps, need=walk.steps, have=steps,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.need("SC-V6", Move, past=("seat", "distance", "steps"))
def the_valley_stops_a_figure(facts: Facts, action: Move) -> Answer:
    """A figure stops in the valley."""
    walk = claimed(facts, action)
    if walk is None or walk.crosses or (action.steps or 0) <= abs(walk.start):
        return None
    distance, steps = abs(walk.start), action.steps or 0
    at, instead = _ends(facts, action, walk)
    return no(
        "past", seat=action.by, distance=distance, steps=steps, need=walk.steps, have=steps,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.need("SC-V1", Move, wrong=("seat", "value", "steps"), back=("seat", "steps"))
def the_whole_value_is_walked(facts: Facts, action: Move) -> Answer:
    """A figure walks as far as its movement value says."""
    walk = claimed(facts, action)
    if walk is None:
        return YES
    value, steps = walk.value + walk.drawn, action.steps or 0
    if steps == value and not walk.crosses:
        return None
    at, instead = _ends(facts, action, walk)
    need = walk.steps
    if steps < 0:
        return no(
            "back", seat=action.by, steps=-steps, need=need, have=steps, at=at, instead=instead
        )
    return no(
        "wrong", seat=action.by, value=value, steps=steps, need=need, have=steps,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.need("SC-V4", Move, taken=("seat", "others", "steps"))
def without_the_erratum_a_space_has_room_for_one(facts: Facts, action: Move) -> Answer:
    """By our reading of the older rule nobody stops on a space where a figure stands."""
    if facts.holds_erratum("SC-V4") or not action.steps:
        return None
    seat = facts.seat(action.by)
    walk = facts.walk(seat)
    to = walk.start + (action.steps if walk.start < VALLEY else -action.steps)
    others = tuple(facts.seats[other] for other in facts.taken(seat, to))
    if not others:
        return None
    at, instead = tuple(f"figure:{name}" for name in others), (_space(facts, seat, walk.to),)
    return no(
        "taken", seat=action.by, others=others, steps=action.steps, need=1, have=1 + len(others),
        at=at, instead=instead,
    )  # fmt: skip
