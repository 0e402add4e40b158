"""Values of the tools' lines that several tools share."""

from __future__ import annotations

from tutor.engine.tool import Line, line
from tutor.games.schweinebande.spots import tile_words
from tutor.games.schweinebande.state import SACK, Counts, animals, replaced


def listed(counts: Counts) -> tuple[str, ...]:
    """Tiles one by one, by their words."""
    return tile_words(kind for kind, count in enumerate(counts) for _ in range(count))


def loose_line(left: Counts) -> Line:
    """What stays loose, and how many of it must be fed."""
    if not animals(left):
        return line("loose_none", "SB-D5", value=0)
    tiles = listed(replaced(left, SACK, 0))
    return line("loose", "SB-D5", "SB-FE1", value=animals(left), tiles=tiles)
