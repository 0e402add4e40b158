"""Edition and house rules, chosen once per game; the owner's cards and note."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.app import choice
from tutor.app.address import written
from tutor.app.frame import View, go, view
from tutor.app.parts import cards, errata
from tutor.app.widgets import switches
from tutor.app.widgets.chips import rule_links
from tutor.app.widgets.html import esc, icon, link, paragraph, plain, sign
from tutor.app.widgets.problems import notice
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import problem
from tutor.library.load import GameLibrary
from tutor.library.models import Switch

KEY = "edition"
LONGEST_NOTE = 2000


def page() -> None:
    """Draw the choice, or the table of cards that the address names."""
    here = view("edition")
    lib = here.game
    assert lib is not None, "the frame shows no place without a game"
    table = cards.named(lib, here.address.tool)
    if table is not None:
        cards.draw(here, lib, table)
        return
    if here.address.tool:
        found = problem("tool", "no_table", found=here.address.tool)
        notice(here, (found,), "edition_unknown")
    _head(here, lib)
    _switches(here, lib)
    below = errata.overview(lib, here.words, here.address)
    if below:
        sheet(below, f"{KEY}_errata")
    cards.offered(here, lib)
    _note(here, lib)


def _switches(here: View, lib: GameLibrary) -> None:
    """Every switch with what it is about, those that take an erratum back apart from the others."""
    groups = {
        "open": [switch for switch in lib.info.switches if not switch.before],
        "errata": [switch for switch in lib.info.switches if switch.before],
    }
    for name, group in groups.items():
        if not group:
            continue
        title = f'<h2 class="rs-below">{esc(here.ui(f"edition_{name}"))}</h2>'
        sheet(f'<div class="rs-page">{title}</div>', f"{KEY}_{name}_title")
        with st.container(key=f"{KEY}_switches_{name}"):
            chosen, act = dict(here.address.variant), partial(_choose, here, lib)
            switches.draw(lib, here.words, chosen, KEY, act, explained=group)


def _head(here: View, lib: GameLibrary) -> None:
    title = here.ui("edition_title", game=here.words.of(lib.info.title))
    back = link(
        here.at("rules"), icon("rules") + f"<span>{esc(here.ui('place_rules'))}</span>", "rs-quiet"
    )
    sheet(
        f'<div class="rs-page rs-edition"><div class="rs-head"><h1>{esc(title)}</h1>'
        f"{paragraph(here.ui('edition_lead'), 'rs-lead')}{_lacks(here, lib)}{back}</div>"
        f"{differs(here, lib)}</div>",
        f"{KEY}_head",
    )


def _lacks(here: View, lib: GameLibrary) -> str:
    """What our copy lacks, and the way down to the owner's note."""
    if lib.info.lacks is None:
        return ""
    said = esc(here.words.of(lib.info.lacks))
    way = f'<a href="#note" data-jump>{esc(here.ui("edition_note"))}</a>'
    return f'<p class="rs-lacks">{sign("open")}<span>{said} {way}</span></p>'


def differs(here: View, lib: GameLibrary) -> str:
    """The box played from, and what is played otherwise than its rulebook says, with the rules."""
    chosen = dict(here.address.variant)
    own = {switch.key: chosen[switch.key] for switch in _boxes(lib) if switch.key in chosen}
    rows = "".join(
        _differing(here, lib, switch, switches.in_force(lib, own, switch))
        for switch in lib.info.switches
        if switches.in_force(lib, chosen, switch) != switches.in_force(lib, own, switch)
    )
    title = esc(here.ui("edition_differs"))
    usual = ("edition_as_printed", *(() if lib.info.lacks is None else ("edition_as_likely",)))
    inside = f"<ul>{rows}</ul>" if rows else "".join(paragraph(here.ui(key)) for key in usual)
    box = "".join(_box(here, lib, switch) for switch in _boxes(lib))
    return f'<section class="rs-differs" role="status">{box}<h2>{title}</h2>{inside}</section>'


def _boxes(lib: GameLibrary) -> list[Switch]:
    """The switches that stand for a box with a rulebook of its own: they set others."""
    return [switch for switch in lib.info.switches if switch.implies]


def _box(here: View, lib: GameLibrary, switch: Switch) -> str:
    now = written(switches.in_force(lib, dict(here.address.variant), switch))
    return paragraph(here.ui("edition_box", value=here.words.of(switch.values[now])))


def _differing(here: View, lib: GameLibrary, switch: Switch, usual: Any) -> str:
    words = here.words
    now = written(switches.in_force(lib, dict(here.address.variant), switch))
    instead = esc(here.ui("edition_instead", value=words.of(switch.values[written(usual)])))
    return (
        f"<li><strong>{esc(words.of(switch.title))}</strong>: {esc(words.of(switch.values[now]))}"
        f' <span class="rs-small">({instead})</span> '
        f"{rule_links(words, here.address, switch.rules)}</li>"
    )


def _choose(here: View, lib: GameLibrary, variant: Mapping[str, Any]) -> None:
    """Keep the choice, and show it in the address."""
    choice.keep_switches(lib.slug, variant)
    go(here.to(variant=tuple(variant.items())))


def _note(here: View, lib: GameLibrary) -> None:
    """What the owner's own rulebook says, in their words; it shows on the rules page."""

    def keep() -> None:
        choice.keep_note(lib.slug, str(st.session_state[f"{KEY}_note"]))

    sheet(
        '<section class="rs-page" id="note" tabindex="-1">'
        f'<h2 class="rs-below">{esc(here.ui("edition_note"))}</h2>'
        f"{paragraph(here.words.of(lib.info.source), 'rs-small')}"
        f"{paragraph(here.ui('edition_note_what'), 'rs-small')}</section>",
        f"{KEY}_note_what",
    )
    st.session_state[f"{KEY}_note"] = choice.note(lib.slug)
    st.text_area(
        plain(here.ui("edition_note")),
        key=f"{KEY}_note",
        max_chars=LONGEST_NOTE,
        on_change=keep,
        label_visibility="collapsed",
        placeholder=here.ui("edition_note_hint"),
    )
