"""Pages of the booklet without large white ends.

A picture never breaks, so one that does not fit on the rest of a page would leave it white. The
template says how much white stands before each part; here the parts get that room, one after the
other, since each moves all that follow. What to do with the room is the template's business.
"""

from __future__ import annotations

from collections.abc import Callable

Rooms = dict[int, float]
"""Points that the page before a part still has for it, where they would be too much white."""
Gaps = Callable[[Rooms], list[float]]
"""Sets the booklet with such rooms: the white before each part, in points."""
WHITE = 130.0
"""So many points of white may end a page, a quarter of it: for less, more is set again."""


def filled(gaps: Gaps) -> Rooms:
    """The rooms with which no part leaves more white than it must."""
    rooms: Rooms = {}
    looked_at = 0
    while True:
        white = {at: gap for at, gap in enumerate(gaps(rooms)) if at >= looked_at and gap > WHITE}
        if not white:
            return rooms
        first = min(white)
        rooms[first] = white[first]
        looked_at = first + 1
