"""The table of contents of a long page: beside it where there is room, folded on a phone."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.app.widgets.html import esc, fold
from tutor.explain.words import Words


def entries(parts: Iterable[tuple[str, str]]) -> str:
    """(id, title) of each part as entries of the table."""
    return "".join(
        f'<li><a href="#{esc(name)}" data-jump>{esc(title)}</a></li>' for name, title in parts
    )


def beside(words: Words, items: str) -> str:
    """The table that stays in view; on a phone it is not there."""
    title = esc(words.ui("rules_contents"))
    return f'<nav class="rs-toc is-wide" aria-label="{title}"><p>{title}</p><ul>{items}</ul></nav>'


def folded(words: Words, items: str) -> str:
    """The table of a phone; on a wide screen it is not there."""
    title = esc(words.ui("rules_contents"))
    return (
        f'<nav class="rs-toc is-narrow" aria-label="{title}">{fold(title, f"<ul>{items}</ul>")}'
        "</nav>"
    )
