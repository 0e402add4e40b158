""" "Where are we?": the round as a picture; tap a stop to see what may be done there."""

from __future__ import annotations

from functools import lru_cache

from tutor.app.address import Address
from tutor.app.frame import view
from tutor.app.widgets import terms
from tutor.app.widgets.chips import chips, prose, rule_links
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.picture import drawn, figure
from tutor.app.widgets.sheet import sheet
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, library
from tutor.library.models import Lang
from tutor.library.where import PICTURES, Stop, Where
from tutor.render.ring import Station, ring


def page() -> None:
    """Draw the ring and the stop that the address names, the first one without."""
    here = view("where")
    assert here.game is not None, "the frame shows no place without a game"
    if here.game.where is None:
        sheet(f"<h1>{esc(here.ui('where_title'))}</h1>{paragraph(here.ui('where_none'))}", "where")
        return
    count = len(here.game.where.stops)
    step = here.address.step or 1
    sheet(whole(here.at("where"), here.lang, min(step, count)), "where")


@lru_cache(maxsize=64)
def whole(base: Address, lang: Lang, step: int) -> str:
    """The page's HTML with a stop, counted from 1, opened; links carry what `base` does."""
    lib = library().games[base.game]
    assert lib.where is not None
    words = lib.words(lang)
    stop = lib.where.stops[step - 1]
    html = (
        f'<div class="rs-page rs-where" data-accent="{lib.info.accent}"><div class="rs-head">'
        f"<h1>{esc(words.ui('where_title'))}</h1>"
        f"{paragraph(words.of(lib.where.lead), 'rs-lead')}</div>"
        f'<div class="rs-wherebody"><nav aria-label="{esc(words.ui("where_stops"))}">'
        f"{_ring(lib.where, words, base, step)}{_list(lib.where, words, base, step)}</nav>"
        f"{_stop(lib, words, base, stop, step)}</div></div>"
    )
    return terms.tappable(base, lang, "where", html)


def _to(base: Address, step: int) -> Address:
    return base.at("where", step=step)


def _ring(where: Where, words: Words, base: Address, step: int) -> str:
    stations = [
        Station(
            _to(base, number).href(), words.of(stop.title), PICTURES[stop.picture](), number == step
        )
        for number, stop in enumerate(where.stops, 1)
    ]
    return ring(stations, closed=where.ring, middle=words.of(where.stops[step - 1].title))


def _list(where: Where, words: Words, base: Address, step: int) -> str:
    """The same stops by name."""
    rows = "".join(
        "<li>"
        + link(_to(base, number), esc(words.of(stop.title)), "rs-stopname", _here(number, step))
        + "</li>"
        for number, stop in enumerate(where.stops, 1)
    )
    return f'<ol class="rs-stops">{rows}</ol>'


def _here(number: int, step: int) -> str:
    return 'aria-current="step"' if number == step else ""


def _stop(lib: GameLibrary, words: Words, base: Address, stop: Stop, step: int) -> str:
    """What may be done now, what is forgotten most, the rules that hold there."""
    section = next(one for one in lib.info.sections if one.id == stop.section)
    picture = figure(drawn(lib, words, section.figure), words, words.of(section.figure.caption))
    now = "".join(f"<li>{prose(words, base, words.of(text))}</li>" for text in stop.now)
    forgotten = "".join(
        f"<li>{prose(words, base, words.of(one.text))} {rule_links(words, base, (one.rule,))}</li>"
        for one in stop.forgotten
    )
    return (
        f'<section class="rs-stopcard" id="stop-{esc(stop.id)}" tabindex="-1">'
        f"<h2>{step}. {esc(words.of(stop.title))}</h2>"
        f"<h3>{esc(words.ui('where_now'))}</h3><ul>{now}</ul>"
        f'<div class="rs-forgotten"><h3>{icon("hint")}{esc(words.ui("where_forgotten"))}</h3>'
        f"<ul>{forgotten}</ul></div>"
        f"<h3>{esc(words.ui('where_rules'))}</h3>{chips(words, base, stop.rules)}{picture}"
        f"{_onward(lib, words, base, step)}</section>"
    )


def _onward(lib: GameLibrary, words: Words, base: Address, step: int) -> str:
    """To the stop before and the one after."""
    assert lib.where is not None
    stops = lib.where.stops
    parts = []
    for number, name in ((step - 1, "back"), (step + 1, "next")):
        at = (number - 1) % len(stops) + 1
        if at == number or lib.where.ring:
            title = f"<span>{esc(words.of(stops[at - 1].title))}</span>"
            inside = icon(name) + title if name == "back" else title + icon(name)
            parts.append(link(_to(base, at), inside, "rs-button"))
    return f'<p class="rs-row">{"".join(parts)}</p>'
