"""What the table desk says: who may do what, and answers to questions, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.app.address import Address
from tutor.app.frame import View, plain_view
from tutor.app.parts import table_setup
from tutor.app.parts.table_setup import Setup
from tutor.app.widgets import known
from tutor.app.widgets.chips import rule_link, rule_links
from tutor.app.widgets.html import esc, fold, link, paragraph, sign
from tutor.app.widgets.moves import whose
from tutor.engine.game import Game
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import Lang

FEW, MANY = 6, 24
"""Moves that stand open at once; moves listed at most, more are counted."""


def head(view: View, title: str, lead: str) -> str:
    """The page's heading."""
    return (
        f'<header class="rs-goal"><h1>{esc(view.ui(title))}</h1>'
        f"{paragraph(view.ui(lead), 'rs-say')}</header>"
    )


def who_may(view: View, lib: GameLibrary, setup: Setup) -> str:
    """All legal moves, and apart from them what people try in vain, each with its reason."""
    to = view.at("table", case=table_setup.code(lib, setup))
    if not table_setup.players(lib, setup):
        return f'<section class="rs-whomay">{paragraph(view.ui("table_nobody"))}</section>'
    return _who_may(to, view.lang, setup.state)


@lru_cache(maxsize=known.KEPT)
def _who_may(to: Address, lang: Lang, state: Any) -> str:
    """`to` is the table with the state on it, from which each move's link is made."""
    view = plain_view(to, lang)
    game = _game(view)
    legal = _listed(view, state, "legal", known.legal(game, state))
    refused = _listed(view, state, "refused", known.refused(game, state))
    title = esc(view.ui("table_who_what"))
    return f'<section class="rs-whomay"><h2>{title}</h2>{legal}{refused}</section>'


def _game(view: View) -> Game[Any, Any, Any]:
    assert view.game is not None, "the frame shows no table without a game"
    return view.game.game


def _listed(view: View, state: Any, kind: str, actions: Sequence[Any]) -> str:
    """The moves of one kind, folded while they are many."""
    named = f"{sign('legal' if kind == 'legal' else 'illegal')}{esc(view.ui(f'moves_{kind}'))}"
    if not actions:
        return f"<h3>{named}</h3>{paragraph(view.ui(f'moves_{kind}_none'))}"
    summary = f"<h3>{named} ({len(actions)})</h3>"
    return fold(summary, _rows(view, state, actions), opened=len(actions) <= FEW)


def _rows(view: View, state: Any, actions: Sequence[Any]) -> str:
    rows = "".join(f"<li>{_row(view, state, action)}</li>" for action in actions[:MANY])
    rest = len(actions) - MANY
    more = paragraph(view.ui("table_more", count=rest), "rs-small") if rest > 0 else ""
    return f"<ul>{rows}</ul>{more}"


def _row(view: View, state: Any, action: Any) -> str:
    """A move as a link to its verdict, with the reason in one line."""
    game, words = _game(view), view.words
    to = view.to(moves=table_setup.move_code(game, state, action))
    move = link(to, esc(whose(game, state, words, action)), "rs-movelink")
    found = game.verdict(state, action)
    if found.legal:
        return move
    said = words.finding(found.findings[0])
    return f"{move}<span>{esc(said.fact)} {rule_link(words, view.address, said.rule)}</span>"


def questions(view: View, lib: GameLibrary, setup: Setup) -> str:
    """Every question that needs no further word, answered with its rules."""
    return _questions(view.at("rules"), view.lang, lib.slug, setup.state)


@lru_cache(maxsize=known.KEPT)
def _questions(base: Address, lang: Lang, slug: str, state: Any) -> str:
    view = plain_view(base, lang)
    assert view.game is not None, "a table belongs to a game"
    texts = view.game.texts.questions
    rows = "".join(
        f"<div><dt>{esc(view.words.of(texts[what]))}</dt>"
        f"<dd><strong>{esc(_reply(view.words, what, reply.value))}</strong> "
        f"{rule_links(view.words, base, reply.cites)}</dd></div>"
        for what, reply in table_setup.answers(slug, state)
        if what in texts
    )
    return fold(esc(view.ui("table_ask")), f'<dl class="rs-asked">{rows}</dl>') if rows else ""


def _reply(words: Words, what: str, answer: Any) -> str:
    nobody = what == "winner" and not answer
    return words.ui("table_nobody_yet") if nobody else value(words, answer)


def value(words: Words, answer: Any) -> str:
    """An answer as plain data in words."""
    if isinstance(answer, Mapping):
        return ", ".join(
            f"{words.term(key)}: {value(words, one)}" for key, one in answer.items()
        ) or words.ui("nothing")
    if isinstance(answer, (list, tuple)):
        return ", ".join(value(words, one) for one in answer) or words.ui("nothing")
    return words.ui("nothing") if answer in (None, "") else words.term(answer)
