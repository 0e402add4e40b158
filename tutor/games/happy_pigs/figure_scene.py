"""What every part of the table's drawing shares: what to draw, in which words, and its spots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tutor.explain.words import Words
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.reckoning import standing
from tutor.games.happy_pigs.state import CHOOSE, OVER, SETUP, TURNS, State
from tutor.render.art import amulet, bottle, coin, heart, sty, syringe_plaster, trough
from tutor.render.art.brush import Part, flat, group, line, oval, rim, solid, words
from tutor.render.layers import LETTER, Layer, fitted
from tutor.render.marks import Marks
from tutor.render.svg import Area

WIDTH = 360.0


@dataclass(frozen=True)
class Scene:
    """One picture to draw."""

    state: State
    words: Words
    marks: Marks

    @cached_property
    def facts(self) -> Facts:
        """The rules' facts of the state."""
        return Facts(self.state)

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """Who has won; () before the end."""
        return standing(self.facts).winners if self.state.step == OVER else ()

    def say(self, key: str, /, **values: object) -> str:
        """A text of the figure."""
        return self.words.text("figure", key, **values)

    def term(self, value: str, form: str = "name") -> str:
        """A word of the game."""
        return self.words.term(value, form)

    def acts(self, seat: int) -> bool:
        """Whether the game waits for that player alone, or for the choice of that player."""
        if self.facts.upkeep:
            return seat in self.facts.upkeep
        return self.state.step in (SETUP, TURNS, CHOOSE) and seat in self.facts.due


def moved(layer: Layer, x: float, y: float, area: Area) -> Layer:
    """A layer of one spot drawn at another place, where `area` already lies."""
    return Layer(group(layer.body, x, y), dict.fromkeys(layer.areas, area))


class Filled(NamedTuple):
    """Words broken into rows, and their size."""

    size: float
    rows: list[str]

    def whole(self, text: str) -> bool:
        """Whether nothing of the text is cut."""
        return " ".join(self.rows) == " ".join(text.split())


def wrapped(text: str, size: float, width: float, lines: int) -> list[str]:
    """The text on so many lines at most, broken between words."""
    most = max(1, int(width / (size * LETTER)))
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if len(longer) <= most or not rows[-1]:
            rows[-1] = longer
        else:
            rows.append(word)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return [fitted(row, size, width) for row in rows]


def filled(text: str, sizes: tuple[float, ...], width: float, lines: int) -> Filled:
    """The text on so many lines at most, in the largest of the sizes that shows it whole."""
    tries = [Filled(size, wrapped(text, size, width, lines)) for size in sizes]
    return next((one for one in tries if one.whole(text)), tries[-1])


def seal(text: str, x: float, y: float, radius: float = 9) -> str:
    """A number or letter on a dark disc."""
    disc = flat(oval(x, y, radius + 1.4), "sheet") + flat(oval(x, y, radius), "ink")
    return disc + words(text, x, y, radius * (1.35 if len(text) == 1 else 1.05), "sheet")


def crown(x: float, y: float, wide: float) -> str:
    """The sign of who has won: a small crown around (x, y)."""
    shape = Part("M-9 7L-10.5-4L-5 .5L0-8L5 .5L10.5-4L9 7z", "piece-yellow")
    return group(rim((shape.path,)) + solid(shape), x, y, wide / 21)


def _basket() -> str:
    """Purchase: a basket, 64 by 64."""
    body, handle = "M9 30H55L49 56H15z", "M16 30C16 8 48 8 48 30"
    weave = "M12 38.5H52M14 47.5H50M22 30L24.5 56M32 30V56M42 30L39.5 56"
    return (
        line(handle, "rim", 8)
        + rim((body,))
        + line(handle, "outline", 3.4)
        + solid(Part(body, "piece-tan"))
        + line(weave, "piece-wood-dark", 2)
    )


def action_picture(action: str) -> str:
    """The picture of an action card, 64 by 64. KeyError for another action."""
    if action == "feed":
        return trough()
    return {"mate": heart, "purchase": _basket, "sell": _sale}[action]()


def _sale() -> str:
    return group(coin("$"), 5, 5, 0.84)


def item_picture(item: str) -> str:
    """The picture of a sty or tool, 64 by 64. KeyError for another item."""
    return {"sty": sty, "vaccine": syringe_plaster, "supplement": bottle, "amulet": amulet}[item]()
