"""Larger drawings: a game box on its shelf and the farmhouse of the house mark."""

from tutor.render.art.brush import (
    Part,
    box,
    cut_out,
    drawn_once,
    flat,
    group,
    light,
    line,
    oval,
    rim,
    shade,
    solid,
)

COVER_BOX = 160
_FRONT = (16, 30, 118, 112)


@drawn_once
def farmhouse() -> str:
    """The house mark, 64 by 64: a red farmhouse with a chimney and a heart in the gable."""
    wall, roof = "M12 30H52V58H12z", "M32 6L60 30C61.5 32 60.5 34 58 34H6C3.5 34 2.5 32 4 30z"
    chimney, door = box(43.5, 8, 8, 16, 1), box(27, 43, 11, 15, 2)
    windows = box(17, 41, 7, 8, 1) + box(41, 41, 7, 8, 1)
    gable = (
        "M32 29C28 26 25 23 25.3 20C25.8 17 30 16.5 32 19.5C34 16.5 38.2 17 38.7 20"
        "C39 23 36 26 32 29z"
    )
    return (
        cut_out(
            Part(chimney, "piece-wood-dark"), Part(wall, "piece-cream"), Part(roof, "piece-red")
        )
        + shade("M6 30.5H58L59 31.5C59 32.5 58.5 32.7 58 32.7H6C5.5 32.7 5 32.5 5 31.5z")
        + solid(Part(gable, "piece-cream"), 1.8)
        + solid(Part(door, "piece-wood"), 2.2)
        + solid(Part(windows, "piece-sky"), 2)
        + flat(oval(35.3, 51, 1), "piece-night")
    )


@drawn_once
def cover(accent: str, picture: str) -> str:
    """A game box as it stands on a shelf, 160 by 160; `picture` is any 64 by 64 piece.

    `accent` is one of `look.ACCENTS`; each has its own pattern of hills. KeyError otherwise.
    """
    x, y, wide, high = _FRONT
    side = f"M{x + wide} {y}L{x + wide + 12} {y - 8}V{y + high - 6}L{x + wide} {y + high}z"
    top = f"M{x} {y}L{x + 12} {y - 8}H{x + wide + 12}L{x + wide} {y}z"
    front = box(x, y, wide, high, 3)
    return (
        flat(oval(82, 144, 72, 5), "outline", 0.15)
        + rim((front, side, top))
        + solid(Part(side, f"box-{accent}"))
        + shade(side)
        + solid(Part(top, f"box-{accent}"))
        + light(top)
        + solid(Part(front, f"box-{accent}"))
        + _landscape(accent)
        + group(picture, 35, 46, 1.25)
        + flat(box(4, 144, 152, 9, 3), "piece-wood")
        + shade(box(4, 149, 152, 4, 2))
    )


def _landscape(accent: str) -> str:
    window = box(23, 37, 104, 98, 6)
    hill = "M23 103C45 88 64 92 78 98S112 104 127 92V129A6 6 0 0 1 121 135H29A6 6 0 0 1 23 129z"
    sky = flat(window, f"box-{accent}-sky") + flat(oval(40, 54, 8.5), "piece-straw")
    return sky + flat(hill, f"box-{accent}", 0.55) + _GROWTH[accent] + line(window, "outline", 2)


def _tufts(path: str, stroke: str) -> str:
    return line(path, stroke, 2.4)


_GROWTH: dict[str, str] = {
    "rose": _tufts("M30 122h8M46 128h8M62 122h8M78 128h8M94 122h8M110 128h8", "piece-shine"),
    "barn": _tufts(
        "M30 112v18M44 108v22M106 110v20M120 106v24M27 116h22M101 114h22", "piece-wood-dark"
    ),
    "mud": _tufts(
        "M32 124q5-5 10 0t10 0M98 126q5-5 10 0t10 0M60 131q5-4 10 0t10 0", "piece-wood-dark"
    ),
    "clover": _tufts(
        "M32 118q0-5-4-7M32 118q0-5 4-7M32 118v-9M116 122q0-5-4-7M116 122q0-5 4-7"
        "M116 122v-9M74 131q0-4-4-6M74 131q0-4 4-6M74 131v-8",
        "piece-leaf",
    ),
    "dusk": _tufts("M30 108l8-10l8 10M100 108l9-12l9 12M42 130h10M96 130h12", "piece-shine"),
}
