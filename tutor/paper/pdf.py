"""PDF from a template and plain data, with our own typefaces and nothing fetched."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import typst

from tutor.paper import pages

Size = Literal["a4", "letter"]
SIZES: tuple[Size, ...] = ("a4", "letter")
PAPERS = {"a4": ("a4", "a5"), "letter": ("us-letter", "us-statement")}
"""Paper of the one page, and of the booklet."""
LARGEST, SMALLEST, SMALLER = 13.0, 6.5, 0.5
"""Points of the one page's text: as large as everything still fits on it."""
_HERE = Path(__file__).parent
_FONTS = ("font_fredoka_one", "font_hanken_grotesk")


class TooMuch(ValueError):
    """The one page cannot hold what stands on it in letters that can still be read."""


def one_page(data: Mapping[str, Any], size: Size) -> bytes:
    """The aid on one page. Raises TooMuch."""
    points = LARGEST
    while points >= SMALLEST:
        inputs = _inputs(data, PAPERS[size][0], points)
        if _asked("aid.typ", "<pages>", inputs) == [1]:
            return _compile("aid.typ", inputs)
        points -= SMALLER
    raise TooMuch(f"{data['title']}: more than one page even at {SMALLEST} points")


def booklet(data: Mapping[str, Any], size: Size) -> bytes:
    """The whole rules on small pages."""
    inputs = _inputs(data, PAPERS[size][1], 9.5)

    def with_rooms(rooms: pages.Rooms) -> dict[str, str]:
        return {**inputs, "rooms": json.dumps(rooms)}

    rooms = pages.filled(lambda tried: _asked("booklet.typ", "<gap>", with_rooms(tried)))
    return _compile("booklet.typ", with_rooms(rooms))


def _inputs(data: Mapping[str, Any], paper: str, points: float) -> dict[str, str]:
    return {"data": json.dumps(data), "paper": paper, "points": str(points)}


def _folders() -> list[str]:
    return [str(files(name) / "files") for name in _FONTS]


def _compile(template: str, inputs: dict[str, str]) -> bytes:
    made = typst.compile(
        str(_HERE / template),
        root=str(_HERE),
        font_paths=_folders(),
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )
    assert isinstance(made, bytes), "one file without an output path"
    return made


def _asked(template: str, label: str, inputs: dict[str, str]) -> list[float]:
    """The numbers that a template has left at a label, in their order."""
    found = typst.query(
        str(_HERE / template),
        label,
        field="value",
        root=str(_HERE),
        font_paths=_folders(),
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )
    numbers: list[float] = json.loads(found)
    return numbers
