"""A tool of the table desk on a page of its own: what is entered, and what follows from it."""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from tutor.app import choice
from tutor.app.frame import View, go
from tutor.app.parts import table_setup, tool_told
from tutor.app.parts.table_setup import Path
from tutor.app.widgets import board as boards
from tutor.app.widgets import form, players
from tutor.app.widgets.bar import Control, controls
from tutor.app.widgets.html import copy_button, esc, paragraph, print_button, share_link
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.stage import area, stage
from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.engine.tool import Tool
from tutor.library.load import GameLibrary
from tutor.render.marks import NONE, Marks

KEY = "tool"


def own(lib: GameLibrary) -> tuple[Tool, ...]:
    """The tools that stand alone."""
    return tuple(tool for tool in lib.game.tools if tool.own)


def named(lib: GameLibrary, name: str) -> Tool | None:
    """The tool of a name that stands alone."""
    return next((tool for tool in own(lib) if tool.name == name), None)


def start(view: View, lib: GameLibrary) -> None:
    """The tools as cards, on the page where a question at the table begins."""
    tools = own(lib)
    targets = [view.at("table", tool=tool.name) for tool in tools]
    inside = tool_told.offered(view, tools, targets)
    if inside:
        sheet(f'<div class="rs-page rs-tablestart">{inside}</div>', f"{KEY}_cards")


def draw(view: View, lib: GameLibrary, tool: Tool) -> None:
    """The page of one tool."""
    subject = lib.game.codec.read_variant(choice.variant(lib, view.address.variant))
    given, problems = table_setup.given(view.address)
    try:
        lines = tool.work(subject, given)
        said = tool_told.answer(view, lib, lines)
    except Unreadable as wrong:
        problems += wrong.problems
        said = ""
    fields = tool.fields(subject, given)
    with stage():
        _head(view, tool)
        with area("board"):
            _picture(view, tool, subject, given)
        # Who taps reads the answer next; who fills in a form finds it right below the picture.
        for part in ("verdict", "moves") if tool.tap else ("moves", "verdict"):
            with area(part):
                if part == "moves":
                    _fields(view, lib, fields, given)
                else:
                    found = tool_told.problems(view, fields, problems) if problems else ""
                    sheet(f"{found}{said}", f"{KEY}_answer")
        controls(_controls(view), KEY)
    with area("below"):
        _below(view)


def _below(view: View) -> None:
    """The answer for others, and on paper."""
    copy = copy_button(view.address, view.ui("tools_copy"), view.ui("copied"))
    code = share_link(view.address, view.ui("share_qr"))
    paper = print_button(view.ui("print"))
    sheet(f'<div class="rs-row">{copy}{code}{paper}</div>', f"{KEY}_copy")


def _head(view: View, tool: Tool) -> None:
    inside = f"<h1>{esc(tool_told.title(view, tool))}</h1>"
    lead = paragraph(tool_told.lead(view, tool), "rs-say")
    sheet(f'<header class="rs-goal">{inside}{lead}</header>', f"{KEY}_goal", top=tool.name)


def _show(view: View, given: dict[str, Any]) -> None:
    """What was entered, in the address. Something too large for a link is not taken."""
    try:
        go(view.to(given=table_setup.given_code(given)))
    except Unreadable as wrong:
        st.toast(view.words.problem(wrong.problems[0]))


def _put(view: View, given: dict[str, Any], path: Path, value: Any) -> None:
    _show(view, table_setup.changed(given, path, value))


def _picture(view: View, tool: Tool, subject: Any, given: dict[str, Any]) -> None:
    """The tool's drawing, to tap where that enters something."""
    if tool.picture is None:
        return
    lit = Marks({}, tappable=True) if tool.tap else NONE
    try:
        picture = tool.picture(subject, given, view.words, lit)
    except Unreadable:  # said beside the fields
        sheet(paragraph(view.ui("table_no_picture"), "rs-small"), f"{KEY}_no_picture")
        return

    def tap(spot: str) -> None:
        after = tool.tap(subject, given, spot) if tool.tap else None
        if after is not None:
            _show(view, dict(after))

    boards.board(picture, view.words, f"{KEY}_board", tap)


def _fields(view: View, lib: GameLibrary, fields: tuple[Field, ...], given: dict[str, Any]) -> None:
    """The controls, one group at a time."""
    groups = tuple(dict.fromkeys(field.group for field in fields))
    if not groups:
        return
    chosen = _group(view, groups)
    for field in form.group_of(fields, chosen):
        form.draw(field, view.words, f"{KEY}_{chosen}", partial(_put, view, given))
        if field.kind == "seats":
            _seats(view, lib, fields, given, field)


def _seats(
    view: View, lib: GameLibrary, fields: tuple[Field, ...], given: dict[str, Any], field: Field
) -> None:
    """The names of those who play, changed everywhere in what was entered."""

    def rename(old: str, new: str | None) -> None:
        _show(view, dict(table_setup.called_otherwise(given, fields, old, new)))

    def add(name: str) -> None:
        _put(view, given, field.path, [*field.value, name])

    limits = (field.low, field.high)
    at = players.Seats(field.value, limits, lib.info.seat_names, rename=rename, add=add)
    players.seats(at, view.words, KEY)


def _group(view: View, groups: tuple[str, ...]) -> str:
    """The group on show."""
    kept = st.session_state.get(f"{KEY}_group_kept")
    chosen = kept if kept in groups else groups[0]
    if len(groups) == 1:
        return chosen

    def choose(group: str) -> None:
        st.session_state[f"{KEY}_group_kept"] = group

    name = partial(_group_name, view)
    form.choose(view.ui("tools_group"), groups, chosen, name, f"{KEY}_group", choose)
    return chosen


def _group_name(view: View, group: str) -> str:
    return view.words.text("form", group)


def _controls(view: View) -> list[Control]:
    """Back to the table, and everything as it was at first."""
    back = partial(go, view.at("table"))
    again = partial(go, view.to(given="")) if view.address.given else None
    return [
        Control("back", view.ui("tools_back"), "grid_view", back),
        Control("again", view.ui("tools_again"), "restart_alt", again),
    ]
