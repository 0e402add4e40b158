"""Places of figures as plain data: `home`, `valley`, 3, `other 2`."""

from __future__ import annotations

import re

from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.state import VALLEY

OTHER = re.compile(r"other (\d{1,3})")


def write_at(at: int, path: int) -> str | int:
    """A distance to the valley as a place."""
    if at == path:
        return "home"
    if at == VALLEY:
        return "valley"
    return at if at > 0 else f"other {-at}"


def read_at(reader: Reader, path: int) -> int:
    """A place as a distance to the valley; the own home where it is left out."""
    value = reader.data.get("at", "home")
    if value == "home":
        return path
    if value == "valley":
        return VALLEY
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value < path:
        return value
    other = OTHER.fullmatch(value) if isinstance(value, str) else None
    if other is not None and 1 <= int(other[1]) <= path:
        return -int(other[1])
    reader.add(reader.path("at"), "no_place", "SC-M2", found=shown(value), last=path - 1, path=path)
    return path
