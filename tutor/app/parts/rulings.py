"""The rulings page: open questions, answered with rules and proved by positions."""

from __future__ import annotations

from typing import get_args

import streamlit as st

from tutor.app.frame import View, go, view
from tutor.app.parts.ruling import entry
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.models import Ruling, Status

RULE, STATUS = "rulings_rule", "rulings_status"
"""Keys of the two filters."""


def page() -> None:
    """Draw the filters and the rulings that pass them; the one in the address is open."""
    here = view("rulings")
    lib = here.game
    assert lib is not None, "the frame shows no place without a game"
    game = here.words.of(lib.info.title)
    sheet(
        f'<div class="rs-page" data-accent="{lib.info.accent}">'
        f"<h1>{esc(here.ui('rulings_title', game=game))}</h1>"
        f"{paragraph(here.ui('rulings_lead'), 'rs-lead')}</div>",
        "rulings_top",
    )
    _filters(here)
    sheet(listed(here), "rulings", show=here.address.ruling)


def _filters(here: View) -> None:
    """Two native controls that follow the address, so that back and bookmarks work."""
    assert here.game is not None
    cited = {rule for ruling in here.game.rulings.values() for rule in ruling.cites}
    rules = ["", *(rule for rule in here.game.rules if rule in cited)]
    statuses = ["", *get_args(Status)]
    used = {ruling.status for ruling in here.game.rulings.values()}
    st.session_state[RULE] = here.address.rule if here.address.rule in rules else ""
    st.session_state[STATUS] = here.address.status if here.address.status in statuses else ""
    with st.container(horizontal=True, key="rulings_filters", vertical_alignment="bottom"):
        st.selectbox(
            here.ui("rulings_filter_rule"),
            rules,
            key=RULE,
            format_func=lambda rule: _rule_name(here, rule),
            on_change=_filtered,
            args=(here,),
        )
        st.selectbox(
            here.ui("rulings_filter_status"),
            [status for status in statuses if not status or status in used],
            key=STATUS,
            format_func=lambda kind: here.ui(f"status_{kind}" if kind else "rulings_filter_all"),
            on_change=_filtered,
            args=(here,),
        )


def _rule_name(here: View, rule: str) -> str:
    if not rule:
        return here.ui("rulings_filter_all")
    return f"{rule} · {here.words.of(here.words.rules[rule].title)}"


def _filtered(here: View) -> None:
    """A filter was changed: the address follows. What a browser sends is read again there."""
    rule, status = str(st.session_state[RULE] or ""), str(st.session_state[STATUS] or "")
    go(here.to(rule=rule, status=status, ruling=""))


def passing(here: View) -> list[Ruling]:
    """The rulings that both filters let through, and the one that the address names."""
    assert here.game is not None
    rule, status, named = here.address.rule, here.address.status, here.address.ruling
    return [
        ruling
        for ruling in here.game.rulings.values()
        if ruling.id == named
        or ((not rule or rule in ruling.cites) and (not status or ruling.status == status))
    ]


def listed(here: View) -> str:
    """The list as HTML; only the ruling in the address draws its positions."""
    lib = here.game
    assert lib is not None
    rulings = passing(here)
    named = here.address.ruling
    note = (
        f'<p class="rs-notice" role="status">{esc(here.ui("unknown_ruling", ruling=named))}</p>'
        if named and named not in lib.rulings
        else ""
    )
    count = paragraph(here.ui("rulings_count", count=len(rulings)), "rs-small")
    entries = "".join(entry(here, ruling, opened=ruling.id == named) for ruling in rulings)
    if not rulings:
        entries = paragraph(here.ui("rulings_none")) + link(
            here.at("rulings"),
            icon("rulings") + f"<span>{esc(here.ui('rulings_show_all'))}</span>",
            "rs-button",
        )
    inside = f"{note}{count}{entries}"
    return f'<div class="rs-page rs-rulings" data-accent="{lib.info.accent}">{inside}</div>'
