"""The board as a picture, and the sums behind it; each with the same content in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.actions import Action, Fight
from tutor.games.schaeferstuendchen.figure_bars import (
    Row,
    bars,
    bars_height,
    bars_text,
    bars_title,
    ranked_rows,
    value_rows,
)
from tutor.games.schaeferstuendchen.figure_board import TOP, board_layer, headline
from tutor.games.schaeferstuendchen.figure_players import players_layer
from tutor.games.schaeferstuendchen.figure_scene import WIDTH, Scene
from tutor.games.schaeferstuendchen.figure_text import board_text
from tutor.games.schaeferstuendchen.owner import reconstructed
from tutor.games.schaeferstuendchen.state import ASSIGN, END, FIGHT, REVEAL, SELFISH, State
from tutor.render.art.brush import group
from tutor.render.art.brush import words as text_at
from tutor.render.layers import Layer, together
from tutor.render.marks import Marks
from tutor.render.svg import mark_on, picture

CARD_STEPS = (SELFISH, ASSIGN, REVEAL, END)
"""Steps in which only cards move."""


def board(state: State, words: Words, marks: Marks) -> Picture:
    """The valley between two paths, and below it the players with their cards."""
    scene = Scene(state, words, marks)
    ground, lower = board_layer(scene)
    below, bottom = players_layer(scene, lower + 4)
    fight, bottom = _fight_below(scene, bottom)
    note, bottom = _practice_note(scene, bottom)
    drawn = together([ground, below, Layer(fight + note)])
    text = " ".join([board_text(scene), *([bars_text(scene, value_rows(scene))] if fight else [])])
    svg = picture(
        drawn.body + _marks(scene, drawn),
        WIDTH,
        bottom,
        scene.say("board_name"),
        text,
        interactive=marks.tappable,
    )
    return Picture(svg, text)


def glance(state: State, words: Words, marks: Marks) -> Picture:
    """What this step is about, large: cards, board or fight; the text twin tells everything."""
    scene = Scene(state, words, marks, small=True)
    if state.step == FIGHT and scene.facts.rivals:
        return explain(state, words, marks)
    if state.step in CARD_STEPS:
        below, bottom = players_layer(scene, TOP)
        drawn = together([headline(scene), below])
    else:
        drawn, bottom = board_layer(scene)
    note, bottom = _practice_note(scene, bottom)
    body = drawn.body + note + _marks(scene, drawn)
    text = board_text(scene)
    return Picture(picture(body, WIDTH, bottom, scene.say("board_name"), text), text)


def _fight_below(scene: Scene, bottom: float) -> tuple[str, float]:
    """While a fight is on, who is how strong and why; also the new lower edge."""
    if scene.state.step != FIGHT or not scene.facts.rivals:
        return "", bottom
    rows = value_rows(scene)
    return group(bars(scene, rows), 0, bottom + 6, 1), bottom + 6 + bars_height(rows)


def _practice_note(scene: Scene, bottom: float) -> tuple[str, float]:
    """That numbers are reconstructed, wherever they show; also the new lower edge."""
    if not reconstructed(scene.state):
        return "", bottom
    note = scene.say("practice_short")
    return text_at(note, WIDTH / 2, bottom + 8, 13, "ink-soft"), bottom + 20


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, large places first."""
    spots = sorted(scene.marks.spots.items(), key=lambda item: item[0] != "valley")
    return "".join(mark_on(kind, drawn.areas[name]) for name, kind in spots if name in drawn.areas)


def explain(state: State, words: Words, marks: Marks) -> Picture:
    """Why somebody walks so far or wins: the parts of each value as bars."""
    scene = Scene(state, words, marks)
    return _bars(scene, value_rows(scene))


def of_move(state: State, action: Action, words: Words) -> Picture | None:
    """For the verdict on a fight: who is how strong, and why."""
    scene = Scene(state, words, Marks())
    if not isinstance(action, Fight) or not scene.facts.rivals:
        return None
    rows = value_rows(scene)
    return _bars(scene, sorted(rows, key=lambda row: -(row.total or 0)))


def fought(
    state: State, winners: Sequence[int], sheep: Mapping[int, int], words: Words, marks: Marks
) -> Picture:
    """A fight that is worked out: bars, places, and the sheep each winner takes."""
    scene = Scene(state, words, marks)
    return _bars(scene, ranked_rows(scene, winners, sheep))


def _bars(scene: Scene, rows: Sequence[Row]) -> Picture:
    text = bars_text(scene, rows)
    if reconstructed(scene.state):
        text += f" {scene.say('practice')}."
    note, bottom = _practice_note(scene, bars_height(rows))
    body = bars(scene, rows) + note
    return Picture(picture(body, WIDTH, bottom, bars_title(scene), text), text)
