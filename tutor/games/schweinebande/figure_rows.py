"""What each row of a chosen farmer would bring, drawn over the market and in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tutor.games.schweinebande.board import LINES, SPACES, Row
from tutor.games.schweinebande.figure_board import RADIUS, centre
from tutor.games.schweinebande.figure_scene import Scene, text_width, tile_name
from tutor.games.schweinebande.spots import WAY_WORDS
from tutor.games.schweinebande.state import COLLECT, DOWN, NUMBERS
from tutor.render.art.brush import box, flat, hexagon, limb, line, words
from tutor.render.marks import CHOSEN

_PLATE = 12.0


def chosen_farmer(scene: Scene) -> int | None:
    """The space of the farmer that is chosen on the board, while rows are collected.

    Of several the first one marked, which is the last one tapped.
    """
    if scene.state.section != COLLECT:
        return None
    chosen = (spot for spot, kind in scene.marks.spots.items() if kind == CHOSEN)
    by_spot = {_spot(space): space for space in scene.standing}
    return next((by_spot[spot] for spot in chosen if spot in by_spot), None)


def _spot(space: int) -> str:
    return f"space:{SPACES[space]}"


def row_lines(scene: Scene, top: float) -> str:
    """Each row with tiles from the chosen farmer, and a bar in front of a farmer that ends it."""
    start = chosen_farmer(scene)
    if start is None:
        return ""
    rows = scene.facts.rows(start)
    lines = "".join(_line(start, row, top) for row in rows if row.tiles)
    bars = "".join(_bar(start, row.blocker, top) for row in rows if row.blocker >= 0)
    return f'<g pointer-events="none">{lines}{bars}</g>'


def row_plates(scene: Scene, top: float) -> str:
    """At the end of each row how many tiles it has, and the sum of their numbers."""
    start = chosen_farmer(scene)
    if start is None:
        return ""
    plates = "".join(_plate(scene, row, top) for row in scene.facts.rich(start))
    return f'<g pointer-events="none">{plates}</g>'


def _line(start: int, row: Row, top: float) -> str:
    """A frame in each tile of the row, and a bridge over each edge and gap between them."""
    frames = "".join(_frame(space, top) for space in row.tiles)
    way = LINES[start][row.way]
    path = (start, *way[: way.index(row.tiles[-1]) + 1])
    return frames + "".join(_bridge(one, other, top) for one, other in pairwise(path))


def _frame(space: int, top: float) -> str:
    x, y = centre(space)
    return line(hexagon(x, y + top, RADIUS - 4), "barn", 3.5)


def _bridge(one: int, other: int, top: float) -> str:
    (x1, y1), (x2, y2) = centre(one), centre(other)
    x, y, along_x, along_y = (x1 + x2) / 2, (y1 + y2) / 2 + top, (x2 - x1) / 7, (y2 - y1) / 7
    ends = limb(x - along_x, y - along_y, x + along_x, y + along_y, 6)
    return line(ends, "sheet", 3) + flat(ends, "barn")


def _bar(start: int, blocker: int, top: float) -> str:
    """A short beam on the near side of the farmer that ends the row."""
    (x1, y1), (x2, y2) = centre(start), centre(blocker)
    far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    along_x, along_y = (x2 - x1) / far, (y2 - y1) / far
    x, y = x2 - along_x * 24, y2 - along_y * 24 + top
    beam = limb(x - along_y * 11, y + along_x * 11, x + along_y * 11, y - along_x * 11, 6)
    return line(beam, "sheet", 3) + flat(beam, "illegal")


def _plate(scene: Scene, row: Row, top: float) -> str:
    x, y = centre(row.tiles[-1])
    count, total = len(row.tiles), _sum(scene, row)
    text = scene.say("row_short", count=count, total=total)
    half = text_width(text, _PLATE) / 2 + 6
    y += top - 22
    plate = box(x - half, y - 9, 2 * half, 18, 9)
    return (
        flat(plate, "piece-night")
        + line(plate, "piece-shine", 1.4)
        + words(text, x, y, _PLATE, "piece-shine")
    )


def _sum(scene: Scene, row: Row) -> int:
    board = scene.state.board
    return sum(NUMBERS[board[space]] for space in row.tiles if board[space] != DOWN)


def rows_text(scene: Scene) -> Iterator[str]:
    """The rows of the chosen farmer, direction by direction."""
    start = chosen_farmer(scene)
    if start is None:
        return
    board = scene.state.board
    yield scene.say("rows_from", space=SPACES[start], tile=tile_name(board[start]))
    for row in scene.facts.rows(start):
        way = WAY_WORDS[row.way]
        if row.tiles:
            tiles = tuple(tile_name(board[space]) for space in row.tiles)
            yield scene.say("row_brings", way=way, tiles=tiles, total=_sum(scene, row))
        if row.gaps:
            yield scene.say("row_gap", spaces=tuple(SPACES[space] for space in row.gaps))
        if row.blocker >= 0:
            owner = scene.facts.owner(row.blocker)
            yield scene.say("row_ends", way=way, space=SPACES[row.blocker], seat=owner)
