"""How far each card brings its pig, what it jumps on the way, and what that brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.engine.verdict import RuleId, Spot
from tutor.explain.words import Words
from tutor.games.schweinsgalopp import position
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.facts import Facts, Run, landing_rules
from tutor.games.schweinsgalopp.figure_reach import reach_picture
from tutor.games.schweinsgalopp.form import FURTHEST
from tutor.games.schweinsgalopp.moves import write_move
from tutor.games.schweinsgalopp.rules import BOOK
from tutor.games.schweinsgalopp.state import PIGS, PLAY, Options, State, replaced
from tutor.render.marks import Marks

JOINED = {"reach_unknown": "reach_unknown_all", "reach_turn": "reach_turn"}
"""Lines that may hold of all cards alike, and the one that says it of all."""
EXAMPLE = (2, 3, 4, 6, 7)
"""The first screen of the tool without a board: a jump that ends in a gap."""


def pig_lines(facts: Facts, pig: int, by: str = "") -> Iterator[Line]:
    """One pig: its way, whether it leads then, what is left to lead next, whether `by` may."""
    run = facts.run(pig)
    colour = facts.options.colours[pig]
    at = (f"pig:{colour}", f"space:{facts.space(run.to)}")
    yield _way(facts, run, at)
    yield from _brings(facts, run, by, at)
    yield _next(facts, run)
    if by:
        yield _held(facts, by, pig)


def _way(facts: Facts, run: Run, at: tuple[Spot, ...]) -> Line:
    """A step or a jump, with what is in the way."""
    colours = facts.options.colours
    jumped = tuple(colours[other] for other in run.jumped)
    given: dict[str, Any] = {"pig": colours[run.pig], "space": facts.space(run.to)}
    cites = landing_rules(run)
    if not jumped:
        return line("reach_step", *cites, kind="head", at=at, **given)
    at += tuple(f"pig:{other}" for other in jumped)
    if len(jumped) == 1:
        return line("reach_one", *cites, kind="head", at=at, jumped=jumped[0], **given)
    given |= {"jumped": jumped, "count": len(jumped)}
    return line("reach_more", *cites, kind="head", at=at, **given)


def _brings(facts: Facts, run: Run, by: str, at: tuple[Spot, ...]) -> Iterator[Line]:
    """The chip for the lead, or how far it is behind; a bonus chip on its space."""
    earning = facts.earning(by or facts.state.players[facts.state.turn], run.pig)
    if run.leads:
        rules: tuple[RuleId, ...] = ("SG-F1", "SG-F2", *(("SG-F5",) if run.led else ()))
        say = "reach_led" if run.led else "reach_leads"
        yield line(say, *rules, value=f"+{earning.taken}", at=at)
    else:
        leader = facts.leader
        steps = facts.state.track[leader] - run.to
        name = facts.options.colours[leader]
        yield line("reach_behind", "SG-F4", value="+0", leader=name, steps=steps)
    if earning.taken < earning.due:
        yield line("reach_no_pay", "SG-S8", have=earning.taken, need=earning.due)
    if earning.bonus:
        yield line("reach_bonus", "SG-V3", value=f"+{earning.bonus}", space=facts.space(run.to))


def _next(facts: Facts, run: Run) -> Line:
    """The colours that lead on the play after this one."""
    after = Facts(replace(facts.state, track=replaced(facts.state.track, run.pig, run.to)))
    leading = tuple(facts.options.colours[p] for p in range(PIGS) if after.run(p).leads)
    return line("reach_next", "SG-P1", pigs=leading, count=len(leading))


def _held(facts: Facts, by: str, pig: int) -> Line:
    """Whether the player may play the card now; the book decides."""
    action = Play(by, pig)
    verdict = BOOK.judge(facts, action)
    colour = facts.options.colours[pig]
    if verdict.legal:
        known = not isinstance(facts.hand(by), int)
        say = "reach_may" if known else "reach_unknown"
        move = write_move(action, facts.state)
        return line(say, *verdict.cites, kind="yes", move=move, seat=by, card=colour)
    say = "reach_turn" if "SG-T3" in verdict.cites else "reach_not_held"
    return line(say, *verdict.cites, kind="no", seat=by, card=colour)


def front_to_back(state: State) -> list[int]:
    """Pigs from the front to the back."""
    return sorted(range(PIGS), key=lambda pig: -state.track[pig])


def _work(state: State, given: Position) -> tuple[Line, ...]:
    by, _ = _asked(state, given)
    facts, order = Facts(state), front_to_back(state)
    held = {pig: _held(facts, by, pig) for pig in order}
    joined = _joined(held, by)
    if joined is None:
        return tuple(one for pig in order for one in pig_lines(facts, pig, by))
    found = [joined]
    for pig in order:
        head, *rest = pig_lines(facts, pig, by)
        found += [head._replace(move=held[pig].move), *rest[:-1]]
    return tuple(found)


def _joined(held: Mapping[int, Line], by: str) -> Line | None:
    """What holds of every card alike, said once; None where cards differ."""
    first, *others = held.values()
    if first.note.say not in JOINED or any(one.note.say != first.note.say for one in others):
        return None
    return line(JOINED[first.note.say], *first.cites, kind=first.kind, seat=by)


def _asked(state: State, given: Position) -> tuple[str, int]:
    """The player and the card asked about; at first who is on turn and the pig furthest back."""
    reader = Reader(given, ("by", "card"), "given")
    by = reader.name("by", state.players, state.players[state.turn])
    colours = state.options.colours
    card = reader.name("card", colours, colours[front_to_back(state)[-1]])
    reader.finish()
    return by, colours.index(card)


def _fields(state: State, given: Position) -> tuple[Field, ...]:
    by = given.get("by", state.players[state.turn])
    colours = state.options.colours
    card = given.get("card", colours[front_to_back(state)[-1]])
    return (
        Field(("by",), "choice", "tool_by", by, "group_tool", state.players),
        Field(("card",), "choice", "tool_pig", card, "group_tool", colours),
    )


def _picture(state: State, given: Position, words: Words, marks: Marks) -> Picture:
    return reach_picture(state, words, marks, _asked(state, given)[1])


REACH = Tool("reach", _work, _fields, _picture, when=lambda state: state.phase == PLAY)


def _ring(options: Options, given: Position) -> tuple[State, int]:
    """The pigs that were tapped together, as a position, and the pig chosen."""
    colours = options.colours
    reader = Reader(given, ("track", "pig"), "given")
    pig = reader.name("pig", colours, colours[0])
    reader.finish()
    track = {**dict(zip(colours, EXAMPLE, strict=True)), **_mapping(given.get("track"))}
    state = position.read({"track": track}, position.write_options(options))
    return state, colours.index(pig)


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


def _own_work(options: Options, given: Position) -> tuple[Line, ...]:
    """The chosen pig first, then the others from the front."""
    state, chosen = _ring(options, given)
    facts = Facts(state)
    order = [chosen, *(pig for pig in front_to_back(state) if pig != chosen)]
    return tuple(one for pig in order for one in pig_lines(facts, pig))


def _own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    track = {**dict(zip(options.colours, EXAMPLE, strict=True)), **_mapping(given.get("track"))}
    chosen = given.get("pig", options.colours[0])
    return (
        Field(("pig",), "choice", "tool_pig", chosen, "group_tool", options.colours),
        *(
            Field(
                ("track", colour), "number", "track", track[colour], "group_track",
                low=1, high=FURTHEST, given=(("pig", colour),),
            )
            for colour in options.colours
        ),
    )  # fmt: skip


def _own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    state, chosen = _ring(options, given)
    return reach_picture(state, words, marks, chosen)


def _own_tap(options: Options, given: Position, spot: Spot) -> Position | None:
    """A pig is chosen; a free space after it puts it there."""
    kind, _, name = spot.partition(":")
    if kind == "pig" and name in options.colours:
        return {**given, "pig": name}
    if kind != "space":
        return None
    chosen = str(given.get("pig", options.colours[0]))
    return {**given, "track": {**_mapping(given.get("track")), chosen: int(name)}}


REACH_OWN = Tool("reach_own", _own_work, _own_fields, _own_picture, _own_tap, own=True)
