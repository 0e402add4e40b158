"""Dots for the steps of a lesson: each a link, each with its state in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.app.address import Address
from tutor.app.widgets.html import esc, link


@dataclass(frozen=True)
class Dot:
    """One step. `kind` is step, review or end."""

    to: Address
    name: str
    done: bool
    here: bool = False
    kind: str = "step"


def dots(name: str, every: Iterable[Dot], done: str, open_: str) -> str:
    """A row of dots; `name` says what they are, `done` and `open_` are words for the states."""
    row = "".join(_dot(dot, done, open_) for dot in every)
    return f'<nav class="rs-dots" aria-label="{esc(name)}">{row}</nav>'


def _dot(dot: Dot, done: str, open_: str) -> str:
    said = esc(f"{dot.name} ({done if dot.done else open_})")
    css = f"rs-dot is-{dot.kind} {'is-done' if dot.done else ''}"
    here = 'aria-current="step"' if dot.here else ""
    return link(dot.to, "<span></span>", css, f'aria-label="{said}" title="{said}" {here}')


def quiet_dots(every: Iterable[bool]) -> str:
    """The same dots without links, where a sentence beside them says how many are filled."""
    marks = "".join(
        f'<span class="rs-dot {"is-done" if done else ""}"><span></span></span>' for done in every
    )
    return f'<span class="rs-dots" aria-hidden="true">{marks}</span>'
