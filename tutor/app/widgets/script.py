"""The script of the whole page: it lets one press wait for the answer to the one before, finds
answers while one types, knows the keys, and lets Streamlit's own controls speak the reader's
language. It also draws our components: so a page need not bring their code along with every
element.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from tutor.library.load import library

_HERE = Path(__file__).parent
DRAWN = {
    "sheet": ("sheet.js",),
    "board": ("board.js", "travel.js", "parts.js"),
    "opener": ("opener.js",),
    "bar": ("bar.js", "parts.js"),
}
"""The files of each component; the first has the function that draws it as its default export."""
_EXPORT = "export default function"
_served: list[str] = []
SPOKEN = "spoken_"
"""How the texts begin that say in both languages what Streamlit's controls say in English only."""


@cache
def source() -> str:
    """The script."""
    texts = library().ui.items()
    pairs = {text.en: text.de for key, text in texts if key.startswith(SPOKEN)}
    names = ("turns.js", "keys.js", "spoken.js")
    turns, keys, spoken = ((_HERE / name).read_text(encoding="utf-8") for name in names)
    told = spoken.replace("WORDS", json.dumps(pairs, ensure_ascii=False))
    return "\n".join([*map(_global, DRAWN), f"{turns};", f"{keys};", told])


def _global(name: str) -> str:
    """A component's code for the script of the page, where elements find it by its name."""
    code = _code(name).replace(_EXPORT, f"window.regelstall_{name} = function")
    return f"(() => {{\n{code}\n}})();"


ROOT = "<div class='rs-root'></div>"


@cache
def mounted(name: str, html: str = ROOT) -> Any:
    """What draws a component on a page. Made when first drawn: by then it is known who serves."""
    return st.components.v2.component(
        f"regelstall_{name}", html=html, js=component(name), isolate_styles=False
    )


def component(name: str) -> str:
    """A component's code for Streamlit: on a page that another server than ours has opened, all.

    A page whose script did not arrive, or that an older server gave, asks for it once more.
    """
    if not ours():
        return _code(name)
    draw = f"window.regelstall_{name}"
    fetched = f'import(new URL("{_served[0]}", document.baseURI)).then(() => {draw}(given))'
    # On two lines: a single one Streamlit would take for the path of a file.
    return f"export default given => {draw} ? {draw}(given)\n  : {fetched}"


def ours() -> bool:
    """Whether our server serves the pages, with the script of the page."""
    return bool(_served)


def _code(name: str) -> str:
    return "\n".join((_HERE / file).read_text(encoding="utf-8") for file in DRAWN[name])


def serve() -> str:
    """The address under which our server gives it."""
    _served[:] = [f"look/{hashlib.sha256(source().encode()).hexdigest()[:16]}.js"]
    return _served[0]
