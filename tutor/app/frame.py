"""What every page needs: its address, the reader's language, the game, and ways to go elsewhere."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

import streamlit as st

from tutor.app import address, choice
from tutor.app.address import Address
from tutor.app.profile import profile, store
from tutor.engine.problem import Problem, Unreadable
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, Library, library
from tutor.library.models import LANGUAGES, Lang
from tutor.library.older import current
from tutor.library.vocabulary import Terms, Texts

APP = Path(__file__).parent
PLACE = "place"
"""Where the session keeps the place of the page on show, for callbacks."""


@dataclass(frozen=True)
class View:
    """One page as its address asks for it. `game` is None on the shelf and for unknown games."""

    address: Address
    problems: tuple[Problem, ...]
    lang: Lang
    library: Library
    game: GameLibrary | None
    words: Words

    def ui(self, key: str, /, **values: Any) -> str:
        """A text of the app itself."""
        return self.words.ui(key, **values)

    def to(self, **changes: Any) -> Address:
        """This address with some parts changed; the rest, the language included, stays."""
        return replace(self.address, **changes)

    def at(self, place: str, **parts: Any) -> Address:
        """An address in the same game, language and edition, with nothing else taken along."""
        return self.address.at(place, **parts)


def view(place: str) -> View:
    """The page on show. A parameter that makes no sense stands in `problems`."""
    found, problems = address.read(place, st.query_params.to_dict())
    return view_of(found, problems, browser_language(st.context.locale))


def view_of(found: Address, problems: tuple[Problem, ...], usual: Lang) -> View:
    """The view of an address, in its own language or else the usual one."""
    shelf = library()
    lang = cast(Lang, found.lang) if found.lang else usual
    game = shelf.games.get(found.game)
    if game:
        found, more = _playable(game, found)
        problems += more
        if not found.variant:
            found = replace(found, variant=choice.switches(game))
    return plain_view(found, lang, problems)


def plain_view(exact: Address, lang: Lang, problems: tuple[Problem, ...] = ()) -> View:
    """The view of an address that is right and whole already."""
    shelf = library()
    game = shelf.games.get(exact.game)
    return View(exact, problems, lang, shelf, game, game.words(lang) if game else plain_words(lang))


def _playable(game: GameLibrary, found: Address) -> tuple[Address, tuple[Problem, ...]]:
    """The address without switches that this game does not have, and what is wrong with them."""
    try:
        game.game.codec.read_variant(dict(found.variant))
    except Unreadable as wrong:
        return replace(found, variant=()), wrong.problems
    return replace(found, variant=tuple(current(game, dict(found.variant)).items())), ()


@cache
def plain_words(lang: Lang) -> Words:
    """The speaker of a page without a game."""
    return Words(lang, {}, Terms(terms={}), Texts(moves={}), library().ui)


def browser_language(locale: str | None) -> Lang:
    """Our language for a browser's locale such as `de-AT`; English where we speak none."""
    spoken = (locale or "").replace("_", "-").split("-")[0].lower()
    return next((lang for lang in LANGUAGES if lang == spoken), "en")


def theme() -> Literal["light", "dark"] | None:
    """The theme on show, or None while the browser has not told it."""
    return st.context.theme.type


@cache
def places() -> tuple[str, ...]:
    """The places that exist, in order."""
    return tuple(place for place in address.PLACES if (APP / "views" / f"{place}.py").exists())


def pages() -> tuple[str, ...]:
    """Every page there is: the shelf, the places, those beside them, those of no game."""
    return (address.SHELF, *places(), *address.BESIDE, *address.GENERAL)


def doors() -> list[Any]:
    """Streamlit's entry for each page. Its files are looked for once; a run marks its own copy."""
    return [copy(page) for page in _doors()]


@cache
def _doors() -> tuple[Any, ...]:
    return tuple(
        st.Page(file_of(place), title=place, url_path=place, default=place == address.SHELF)
        for place in pages()
    )


def file_of(place: str) -> str:
    """A place's page file, as Streamlit names it."""
    return f"views/{place}.py"


def remember(view: View) -> None:
    """Keep the place of this page as the one to go on at, once per change."""
    here = view.address.href()
    if view.address.place in address.GENERAL or view.game is None:
        return
    if st.session_state.get("visited") == here:
        return
    st.session_state["visited"] = here
    store().visit(profile(), view.game.slug, here)


def go(target: Address) -> None:
    """Open an address from a callback or a page; within one place only what differs is drawn anew.

    For links use `widgets.html.link`: opening another place from here leaves two entries in the
    browser's history instead of one.
    """
    if target.place == st.session_state.get(PLACE):
        st.query_params.from_dict(target.params())
        return
    st.switch_page(file_of(target.place), query_params=target.params())
