"""Small pictures tell positions apart, the deck's source is named, and pigs stay big enough."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.figure_sty import ground, unit
from tutor.library.load import library
from tutor.library.solve import situation
from tutor.render.marks import NONE, Marks

LIB = library().games["happy_pigs"]
BOTH = pytest.mark.parametrize("lang", ["en", "de"])
OWN = {"season": "spring", "feed": 7, "mate": 8, "purchase": 9, "sell": 6}


def own_deck(slots):
    seasons = {"SP": "spring", "SU": "summer", "AU": "autumn", "WI": "winter"}
    return {"deck": {slot: {**OWN, "season": seasons[slot[:2]]} for slot in slots}}


SLOTS = [f"{letters}{place}" for letters in ("SP", "SU", "AU", "WI") for place in range(1, 7)]


@BOTH
def test_presets_are_told_apart_at_a_glance(lang):
    words = LIB.words(lang)
    pictures = [
        GAME.art.glance(situation(GAME, preset), words, NONE) for preset in LIB.info.presets
    ]
    assert len({picture.svg for picture in pictures}) == len(pictures)
    board = [GAME.art.board(situation(GAME, preset), words, NONE) for preset in LIB.info.presets]
    assert [one.text for one in pictures] == [one.text for one in board]


@BOTH
@pytest.mark.parametrize("step", ["setup", "card"])
@pytest.mark.parametrize(
    ("slots", "key"),
    [([], "deck_reconstructed"), (SLOTS[:5], "deck_mixed"), (SLOTS, "deck_own")],
)
def test_where_the_deck_comes_from_is_named_while_it_lies_face_down(step, slots, key, lang):
    words = LIB.words(lang)
    state = GAME.codec.read({"step": step}, own_deck(slots) if slots else {})
    picture = GAME.art.board(state, words, Marks(tappable=True))
    said = words.text("figure", key, own=len(slots), rest=24 - len(slots))
    assert said in picture.text.replace("\xa0", " ") or said in picture.text
    drawn = unescape(" ".join(re.findall(r">([^<>]+)</text>", picture.svg)))
    assert said in drawn, "in full, over several lines"
    spot = re.search(r'data-id="card"[^>]*aria-label="([^"]+)"', picture.svg)
    assert spot is not None
    assert said.split()[0] in spot.group(1)


@pytest.mark.parametrize("grid", [False, True])
@pytest.mark.parametrize("join", ["short", "long"])
def test_a_medium_is_big_enough_to_read_in_up_to_five_sties(grid, join):
    for sties in range(1, 6):
        floor = ground((1, 1, 1, 1), sties, join, grid)
        least = 6 if grid and join == "short" else 11
        assert unit(floor.wide, floor.high) >= least, sties
        assert floor.wide * floor.high == 66 * sties


@BOTH
@pytest.mark.parametrize("slot", SLOTS)
def test_a_card_is_written_out_in_full(slot, lang):
    given = {"players": ["A", "B", "C"], "step": "turns", "round": 6, "card": {"id": slot}}
    state = GAME.codec.read({**given, "chosen": {"A": "feed"}}, {})
    for draw in (GAME.art.board, GAME.art.glance):
        assert "…" not in draw(state, LIB.words(lang), NONE).svg


def test_all_four_sizes_are_named_as_one():
    state = GAME.codec.read({"step": "turns", "round": 6, "card": {"id": "SU4"}}, {})
    assert "Pigs of all sizes: −$1" in GAME.art.board(state, LIB.words("en"), NONE).text
