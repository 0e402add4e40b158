"""What to light up on a board: spots by the role they play right now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

LEGAL, ILLEGAL, CHOSEN, POINTER, HINT = "legal", "illegal", "chosen", "pointer", "hint"
KINDS = (LEGAL, ILLEGAL, CHOSEN, POINTER, HINT)


@dataclass(frozen=True, slots=True)
class Marks:
    """Spots by kind of mark. `tappable` tells whether the picture takes taps at all, `counts` how
    many of a spot were chosen where taps add up.
    """

    spots: Mapping[str, str] = field(default_factory=dict)
    tappable: bool = False
    counts: Mapping[str, int] = field(default_factory=dict)

    def of(self, spot: str) -> str:
        """The mark on a spot, "" for none."""
        return self.spots.get(spot, "")


NONE = Marks()


def marks(kind: str, spots: Iterable[str], *, tappable: bool = False) -> Marks:
    """The same mark on several spots."""
    assert kind in KINDS, kind
    return Marks(dict.fromkeys(spots, kind), tappable)


def merged(*layers: Marks) -> Marks:
    """Several layers of marks; a later layer wins on the same spot."""
    spots = {spot: kind for layer in layers for spot, kind in layer.spots.items()}
    counts = {spot: count for layer in layers for spot, count in layer.counts.items()}
    return Marks(spots, any(layer.tappable for layer in layers), counts)
