"""Below a game: its log, who plays, sharing what is seen, keeping the whole."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.frame import View, go
from tutor.app.parts import play_chart, play_match, play_told, table_files, table_setup
from tutor.app.parts.play_match import HUMAN, Played
from tutor.app.parts.play_new import kind_name
from tutor.app.widgets import form
from tutor.app.widgets.folded import folded
from tutor.app.widgets.html import copy_button
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Unreadable
from tutor.library.load import GameLibrary

KEY = "match"


def draw(view: View, lib: GameLibrary, played: Played, seat: str, shown: Any) -> None:
    """Draw it for a seat. `shown` is the state on the board: no more than that goes into a link."""
    if not played.acting():
        play_chart.draw(view, lib, played)
    if played.turns:
        title = view.ui("play_log", count=len(played.turns))
        folded(title, f"{KEY}_all", partial(_log, view, played, seat))
    sheet(_copy(view, lib, shown), f"{KEY}_copy")
    folded(view.ui("play_who"), f"{KEY}_who", partial(_seats, view, lib, played))
    st.download_button(
        view.ui("play_save"),
        partial(_file, view, lib, played),
        file_name=table_files.name(lib.slug, view.ui("place_play"), tuple(played.match.seats)),
        mime=table_files.MIME,
        key=f"{KEY}_save",
        on_click="ignore",
        icon=":material/download:",
        help=view.ui("play_save_what"),
    )


def _log(view: View, played: Played, seat: str) -> None:
    """Every move: of a long game too much to send along with each one."""
    sheet(play_told.log(view, played, seat), f"{KEY}_log")


def _file(view: View, lib: GameLibrary, played: Played) -> str:
    record = played.match.record
    case = {
        "variant": record.variant,
        "position": record.position,
        "moves": list(record.moves),
        "seed": record.seed,
    }
    title = view.words.of(lib.info.title)
    return table_files.written(lib.slug, "GAME-1", title, case)


def _copy(view: View, lib: GameLibrary, shown: Any) -> str:
    """A link to the position on the board, for the table."""
    try:
        code = table_setup.code(lib, table_setup.laid_out(lib.game, shown))
    except Unreadable:
        return ""
    return copy_button(view.at("table", case=code), view.ui("play_copy"), view.ui("copied"))


def _seats(view: View, lib: GameLibrary, played: Played) -> None:
    """A seat may be handed to a person or a machine at any time."""
    for seat, kind in played.match.seats.items():
        form.choose(
            view.ui("play_kind", seat=seat),
            (HUMAN, *lib.game.bots),
            kind,
            partial(kind_name, view),
            f"{KEY}_seat_{seat}",
            partial(_change, view, played, seat),
        )


def _change(view: View, played: Played, seat: str, kind: str) -> None:
    if play_match.is_stale(view.address.record, played):
        return
    match = replace(played.match, seats={**played.match.seats, seat: kind})
    play_match.keep(view.address.record, play_match.run(match) if match.humans else match)
    go(view.to(step=0, moves=""))
