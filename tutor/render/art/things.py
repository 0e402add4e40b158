"""Food, chips, troughs, sties and tools, each 64 by 64."""

from tutor.render.art.brush import (
    Part,
    box,
    cut_out,
    drawn_once,
    flat,
    group,
    light,
    limb,
    line,
    oval,
    rim,
    shade,
    solid,
    turned,
    words,
)

FOODS = ("carrot", "turnip", "apple", "corn")


@drawn_once
def food(kind: str) -> str:
    """Carrot, turnip, apple or corn. KeyError for another kind."""
    return _FOOD[kind]()


def _carrot() -> str:
    root = (
        "M25 22C30 16.5 40 18.5 43.5 25C46 31 33 48 14 57C10.5 58.5 6.5 55 8 51"
        "C13 38 18.5 27.5 25 22z"
    )
    leaves = (
        "M38 21C35 14 37.5 7 43 4C46 8 46.5 11 45.5 14C49.5 10.5 54.5 10.5 59 13"
        "C58 19 52.5 24.5 43 25z"
    )
    rings = "M21 32.5q4 .5 6 3.5M16.5 42q4 .5 6 3.5M34 36q-3.5-.5-5-3"
    return (
        cut_out(Part(leaves, "piece-leaf"), Part(root, "piece-orange"))
        + line(rings, "outline", 1.9)
        + light("M27 24.5C30 21.5 34 21.5 37 23.5C33 23.5 29.5 25.5 26 30z")
    )


def _turnip() -> str:
    root = (
        "M32 22C44 20 54 27 53 38C52 46 44 50 36.5 52C35 55 33.5 58 32 60.5"
        "C30.5 58 29 55 27.5 52C20 50 12 46 11 38C10 27 20 20 32 22z"
    )
    leaves = (
        "M31 23C22 20 17 13 19 6C25 7 29 10 31 14.5C32 10 35.5 5.5 41.5 4C44 11 41 18.5 33.5 23z"
    )
    top = (
        "M12 35C12 27 20 21.5 32 23.2C44 21.5 52 27 52 35C46 39.5 40 36.5 32 38.5"
        "C24 36.5 18 39.5 12 35z"
    )
    return (
        cut_out(Part(leaves, "piece-leaf"), Part(root, "piece-white"))
        + flat(top, "piece-other-2")
        + line("M31.5 21v-6", "outline", 1.8)
        + line(root, "outline", 2.5)
    )


def _apple() -> str:
    fruit = (
        "M32 21C38 15.5 52 16.5 54 29C55.5 42 46 57 38.5 57.5C35.5 57.5 34 56 32 56"
        "S28.5 57.5 25.5 57.5C18 57 8.5 42 10 29C12 16.5 26 15.5 32 21z"
    )
    leaf = "M34 14C36 7 43 4.5 49.5 6C48.5 12.5 42 16.5 34 14z"
    stalk = "M32 22Q31.5 14 28 8"
    return (
        line(stalk, "rim", 8)
        + rim((leaf, fruit))
        + solid(Part(leaf, "piece-leaf"))
        + line(stalk, "outline", 3.5)
        + solid(Part(fruit, "piece-red"))
        + shade("M52.8 32C53 43 44.5 56 38.5 56.2C35.5 56.2 34 54.8 32 54.8C43 53 49 43 52.8 32z")
        + light(oval(19.5, 29.5, 3, 5))
    )


def _corn() -> str:
    cob = "M32 4.5C41 6 45 18 44 30C43.5 40 40 50 32 55C24 50 20.5 40 20 30C19 18 23 6 32 4.5z"
    left = "M32 60C20 59 11 49 11.5 33C22 36 30 45 32 60z"
    right = "M32 60C44 59 53 49 52.5 33C42 36 34 45 32 60z"
    rows = "M27 12v26M32 8v38M37 12v26M22 18q10 4 20 0M21.5 27q10.5 4 21 0M22 36q10 4 20 0"
    return (
        rim((cob, left, right))
        + solid(Part(cob, "piece-yellow"))
        + line(rows, "piece-wood", 1.6)
        + line(cob, "outline", 2.5)
        + solid(Part(left, "piece-leaf"))
        + solid(Part(right, "piece-leaf"))
        + shade("M33.5 58.3C43 57 50.5 48.5 51.2 35.2C45 47 40 53 33.5 58.3z")
    )


_FOOD = {"carrot": _carrot, "turnip": _turnip, "apple": _apple, "corn": _corn}


@drawn_once
def chip() -> str:
    """A round wooden food chip with a turnip branded into it."""
    disc, thick = oval(32, 30, 24, 23), "M8 30v5C8 48 19 58 32 58S56 48 56 35v-5z"
    return (
        rim((disc, thick))
        + solid(Part(thick, "piece-wood-dark"))
        + solid(Part(disc, "piece-tan"))
        + line(oval(32, 30, 18.5, 17.5), "piece-wood-dark", 2)
        + group(_turnip_plain(), 15.5, 13, 0.52)
    )


def _turnip_plain() -> str:
    turnip = _turnip()
    return turnip[turnip.index("/>") + 2 :]


