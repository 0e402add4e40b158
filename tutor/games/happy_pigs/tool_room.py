"""Does it fit? Pigs and sties, by the way of fitting that counts at this table."""

from __future__ import annotations

from typing import NamedTuple, cast

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Kind, Line, Tool, line
from tutor.explain.words import Words
from tutor.games.happy_pigs.facts import SPACES_PER_STY, fits, has_room, lies_in, spaces
from tutor.games.happy_pigs.figure_room import Numbers, Stall, laid
from tutor.games.happy_pigs.packing import rectangle
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
    """What counts at this table, the spaces added up, and whether it fits, now and with one more.

    Every verdict is that of `fits`: what the other way of fitting gives stands by as a remark.
    """
    ask = asked(given)
    head = line("room_head", kind="head", pigs=sum(ask.herd), sties=ask.sties)
    by = line(f"room_by_{options.space_model}", "HP-P1", kind="open")
    found = (head, by, *_sum(ask, options), *_verdict(ask, ask.herd, options))
    if not fits(ask.herd, ask.sties, ask.join, options):
        return found
    more = line("room_more", kind="head", size=WORDS_OF_SIZES[ask.more])
    return (*found, more, *_verdict(ask, ask.bigger, options), *_others(ask, options))


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


def _verdict(ask: Asked, herd: tuple[int, ...], options: Options) -> tuple[Line, ...]:
    """Whether a herd fits at this table; what counts elsewhere is only told."""
    counted = _counted(ask, herd, options)
    lies = lies_in(herd, ask.sties, ask.join)
    seam = ("HP-P3",) if ask.sties > 1 else ()
    if options.space_model == "area":
        remark = line("room_pieces_lie" if lies else "room_pieces_lie_not", "HP-P2", *seam)
        return (counted, remark) if counted.kind == "yes" else (counted,)
    laid_kind: Kind = "yes" if lies else "no"
    say = "room_lies" if lies else "room_lies_not"
    told = () if lies else (counted._replace(kind="plain"),)
    return (*told, line(say, "HP-P2", *seam, kind=laid_kind))


def _counted(ask: Asked, herd: tuple[int, ...], options: Options) -> Line:
    """Whether the number of spaces is enough."""
    need, have = spaces(herd, options), SPACES_PER_STY * ask.sties
    if has_room(herd, ask.sties, Options(spaces=options.spaces)):
        return line("room_counted", "HP-P1", kind="yes", need=need, have=have)
    return line("room_not_counted", "HP-P1", kind="no", need=need, have=have, over=need - have)


def _others(ask: Asked, options: Options) -> tuple[Line, ...]:
    """One more of each other size, by the same test."""
    found = []
    for size, word in enumerate(WORDS_OF_SIZES):
        if size != ask.more:
            fine = fits(moved(ask.herd, (size, 1)), ask.sties, ask.join, options)
            say, kind = ("room_other", "yes") if fine else ("room_other_not", "no")
            rule = "HP-P1" if options.space_model == "area" else "HP-P2"
            found.append(line(say, rule, kind=cast(Kind, kind), size=word))
    return tuple(found)


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
    """The pigs lying there, and the one more: where it goes, or why it does not."""
    ask = asked(given)
    counts = options.space_model == "area"
    stall = Stall(ask.herd, ask.more, *rectangle(ask.sties, ask.join))
    numbers = Numbers(counts, spaces(ask.bigger, options), SPACES_PER_STY * ask.sties)
    return laid(stall, numbers, words, marks)


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
