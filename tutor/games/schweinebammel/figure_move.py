"""Why a move goes or does not: its sum, or its number beside that of the pile, as bars."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebammel.actions import Action, Give, Pair, Play
from tutor.games.schweinebammel.calculation import fits
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.figure_scene import Scene
from tutor.games.schweinebammel.figure_sums import Bars, Row, bars, compared
from tutor.games.schweinebammel.state import PIGS, TURN, State
from tutor.render.art.brush import words
from tutor.render.layers import in_two_lines
from tutor.render.marks import NONE
from tutor.render.svg import picture

_WIDE = 270.0
"""The width of a verdict on a phone."""
_TOP, _LINE = 6.0, 18.0
_SIZE = 14.0


def shown(state: State, action: Action, spoken: Words) -> Picture | None:
    """The numbers that a move is about; None where it is about none."""
    facts, scene = Facts(state), Scene(state, spoken, NONE)
    if state.phase != TURN or facts.for_hector:
        return None
    if isinstance(action, Play):
        value = action.card.value
        return _framed(scene, compared(scene, facts.top, value, _TOP, _WIDE)) if value else None
    if not isinstance(action, (Pair, Give)) or not action.operation:
        return None
    values = [card.value for card in action.cards if card.is_pig]
    if len(values) != len(Row._fields) or len(action.cards) != len(values):
        return None
    return _sum(scene, facts.top, Row(*values))


def _sum(scene: Scene, top: int, row: Row) -> Picture:
    drawn = bars(scene, top, [row], _TOP, _WIDE)
    if fits(top, *row):
        return _framed(scene, drawn)
    return _framed(scene, drawn, tuple(_instead(scene, top, value) for value in dict.fromkeys(row)))


def _instead(scene: Scene, top: int, value: int) -> str:
    """Which numbers would go with the pile and one of the cards."""
    wanted = tuple(other for other in PIGS if fits(top, value, other))
    key = "sums_instead" if wanted else "sums_alone"
    return scene.say(key, top=top, value=value, wanted=wanted)


def _framed(scene: Scene, drawn: Bars, more: tuple[str, ...] = ()) -> Picture:
    """The bars, with what is said about them below."""
    y, body = drawn.bottom - 4, drawn.body
    for sentence in more:
        for part in in_two_lines(sentence, _SIZE, _WIDE - 12):
            body += words(part, 6, y, _SIZE, "ink", "start")
            y += _LINE
    text = " ".join(f"{sentence}." for sentence in (*drawn.sentences, *more))
    return Picture(picture(body, _WIDE, y - 4, scene.say("sums_move"), text), text)
