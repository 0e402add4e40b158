"""Small pieces of HTML. Every text that comes from elsewhere passes `esc`."""

from __future__ import annotations

import html
import re
from dataclasses import replace

from tutor.app.address import Address
from tutor.explain.words import Words
from tutor.render import art

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~$:&])")
_SIGNS = re.compile(r"([\\`*_\[\]<>~]|:(?=\w))")
_BUT_DOLLAR = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~:&])")


def esc(text: str) -> str:
    """Text made harmless, for content and for attributes."""
    return html.escape(text, quote=True)


def plain(text: str) -> str:
    """Text made harmless for Markdown, as in a button's label.

    One dollar sign alone starts no formula, and a screen reader would say the stroke before it.
    """
    special = _MARKDOWN if text.count("$") > 1 else _BUT_DOLLAR
    return special.sub(r"\\\1", text)


def caption(text: str) -> str:
    """The name of a field: Markdown on the screen, and read aloud as it stands here, so that only
    what Markdown would take for a sign of its own gets a stroke.
    """
    made = _SIGNS.sub(r"\\\1", text)
    return made.replace("$", "\\$") if text.count("$") > 1 else made


def drawing(body: str, size: int = 24, css: str = "") -> str:
    """A small drawing that says nothing by itself; a word stands beside it."""
    return (
        f'<svg class="rs-ico {css}" viewBox="0 0 {size} {size}" aria-hidden="true"'
        f' focusable="false">{body}</svg>'
    )


def icon(name: str) -> str:
    """A line icon in the colour of the text around it."""
    return drawing(art.icon(name))


def sign(kind: str) -> str:
    """The sign of a verdict: legal, illegal or open."""
    return drawing(art.sign(kind), css="rs-sign")


def status(words: Words, kind: str) -> str:
    """A rule's status as mark and word."""
    return (
        f'<span class="rs-status is-{esc(kind)}">{drawing(art.status_mark(kind))}'
        f"<span>{esc(words.ui(f'status_{kind}'))}</span></span>"
    )


def status_mark(words: Words, kind: str) -> str:
    """A rule's status as a mark whose word is spoken and shown on hover."""
    word = esc(words.ui(f"status_{kind}"))
    return (
        f'<span class="rs-status is-{esc(kind)}" role="img" aria-label="{word}" title="{word}">'
        f"{drawing(art.status_mark(kind))}</span>"
    )


def link(target: Address, inside: str, css: str = "", more: str = "") -> str:
    """A link to one of our pages that keeps the session; `inside` is HTML."""
    return f'<a class="{css}" href="{esc(target.href())}" data-go {more}>{inside}</a>'


def fold(summary: str, inside: str, css: str = "", *, opened: bool = False) -> str:
    """Something that opens in place; both parts are HTML."""
    state = " open" if opened else ""
    return f'<details class="rs-fold {css}"{state}><summary>{summary}</summary>{inside}</details>'


def paragraph(text: str, css: str = "") -> str:
    """A paragraph of plain text."""
    return f'<p class="{css}">{esc(text)}</p>'


def share_link(page: Address, word: str) -> str:
    """The way to a page's short link and QR code."""
    target = replace(page, place="share", of=page.place)
    return link(target, f"{icon('qr')}<span>{esc(word)}</span>", "rs-button")


def print_button(word: str) -> str:
    """A button that prints the page."""
    return (
        '<button type="button" class="rs-button" data-print>'
        f"{icon('print')}<span>{esc(word)}</span></button>"
    )


def copy_button(target: Address, word: str, done: str) -> str:
    """A button that copies the address of one of our pages; `done` is said afterwards."""
    return (
        f'<button type="button" class="rs-button" data-copy="{esc(target.href())}"'
        f' data-done="{esc(done)}">{icon("link")}<span>{esc(word)}</span></button>'
    )
