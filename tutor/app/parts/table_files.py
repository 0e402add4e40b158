"""Positions and games as files in the shared case format, out and in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import streamlit as st
import yaml

from tutor.app.frame import View
from tutor.app.widgets.folded import folded
from tutor.app.widgets.html import esc, paragraph, plain
from tutor.app.widgets.opener import LARGEST, opener
from tutor.app.widgets.problems import box
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Unreadable, refuse
from tutor.library.cases import read_cases
from tutor.library.load import Library, library
from tutor.library.models import Lang
from tutor.library.plain import documents
from tutor.library.report import said

Take = Callable[[str, Mapping[str, Any]], None]
"""(game, case as plain data): what to do with a case that was opened."""
MOST = 30
"""Complaints or cases shown at most."""
READ = "opened_file"
EMPTY: tuple[Any, ...] = (None, "", {}, [], ())
"""Values that need not stand in a file; a seed of 0 does."""
MIME = "application/yaml"


@dataclass(frozen=True)
class Opened:
    """What came out of a file: cases as (title, game, plain data), or complaints."""

    file: str
    cases: tuple[tuple[str, str, Mapping[str, Any]], ...] = ()
    complaints: tuple[str, ...] = ()


class _Plain(yaml.SafeDumper):
    """Values are written out where they stand; our reader takes no references."""

    def ignore_aliases(self, _data: Any) -> bool:
        """Yes, for every value."""
        return True


def name(slug: str, what: str, players: Sequence[str] = ()) -> str:
    """A file's name that is found again: game, what it is, who plays, and the day."""
    parts = (slug, what.lower(), *players, datetime.now(UTC).astimezone().date().isoformat())
    return re.sub(r"[^\w-]+", "-", "-".join(parts)) + ".yaml"


def written(slug: str, name: str, title: str, case: Mapping[str, Any]) -> str:
    """A file with one case: its switches, position, moves and seed."""
    row = {
        "id": name,
        "title": title,
        **{key: value for key, value in case.items() if value not in EMPTY},
    }
    data = {"game": slug, "cases": [row]}
    return yaml.dump(data, Dumper=_Plain, allow_unicode=True, sort_keys=False, width=100)


def read(shelf: Library, name: str, text: str, lang: Lang) -> Opened:
    """Every case of a file, or everything that is wrong with it, in words."""
    row: object = None
    found: list[tuple[str, str, Mapping[str, Any]]] = []
    try:
        if len(text) > LARGEST:
            raise refuse(name, "too_large", need=LARGEST)
        for row in documents(text, name) or [None]:
            found += _cases(row)
    except Unreadable as wrong:
        lines = (f"{one.key}: {said(shelf, one, lang, row)}" for one in wrong.problems)
        return Opened(name, complaints=tuple(lines))
    return Opened(name, tuple(found))


def _cases(row: Any) -> list[tuple[str, str, Mapping[str, Any]]]:
    """The cases of one document as (title, game, plain data). Raises Unreadable."""
    cases = read_cases(row)
    return [
        (f"{case.id} {case.title}".strip(), case.game.slug, data)
        for case, data in zip(cases, row["cases"], strict=True)
    ]


def area(view: View, key: str, take: Take) -> None:
    """The ways to open a file, and what came out of the last one. `take` gets game and case."""

    def opened(name: str, text: str) -> None:
        result = read(library(), name or view.ui("table_pasted"), text, view.lang)
        if len(result.cases) == 1 and not result.complaints:
            (_, slug, case) = result.cases[0]
            st.session_state.pop(READ, None)
            take(slug, case)
        else:
            st.session_state[READ] = (key, result)

    with st.container(key="open_file", gap="small"):
        sheet(paragraph(view.ui("table_load_what"), "rs-small"), f"{key}_open_what")
        opener(view.words, f"{key}_opener", opened)
        folded(view.ui("table_load_text"), f"{key}_paste", partial(_paste, view, key, opened))
        _result(view, key, take)


def complain(key: str, line: str) -> None:
    """A case that can be read but not used: say why beside the file button."""
    st.session_state[READ] = (key, Opened("", complaints=(line,)))


def _paste(view: View, key: str, opened: Callable[[str, str], None]) -> None:
    """The same by pasting, which needs no file dialog."""
    field = f"{key}_pasted"
    st.text_area(
        view.ui("table_load_text"),
        key=field,
        label_visibility="collapsed",
        height=160,
        max_chars=LARGEST,
    )
    st.button(
        plain(view.ui("table_load_go")),
        key=f"{key}_read",
        on_click=lambda: opened("", str(st.session_state[field])),
    )


def _result(view: View, key: str, take: Take) -> None:
    """Complaints, or a choice among several cases."""
    kept, result = st.session_state.get(READ, ("", Opened("")))
    if kept != key:
        return
    if result.complaints:
        lines = "".join(f"<li>{esc(line)}</li>" for line in result.complaints[:MOST])
        title = view.ui("table_load_wrong", file=result.file or view.ui("table_pasted"))
        sheet(box(title, lines, _first(view, len(result.complaints))), f"{key}_complaints")
        return
    st.markdown(plain(view.ui("table_load_choose", count=len(result.cases), file=result.file)))
    for number, (title, slug, case) in enumerate(result.cases[:MOST]):
        st.button(plain(title), key=f"{key}_case{number}", on_click=take, args=(slug, case))
    if rest := _first(view, len(result.cases)):
        st.caption(plain(rest))


def _first(view: View, count: int) -> str:
    """That not everything is listed, where that is so."""
    return view.ui("table_load_first", most=MOST, count=count) if count > MOST else ""
