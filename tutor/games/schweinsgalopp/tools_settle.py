"""What last cards do to containers: for the position on the table, or for numbers tapped in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.engine.verdict import RuleId, Spot
from tutor.explain.words import Words
from tutor.games.schweinsgalopp import position
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.effects import Settlement
from tutor.games.schweinsgalopp.facts import Earning, Facts, landing_rules, paid
from tutor.games.schweinsgalopp.figure_sheet import Cell, Row, sheet
from tutor.games.schweinsgalopp.moves import write_move
from tutor.games.schweinsgalopp.play import apply, settle, settled
from tutor.games.schweinsgalopp.state import HAND, PIGS, PLAY, Options, State, size
from tutor.games.schweinsgalopp.tools_given import LETTERS, counts, seats, seats_field
from tutor.render.marks import Marks

MOST = 2 * HAND
"""Chips in a container at most: one a card, and a bonus chip."""
BOXES: dict[str, int] = {"A": 4, "B": 3, "C": 2}
LEADING = ["A"]
"""The first screen: one player saves the container, the others lose theirs."""


def outcome_lines(
    state: State, seat: int, earning: Earning, outcome: Settlement, move: Position | None = None
) -> Iterator[Line]:
    """One last card: what was in the container, what it brings, and what becomes of it."""
    who, before = state.players[seat], state.containers[seat]
    at = (f"container:{who}", f"safe:{who}")
    yield line("settle_of", kind="head", move=move, seat=who)
    yield line("settle_box", "SG-F6", value=before, at=at[:1])
    if outcome.leads:
        yield line("settle_lead", "SG-A2", "SG-A5", value=f"+{earning.taken}")
    if earning.taken < earning.due:
        yield line("settle_no_pay", "SG-S8", have=earning.taken, need=earning.due)
    if earning.bonus:
        yield line("settle_bonus", "SG-V3", value=f"+{earning.bonus}")
    say, rules = _what_becomes(state, outcome)
    chips = outcome.saved if outcome.saved or outcome.leads else outcome.returned
    kind = "yes" if outcome.leads or state.options.keep_chips else "no"
    yield line(say, *rules, kind=kind, chips=chips, at=at)  # type: ignore[arg-type]
    if state.safe[seat]:
        yield line("settle_before", "SG-A6", value=f"+{state.safe[seat]}")
    yield line("settle_safe", kind="total", value=outcome.safe, seat=who, at=at[1:])


def _what_becomes(state: State, outcome: Settlement) -> tuple[str, tuple[RuleId, ...]]:
    if outcome.leads:
        return "settle_saved", ("SG-A3", "SG-A7")
    if state.options.keep_chips:
        return "settle_kept", ("SG-V4",)
    return "settle_lost", ("SG-A4", "SG-A7")


def last_trip(state: State) -> bool:
    """Whether nothing but last cards are left to play."""
    return state.phase == PLAY and all(size(hand) <= 1 for hand in state.hands)


def _work(state: State, given: Position) -> tuple[Line, ...]:
    """The last cards one after the other, each on the position the one before left."""
    named = _named(state, given)
    lines: list[Line] = []
    while state.phase == PLAY:
        by = state.players[state.turn]
        seat, card, facts = state.turn, _card(state, by, named), Facts(state)
        run, earning = facts.run(card), facts.earning(by, card)
        action = Play(by, card)
        move = write_move(action, state) if not lines else None
        told = outcome_lines(state, seat, earning, settle(state, seat, run.leads, earning), move)
        head, *rest = told
        colour = state.options.colours[card]
        say = "settle_runs_lead" if run.leads else "settle_runs"
        space = facts.space(run.to)
        lines += [head, line(say, *landing_rules(run), pig=colour, space=space), *rest]
        state = apply(state, action).state
    return (*lines, line("settle_after", "SG-A1", kind="open", left=_left(state)))


def _left(state: State) -> int:
    """Rounds still to come."""
    return state.options.rounds - state.round + (state.phase != "over")


def _named(state: State, given: Position) -> dict[str, str]:
    reader = Reader(given, ("cards",), "given")
    cards = reader.mapping("cards", state.players)
    reader.finish()
    return {who: str(card) for who, card in cards.items()}


def _card(state: State, by: str, named: dict[str, str]) -> int:
    """The last card: the one in hand, the one named, or the first it may be."""
    facts, colours = Facts(state), state.options.colours
    possible = [card for card in range(PIGS) if facts.holds(by, card)]
    if by not in named:
        return possible[0]
    if named[by] not in [colours[card] for card in possible]:
        known = tuple(colours[card] for card in possible)
        raise refuse(
            f"given.cards.{by}", "not_a_choice", "SG-C2", found=named[by][:40], options=known
        )
    return colours.index(named[by])


def _fields(state: State, given: Position) -> tuple[Field, ...]:
    """For every hidden last card its colour."""
    cards, colours = given.get("cards"), state.options.colours
    named = cards if isinstance(cards, dict) else {}
    facts = Facts(state)
    hidden = [
        who
        for who, hand in zip(state.players, state.hands, strict=True)
        if isinstance(hand, int) and hand
    ]
    possible = {who: tuple(c for c in range(PIGS) if facts.holds(who, c)) for who in hidden}
    return tuple(
        Field(
            ("cards", who), "choice", "tool_last_card", named.get(who, colours[possible[who][0]]),
            "group_tool", tuple(colours[card] for card in possible[who]), given=(("seat", who),),
        )
        for who in hidden
    )  # fmt: skip


SETTLE = Tool("settle", _work, _fields, when=last_trip)


def _table(options: Options, given: Position) -> tuple[State, tuple[str, ...]]:
    """Containers, safe chips and who leads, as a position of the last trip."""
    reader = Reader(given, ("players", "containers", "safe", "leads"), "given")
    names = seats(reader, options)
    boxes = counts(reader, "containers", names, BOXES, MOST)
    safe = counts(reader, "safe", names, {}, options.box.chips)
    leads = reader.data.get("leads", LEADING)
    if not isinstance(leads, (list, tuple)) or not set(map(str, leads)) <= set(LETTERS):
        reader.add("given.leads", "not_a_list", found=str(leads)[:40])
    reader.finish()
    put = {"players": list(names), "containers": boxes, "safe": safe}
    state = position.read(put, position.write_options(options))
    return state, tuple(name for name in names if name in leads)


def _outcomes(state: State, leads: tuple[str, ...]) -> Iterator[tuple[State, Earning, Settlement]]:
    """Player by player, each on what the one before left in the middle."""
    for seat, who in enumerate(state.players):
        due = state.options.last_card_chips if who in leads else 0
        earning = Earning(due, paid(state, due), 0)
        outcome = settle(state, seat, who in leads, earning)
        yield state, earning, outcome
        state = settled(state, seat, outcome)


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    state, leads = _table(options, given)
    return tuple(
        one
        for seat, (now, earning, outcome) in enumerate(_outcomes(state, leads))
        for one in outcome_lines(now, seat, earning, outcome)
    )


def _own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    names = LETTERS[: _players(given)]
    boxes = {**BOXES, **_mapping(given.get("containers"))}
    safe, leads = _mapping(given.get("safe")), given.get("leads", LEADING)
    return (
        seats_field(options, given),
        Field(("leads",), "several", "tool_leads", leads, "group_tool", names),
        Field(("containers",), "counts", "containers", boxes, "group_chips", names, high=MOST),
        Field(("safe",), "counts", "safe", safe, "group_chips", names, high=options.box.chips),
    )


def _players(given: Position) -> int:
    count = given.get("players", len(BOXES))
    return count if isinstance(count, int) else len(BOXES)


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


def _own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """A row for each player: container, whether the last card leads, safe chips, and the result."""
    state, leads = _table(options, given)
    rows = []
    for seat, (now, _, outcome) in enumerate(_outcomes(state, leads)):
        who = now.players[seat]
        cells = (
            Cell("container", f"container:{who}", now.containers[seat]),
            Cell("lead" if who in leads else "behind", f"lead:{who}", None),
            Cell("safe", f"safe:{who}", now.safe[seat]),
        )
        rows.append(Row(who, cells, outcome.safe))
    return sheet(words, marks, rows, "settle")


def _own_tap(options: Options, given: Position, spot: Spot) -> Position | None:
    """A container or a pile of safe chips gets one more; a last card leads, or does not."""
    kind, _, who = spot.partition(":")
    if who not in LETTERS:
        return None
    if kind == "lead":
        leads = [str(name) for name in given.get("leads", LEADING)]
        others = [name for name in leads if name != who]
        return {**given, "leads": others if who in leads else sorted([*leads, who])}
    if kind not in ("container", "safe"):
        return None
    key, usual = ("containers", BOXES) if kind == "container" else ("safe", {})
    held = {**usual, **_mapping(given.get(key))}
    return {**given, key: {**held, who: held.get(who, 0) + 1}}


SETTLE_OWN = Tool("settle_own", _own_work, _own_fields, _own_picture, _own_tap, own=True)