@drawn_once
def trough(filled: bool = True) -> str:
    """A long wooden trough, heaped with food or empty."""
    heap = "M12 34C12 27 17 24 22 25.5C24 20 32 18.5 35.5 23C40 20 47 22 47.5 27C52 27 53 31 52 34z"
    front = "M5 33H59L53.5 51H10.5z"
    feet = (limb(15, 50, 12.5, 56.5, 6), limb(49, 50, 51.5, 56.5, 6))
    rest = solid(Part(heap, "piece-straw")) + line(
        "M20 31q3-3 6 0M31 28q3-3 6 0M40 32q3-2 5 0", "piece-wood-dark", 2
    )
    hollow = solid(Part("M8.5 33L12 27.5H52L55.5 33z", "piece-wood-dark"))
    return (
        rim((front, *feet, *((heap,) if filled else ("M8.5 33L12 27.5H52L55.5 33z",))))
        + "".join(solid(Part(foot, "piece-wood-dark")) for foot in feet)
        + (rest if filled else hollow)
        + solid(Part(front, "piece-wood"))
        + shade("M9 44.5L10.9 49.8H53.1L55 44.5z")
        + light("M8 34.5H56L55.5 36.5H8.6z")
        + line("M8.5 42H55.5", "outline", 1.8)
    )


@drawn_once
def container(filled: int = 0) -> str:
    """A pail for food chips; `filled` chips (at most three are drawn) look out of it."""
    pail = "M12 26H52L47.5 57C47.3 58.5 46 59.5 44.5 59.5H19.5C18 59.5 16.7 58.5 16.5 57z"
    handle = "M13 26C13 9 51 9 51 26"
    top = oval(32, 26, 20.5, 5.5)
    places = ((32, 22), (22.5, 23.5), (41.5, 23.5))[: max(0, min(filled, 3))]
    chips = "".join(solid(Part(oval(x, y, 8, 7.5), "piece-tan"), 2) for x, y in places)
    return (
        line(handle, "rim", 8)
        + rim((pail, top))
        + line(handle, "outline", 3.2)
        + solid(Part(top, "piece-wood-dark"))
        + chips
        + solid(
            Part(
                "M11.5 26C14 33 50 33 52.5 26L47.5 57C47.3 58.5 46 59.5 44.5 59.5H19.5"
                "C18 59.5 16.7 58.5 16.5 57z",
                "piece-steel",
            )
        )
        + shade("M44 31.5L50.8 28.5L46.5 57C46.3 58 45.5 58.3 44.5 58.3H40.5z")
        + line("M14.5 39Q32 44 49.5 39M16.5 50Q32 54.5 47.5 50", "outline", 1.8)
    )


@drawn_once
def sty() -> str:
    """A wooden pigsty: roof, round door, a bit of fence."""
    house = "M8 30H40V58H8z"
    roof = "M24 7L44.5 29C46 31 44.5 33.5 42 33.5H6C3.5 33.5 2 31 3.5 29z"
    door = "M15.5 58V47C15.5 41 19 38 24 38S32.5 41 32.5 47V58z"
    posts = tuple(box(x, 39, 5, 19, 2) for x in (41.5, 48.8, 56.1))
    rails = (box(38, 43, 22.5, 4, 1.5), box(38, 50.5, 22.5, 4, 1.5))
    under = "M5.2 29.5H42.8L44 31C43.7 32 43 32.3 42 32.3H6C5 32.3 4.3 32 4 31z"
    return (
        rim((house, roof, *posts, *rails))
        + "".join(solid(Part(path, "piece-wood"), 2) for path in (*rails, *posts))
        + solid(Part(house, "piece-tan"))
        + line("M8 43h7M33 43h7M8 50.5h7M33 50.5h7", "outline", 1.6)
        + solid(Part(door, "piece-night"))
        + solid(Part(roof, "piece-red"))
        + shade(under)
        + line("M15 22h5M24 22h7M10.5 27.5h6M21 27.5h7M32 27.5h5M21 15.5h6", "outline", 1.6)
    )


@drawn_once
def dung_heap() -> str:
    """A steaming dung heap with straws and a fly."""
    heap = (
        "M5 58C3 50 9 46 14 45.5C12.5 38 18 34 23 34.5C22 27.5 28 22.5 33.5 25.5"
        "C40 23.5 44.5 30 42 35.5C48.5 34.5 52.5 40 50.5 45.5C57 46 61 51 59 58z"
    )
    return (
        line("M24 19q-4-3.5 0-7t0-7M34 17q-4-3.5 0-7t0-7M44 20q-4-3.5 0-7t0-6", "edge", 2.6)
        + rim((heap,))
        + solid(Part(heap, "piece-wood-dark"))
        + shade("M5.5 54C18 57 46 57 59 53C59.3 55 59 56.5 58.3 56.8H5.7C5.2 56 5.2 55 5.5 54z")
        + line("M19 44q6 3.5 12 1M29 34q5 3 10 1.5M36 48q6 2.5 11-1", "outline", 2)
        + line("M21 54l9-6M38 42l8-3M25 37l-5 4M44 54l7-2", "piece-straw", 2.6)
        + light("M26 29.5C27.5 27.5 30 26.5 32.5 27.2C30 28 28 29.5 27 32z")
    )


