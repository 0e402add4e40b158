"""A season card and its event: plain data to values and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.happy_pigs.deck import SLOTS, card_of
from tutor.games.happy_pigs.state import (
    ACTIONS,
    ITEMS,
    MEASURES,
    NOTHING,
    SEASONS,
    SIZES,
    TOOLS,
    Card,
    Happening,
    Options,
    season_of,
    spoken,
)

PRIZES = ("money", *TOOLS)
KINDS_OF_EVENTS = ("price", "per_pig", "most", "births", "gift", "manual")
DETAILS = (*KINDS_OF_EVENTS, "prize", "per")
"""Keys of an event; also of a card whose event is one word, the kind."""
CARD_KEYS = ("season", *ACTIONS, "event", "id", *DETAILS)
UNSAID = "…"
"""What a text-only event says where nobody has copied the card's text."""
MOST_ON_A_CARD = 999
MOST_DOLLARS = 999
LONGEST_TEXT = 200


def read_card(reader: Reader, given: object, where: str, options: Options, number: int) -> Card:
    """A card; what is left out is 0, no event, the season of the round.

    With an `id`, what is left out is as on that card of the deck.
    """
    own = Reader(given, CARD_KEYS, where)
    usual = Card(season_of(number))
    if own.has("id"):
        slot = own.needed("id", SLOTS)
        usual = card_of(slot, options) if slot else usual
    season = own.name("season", SEASONS, SEASONS[usual.season], "HP-R4")
    numbers = tuple(
        own.number(action, 0, MOST_ON_A_CARD, usual.numbers[index])
        for index, action in enumerate(ACTIONS)
    )
    event = _event_of(own, usual.event)
    reader.problems += own.problems
    return Card(SEASONS.index(season), numbers, event, usual.slot)


def _event_of(own: Reader, usual: Happening) -> Happening:
    """The event of a card: one mapping, or its kind in a word with details beside it.

    Beside a word, what is left out has the least value; details of other kinds do not count.
    """
    given = own.data.get("event")
    if isinstance(given, str) and given in KINDS_OF_EVENTS:
        details = {key: own.data[key] for key in _KEYS_OF[given] if key in own.data}
        return read_event(own, {**_LEAST[given], **details}, own.where)
    if not isinstance(given, str):
        for key in DETAILS:
            if own.has(key):
                own.add(own.path(key), "detail_of_no_event", "HP-V1", options=KINDS_OF_EVENTS)
    return read_event(own, given, own.path("event")) if own.has("event") else usual


def read_event(reader: Reader, given: object, where: str) -> Happening:
    """An event: none, or a mapping of exactly one kind."""
    if given is None or given == "none":
        return NOTHING
    if not isinstance(given, Mapping):
        reader.add(where, "not_an_event", "HP-V1", found=shown(given), options=KINDS_OF_EVENTS)
        return NOTHING
    kind = next((kind for kind in KINDS_OF_EVENTS if kind in given), None)
    if kind is None:
        for key in given or ("?",):
            options = KINDS_OF_EVENTS
            reader.add(
                f"{where}.{shown(key)}",
                "not_an_event",
                "HP-V1",
                found=shown(given),
                options=options,
            )
        return NOTHING
    own = Reader(given, _KEYS_OF[kind], where)
    for key in _KEYS_OF[kind][1:]:
        if key not in given:
            own.add(own.path(key), "missing", "HP-V1", options=(key,))
    event = _READERS[kind](own)
    reader.problems += own.problems
    return event


def _price(own: Reader) -> Happening:
    return Happening("price", read_price(own, own.data["price"], own.path("price")))


def read_price(reader: Reader, given: object, where: str) -> tuple[int, ...]:
    """Dollars on top of the list per item; a value below zero lowers the price."""
    named = reader.as_mapping(given, where, ITEMS)
    return tuple(
        reader.as_number(named.get(item, 0), f"{where}.{item}", -MOST_DOLLARS, MOST_DOLLARS, 0)
        for item in ITEMS
    )


def _per_pig(own: Reader) -> Happening:
    return Happening("per_pig", own.counts("per_pig", SIZES, MOST_DOLLARS))


def _most(own: Reader) -> Happening:
    given = own.data["most"]
    prize = own.counts("prize", PRIZES, MOST_DOLLARS)
    if isinstance(given, (list, tuple)) and len(given) == 1:
        given = given[0]
    if isinstance(given, str) and given in MEASURES:
        return Happening("most", prize=prize, measure=given)
    return Happening("most", sizes=_sizes(own, "most"), prize=prize)


def _gift(own: Reader) -> Happening:
    return Happening("gift", prize=own.counts("gift", PRIZES, MOST_DOLLARS))


def _manual(own: Reader) -> Happening:
    text = own.data["manual"]
    if isinstance(text, str) and 0 < len(text.strip()) <= LONGEST_TEXT:
        return Happening("manual", text=text)
    own.add(own.path("manual"), "not_a_text", "HP-V1", found=shown(text), most=LONGEST_TEXT)
    return NOTHING


def _births(own: Reader) -> Happening:
    per = own.number("per", 1, MOST_ON_A_CARD, 1)
    return Happening("births", sizes=_sizes(own, "births"), per=per)


def _sizes(own: Reader, key: str) -> tuple[int, ...]:
    """Sizes from small to large, by letter or by word."""
    names = own.names(key, ())
    unknown = [name for name in names if name not in (*SIZES, *_WORDS)]
    if unknown or not names:
        own.add(own.path(key), "not_sizes", found=shown(own.data[key]), options=SIZES)
    return tuple(size for size, name in enumerate(SIZES) if name in names or spoken(name) in names)


_WORDS = tuple(spoken(size) for size in SIZES)
_KEYS_OF = {kind: (kind,) for kind in KINDS_OF_EVENTS} | {
    "most": ("most", "prize"),
    "births": ("births", "per"),
}
_LEAST: dict[str, dict[str, Any]] = {
    "price": {"price": {}},
    "per_pig": {"per_pig": {}},
    "most": {"most": list(SIZES), "prize": {}},
    "births": {"births": ["M", "L"], "per": 2},
    "gift": {"gift": {}},
    "manual": {"manual": UNSAID},
}


_READERS = {
    "price": _price,
    "per_pig": _per_pig,
    "most": _most,
    "births": _births,
    "gift": _gift,
    "manual": _manual,
}


def write_card(card: Card) -> dict[str, Any]:
    """Every key of a card; `id` only of a card of the deck."""
    written: dict[str, Any] = {"season": SEASONS[card.season]}
    written |= zip(ACTIONS, card.numbers, strict=True)
    written["event"] = write_event(card.event)
    return written | ({"id": card.slot} if card.slot else {})


def write_event(event: Happening) -> Any:
    """An event as it is read."""
    if event.kind == "price":
        return {"price": write_price(event.amounts)}
    if event.kind == "per_pig":
        return {"per_pig": _named(SIZES, event.amounts)}
    if event.kind == "most":
        sizes = [SIZES[size] for size in event.sizes]
        return {"most": sizes or event.measure, "prize": _named(PRIZES, event.prize)}
    if event.kind == "births":
        return {"births": [SIZES[size] for size in event.sizes], "per": event.per}
    if event.kind == "gift":
        return {"gift": _named(PRIZES, event.prize)}
    return {"manual": event.text} if event.kind == "manual" else "none"


def write_price(amounts: tuple[int, ...]) -> dict[str, int]:
    """Price changes by item, without those of 0."""
    return _named(ITEMS, amounts)


def _named(names: tuple[str, ...], amounts: tuple[int, ...]) -> dict[str, int]:
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}
