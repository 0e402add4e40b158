"""Pictures that need no tap: inline SVG with its text twin."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.app.widgets.html import esc, fold, paragraph
from tutor.app.widgets.pack import LATER
from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, library
from tutor.library.models import Figure, Lang, Situation
from tutor.library.solve import situation
from tutor.render.marks import Marks

_VIEW = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


def figure(picture: Picture, words: Words, caption: str = "", css: str = "") -> str:
    """A picture as HTML, its caption below it and its content in words in a fold.

    The drawing waits in a template, with its room kept free, until the reader comes near.
    """
    below = f"<figcaption>{esc(caption)}</figcaption>" if caption else ""
    twin = fold(esc(words.ui("picture_in_words")), paragraph(picture.text), "rs-twin")
    view = _VIEW.search(picture.svg)
    room = f"aspect-ratio:{view[1]}/{view[2]}" if view else ""
    drawing = f"{LATER}{picture.svg}</template>"
    return (
        f'<figure class="rs-figure {css}"><div class="rs-drawing" style="{room}">{drawing}</div>'
        f"{below}{twin}</figure>"
    )


def drawn(lib: GameLibrary, words: Words, figure_: Figure) -> Picture:
    """A figure of the content, drawn from its position by the game."""
    state = situation(lib.game, figure_)
    paint = lib.game.art.of_kind(figure_.kind)
    return paint(lib.game.view(state, figure_.view), words, Marks(dict(figure_.marks)))


def board_of(lib: GameLibrary, words: Words, state: Any, lit: Marks) -> Picture:
    """The board in a state with marks. One that was drawn a moment ago, for whomever, is kept:
    learners in the same lesson look at the same positions.
    """
    spots, counts = tuple(lit.spots.items()), tuple(lit.counts.items())
    return _board_of(lib.slug, words.lang, state, spots, lit.tappable, counts)


@lru_cache(maxsize=128)
def _board_of(
    slug: str,
    lang: Lang,
    state: Any,
    spots: tuple[tuple[str, str], ...],
    tappable: bool,
    counts: tuple[tuple[str, int], ...],
) -> Picture:
    lib = library().games[slug]
    return lib.game.art.board(state, lib.words(lang), Marks(dict(spots), tappable, dict(counts)))


def case_of(lib: GameLibrary, shown: Situation) -> Mapping[str, Any]:
    """A position as a case for a link."""
    case = {
        "game": lib.slug,
        "variant": shown.variant,
        "position": shown.position,
        "moves": list(shown.moves),
    }
    return {key: value for key, value in case.items() if value}
