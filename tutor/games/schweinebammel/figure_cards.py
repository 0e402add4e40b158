"""Cards of the game: Pigs with large numbers in ten coats, four specials that look different."""

from __future__ import annotations

from functools import lru_cache, partial

from tutor.games.schweinebammel.state import DUNG, FARMER, HECTOR, LUCKY, PIGS, UNKNOWN
from tutor.render.art import dung_heap, farmer, pig, pig_face
from tutor.render.art.brush import words
from tutor.render.cards import card, card_back

_COATS = (
    "pink", "yellow", "orange", "red", "green", "blue", "white", "grey", "brown", "black",
)  # fmt: skip
_BAND_COATS = {FARMER: "yellow", HECTOR: "black", LUCKY: "green", DUNG: "brown"}
_NUMBER, _BELOW, _NAME = 32, 27, 20

back = lru_cache(maxsize=1)(partial(card_back, "mud"))


@lru_cache(maxsize=256)
def face(kind: int, value: int, name: str) -> str:
    """A card face, 100 by 140. `value` stands on a Pig and on a Lucky Pig that was laid.

    `name` is written on a special card without a number.
    """
    if kind == UNKNOWN:
        return back()
    if kind in PIGS:
        return card("", pig(_COATS[kind - 1]), _COATS[kind - 1]) + _numbers(value)
    drawn = card("", _special(kind), _BAND_COATS[kind])
    return drawn + (_numbers(value) if value else _named(name))


def _special(kind: int) -> str:
    if kind == FARMER:
        return farmer("yellow")
    if kind == HECTOR:
        return pig_face("black", "tusks")
    return pig_face("pink", "clover") if kind == LUCKY else dung_heap()


def _numbers(value: int) -> str:
    top = words(str(value), 9, 20, _NUMBER, "ink", "start")
    return top + words(str(value), 50, 123.5, _BELOW, "ink")


def _named(name: str) -> str:
    size = min(_NAME, 130 / max(1, len(name)))
    return words(name, 50, 124, size, "ink")
