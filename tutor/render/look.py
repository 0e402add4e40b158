"""Colours, fonts and sizes: the one place where the look is decided.

Every colour has a name. A drawing never writes a bare hex value: it calls `paint(name)`, which
gives `var(--rs-NAME, #hex)`, so a picture follows the page's theme and still looks right alone.
"""

import re
from typing import Literal

Theme = Literal["light", "dark"]

DISPLAY_FONT = "'Fredoka One', Fredoka, 'Trebuchet MS', Verdana, sans-serif"
TEXT_FONT = "'Hanken Grotesk', 'Source Sans Pro', 'Segoe UI', Verdana, sans-serif"

ACCENTS = ("rose", "barn", "mud", "clover", "dusk")
VERDICTS = ("legal", "illegal", "open")

LIGHT: dict[str, str] = {
    "paper": "#FBF5E9",
    "sheet": "#FFFDF8",
    "ink": "#2B2118",
    "ink-soft": "#6B5B4B",
    "line": "#E3D6C1",
    "edge": "#94806A",
    "ground": "#EFE4CF",
    "legal": "#2B7449",
    "legal-tint": "#E2F1E6",
    "illegal": "#B5402E",
    "illegal-tint": "#FBE6E0",
    "open": "#8A5F00",
    "open-tint": "#FBEFD0",
    "focus": "#1B62B5",
    "rose": "#AD3F56",
    "rose-tint": "#F9E3E6",
    "barn": "#A63D2F",
    "barn-tint": "#F8E3DC",
    "mud": "#7A5230",
    "mud-tint": "#F1E4D4",
    "clover": "#357235",
    "clover-tint": "#E2F0DC",
    "dusk": "#42659A",
    "dusk-tint": "#E1E9F5",
    "on-accent": "#FFFDF8",
    "rim": "#F3E3C3",
    "outline": "#3B2A1F",
}

DARK: dict[str, str] = {
    "paper": "#1E1A16",
    "sheet": "#2A251F",
    "ink": "#F3EADB",
    "ink-soft": "#BBAA95",
    "line": "#463C31",
    "edge": "#8C7A66",
    "ground": "#352E26",
    "legal": "#6CC28C",
    "legal-tint": "#1F3527",
    "illegal": "#F08A76",
    "illegal-tint": "#42241D",
    "open": "#E3B34A",
    "open-tint": "#3A2E14",
    "focus": "#8DBBFF",
    "rose": "#E88FA1",
    "rose-tint": "#44272E",
    "barn": "#E58A7A",
    "barn-tint": "#42261F",
    "mud": "#CFA27A",
    "mud-tint": "#3A2C1F",
    "clover": "#8CC588",
    "clover-tint": "#253722",
    "dusk": "#93B5E3",
    "dusk-tint": "#25324A",
    "on-accent": "#1E1A16",
    "rim": "#D9C29A",
    "outline": "#2A1D15",
}

# Wood and printed card keep their colour in both themes: the red pig stays the red pig. Its pale
# wooden rim, which does change, is what lifts it off the page.
PIECES: dict[str, str] = {
    "piece-red": "#D24A3C",
    "piece-white": "#FAF4E8",
    "piece-yellow": "#F3BF3F",
    "piece-black": "#45404A",
    "piece-blue": "#4A83C4",
    "piece-pink": "#F2A9AC",
    "piece-green": "#63A556",
    "piece-orange": "#EA8A3D",
    "piece-grey": "#A09B97",
    "piece-brown": "#95633F",
    "piece-other-1": "#3F9C98",
    "piece-other-2": "#8A6BB0",
    "piece-other-3": "#C7B25C",
    "piece-cream": "#FBEBD0",
    "piece-tan": "#D3A46C",
    "piece-wood": "#C08A52",
    "piece-wood-dark": "#8F5F36",
    "piece-straw": "#F0CF70",
    "piece-skin": "#F0C39A",
    "piece-leaf": "#5E9C48",
    "piece-sky": "#BFDCEB",
    "piece-steel": "#D5DBDE",
    "piece-night": "#3A3334",
    "piece-blush": "#EE8D92",
    "piece-shine": "#FFFFFF",
    "box-rose": "#B5445C",
    "box-rose-sky": "#F9E3E6",
    "box-barn": "#A63D2F",
    "box-barn-sky": "#F8E3DC",
    "box-mud": "#7A5230",
    "box-mud-sky": "#F1E4D4",
    "box-clover": "#3B7A3B",
    "box-clover-sky": "#E2F0DC",
    "box-dusk": "#42659A",
    "box-dusk-sky": "#E1E9F5",
}

_NAMES = {"light": {**PIECES, **LIGHT}, "dark": {**PIECES, **DARK}}
_PAINT = re.compile(r"var\(--rs-([a-z0-9-]+), #[0-9A-Fa-f]{6}\)")


def paint(name: str) -> str:
    """The CSS colour for a name, with the light value as fallback. KeyError for unknown names."""
    return f"var(--rs-{name}, {_NAMES['light'][name]})"


def colour(name: str, theme: Theme = "light") -> str:
    """The hex value of a name in one theme. KeyError for unknown names."""
    return _NAMES[theme][name]


def resolved(svg: str, theme: Theme = "light") -> str:
    """The same picture with plain hex colours, for printing and for readers without CSS."""
    return _PAINT.sub(lambda found: colour(found.group(1), theme), svg)


def css_variables() -> str:
    """The palette as CSS: light on `:root`, dark by system preference or `data-rs-theme`.

    `data-rs-theme="light"` or `"dark"` on the root element overrules the system.
    """
    light = _declarations({**LIGHT, **PIECES})
    dark = _declarations(DARK)
    return (
        f':root{{{light}}}\n@media (prefers-color-scheme: dark){{:root:not([data-rs-theme="light"])'
        f'{{{dark}}}}}\n:root[data-rs-theme="dark"]{{{dark}}}\n'
    )


def _declarations(colours: dict[str, str]) -> str:
    return "".join(f"--rs-{name}:{value};" for name, value in colours.items())


def luminance(hex_colour: str) -> float:
    """Relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2 defines it."""
    red, green, blue = (int(hex_colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def contrast(first: str, second: str) -> float:
    """WCAG contrast ratio of two hex colours, 1 to 21: text wants 4.5, shapes want 3."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
