"""What cannot be, listed by name: for links, positions and files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.app.frame import View
from tutor.app.widgets.chips import prose, rule_link
from tutor.app.widgets.html import esc, icon, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Problem


def notice(view: View, problems: Iterable[Problem], key: str) -> None:
    """A box on the page with what makes no sense in its address; nothing without problems."""
    lines = "".join(f"<li>{esc(view.words.problem(problem))}</li>" for problem in problems)
    if lines:
        sheet(box(view.ui("problem_heading"), lines, view.ui("problem_go_on")), key)


def box(title: str, lines: str, after: str = "") -> str:
    """A box with a heading and list items as HTML."""
    below = paragraph(after) if after else ""
    return (
        f'<div class="rs-notice" role="status">{icon("link")}<div>'
        f"<strong>{esc(title)}</strong><ul>{lines}</ul>{below}</div></div>"
    )


def line(view: View, name: str, problem: Problem) -> str:
    """One problem: what it is about, what cannot be, and the rule that excludes it."""
    said = prose(view.words, view.address, view.words.problem(problem))
    rule = problem.rule
    cited = f" {rule_link(view.words, view.address, rule)}" if rule in view.words.rules else ""
    return f"<li><strong>{esc(name)}</strong>: {said}{cited}</li>"


def lines(view: View, named: Sequence[tuple[str, Problem]]) -> str:
    """Several problems, each with the name of what it is about."""
    return "".join(line(view, name, problem) for name, problem in named)
