"""A sheet to tap numbers in: a row for each player, cells with a sign and a number, a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinsgalopp.figure_ring import WIDTH
from tutor.games.schweinsgalopp.figure_scene import crown, food_chip
from tutor.render.art import container
from tutor.render.art.brush import box, group, line
from tutor.render.art.brush import words as lettering
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_ROW, _GAP, _HEAD, _SIDE = 54.0, 6.0, 24.0, 3.0
_NAME, _RESULT = 36.0, 64.0


class Cell(NamedTuple):
    """What is drawn (container, safe, lead, behind), its spot, its number, a value to speak of."""

    sign: str
    spot: str
    number: int | None
    spoken: tuple[str, int] | None = None


class Row(NamedTuple):
    """One player: name, cells, and what comes out."""

    name: str
    cells: tuple[Cell, ...]
    result: int


class _Sheet(NamedTuple):
    words: Words
    marks: Marks


def sheet(words: Words, marks: Marks, rows: Sequence[Row], name: str) -> Picture:
    """The sheet. Figure texts `sheet_<name>` and `sheet_<name>_<column>` head it."""
    drawing = _Sheet(words, marks)
    high = _HEAD + len(rows) * (_ROW + _GAP)
    layers = [_heads(drawing, rows[0], name)]
    layers += [_row(drawing, row, _HEAD + at * (_ROW + _GAP)) for at, row in enumerate(rows)]
    text = " ".join(_text(drawing, row) for row in rows)
    title = words.text("figure", f"sheet_{name}")
    body = together(layers).body
    drawn = picture(body, WIDTH, high, title, text, interactive=marks.tappable)
    return Picture(drawn, text)


def _label(drawing: _Sheet, who: str, cell: Cell) -> str:
    spoken = dict([cell.spoken]) if cell.spoken else {}
    key = f"sheet_{cell.sign}" + ("_round" if spoken else "")
    return drawing.words.text("figure", key, seat=who, chips=cell.number, **spoken)


def _text(drawing: _Sheet, row: Row) -> str:
    cells = "; ".join(_label(drawing, row.name, cell) for cell in row.cells)
    result = drawing.words.text("figure", "sheet_result", seat=row.name, chips=row.result)
    return f"{cells}; {result}."


def _places(cells: int) -> tuple[float, list[float]]:
    """How wide a cell is, and where each begins."""
    room = WIDTH - 2 * _SIDE - _NAME - _RESULT
    wide = room / cells
    return wide, [_SIDE + _NAME + wide * at for at in range(cells)]


def _heads(drawing: _Sheet, row: Row, name: str) -> Layer:
    wide, lefts = _places(len(row.cells))
    said = "".join(
        lettering(drawing.words.text("figure", f"sheet_{name}_{at + 1}"), left + wide / 2, 12, 13,
                  "ink-soft")
        for at, left in enumerate(lefts)
    )  # fmt: skip
    result = drawing.words.text("figure", f"sheet_{name}_result")
    return Layer(said + lettering(result, WIDTH - _SIDE - _RESULT / 2, 12, 13, "ink-soft"))


def _row(drawing: _Sheet, row: Row, top: float) -> Layer:
    wide, lefts = _places(len(row.cells))
    middle = top + _ROW / 2
    outline = box(_SIDE, top, WIDTH - 2 * _SIDE, _ROW, 12)
    ground = f'<path d="{outline}" fill="{paint("sheet")}" stroke="{paint("edge")}"/>'
    name = lettering(row.name, _SIDE + _NAME / 2, middle, 18)
    result = lettering(str(row.result), WIDTH - _SIDE - _RESULT / 2, middle, 22)
    cells = [
        _cell(drawing, row.name, cell, (left, top, wide))
        for left, cell in zip(lefts, row.cells, strict=True)
    ]
    return together([Layer(ground + name), *cells, Layer(result)])


def _cell(drawing: _Sheet, who: str, cell: Cell, place: tuple[float, float, float]) -> Layer:
    left, top, wide = place
    x, y = left + wide / 2, top + _ROW / 2
    edge = box(left + 3, top + 5, wide - 6, _ROW - 10, 9)
    body = f'<path d="{edge}" fill="{paint("open-tint")}" stroke="{paint("edge")}"/>'
    body += _sign(cell, x, y)
    area = box_area(left + 2, top + 4, wide - 4, _ROW - 8, 9)
    label = drawing.words.text("figure", "sheet_more", what=_label(drawing, who, cell))
    return tapped(drawing, cell.spot, label, body, area)


def _sign(cell: Cell, x: float, y: float) -> str:
    if cell.sign == "lead":
        return crown(x, y, 34)
    if cell.sign == "behind":
        return line(f"M{x - 9:g} {y:g}h18", "ink-soft", 3.5)
    number = lettering(str(cell.number), x + 17, y, 18)
    if cell.sign == "container":
        return group(container(cell.number or 0), x - 34, y - 17, 0.52) + number
    return food_chip(x - 15, y, 28) + number
