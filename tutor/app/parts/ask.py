"""A question in one's own words: the line to type it in, and the rules and rulings that answer."""

from __future__ import annotations

from zlib import crc32

from tutor.app.address import LONGEST_QUESTION, Address
from tutor.app.frame import View
from tutor.app.widgets.chips import prose
from tutor.app.widgets.html import esc, icon, link, status
from tutor.explain.words import Words
from tutor.library.search import Hit, search


def box(words: Words, base: Address, asked: str = "") -> str:
    """The line to type in. Sending it opens the rulings with the question in their address.

    `base` gives the game and the language.
    """
    target = base.at("rulings")
    field = (
        f'<input type="search" id="ask" name="ask" value="{esc(asked)}" enterkeyhint="search"'
        f' placeholder="{esc(words.ui("ask_example"))}" maxlength="{LONGEST_QUESTION}"'
        ' autocomplete="off">'
    )
    button = f'<button class="rs-button" type="submit">{esc(words.ui("ask_go"))}</button>'
    return (
        f'<form class="rs-ask" role="search" data-go="{esc(target.href())}">'
        f'<label for="ask">{esc(words.ui("ask_label"))}</label>'
        f'<div class="rs-askline">{field}{button}</div></form>'
    )


def anchor(question: str) -> str:
    """The id of the answers to a question; each question has its own, so that they are shown."""
    return f"answers-{crc32(question.encode()):08x}" if question else ""


def answers(here: View) -> str:
    """What answers the question in the address, best first; "" without a question."""
    asked = here.address.ask
    if not asked:
        return ""
    assert here.game is not None, "a question is asked about a game"
    answer = search().ask(asked, here.lang, here.game.slug)
    key = "ask_found" if answer.found else "ask_nearest" if answer.hits else "ask_nothing"
    hits = "".join(_hit(here, hit) for hit in answer.hits)
    every = link(here.at("rulings"), esc(here.ui("rulings_show_all")), "rs-button")
    return (
        f'<section class="rs-answers" id="{anchor(asked)}" tabindex="-1">'
        f"<h2>{esc(here.ui(key))}</h2>{hits}"
        f'<p class="rs-row">{every}</p>'
        "</section>"
    )


def _hit(here: View, hit: Hit) -> str:
    """One answer in full, with the ways on from it."""
    return (
        f'<article class="rs-rule rs-hit"><p class="rs-source">'
        f'<span class="rs-id">{esc(hit.id)}</span>{status(here.words, hit.status)}</p>'
        f"<h3>{esc(hit.title)}</h3>"
        f'<p class="rs-answer">{prose(here.words, here.address, hit.text)}</p>'
        f'<p class="rs-row">{_onward(here, hit)}</p></article>'
    )


def _onward(here: View, hit: Hit) -> str:
    """To the whole ruling, or to the rule and a task that shows it."""
    if hit.kind == "ruling":
        return _button(here.at("rulings", ruling=hit.id), here.ui("ask_open_ruling"), "rulings")
    rule = _button(here.at("rules", rule=hit.id), here.ui("open_in_rules"), "rules")
    if hit.scenario is None:
        return rule
    return rule + _button(here.at("learn", scenario=hit.scenario), here.ui("rules_try"), "learn")


def _button(target: Address, word: str, name: str) -> str:
    return link(target, f"{icon(name)}<span>{esc(word)}</span>", "rs-button")
