"""A finished game as a chart with what happened in it: stretches with names, lines and signs."""

from __future__ import annotations

import plotly.graph_objects as go
import streamlit as st

from tutor.app.frame import View, theme
from tutor.app.widgets import lines
from tutor.app.widgets.html import esc, fold
from tutor.app.widgets.sheet import sheet
from tutor.engine.course import Course, Happened
from tutor.engine.verdict import Note
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.render import look

HIGH = 400
_SIGN, _NAME = "star-triangle-up", 13


def draw(view: View, lib: GameLibrary, course: Course) -> None:
    """The chart, and below it in words what the signs stand for."""
    words = lib.words(view.lang)
    st.plotly_chart(
        chart(words, course, theme() or "light"),
        key="play_chart",
        config={"displayModeBar": False, "staticPlot": True},
        alt=described(view, course),
    )
    sheet(told(words, course), "play_course")


def said(words: Words, note: Note) -> str:
    """A note of a chart in words."""
    return words.text("figure", note.say, **dict(note.given))


def described(view: View, course: Course) -> str:
    """The chart in words: who had how much at the end."""
    ended = ", ".join(f"{seat}: {points[-1][1]}" for seat, points in course.points.items())
    across = said(view.words, course.across)
    return view.ui("play_course_words", across=across, scores=ended)


def told(words: Words, course: Course) -> str:
    """Everything that happened, kind by kind, with its sign."""
    rows = []
    for kind, name in (course.kinds or {}).items():
        found = [one for one in course.happened if one.kind == kind]
        listed = "".join(f"<li>{esc(said(words, one.what))}</li>" for one in found)
        if found:
            rows.append(fold(esc(said(words, name)), f"<ul>{listed}</ul>"))
    return f'<div class="rs-page">{"".join(rows)}</div>'


def chart(words: Words, course: Course, shown: look.Theme) -> go.Figure:
    """Lines of the players over the stretches, with what happened."""
    across, up = said(words, course.across), said(words, course.up)
    figure = lines.chart(course.points, across, up, shown)
    _parts(figure, words, course, shown)
    for place, (kind, name) in enumerate((course.kinds or {}).items()):
        found = [one for one in course.happened if one.kind == kind]
        if found:
            mark = _line_marks if place == 0 else _foot_marks
            mark(figure, found, said(words, name), shown)
    # Room for two rows of names above; on a phone they need both.
    figure.update_layout(height=HIGH, legend={"y": 1.14, "yanchor": "bottom"}, margin={"t": 12})
    figure.update_xaxes(range=_reach(course), tickvals=_ticks(course), showgrid=False)
    return figure


def _reach(course: Course) -> list[float]:
    places = [at for points in course.points.values() for at, _ in points]
    last = max(places + [part.end for part in course.parts])
    return [min(places) - 0.4, last + 0.4]


def _ticks(course: Course) -> list[float] | None:
    """Where stretches meet, and the middle of each."""
    found = [at for part in course.parts for at in (part.start, (part.start + part.end) / 2)]
    return [*found, course.parts[-1].end] if course.parts else None


def _parts(figure: go.Figure, words: Words, course: Course, shown: look.Theme) -> None:
    """Every other stretch is shaded; each bears its name above."""
    shade = look.colour("line", shown)
    for place, part in enumerate(course.parts):
        if place % 2:
            figure.add_vrect(
                x0=part.start,
                x1=part.end,
                fillcolor=shade,
                opacity=0.3,
                line_width=0,
                layer="below",
            )
        figure.add_annotation(
            x=(part.start + part.end) / 2, y=1, yref="paper", yanchor="bottom",
            text=said(words, part.name), showarrow=False, font={"size": _NAME},
        )  # fmt: skip


def _line_marks(figure: go.Figure, found: list[Happened], name: str, shown: look.Theme) -> None:
    """Lines from top to bottom; one entry in the legend stands for all."""
    ink = look.colour("illegal", shown)
    for one in found:
        figure.add_vline(x=one.at, line={"color": ink, "dash": "4px,4px", "width": 2})
    figure.add_scatter(
        x=[None], y=[None], name=name, mode="lines",
        line={"color": ink, "dash": "4px,4px", "width": 2},
    )  # fmt: skip


def _foot_marks(figure: go.Figure, found: list[Happened], name: str, shown: look.Theme) -> None:
    """Signs along the foot of the chart."""
    places = [one.at for one in found]
    figure.add_scatter(
        x=places, y=[0] * len(places), name=name, mode="markers", cliponaxis=False,
        marker={"symbol": _SIGN, "size": 13, "color": look.colour("ink", shown)},
    )  # fmt: skip
