"""The rules page: the game on one page, each rule with all that hangs on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.app import choice
from tutor.app.address import Address, Switches
from tutor.app.frame import View, view
from tutor.app.parts import beside, contents, rule_card, rules_more
from tutor.app.widgets import terms
from tutor.app.widgets.chips import prose, rule_links
from tutor.app.widgets.html import esc, link, paragraph, sign
from tutor.app.widgets.picture import drawn, figure
from tutor.app.widgets.sheet import sheet
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, library
from tutor.library.models import Lang, Section


def page() -> None:
    """Draw the page and show the rule that the address names."""
    here = view("rules")
    assert here.game is not None, "the frame shows no place without a game"
    asked = here.address.rule
    unknown = asked and asked not in here.game.rules
    if unknown:
        text = esc(here.ui("unknown_rule", rule=asked))
        sheet(f'<p class="rs-notice" role="status">{text}</p>', "unknown_rule")
    word = here.address.term
    if word and word not in here.game.terms.glossary:
        text = esc(here.ui("unknown_term", term=word))
        sheet(f'<p class="rs-notice" role="status">{text}</p>', "unknown_term")
        word = ""
    html = whole(here.game.slug, here.lang, here.address.lang, here.address.variant)
    _own_note(here)
    shown = f"word-{word}" if word else ""
    sheet(html, "rules", show=shown if unknown or not asked else asked)


def _folding(name: str, title: str, inside: str) -> str:
    """A part of the page; all but the first two begin closed on a phone."""
    head = f"<h2>{esc(title)}</h2>"
    if name in ("summary", "turn"):
        return head + inside
    return f'<details class="rs-part" open data-narrow><summary>{head}</summary>{inside}</details>'


def _own_note(here: View) -> None:
    """What the owner wrote down about their own rulebook."""
    note = choice.note(here.game.slug) if here.game else ""
    if note:
        title = f"<strong>{esc(here.ui('edition_note'))}</strong>"
        sheet(f'<div class="rs-ownnote">{title}\n{esc(note)}</div>', "own_note")


@lru_cache(maxsize=32)
def whole(slug: str, lang: Lang, chosen: str, variant: Switches = ()) -> str:
    """The page's HTML under these switches; `chosen` is the language that links carry, "" for the
    browser's own.
    """
    lib = library().games[slug]
    words, base = lib.words(lang), Address("rules", slug, chosen, variant=variant)
    parts = list(_parts(lib, words, base))
    items = contents.entries((name, title) for name, title, _ in parts)
    body = "".join(
        f'<section id="{esc(name)}" tabindex="-1">{_folding(name, title, inside)}</section>'
        for name, title, inside in parts
    )
    html = (
        f'<div class="rs-page rs-rules" data-accent="{lib.info.accent}">'
        f'{contents.beside(words, items)}<div class="rs-body"><div class="rs-head">'
        f"<h1>{esc(words.of(lib.info.title))}</h1>"
        f"{paragraph(words.of(lib.info.tagline), 'rs-lead')}{_lacks(lib, words, base)}"
        f"{beside.row(words, base)}</div>{contents.folded(words, items)}{body}</div></div>"
    )
    return terms.tappable(base, lang, "rules", html)


def _lacks(lib: GameLibrary, words: Words, base: Address) -> str:
    """What our copy of the rulebook lacks, and the way to say what the reader's own says."""
    if lib.info.lacks is None:
        return ""
    way = link(base.at("edition"), esc(words.ui("edition_note")))
    return (
        f'<p class="rs-lacks">{sign("open")}<span>{esc(words.of(lib.info.lacks))} {way}</span></p>'
    )


def _parts(lib: GameLibrary, words: Words, base: Address) -> Iterator[tuple[str, str, str]]:
    """(id, title, HTML) of every part of the page, in order."""
    summary = f'<div class="rs-summary">{paragraph(words.of(lib.info.summary))}</div>'
    yield "summary", words.ui("rules_20_seconds"), summary
    repeats = "rules_round" if lib.info.by_rounds else "rules_turn"
    yield "turn", words.ui(repeats), _turn(lib, words, base)
    for section in lib.info.sections:
        yield f"s-{section.id}", words.of(section.title), _section(lib, words, base, section)
    if lib.mistakes:
        yield "mistakes", words.ui("rules_mistakes"), rules_more.mistakes(lib, words, base)
    if lib.info.switches:
        yield "switches", words.ui("rules_switches"), rules_more.switches(lib, words, base)
    if lib.terms.glossary:
        yield "glossary", words.ui("rules_glossary"), rules_more.glossary(words)
    yield "marks", words.ui("rules_marks"), rules_more.marks(words)
    yield "source", words.ui("rules_source"), paragraph(words.of(lib.info.source))


def _turn(lib: GameLibrary, words: Words, base: Address) -> str:
    info = lib.info
    picture = figure(drawn(lib, words, info.turn_figure), words, words.of(info.turn_figure.caption))
    steps = "".join(
        f"<li><p>{prose(words, base, words.of(step.text))}</p>"
        f'<p class="rs-beside">{rule_links(words, base, step.rules)}</p></li>'
        for step in info.turn
    )
    return f'<div class="rs-turn">{picture}<ol class="rs-steps">{steps}</ol></div>'


def _section(lib: GameLibrary, words: Words, base: Address, section: Section) -> str:
    picture = figure(drawn(lib, words, section.figure), words, words.of(section.figure.caption))
    cards = "".join(
        rule_card.card(lib, words, base, rule)
        for rule in lib.rules.values()
        if rule.section == section.id
    )
    lead = f'<p class="rs-lead">{prose(words, base, words.of(section.lead))}</p>'
    return f"{lead}{picture}{cards}"
