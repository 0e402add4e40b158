"""The movement calculator: how far, where to, and why; by hand, and for the table."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Field, Picture, Position
from tutor.engine.problem import Unreadable
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, line
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen import figure
from tutor.games.schaeferstuendchen.actions import Move
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.figure_walk import walk_picture
from tutor.games.schaeferstuendchen.form import places
from tutor.games.schaeferstuendchen.state import (
    MOVE,
    PATH,
    REVEAL,
    UNKNOWN,
    VALLEY,
    Options,
    State,
    Walk,
)
from tutor.games.schaeferstuendchen.tools_input import (
    HIGHEST_CARD,
    Raw,
    box_name,
    figure_fields,
    figure_keys,
    group_of,
    label,
    laid_out,
    mapping,
    number,
    practice_line,
    read_figure,
    read_sums,
    roles_of,
    stands_in,
)
from tutor.games.schaeferstuendchen.tools_values import movement_lines
from tutor.render.marks import Marks

WHO, OTHER = "A", "B"
"""The figure that walks, and a second one that a table needs."""
KEYS = (*figure_keys("movement"), "at", "lost", "drawn")
LONGEST = 15


def state_of(options: Options, given: Raw) -> State:
    """The figure that was entered, about to walk. Raises Unreadable with every problem."""
    reader = Reader(given, ("path", "players"))
    path = reader.number("path", 1, LONGEST, PATH, "SC-M2")
    entered = reader.mapping("players", (WHO,))
    own = Reader(entered.get(WHO, {}), KEYS, f"players.{WHO}")
    roles = roles_of(given, (WHO, OTHER))
    player = read_figure(own, roles[WHO], "movement", options)
    described, piles = read_sums(own, WHO, "movement")
    lost = {"verlaufen": 1} if own.flag("lost", False) else {}
    drawn = own.number("drawn", 0, HIGHEST_CARD, 0, "SC-V7")
    reader.problems += own.problems
    practice = stands_in(player["role"], own.data, "movement", options)
    walker = {**player, **piles, "out": {**piles["out"], **lost}, "at": own.data.get("at", "home")}
    position = {
        "step": MOVE,
        "path": path,
        "seats": [WHO, OTHER],
        "players": {WHO: walker, OTHER: {"role": roles[OTHER], "moved": True}},
        "cards": described,
        "set": box_name(practice),
        "draw": [f"v{drawn}"],
    }
    return laid_out(position, reader, options)


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The way of the figure that was entered."""
    state = state_of(options, given)
    facts = Facts(state)
    drawn = _drawn(facts)
    length = () if "path" in given else (line("open_path", "SC-M2", kind="open", steps=PATH),)
    way = (*arrives(facts, 0, drawn), *movement_lines(facts, 0), *_weasel(facts, 0, drawn))
    return (*way, *_on_the_way(facts, 0, drawn), *length, *practice_line(state))


def _drawn(facts: Facts) -> int:
    """The steps of the card entered for the Weasel."""
    return facts.value(facts.state.draw[0]) if facts.draws_steps(0) else 0


def arrives(facts: Facts, seat: int, drawn: int) -> Iterator[Line]:
    """Where the figure comes to stand: the answer, first of all."""
    walk, who = facts.walk(seat, drawn), facts.seats[seat]
    at = (f"figure:{who}",)
    if walk.to == VALLEY:
        yield line("walk_valley", "SC-N1", kind="yes", value=walk.steps, at=(*at, "valley"),
                   seat=who, steps=walk.steps)  # fmt: skip
    else:
        say = "walk_short" if walk.to > 0 else "walk_behind"
        rule = "SC-V1" if walk.to > 0 else "SC-C5"
        yield line(say, rule, kind="no", value=walk.steps, at=at, seat=who, steps=walk.steps,
                   left=abs(walk.to))  # fmt: skip


def _weasel(facts: Facts, seat: int, drawn: int) -> Iterator[Line]:
    """The Weasel's card comes on top of the value (SC-V7)."""
    if not facts.draws_steps(seat):
        return
    value = max(0, facts.walk(seat).value)
    yield line("walk_drawn", "SC-V7", value=f"+{drawn}", seat=facts.seats[seat], drawn=drawn)
    yield line("walk_both", "SC-V7", value=value + drawn, kind="total", steps=value + drawn)


