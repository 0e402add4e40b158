"""A finished game as a chart: each player's score after every move, where the game counts one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import streamlit as st

from tutor.app.frame import View, theme
from tutor.app.parts import play_course
from tutor.app.parts.play_match import Played
from tutor.app.widgets import lines
from tutor.library.load import GameLibrary
from tutor.render import look

if TYPE_CHECKING:
    import plotly.graph_objects as go

SCORES = ("totals", "score")
"""The questions whose answer is drawn, player to number; the first that a game knows."""


def draw(view: View, lib: GameLibrary, played: Played) -> None:
    """The chart with its text twin; nothing for a game that keeps no score."""
    if lib.game.course is not None and played.turns:
        states = (played.turns[0].before, *(turn.state for turn in played.turns))
        play_course.draw(view, lib, lib.game.course(states))
        return
    if not _questions(lib) or not played.turns:
        return
    scores = history(lib, played)
    st.plotly_chart(
        chart(scores, view.ui("play_chart_moves"), view.ui("play_chart_score"), theme() or "light"),
        key="play_chart",
        config={"displayModeBar": False, "staticPlot": True},
        alt=described(view, scores),
    )


def _questions(lib: GameLibrary) -> list[str]:
    return [name for name in SCORES if name in lib.game.questions]


def history(lib: GameLibrary, played: Played) -> dict[str, list[int]]:
    """Each player's score before the first move and after every move."""
    states = [played.turns[0].before, *(turn.state for turn in played.turns)]
    told = [_score(lib, state) for state in states]
    return {seat: [int(score[seat]) for score in told] for seat in told[0]}


def _score(lib: GameLibrary, state: Any) -> Mapping[str, Any]:
    answer = lib.game.ask(state, {"what": _questions(lib)[0]}).value
    assert isinstance(answer, Mapping), "a score is told player by player"
    return answer


def described(view: View, scores: Mapping[str, list[int]]) -> str:
    """The chart in words: who had how much at the end."""
    ended = ", ".join(f"{seat}: {points[-1]}" for seat, points in scores.items())
    return view.ui("play_chart_words", moves=_moves(scores), scores=ended)


def _moves(scores: Mapping[str, list[int]]) -> int:
    return max((len(points) for points in scores.values()), default=1) - 1


def chart(scores: Mapping[str, list[int]], across: str, up: str, shown: look.Theme) -> go.Figure:
    """The score of each player after each move."""
    points = {seat: tuple(enumerate(score)) for seat, score in scores.items()}
    return lines.chart(points, across, up, shown, step="hv")
