"""The shape of `where.yaml`: a round or turn as stops, and what holds at each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from pydantic import Field

from tutor.library.models import RuleId, Strict, Text
from tutor.render import art

if TYPE_CHECKING:
    from tutor.library.load import GameLibrary

PICTURES: Mapping[str, Callable[[], str]] = {
    "chicken": art.chicken,
    "chip": art.chip,
    "coin": art.coin,
    "container": lambda: art.container(2),
    "cow": art.cow,
    "dog": art.dog,
    "donkey": art.donkey,
    "dung_heap": art.dung_heap,
    "farmer": lambda: art.farmer("blue"),
    "farmhouse": art.farmhouse,
    "feed_sack": art.feed_sack,
    "goat": art.goat,
    "heart": art.heart,
    "amulet": art.amulet,
    "pig": lambda: art.pig("pink"),
    "pig_face": lambda: art.pig_face("pink"),
    "sheep": art.sheep,
    "sty": art.sty,
    "syringe_plaster": art.syringe_plaster,
    "trough": art.trough,
}
"""What may stand at a stop."""


class Forgotten(Strict):
    """What people forget at a stop, and the rule that says it."""

    text: Text
    rule: RuleId


class Stop(Strict):
    """One stop. `picture` is a piece of the art kit, `section` the part of the rules page whose
    position is drawn.
    """

    id: str
    title: Text
    picture: str
    section: str
    now: tuple[Text, ...] = Field(min_length=1, max_length=4)
    forgotten: tuple[Forgotten, ...] = Field(min_length=1, max_length=3)
    rules: tuple[RuleId, ...] = Field(min_length=1)


class Where(Strict):
    """The way through a round or turn; with `ring`, the last stop leads to the first."""

    lead: Text
    ring: bool
    stops: tuple[Stop, ...] = Field(min_length=3, max_length=8)


def stops_hold(library: GameLibrary) -> Iterator[str]:
    """Every rule, picture and section of where.yaml exists, and each stop has a name of its own."""
    if library.where is None:
        return
    sections = {section.id for section in library.info.sections}
    names: set[str] = set()
    for stop in library.where.stops:
        named = (*stop.rules, *(one.rule for one in stop.forgotten))
        yield from (
            f"where {stop.id}: {rule} is not there" for rule in named if rule not in library.rules
        )
        if stop.section not in sections:
            yield f"where {stop.id}: section {stop.section!r} is not in game.yaml"
        if stop.picture not in PICTURES:
            yield f"where {stop.id}: there is no picture called {stop.picture!r}"
        if stop.id in names:
            yield f"where {stop.id}: this name stands twice"
        names.add(stop.id)
