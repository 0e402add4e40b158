"""The foot of every page: help, the version, and a text for whoever looks after the rules."""

from __future__ import annotations

from functools import cache
from importlib import metadata
from urllib.parse import urljoin

import streamlit as st

from tutor.app.address import Address, written
from tutor.app.frame import View
from tutor.app.widgets.html import esc, fold, icon, link, paragraph
from tutor.app.widgets.sheet import sheet

PACKAGE = "regelstall"
DRAWN = "drawn"
"""How often this session's page was drawn to its end. The browser is told, as it lets the next
press wait until then.
"""


@cache
def version() -> str:
    """The version of this program. Looking it up reads files, so it is done once."""
    return metadata.version(PACKAGE)


def draw(view: View, target: Address) -> None:
    """The foot. `target` is the address under which others see what is on show."""
    number = st.session_state.get(DRAWN, 0) + 1
    st.session_state[DRAWN] = number
    sheet(html(view, target, str(st.context.url or "")), "foot", drawn=number)


def html(view: View, target: Address, page: str) -> str:
    """The foot as HTML; `page` is the address in the browser, "" where nobody knows it."""
    help_ = link(
        view.at("help"),
        f"{icon('help')}<span>{esc(view.ui('place_help'))}</span>",
        "rs-quiet",
        'data-help aria-keyshortcuts="?"',
    )
    number = paragraph(view.ui("foot_version", version=version()), "rs-small")
    return f'<div class="rs-foot">{help_}{_wrong(view, target, page)}{number}</div>'


def _wrong(view: View, target: Address, page: str) -> str:
    """A text to send: where, which switches, which version, and room for what is wrong."""
    rows = report(view, target, page)
    field = (
        f'<textarea id="wrong" rows="7" aria-label="{esc(view.ui("foot_wrong_text"))}"'
        f' spellcheck="false">{esc(rows)}</textarea>'
    )
    button = (
        f'<button type="button" class="rs-button" data-copyfrom="wrong"'
        f' data-done="{esc(view.ui("copied"))}">{icon("link")}'
        f"<span>{esc(view.ui('foot_wrong_copy'))}</span></button>"
    )
    inside = f"{paragraph(view.ui('foot_wrong_how'))}{field}{button}"
    return fold(f"<span>{esc(view.ui('foot_wrong'))}</span>", inside, "rs-wrong")


def report(view: View, target: Address, page: str) -> str:
    """The text: name and version, the page's link with its position, game, switches, language."""
    switches = ", ".join(f"{key}: {written(value)}" for key, value in target.variant)
    lines = [
        f"{view.ui('app_title')} {version()}",
        urljoin(page, target.href()),
        *([view.words.of(view.game.info.title)] if view.game else ()),
        view.ui("foot_switches", switches=switches or view.ui("foot_no_switches")),
        view.ui("foot_language", lang=view.lang),
        view.ui("foot_what"),
    ]
    return "\n".join(lines) + "\n"
