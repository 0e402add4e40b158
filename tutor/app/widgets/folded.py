"""Controls that few readers want, folded away and made only once they are asked for."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st


def folded(label: str, key: str, draw: Callable[[], None]) -> None:
    """A fold; `draw` puts controls into it while it is open. `key` tells whether it is."""
    fold = st.expander(label, key=key, on_change="rerun")
    if fold.open:
        with fold:
            draw()
