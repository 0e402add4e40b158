"""Where a question at the table begins: pictures to choose from, an empty table, or a file.

The pictures come first: a phone shows one of them without scrolling, and most questions fit one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from tutor.app import choice
from tutor.app.address import Address
from tutor.app.frame import View, go
from tutor.app.parts import ask, beside, table_files, table_setup, tool
from tutor.app.widgets.html import drawing, esc, link, paragraph
from tutor.app.widgets.picture import case_of
from tutor.app.widgets.sheet import sheet
from tutor.engine.game import IllegalAction
from tutor.engine.problem import Unreadable
from tutor.library.load import GameLibrary, library
from tutor.library.models import Lang, Preset, Situation
from tutor.library.solve import situation
from tutor.render import art
from tutor.render.marks import NONE
from tutor.store import share

KEPT = ("variant", "position", "moves")


def draw(view: View, lib: GameLibrary) -> None:
    """Draw the choice."""
    chosen = share.to_text(choice.variant(lib, view.address.variant))
    cards = "".join(_card(view, lib, preset, chosen) for preset in lib.info.presets)
    title = f"<h1>{esc(view.ui('table_title'))}</h1>"
    lead = paragraph(view.ui("table_lead"), "rs-lead")
    sheet(
        f'<div class="rs-page rs-tablestart"><div class="rs-learntop">{title}{lead}</div>'
        f"{ask.box(view.words, view.address)}"
        f'<div class="rs-presets">{cards}{_empty(view, lib)}</div>'
        f"{beside.row(view.words, view.address)}</div>",
        "table_start",
    )
    tool.start(view, lib)
    table_files.area(view, "table", partial(take, view))


def _card(view: View, lib: GameLibrary, preset: Preset, chosen: str) -> str:
    target = view.at("table", case=_code(lib.slug, preset.id, chosen))
    title = esc(view.words.of(preset.title))
    inside = (
        '<span class="rs-presetpicture" aria-hidden="true"><template class="rs-later">'
        f"{_picture(lib.slug, preset.id, view.lang)}</template></span><strong>{title}</strong>"
    )
    return link(target, inside, "rs-preset", f'aria-label="{title}"')


@lru_cache(maxsize=256)
def _code(slug: str, name: str, written: str) -> str:
    """A preset as a code, under a reader's edition and cards (as the store writes them) where it
    can be.
    """
    lib, preset = library().games[slug], _preset(slug, name)
    variant = {**share.from_text(written), **preset.variant}
    chosen = preset.model_copy(update={"variant": variant})
    try:
        situation(lib.game, chosen)
    except (Unreadable, IllegalAction):
        chosen = preset
    return share.encode(case_of(lib, chosen))


def _preset(slug: str, name: str) -> Preset:
    return next(one for one in library().games[slug].info.presets if one.id == name)


@lru_cache(maxsize=128)
def _picture(slug: str, name: str, lang: Lang) -> str:
    """A preset's position, drawn once per language."""
    lib, preset = library().games[slug], _preset(slug, name)
    paint = lib.game.art.glance or lib.game.art.board
    return paint(situation(lib.game, preset), lib.words(lang), NONE).svg


def _empty(view: View, lib: GameLibrary) -> str:
    target = view.at(
        "table",
        case=table_setup.code(
            lib, table_setup.empty(lib, choice.variant(lib, view.address.variant))
        ),
        mode="build",
    )
    table = drawing(art.icon("table"), css="rs-bigicon")
    inside = (
        f'<span class="rs-presetpicture">{table}</span>'
        f"<strong>{esc(view.ui('table_empty'))}</strong>"
        f'<span class="rs-small">{esc(view.ui("table_empty_what"))}</span>'
    )
    return link(target, inside, "rs-preset is-empty")


def take(view: View, slug: str, case: Mapping[str, Any]) -> None:
    """Put a case from a file on the table; of one too long for a link, where it leads."""
    lib = view.library.games[slug]
    whole = {"game": slug, **{key: case[key] for key in KEPT if case.get(key)}}
    try:
        code = share.encode(whole)
    except Unreadable:
        state = situation(lib.game, Situation(**{key: whole[key] for key in KEPT if key in whole}))
        code = table_setup.code(lib, table_setup.laid_out(lib.game, state))
    go(Address("table", slug, view.address.lang, case=code))
