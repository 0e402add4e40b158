"""The shelf: one box per game, with what it is and how far the learner has come."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl, urlsplit

from tutor.app import address, profile
from tutor.app.address import PLACES, SHELF, Address
from tutor.app.frame import View, places, view
from tutor.app.parts import beside
from tutor.app.widgets.html import drawing, esc, icon, link, paragraph
from tutor.app.widgets.sheet import sheet
from tutor.library.load import GameLibrary
from tutor.render import art


def page() -> None:
    """Draw the shelf."""
    here = view(SHELF)
    boxes = "".join(box(here, game) for game in here.library.shelf())
    kept = profile.store().lasting.kept
    note = "" if kept else paragraph(here.ui("shelf_not_kept"), "rs-small")
    sheet(
        '<div class="rs-page rs-shelf"><div class="rs-hero">'
        f"<div><h1>{esc(here.ui('shelf_title'))}</h1>"
        f"{paragraph(here.ui('app_tagline'), 'rs-lead')}</div>{_frieze()}</div>"
        f'<div class="rs-boxes">{boxes}</div>{note}</div>',
        "shelf",
    )


def _frieze() -> str:
    """The farm's animals in a row, for the eye only."""
    animals = (art.cow(), art.donkey(), art.sheep(), art.goat(), art.pig("pink"), art.chicken())
    return f'<div class="rs-frieze">{"".join(drawing(one, art.BOX) for one in animals)}</div>'


def box(here: View, game: GameLibrary, place: str = "") -> str:
    """One game as a box; its button leads to `place`, else to where the learner stopped."""
    info, words = game.info, game.words(here.lang)
    title = words.of(info.title)
    front = drawing(art.cover(info.accent, art.front(info.accent)), art.COVER_BOX, "rs-cover")
    return (
        f'<article class="rs-box" data-accent="{info.accent}">{front}<div class="rs-boxtext">'
        f"<h2>{esc(title)}</h2>{paragraph(words.of(info.tagline))}"
        f'<p class="rs-facts">{esc(_facts(here, game))}</p>{_progress(here, game)}'
        f'<div class="rs-row">{_onward(here, game, place)}{_ways(here, game)}</div></div></article>'
    )


def _facts(here: View, game: GameLibrary) -> str:
    info = game.info
    low, high = info.minutes
    time = "shelf_minutes_one" if low == high else "shelf_minutes"
    return here.ui(
        "shelf_facts",
        players=here.ui("shelf_players", low=info.players[0], high=info.players[1]),
        time=here.ui(time, low=low, high=high),
        age=info.age,
    )


def _progress(here: View, game: GameLibrary) -> str:
    efforts = profile.store().efforts(profile.profile(), game.slug)
    done = sum(1 for name, effort in efforts.items() if effort.solved and name in game.scenarios)
    every = len(game.scenarios)
    if not done:
        return ""
    text = esc(here.ui("shelf_progress", done=done, all=every))
    return (
        f'<div class="rs-progress"><span style="width:{100 * done // every}%"></span></div>'
        f'<p class="rs-small">{text}</p>'
    )


def _onward(here: View, game: GameLibrary, place: str) -> str:
    stopped = None if place else last_place(game.slug)
    first = place or next(iter(places()))
    target = stopped or Address(place=first, game=game.slug)
    word = here.ui("shelf_go_on" if stopped else "shelf_start")
    named = f'aria-label="{esc(word)}: {esc(game.words(here.lang).of(game.info.title))}"'
    inside = f"<span>{esc(word)}</span>{icon('next')}"
    return link(_spoken(here, target), inside, "rs-button is-main", named)


def _ways(here: View, game: GameLibrary) -> str:
    """The other places as quiet links, for those who know what they want."""
    links = (
        link(
            _spoken(here, Address(place=place, game=game.slug)),
            icon(place) + f"<span>{esc(here.ui(f'place_{place}'))}</span>",
            "rs-quiet",
        )
        for place in places()
    )
    more = beside.links(here.words, _spoken(here, Address(game=game.slug)))
    return f'<div class="rs-ways">{"".join(links)}{more}</div>'


def _spoken(here: View, target: Address) -> Address:
    """The address in the language chosen now, whatever was chosen then."""
    return replace(target, lang=here.address.lang)


def last_place(game: str) -> Address | None:
    """Where the learner stopped in a game; None for a newcomer or a place that is gone."""
    stored = profile.store().places(profile.profile()).get(game)
    if stored is None:
        return None
    parts = urlsplit(stored)
    place = parts.path.strip("./")
    if place not in PLACES or place not in places():
        return None
    found, problems = address.read(place, dict(parse_qsl(parts.query)))
    return None if problems else replace(found, variant=())
