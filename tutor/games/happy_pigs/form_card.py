"""The controls for the season card that is up: one of the deck, or its numbers and its event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.games.happy_pigs.cards import KINDS_OF_EVENTS, LONGEST_TEXT, PRIZES
from tutor.games.happy_pigs.deck import LETTERS, PER_SEASON
from tutor.games.happy_pigs.state import ACTIONS, ITEMS, MEASURES, SIZES, spoken

Raw = Mapping[str, Any]
Path = tuple[str, ...]
MOST_ON_A_CARD = 20
MOST_DOLLARS = 99
WORDS_OF_SIZES = tuple(spoken(size) for size in SIZES)
NO_EVENT = "none"


def card_fields(card: Raw, season: int, path: Path, group: str) -> Iterator[Field]:
    """Everything a card says; what is left out is as on the card of the deck, else nothing."""
    slots = tuple(f"{LETTERS[season]}{place}" for place in range(1, PER_SEASON + 1))
    yield Field((*path, "id"), "choice", "card", card.get("id"), group, slots)
    yield from number_fields(card, path, group)
    given = card.get("event")
    kinds = (NO_EVENT, *KINDS_OF_EVENTS)
    yield Field((*path, "event"), "choice", "card_event", kind_of(given), group, kinds)
    if isinstance(given, Mapping):
        yield from _details(given, (*path, "event"), kind_of(given), group)
    else:
        yield from _details(card, path, kind_of(given), group)


def number_fields(card: Raw, path: Path, group: str) -> Iterator[Field]:
    """The four numbers."""
    for action in ACTIONS:
        yield Field(
            (*path, action), "number", "card_number", card.get(action), group,
            low=0, high=MOST_ON_A_CARD, given=(("action", action),),
        )  # fmt: skip


def kind_of(event: object) -> str | None:
    """The kind of an event as it was entered; None where it cannot be told."""
    if isinstance(event, Mapping):
        return next((kind for kind in KINDS_OF_EVENTS if kind in event), None)
    return event if isinstance(event, str) and event in (NO_EVENT, *KINDS_OF_EVENTS) else None


def _details(held: Raw, path: Path, kind: str | None, group: str) -> Iterator[Field]:
    """The controls of one kind of event; `held` is where its details stand."""
    if kind in ("price", "per_pig"):
        items = ITEMS if kind == "price" else SIZES
        amounts = _mapping(held.get(kind))
        for item in items:
            yield _dollars((*path, kind, item), f"card_{kind}", amounts.get(item, 0), group)
    elif kind in ("most", "births"):
        yield _counted((*path, kind), f"card_{kind}", held.get(kind), group)
    if kind == "births":
        per = held.get("per", 2)
        yield Field((*path, "per"), "number", "card_per", per, group, low=1, high=MOST_ON_A_CARD)
    if kind == "manual":
        yield Field(
            (*path, "manual"), "text", "card_text", held.get("manual"), group, high=LONGEST_TEXT
        )
    if kind in ("most", "gift"):
        yield from _prize(held, (*path, "prize" if kind == "most" else "gift"), group)


def _dollars(path: Path, label: str, value: Any, group: str) -> Field:
    given = (("item", spoken(path[-1])),)
    return Field(path, "number", label, value, group, (), -MOST_DOLLARS, MOST_DOLLARS, given)


def _counted(path: Path, label: str, value: Any, group: str) -> Field:
    """What counts: sizes of pigs by their words, and for a contest other things too."""
    names = [value] if isinstance(value, str) else value if isinstance(value, list | tuple) else []
    words = [spoken(name) if name in SIZES else name for name in names]
    options = WORDS_OF_SIZES + (MEASURES if path[-1] == "most" else ())
    return Field(path, "several", label, words, group, options)


def _prize(held: Raw, path: Path, group: str) -> Iterator[Field]:
    prize = _mapping(held.get(path[-1]))
    for name in PRIZES:
        yield Field(
            (*path, name), "number", "card_prize", prize.get(name, 0), group,
            low=0, high=MOST_DOLLARS, given=(("item", name),),
        )  # fmt: skip


def _mapping(value: object) -> Raw:
    return value if isinstance(value, Mapping) else {}
