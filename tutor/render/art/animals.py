"""The other animals of the farm, each 64 by 64 and looking right: silhouette first."""

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
    merged,
    number,
    oval,
    rim,
    shade,
    solid,
)
from tutor.render.art.patterns import Oval


def _legs(
    fill: str, xs: tuple[float, float, float, float], top: float, wide: float
) -> tuple[list[str], str]:
    """Paths of four standing legs (far, far, near, near) and the drawing of them."""
    paths = [limb(x, top, x, 57 - wide / 2, wide) for x in xs]
    hoof = [_hoof(x, wide) for x in xs]
    far = "".join(solid(Part(path, fill)) + shade(path) for path in paths[:2])
    near = "".join(solid(Part(path, fill)) for path in paths[2:])
    return paths, far + near + flat("".join(hoof), "piece-night")


def _hoof(x: float, wide: float) -> str:
    """Path data of the dark end of a leg that stands on the line y = 57."""
    half, across = number(wide / 2), number(wide)
    start = f"M{number(x - wide / 2)} {number(56.4 - wide / 2)}"
    return f"{start}h{across}a{half} {half} 0 0 1 -{across} 0z"


_WOOL = (
    "M11 35C6 33 5.5 26 10.5 24C9 18 15 14 19.5 16.5C21.5 11.5 29 10.5 32 14.5"
    "C36 10.5 43 12.5 43.5 17.5C49 17.5 52 23 49 27C53 30 52 36.5 47.5 38"
    "C48 43.5 42 47 38 44.5C35.5 49 29 49.5 26.5 45.5C22.5 49 15.5 47 15.5 42.5"
    "C10.5 43 7.5 38 11 35z"
)
_SHEEP_FACE = (
    "M40 22C40 17 44 14.5 48 14.5C53 14.5 57 18 57.5 24C58 30 57 36.5 52 37"
    "C45.5 37.5 40.5 30 40 22z"
)
_SHEEP_EAR = "M42.5 21C38 19.5 33.5 21.5 32.5 26C36.5 29 41 28 43.5 24.5z"
_FRINGE = (
    "M39.5 19.5C37 15.5 40.5 11 44 12.5C46 8.5 52 9 53 12.5"
    "C56.5 13 57.5 17.5 54.5 19C52.5 21.5 49 21 47.5 19.5C45 22 41.5 22 39.5 19.5z"
)


@drawn_once
def sheep() -> str:
    """A woolly sheep with a dark face."""
    paths, legs = _legs("piece-night", (22, 39, 17, 34.5), 42, 6)
    curls = "M17 27q3-4 6 0q3 4 6 0M20 37q3-4 6 0q3 4 6 0"
    return (
        rim((*paths, _WOOL, _SHEEP_FACE, _SHEEP_EAR, _FRINGE))
        + legs
        + solid(Part(_WOOL, "piece-cream"))
        + shade(
            "M11.5 37C13 41.5 20 41 22 40C27 44 36 43 38.5 39C42 41 46 40 48 37"
            "C48 43.5 42 47 38 44.5C35.5 49 29 49.5 26.5 45.5C22.5 49 15.5 47 15.5 42.5"
            "C12 42.5 10.5 40 11.5 37z"
        )
        + line(curls, "piece-tan", 2)
        + solid(Part(_SHEEP_FACE, "piece-black"))
        + solid(Part(_SHEEP_EAR, "piece-black"))
        + solid(Part(_FRINGE, "piece-cream"))
        + flat(oval(49.5, 25, 3, 3.2), "piece-shine")
        + eye(50.2, 25.2, 2.1)
        + line("M53 32.5q1.8 .2 3-1", "piece-cream", 1.6)
    )


