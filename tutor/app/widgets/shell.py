"""The frame around each page: the bar at the top, the five places, the language, notices."""

from __future__ import annotations

from functools import lru_cache

from tutor.app.address import SHELF, Address
from tutor.app.frame import View, places, plain_view, theme
from tutor.app.widgets import finder, switches
from tutor.app.widgets.html import drawing, esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.models import LANGUAGES, Lang
from tutor.render import art


def draw(view: View) -> None:
    """The bar, on every page. It also tells the browser the language and the theme."""
    accent = view.game.info.accent if view.game else "rose"
    asked = view.address.q if view.address.place == "search" else ""
    inside, strip = _lasting(view.at(view.address.place, q=asked), view.lang)
    html = f'<header class="rs-bar" data-accent="{accent}">{inside}{_languages(view)}</header>'
    skip = view.ui("skip_to_content")
    sheet(html + strip, "shell", lang=view.lang, theme=theme() or "", accent=accent, skip=skip)


@lru_cache(maxsize=256)
def _lasting(address: Address, lang: Lang) -> tuple[str, str]:
    """What stays the same from tap to tap: the bar without its languages, and the strip below."""
    view = plain_view(address, lang)
    find = finder.field(view.words, view.address)
    return f"{_logo(view)}{find}{_places(view)}", _strip(view)


def _strip(view: View) -> str:
    """What is played otherwise than the rulebook says, on every page of the game."""
    if view.game is None or not view.address.variant:
        return ""
    named = switches.in_words(view.game, view.words, dict(view.address.variant))
    change = link(view.at("edition"), esc(view.ui("edition_change")))
    said = esc(view.ui("edition_strip", named=named))
    return f'<p class="rs-strip"><span>{said}</span>{change}</p>' if named else ""


def notices(view: View) -> None:
    """What in the address makes no sense, if anything does."""
    if not view.problems:
        return
    lines = "".join(f"<li>{esc(view.words.problem(problem))}</li>" for problem in view.problems)
    html = (
        f'<div class="rs-notice" role="status">{icon("link")}<div>'
        f"<strong>{esc(view.ui('problem_heading'))}</strong><ul>{lines}</ul>"
        f"{paragraph(view.ui('problem_go_on'))}</div></div>"
    )
    sheet(html, "notices")


def title(view: View) -> str:
    """The browser's title: the place, the game, and our name."""
    place = view.ui(f"place_{view.address.place}") if view.address.place != SHELF else ""
    game = view.words.of(view.game.info.title) if view.game else ""
    return " · ".join(part for part in (place, game, view.ui("app_title")) if part)


def _logo(view: View) -> str:
    home = Address(lang=view.address.lang)
    name = f'<span class="rs-name">{esc(view.ui("app_title"))}</span>'
    house = drawing(art.farmhouse(), 64, "rs-house")
    back = f'aria-label="{esc(view.ui("app_title"))}: {esc(view.ui("home"))}"'
    logo = link(home, house + name, "rs-logo", back)
    if view.game is None:
        return logo
    game = link(view.at("learn"), esc(view.words.of(view.game.info.title)), "rs-gamename")
    return logo + game


def _places(view: View) -> str:
    if view.game is None:
        return ""
    links = "".join(_place(view, place) for place in places())
    return f'<nav class="rs-places" aria-label="{esc(view.ui("places"))}">{links}</nav>'


def _place(view: View, place: str) -> str:
    here = 'aria-current="page"' if place == view.address.place else ""
    inside = f"{icon(place)}<span>{esc(view.ui(f'place_{place}'))}</span>"
    return link(view.at(place), inside, "rs-place", here)


def _languages(view: View) -> str:
    links = "".join(_language(view, lang) for lang in LANGUAGES)
    return f'<nav class="rs-langs" aria-label="{esc(view.ui("language"))}">{links}</nav>'


def _language(view: View, lang: Lang) -> str:
    """One language: two letters, its own name for those who cannot see or who hover."""
    name = esc(view.ui(f"lang_{lang}"))
    here = 'aria-current="true"' if lang == view.lang else ""
    more = f'lang="{lang}" hreflang="{lang}" aria-label="{name}" title="{name}" {here}'
    return link(view.to(lang=lang), lang.upper(), "rs-lang", more)
