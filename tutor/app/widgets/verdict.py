"""The verdict panel, the same everywhere: sign, word, fact, rules, the way out, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import streamlit as st

from tutor.app.address import Address
from tutor.app.widgets import known
from tutor.app.widgets.chips import chips, rule_link
from tutor.app.widgets.html import drawing, esc, fold, paragraph, plain, sign
from tutor.app.widgets.moves import label, whose
from tutor.app.widgets.sheet import sheet
from tutor.engine.game import Game
from tutor.engine.verdict import Finding, Judgement
from tutor.explain.words import Words
from tutor.render import art

FEW = 4
"""Chips shown at once; a fold holds the others."""
LEGAL, ILLEGAL = "legal", "illegal"


@dataclass(frozen=True)
class Answer:
    """An action that was judged, in the state it was tried in."""

    game: Game[Any, Any, Any]
    state: Any
    action: Any
    judgement: Judgement[Any]

    @property
    def kind(self) -> str:
        """legal or illegal."""
        return LEGAL if self.judgement.verdict.legal else ILLEGAL

    @property
    def main(self) -> Finding:
        """What is said large: the weightiest refusal, or the first effect."""
        events = self.judgement.step.events if self.judgement.step else ()
        return events[0] if events else self.judgement.verdict.findings[0]

    def rules(self) -> tuple[str, ...]:
        """The rules cited, the main one and what it rests on first."""
        main = (self.main.rule, *self.main.note.also)
        return tuple(dict.fromkeys((*main, *self.judgement.cites)))

    def way_out(self) -> Any | None:
        """The legal action most like a refused one; None for a legal one or without any."""
        if self.judgement.verdict.legal:
            return None
        return known.nearest(self.game, self.state, self.action)


def judge(game: Game[Any, Any, Any], state: Any, action: Any) -> Answer:
    """Judge an action for showing it."""
    return Answer(game, state, action, game.judge(state, action))


def spoken(answer: Answer, words: Words) -> str:
    """The verdict in one breath, for screen readers."""
    said = words.finding(answer.main)
    return " ".join(
        part
        for part in (
            f"{words.ui(f'verdict_{answer.kind}')}:",
            said.fact,
            f"({said.rule})",
            said.way,
        )
        if part
    )


def panel(
    answer: Answer | None,
    words: Words,
    base: Address,
    key: str,
    on_way: Callable[[Any], None] | None = None,
    before: str = "",
    *,
    quiet: bool = False,
) -> None:
    """Draw the panel; without an answer yet, its place and an invitation.

    `on_way` gets the action of the way-out button. `base` gives links their game and language.
    `before` is HTML to stand above the panel. A `quiet` panel leaves the line that speaks for it
    on a phone to something above it.
    """
    if answer is None:
        sheet(_stack(before, empty(words)), f"{key}_head")
        return
    way = None if on_way is None else answer.way_out()
    above, below = before + head(answer, words, base, quiet=quiet), more(answer, words, base)
    if way is None or on_way is None:
        sheet(_stack(above, below), f"{key}_head")
        return
    sheet(_stack(above), f"{key}_head")
    _way_button(answer, words, key, way, on_way)
    sheet(below, f"{key}_more")


def _stack(*parts: str) -> str:
    """Parts below each other in one element."""
    return f'<div class="rs-stack">{"".join(parts)}</div>'


def _way_button(
    answer: Answer, words: Words, key: str, way: Any, on_way: Callable[[Any], None]
) -> None:
    text = words.ui("way_out", move=label(answer.game, answer.state, words, way))
    st.button(plain(text), key=f"{key}_way", type="primary", on_click=on_way, args=(way,))


def empty(words: Words) -> str:
    """The panel before the first move."""
    face = drawing(art.pig_face(), 64, "rs-face")
    return f'<div class="rs-verdict is-empty">{face}{paragraph(words.ui("verdict_none"))}</div>'


def head(answer: Answer, words: Words, base: Address, *, quiet: bool = False) -> str:
    """Sign, word, move, fact, need and have, the way in words, and the first chips."""
    return _head(answer, words, base.at("rules"), quiet)


@lru_cache(maxsize=known.KEPT)
def _head(answer: Answer, words: Words, base: Address, quiet: bool) -> str:
    said = words.finding(answer.main)
    move = whose(answer.game, answer.state, words, answer.action)
    way = paragraph(said.way, "rs-way") if said.way else ""
    peek = "" if quiet else _peek(answer, said.fact)
    return (
        f'<section class="rs-verdict is-{answer.kind}" id="verdict" tabindex="-1"'
        f' aria-label="{esc(words.ui("verdict"))}">'
        f'<p class="rs-move">{esc(move)}</p>'
        f'<h3 class="rs-word">{sign(answer.kind)}{esc(words.ui(f"verdict_{answer.kind}"))}</h3>'
        f'<p class="rs-fact">{esc(said.fact)}</p>'
        f"{_shown(answer, words)}{_numbers(answer, words)}{way}"
        f"{chips(words, base, answer.rules()[:FEW])}{peek}</section>"
    )


def _peek(answer: Answer, fact: str) -> str:
    """The verdict in a line at the top of a phone while the panel is out of view. The board has
    said it aloud already, so screen readers pass over it.
    """
    return (
        f'<a class="rs-peek" href="#verdict" data-jump aria-hidden="true" tabindex="-1">'
        f"{sign(answer.kind)}<span>{esc(fact)}</span></a>"
    )


def _shown(answer: Answer, words: Words) -> str:
    """The picture of the move, where the game draws one."""
    draw = answer.game.art.move
    picture = draw(answer.state, answer.action, words) if draw else None
    return f'<div class="rs-moveshown">{picture.svg}</div>' if picture else ""


def _numbers(answer: Answer, words: Words) -> str:
    """What the rule asks for and what the position offers, side by side."""
    said = words.finding(answer.main)
    if not said.need or not said.have:
        return ""
    pairs = ((words.ui("need"), said.need), (words.ui("have"), said.have))
    cells = "".join(
        f"<div><dt>{esc(name)}</dt><dd>{esc(value)}</dd></div>" for name, value in pairs
    )
    return f'<dl class="rs-numbers">{cells}</dl>'


def more(answer: Answer, words: Words, base: Address) -> str:
    """Folds: other reasons or permissions, effects, further rules."""
    return _more(answer, words, base.at("rules"))


@lru_cache(maxsize=known.KEPT)
def _more(answer: Answer, words: Words, base: Address) -> str:
    findings = answer.judgement.verdict.findings
    events = answer.judgement.step.events if answer.judgement.step else ()
    parts = [
        _told(words, base, "why_effects", events if len(events) > 1 else ()),
        _told(words, base, "why_allowed", findings)
        if answer.judgement.verdict.legal
        else _told(words, base, "other_reasons", findings[1:]),
        _further(answer, words, base),
    ]
    return f'<div class="rs-verdict-more">{"".join(parts)}</div>'


def _told(words: Words, base: Address, title: str, findings: Iterable[Finding]) -> str:
    lines = [_line(words, base, finding) for finding in findings]
    if not lines:
        return ""
    return fold(f"{esc(words.ui(title))} ({len(lines)})", f"<ul>{''.join(lines)}</ul>")


def _line(words: Words, base: Address, finding: Finding) -> str:
    said = words.finding(finding)
    way = f' <span class="rs-way">{esc(said.way)}</span>' if said.way else ""
    return f"<li>{esc(said.fact)} {rule_link(words, base, said.rule)}{way}</li>"


def _further(answer: Answer, words: Words, base: Address) -> str:
    """The rules cited beyond the first chips, and those that go with the main rule."""
    cited = answer.rules()
    main = words.rules[answer.main.rule]
    beside = (*cited[FEW:], *main.together, *main.related)
    further = tuple(rule for rule in dict.fromkeys(beside) if rule not in cited[:FEW])
    if not further:
        return ""
    return fold(f"{esc(words.ui('further_rules'))} ({len(further)})", chips(words, base, further))
