"""Cards whose values the rulebook does not print: a table to look at, fill in, save and open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.app import choice
from tutor.app.frame import View, go
from tutor.app.parts.table_setup import Path, changed
from tutor.app.widgets import form
from tutor.app.widgets.html import esc, icon, link, paragraph, plain, status
from tutor.app.widgets.opener import opener
from tutor.app.widgets.problems import box, notice
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Problem, Unreadable, problem
from tutor.engine.tool import CardTable
from tutor.library import sheets
from tutor.library.load import GameLibrary

KEY = "cards"
WRONG = "cards_wrong"
Entered = Mapping[str, Mapping[str, Any]]


def named(lib: GameLibrary, name: str) -> CardTable | None:
    """The table of a name."""
    return next((table for table in lib.game.tables if table.name == name), None)


def offered(view: View, lib: GameLibrary) -> None:
    """The tables of a game as cards to open."""
    rows = "".join(_card(view, lib, table) for table in lib.game.tables)
    if rows:
        title = esc(view.ui("cards_title"))
        inside = f'<h2 class="rs-below">{title}</h2><div class="rs-tools">{rows}</div>'
        sheet(f'<section class="rs-page">{inside}</section>', f"{KEY}_offered")


def _card(view: View, lib: GameLibrary, table: CardTable) -> str:
    entered = len(choice.rows(lib.slug, table.name))
    own = view.ui("cards_entered", count=entered, all=len(table.rows))
    inside = (
        f"{icon('rules')}<span><strong>{esc(view.words.text('tools', table.name))}</strong>"
        f'<span class="rs-small">{esc(own)}</span></span>'
    )
    return link(view.at("edition", tool=table.name), inside, "rs-toolcard")


def draw(view: View, lib: GameLibrary, table: CardTable) -> None:
    """The table, and the card being filled in."""
    entered = choice.rows(lib.slug, table.name)
    problems = choice.problems(table, entered) if entered else ()
    _head(view, table)
    _complaints(view, table, problems)
    row = view.address.step - 1
    if row >= len(table.rows):
        wrong = problem("step", "no_card", found=view.address.step, all=len(table.rows))
        notice(view, (wrong,), f"{KEY}_unknown")
    if 0 <= row < len(table.rows):
        _row(view, lib, table, table.rows[row], entered)
    sheet(_whole(view, table, entered), f"{KEY}_table")
    _files(view, lib, table, entered)


def _head(view: View, table: CardTable) -> None:
    back = link(
        view.at("edition"), icon("back") + f"<span>{esc(view.ui('edition'))}</span>", "rs-quiet"
    )
    title = esc(view.words.text("tools", table.name))
    lead = paragraph(view.words.text("tools", f"{table.name}_what"), "rs-lead")
    sheet(
        f'<div class="rs-page"><div class="rs-head">{back}<h1>{title}</h1>{lead}</div></div>',
        f"{KEY}_head",
        top=table.name,
    )


def _complaints(view: View, table: CardTable, problems: tuple[Problem, ...]) -> None:
    """What cannot be in the table or in the file opened last, each with card and column."""
    kept, file, found = st.session_state.get(WRONG, ("", "", ()))
    if kept == table.name and found:
        title = view.ui("table_load_wrong", file=file or view.ui("table_pasted"))
        sheet(box(title, _lines(view, table, found)), f"{KEY}_file_wrong")
    if problems:
        title = view.ui("cards_wrong", count=len(problems))
        sheet(box(title, _lines(view, table, problems), view.ui("cards_wrong_after")), WRONG)


def _lines(view: View, table: CardTable, problems: tuple[Problem, ...]) -> str:
    return "".join(
        f"<li><strong>{esc(_cell(view, table, one.key))}</strong>: "
        f"{esc(view.words.problem(one))}</li>"
        for one in problems
    )


def _cell(view: View, table: CardTable, key: str) -> str:
    """Card and column by their names, where the key has them."""
    card, _, column = key.partition(".")
    named = view.words.term(card) if card in table.rows else card
    first = column.partition(".")[0]
    if first in table.columns:
        return f"{named} · {_column(view, table, first)}"
    return f"{named} {column}".strip()


def _column(view: View, table: CardTable, column: str) -> str:
    return view.words.text("tools", f"{table.name}_{column}")


def _row(view: View, lib: GameLibrary, table: CardTable, row: str, entered: Entered) -> None:
    """The controls of one card."""
    cells = entered.get(row, {})

    def put(path: Path, value: Any) -> None:
        kept = choice.rows(lib.slug, table.name)  # another tab may have changed other cards
        _keep(lib, table, {**kept, row: changed(kept.get(row, {}), path, value)})

    with st.container(key="cards_row"):
        st.subheader(plain(view.words.term(row)), anchor=False)
        for field in table.fields(row, cells):
            form.draw(field, view.words, f"{KEY}_{row}", put)
        with st.container(horizontal=True, key="cards_row_bar", gap="small"):
            _row_buttons(view, lib, table, row, entered)


def _row_buttons(
    view: View, lib: GameLibrary, table: CardTable, row: str, entered: Entered
) -> None:
    step = view.address.step
    following = partial(go, view.to(step=step % len(table.rows) + 1))

    def clear() -> None:
        kept = choice.rows(lib.slug, table.name)
        _keep(lib, table, {name: cells for name, cells in kept.items() if name != row})

    st.button(plain(view.ui("cards_done")), key="cards_done", on_click=go, args=(view.to(step=0),))
    st.button(plain(view.ui("cards_next")), key="cards_next", type="primary", on_click=following)
    st.button(
        plain(view.ui("cards_clear")),
        key="cards_clear",
        disabled=row not in entered,
        on_click=clear,
    )


def _keep(lib: GameLibrary, table: CardTable, entered: Entered) -> None:
    filled = {name: dict(cells) for name, cells in entered.items() if cells}
    choice.keep_rows(lib.slug, table.name, filled)


def _whole(view: View, table: CardTable, entered: Entered) -> str:
    """Every card with its values, each marked as entered or as shipped."""
    heads = "".join(f'<th scope="col">{esc(_column(view, table, c))}</th>' for c in table.columns)
    rows = "".join(
        _shown(view, table, number, row, entered) for number, row in enumerate(table.rows, 1)
    )
    return (
        '<div class="rs-page"><div class="rs-cardtable" tabindex="0" role="region" '
        f'aria-label="{esc(view.words.text("tools", table.name))}"><table><thead><tr>'
        f'<th scope="col">{esc(view.ui("cards_card"))}</th>'
        f'<th scope="col">{esc(view.ui("cards_whose"))}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></div>"
    )


def _shown(view: View, table: CardTable, number: int, row: str, entered: Entered) -> str:
    own = row in entered
    cells = entered[row] if own else table.usual.get(row, {})
    shown = "".join(f"<td>{esc(_value(view, cells.get(column)))}</td>" for column in table.columns)
    name = link(view.to(step=number), esc(view.words.term(row)), "rs-movelink")
    whose = esc(view.ui("cards_own")) if own else _shipped(view, table)
    here = ' class="is-here"' if number == view.address.step else ""
    return f'<tr{here}><th scope="row">{name}</th><td>{whose}</td>{shown}</tr>'


def _shipped(view: View, table: CardTable) -> str:
    """Whose values those are that came with this program."""
    assumed = esc(view.ui("cards_assumed"))
    return assumed if table.assumed else status(view.words, "reconstructed")


def _value(view: View, value: Any) -> str:
    if value is None or value == "":
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{view.words.term(key)} {item}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(view.words.term(one) for one in value)
    return view.words.term(value)


def _files(view: View, lib: GameLibrary, table: CardTable, entered: Entered) -> None:
    """Out as CSV and JSON, in from either."""

    def opened(name: str, text: str) -> None:
        try:
            rows = sheets.read(lib.slug, table, name or view.ui("table_pasted"), text)
        except Unreadable as wrong:
            st.session_state[WRONG] = (table.name, name, wrong.problems)
        else:
            st.session_state.pop(WRONG, None)
            _keep(lib, table, {**choice.rows(lib.slug, table.name), **rows})
            st.toast(view.ui("cards_taken", count=len(rows)))

    sheet(
        f'<div class="rs-page"><h2 class="rs-below">{esc(view.ui("cards_files"))}</h2>'
        f"{paragraph(view.ui('cards_files_what'), 'rs-small')}</div>",
        f"{KEY}_files_what",
    )
    opener(view.words, f"{KEY}_opener", opened)
    _downloads(view, lib, table, entered)


def _downloads(view: View, lib: GameLibrary, table: CardTable, entered: Entered) -> None:
    files = (
        ("csv", "text/csv", sheets.to_csv(table, entered)),
        ("json", "application/json", sheets.to_json(lib.slug, table, entered)),
    )
    with st.container(horizontal=True, key="cards_files_bar", gap="small"):
        for kind, mime, text in files:
            st.download_button(
                plain(view.ui("cards_save", kind=kind.upper())),
                text,
                file_name=f"{lib.slug}-{table.name}.{kind}",
                mime=mime,
                key=f"{KEY}_{kind}",
                on_click="ignore",
                icon=":material/download:",
            )
