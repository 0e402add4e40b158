"""The help page: how looking things up works, what is kept, keys, and which version this is.

Keys come last: a phone has none.
"""

from __future__ import annotations

from tutor.app.frame import View, view
from tutor.app.widgets.foot import version
from tutor.app.widgets.html import esc, link, paragraph
from tutor.app.widgets.sheet import sheet

KEYS = (
    ("/", "help_key_find"),
    ("↓ ↑", "help_key_walk"),
    ("Esc", "help_key_close"),
    ("→ ←", "help_key_steps"),
    ("Tab", "help_key_tab"),
    ("← ↑ → ↓", "help_key_board"),
    ("Enter", "help_key_do"),
    ("?", "help_key_help"),
)
PARTS = ("find", "where", "words", "links", "wrong", "kept")


def page() -> None:
    """Draw the page."""
    here = view("help")
    parts = "".join(_part(here, name) for name in PARTS)
    sheet(
        '<div class="rs-page rs-help"><div class="rs-head">'
        f"<h1>{esc(here.ui('place_help'))}</h1></div>"
        f"{parts}"
        f'<section id="help-keys"><h2>{esc(here.ui("help_keys"))}</h2>{_keys(here)}</section>'
        f"{_version(here)}</div>",
        "help",
    )


def _keys(here: View) -> str:
    rows = "".join(
        f"<div><dt>{''.join(f'<kbd>{esc(key)}</kbd>' for key in keys.split())}</dt>"
        f"<dd>{esc(here.ui(what))}</dd></div>"
        for keys, what in KEYS
    )
    return f'<dl class="rs-glossary rs-keys">{rows}</dl>'


def _part(here: View, name: str) -> str:
    text = paragraph(here.ui(f"help_{name}_text"))
    return f'<section id="help-{name}"><h2>{esc(here.ui(f"help_{name}"))}</h2>{text}</section>'


def _version(here: View) -> str:
    search = link(here.at("search"), esc(here.ui("place_search")), "rs-button")
    number = paragraph(here.ui("foot_version", version=version()), "rs-small")
    return f'<p class="rs-row">{search}</p>{number}'
