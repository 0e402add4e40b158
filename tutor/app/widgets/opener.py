"""A file from the reader's device, as text. Streamlit's own uploader speaks English only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import streamlit as st

from tutor.explain.words import Words

LARGEST = 200_000
"""Bytes: a saved game has a few thousand."""
LONGEST_NAME = 80
_opener = st.components.v2.component(
    "regelstall_opener",
    html="<div class='rs-root'></div>",
    js=(Path(__file__).parent / "opener.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def opener(words: Words, key: str, on_file: Callable[[str, str], None]) -> None:
    """A button that opens a file. `on_file` gets its name and text; neither is to be trusted."""

    def opened() -> None:
        file = st.session_state[key].file
        if file:
            on_file(str(file.get("name", ""))[:LONGEST_NAME], str(file.get("text", "")))

    data = {
        "label": words.ui("table_load"),
        "large": words.ui("table_load_large", limit=LARGEST // 1000),
        "limit": LARGEST,
    }
    _opener(key=key, data=data, on_file_change=opened)
