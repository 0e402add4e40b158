"""The board: a picture that takes taps, keys and a finger, and reads the verdict aloud.

Beside it a page always shows the same moves as a list (`moves.py`): for small screens, screen
readers and tests, which cannot tap a component.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import streamlit as st

from tutor.app.widgets import script
from tutor.app.widgets.pack import pack_board
from tutor.engine.game import Picture
from tutor.explain.words import Words

_HTML = """<div class="rs-board"></div>
<div class="rs-live" role="status" aria-live="polite"></div>
<details class="rs-fold rs-twin"><summary></summary><p></p></details>"""


def board(
    picture: Picture,
    words: Words,
    key: str,
    on_tap: Callable[[str], None],
    *,
    chosen: Collection[str] = (),
    over: bool = False,
    say: tuple[str, int] = ("", 0),
) -> None:
    """Draw a tappable picture and its text twin.

    `on_tap` gets the spot's identity before the page is drawn anew. `chosen` spots are announced
    as pressed. `over`: its spots stay where they are, for whoever goes by keys, but take no taps
    any more. `say` is a sentence for screen readers and a number that changes with each turn, so
    that the same verdict twice is read twice. Keep `key` the same for the whole page.
    """

    def tapped() -> None:
        spot = st.session_state[key].tap
        if spot:
            on_tap(str(spot))

    wide, narrow, shapes = pack_board(picture.svg, picture.narrow)
    data = {
        "svg": wide,
        "narrow": narrow,
        "shapes": shapes,
        "text": picture.text,
        "twin": words.ui("picture_in_words"),
        "chosen": list(chosen),
        "over": over,
        "say": say[0],
        "turn": say[1],
    }
    script.mounted("board", _HTML)(
        key=key, data=[data], on_tap_change=tapped
    )  # in a list, as in `sheet.py`
