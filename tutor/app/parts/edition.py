"""Edition and house rules, chosen once per game; the owner's cards and note."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.app import choice
from tutor.app.address import written
from tutor.app.frame import View, go, view
from tutor.app.parts import cards
from tutor.app.widgets import switches
from tutor.app.widgets.chips import rule_links
from tutor.app.widgets.html import esc, icon, link, paragraph, plain
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
    with st.container(key="edition_switches"):
        switches.draw(lib, here.words, dict(here.address.variant), KEY, partial(_choose, here, lib))
    cards.offered(here, lib)
    _note(here, lib)


def _head(here: View, lib: GameLibrary) -> None:
    title = here.ui("edition_title", game=here.words.of(lib.info.title))
    back = link(
        here.at("rules"), icon("rules") + f"<span>{esc(here.ui('place_rules'))}</span>", "rs-quiet"
    )
    sheet(
        f'<div class="rs-page rs-edition"><div class="rs-head"><h1>{esc(title)}</h1>'
        f"{paragraph(here.ui('edition_lead'), 'rs-lead')}{back}</div>"
        f"{differs(here, lib)}</div>",
        f"{KEY}_head",
    )


def differs(here: View, lib: GameLibrary) -> str:
    """What is played otherwise than the rulebook in the box says, each with its rules."""
    chosen = dict(here.address.variant)
    rows = "".join(
        _differing(here, lib, switch)
        for switch in lib.info.switches
        if written(switches.in_force(lib, chosen, switch)) != next(iter(switch.values))
    )
    title = esc(here.ui("edition_differs"))
    inside = f"<ul>{rows}</ul>" if rows else paragraph(here.ui("edition_as_printed"))
    return f'<section class="rs-differs" role="status"><h2>{title}</h2>{inside}</section>'


def _differing(here: View, lib: GameLibrary, switch: Switch) -> str:
    words = here.words
    now = written(switches.in_force(lib, dict(here.address.variant), switch))
    usual = words.of(next(iter(switch.values.values())))
    instead = esc(here.ui("edition_instead", value=usual))
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
        f'<section class="rs-page"><h2 class="rs-below">{esc(here.ui("edition_note"))}</h2>'
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
