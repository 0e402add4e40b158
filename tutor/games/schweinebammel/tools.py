"""What the table desk works out: plays of a hand, what a hand is worth, the score pad."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.engine.tool import Line, Tool, line
from tutor.explain.words import Words
from tutor.games.schweinebammel import (
    figure_pad,
    figure_pick,
    figure_sums,
    tools_fields,
    tools_given,
    tools_pad,
    tools_pad_check,
    tools_pad_given,
    tools_taps,
)
from tutor.games.schweinebammel.facts import Facts, points
from tutor.games.schweinebammel.figure_scene import Scene
from tutor.games.schweinebammel.state import ROUNDS, TURN, UNKNOWN, Options, State
from tutor.games.schweinebammel.tools_answers import answer, playable
from tutor.games.schweinebammel.tools_given import ME, Given
from tutor.games.schweinebammel.tools_worth import everybody, worth
from tutor.render.marks import Marks


def _plays(options: Options, given: Given) -> tuple[Line, ...]:
    facts = Facts(tools_given.table(options, given))
    found = answer(facts, ME, counted=tools_given.counts_others(given))
    return (*_example(given), *found)


def _example(given: Given) -> tuple[Line, ...]:
    return (line("example", kind="open"),) if tools_given.is_example(given) else ()


def _plays_picture(options: Options, given: Given, words: Words, marks: Marks) -> Picture:
    state = tools_given.table(options, given)
    facts = Facts(state)
    first = tools_fields.chosen(facts, given)
    return figure_pick.on_the_pile(Scene(state, words, marks), ME, playable(facts, ME), first)


def _here(state: State, given: Given) -> tuple[Line, ...]:
    del given
    return answer(Facts(state), state.players[state.turn], with_moves=True)


def _sums_here(state: State, given: Given, words: Words, marks: Marks) -> Picture:
    first = tools_fields.chosen(Facts(state), given)
    return figure_sums.sums(state, words, marks, first)


def _is_open(state: State) -> bool:
    """Whether somebody is on turn whose hand is known, at least in part."""
    if state.phase != TURN or Facts(state).waits_for_nature:
        return False
    return any(state.hands[state.turn][1:])


def _worth(options: Options, given: Given) -> tuple[Line, ...]:
    return (*_example(given), *worth(tools_given.hand(options, given)))


def _worth_picture(options: Options, given: Given, words: Words, marks: Marks) -> Picture:
    hand = tools_given.hand(options, given)
    scene = Scene(tools_given.table(options, {}), words, marks)
    return figure_pick.alone(scene, hand, points(hand))


def _worth_here(state: State, given: Given) -> tuple[Line, ...]:
    del given
    return tuple(everybody(state))


def _somebody_open(state: State) -> bool:
    """Whether some hand can be counted."""
    return any(sum(hand) and not hand[UNKNOWN] for hand in state.hands)


def _pad_picture(options: Options, given: Given, words: Words, marks: Marks) -> Picture:
    pad = tools_pad_given.read(options, given)
    refused = [one for number in range(1, ROUNDS + 1) for one in tools_pad_check.wrong(pad, number)]
    scene = Scene(tools_given.table(options, {}), words, marks)
    return figure_pad.pad_picture(scene, pad, {spot for one in refused for spot in one.note.at})


TOOLS: tuple[Tool, ...] = (
    Tool(
        "plays", _plays, tools_fields.plays, _plays_picture, tools_taps.on_the_pile, own=True
    ),
    Tool("worth", _worth, tools_fields.worth, _worth_picture, tools_taps.alone, own=True),
    Tool(
        "pad", tools_pad.lines, tools_fields.pad, _pad_picture, tools_taps.on_the_pad, own=True
    ),
    Tool("plays_here", _here, tools_fields.sums, _sums_here, when=_is_open),
    Tool("worth_here", _worth_here, when=_somebody_open),
)  # fmt: skip
