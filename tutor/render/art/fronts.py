"""What stands for a game: on the front of its box, and at the head of what is printed."""

from collections.abc import Callable

from tutor.render.art.animals import sheep
from tutor.render.art.pigs import pig, pig_face
from tutor.render.art.scenes import farmhouse
from tutor.render.art.things import dung_heap

_FRONTS: dict[str, Callable[[], str]] = {
    "rose": lambda: pig("red"),
    "barn": farmhouse,
    "mud": dung_heap,
    "clover": lambda: pig_face("pink", "clover"),
    "dusk": sheep,
}


def front(accent: str) -> str:
    """A 64 by 64 piece by the accent of a game's box. KeyError for another accent."""
    return _FRONTS[accent]()
