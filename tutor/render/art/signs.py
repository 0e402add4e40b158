"""Signs and icons, each 24 by 24: every meaning has a shape of its own beside its colour.

Icons take the colour of the text around them (`currentColor`).
"""

from math import cos, pi, sin

from tutor.render.art.brush import drawn_once, flat, line, oval, polygon

SIGN_BOX = 24
SIGNS = ("legal", "illegal", "open")
STATUSES = ("printed", "printed-elsewhere", "errata", "derived", "house", "reconstructed")


@drawn_once
def sign(kind: str) -> str:
    """Legal: tick on a disc. Illegal: cross on an octagon. Open: two-way fork on a diamond.

    KeyError for another kind.
    """
    plate, strokes = _SIGN[kind]
    return flat(plate, kind) + line(strokes, "on-accent", 2 if kind == "open" else 2.8)


def _octagon(x: float, y: float, radius: float) -> str:
    corners = (pi / 8 + step * pi / 4 for step in range(8))
    return polygon((x + radius * cos(at), y + radius * sin(at)) for at in corners)


_DIAMOND = (
    "M10.6 1.6Q12 .4 13.4 1.6L22.4 10.6Q23.6 12 22.4 13.4L13.4 22.4"
    "Q12 23.6 10.6 22.4L1.6 13.4Q.4 12 1.6 10.6z"
)
_FORK = "M12 19V14.2L7.2 8.8M12 14.2L16.8 8.8M6.8 12.2V8.4H10.6M17.2 12.2V8.4H13.4"

_SIGN: dict[str, tuple[str, str]] = {
    "legal": (oval(12, 12, 11), "M6.8 12.5L10.5 16.2L17.4 8.4"),
    "illegal": (_octagon(12, 12, 11.8), "M8 8L16 16M16 8L8 16"),
    "open": (_DIAMOND, _FORK),
}


@drawn_once
def status_mark(status: str) -> str:
    """The mark of how a rule is known: plain page, two pages, pencil, link, roof, puzzle piece.

    KeyError for a status that is not in `STATUSES`.
    """
    return _ink(_STATUS[status])


@drawn_once
def icon(name: str) -> str:
    """A line icon by name. KeyError for a name that is not in `ICONS`."""
    return _ink(_ICON[name])


def _ink(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="2"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


_PAGE = "M6 2.5H14L18.5 7V21.5H6zM14 2.5V7H18.5"
_LINK = (
    "M10 14.5L14 9.5M8.5 10.5L5.3 13.7A3.7 3.7 0 0 0 10.5 18.9L13 16.4M15.5 13.5"
    "L18.7 10.3A3.7 3.7 0 0 0 13.5 5.1L11 7.6"
)
_HOUSE = "M2.5 12L12 3.5L21.5 12"

_STATUS: dict[str, str] = {
    "printed": _PAGE + "M9 11.5h6M9 15h6",
    "printed-elsewhere": (
        "M8.5 6V2.5H15.5L20.5 7.5V18H17M15.5 2.5V7.5H20.5M3.5 6H12.5L16.5 10V21.5H3.5z"
        "M7 13h6M7 17h6"
    ),
    "errata": "M3.5 20.5L5 15L16 4L20 8L9 19zM13.5 6.5L17.5 10.5M13 21h8",
    "derived": _LINK,
    "house": _HOUSE + "M7 12V20H17V12",
    "reconstructed": (
        "M4 8H9C7 3 15 3 13 8H18V12.5C23 10.5 23 18.5 18 16.5V21H4V16C8 17.5 8 11 4 12.5z"
    ),
}

_ICON: dict[str, str] = {
    "learn": "M2 9L12 4L22 9L12 14zM6 11.5V17C9 20 15 20 18 17V11.5M22 9V15",
    "rules": (
        "M12 6C9 3.5 5 3.5 2.5 4.5V19C5 18 9 18 12 20.5C15 18 19 18 21.5 19V4.5"
        "C19 3.5 15 3.5 12 6zM12 6V20.5"
    ),
    "rulings": (
        "M12 3V20.5M7 20.5H17M4 6.5H20M5.5 6.5L2.5 14H8.5zM18.5 6.5L15.5 14H21.5z"
        "M2.5 14A3 3 0 0 0 8.5 14M15.5 14A3 3 0 0 0 21.5 14"
    ),
    "table": (
        "M12 6.5A5.5 5.5 0 1 1 12 17.5A5.5 5.5 0 1 1 12 6.5M9 2.5H15M9 21.5H15M2.5 9V15M21.5 9V15"
    ),
    "play": (
        "M12 3A3.3 3.3 0 0 1 14 9C14.5 13 16 15.5 18 17.5V20.5H6V17.5"
        "C8 15.5 9.5 13 10 9A3.3 3.3 0 0 1 12 3zM9 9.5H15"
    ),
    "where": (
        "M12 21.5C8 16.5 5 13.5 5 9.7A7 7 0 0 1 19 9.7C19 13.5 16 16.5 12 21.5z"
        "M12 7A2.7 2.7 0 1 1 12 12.4A2.7 2.7 0 1 1 12 7"
    ),
    "help": (
        "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5M9 9.3A3 3 0 1 1 13.4 12"
        "C12.4 12.6 12 13.2 12 14.3M12 17.4V17.5"
    ),
    "back": "M20.5 12H4M10.5 5L3.5 12L10.5 19",
    "undo": "M8 4L3.5 8.5L8 13M3.5 8.5H14.5A6 6 0 0 1 14.5 20.5H8",
    "retry": "M19.5 8A8.5 8.5 0 1 0 20.5 13.5M20 3V8.5H14.5",
    "hint": "M9 17.5C9 14.5 5.5 13 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13 15 14.5 15 17.5zM9.5 21H14.5",
    "link": _LINK,
    "search": "M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 1 1 10.5 3.5M15.7 15.7L21 21",
    "home": _HOUSE + "M5 10V20.5H19V10M9.5 20.5V14.5H14.5V20.5M16.5 7.5V3.5H18.5V9.3",
    "next": "M3.5 12H20M13.5 5L20.5 12L13.5 19",
    "print": "M7 8.5V3H17V8.5M7 17.5H3.5V8.5H20.5V17.5H17M7 14H17V21H7z",
    "house": _HOUSE + "M7 12V20H17V12",
    "qr": (
        "M3.5 3.5H10V10H3.5zM14 3.5H20.5V10H14zM3.5 14H10V20.5H3.5zM14 14H16.5V16.5M20.5 14V17"
        "M14 20.5V19.5M17.5 20.5H20.5M6.5 6.5H7M17 6.5H17.5M6.5 17H7"
    ),
    "language": (
        "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5M2.5 12H21.5M12 2.5"
        "C7 8 7 16 12 21.5M12 2.5C17 8 17 16 12 21.5"
    ),
    "hand": "M3 9.5L8.5 7L13 18L7.5 20.5zM9 5H15V17M15 6L21 8.5L16.5 20L13 18.5",
}

ICONS = tuple(_ICON)