_GOAT_BODY = (
    "M9 30C9 25 13 23.5 18 24C25 24.5 32 25.5 38 22L47 20L47.5 32"
    "C46 40 42 44 35 44.5C28 45.5 22 44 16 44.5C10 44.5 9 37 9 30z"
)
_GOAT_NECK = "M33 28C35 22 38 17 42 15L50 25C48.5 31 45.5 37 40 40z"
_GOAT_HEAD = (
    "M40 17C40.5 12.5 45 11 49 13C53 15 57 20 60 25C61.5 28 59.5 31 56 31"
    "C51 31 45.5 28.5 42.5 25C40.5 22.5 39.8 19.5 40 17z"
)
_GOAT_HORN = "M42.5 14.5C36 14 30.5 10 29 3C34.5 7 40 7.5 46.5 11.5z"
_GOAT_HORN_FAR = "M46.5 13C42 10.5 38.5 7 38 1.5C43 5.5 47.5 7.5 51 13z"
_GOAT_BEARD = "M50 29.5C50 34 51.5 37.5 55 40.5C56.5 37.5 57.5 34 57 30.5z"
_GOAT_EAR = "M41 18.5C36.5 17.5 32.5 19.5 30.5 23C34.5 25.5 39.5 25 42.5 22z"
_GOAT_TAIL = "M13.5 26C9.5 24.5 7 20.5 7.5 15.5C11.5 17 15.5 20.5 17 24.5z"


@drawn_once
def goat() -> str:
    """A goat: swept-back horns, beard, upright tail."""
    paths, legs = _legs("piece-tan", (20, 37, 14.5, 32.5), 40, 6)
    shapes = (_GOAT_TAIL, _GOAT_BODY, _GOAT_HEAD, _GOAT_HORN, _GOAT_HORN_FAR, _GOAT_BEARD)
    body = (
        rim((*paths, *shapes, _GOAT_EAR, _GOAT_NECK))
        + legs
        + solid(Part(_GOAT_HORN_FAR, "piece-steel"))
        + shade(_GOAT_HORN_FAR)
        + solid(Part(_GOAT_TAIL, "piece-cream"))
        + merged(_GOAT_BODY + _GOAT_NECK, "piece-tan")
        + flat(
            "M11 38C17 36.5 30 37.5 39 38.5C36 43 33 43.4 28 43.4C22 43.4 20 43 16 43.3"
            "C12.5 43.3 11.5 41 11 38z",
            "piece-cream",
        )
        + _goat_head()
    )
    return group(body, 1, 2.4, 0.96)


def _goat_head() -> str:
    return (
        solid(Part(_GOAT_BEARD, "piece-cream"))
        + solid(Part(_GOAT_HEAD, "piece-tan"))
        + flat(
            "M50.5 24C54 22.5 57.5 23.5 59 26C60 28.5 58.5 29.8 56 29.8"
            "C53 29.8 50.5 28.8 49 27.8C49 26.2 49.5 24.8 50.5 24z",
            "piece-cream",
        )
        + solid(Part(_GOAT_HORN, "piece-steel"))
        + line("M36.5 7.5l-1.5 3.5M40.5 9l-1 4.5", "outline", 1.5)
        + solid(Part(_GOAT_EAR, "piece-tan"))
        + eye(48, 19, 2.3)
        + flat(oval(57.5, 26, 1, 0.9), "piece-night")
    )


_DONKEY_BODY = Oval(25, 34.5, 18, 11.5)
_DONKEY_NECK = "M29 28C33 22 37 16 41 12L50 20C48 27 45 35 38 41z"
_DONKEY_HEAD = (
    "M39 15.5C40 11.5 45 10.5 48.5 13L58.5 26C61 29.5 60 34.5 56 35.5"
    "C53 36.2 50.5 35 48.5 33L41 24C39 21.5 38.4 18.5 39 15.5z"
)
_DONKEY_MUZZLE = (
    "M52.5 24.5C54.5 23.8 56.5 23.8 58 25.4C61.2 29 60.5 34.3 56 35.5"
    "C53 36.2 50.5 35 48.5 33C48.5 29.5 50 26 52.5 24.5z"
)
_DONKEY_EAR = "M40.5 16C34.5 13.5 30.5 7.5 31 1.5C37 2.5 43 7.5 45 13.5z"
_DONKEY_EAR_FAR = "M45 14C42.5 9.5 43 4 46 .8C50 4 51.5 10 50.5 15.5z"
_DONKEY_MANE = "M28.5 26C28 21 32 14.5 38 12.5L42.5 15.5C38 19 34 24.5 32 30z"
_DONKEY_TUFT = "M3.5 41C1.5 45 2 49 4 51.5C7.5 49.5 8.5 45.5 7.2 41z"
_DONKEY_TAIL = "M8.5 31Q4.5 34.5 5.3 42"


