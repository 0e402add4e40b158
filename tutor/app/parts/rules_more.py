"""What stands below the rules: mistakes, switches, words, marks, sources."""

from __future__ import annotations

from typing import get_args

from tutor.app.address import Address, written
from tutor.app.widgets.chips import prose, rule_links
from tutor.app.widgets.html import esc, icon, link, paragraph, status
from tutor.app.widgets.switches import in_force
from tutor.app.widgets.terms import names
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import Mistake, Status, Switch


def mistakes(lib: GameLibrary, words: Words, base: Address) -> str:
    """What people get wrong, each with a position to play."""
    cards = "".join(_mistake(words, base, mistake) for mistake in lib.mistakes.values())
    return _with_lead(words.ui("rules_mistakes_lead"), cards)


def _with_lead(lead: str, cards: str) -> str:
    return f"{paragraph(lead, 'rs-lead')}<div class='rs-cards'>{cards}</div>"


def _mistake(words: Words, base: Address, mistake: Mistake) -> str:
    target = base.at("learn", scenario=mistake.scenario)
    inside = f"{icon('hand')}<span>{esc(words.ui('rules_try'))}</span>"
    named = f'aria-label="{esc(words.ui("rules_try"))}: {esc(words.of(mistake.belief))}"'
    return (
        f'<article class="rs-mistake" id="{esc(mistake.id)}">'
        f'<p class="rs-belief"><span>{esc(words.ui("rules_belief"))}</span>'
        f"{esc(words.of(mistake.belief))}</p>"
        f'<p class="rs-fact"><span>{esc(words.ui("rules_answer"))}</span>'
        f"{prose(words, base, words.of(mistake.answer))}</p>"
        f'<div class="rs-row">{link(target, inside, "rs-button", named)}'
        f"<span>{rule_links(words, base, mistake.rules)}</span></div></article>"
    )


def switches(lib: GameLibrary, words: Words, base: Address) -> str:
    """Editions and house rules, the rulebook's value first."""
    cards = "".join(_switch(lib, words, base, switch) for switch in lib.info.switches)
    inside = f"{icon('house')}<span>{esc(words.ui('edition'))}</span>"
    way = link(base.at("edition"), inside, "rs-button")
    return _with_lead(words.ui("rules_switches_lead"), cards) + way


def _switch(lib: GameLibrary, words: Words, base: Address, switch: Switch) -> str:
    yours = written(in_force(lib, dict(base.variant), switch))
    values = "".join(
        f"<li>{esc(words.of(name))}{_yours(words) if key == yours else ''}</li>"
        for key, name in switch.values.items()
    )
    return (
        f'<article class="rs-switch" id="switch-{esc(switch.key)}">'
        f"<h3>{esc(words.of(switch.title))}</h3><ul>{values}</ul>"
        f"{paragraph(words.of(switch.help), 'rs-why')}<p class='rs-beside'>"
        f"{rule_links(words, base, switch.rules)} {ruling_links(base, switch.rulings)}</p>"
        "</article>"
    )


def _yours(words: Words) -> str:
    return f' <strong class="rs-off">{esc(words.ui("edition_here"))}</strong>'


def ruling_links(base: Address, rulings: tuple[str, ...]) -> str:
    """Rulings as links to their page."""
    return " ".join(
        link(
            base.at("rulings", ruling=ruling),
            esc(ruling),
            "rs-idlink",
        )
        for ruling in rulings
    )


def glossary(words: Words) -> str:
    """The rulebook's own words in both languages, with an explanation each."""
    rows = "".join(
        f'<div id="word-{esc(key)}" tabindex="-1">'
        f"<dt>{esc(words.term(key))} {names(words, key)}</dt>"
        f"<dd>{esc(words.of(text))}</dd></div>"
        for key, text in words.terms.glossary.items()
    )
    return f'<dl class="rs-glossary">{rows}</dl>'


def marks(words: Words) -> str:
    """The status marks with what each one means."""
    rows = "".join(
        f"<div><dt>{status(words, kind)}</dt><dd>{esc(words.ui(f'status_{kind}_what'))}</dd></div>"
        for kind in get_args(Status)
    )
    return f'<dl class="rs-glossary">{rows}</dl>'
