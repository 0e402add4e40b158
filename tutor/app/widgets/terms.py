"""Words of the glossary, each tappable where it first stands on a page.

A tap opens the explanation over the page: the browser's own popover, which needs no script and
which Escape closes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from tutor.app.address import Address
from tutor.app.widgets.html import esc, icon, link
from tutor.explain.words import Words
from tutor.library.load import library
from tutor.library.models import LANGUAGES, Lang
from tutor.library.search.spelling import WORD, stems
from tutor.library.vocabulary import Term

_MARKS_BEFORE, _MARKS_AFTER = re.compile(r"[^\w\s;]+$"), re.compile(r"[^\w\s<&]+")
_TAG = re.compile(r"(<[^>]+>)")
_NAME = re.compile(r"</?([a-z0-9]+)")
_QUIET = frozenset(
    (
        *("a", "button", "form", "h1", "h2", "h3", "h4", "label", "nav", "select", "summary"),
        *("dt", "kbd", "svg", "template", "textarea"),
    )
)
"""Where no word becomes a button: in links, headings, drawings and controls."""
_GAPS = frozenset((" ", "-", "\u00a0"))
_PLURALS = ("plural", "many")
LONGEST = 4
"""Words of a term."""


@lru_cache(maxsize=256)
def tappable(base: Address, lang: Lang, page: str, html: str, *, title: bool = False) -> str:
    """HTML with the first of each term made tappable, and the explanations at its end.

    `base` gives the game and what links carry; `page` tells the sheets of a page apart. `title`
    says that the heading is a sentence to read, as a task's goal is, and not a name.
    """
    known = _known(base.game, lang)
    if not known:
        return html
    found: dict[str, None] = {}
    quiet = _QUIET - {"h1"} if title else _QUIET
    inside = "".join(_marked(html, known, lang, page, found, quiet))
    words = library().games[base.game].words(lang)
    return inside + "".join(_card(words, base, page, term) for term in found)


def _marked(
    html: str,
    known: Mapping[tuple[str, ...], str],
    lang: Lang,
    page: str,
    found: dict[str, None],
    quiet: frozenset[str],
) -> Iterator[str]:
    inside = 0
    for part in _TAG.split(html):
        if part.startswith("<"):
            inside += _deeper(part, quiet)
            yield part
        else:
            yield part if inside else "".join(_in_text(part, known, lang, page, found))


def _deeper(tag: str, quiet: frozenset[str]) -> int:
    """1 where a quiet part begins, -1 where it ends."""
    name = _NAME.match(tag)
    if name is None or name[1] not in quiet or tag.endswith("/>"):
        return 0
    return -1 if tag.startswith("</") else 1


def _in_text(
    text: str, known: Mapping[tuple[str, ...], str], lang: Lang, page: str, found: dict[str, None]
) -> Iterator[str]:
    spans = [match.span() for match in WORD.finditer(text)]
    stemmed = [_sounds(text[start:end], lang) for start, end in spans]
    exact: list[tuple[str, ...]] = [(_letters(text[start:end]),) for start, end in spans]
    done = at = 0
    while at < len(spans):
        long, term = max(_longest(text, spans, row, known, at) for row in (stemmed, exact))
        if term and term not in found:
            found[term] = None
            start, end = spans[at][0], spans[at + long - 1][1]
            first, last = _with_marks(text, done, start, end)
            button = _button(page, term, text[start:end])
            yield text[done:first] + _held(text[first:start], button, text[end:last])
            done = last
        at += long or 1
    yield text[done:]


def _with_marks(text: str, done: int, start: int, end: int) -> tuple[int, int]:
    """Where a term begins and ends with the marks around it."""
    before, after = _MARKS_BEFORE.search(text, done, start), _MARKS_AFTER.match(text, end)
    return before.start() if before else start, after.end() if after else end


def _held(before: str, button: str, after: str) -> str:
    """A term with its marks: a browser would break the line between a button and a mark."""
    whole = f"{before}{button}{after}"
    return f'<span class="rs-held">{whole}</span>' if before or after else whole


def _longest(
    text: str,
    spans: list[tuple[int, int]],
    stemmed: list[tuple[str, ...]],
    known: Mapping[tuple[str, ...], str],
    at: int,
) -> tuple[int, str]:
    """How many words from here are a term, and which; 0 for none."""
    best, row = (0, ""), stemmed[at]
    for count in range(1, LONGEST + 1):
        if row in known:
            best = count, known[row]
        after = at + count
        if after >= len(spans) or text[spans[after - 1][1] : spans[after][0]] not in _GAPS:
            break
        row = (*row, *stemmed[after])
    return best


@lru_cache(maxsize=32)
def _known(slug: str, lang: Lang) -> dict[tuple[str, ...], str]:
    """How each term may be written, stemmed, to its key in the glossary."""
    terms = library().games[slug].terms
    found: dict[tuple[str, ...], str] = {}
    for key in terms.glossary:
        for row in _rows(terms.terms[key], lang):
            found[row] = key
    return found


def _rows(term: Term, lang: Lang) -> Iterator[tuple[str, ...]]:
    """The ways in which a text may write a term."""
    if lang in term.found_as:
        yield from (tuple(map(_letters, WORD.findall(said))) for said in term.found_as[lang])
        return
    forms = (term.forms[form] for form in _PLURALS if form in term.forms)
    for name in (*forms, term.name):
        words = WORD.findall(name.of(lang))
        if words and len(words) <= LONGEST:
            yield sum((_sounds(word, lang) for word in words), ())


def _letters(word: str) -> str:
    """A word that counts only as it is written; no stem begins like this."""
    return f"={word}"


def _sounds(word: str, lang: Lang) -> tuple[str, ...]:
    """A word's stems with its umlauts: looking up forgives a missing one, but a `Schaf` that stands
    in a text is no `Schäfer`.
    """
    umlauts = "".join(letter for letter in word.casefold() if letter in "äöü")
    return tuple(f"{stem}{umlauts}" for stem in stems(word, lang))


def card_id(page: str, term: str) -> str:
    """The id of an explanation."""
    return f"{page}-word-{re.sub('[^A-Za-z0-9_-]', '_', term)}"


def _button(page: str, term: str, said: str) -> str:
    return (
        f'<button type="button" class="rs-term" popovertarget="{card_id(page, term)}">'
        f"{said}</button>"
    )


def _card(words: Words, base: Address, page: str, term: str) -> str:
    """The explanation, with the name in the other language."""
    place = card_id(page, term)
    target = base.at("rules", term=term)
    more = link(target, esc(words.ui("find_glossary")), "rs-more")
    close = esc(words.ui("term_close"))
    return (
        f'<div class="rs-termcard" id="{place}" popover role="group"'
        f' aria-label="{esc(words.term(term))}">'
        f"<p><dfn>{esc(words.term(term))}</dfn> {names(words, term)}</p>"
        f"<p>{esc(words.of(words.terms.glossary[term]))}</p><p class='rs-row'>{more}"
        f'<button type="button" class="rs-button" popovertarget="{place}"'
        f' popovertargetaction="hide">{icon("back")}<span>{close}</span></button></p></div>'
    )


def names(words: Words, term: str) -> str:
    """A term's name in the other language, and its plain word."""
    entry = words.terms.terms[term]
    other = next(lang for lang in LANGUAGES if lang != words.lang)
    plain = f" · {words.ui('term_plain', plain=words.of(entry.plain))}" if entry.plain else ""
    said = words.ui("term_other", name=entry.name.of(other))
    return f"<small>{esc(said)}{esc(plain)}</small>"
