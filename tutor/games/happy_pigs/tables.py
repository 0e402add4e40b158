"""The season deck as a table that an owner may fill: a card a row, one value a cell.

The rulebook prints no season card. What is shipped is a reconstruction; a row that an owner enters
takes the place of one card, and the others stay reconstructed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Position
from tutor.engine.reading import Reader, shown
from tutor.engine.tool import CardTable
from tutor.games.happy_pigs.cards import KINDS_OF_EVENTS, LONGEST_TEXT, PRIZES, UNSAID, write_card
from tutor.games.happy_pigs.deck import LETTERS, RECONSTRUCTED, SLOTS
from tutor.games.happy_pigs.form_card import (
    MOST_DOLLARS,
    MOST_ON_A_CARD,
    NO_EVENT,
    WORDS_OF_SIZES,
    number_fields,
)
from tutor.games.happy_pigs.state import ACTIONS, ITEMS, MEASURES, SEASONS, SIZES, Card, spoken
from tutor.games.happy_pigs.switches import read_variant

DOLLARS = tuple(spoken(item) for item in ITEMS)
PRIZE_COLUMNS = tuple(f"prize_{name}" for name in PRIZES)
COLUMNS = (*ACTIONS, "event", *DOLLARS, "counted", "per", *PRIZE_COLUMNS, "text")
COUNTABLE = (*WORDS_OF_SIZES, *MEASURES)
CELLS_OF: dict[str, tuple[str, ...]] = {
    NO_EVENT: (),
    "price": DOLLARS,
    "per_pig": WORDS_OF_SIZES,
    "most": ("counted", *PRIZE_COLUMNS),
    "births": ("counted", "per"),
    "gift": PRIZE_COLUMNS,
    "manual": ("text",),
}
"""Which cells an event of a kind needs or may have."""

Row = Mapping[str, Any]


# ---- a row to a card ----


def put(rows: Mapping[str, Row]) -> Position:
    """The switches with these rows as own cards. Raises Unreadable naming row and column."""
    reader = Reader(rows, SLOTS)
    cards = {slot: _card(reader, slot, rows[slot]) for slot in SLOTS if rows.get(slot)}
    reader.finish()
    return {"deck": cards} if cards else {}


def _card(reader: Reader, slot: str, row: object) -> dict[str, Any]:
    own = Reader(row, COLUMNS, slot)
    card: dict[str, Any] = {"season": SEASONS[LETTERS.index(slot[:2])]}
    for action in ACTIONS:
        if not own.has(action):
            own.add(own.path(action), "cell_empty", "HP-C3")
        card[action] = own.number(action, 0, MOST_ON_A_CARD, 0)
    kind = own.name("event", (NO_EVENT, *KINDS_OF_EVENTS), NO_EVENT, "HP-V1")
    for column in COLUMNS[len(ACTIONS) + 1 :]:
        if own.data.get(column) and column not in CELLS_OF[kind]:
            own.add(own.path(column), "cell_of_other_event", "HP-V1", event=kind)
    card["event"] = _event(own, kind)
    reader.problems += own.problems
    return card


def _event(own: Reader, kind: str) -> Any:
    if kind == "price":
        return {"price": _named(own, DOLLARS, ITEMS, -MOST_DOLLARS)}
    if kind == "per_pig":
        return {"per_pig": _named(own, WORDS_OF_SIZES, SIZES, 0)}
    if kind == "most":
        return {"most": _counted(own, COUNTABLE), "prize": _prize(own)}
    if kind == "births":
        if not own.has("per"):
            own.add(own.path("per"), "cell_empty", "HP-V1")
        per = own.number("per", 1, MOST_ON_A_CARD, 1)
        return {"births": _counted(own, WORDS_OF_SIZES), "per": per}
    if kind == "gift":
        return {"gift": _prize(own)}
    return {"manual": _text(own)} if kind == "manual" else NO_EVENT


def _named(
    own: Reader, columns: tuple[str, ...], names: tuple[str, ...], low: int
) -> dict[str, int]:
    """The numbers of some columns by the names they have in the event."""
    read = {
        name: own.number(column, low, MOST_DOLLARS, 0)
        for column, name in zip(columns, names, strict=True)
    }
    return {name: number for name, number in read.items() if number}


def _prize(own: Reader) -> dict[str, int]:
    return _named(own, PRIZE_COLUMNS, PRIZES, 0)


def _counted(own: Reader, known: tuple[str, ...]) -> Any:
    """Sizes of pigs, or for a contest one other thing."""
    given = own.data.get("counted", ())
    words = [given] if isinstance(given, str) else given
    listed = isinstance(words, (list, tuple)) and all(word in known for word in words)
    if not listed or not words or (len(words) > 1 and set(words) & set(MEASURES)):
        own.add(own.path("counted"), "cell_counted", "HP-V1", found=shown(given), options=known)
        return list(SIZES)
    if words[0] in MEASURES:
        return words[0]
    return [size for size in SIZES if spoken(size) in words]


def _text(own: Reader) -> str:
    text = own.data.get("text", UNSAID)
    if isinstance(text, str) and 0 < len(text.strip()) <= LONGEST_TEXT:
        return text
    own.add(own.path("text"), "not_a_text", "HP-V1", found=shown(text), most=LONGEST_TEXT)
    return UNSAID


# ---- a card to a row ----


def row_of(card: Card) -> dict[str, Any]:
    """The cells of a card, those that its event does not need left out."""
    row: dict[str, Any] = dict(zip(ACTIONS, card.numbers, strict=True))
    event = write_card(replace(card, slot=""))["event"]
    kind = card.event.kind
    row["event"] = kind
    if kind in ("price", "per_pig"):
        row |= {spoken(item): dollars for item, dollars in event[kind].items()}
    if kind in ("most", "births"):
        counted = event[kind]
        row["counted"] = (
            [counted] if isinstance(counted, str) else [spoken(size) for size in counted]
        )
    if kind in ("most", "gift"):
        prize = event["prize" if kind == "most" else "gift"]
        row |= {f"prize_{name}": count for name, count in prize.items()}
    row |= {"per": card.event.per} if kind == "births" else {}
    row |= {"text": card.event.text} if kind == "manual" else {}
    return row


def taken(variant: Position) -> Mapping[str, Row]:
    """The rows of the own cards that switches carry."""
    return {slot: row_of(card) for slot, card in read_variant(variant).deck}


# ---- controls ----


def fields(slot: str, row: Row) -> tuple[Field, ...]:
    """The controls for one card: its numbers, the kind of its event, and what that kind needs.

    A cell that is filled has a control whatever the kind, so that it can be emptied again.
    """
    del slot  # every row has the same columns
    given = row.get("event", NO_EVENT)
    kind = given if isinstance(given, str) and given in CELLS_OF else NO_EVENT
    shown = (name for name in COLUMNS if name in CELLS_OF[kind] or row.get(name))
    return (
        *number_fields(row, (), "group_card"),
        Field(("event",), "choice", "card_event", given, "group_card", tuple(CELLS_OF)),
        *(_cell(column, row, kind) for column in shown if column not in (*ACTIONS, "event")),
    )


def _cell(column: str, row: Row, kind: str) -> Field:
    path, group, value = (column,), "group_card", row.get(column)
    if column == "text":
        return Field(path, "text", "card_text", value, group, high=LONGEST_TEXT)
    if column == "counted":
        label = "card_births" if kind == "births" else "card_most"
        options = WORDS_OF_SIZES if kind == "births" else COUNTABLE
        words = [value] if isinstance(value, str) else value or []
        return Field(path, "several", label, words, group, options)
    if column == "per":
        return Field(path, "number", "card_per", value, group, (), 1, MOST_ON_A_CARD)
    if column in PRIZE_COLUMNS:
        item = (("item", column.removeprefix("prize_")),)
        return Field(path, "number", "card_prize", value or 0, group, (), 0, MOST_DOLLARS, item)
    label, low = ("card_per_pig", 0) if kind == "per_pig" else ("card_price", -MOST_DOLLARS)
    item = (("item", column),)
    return Field(path, "number", label, value or 0, group, (), low, MOST_DOLLARS, item)


TABLES = (
    CardTable(
        name="deck",
        rows=SLOTS,
        columns=COLUMNS,
        usual={slot: row_of(card) for slot, card in RECONSTRUCTED.items()},
        fields=fields,
        put=put,
        taken=taken,
    ),
)
