"""Below the desk: questions to the position, sharing it, keeping it."""

from __future__ import annotations

from functools import partial

import streamlit as st

from tutor.app.frame import View
from tutor.app.parts import table_files, table_told, tool_desk
from tutor.app.parts.table_setup import Setup
from tutor.app.widgets.html import copy_button, esc, share_link
from tutor.app.widgets.sheet import sheet
from tutor.library.load import GameLibrary

KEY = "share"


def draw(view: View, lib: GameLibrary, setup: Setup) -> None:
    """Draw what is below the desk."""
    if setup.state is not None:
        tool_desk.draw(view, lib, setup)
    asked = table_told.questions(view, lib, setup) if setup.state is not None else ""
    link = view.to(mode="")
    copy = copy_button(link, view.ui("table_copy"), view.ui("copied"))
    code = share_link(link, view.ui("share_qr"))
    sheet(
        f'{asked}<h2 class="rs-below">{esc(view.ui("table_share"))}</h2>'
        f'<div class="rs-row">{copy}{code}</div>',
        f"{KEY}_sheet",
    )
    moves = () if setup.action is None else (lib.game.codec.write_move(setup.action, setup.state),)
    case = {"variant": setup.variant, "position": setup.position, "moves": list(moves)}
    st.download_button(
        view.ui("table_save"),
        partial(table_files.written, lib.slug, "MINE-1", view.ui("table_title"), case),
        file_name=table_files.name(lib.slug, view.ui("place_table")),
        mime=table_files.MIME,
        key=f"{KEY}_save",
        on_click="ignore",
        icon=":material/download:",
    )
