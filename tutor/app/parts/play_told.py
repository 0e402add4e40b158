"""What a game says beside the board: whose turn, what happened, how it ended, as HTML."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.app.frame import View
from tutor.app.parts import table_setup, table_told
from tutor.app.parts.play_known import known
from tutor.app.parts.play_match import HUMAN, Played
from tutor.app.widgets.chips import rule_link, rule_links
from tutor.app.widgets.html import drawing, esc, icon, link, paragraph
from tutor.app.widgets.moves import whose
from tutor.app.widgets.verdict import Answer
from tutor.library.load import GameLibrary
from tutor.render import art

FEW = 6
"""Moves shown since one's own last one, at most."""
RANKED = ("ranking", "winners", "winner", "score")
"""Questions that tell how a game ended, where it knows them."""


def head(view: View, lib: GameLibrary, played: Played, seat: str, past: int) -> str:
    """Whose turn it is, or which move is looked at."""
    if past:
        title = view.ui("play_past", number=past, all=len(played.turns))
    elif not played.acting():
        title = view.ui("play_over")
    elif seat:
        title = view.ui("play_turn", seat=seat)
    else:
        title = view.ui("play_machines")
    new = link(view.at("play"), esc(view.ui("play_new")), "rs-quiet")
    game = esc(view.words.of(lib.info.title))
    return (
        f'<header class="rs-goal"><p class="rs-crumb"><strong>{game}</strong>{new}</p>'
        f"<h1>{esc(title)}</h1></header>"
    )


def curtain(view: View, seat: str) -> str:
    """Between two people: whom to pass the device to."""
    return (
        f'<div class="rs-curtain">{drawing(art.farmer("blue"), 64, "rs-face")}'
        f"<h1>{esc(view.ui('play_pass_on', seat=seat))}</h1>"
        f"{paragraph(view.ui('play_pass_on_what', seat=seat), 'rs-lead')}</div>"
    )


def last_own(played: Played, seat: str) -> int:
    """The number of the seat's last move, 0 without one."""
    return next(reversed(played.chosen((seat,))), 0)


def since(view: View, played: Played, seat: str) -> str:
    """One's own last move and what the others have done since, each a link to its explanation."""
    own = last_own(played, seat)
    plies = range(max(own, 1), len(played.turns) + 1)
    if not plies:
        return ""
    title = view.ui("play_since" if own else "play_so_far")
    return (
        f'<section class="rs-since"><p>{esc(title)}</p>{paragraph(view.ui("play_why"), "rs-small")}'
        f"{lines(view, played, seat, plies[-FEW:])}</section>"
    )


def lines(view: View, played: Played, seat: str, plies: Sequence[int]) -> str:
    """Moves as a list, each with its effect and the rule behind it, as far as the seat knows."""
    rows = "".join(_line(view, ply, known(played, ply, seat)) for ply in plies)
    return f'<ol class="rs-log">{rows}</ol>'


def _line(view: View, ply: int, made: Answer) -> str:
    words = view.words
    to = view.to(step=ply, moves="")
    move = link(to, esc(whose(made.game, made.state, words, made.action)), "rs-logmove")
    said = words.finding(made.main)
    rule = rule_link(words, view.address, said.rule)
    why = f'<span class="rs-small">{esc(said.fact)} {rule}</span>'
    here = "is-shown" if view.address.step == ply else ""
    return f'<li class="{here}"><span class="rs-number">{ply}</span><div>{move}<br>{why}</div></li>'


def log(view: View, played: Played, seat: str) -> str:
    """The whole game, the latest move first."""
    return lines(view, played, seat, range(len(played.turns), 0, -1))


def ending(view: View, lib: GameLibrary, played: Played) -> str:
    """How the game ended, from the game's own answers with their rules."""
    texts = lib.texts.questions
    replies = dict(table_setup.answers(lib.slug, played.state))
    rows = "".join(
        f"<div><dt>{esc(view.words.of(texts[what]))}</dt>"
        f"<dd>{esc(table_told.value(view.words, replies[what].value))}</dd>"
        f"<p>{rule_links(view.words, view.address, replies[what].cites)}</p></div>"
        for what in RANKED
        if what in replies and what in texts
    )
    again = link(view.at("play"), icon("retry") + esc(view.ui("play_again")), "rs-button is-main")
    title = esc(view.ui("play_end_rules"))
    return f'<section class="rs-ranking"><h2>{title}</h2><dl>{rows}</dl>{again}</section>'


def seats(view: View, played: Played) -> str:
    """Who plays, in one line."""
    kinds = {HUMAN: view.ui("play_human")}
    named = (f"{seat}: {kinds.get(kind, kind)}" for seat, kind in played.match.seats.items())
    return " · ".join(named)
