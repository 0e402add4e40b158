"""The field of the bar that finds answers while one types; `keys.js` asks, `find.py` answers."""

from __future__ import annotations

from tutor.app.address import LONGEST_QUESTION, Address
from tutor.app.widgets.html import esc, icon
from tutor.explain.words import Words


def field(words: Words, base: Address) -> str:
    """The field. Enter opens the search place; `base` gives game and language."""
    target, source = base.at("search"), base.at("find/", lang=words.lang)
    asked = base.q if base.place == "search" else ""
    name = esc(words.ui("find_field"))
    return (
        f'<form class="rs-find" role="search" aria-label="{name}" data-go="{esc(target.href())}">'
        f'{icon("search")}<input type="search" id="find" name="q" aria-label="{name}"'
        f' placeholder="{name}"'
        f' value="{esc(asked)}" maxlength="{LONGEST_QUESTION}" autocomplete="off"'
        f' enterkeyhint="search" aria-keyshortcuts="/" title="{esc(words.ui("find_key"))}"'
        f' data-find="{esc(source.href())}"><div id="found" class="rs-found" hidden></div>'
        '<p id="found-said" class="rs-live" role="status"></p></form>'
    )
