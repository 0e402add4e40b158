"""The rulings page: open questions, answered with rules and proved by positions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from tutor.app.frame import View, view
from tutor.app.parts import contents
from tutor.app.parts.ruling import entry
from tutor.app.widgets import terms
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.load import GameLibrary
from tutor.library.models import Ruling, Section, Status

Groups = list[tuple[Section, list[Ruling]]]
"""The rulings of each section."""


def page() -> None:
    """Draw the filters and the rulings that pass them, with the one in the address open."""
    here = view("rulings")
    lib = here.game
    assert lib is not None, "the frame shows no place without a game"
    title = here.ui("rulings_title", game=here.words.of(lib.info.title))
    lead = paragraph(here.ui("rulings_lead"), "rs-lead")
    groups = grouped(lib, passing(here))
    items = contents.entries((f"g-{part.id}", here.words.of(part.title)) for part, _ in groups)
    html = (
        f'<div class="rs-page rs-rules" data-accent="{lib.info.accent}">'
        f'{contents.beside(here.words, items)}<div class="rs-body rs-rulings">'
        f'<div class="rs-head"><h1>{esc(title)}</h1>{lead}</div>{_filters(here)}'
        f"{contents.folded(here.words, items)}{listed(here, groups)}</div></div>"
    )
    html = terms.tappable(here.at("rulings"), here.lang, "rulings", html)
    sheet(html, "rulings", show=here.address.ruling)


def grouped(lib: GameLibrary, rulings: Iterable[Ruling]) -> Groups:
    """The rulings under the section of the rule that each cites first, in the order of rules."""
    order = list(lib.rules)
    parts: dict[str, list[Ruling]] = {}
    for ruling in sorted(rulings, key=lambda one: order.index(one.cites[0])):
        parts.setdefault(lib.rules[ruling.cites[0]].section, []).append(ruling)
    return [(part, parts[part.id]) for part in lib.info.sections if part.id in parts]


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


def listed(here: View, groups: Groups) -> str:
    """The groups as HTML; only the ruling in the address draws its positions."""
    lib = here.game
    assert lib is not None
    named = here.address.ruling
    note = (
        f'<p class="rs-notice" role="status">{esc(here.ui("unknown_ruling", ruling=named))}</p>'
        if named and named not in lib.rulings
        else ""
    )
    total = sum(len(rulings) for _, rulings in groups)
    count = paragraph(here.ui("rulings_count", count=total), "rs-small")
    parts = "".join(_group(here, section, rulings) for section, rulings in groups)
    return f"{note}{count}{parts or _none(here)}"


def _group(here: View, section: Section, rulings: list[Ruling]) -> str:
    named = here.address.ruling
    inside = "".join(entry(here, ruling, opened=ruling.id == named) for ruling in rulings)
    title = esc(here.words.of(section.title))
    return f'<section id="g-{esc(section.id)}" tabindex="-1"><h2>{title}</h2>{inside}</section>'


def _none(here: View) -> str:
    every = icon("rulings") + f"<span>{esc(here.ui('rulings_show_all'))}</span>"
    return paragraph(here.ui("rulings_none")) + link(here.at("rulings"), every, "rs-button")