@drawn_once
def donkey() -> str:
    """A grey donkey: very long ears, pale muzzle, dark mane and tail tuft."""
    paths, legs = _legs("piece-grey", (18, 37, 12.5, 32), 40, 6.5)
    body = oval(*_DONKEY_BODY)
    shapes = (body, _DONKEY_NECK, _DONKEY_HEAD, _DONKEY_EAR, _DONKEY_EAR_FAR, _DONKEY_MANE)
    body = (
        line(_DONKEY_TAIL, "rim", 7)
        + rim((*paths, *shapes, _DONKEY_TUFT))
        + line(_DONKEY_TAIL, "outline", 3)
        + solid(Part(_DONKEY_TUFT, "piece-night"))
        + legs
        + solid(Part(_DONKEY_EAR_FAR, "piece-grey"))
        + shade(_DONKEY_EAR_FAR)
        + merged(body + _DONKEY_NECK, "piece-grey")
        + shade(belly(*_DONKEY_BODY))
        + solid(Part(_DONKEY_MANE, "piece-night"))
        + solid(Part(_DONKEY_HEAD, "piece-grey"))
        + flat(_DONKEY_MUZZLE, "piece-cream")
        + line(_DONKEY_HEAD, "outline", 2.5)
        + solid(Part(_DONKEY_EAR, "piece-grey"))
        + flat("M41 13.5C37.5 11.5 34.8 8 34 4.8C37.5 6 41 9.5 42.3 12.7z", "piece-blush")
        + flat(oval(47.3, 19.5, 2.9, 3.1), "piece-shine")
        + eye(47.8, 19.9, 2.2)
        + flat(oval(56.8, 28.5, 1.1, 1.5), "piece-night")
        + line("M52.5 33.2q2-.4 3.5-2", "outline", 1.6)
    )
    return group(body, 1.2, 2.6, 0.96)


_COW_BODY = (
    "M7 28C7 22.5 11 20 17 20L40 20C46 20 49 25 49 31C49 39 45 43.5 38 43.5L17 43.5"
    "C10 43.5 7 36 7 28z"
)
_COW_HEAD = "M38 16C39.5 13.5 57 13.5 58.5 16C60 20 59 24 58 27L38.5 27C37.5 24 36.5 20 38 16z"
_COW_MUZZLE = (
    "M36.5 30C36.5 26 41 24.5 48.3 24.5S60 26 60 30C60 34.5 55 37 48.3 37S36.5 34.5 36.5 30z"
)
_COW_HORN = "M40 15C36.5 14.5 34.5 11 36 7C38.5 9.5 41.5 10 44 14z"
_COW_EAR = "M39 18.5C36 16 32.5 16.5 31 19.2C32.5 22.5 36.5 23.3 39 21.5z"
_COW_UDDER = "M21.5 42C21.5 48 23 51.5 27 51.5S33 48 33 42z"
_COW_TAIL = "M8.5 25Q3.5 29 5 39"
_COW_TUFT = "M3 38C1.5 42 2.5 46 4.8 47.5C7.5 45.5 8 41.5 6.8 38z"


def _swap(body: str) -> str:
    """Mirrors a part of the cow's head about its middle line x = 48.3."""
    return f'<g transform="translate(96.6 0) scale(-1 1)">{body}</g>'


@drawn_once
def cow() -> str:
    """A spotted cow: horns, pink muzzle, udder, tail with a tuft."""
    paths, legs = _legs("piece-white", (18.5, 40, 12.5, 35), 40, 6.5)
    edge = rim((_COW_HORN, _COW_EAR))
    spots = "M15 21.2h14C30 27 26.5 31.5 21.5 31C16.5 30.5 14 26.5 15 21.2z"
    patch = "M24 42.3C24.5 37 29 34.5 33.5 36C36 37 37 40 36.5 42.3z"
    body = (
        line(_COW_TAIL, "rim", 7)
        + rim((*paths, _COW_BODY, _COW_HEAD, _COW_MUZZLE, _COW_UDDER, _COW_TUFT))
        + edge
        + _swap(edge)
        + line(_COW_TAIL, "outline", 3)
        + solid(Part(_COW_TUFT, "piece-night"))
        + solid(Part(_COW_UDDER, "piece-pink"))
        + legs
        + solid(Part(_COW_BODY, "piece-white"))
        + flat(
            spots + patch + "M8.3 29C11 29.5 12.5 33 11.5 37C9.5 35.5 8.2 32 8.3 29z", "piece-night"
        )
        + _cow_head()
    )
    return group(body, 1.2, 5, 0.91)


