"""A finished game as a chart: each player's score after every move, where the game counts one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import plotly.graph_objects as go
import streamlit as st

from tutor.app.frame import View, theme
from tutor.app.parts.play_match import Played
from tutor.library.load import GameLibrary
from tutor.render import look

SCORES = ("totals", "score")
"""The questions whose answer is drawn, player to number; the first that a game knows."""
SHAPES = ("circle", "square", "diamond", "triangle-up", "x", "star")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
INKS = ("rose", "dusk", "clover", "mud", "barn", "ink")


def draw(view: View, lib: GameLibrary, played: Played) -> None:
    """The chart with its text twin; nothing for a game that keeps no score."""
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
    """Lines told apart by colour, dash and the shape at their end."""
    figure = go.Figure()
    for index, (seat, points) in enumerate(scores.items()):
        ink = look.colour(INKS[index % len(INKS)], shown)
        figure.add_scatter(
            y=points,
            name=seat,
            mode="lines+markers",
            line={"color": ink, "dash": DASHES[index % len(DASHES)], "width": 3, "shape": "hv"},
            marker={
                "symbol": SHAPES[index % len(SHAPES)],
                "size": [0] * (len(points) - 1) + [13],
                "color": ink,
            },
        )
    ink, line = look.colour("ink", shown), look.colour("line", shown)
    figure.update_layout(
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        font={"family": look.TEXT_FONT, "color": ink, "size": 15},
        legend={"orientation": "h", "y": 1.12},
        margin={"l": 52, "r": 12, "t": 8, "b": 52},
        height=320,
    )
    figure.update_xaxes(title=across, gridcolor=line, zeroline=False)
    figure.update_yaxes(title=up, gridcolor=line, zeroline=False, rangemode="tozero")
    return figure
