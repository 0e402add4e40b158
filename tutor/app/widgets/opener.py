"""A file from the reader's device, as text. Streamlit's own uploader speaks English only."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.app.widgets import script
from tutor.explain.words import Words

LARGEST = 200_000
"""Bytes: a saved game has a few thousand."""
LONGEST_NAME = 80


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
    script.mounted("opener")(key=key, data=data, on_file_change=opened)