@drawn_once
def syringe_plaster() -> str:
    """A plaster under a syringe: this pig is vaccinated."""
    plaster = limb(14, 22, 50, 50, 19)
    syringe = turned(_syringe(), -45, 32, 32)
    pad = turned(flat(box(25, 28.5, 14, 15, 3), "piece-tan"), 37.9, 32, 36)
    holes = flat(
        "".join(oval(x, y, 1.2) for x, y in ((15, 20), (18.5, 27), (46, 45), (49.5, 52))),
        "piece-wood",
    )
    return rim((plaster,)) + solid(Part(plaster, "piece-cream")) + pad + holes + syringe


def _syringe() -> str:
    tube, rod = box(19, 25, 26, 13, 3), box(8, 29, 12, 5, 1)
    knob, needle = box(4, 24, 5, 15, 2), "M45 31.5H61"
    return (
        line(needle, "rim", 7)
        + rim((tube, rod, knob))
        + line(needle, "outline", 3)
        + solid(Part(rod, "piece-steel"))
        + solid(Part(knob, "piece-steel"))
        + solid(Part(tube, "piece-shine"))
        + flat("M30 26.3h12q1.8 0 1.8 1.8v6.8q0 1.8-1.8 1.8h-12z", "piece-other-1")
        + line("M25 26.5v4M30 26.5v4M35 26.5v4", "outline", 1.6)
    )


@drawn_once
def feed_sack() -> str:
    """A tied sack of feed."""
    sack = "M23 21C12 29 7 44 12 55C14 59 19 60 32 60S50 59 52 55C57 44 52 29 41 21z"
    neck = (
        "M21 7C25 9.5 28 7 32 8.5C36 7 39 9.5 43 7C44 11.5 41.5 16 40 20H24C22.5 16 20 11.5 21 7z"
    )
    return (
        cut_out(Part(neck, "piece-tan"), Part(sack, "piece-tan"))
        + shade(
            "M12.5 51C20 57.5 44 57.5 51.5 51C51.5 54 50.8 55.5 50 56.5"
            "C47 58.7 42 58.7 32 58.7S16.5 58.7 14 56.5C13 55 12.5 53 12.5 51z"
        )
        + solid(Part(box(21, 18, 22, 5, 2.5), "piece-red"), 2.2)
        + line(
            "M32 51V33M32 39q-5 0-6-5q5 0 6 5q1-5 6-5q-1 5-6 5M32 47q-6 0-7-5.5q6 0 7 5.5"
            "q1-5.5 7-5.5q-1 5.5-7 5.5",
            "piece-wood-dark",
            2.2,
        )
        + light("M17 36C18 32 20.5 28.5 24 26.5C21 30.5 19.5 35 19 39.5z")
    )


@drawn_once
def coin(value: str = "") -> str:
    """A gold coin, with a short value if given."""
    disc = oval(32, 32, 25)
    ring = line(oval(32, 32, 19), "piece-wood", 2)
    number = words(value, 32, 32, 22 if len(value) < 3 else 15, "piece-night") if value else ""
    return cut_out(Part(disc, "piece-yellow")) + ring + light(oval(23, 19, 4, 2.5)) + number


@drawn_once
def heart() -> str:
    """A red heart."""
    path = "M32 57C20 48 7 37 8 23C9 11 25 8 32 20C39 8 55 11 56 23C57 37 44 48 32 57z"
    return cut_out(Part(path, "piece-red")) + light(oval(18.5, 22, 3.5, 5))


@drawn_once
def bottle() -> str:
    """A bottle of nutritional supplement."""
    glass = (
        "M25 18H39V23C46 26 50 31 50 37V55C50 58 48.5 59.5 45.5 59.5H18.5"
        "C15.5 59.5 14 58 14 55V37C14 31 18 26 25 23z"
    )
    cap = box(22.5, 6, 19, 12, 3)
    return (
        cut_out(Part(glass, "piece-other-1"), Part(cap, "piece-straw"))
        + solid(Part(box(14, 36, 36, 16, 0), "piece-white"), 2)
        + line("M32 39v10M27 44h10", "piece-leaf", 3.5)
        + light("M17.5 33C18.5 29.5 22 27 26 25.5V28C22.5 29.5 20.5 31.5 20 34z")
    )


@drawn_once
def amulet() -> str:
    """A horseshoe amulet on a cord."""
    shoe = (
        "M14 22C14 10 22 5 32 5S50 10 50 22C50 35 46 46 43 55C42 58.5 33.5 57 34.5 52.5"
        "C37 44 40 34 40 24C40 18 37 15 32 15S24 18 24 24C24 34 27 44 29.5 52.5"
        "C30.5 57 22 58.5 21 55C18 46 14 35 14 22z"
    )
    nails = ((18.5, 24), (20.5, 35), (24, 46), (45.5, 24), (43.5, 35), (40, 46), (32, 10))
    return cut_out(Part(shoe, "piece-yellow")) + flat(
        "".join(oval(x, y, 1.7) for x, y in nails), "piece-night"
    )