def _cow_head() -> str:
    side = solid(Part(_COW_HORN, "piece-straw")) + solid(Part(_COW_EAR, "piece-night"))
    return (
        side
        + _swap(side)
        + solid(Part(_COW_HEAD, "piece-night"))
        + flat("M45.5 14.8h5.6L53 25h-9.4z", "piece-white")
        + solid(Part(_COW_MUZZLE, "piece-pink"))
        + flat(oval(44, 29.5, 1.5, 1.9) + oval(52.6, 29.5, 1.5, 1.9), "piece-night")
        + line("M44.5 33.6q3.8 1.8 7.6 0", "outline", 1.6)
        + flat(oval(42, 20.5, 2.8) + oval(54.6, 20.5, 2.8), "piece-shine")
        + eye(42.4, 20.8, 2.1)
        + eye(54.2, 20.8, 2.1)
    )


_DOG_BODY = (
    "M9 32C10 27.5 15 26 21 26L36 25C43 25 46 30 46 35C46 40 42 43 36 42.5"
    "C29 42 23 42 17 43.5C11 44 8 38 9 32z"
)
_DOG_HEAD = (
    "M34 20C34 13 39 9.5 45 10C49 10.3 51.5 13 52.5 16.5L59 19.5"
    "C61.5 21 61 25 58 26C54 27.5 51 27.5 49 30C45 35 38 34.5 35.5 29"
    "C34.5 26.5 34 23 34 20z"
)
_DOG_EAR = "M38.5 13.5C35 10 31.5 11 29.5 14.5C27.5 19 28.5 24.5 32 28C36 26 39 20 38.5 13.5z"
_DOG_TAIL = "M13 31C7 30 3 24 4.5 15.5C7.5 14.5 9.5 16 10 19C10.5 23 13.5 25.5 17 27z"
_DOG_BIB = "M36 28C40 33.5 43 32 45.3 31C46.8 36 44.5 42.5 38.5 42.3C35.5 40 34.5 33 36 28z"
_TONGUE = "M50.5 27C50 31 51.5 33.5 53.5 33.5S56.5 30.5 55.5 26.5z"


@drawn_once
def dog() -> str:
    """A black and white sheepdog, tail up, tongue out."""
    paths, legs = _legs("piece-white", (19, 38.5, 14, 33), 38, 6.5)
    return (
        rim((*paths, _DOG_BODY, _DOG_HEAD, _DOG_EAR, _DOG_TAIL, _TONGUE))
        + legs
        + solid(Part(_DOG_TAIL, "piece-black"))
        + flat("M4.8 19.5C4.7 18 4.9 16.5 5.2 16C7 15.5 8.7 16.5 8.9 19z", "piece-white")
        + solid(Part(_DOG_BODY, "piece-black"))
        + flat(_DOG_BIB, "piece-white")
        + line(_DOG_BODY, "outline", 2.5)
        + solid(Part(_TONGUE, "piece-blush"), 2)
        + solid(Part(_DOG_HEAD, "piece-black"))
        + flat(
            "M43.5 11.3C46.5 11.3 49 12.5 50 15C51 18 53 18.5 58 20.5"
            "C60 21.5 59.5 24.2 57.5 24.8C53 26 50.5 26 48.5 28.5C47 25 43.5 18 43.5 11.3z",
            "piece-white",
        )
        + flat(oval(58.5, 20.6, 2.6, 2.2), "piece-night")
        + solid(Part(_DOG_EAR, "piece-black"))
        + light("M33.5 14.5C31.5 16.5 30.5 19.5 31.2 22.5C32.5 20.5 33.5 17.5 33.5 14.5z")
        + eye(47.5, 17.5, 2.3)
    )
