"""Lines of players on a chart, told apart by colour, dash and the shape at their end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import plotly.graph_objects as go

from tutor.engine.course import Point
from tutor.render import look

SHAPES = ("circle", "square", "diamond", "triangle-up", "x", "star")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
INKS = ("rose", "dusk", "clover", "mud", "barn", "ink")
HIGH = 320


def chart(
    points: Mapping[str, tuple[Point, ...]],
    across: str,
    up: str,
    shown: look.Theme,
    *,
    step: Literal["hv", "linear"] = "linear",
) -> go.Figure:
    """A line for each player, with its axes named."""
    figure = go.Figure()
    for index, (seat, reached) in enumerate(points.items()):
        ink = look.colour(INKS[index % len(INKS)], shown)
        figure.add_scatter(
            x=[at for at, _ in reached],
            y=[score for _, score in reached],
            name=seat,
            mode="lines+markers",
            line={"color": ink, "dash": DASHES[index % len(DASHES)], "width": 3, "shape": step},
            marker={
                "symbol": SHAPES[index % len(SHAPES)],
                "size": [0] * (len(reached) - 1) + [13],
                "color": ink,
            },
        )
    _lay_out(figure, across, up, shown)
    return figure


def _lay_out(figure: go.Figure, across: str, up: str, shown: look.Theme) -> None:
    ink, line = look.colour("ink", shown), look.colour("line", shown)
    figure.update_layout(
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        font={"family": look.TEXT_FONT, "color": ink, "size": 15},
        legend={"orientation": "h", "y": 1.12},
        margin={"l": 52, "r": 12, "t": 8, "b": 52},
        height=HIGH,
    )
    figure.update_xaxes(title=across, gridcolor=line, zeroline=False)
    figure.update_yaxes(title=up, gridcolor=line, zeroline=False, rangemode="tozero")
