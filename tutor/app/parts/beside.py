"""The ways to what stands beside a game's places: edition and house rules, and paper."""

from __future__ import annotations

from tutor.app.address import Address
from tutor.app.widgets.html import esc, icon, link
from tutor.explain.words import Words

WAYS = (("edition", "house", "edition"), ("paper", "print", "paper_way"))
"""(page, icon, text) of each."""


def links(words: Words, base: Address) -> str:
    """Each as a quiet link, in the game and language of an address."""
    return "".join(
        link(base.at(place), f"{icon(sign)}<span>{esc(words.ui(text))}</span>", "rs-quiet")
        for place, sign, text in WAYS
    )


def row(words: Words, base: Address, first: str = "") -> str:
    """The links in a row of their own, after others."""
    return f'<div class="rs-row">{first}{links(words, base)}</div>'
