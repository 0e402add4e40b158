"""Does it fit? Pigs and sties by number of spaces and by really laying the pieces."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Kind, Line, Tool, line
from tutor.explain.words import Words
from tutor.games.happy_pigs.facts import SPACES_PER_STY, fits, has_room, lies_in, spaces
from tutor.games.happy_pigs.figure_room import Stall, laid
from tutor.games.happy_pigs.packing import rectangle
from tutor.games.happy_pigs.packing_bounds import proof
from tutor.games.happy_pigs.position import JOINS
from tutor.games.happy_pigs.state import BOX, SIZES, STY, Options, moved, spoken
from tutor.render.marks import Marks

MOST_PIGS = 999
USUAL_HERD = {"M": 6}
USUAL_MORE = "medium"
WORDS_OF_SIZES = tuple(spoken(size) for size in SIZES)


class Asked(NamedTuple):
    """A herd by size, its sties, and the size of which one more is wanted."""

    herd: tuple[int, ...]
    sties: int
    join: str
    more: int

    @property
    def bigger(self) -> tuple[int, ...]:
        """The herd with that one more."""
        return moved(self.herd, (self.more, 1))


def asked(given: Position) -> Asked:
    """What was entered. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("pigs", "sties", "join", "more"))
    pigs = Reader(reader.data.get("pigs", {}), SIZES, "pigs")
    herd = tuple(pigs.number(size, 0, MOST_PIGS, USUAL_HERD.get(size, 0)) for size in SIZES)
    sties = reader.number("sties", 1, BOX[STY], 1, "HP-C1")
    join = reader.name("join", JOINS, JOINS[0], "HP-P3")
    more = reader.name("more", WORDS_OF_SIZES, USUAL_MORE)
    reader.problems += pigs.problems
    reader.finish()
    return Asked(herd, sties, join, WORDS_OF_SIZES.index(more))


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The spaces added up, both ways of fitting, and the same with one more pig."""
    ask = asked(given)
    head = line("room_head", kind="head", pigs=sum(ask.herd), sties=ask.sties)
    by = line(f"room_by_{options.space_model}", "HP-P1", kind="open")
    found = (head, *_sum(ask, options), *_both(ask, ask.herd, options))
    if not fits(ask.herd, ask.sties, ask.join, options):
        return (*found, by)
    more = line("room_more", kind="head", size=WORDS_OF_SIZES[ask.more])
    return (*found, more, *_both(ask, ask.bigger, options), *_others(ask, options), by)


def _sum(ask: Asked, options: Options) -> tuple[Line, ...]:
    sizes = tuple(
        line("room_size", value=n * each, count=n, size=WORDS_OF_SIZES[size], each=each)
        for size, (n, each) in enumerate(zip(ask.herd, options.spaces, strict=True))
        if n
    )
    need, have = spaces(ask.herd, options), SPACES_PER_STY * ask.sties
    return (
        *sizes,
        line("room_need", kind="total", value=need),
        line("room_have", "HP-P1", value=have, sties=ask.sties, each=SPACES_PER_STY),
    )


def _both(ask: Asked, herd: tuple[int, ...], options: Options) -> tuple[Line, ...]:
    """By number of spaces, and by really laying; why not, in a way that can be checked."""
    need, have = spaces(herd, options), SPACES_PER_STY * ask.sties
    by_number = Options(spaces=options.spaces)
    counted = has_room(herd, ask.sties, by_number)
    lies = lies_in(herd, ask.sties, ask.join)
    seam = ("HP-P3",) if ask.sties > 1 else ()
    numbers = {"need": need, "have": have, "over": need - have, "left": have - need}
    say = "room_counted" if counted else "room_not_counted"
    laid_say = "room_lies" if lies else "room_lies_not"
    return (
        line(say, "HP-P1", kind=_kind(counted), **_any(numbers)),
        line(laid_say, "HP-P2", *seam, kind=_kind(lies)),
        *(() if lies else (_why(ask, herd),)),
    )


def _why(ask: Asked, herd: tuple[int, ...]) -> Line:
    """A proof by marks on the floor, or that every way was tried."""
    at = proof(herd, *rectangle(ask.sties, ask.join))
    if at is None:
        return line("room_all_tried", "HP-P2")
    if at.everywhere:
        have = SPACES_PER_STY * ask.sties
        return line("room_squares", "HP-P2", need=at.need(herd), have=have)
    covers = tuple(WORDS_OF_SIZES[size] for size in range(4) if at.least[size] and herd[size])
    return line(
        "room_marks",
        "HP-P2",
        across=at.step_x,
        down=at.step_y,
        room=at.room,
        need=at.need(herd),
        covers=covers,
    )


def _others(ask: Asked, options: Options) -> tuple[Line, ...]:
    """One more of each other size, by the way this group fits its pigs."""
    found = []
    for size, word in enumerate(WORDS_OF_SIZES):
        if size != ask.more:
            herd = moved(ask.herd, (size, 1))
            fine = fits(herd, ask.sties, ask.join, options)
            say = "room_other" if fine else "room_other_not"
            found.append(line(say, "HP-P1", "HP-P2", kind=_kind(fine), size=word))
    return tuple(found)


def _kind(fine: bool) -> Kind:
    return "yes" if fine else "no"


def _any(numbers: dict[str, int]) -> dict[str, Any]:
    return dict(numbers)


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """Pigs by size, sties, how they lie, and which pig is wanted besides."""
    del options
    pigs = given.get("pigs")
    held = {**USUAL_HERD, **(pigs if isinstance(pigs, dict) else {})}
    group, more = "group_pigs", given.get("more", USUAL_MORE)
    sties, join = given.get("sties", 1), given.get("join", JOINS[0])
    counts = (
        Field(
            ("pigs", size), "number", "count_of", held.get(size, 0), group,
            high=MOST_PIGS, given=(("item", spoken(size)),),
        )
        for size in SIZES
    )  # fmt: skip
    return (
        Field(("more",), "choice", "one_more", more, group, WORDS_OF_SIZES),
        *counts,
        Field(("sties",), "number", "count_of", sties, "group_sties",
              (), 1, BOX[STY], (("item", "sty"),)),
        Field(("join",), "choice", "how_joined", join, "group_sties", JOINS),
    )  # fmt: skip


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The pigs really lying there, and the one more: where it goes, or why it does not."""
    del options
    ask = asked(given)
    return laid(Stall(ask.herd, ask.more, *rectangle(ask.sties, ask.join)), words, marks)


def tap(options: Options, given: Position, spot: str) -> Position | None:
    """A pig of the row above is added, a pig of the sty is taken away."""
    del options
    kind, _, size = spot.partition(":")
    if kind not in ("add", "pig") or size not in SIZES:
        return None
    pigs = {**USUAL_HERD, **given.get("pigs", {})}
    count = max(0, pigs.get(size, 0) + (1 if kind == "add" else -1))
    return {**given, "pigs": {**pigs, size: count}}


ROOM = Tool("room", work, fields, picture, tap, own=True)
