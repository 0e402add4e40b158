"""The hen, 64 by 64 and looking right."""

from tutor.render.art.brush import Part, drawn_once, eye, group, line, rim, shade, solid

_HEN_BODY = (
    "M5.5 14C9 13.5 11.5 15.5 13 18C12.5 14.5 14 11.5 16.5 9.5"
    "C20.5 14 21.5 20.5 24 23C27 25.5 31.5 22.5 33 17C34.5 12 38 8.5 43 8.5"
    "C48.5 8.5 52 12 52 17C52 22 50 26 50 31C50 43 41 51 30 51C17 51 8.5 43 7.5 32"
    "C7.2 28.5 8 25.5 8.5 23.5C6.5 21 5 17.5 5.5 14z"
)
_HEN_WING = (
    "M16.5 31C22 28 31 28 37.5 31.5C37 34 36 35.8 34.5 37C34 39.5 32.5 41 30.5 41.5"
    "C29 43.5 26.5 44 24 43C19 41.5 16 37 16.5 31z"
)
_HEN_COMB = (
    "M36.5 11.5C33 8.5 34.5 4.5 37.8 5C38.5 1.2 43.3 1 44.3 4C47.5 2.2 51 5.5 49.3 9.2L48 13z"
)
_HEN_BEAK = "M50.5 13.5L60 18L50.5 22z"
_HEN_WATTLE = "M47.5 21.5C51.5 21.5 53.8 25.5 51.8 29.5C47.8 30.5 45 26 47.5 21.5z"
_HEN_FEET = (
    "M24.5 50v8M24.5 57.5l-4.5 2.3M24.5 57.5l4.5 2.3M36.5 49.5v8M36.5 57.5l-4 2.3M36.5 57.5l5 2.3"
)


@drawn_once
def chicken() -> str:
    """A white hen: red comb and wattle, yellow beak, tail up."""
    body = (
        line(_HEN_FEET, "rim", 8.5)
        + rim((_HEN_BODY, _HEN_COMB, _HEN_BEAK, _HEN_WATTLE))
        + line(_HEN_FEET, "outline", 5.5)
        + line(_HEN_FEET, "piece-orange", 2.2)
        + solid(Part(_HEN_COMB, "piece-red"))
        + solid(Part(_HEN_BEAK, "piece-yellow"))
        + solid(Part(_HEN_BODY, "piece-white"))
        + shade("M8.9 34C14 43 36 48 48.5 36C46.5 45 39.5 49.8 30 49.8C18.5 49.8 10 43 8.9 34z")
        + solid(Part(_HEN_WATTLE, "piece-red"), 2.2)
        + solid(Part(_HEN_WING, "piece-cream"))
        + line("M22 35.5q3 2.5 6.5 .5M26 39q2.5 1 4.5-.7", "outline", 1.6)
        + eye(44.5, 15.5, 2.5)
    )
    return group(body, 0.6, 1.6, 0.975)
