"""One card as the cells of a table, and back: effects chosen from a list, each with its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Field
from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.cardtext import COLOURS, KINDS, LASTS, MOST
from tutor.games.schaeferstuendchen.owner import PRINTED, base_of, name_of
from tutor.games.schaeferstuendchen.state import DECK, GIVER, NONE, Card, Effect

BLANK = "blank"
"""A card without a value."""
VALUES: tuple[Any, ...] = (BLANK, *range(10))
NUMBERS = {"movement": -MOST, "combat": -MOST, "use_combat": -MOST, "more": 0, "receive": 0,
           "drop": 0, "late": -MOST}  # fmt: skip
"""Effects with a number of their own, and how low it goes."""
FLAGS = (
    "sit_out",
    "lost",
    "steal",
    "lose",
    "fetch",
    "use_cancel",
    "from_hand",
    "cancel",
    "guard",
    "text",
)
LISTED = ("movement", "combat", "sit_out", "lost", "more", "receive", "roulette", "drop", "to",
          "steal", "lose", "fetch", "use_combat", "use_cancel", "from_hand", "cancel",
          "guard", "late", "text")  # fmt: skip
"""Every effect to choose from."""
ONLY = {"use_combat": "item", "use_cancel": "item", "from_hand": "item", "cancel": "interjection",
        "guard": "interjection", "late": "interjection"}  # fmt: skip
"""Effects that only one kind of card has."""
DRAWS = tuple(f"{value}:{sheep}" for value in range(10) for sheep in (1, 2))
"""What a drawn card brings: its value, and the sheep for it."""
COLUMNS = ("name", "copies", "value", "kind", "colour", "lasts", "effects", *NUMBERS, "roulette")


def cells_of(row: str, card: Card) -> dict[str, Any]:
    """A card's cells; a number without its effect is left out."""
    effect = card.effect
    chosen = [name for name in LISTED if _has(effect, name)]
    rows = [f"{value}:{sheep}" for value, sheep in effect.roulette]
    return {
        **({} if card.name == row else {"name": card.name}),
        "copies": card.copies,
        "value": BLANK if card.value == NONE else card.value,
        "kind": card.kind,
        "colour": card.colour or COLOURS[0],
        "lasts": card.lasts,
        "effects": chosen,
        **{name: getattr(effect, name) for name in NUMBERS if name in chosen},
        **({"roulette": rows} if rows else {}),
    }


def _has(effect: Effect, name: str) -> bool:
    value = getattr(effect, name)
    return value is not None if name in ("to", "use_combat", "late") else bool(value)


def card_of(parent: Reader, row: str, cells: object, taken: list[str]) -> Card:
    """The card that a row's cells describe; problems go to the parent by `row.column`."""
    reader = Reader(cells, COLUMNS, row)
    usual = cells_of(row, base_of(row))
    kind = reader.name("kind", KINDS, usual["kind"], "SC-M6")
    copies = reader.number("copies", 0, DECK, usual["copies"], "SC-M1")
    name = reader.data.get("name", "")
    name = None if name == "" else str(name)
    card = Card(
        name=name_of(reader, f"{row}.name", row, name, copies, taken),
        value=_value(reader, kind, usual["value"]),
        kind=kind,
        colour=reader.name("colour", COLOURS, usual["colour"], "SC-M7"),
        lasts=reader.name("lasts", LASTS, usual["lasts"], "SC-R7"),
        copies=copies,
        effect=_effect(reader, kind, usual),
    )
    parent.problems += reader.problems
    return card


def _value(reader: Reader, kind: str, usual: int | str) -> int | str:
    value: int | str = reader.choice("value", VALUES, usual, "SC-M6")
    if kind == "item" and value != 0:
        reader.add(reader.path("value"), "item_value", "SC-R4", found=shown(value), need=0)
    return NONE if value == BLANK else value


