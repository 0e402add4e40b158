"""Our own HTML on the page, in one element: fast to draw, and looking as we want it to."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from tutor.app.widgets import script, short_way
from tutor.app.widgets.pack import pack


def sheet(html: str, key: str, *, show: str = "", top: str = "", **data: Any) -> None:
    """Draw HTML made of escaped parts. `show` scrolls to an element's id.

    `top` names what the page is about: when it changes, the page begins at its top again.

    A link made by `html.link` opens its page within the session: the browser does that alone, as
    if the reader had gone back or forward to the address.
    """
    more = json.dumps({"show": show, "top": top, **data})
    told = f"[{_written(html)[:-1]}, {more[1:]}]"
    if short_way.fits():
        short_way.show("sheet", key, told)
    else:
        # In a list: of a bare mapping Streamlit asks each value at length whether it is a table.
        script.mounted("sheet")(key=key, data=json.loads(told))


@lru_cache(maxsize=256)
def _written(html: str) -> str:
    """The HTML, packed, as a JSON object."""
    return json.dumps(pack(html)._asdict())
