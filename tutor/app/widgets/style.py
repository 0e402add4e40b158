"""The look: one style sheet, with the palette of the drawings."""

from functools import cache
from pathlib import Path
from urllib.parse import quote

import streamlit as st

from tutor.render import art, look, svg

_FILES = [Path(__file__).with_name(name) for name in ("style.css", "practice.css")]


@cache
def sheet() -> str:
    """The whole style sheet: palette, rules of the shell, rules of Learn, Table and Play."""
    rules = "".join(file.read_text(encoding="utf-8") for file in _FILES)
    return f"<style>{look.css_variables()}{_accents()}{rules}</style>"


def _accents() -> str:
    """`data-accent` on any element gives its parts the accent of a game."""
    return "".join(
        f'[data-accent="{name}"]{{--accent:var(--rs-{name});--accent-tint:var(--rs-{name}-tint)}}'
        for name in look.ACCENTS
    )


def apply(accent: str = "rose") -> None:
    """Put the style sheet on the page, with the accent of the game on show."""
    st.html(sheet())
    st.html(
        f"<style>:root{{--accent:var(--rs-{accent});--accent-tint:var(--rs-{accent}-tint)}}</style>"
    )


def page_icon() -> str:
    """The farmhouse as a small picture for the browser's tab."""
    drawn = look.resolved(svg.picture(art.farmhouse(), 64, 64, "Regelstall"))
    return "data:image/svg+xml," + quote(drawn)
