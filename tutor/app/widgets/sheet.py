"""Our own HTML on the page, in one element: fast to draw, and looking as we want it to."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import streamlit as st

from tutor.app import frame
from tutor.app.address import SHELF
from tutor.app.widgets.pack import pack

_HERE = Path(__file__).parent
_sheet = st.components.v2.component(
    "regelstall_sheet",
    html="<div class='rs-root'></div>",
    js=(_HERE / "sheet.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def sheet(html: str, key: str, *, show: str = "", **data: Any) -> None:
    """Draw HTML made of escaped parts. `show` scrolls to an element's id.

    A link made by `html.link` opens its page within the session.
    """

    def follow() -> None:
        target = st.session_state[key].go
        if target:
            follow_link(str(target))

    packed = pack(html)
    drawn = {"html": packed.html, "shapes": packed.shapes, "show": show, **data}
    _sheet(key=key, data=drawn, on_go_change=follow)


def follow_link(target: str) -> None:
    """Open one of our own links; an address that is none of ours opens the shelf.

    The browser sends the link back, so it is read like any address: the page opened reports what
    makes no sense.
    """
    parts = urlsplit(target[:8000])
    place = parts.path.strip("./")
    known = place in frame.places()
    frame.open_page(place if known else SHELF, dict(parse_qsl(parts.query)))
