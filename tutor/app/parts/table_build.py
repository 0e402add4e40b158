"""Setting up a position: a picture to tap, controls for fingers, and what cannot be, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.app.frame import View, go
from tutor.app.parts import table_setup, table_told
from tutor.app.parts.table_setup import Path, Setup
from tutor.app.widgets import board as boards
from tutor.app.widgets import form, marks, players, switches, taps
from tutor.app.widgets.html import paragraph, plain
from tutor.app.widgets.picture import board_of
from tutor.app.widgets.problems import box, lines
from tutor.app.widgets.sheet import sheet
from tutor.app.widgets.stage import area
from tutor.engine.game import Field
from tutor.engine.problem import Unreadable
from tutor.library.load import GameLibrary
from tutor.render.marks import CHOSEN, NONE
from tutor.render.marks import marks as marked

KEY = "build"
SWITCHES = "group_switches"
TAPS = "build_taps"
LAST_GOOD = "build_last_good"


def head(view: View) -> None:
    """What to do here."""
    sheet(table_told.head(view, "table_build", "table_tap_build"), f"{KEY}_goal", top="build")


def _show(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The changed position in the address. One too large for a link is not taken."""
    try:
        go(view.to(case=table_setup.code(lib, setup), moves="", mode="build"))
    except Unreadable as wrong:
        st.toast(view.words.problem(wrong.problems[0]))


def board(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The position; while it cannot be, the last one that could."""
    if setup.state is not None:
        st.session_state[LAST_GOOD] = (lib.slug, setup.state)
        _picture(view, lib, setup, setup.state)
        return
    state = _last_good(lib)
    with area("board"):
        said = "table_last_good" if state is not None else "table_no_picture"
        sheet(paragraph(view.ui(said), "rs-small rs-lastgood"), f"{KEY}_last")
        if state is not None:
            _picture(view, lib, setup, state)


def _picture(view: View, lib: GameLibrary, setup: Setup, state: Any) -> None:
    spots = _taps(setup)
    lit = marks.tappable(marked(CHOSEN, spots[-1:])) if lib.game.tap else NONE
    picture = board_of(lib, view.words, state, lit)
    boards.board(
        picture,
        view.words,
        f"{KEY}_board",
        lambda spot: _tap(view, lib, setup, spot),
        chosen=spots[-1:],
    )


def _last_good(lib: GameLibrary) -> Any | None:
    slug, state = st.session_state.get(LAST_GOOD, ("", None))
    return state if slug == lib.slug else None


def _taps(setup: Setup) -> tuple[str, ...]:
    """The spots tapped on this position so far."""
    position, spots = st.session_state.get(TAPS, (None, ()))
    return spots if position == setup.position else ()


def _tap(view: View, lib: GameLibrary, setup: Setup, spot: str) -> None:
    if lib.game.tap is None:
        return
    spots = (*_taps(setup), spot)
    position = lib.game.tap(setup.position, setup.variant, spots)
    st.session_state[TAPS] = (setup.position, spots if position is None else ())
    if position is None:
        return
    after = table_setup.with_position(lib, setup, position)
    if setup.state is not None and after.state is None:
        # A picture that shows what can be stays so: the way there is told instead.
        st.toast(view.words.problem(after.problems[0]))
        return
    _show(view, lib, after)


def _put_there(view: View, lib: GameLibrary, setup: Setup) -> None:
    """What could lie on the spot tapped, right below the picture, for fingers and keys."""
    put, spots = lib.game.put, _taps(setup)
    offered = put(setup.position, setup.variant, spots) if put and spots else ()
    if not offered:
        return
    taps.asked(view.words, "table_lay", f"{KEY}_lay", 'data-bring aria-live="polite"')
    with st.container(horizontal=True, key=f"{KEY}_meant_moves", gap="small"):
        for number, (spot, named) in enumerate(offered):
            word = view.words.text("form", named.say, **dict(named.given))
            key = f"{KEY}_lay_{number}"
            st.button(plain(word), key=key, on_click=_tap, args=(view, lib, setup, spot))
    clear = view.ui("taps_clear")
    st.button(clear, key=f"{KEY}_taps_clear", icon=":material/close:", on_click=_forget)


def _forget() -> None:
    st.session_state.pop(TAPS, None)


def verdict(view: View, lib: GameLibrary, setup: Setup) -> None:
    """What could lie on the spot tapped, and everything that cannot be, each with its name, reason
    and rule.
    """
    _put_there(view, lib, setup)
    if not setup.problems:
        return
    fields = table_setup.fields(lib, setup)
    named = [(table_setup.name_of(view.words, fields, one), one) for one in setup.problems]
    title = view.ui("table_problems", count=len(named))
    sheet(box(title, lines(view, named), view.ui("table_problems_after")), f"{KEY}_problems")


def moves(view: View, lib: GameLibrary, setup: Setup) -> None:
    """The controls, one group at a time."""
    fields = table_setup.fields(lib, setup)
    groups = list(dict.fromkeys(field.group for field in fields))
    if lib.info.switches:
        groups.append(SWITCHES)
    chosen = _group(view, groups)
    if chosen == SWITCHES:
        _switches(view, lib, setup)
        return
    for field in form.group_of(fields, chosen):
        if field.kind == "seats":
            _seats(view, lib, setup, field)
        else:
            form.draw(
                field, view.words, KEY, lambda path, value: _put(view, lib, setup, path, value)
            )


def _group(view: View, groups: list[str]) -> str:
    """The group on show."""
    key = f"{KEY}_group"
    kept = st.session_state.get(f"{key}_kept")
    chosen: str = kept if kept in groups else groups[0]

    def name(group: str) -> str:
        return view.ui("table_switches") if group == SWITCHES else view.words.text("form", group)

    def choose(group: str) -> None:
        st.session_state[f"{key}_kept"] = group

    form.choose(view.ui("table_group"), tuple(groups), chosen, name, key, choose)
    return chosen


def _put(view: View, lib: GameLibrary, setup: Setup, path: Path, value: Any) -> None:
    _show(view, lib, table_setup.with_value(lib, setup, path, value))


def _switches(view: View, lib: GameLibrary, setup: Setup) -> None:
    def change(variant: Mapping[str, Any]) -> None:
        _show(view, lib, table_setup.with_variant(lib, setup, variant))

    switches.draw(lib, view.words, setup.variant, KEY, change)


def _seats(view: View, lib: GameLibrary, setup: Setup, field: Field) -> None:
    fields = table_setup.fields(lib, setup)

    def rename(old: str, new: str | None) -> None:
        _show(view, lib, table_setup.renamed(lib, setup, fields, old, new))

    def add(name: str) -> None:
        _put(view, lib, setup, field.path, [*field.value, name])

    st.markdown(f"**{plain(table_setup.label(view.words, field))}**")
    at = players.Seats(
        field.value, (field.low, field.high), lib.info.seat_names, rename=rename, add=add
    )
    players.seats(at, view.words, KEY)