def _effect(reader: Reader, kind: str, usual: Mapping[str, Any]) -> Effect:
    """The chosen effects with their numbers. A number entered for an effect that the row does not
    have is named; where effects are entered too, they decide.
    """
    chosen = _chosen(reader, usual["effects"])
    for name in chosen:
        if ONLY.get(name, kind) != kind:
            reader.add(reader.path("effects"), "other_kind", "SC-M6", found=kind, need=ONLY[name])
    given: dict[str, Any] = {name: True for name in FLAGS if name in chosen}
    for name, low in NUMBERS.items():
        number = reader.number(name, low, MOST, usual.get(name, 0))
        if name in chosen:
            given[name] = number
            if not number:
                reader.add(reader.path(name), "amount_needed", "SC-M6")
        elif number and reader.has(name) and not reader.has("effects"):
            reader.add(reader.path(name), "effect_not_chosen", "SC-M6", found=number)
    return Effect(**given, **_tied_to_a_snatch(reader, chosen, usual))


def _chosen(reader: Reader, usual: list[str]) -> tuple[str, ...]:
    names = _words(reader, "effects", usual)
    for name in names:
        if name not in LISTED:
            key = reader.path("effects")
            reader.add(key, "not_a_choice", "SC-M6", found=shown(name), options=LISTED)
    return tuple(name for name in names if name in LISTED)


def _words(reader: Reader, column: str, usual: list[str]) -> tuple[str, ...]:
    """A list of words; a sheet writes a single word without a list around it."""
    given = reader.data.get(column, usual)
    if isinstance(given, str):
        return (given,)
    if not isinstance(given, (list, tuple)):
        reader.add(reader.path(column), "not_a_list", found=shown(given))
        return ()
    words = tuple(str(word) for word in given)
    if len(set(words)) < len(words):
        twice = next(word for word in words if words.count(word) > 1)
        reader.add(reader.path(column), "named_twice", found=shown(twice))
    return words


def _tied_to_a_snatch(
    reader: Reader, chosen: tuple[str, ...], usual: Mapping[str, Any]
) -> dict[str, Any]:
    """What a drawn card brings; a sheep sent away goes to whoever laid the card (SC-C11)."""
    given: dict[str, Any] = {}
    rows = _words(reader, "roulette", usual.get("roulette", []))
    wrong = [row for row in rows if row not in DRAWS]
    for row in wrong:
        key = reader.path("roulette")
        reader.add(key, "not_a_choice", "SC-C1", found=shown(row), options=("3:1", "5:2"))
    if "roulette" in chosen and not wrong:
        pairs = (row.split(":") for row in rows)
        given["roulette"] = tuple(sorted((int(value), int(sheep)) for value, sheep in pairs))
        if not rows:
            reader.add(reader.path("roulette"), "amount_needed", "SC-C1")
    return given | ({"to": GIVER} if "to" in chosen else {})


def row_fields(row: str, cells: Mapping[str, Any]) -> tuple[Field, ...]:
    """The controls for one row; a number shows once its effect is chosen."""
    usual = cells_of(row, base_of(row))
    now = {column: cells.get(column, usual.get(column)) for column in COLUMNS}
    effects = now["effects"] if isinstance(now["effects"], (list, tuple)) else ()

    def field(
        column: str, kind: str, options: tuple[Any, ...] = (), low: int = 0, high: int = 0
    ) -> Field:
        label = f"table_{column}"
        return Field((column,), kind, label, now[column], "", options, low=low, high=high)

    name = () if row in PRINTED else (field("name", "text"),)
    numbers = (
        field(column, "number", low=low, high=MOST)
        for column, low in NUMBERS.items()
        if column in effects
    )
    return (
        *name,
        field("copies", "number", high=DECK),
        field("value", "choice", VALUES),
        field("kind", "choice", KINDS),
        field("colour", "choice", COLOURS),
        field("lasts", "choice", LASTS),
        field("effects", "several", LISTED),
        *numbers,
        *((field("roulette", "several", DRAWS),) if "roulette" in effects else ()),
    )
