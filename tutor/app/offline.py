"""A game as one HTML file: rules, rulings, figures, search; no server, and nothing loaded."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

from tutor.app import address, fonts
from tutor.app.address import Address
from tutor.app.parts import rules, ruling, rulings
from tutor.app.widgets import style
from tutor.app.widgets.html import esc, icon, paragraph, status
from tutor.app.widgets.pack import LATER
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import Lang, Ruling, Section
from tutor.render.look import DISPLAY_FONT

LARGEST = 2_000_000
"""Bytes of a file: a phone opens it at once."""
_HERE = Path(__file__).parent
_LINK = re.compile(r'<a ([^>]*?)href="([^"]*)"([^>]*)>(.*?)</a>', re.DOTALL)
_FORM = re.compile(r"<form.*?</form>", re.DOTALL)
_TERM = re.compile(r'<button [^>]*class="rs-term"[^>]*>(.*?)</button>', re.DOTALL)
"""A word whose explanation opens over the page; in the pack it is a plain word."""
_CARD = re.compile(r'<div class="rs-termcard".*?</div>', re.DOTALL)
_BUTTON = re.compile(r"<button.*?</button>", re.DOTALL)
_SHAPE = re.compile(r"<path [^>]*/>")
_ROW = re.compile(r'(?:<use href="#[a-z][0-9]+"/>){2,}')
_TURNED = re.compile(r'<g transform="[^"]*">(?:<use href="#[a-z][0-9]+"/>)+</g>')
_TAPPED = re.compile(r' data-id="[^"]*"')
_FONT = f' font-family="{DISPLAY_FONT}"'
"""Of nearly every word in a drawing; the style sheet names it once."""
_LEAST = 30
"""Characters of a shape worth sharing."""
_PAINT = re.compile(r"var\((--rs-[a-z0-9-]+), #[0-9A-Fa-f]{6}\)")
_FACES = (
    ("Fredoka One", 400, "FredokaOne-Regular.ttf"),
    ("Hanken Grotesk", 500, "HankenGrotesk-Medium.otf"),
    ("Hanken Grotesk", 700, "HankenGrotesk-Bold.otf"),
)


def pack(lib: GameLibrary, lang: Lang, page: Address) -> str:
    """The file's HTML, in one language and under the switches of a page."""
    words = lib.words(lang)
    base = Address("rules", lib.slug, lang, variant=page.variant)
    body = rules.whole(lib.slug, lang, lang, page.variant)
    groups = rulings.grouped(lib, lib.rulings.values())
    asked = "".join(_group(lib, words, base, section, found) for section, found in groups)
    whole = _plain(lib, body + _rulings(words, asked))
    shapes, inside = _shared(whole)
    title = esc(f"{words.of(lib.info.title)} – {words.ui('app_title')}")
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_faces()}{style.sheet()}{_text('offline.css')}</style></head>"
        f'<body data-accent="{lib.info.accent}" class="rs-root stApp">{_search(words)}'
        f"{shapes}<main>{inside}</main>"
        f"<script>const SAME={_synonyms(lib)};{_text('offline.js')}</script>"
        "</body></html>"
    )


def _rulings(words: Words, asked: str) -> str:
    """All rulings under a heading of their own."""
    title = f"<h2>{esc(words.ui('place_rulings'))}</h2>"
    return f'<div id="rulings" class="rs-page rs-rulings">{title}{asked}</div>'


def _group(
    lib: GameLibrary, words: Words, base: Address, section: Section, found: list[Ruling]
) -> str:
    title = words.of(section.title)
    inside = "".join(_ruling(lib, words, base, one) for one in found)
    return f'<section id="g-{esc(section.id)}"><h3>{esc(title)}</h3>{inside}</section>'


def _ruling(lib: GameLibrary, words: Words, base: Address, one: Ruling) -> str:
    inside = ruling.answered(lib.slug, one.id, words.lang, base)
    return (
        f'<article class="rs-ruling" id="{esc(one.id)}" tabindex="-1">'
        f'<details class="rs-fold"><summary><h4><span class="rs-id">{esc(one.id)}</span> '
        f"{esc(words.of(one.question))} {status(words, one.status)}</h4></summary>{inside}"
        "</details></article>"
    )


def _search(words: Words) -> str:
    """The field, and where its hits appear."""
    label = esc(words.ui("offline_search"))
    return (
        f'<header class="rs-offline"><label>{icon("search")}<input type="search" id="find" '
        f'placeholder="{label}" aria-label="{label}" autocomplete="off"></label>'
        f'<div id="hits" role="status" data-none="{esc(words.ui("offline_none"))}"></div></header>'
        f"<noscript>{paragraph(words.ui('offline_no_script'))}</noscript>"
    )


def _shared(html: str) -> tuple[str, str]:
    """Shapes that repeat, then rows and turned groups of them, drawn once; and what uses them."""
    html = _TAPPED.sub("", html.replace(_FONT, ""))
    drawn = ""
    for part, letter in ((_SHAPE, "p"), (_ROW, "r"), (_TURNED, "t"), (_ROW, "s")):
        more, html = _once(html, part, letter)
        drawn += more
    hidden = '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
    return f"{hidden}{drawn}</defs></svg>", html


def _once(html: str, part: re.Pattern[str], letter: str) -> tuple[str, str]:
    """Parts that repeat as definitions, and the HTML with each replaced by a reference."""
    counts = Counter(part.findall(html))
    often = [one for one, count in counts.items() if count > 1 and len(one) > _LEAST]
    uses = {one: f'<use href="#{letter}{number}"/>' for number, one in enumerate(often)}
    drawn = "".join(f'<g id="{letter}{n}">{one}</g>' for n, one in enumerate(often))
    return drawn, part.sub(lambda found: uses.get(found[0], found[0]), html)


def _plain(lib: GameLibrary, html: str) -> str:
    """The pages' HTML without what needs a server; links to rules and rulings lead within it."""
    html = html.replace(LATER, "").replace("</template>", "")
    html = _FORM.sub("", html)
    html = _TERM.sub(r"\1", html)
    html = _BUTTON.sub("", _CARD.sub("", html))
    html = _PAINT.sub(r"var(\1)", html)
    return _LINK.sub(lambda found: _linked(lib, found), html)


def _linked(lib: GameLibrary, found: re.Match[str]) -> str:
    """A link within the file; other links lose what they cannot reach."""
    before, href, _, inside = found.groups()
    if href.startswith("#"):
        return found[0]
    target = _anchor(lib, href)
    return f'<a {before}href="#{target}">{inside}</a>' if target else ""


def _anchor(lib: GameLibrary, href: str) -> str:
    place, _, query = href.replace("&amp;", "&").partition("?")
    pairs = dict(part.partition("=")[::2] for part in query.split("&"))
    found = address.read(place, pairs)[0]
    if place == "rules" and found.rule in lib.rules:
        return found.rule
    return found.ruling if place == "rulings" and found.ruling in lib.rulings else ""


def _synonyms(lib: GameLibrary) -> str:
    """Everyday words to the words of the rules, of both languages."""
    pairs = {**lib.synonyms.en, **lib.synonyms.de}
    return json.dumps(pairs, ensure_ascii=False).replace("</", "<\\/")


@cache
def _faces() -> str:
    """The typefaces inside the file."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/otf;base64,"
        f"{base64.b64encode(fonts.font_file(name).read_bytes()).decode()})}}"
        for family, weight, name in _FACES
    )


@cache
def _text(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
