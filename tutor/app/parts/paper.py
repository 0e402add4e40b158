"""Paper and pocket: the aid on one page, the booklet, and everything as one file for a phone."""

from __future__ import annotations

from tutor.app import papers
from tutor.app.frame import View, view
from tutor.app.parts import share
from tutor.app.widgets.html import esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.paper.pdf import SIZES


def page() -> None:
    """Draw the three ways to take a game along."""
    here = view("paper")
    assert here.game is not None, "the frame shows no page without a game"
    title = here.ui("paper_title", game=here.words.of(here.game.info.title))
    back = link(
        here.at("rules"), icon("back") + f"<span>{esc(here.ui('place_rules'))}</span>", "rs-quiet"
    )
    sheet(
        f'<div class="rs-page rs-paper"><div class="rs-head">{back}<h1>{esc(title)}</h1>'
        f"{paragraph(here.ui('paper_lead'), 'rs-lead')}</div>{_warned(here)}<div class='rs-papers'>"
        f"{_printed(here, 'aid')}{_printed(here, 'booklet')}{_pack(here)}</div></div>",
        "paper",
    )


def _warned(here: View) -> str:
    """Before printing: that no other phone could open the codes on this paper."""
    if share.reachable():
        return ""
    return share.alone(here, "paper_no_codes")


def _printed(here: View, name: str) -> str:
    """A PDF in both paper sizes."""
    files = "".join(
        _file(here, f"{name}-{size}.pdf", here.ui(f"paper_{size}"), "print") for size in SIZES
    )
    return _card(here, name, files)


def _pack(here: View) -> str:
    return _card(here, "pack", _file(here, papers.PACK, here.ui("paper_save"), "link"))


def _card(here: View, name: str, files: str) -> str:
    return (
        f'<article class="rs-papercard"><h2>{esc(here.ui(f"paper_{name}"))}</h2>'
        f"{paragraph(here.ui(f'paper_{name}_what'))}<div class='rs-row'>{files}</div></article>"
    )


def _file(here: View, file: str, word: str, sign: str) -> str:
    target = esc(papers.href(here.address, file))
    more = "download" if file == papers.PACK else 'target="_blank"'
    return f'<a class="rs-button" href="{target}" {more}>{icon(sign)}<span>{esc(word)}</span></a>'
