"""The rulings page: open questions, answered with rules and proved by positions."""

from __future__ import annotations

from typing import get_args

from tutor.app.frame import View, view
from tutor.app.parts.ruling import entry
from tutor.app.widgets import terms
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.models import Ruling, Status


def page() -> None:
    """Draw the filters and the rulings that pass them, with the one in the address open."""
    here = view("rulings")
    lib = here.game
    assert lib is not None, "the frame shows no place without a game"
    title = here.ui("rulings_title", game=here.words.of(lib.info.title))
    lead = paragraph(here.ui("rulings_lead"), "rs-lead")
    html = (
        f'<div class="rs-page rs-rulings" data-accent="{lib.info.accent}">'
        f'<div class="rs-head"><h1>{esc(title)}</h1></div>{lead}'
        f"{_filters(here)}{listed(here)}</div>"
    )
    html = terms.tappable(here.at("rulings"), here.lang, "rulings", html)
    sheet(html, "rulings", show=here.address.ruling)


def _filters(here: View) -> str:
    """Two lists whose entries are addresses, so that back and bookmarks keep the choice."""
    assert here.game is not None
    cited = {rule for ruling in here.game.rulings.values() for rule in ruling.cites}
    used = {ruling.status for ruling in here.game.rulings.values()}
    rules = [rule for rule in here.game.rules if rule in cited]
    statuses = [status for status in get_args(Status) if status in used]
    return (
        '<div class="rs-row rs-filters">'
        + _filter(here, "rule", [(rule, _rule_name(here, rule)) for rule in rules])
        + _filter(here, "status", [(kind, here.ui(f"status_{kind}")) for kind in statuses])
        + "</div>"
    )


def _filter(here: View, name: str, choices: list[tuple[str, str]]) -> str:
    """One list; "all" comes first."""
    chosen = getattr(here.address, name)
    every = [("", here.ui("rulings_filter_all")), *choices]
    options = "".join(
        f'<option value="{esc(here.to(**{name: value, "ruling": ""}).href())}"'
        f"{' selected' if value == chosen else ''}>{esc(shown)}</option>"
        for value, shown in every
    )
    return (
        f'<label class="rs-choice"><span>{esc(here.ui(f"rulings_filter_{name}"))}</span>'
        f"<select data-go>{options}</select></label>"
    )


def _rule_name(here: View, rule: str) -> str:
    return f"{rule} · {here.words.of(here.words.rules[rule].title)}"


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
    return f"{note}{count}{entries}"
