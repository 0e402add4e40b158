"""Cards in the proportion 5 to 7: faces, backs, piles and hands."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.render.art.brush import box, flat, group, line, oval, turned, words
from tutor.render.art.patterns import coat, on_band
from tutor.render.art.pigs import pig_face
from tutor.render.svg import Area, box_area, spot

CARD_WIDTH = 100
CARD_HEIGHT = 140
GAP = 12
_CORNER = 11


class HandCard(NamedTuple):
    """A card of a hand: what is clicked, what is read aloud, what is drawn, how it is marked."""

    identity: str
    label: str
    body: str
    pressed: bool = False
    mark: str = ""


class Laid(NamedTuple):
    """Cards laid out, with the size they need."""

    body: str
    width: float
    height: float


def card_area(x: float = 0, y: float = 0) -> Area:
    """The touchable outline of a card whose upper left corner is (x, y)."""
    return box_area(x, y, CARD_WIDTH, CARD_HEIGHT, _CORNER)


def card(value_or_text: str | int, picture: str, colour: str, count: int | None = None) -> str:
    """A card face, 100 by 140: corners, a 64 by 64 picture, a band in colour and pattern.

    `colour` is a piece colour as for `art.pig`; `count` adds a "×n" for equal cards on a heap.
    """
    text = str(value_or_text)
    return (
        _blank("sheet")
        + _band(colour)
        + group(picture, 11.5, 26, 1.2)
        + _corner(text)
        + turned(_corner(text), 180, CARD_WIDTH / 2, CARD_HEIGHT / 2)
        + (_tally(f"×{count}") if count is not None else "")
    )


def _blank(fill: str) -> str:
    whole = box(1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3, _CORNER)
    edge = flat(box(0, 0, CARD_WIDTH, CARD_HEIGHT, _CORNER + 1), "edge")
    return edge + flat(whole, fill)


def _band(colour: str) -> str:
    look = coat(colour)
    left, wide, top, high = 1.5, CARD_WIDTH - 3, 88, 22
    band = box(left, top, wide, high)
    rails = line(f"M2.5 {top}h95M2.5 {top + high}h95", "outline", 2)
    return flat(band, look.fill) + on_band(look, left, top, wide, high) + rails


def _corner(text: str) -> str:
    size = 26 if len(text) < 3 else max(9.0, 24 - 1.9 * len(text))
    return words(text, 9, 19, size, "ink", "start")


def _tally(text: str) -> str:
    return flat(box(7, 113, 32, 20, 10), "ink") + words(text, 23, 123, 14, "sheet")


def card_back(accent: str) -> str:
    """The back that all games share, in the colour of one of `look.ACCENTS`."""
    frame = box(8, 8, CARD_WIDTH - 16, CARD_HEIGHT - 16, 7)
    dots = "".join(
        oval(x, y, 2.2)
        for row, y in enumerate(range(20, CARD_HEIGHT - 12, 14))
        for x in range(20 + 7 * (row % 2), CARD_WIDTH - 14, 14)
    )
    return (
        _blank("sheet")
        + flat(frame, f"box-{accent}")
        + flat(dots, "piece-shine", 0.3)
        + flat(oval(50, 70, 30), f"box-{accent}-sky")
        + group(pig_face(), 26, 46, 0.75)
    )


def pile(n: int, accent: str) -> str:
    """A face-down pile, 112 by 152, with its number of cards; an empty place for none."""
    if n <= 0:
        return _empty_place() + words("0", 50, 70, 30, "ink-soft")
    depth = min(n - 1, 3)
    under = "".join(group(_blank("sheet"), 3.5 * step, 3.5 * step) for step in range(depth, 0, -1))
    seal = flat(oval(50, 112, 17), "ink") + flat(oval(50, 112, 15), "sheet")
    return under + card_back(accent) + seal + words(str(n), 50, 112, 17 if n < 100 else 13)


def _empty_place() -> str:
    outline = box(3, 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, _CORNER)
    return line(outline, "edge", 2.5).replace("/>", ' stroke-dasharray="8 8"/>')


def fan(cards: Sequence[HandCard], per_row: int = 5) -> Laid:
    """Cards side by side, `per_row` in a row, each a spot with its identity.

    Raises ValueError if `per_row` is less than one.
    """
    if per_row < 1:
        raise ValueError("a row holds at least one card")
    columns = max(1, min(per_row, len(cards)))
    rows = max(1, -(-len(cards) // per_row))
    body = "".join(_placed(held, at, per_row) for at, held in enumerate(cards))
    return Laid(body, GAP + columns * (CARD_WIDTH + GAP), GAP + rows * (CARD_HEIGHT + GAP))


def _placed(held: HandCard, at: int, per_row: int) -> str:
    row, column = divmod(at, per_row)
    x, y = GAP + column * (CARD_WIDTH + GAP), GAP + row * (CARD_HEIGHT + GAP)
    drawn = spot(
        held.identity,
        held.label,
        held.body,
        pressed=held.pressed,
        mark=held.mark,
        area=card_area(),
    )
    return group(drawn, x, y)
