"""Our own HTML on the page, in one element: fast to draw, and looking as we want it to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import streamlit as st

from tutor.app.widgets.pack import pack

_HERE = Path(__file__).parent
_sheet = st.components.v2.component(
    "regelstall_sheet",
    html="<div class='rs-root'></div>",
    js=(_HERE / "sheet.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def sheet(html: str, key: str, *, show: str = "", top: str = "", **data: Any) -> None:
    """Draw HTML made of escaped parts. `show` scrolls to an element's id.

    `top` names what the page is about: when it changes, the page begins at its top again.

    A link made by `html.link` opens its page within the session: the browser does that alone, as
    if the reader had gone back or forward to the address.
    """
    packed = pack(html)
    _sheet(key=key, data={**packed._asdict(), "show": show, "top": top, **data})
