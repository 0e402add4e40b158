"""A move put together by counting: taps on the board add up, a button for each part takes one back,
and folded away are − and + for every part.

The taps of the session are the only thing kept, so board and numbers always agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.widgets.folded import folded
from tutor.app.widgets.form import stepper
from tutor.app.widgets.html import esc, icon, plain
from tutor.app.widgets.sheet import sheet
from tutor.engine.game import Game
from tutor.engine.verdict import Spot
from tutor.explain.words import Words

Spots = tuple[Spot, ...]
Keep = Callable[[Spots], None]


def spots(game: Game[Any, Any, Any], state: Any, seat: str) -> Spots:
    """The spots that add up to one move of the seat; () where no such move is due."""
    return game.assembly.spots(game.facts(state), seat) if game.assembly else ()


def loose(game: Game[Any, Any, Any], actions: Sequence[Any]) -> list[Any]:
    """The actions that are not put together by counting."""
    if game.assembly is None:
        return list(actions)
    return [action for action in actions if game.assembly.counts(action) is None]


def tapped_for(game: Game[Any, Any, Any], state: Any, action: Any) -> Spots:
    """The taps that put an action together; () for one of another kind."""
    counts = game.assembly.counts(action) if game.assembly and action is not None else None
    parts = spots(game, state, action.by) if counts else ()
    return tuple(spot for spot, n in zip(parts, counts or (), strict=False) for _ in range(n))


def draw(
    game: Game[Any, Any, Any],
    state: Any,
    words: Words,
    key: str,
    *,
    seat: str,
    chosen: Spots,
    keep: Keep,
    act: Callable[[Any], None],
    tried: Any = None,
) -> None:
    """What is in the basket, a way back for each part, and the move it comes to. `tried` is the
    move just refused: while the basket still holds it, the verdict alone speaks.
    """
    assembly, facts = game.assembly, game.facts(state)
    assert assembly is not None, "drawn only where a move is put together"
    parts = spots(game, state, seat)
    counts = tuple(chosen.count(spot) for spot in parts)
    action = assembly.made(facts, seat, counts)
    anew = bool(chosen) and action != tried
    _told(words, words.move(assembly.told(facts, action)), f"{key}_basket_told", anew)
    names = [words.move(assembly.part(facts, seat, spot)) for spot in parts]
    _back(parts, names, words, f"{key}_basket_back", chosen, keep)
    st.button(
        plain(words.move(game.label(action, state))),
        key=f"{key}_basket_make",
        type="primary",
        on_click=act,
        args=(action,),
        wrap=True,
        width="stretch",
    )
    by_hand = partial(_numbers, parts, names, words, f"{key}_basket", chosen, keep)
    folded(plain(words.ui("parts_by_hand")), f"{key}_basket_by_hand", by_hand)


def _back(
    parts: Spots, names: Sequence[str], words: Words, key: str, chosen: Spots, keep: Keep
) -> None:
    """A button for each part in the basket: it takes one back."""
    if not chosen:
        return
    with st.container(horizontal=True, key=key, gap="small"):
        for place, (spot, name) in enumerate(zip(parts, names, strict=True)):
            if spot in chosen:
                label = plain(words.ui("parts_back", part=name))
                fewer = with_count(chosen, spot, chosen.count(spot) - 1)
                st.button(label, key=f"{key}_{place}", on_click=keep, args=(fewer,), wrap=True)


def _numbers(
    parts: Spots, names: Sequence[str], words: Words, key: str, chosen: Spots, keep: Keep
) -> None:
    """A number for every part."""

    def put(spot: str, count: int | None) -> None:
        keep(with_count(chosen, spot, count or 0))

    with st.container(horizontal=True, key=key, gap="small"):
        for place, (spot, name) in enumerate(zip(parts, names, strict=True)):
            count = chosen.count(spot)
            stepper(name, count, 0, words, f"{key}_{place}", partial(put, spot), emptied=False)


def with_count(chosen: Spots, spot: Spot, count: int) -> Spots:
    """The taps with so many of one spot."""
    return (*(one for one in chosen if one != spot), *(spot,) * count)


def _told(words: Words, fact: str, key: str, anew: bool) -> None:
    """How to go on and what it comes to; when that is new, on a phone also in a line at the top."""
    how, said = esc(words.ui("parts_title")), esc(fact)
    go = f"<strong>{esc(words.ui('parts_finish'))}</strong>"
    line = f'<a class="rs-peek" href="#meant" data-jump>{icon("hint")}<span>{said} {go}</span></a>'
    told = f'<p class="rs-small">{how}</p><p class="rs-fact">{said}</p>{line if anew else ""}'
    sheet(f'<section id="meant" tabindex="-1" aria-live="polite">{told}</section>', key)
