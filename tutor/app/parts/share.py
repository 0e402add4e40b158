"""Any page for another phone: a short link and a QR code."""

from __future__ import annotations

from dataclasses import replace

import segno
import streamlit as st

from tutor.app import short
from tutor.app.address import PLACES, Address
from tutor.app.frame import View, view
from tutor.app.profile import store
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet

SCALE = 8
COMMAND = "python3 run.py --host 0.0.0.0"
"""What starts the program for the whole network."""


def page() -> None:
    """Draw the code of the page that the address names."""
    here = view("share")
    target = shared(here.address)
    address, reachable = short.whole(_host(), short.path(target, store()))
    back = link(target, icon("back") + f"<span>{esc(here.ui('share_back'))}</span>", "rs-quiet")
    code = _code(here, address)
    scan = code + paragraph(here.ui("share_scan"), "rs-small")
    told = scan if reachable else _only_here(here, code)
    sheet(
        f'<div class="rs-page rs-share"><div class="rs-head">{back}'
        f"<h1>{esc(here.ui('share_title'))}</h1>{paragraph(_what(here, target), 'rs-lead')}</div>"
        f"{told}{_copy(here, address)}</div>",
        "share",
    )


def alone(here: View, say: str) -> str:
    """That only this device shows the program yet, and how to change it."""
    return (
        f'<div class="rs-notice" role="note">{icon("qr")}<div class="rs-alone">'
        f"{paragraph(here.ui(say))}{_start(here)}</div></div>"
    )


def _start(here: View) -> str:
    return f"{paragraph(here.ui('share_start'), 'rs-small')}<p><code>{esc(COMMAND)}</code></p>"


def _only_here(here: View, code: str) -> str:
    """A code that only this device can follow: that is said first, and below it what to do."""
    return (
        f'<p class="rs-small" role="note">{esc(here.ui("share_only_here"))}</p>{code}{_start(here)}'
    )


def shared(asked: Address) -> Address:
    """The page that a share page is about."""
    return replace(asked, place=asked.of or PLACES[0], of="")


def _host() -> str:
    return st.context.headers.get("Host", "") or "localhost"


def reachable() -> bool:
    """Whether links printed or shared from this page open on another device."""
    return short.whole(_host(), "")[1]


def _what(here: View, target: Address) -> str:
    """What is shared, in words: the game, and the rule, ruling or task."""
    lib = here.game
    assert lib is not None, "the frame shows no page without a game"
    parts = [here.words.of(lib.info.title), here.ui(f"place_{target.place}")]
    if target.rule in lib.rules:
        parts.append(f"{target.rule} {here.words.of(lib.rules[target.rule].title)}")
    if target.ruling in lib.rulings:
        parts.append(here.words.of(lib.rulings[target.ruling].question))
    if target.scenario in lib.scenarios:
        parts.append(here.words.of(lib.scenarios[target.scenario].title))
    if target.lesson in lib.lessons:
        parts.append(here.words.of(lib.lessons[target.lesson].title))
    return " · ".join(parts)


def _code(here: View, address: str) -> str:
    """The QR code, dark on light in every theme, as cameras need it."""
    drawn = segno.make(address, error="m").svg_inline(
        scale=SCALE, border=4, dark="#1c1712", light="#ffffff", omitsize=True
    )
    label = esc(here.ui("share_code", address=address))
    return f'<div class="rs-qr" role="img" aria-label="{label}">{drawn}</div>'


def _copy(here: View, address: str) -> str:
    done = esc(here.ui("copied"))
    button = (
        f'<button type="button" class="rs-button" data-copy="{esc(address)}" data-done="{done}">'
        f"{icon('link')}<span>{esc(here.ui('copy_link'))}</span></button>"
    )
    return (
        f'<p class="rs-shortlink"><code>{esc(address)}</code></p><div class="rs-row">{button}</div>'
    )
