"""The line to type a question into, in one's own words."""

from __future__ import annotations

from tutor.app.address import LONGEST_QUESTION, Address
from tutor.app.widgets.html import esc
from tutor.explain.words import Words


def box(words: Words, base: Address, asked: str = "") -> str:
    """The line with its button. Sending it opens the search place with the question in its address.

    `base` gives the game and the language.
    """
    target = base.at("search")
    field = (
        f'<input type="search" id="ask" name="q" value="{esc(asked)}" enterkeyhint="search"'
        f' placeholder="{esc(words.ui("ask_example"))}" maxlength="{LONGEST_QUESTION}"'
        ' autocomplete="off">'
    )
    button = f'<button class="rs-button" type="submit">{esc(words.ui("ask_go"))}</button>'
    return (
        f'<form class="rs-ask" role="search" aria-label="{esc(words.ui("ask_label"))}"'
        f' data-go="{esc(target.href())}"><label for="ask">{esc(words.ui("ask_label"))}</label>'
        f'<div class="rs-askline">{field}{button}</div></form>'
    )
