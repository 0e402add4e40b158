"""Hard herds of up to five joined sties, worked out once, as chess programs keep their endgames.

`packing_survey` makes the table with the searches of `packing`. Two facts make it short: what holds
more or bigger pigs than a herd that does not fit does not fit either, and from pieces that lie,
pieces can be taken away or exchanged for smaller ones.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby

from tutor.games.happy_pigs.packing_bounds import FOOTPRINTS, Counts
from tutor.games.happy_pigs.packing_herds import LAID, TOO_MANY

Piece = tuple[int, int, int, int, int]
"""A size with its corner and its extent."""
SIGNS: dict[str, tuple[int, int, int]] = {
    sign: (size, *(FOOTPRINTS[size] if sign.islower() else FOOTPRINTS[size][::-1]))
    for size, signs in enumerate(("b", "sS", "m", "lL"))
    for sign in signs
}
"""A sign for each size lying, and in capitals standing."""
FREE = "."
_RUN = re.compile(r"([a-zA-Z.])([0-9]*)")


def surveyed(long: int, deep: int) -> bool:
    """Whether the table knows all herds of a strip."""
    return (long, deep) in TOO_MANY


def at_least(herd: Counts) -> Counts:
    """How many pigs of each size or a bigger one: who has less everywhere needs less room."""
    return tuple(sum(herd[size:]) for size in range(len(herd)))


def covers(herd: Counts, other: Counts) -> bool:
    """Whether each piece of the other herd has its own piece here, as big or bigger."""
    return all(n >= less for n, less in zip(at_least(herd), at_least(other), strict=True))


@lru_cache(maxsize=32)
def _too_many(long: int, deep: int) -> tuple[Counts, ...]:
    """The smallest herds of a surveyed strip that do not fit and have no short proof."""
    return tuple(tuple(map(int, herd.split("/"))) for herd in TOO_MANY[long, deep].split())


def too_many(herd: Counts, long: int, deep: int) -> bool:
    """Whether the table says that a herd does not fit."""
    return any(covers(herd, least) for least in _too_many(long, deep))


@lru_cache(maxsize=32)
def _laid(long: int, deep: int) -> tuple[tuple[Counts, str], ...]:
    """The packings kept for a strip, each with its herd."""
    packings = map(spelled, LAID.get((long, deep), "").split())
    return tuple((herd_of(signs), signs) for signs in packings)


def spelled(short: str) -> str:
    """A packing with each sign as often as it is laid: `b3` is `bbb`."""
    return "".join(sign * int(times or 1) for sign, times in _RUN.findall(short))


def shortened(signs: str) -> str:
    """The other way round."""
    runs = ((sign, sum(1 for _ in run)) for sign, run in groupby(signs))
    return "".join(f"{sign}{times}" if times > 1 else sign for sign, times in runs)


def herd_of(signs: str) -> Counts:
    """The herd that a packing lays."""
    return tuple(sum(SIGNS[one][0] == size for one in signs if one != FREE) for size in range(4))


def kept(herd: Counts, long: int, deep: int) -> tuple[Piece, ...] | None:
    """A packing from the table, with pieces taken away or exchanged for smaller ones."""
    for more, signs in _laid(long, deep):
        if covers(more, herd):
            return _thinned(unfolded(signs, deep), herd)
    return None


def unfolded(signs: str, deep: int) -> tuple[Piece, ...]:
    """Pieces in the order in which they cover the foremost free square of a strip."""
    front, pieces = [0] * deep, []
    for sign in signs:
        x = min(front)
        y = front.index(x)
        if sign == FREE:
            front[y] += 1
            continue
        size, wide, high = SIGNS[sign]
        pieces.append((size, x, y, wide, high))
        front[y : y + high] = [x + wide] * high
    return tuple(pieces)


def folded(pieces: tuple[Piece, ...], long: int, deep: int) -> str:
    """The same the other way round; trailing free squares are left out."""
    at = {(x, y): (size, wide, high) for size, x, y, wide, high in pieces}
    named = {turn: sign for sign, turn in SIGNS.items()}
    front, signs = [0] * deep, ""
    while min(front) < long:
        x = min(front)
        y = front.index(x)
        turn = at.get((x, y))
        signs += FREE if turn is None else named[turn]
        wide, high = turn[1:] if turn else (1, 1)
        front[y : y + high] = [x + wide] * high
    return signs.rstrip(FREE)


def _thinned(pieces: tuple[Piece, ...], herd: Counts) -> tuple[Piece, ...]:
    """The herd in these places: the biggest pieces first, each in the smallest place left."""
    free, laid = list(pieces), []
    for size in range(len(herd) - 1, -1, -1):
        for _ in range(herd[size]):
            place = min((one for one in free if one[0] >= size), key=lambda one: one[0])
            free.remove(place)
            laid.append(_inside(size, place))
    return tuple(laid)


def _inside(size: int, place: Piece) -> Piece:
    """A piece in the corner of a place as big or bigger."""
    _, x, y, wide, high = place
    one, other = FOOTPRINTS[size]
    return (size, x, y, one, other) if one <= wide and other <= high else (size, x, y, other, one)
