"""How many sheep a fight of so many figures is about."""

from __future__ import annotations

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, line
from tutor.games.schaeferstuendchen.fight import PLACE_RULES, PLACES
from tutor.games.schaeferstuendchen.state import SEATS, SHEEP, Options
from tutor.games.schaeferstuendchen.tools_input import label

FIGURES, VALLEY = 3, 9


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The places of this fight, what the valley has for them, and the whole table."""
    reader = Reader(given, ("figures", "valley"))
    figures = reader.number("figures", 1, len(SEATS), FIGURES, "SC-F2")
    valley = reader.number("valley", 1, SHEEP, VALLEY, "SC-M3")
    reader.finish()
    answer = _alone() if figures == 1 else _fight(options, figures, valley)
    table = (_row(number, figures) for number in PLACES)
    return (*answer, line("stake_table", kind="head"), *table, *_notes(options))


def _alone() -> tuple[Line, ...]:
    """One figure takes a sheep without a fight."""
    return (
        line("stake_head", kind="head", figures=1),
        line("stake_alone", "SC-N2", "SC-N3", value=1, kind="total"),
    )


def _fight(options: Options, figures: int, valley: int) -> tuple[Line, ...]:
    places = PLACES[figures]
    rule = PLACE_RULES[figures]
    short = places - valley
    answer = line("stake_places", rule, "SC-F13", value=places, kind="total", places=places)
    gap = line("stake_short", "SC-F17", value=short, kind="no", valley=valley, short=short)
    if "SC-F17" in options.without_errata:
        gap = line("stake_supplied", "SC-F17", value=short, kind="open", valley=valley)
    return (
        line("stake_head", "SC-F2", kind="head", figures=figures),
        answer,
        *((gap,) if short > 0 else ()),
    )


def _row(number: int, figures: int) -> Line:
    places = PLACES[number]
    row = line("stake_row", PLACE_RULES[number], value=places, figures=number, places=places)
    return row._replace(kind="total") if number == figures else row


def _notes(options: Options) -> tuple[Line, ...]:
    """What changes the number of winners, and what does not."""
    team = "stake_team" if "SC-F14" not in options.without_errata else "stake_one_side"
    return (
        line("stake_counts", "SC-F2", "SC-X5"),
        line("stake_strong", "SC-N6"),
        line(team, "SC-F14", "SC-N2"),
    )


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """Figures in the valley, and sheep there."""
    del options
    figures, valley = given.get("figures", FIGURES), given.get("valley", VALLEY)
    choices, group = tuple(range(1, len(SEATS) + 1)), "group_fight"
    return (
        Field(("figures",), "choice", label("figures"), figures, group, choices),
        Field(("valley",), "number", "valley", valley, group, low=1, high=SHEEP),
    )
