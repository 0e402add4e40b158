"""A half-filled deck: each card says whose it is wherever it is in play."""

from __future__ import annotations

import re

import pytest

from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.course import course
from tutor.games.happy_pigs.figure_shop import shop
from tutor.library.editions import numbers
from tutor.library.load import library
from tutor.paper.told import aid
from tutor.render.art import status_mark
from tutor.render.marks import NONE

LIB = library().games["happy_pigs"]
TABLE = next(table for table in LIB.game.tables if table.name == "deck")
CARD = {"feed": 9, "mate": 8, "purchase": 7, "sell": 6, "event": "price", "large": 2}
HALF = TABLE.put({f"{season}{n}": CARD for season in ("SP", "SU", "AU", "WI") for n in (1, 2, 3)})
OWN, OURS = "SP2", "SP5"
BOTH = pytest.mark.parametrize("lang", ["en", "de"])


def state(slot, step="turns"):
    return GAME.codec.read({"step": step, "card": {"id": slot}, "chosen": {"A": "purchase"}}, HALF)


def drawn(svg):
    return " ".join(re.findall(r">([^<>]+)</text>", svg))


@BOTH
@pytest.mark.parametrize(("slot", "key"), [(OWN, "source_own"), (OURS, "source_told")])
def test_board_sharing_and_shop_name_the_source(slot, key, lang):
    words = LIB.words(lang)
    said = words.text("figure", key)
    for picture in (
        GAME.art.board(state(slot), words, NONE),
        GAME.art.explain(state(slot), words, NONE),
        shop(state(slot), (0,) * 8, words, NONE),
    ):
        assert said in picture.text
        assert said.split(",")[0].split()[0] in drawn(picture.svg)


@BOTH
def test_an_own_card_does_not_carry_the_name_of_ours(lang):
    words = LIB.words(lang)
    name = words.term(OWN)
    board = GAME.art.board(state(OWN), words, NONE)
    assert name not in board.text
    assert name not in drawn(board.svg)
    ours = GAME.art.board(state(OURS), words, NONE)
    assert words.term(OURS) in ours.text


def test_a_small_picture_marks_only_our_cards():
    words, puzzle = LIB.words("en"), status_mark("reconstructed")
    assert puzzle in GAME.art.glance(state(OURS), words, NONE).svg
    assert puzzle not in GAME.art.glance(state(OWN), words, NONE).svg


@BOTH
def test_the_log_and_the_chart_say_whose_card_it_was(lang):
    words = LIB.words(lang)
    told = {"en": ("entered by you", "reconstructed"), "de": ("von euch eingegeben", "nachgebaut")}
    for slot, source in zip((OWN, OURS), told[lang], strict=True):
        before = GAME.codec.read({"step": "card"}, HALF)
        action = GAME.codec.read_move({"by": "A", "do": "draw", "card": {"id": slot}}, before)
        assert source in words.move(GAME.label(action, before))
        (event,) = course((before, state(slot, "event"))).happened
        assert source in words.text("figure", event.what.say, **dict(event.what.given))


def test_how_many_may_play_and_what_is_printed_do_not_stumble_over_cards():
    assert numbers("happy_pigs", HALF) == (3, 4, 5, 6)
    printed, usual = (aid(LIB, LIB.words("en"), given, lambda _: "x") for given in (HALF, {}))
    assert printed["facts"] == usual["facts"]
