"""What a tool of the table desk works out, line by line, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tutor.app.address import Address
from tutor.app.frame import View
from tutor.app.parts import table_setup
from tutor.app.widgets.chips import rule_link
from tutor.app.widgets.html import esc, fold, icon, link, paragraph, sign, status
from tutor.app.widgets.problems import box
from tutor.app.widgets.problems import lines as problem_lines
from tutor.engine.problem import Problem
from tutor.engine.tool import Line, Tool
from tutor.library.load import GameLibrary
from tutor.library.models import Ruling

OPEN = ("house", "reconstructed", "derived")
"""Statuses that a line shows in words: what rests on them may be otherwise at another table."""


def title(view: View, tool: Tool) -> str:
    """A tool's name."""
    return view.words.text("tools", tool.name)


def lead(view: View, tool: Tool) -> str:
    """What a tool is for, in one sentence."""
    return view.words.text("tools", f"{tool.name}_what")


def card(view: View, tool: Tool, target: Address) -> str:
    """A tool as a card to open."""
    inside = (
        f"{icon('table')}<span><strong>{esc(title(view, tool))}</strong>"
        f'<span class="rs-small">{esc(lead(view, tool))}</span></span>'
    )
    return link(target, inside, "rs-toolcard")


def answer(view: View, lib: GameLibrary, lines: Sequence[Line], case: str = "") -> str:
    """The lines as a list. With the code of a position, a line's move leads to its verdict."""
    rows = "".join(_line(view, one, case) for one in lines)
    cited = dict.fromkeys(rule for one in lines for rule in one.cites)
    return (
        f'<div class="rs-worked" role="status"><ul>{rows}</ul></div>'
        f"{_rulings(view, lib, list(cited))}"
    )


def _line(view: View, one: Line, case: str) -> str:
    said = esc(view.words.tool(one.note))
    if one.move is not None and case:
        moves = table_setup.plain_code([one.move])
        said = link(view.to(case=case, moves=moves, tool="", mode=""), said, "rs-movelink")
    tag = "h3" if one.kind == "head" else "span"
    value = (
        ""
        if one.value is None
        else f'<strong class="rs-sum">{esc(_figure(view, one.value))}</strong>'
    )
    rules = " ".join(rule_link(view.words, view.address, rule) for rule in one.cites)
    beside = f'<span class="rs-lineby">{rules}{_status(view, one)}</span>' if rules else ""
    return (
        f'<li class="is-{one.kind}">{_sign(one)}<span class="rs-linebody">'
        f"<{tag}>{said}</{tag}>{beside}</span>{value}</li>"
    )


def _figure(view: View, value: int | str | None) -> str:
    """A figure at the end of a line, with a true minus sign."""
    shown = view.words.term(value)
    return f"−{shown[1:]}" if isinstance(value, int) and value < 0 else shown


def _sign(one: Line) -> str:
    """A line's kind as a sign; words say the same."""
    kind = {"yes": "legal", "no": "illegal", "open": "open"}.get(one.kind)
    return sign(kind) if kind else ""


def _status(view: View, one: Line) -> str:
    """The marks of what is not printed, each once."""
    kinds = dict.fromkeys(view.words.rules[rule].status for rule in one.cites)
    return "".join(f" {status(view.words, kind)}" for kind in kinds if kind in OPEN)


def _rulings(view: View, lib: GameLibrary, cited: Sequence[str]) -> str:
    """The rulings that hang on the rules of an answer, folded away."""
    found = {ruling.id: ruling for rule in cited for ruling in lib.rulings_of(rule)}
    if not found:
        return ""
    rows = "".join(_ruling(view, ruling) for ruling in found.values())
    summary = esc(view.ui("rules_rulings", count=len(found)))
    return fold(summary, f'<ul class="rs-plainlist">{rows}</ul>')


def _ruling(view: View, ruling: Ruling) -> str:
    target = view.at("rulings", ruling=ruling.id)
    asked = esc(view.words.of(ruling.question))
    return f"<li>{link(target, asked, 'rs-movelink')}</li>"


def problems(view: View, fields: Sequence[Any], found: Iterable[Problem]) -> str:
    """What was entered and cannot be, each with the name of its control."""
    named = [(table_setup.name_of(view.words, fields, one), one) for one in found]
    return box(view.ui("table_problems", count=len(named)), problem_lines(view, named))


def offered(view: View, tools: Sequence[Tool], targets: Sequence[Address]) -> str:
    """Several tools as cards under one heading; "" without any."""
    cards = "".join(card(view, tool, target) for tool, target in zip(tools, targets, strict=True))
    if not cards:
        return ""
    heading = f'<h2 class="rs-below">{esc(view.ui("tools_title"))}</h2>'
    lead = paragraph(view.ui("tools_lead"), "rs-small")
    return f'{heading}{lead}<div class="rs-tools">{cards}</div>'
