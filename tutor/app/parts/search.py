"""The search place: a question in one's own words, and the answers of one game or of all."""

from __future__ import annotations

from zlib import crc32

import streamlit as st

from tutor.app.frame import View, view
from tutor.app.parts import ask, found
from tutor.app.widgets.html import esc, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.search import Answer, search
from tutor.store import asked

MOST, MOST_BESIDE = 5, 4
NOTED = "noted"
"""Where the session keeps the question noted last, so that a rerun does not count it again."""


def page() -> None:
    """Draw the line to type in, the games to look in, and what was found."""
    here = view("search")
    words = here.address.q
    rest = _found(here, words) if words else _nothing_yet(here)
    accent = here.game.info.accent if here.game else "rose"
    sheet(
        f'<div class="rs-page rs-search" data-accent="{accent}">'
        f'<div class="rs-head"><h1>{esc(here.ui("place_search"))}</h1></div>'
        f"{ask.box(here.words, here.address, words)}{_games(here)}{rest}</div>",
        "search",
        top=anchor(words),
    )


def anchor(question: str) -> str:
    """The id of the answers to a question; each question has its own, so that they are shown."""
    return f"answers-{crc32(question.encode()):08x}" if question else ""


def _found(here: View, words: str) -> str:
    game = here.game.slug if here.game else None
    answer = search().ask(words, here.lang, game, MOST, MOST_BESIDE)
    _note(here, answer)
    told = found.answers(answer, here.lang, here.to(game=game or ""))
    elsewhere = "" if answer.found or game is None else _elsewhere(here)
    return (
        f'<section class="rs-answers" id="{anchor(words)}" tabindex="-1">'
        f"<h2>{esc(here.ui(found.key(answer)))}</h2>{elsewhere}{told}</section>"
    )


def _note(here: View, answer: Answer) -> None:
    """What found no answer is kept on this machine; the help page says so."""
    once = here.address.href()
    if answer.found or st.session_state.get(NOTED) == once:
        return
    st.session_state[NOTED] = once
    asked.note(answer.words, here.lang, here.game.slug if here.game else "")


def _elsewhere(here: View) -> str:
    word = esc(here.ui("find_in_all"))
    return f'<p class="rs-row">{link(here.to(game="", variant=()), word, "rs-button")}</p>'


def _games(here: View) -> str:
    """All games, or one of them: links, so that the choice stands in the address; on a phone, where
    the answers must not stand below six of them, a list.
    """
    every = [("", here.ui("find_every_game"), "rose")] + [
        (game.slug, here.words.of(game.info.title), game.info.accent)
        for game in here.library.games.values()
    ]
    chosen = here.game.slug if here.game else ""
    links = options = ""
    for slug, title, accent in every:
        to = here.to(game=slug, variant=here.address.variant if slug == chosen else ())
        current = ' aria-current="true"' if slug == chosen else ""
        links += link(to, esc(title), "rs-filter", f'data-accent="{accent}"{current}')
        picked = " selected" if slug == chosen else ""
        options += f'<option value="{esc(to.href())}"{picked}>{esc(title)}</option>'
    name = esc(here.ui("find_games"))
    return (
        f'<nav class="rs-row rs-wide" aria-label="{name}">{links}</nav>'
        f'<label class="rs-choice rs-narrow"><span>{name}</span>'
        f"<select data-go>{options}</select></label>"
    )


def _nothing_yet(here: View) -> str:
    return paragraph(here.ui("find_lead"), "rs-lead") + paragraph(here.ui("find_how"), "rs-small")