def _on_the_way(facts: Facts, seat: int, drawn: int) -> Iterator[Line]:
    """The valley, "Verlaufen" and the ends of the board."""
    walk, who = facts.walk(seat, drawn), facts.seats[seat]
    distance = abs(walk.start)
    surplus = walk.value + walk.drawn - distance
    yield line("walk_distance", "SC-V6", value=distance, steps=distance)
    if walk.blocked:
        yield line("walk_blocked", "SC-V4", value=walk.blocked, kind="open", seat=who)
    if walk.kept:
        yield line("walk_spared", "SC-F20", kind="yes", seat=who)
    elif walk.lost and not walk.blocked:
        yield from _lost(facts, walk, surplus)
    elif walk.to == VALLEY and surplus > 0 and walk.start != VALLEY:
        yield line("walk_surplus", "SC-V6", value=surplus, surplus=surplus)
    if walk.start < VALLEY:
        yield line("walk_back", "SC-C7")


def _lost(facts: Facts, walk: Walk, surplus: int) -> Iterator[Line]:
    if walk.to == VALLEY:
        yield line("walk_exactly", "SC-C6", kind="yes")
    elif not walk.crosses:
        yield line("walk_harmless", "SC-C5", kind="yes")
    elif surplus > abs(walk.to):
        yield line(f"walk_end_{facts.options.lost_cap}", "SC-C5", kind="open", most=abs(walk.to),
                   surplus=surplus)  # fmt: skip
    else:
        yield line("walk_crosses", "SC-C5", value=surplus, kind="no", behind=surplus)


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """One figure, its place, and what can happen to it."""
    player = mapping(mapping(given.get("players")).get(WHO))
    path = given.get("path", PATH)
    where, group, own = ("players", WHO), group_of(WHO), (("seat", WHO),)
    lost = player.get("lost", False)
    drawn = (number((*where, "drawn"), player.get("drawn", 0), 0, HIGHEST_CARD, group),)
    weasel = roles_of(given, (WHO,))[WHO] == "weasel"
    at = player.get("at", "home")
    return (
        *figure_fields(given, (WHO,), WHO, "movement", options),
        Field((*where, "at"), "choice", "at", at, group, places(path), given=own),
        Field((*where, "lost"), "flag", label("lost"), lost, group, given=own),
        *(drawn if weasel else ()),
        Field(("path",), "number", "path", path, group, low=1, high=LONGEST),
    )


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The figure's path, where it starts and where it ends."""
    state = state_of(options, given)
    facts = Facts(state)
    return walk_picture(state, facts.walk(0, _drawn(facts)), words, marks)


def tap(options: Options, given: Position, spot: str) -> Position | None:
    """A space is where the figure starts."""
    del options
    kind, _, place = spot.partition(":")
    if kind != "at":
        return None
    players = mapping(given.get("players"))
    at = int(place) if place.isdigit() else place
    return {**given, "players": {**players, WHO: {**mapping(players.get(WHO)), "at": at}}}


def walks(state: State) -> bool:
    """Whether movement is what matters now."""
    return bool(state.players) and REVEAL <= state.step <= MOVE and not state.over


def now(state: State, given: Position) -> tuple[Line, ...]:
    """Everybody's way by the cards in force."""
    del given
    facts = Facts(state)
    lines: list[Line] = []
    for seat in facts.clockwise:
        lines += _of(facts, seat)
    return (*lines, *practice_line(state))


def _of(facts: Facts, seat: int) -> list[Line]:
    """One player's way; what nobody stated is said, not guessed."""
    who, player = facts.seats[seat], facts.players[seat]
    head = line("walk_head", kind="head", at=(f"figure:{who}",), seat=who,
                role=player.role or "no_role")  # fmt: skip
    if player.moved:
        return [head, line("walk_done", "SC-V1", seat=who)]
    if player.movement is None and not player.sits:
        return [head, line("walk_unknown", "SC-M5", kind="open", seat=who)]
    drawn = _known_draw(facts, seat)
    waits = facts.draws_steps(seat) and drawn is None
    answer = list(arrives(facts, seat, drawn or 0))
    if facts.state.step == MOVE:
        answer[0] = answer[0]._replace(move={"by": who, "do": Move.do})
    weasel = [line("walk_waits", "SC-V7", kind="open", seat=who)] if waits else list(
        _weasel(facts, seat, drawn or 0)
    )  # fmt: skip
    values = list(movement_lines(facts, seat))
    way = [] if player.sits else list(_on_the_way(facts, seat, drawn or 0))
    return [head, *([] if waits else answer), *values, *weasel, *([] if waits else way)]


def _known_draw(facts: Facts, seat: int) -> int | None:
    """The Weasel's next card, where the pile is known."""
    draw = facts.state.draw
    if not facts.draws_steps(seat) or not draw or draw[0] == UNKNOWN:
        return None
    try:
        return facts.value(draw[0])
    except Unreadable:
        return None


def now_picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    """Everybody's movement value as bars."""
    del given
    return figure.explain(state, words, marks)
