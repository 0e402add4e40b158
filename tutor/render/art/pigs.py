"""The pig: a runner in every colour, and a front face for cards."""

from typing import Literal

from tutor.render.art.brush import (
    Part,
    belly,
    drawn_once,
    eye,
    flat,
    group,
    light,
    limb,
    line,
    oval,
    rim,
    shade,
    shine,
    solid,
    words,
)
from tutor.render.art.patterns import Oval, clover, coat, on_body

Wearing = Literal["", "clover", "tusks", "plaster", "hat"]

WEARINGS: tuple[Wearing, ...] = ("", "clover", "tusks", "plaster", "hat")

_BODY = Oval(27, 34, 19, 14)
_HEAD = Oval(45.5, 27.5, 11.5, 11)
_SNOUT = Oval(55.5, 30.5, 4.6, 5.6)
_TAIL = "M9 30C4.5 30 3 25.5 5.5 24C8 22.5 10 26 7.5 28C5.5 29.5 2.8 28.5 2.8 26"
_NEAR_EAR = "M38 22C34 17.5 33.8 11.5 35.5 8C40.5 8.5 45.5 12 46.5 17C45.5 20.8 42 22.5 38 22z"
_FAR_EAR = "M46 17.5C46.5 12.5 49.5 9 53 7.5C55.5 11.5 55.5 16 53 20z"
_FAR_LEGS = (limb(17, 43, 17.5, 53.5, 8), limb(36, 42, 47.5, 51, 8))
_NEAR_LEGS = (limb(13, 41, 7.5, 51.5, 8.5), limb(32, 43, 36.5, 54, 8.5))


@drawn_once
def pig(colour: str = "pink", badge: str = "", facing: str = "right") -> str:
    """A running pig, 64 by 64; `badge` is a letter or two on a disc that is never mirrored."""
    body = group(_runner(colour), mirror=True) if facing == "left" else _runner(colour)
    return body + (letter_badge(badge, 51 if facing == "left" else 13, 12) if badge else "")


def letter_badge(text: str, x: float, y: float, radius: float = 9.5) -> str:
    """A small disc with one or two letters, around (x, y)."""
    disc = flat(oval(x, y, radius), "ink") + flat(oval(x, y, radius - 1.8), "sheet")
    return disc + words(text, x, y, radius * (1.3 if len(text) == 1 else 0.95))


def _runner(colour: str) -> str:
    look = coat(colour)
    edge = rim(
        (_FAR_EAR, *_FAR_LEGS, *_NEAR_LEGS, oval(*_BODY), oval(*_HEAD), oval(*_SNOUT), _NEAR_EAR)
    )
    behind = "".join(solid(Part(path, look.fill)) + shade(path) for path in (*_FAR_LEGS, _FAR_EAR))
    near = "".join(solid(Part(path, look.fill)) for path in _NEAR_LEGS)
    body = solid(Part(oval(*_BODY), look.fill)) + on_body(look, _BODY)
    body += shade(belly(*_BODY)) + light(shine(*_BODY))
    tail = line(_TAIL, "outline", 2.6)
    return line(_TAIL, "rim", 5.4) + edge + tail + behind + near + body + _runner_head(look.fill)


def _runner_head(fill: str) -> str:
    nose = "piece-blush" if fill == "piece-pink" else fill
    nostrils = oval(54.7, 30.5, 0.9, 1.5) + oval(57.5, 30.5, 0.9, 1.5)
    return (
        solid(Part(oval(*_HEAD), fill))
        + solid(Part(oval(*_SNOUT), nose))
        + light(oval(56, 29.5, 2.6, 3))
        + flat(nostrils, "piece-night")
        + solid(Part(_NEAR_EAR, fill))
        + shade(
            "M38.5 19.5C36.5 16.5 36.5 13 37 11.5C40 12.5 42.5 14.5 43.2 17"
            "C42.5 19 40.5 20 38.5 19.5z"
        )
        + flat(oval(47.5, 24.5, 3.3, 3.6), "piece-shine")
        + eye(48.3, 24.8, 2.3)
        + line("M48 35.5q2.5 1.5 5 .3", "outline", 2)
    )


_FACE = Oval(32, 34, 22, 20)
_FACE_SNOUT = Oval(32, 40, 10.5, 8)
_LEFT_EAR = "M14 25C8.5 19 8 11 10.5 7C18 7.5 25 11 28 17C24 22 19.5 24.5 14 25z"


@drawn_once
def pig_face(colour: str = "pink", wearing: Wearing = "") -> str:
    """A pig's face from the front, 64 by 64, with an optional token of what kind of pig it is."""
    fill = coat(colour).fill
    right = group(solid(Part(_LEFT_EAR, fill)) + shade(_INNER_EAR), mirror=True)
    left = solid(Part(_LEFT_EAR, fill)) + shade(_INNER_EAR)
    edge = rim((_LEFT_EAR, oval(*_FACE))) + group(rim((_LEFT_EAR,)), mirror=True)
    head = solid(Part(oval(*_FACE), fill)) + shade(belly(*_FACE)) + light(shine(*_FACE))
    cheeks = flat(oval(15.5, 40, 3.6, 2.8) + oval(48.5, 40, 3.6, 2.8), "piece-blush", 0.8)
    return edge + head + left + right + cheeks + _face_middle(fill) + _WORN[wearing]


_INNER_EAR = "M15 21C12.5 17.5 12 13.5 12.8 11C17 11.5 21 13.5 23.5 17C21 19.5 18.5 20.8 15 21z"


def _face_middle(fill: str) -> str:
    nose = "piece-blush" if fill == "piece-pink" else fill
    snout = solid(Part(oval(*_FACE_SNOUT), nose)) + light(shine(*_FACE_SNOUT))
    nostrils = flat(oval(28, 40, 1.9, 2.9) + oval(36, 40, 1.9, 2.9), "piece-night")
    eyes = flat(oval(22.5, 30, 4) + oval(41.5, 30, 4), "piece-shine")
    pupils = eye(23, 30.5, 2.8) + eye(41, 30.5, 2.8)
    return snout + nostrils + eyes + pupils


_TUSK = "M20.5 47C17 45.5 15.5 41.5 16.5 38C19 39 22.5 42.5 24.5 45.5z"
_STRAW = "piece-straw"
_CROWN = "M22 16C22 8 25 4.5 32 4.5S42 8 42 16z"
_BRIM = oval(32, 16.5, 19, 4.2)

_WORN: dict[Wearing, str] = {
    "": "",
    "clover": line("M32 18q0 4-3 6", "outline", 2.5)
    + solid(Part(clover(32, 12, 9), "piece-leaf"), 2)
    + flat(clover(32, 12, 8), "piece-leaf"),
    "tusks": solid(Part(_TUSK, "piece-white"), 2)
    + group(solid(Part(_TUSK, "piece-white"), 2), mirror=True)
    + line("M17 23.5l8.5 3.2M47 23.5l-8.5 3.2", "outline", 3),
    "plaster": solid(Part(limb(38, 15, 48, 23, 7), "piece-cream"), 2)
    + flat(limb(42, 18.2, 44, 19.8, 4.5), "piece-tan"),
    "hat": rim((_CROWN, _BRIM))
    + solid(Part(_CROWN, _STRAW))
    + solid(Part(_BRIM, _STRAW))
    + line("M23.5 11.8q8.5 2.5 17 0", "piece-red", 3),
}
