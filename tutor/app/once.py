"""The theme is put together once, not for every page.

Streamlit tells each page the whole theme anew and reads some 400 settings for it: an eighth of the
server's work for a page. Settings don't change while the app runs.
"""

from __future__ import annotations

from typing import Any

from streamlit.runtime import app_session

_THEME = "_populate_theme_msg"
"""Where Streamlit 1.67 puts a section of the theme into a message; see docs/performance.md."""


def apply() -> None:
    """Keep each section of the theme. With a Streamlit that is made otherwise, nothing is kept."""
    put = getattr(app_session, _THEME, None)
    if put is None or hasattr(put, "kept"):
        return
    setattr(app_session, _THEME, _keeping(put))


def _keeping(put: Any) -> Any:
    kept: dict[str, Any] = {}

    def theme(message: Any, section: str = "theme") -> None:
        if section not in kept:
            fresh = type(message)()
            put(fresh, section)
            kept[section] = fresh
        if kept[section].ByteSize():  # an empty section stays one that was never set
            message.MergeFrom(kept[section])

    theme.kept = kept  # type: ignore[attr-defined]
    return theme
