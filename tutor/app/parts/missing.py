"""A game that is not there, or none chosen yet: a sentence, a picture, a way on."""

from __future__ import annotations

from tutor.app.address import Address
from tutor.app.frame import View
from tutor.app.parts.shelf import box
from tutor.app.widgets.html import drawing, esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.render import art


def draw(view: View) -> None:
    """Says which game was asked for and offers those that are there."""
    asked = view.address.game
    title = view.ui("unknown_game_title" if asked else "no_game_title")
    text = view.ui("unknown_game_text", game=asked) if asked else view.ui("no_game_text")
    place = view.address.place
    boxes = "".join(box(view, game, place) for game in view.library.shelf())
    home = link(
        Address(lang=view.address.lang),
        icon("home") + f"<span>{esc(view.ui('back_to_shelf'))}</span>",
        "rs-button",
    )
    sheet(
        f'<div class="rs-page rs-missing">{drawing(art.farmer("blue"), 64, "rs-face")}'
        f"<h1>{esc(title)}</h1>{paragraph(text)}"
        f'<div class="rs-boxes">{boxes}</div>{home}</div>',
        "missing",
    )
