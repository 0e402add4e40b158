"""What a game asks the players before it goes on, such as the outcome of a card of text only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.frame import View
from tutor.app.parts import play_match, table_setup, tool_told
from tutor.app.parts.table_setup import Path
from tutor.app.widgets import form
from tutor.app.widgets.html import esc, paragraph, plain
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Unreadable
from tutor.engine.tool import Line, Tool
from tutor.library.load import GameLibrary

KEY = "asks"
_KEPT = "asks_given"


def draw(view: View, lib: GameLibrary, state: Any, act: Callable[[Any], None]) -> None:
    """Every question that is due here, with its controls and the move it comes to."""
    for tool in play_match.asked(lib.game, state):
        _one(view, lib, tool, state, act)


def _given(state: Any) -> Mapping[str, Any]:
    """What was entered at this very moment of the game."""
    before, given = st.session_state.get(_KEPT, (None, {}))
    return given if before == state else {}


def _put(state: Any, given: Mapping[str, Any], path: Path, value: Any) -> None:
    st.session_state[_KEPT] = (state, table_setup.changed(given, path, value))


def _one(view: View, lib: GameLibrary, tool: Tool, state: Any, act: Callable[[Any], None]) -> None:
    given = _given(state)
    title = f"<h2>{esc(tool_told.title(view, tool))}</h2>"
    lead = paragraph(tool_told.lead(view, tool), "rs-small")
    sheet(f"{title}{lead}", f"{KEY}_{tool.name}")
    fields = tool.fields(state, given)
    form.together(fields, view.words, KEY, partial(_put, state, given))
    try:
        lines = tool.work(state, given)
    except Unreadable as wrong:
        sheet(tool_told.problems(view, fields, wrong.problems), f"{KEY}_problems")
        return
    told = "".join(paragraph(_said(view, one)) for one in lines if one.move is None)
    sheet(told, f"{KEY}_lines")
    for at, one in enumerate(lines):
        if one.move is not None:
            action = lib.game.codec.read_move(one.move, state)
            st.button(
                plain(_said(view, one)), key=f"{KEY}_do_{at}", type="primary",
                on_click=act, args=(action,), width="stretch",
            )  # fmt: skip


def _said(view: View, line: Line) -> str:
    said = view.words.tool(line.note)
    return said if line.value is None else f"{said} {line.value}"
