"""Tools about the position on the table: one tap, and it is worked out line by line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.address import Address
from tutor.app.frame import View, go
from tutor.app.parts import table_setup, tool_told
from tutor.app.parts.table_setup import Path, Setup
from tutor.app.widgets import form
from tutor.app.widgets.html import esc, paragraph
from tutor.app.widgets.picture import figure
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Unreadable
from tutor.engine.tool import Tool
from tutor.library.load import GameLibrary
from tutor.render.marks import NONE

KEY = "worked"


def draw(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The tools that have something to say here, and the answer of the one chosen."""
    tools = [tool for tool in lib.game.tools if not tool.own and tool.when(setup.state)]
    if not tools:
        return
    code = table_setup.code(lib, setup)
    targets = [_target(view, tool, code) for tool in tools]
    sheet(tool_told.offered(view, tools, targets), f"{KEY}_cards")
    chosen = next((tool for tool in tools if tool.name == view.address.tool), None)
    if chosen is not None:
        _answer(view, lib, setup, chosen, code)


def _target(view: View, tool: Tool, code: str) -> Address:
    """The address that opens a tool, or closes the one that is open."""
    name = "" if tool.name == view.address.tool else tool.name
    return view.to(case=code, mode="", given="", tool=name)


def _put(view: View, given: Mapping[str, Any], path: Path, value: Any) -> None:
    """One more entry, in the address. Something too large for a link is not taken."""
    try:
        go(view.to(given=table_setup.given_code(table_setup.changed(given, path, value))))
    except Unreadable as wrong:
        st.toast(view.words.problem(wrong.problems[0]))


def _answer(view: View, lib: GameLibrary, setup: Setup, tool: Tool, code: str) -> None:
    """One tool's answer, with its picture and its controls."""
    given, problems = table_setup.given(view.address)
    fields = tool.fields(setup.state, given)
    form.together(fields, view.words, KEY, partial(_put, view, given))
    try:
        told = tool_told.answer(view, lib, tool.work(setup.state, given), code)
        drawn = _picture(view, tool, setup.state, given)
    except Unreadable as wrong:
        told, drawn = "", ""
        problems += wrong.problems
    said = tool_told.problems(view, fields, problems) if problems else ""
    title = f"<h2>{esc(tool_told.title(view, tool))}</h2>"
    lead = paragraph(tool_told.lead(view, tool), "rs-small")
    sheet(
        f'<section class="rs-toolanswer" id="worked" tabindex="-1">{title}{lead}{said}{drawn}{told}'
        "</section>",
        f"{KEY}_answer",
        show="worked",
    )


def _picture(view: View, tool: Tool, state: Any, given: Any) -> str:
    if tool.picture is None:
        return ""
    return figure(tool.picture(state, given, view.words, NONE), view.words)
