"""The look: one style sheet, with the palette of the drawings."""

import hashlib
from functools import cache
from pathlib import Path
from urllib.parse import quote

import streamlit as st

from tutor.render import art, look, svg

_NAMES = ("style.css", "practice.css", "beside.css", "finding.css")
_FILES = [Path(__file__).with_name(name) for name in _NAMES]
_served: list[str] = []
_NO_ROOM = '[data-testid="stElementContainer"]:has(> [data-testid="stHtml"]) { display: none }'


@cache
def sheet() -> str:
    """The whole style sheet: palette, rules of the shell, rules of Learn, Table and Play."""
    rules = "".join(file.read_text(encoding="utf-8") for file in _FILES)
    return f"{look.css_variables()}{_accents()}{rules}"


def _accents() -> str:
    """`data-accent` on any element gives its parts the accent of a game."""
    return "".join(
        f'[data-accent="{name}"]{{--accent:var(--rs-{name});--accent-tint:var(--rs-{name}-tint)}}'
        for name in look.ACCENTS
    )


def serve() -> str:
    """The address under which our server gives the sheet; pages then need not bring it along."""
    digest = hashlib.sha256(sheet().encode()).hexdigest()[:16]
    _served[:] = [f"look/{digest}.css"]
    return _served[0]


def apply() -> None:
    """Put the style sheet on a page that another server than ours has opened."""
    if not _served:
        st.html(f"<style>{sheet()}{_NO_ROOM}</style>")


@cache
def page_icon() -> str:
    """The farmhouse as a small picture for the browser's tab."""
    drawn = look.resolved(svg.picture(art.farmhouse(), 64, 64, "Regelstall"))
    return "data:image/svg+xml," + quote(drawn)
