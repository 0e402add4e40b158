"""A herd to tap together: every kind of tile with one more and one less; and a player's herd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tutor.engine.game import Picture, Position
from tutor.explain.words import Words
from tutor.games.schweinebande.figure_players import players
from tutor.games.schweinebande.figure_scene import WIDTH, Scene, numeral, piece, tile_name
from tutor.games.schweinebande.figure_text import player_text
from tutor.games.schweinebande.state import TILES, Options, State
from tutor.games.schweinebande.tools_given import Herd, asked
from tutor.render.art import coin
from tutor.render.art.brush import box, flat, group, hexagon, line
from tutor.render.art.brush import words as lettering
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_SIDE, _GAP = 3.0, 6.0
_COLUMNS = 4
_WIDE = (WIDTH - 2 * _SIDE - (_COLUMNS - 1) * _GAP) / _COLUMNS
_ADD, _LESS = 66.0, 44.0
_HIGH = _ADD + _LESS

Draw = Callable[[Any, Position, Words, Marks], Picture]


class Cell(NamedTuple):
    """One thing to count: its spot name, its number, its word, and how it is drawn."""

    name: str
    number: int
    word: str
    art: str


def herd_picture(herd: Herd) -> Draw:
    """The drawing of a tool with this input."""

    def draw(options: Options, given: Position, words: Words, lights: Marks) -> Picture:
        state = herd.state(options, given)
        scene = Scene(state, words, lights)
        cells = [_tile(scene, kind) for kind in range(len(TILES))]
        cells += [_number(scene, key) for key in herd.extras]
        return grid(scene, cells)

    return draw


def grid(scene: Scene, cells: list[Cell], top: float = 0.0) -> Picture:
    """The cells in rows of four."""
    layers = [
        _cell(scene, cell, _SIDE + at % _COLUMNS * (_WIDE + _GAP),
              top + 2 + at // _COLUMNS * (_HIGH + _GAP))
        for at, cell in enumerate(cells)
    ]  # fmt: skip
    rows = (len(cells) + _COLUMNS - 1) // _COLUMNS
    high = top + 2 + rows * (_HIGH + _GAP)
    text = scene.say("herd_text", tiles=tuple(_counted(scene, cell) for cell in cells))
    drawn = picture(together(layers).body, WIDTH, high, scene.say("herd_name"), text,
                    interactive=scene.marks.tappable)  # fmt: skip
    return Picture(drawn, text)


def _counted(scene: Scene, cell: Cell) -> str:
    return scene.say("herd_count", count=cell.number, tile=cell.word)


def _tile(scene: Scene, kind: int) -> Cell:
    """A tile with its number; pale where there is none."""
    count = scene.state.front[0][kind]
    ground = flat(hexagon(0, 0, 27), "piece-cream") + line(hexagon(0, 0, 27), "outline", 1.8)
    art = ground + piece(kind, 0, -3, 37) + numeral(kind, -15, 14, 8)
    return Cell(TILES[kind], count, tile_name(kind), art)


def _number(scene: Scene, key: str) -> Cell:
    state = scene.state
    if key == "tokens":
        return Cell(
            key, state.tokens[0], scene.say("herd_tokens"), group(coin(), -22, -22, 44 / 64)
        )
    calendar = box(-22, -22, 44, 44, 10)
    art = f'<path d="{calendar}" fill="{paint("barn-tint")}" stroke="{paint("barn")}"/>'
    art += flat(box(-22, -22, 44, 12, 6), "barn")
    art += lettering(scene.say("herd_round_short"), 0, 6, 12, "ink")
    return Cell(key, state.round, scene.say("herd_round"), art)


def _cell(scene: Scene, cell: Cell, left: float, top: float) -> Layer:
    """Above what is counted (one more), below a minus (one less)."""
    x = left + _WIDE / 2
    frame = box(left, top, _WIDE, _HIGH, 12)
    ground = f'<path d="{frame}" fill="{paint("sheet")}" stroke="{paint("edge")}"/>'
    faded = "1" if cell.number else "0.45"
    art = f'<g opacity="{faded}">{group(cell.art, x - 12, top + _ADD / 2 + 1)}</g>'
    number = lettering(str(cell.number), left + _WIDE - 17, top + _ADD / 2, 20)
    add = tapped(
        scene, f"add:{cell.name}", scene.say("herd_add", count=cell.number, tile=cell.word),
        art + number, box_area(left + 1, top + 1, _WIDE - 2, _ADD - 1, 12),
    )  # fmt: skip
    return together([Layer(ground), add, _minus(scene, cell, left, top + _ADD)])


def _minus(scene: Scene, cell: Cell, left: float, top: float) -> Layer:
    strip = box(left + 3, top, _WIDE - 6, _LESS - 3, 10)
    ink = "ink" if cell.number else "line"
    x, y = left + _WIDE / 2, top + _LESS / 2 - 2
    body = f'<path d="{strip}" fill="{paint("ground")}"/>' + line(f"M{x - 9:g} {y:g}h18", ink, 4)
    label = scene.say("herd_less", count=cell.number, tile=cell.word)
    return tapped(scene, f"less:{cell.name}", label, body,
                  box_area(left + 1, top, _WIDE - 2, _LESS, 10))  # fmt: skip


def herd_board(state: State, given: Position, words: Words, lights: Marks) -> Picture:
    """What lies in front of the player asked about, as on the board."""
    by, seat = asked(state, given)
    scene = Scene(state, words, lights)
    layer, bottom = players(scene, 3, (seat,))
    text = " ".join(f"{one}." for one in player_text(scene, seat))
    name = scene.say("herd_of", seat=by)
    return Picture(picture(layer.body, WIDTH, bottom + 3, name, text), text)
