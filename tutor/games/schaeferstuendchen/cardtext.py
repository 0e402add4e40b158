"""Playing cards as plain data: definitions, hands and piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.practice import ALWAYS_KNOWN
from tutor.games.schaeferstuendchen.state import (
    DECK,
    FORGONE,
    LEFT,
    NONE,
    UNKNOWN,
    Card,
    Cards,
    Effect,
    counted,
)

KINDS, COLOURS, LASTS = ("normal", "item", "interjection"), ("green", "red"), ("round", "next")
CARD_KEYS = ("value", "kind", "colour", "lasts", "copies", "effect")
EFFECT_KEYS = (
    "movement", "combat", "sit_out", "lost", "steal", "lose", "fetch", "snatch", "use",
    "from_hand", "cancel", "guard", "late", "text",
)  # fmt: skip
TOLD_KEYS = ("movement", "combat", "sit_out", "lost")
SNATCH_KEYS = ("more", "receive", "roulette", "drop", "to")
ANSWERS = ("cancel", "guard", "late")
"""What only an interjection card does."""
MOST = 20
"""No effect moves a value further than this."""


def read_cards(reader: Reader, known: Mapping[str, Card]) -> tuple[Card, ...]:
    """The definitions of a position, by name; each adds to what is known of the card."""
    given = reader.data.get("cards", {})
    if not isinstance(given, Mapping):
        reader.add("cards", "not_a_mapping", found=shown(given))
        return ()
    cards = []
    for name in given:
        if not isinstance(name, str) or name in (UNKNOWN, NONE, FORGONE) or not name.strip():
            reader.add(f"cards.{shown(name)}", "not_a_card_name", "SC-M6", found=shown(name))
            continue
        base = known.get(name, Card(name))
        cards.append(read_card(reader, f"cards.{name}", given[name], base))
        _check_plain(reader, cards[-1])
    copies = sum(card.copies for card in cards)
    if copies > DECK:
        reader.add("cards.copies", "too_many_copies", "SC-M1", have=copies, need=DECK)
    return tuple(sorted(cards, key=lambda card: card.name))


def _check_plain(reader: Reader, card: Card) -> None:
    """A card whose name already tells its value or its kind keeps both."""
    plain = ALWAYS_KNOWN.get(card.name)
    if plain is None or plain.value == UNKNOWN:
        return
    for key in ("value", "kind"):
        found, need = getattr(card, key), getattr(plain, key)
        if found != need:
            path = f"cards.{card.name}.{key}"
            reader.add(path, "known_card", "SC-M6", card=card.name, found=found, need=need)


def read_card(parent: Reader, where: str, data: object, base: Card) -> Card:
    """One definition at the key `where`; what it leaves out stays as in `base`."""
    reader = Reader(data, CARD_KEYS, where)
    kind = reader.name("kind", KINDS, base.kind)
    colour = reader.name("colour", COLOURS, COLOURS[0]) if reader.has("colour") else base.colour
    card = replace(
        base,
        kind=kind,
        colour=colour,
        lasts=reader.name("lasts", LASTS, base.lasts),
        copies=reader.number("copies", 0, DECK, base.copies),
        value=_read_value(reader, kind, base),
        effect=_read_effect(reader, kind, base.effect),
    )
    parent.problems += reader.problems
    return card


def _read_value(reader: Reader, kind: str, base: Card) -> int | str:
    value = reader.data.get("value", 0 if kind == "item" else base.value)
    if kind == "item" and value != 0:
        reader.add(reader.path("value"), "item_value", "SC-R4", found=shown(value), need=0)
        return 0
    if isinstance(value, str) and (value == NONE or "value" not in reader.data):
        return value
    return reader.as_number(value, reader.path("value"), 0, 9, 0, "SC-M6")


def _read_effect(parent: Reader, kind: str, base: Effect) -> Effect:
    reader = Reader(parent.data.get("effect", {}), EFFECT_KEYS, parent.path("effect"))
    given: dict[str, Any] = {
        key: reader.number(key, -MOST, MOST, 0) for key in ("movement", "combat") if reader.has(key)
    }
    for key in ("sit_out", "lost", "from_hand", "cancel", "guard", "text"):
        if reader.has(key):
            given[key] = reader.choice(key, (True,), True)
    for key, only in (("steal", "item"), ("lose", "item"), ("fetch", "discard")):
        if reader.has(key):
            given[key] = reader.name(key, (only,), only) == only
    if reader.has("late"):
        given["late"] = reader.number("late", -MOST, MOST, 0)
    given |= _read_snatch(reader) | _read_use(reader)
    _check_kind(reader, kind)
    parent.problems += reader.problems
    return replace(base, **given)


def read_told(parent: Reader, where: str, data: object) -> Effect:
    """An effect that the table told; problems go to the parent."""
    reader = Reader(data, TOLD_KEYS, where)
    effect = Effect(
        movement=reader.number("movement", -MOST, MOST, 0),
        combat=reader.number("combat", -MOST, MOST, 0),
        sit_out=reader.flag("sit_out", False),
        lost=reader.flag("lost", False),
    )
    parent.problems += reader.problems
    return effect


def _check_kind(reader: Reader, kind: str) -> None:
    """Only items are used up, only interjections cancel, guard or come late."""
    only = {"use": "item", "from_hand": "item"} | dict.fromkeys(ANSWERS, "interjection")
    for key, needed in only.items():
        if reader.has(key) and kind != needed:
            reader.add(reader.path(key), "other_kind", "SC-M6", found=kind, need=needed)


def _read_snatch(parent: Reader) -> dict[str, Any]:
    if not parent.has("snatch"):
        return {}
    reader = Reader(parent.data["snatch"], SNATCH_KEYS, parent.path("snatch"))
    given: dict[str, Any] = {
        key: reader.number(key, 0, MOST, 0)
        for key in ("more", "receive", "drop")
        if reader.has(key)
    }
    if reader.has("to"):
        given["to"] = _read_receiver(reader)
    if reader.has("roulette"):
        given["roulette"] = _read_roulette(reader)
    parent.problems += reader.problems
    return given


def _read_receiver(reader: Reader) -> str:
    """A seat's name, `left` or `giver`; whether somebody of that name plays is read later."""
    value = reader.data["to"]
    if isinstance(value, str):
        return value
    reader.add(reader.path("to"), "not_a_name", found=shown(value))
    return LEFT


def _read_roulette(reader: Reader) -> tuple[tuple[int, int], ...]:
    table = reader.data["roulette"]
    path = reader.path("roulette")
    if not isinstance(table, Mapping):
        reader.add(path, "not_a_mapping", found=shown(table))
        return ()
    rows = [
        (
            reader.as_number(_figure(value), path, 0, 9, 0),
            reader.as_number(sheep, f"{path}.{shown(value)}", 0, MOST, 0),
        )
        for value, sheep in table.items()
    ]
    return tuple(sorted(rows))


def _figure(key: object) -> object:
    """A key that stands for a number; JSON makes texts of all keys."""
    return int(key) if isinstance(key, str) and key in list("0123456789") else key


def _read_use(parent: Reader) -> dict[str, Any]:
    if not parent.has("use"):
        return {}
    reader = Reader(parent.data["use"], ("combat", "cancel"), parent.path("use"))
    given: dict[str, Any] = {}
    if reader.has("combat"):
        given["use_combat"] = reader.number("combat", -MOST, MOST, 0)
    if reader.has("cancel"):
        given["use_cancel"] = reader.name("cancel", ("sit_out",), "sit_out") == "sit_out"
    if not given:
        reader.add(reader.where, "missing", options=("combat", "cancel"))
    parent.problems += reader.problems
    return given


def write_card(card: Card) -> dict[str, Any]:
    """A definition, as short as it reads back."""
    written: dict[str, Any] = {"kind": card.kind}
    if card.value != UNKNOWN:
        written["value"] = card.value
    if card.colour is not None:
        written["colour"] = card.colour
    if card.lasts != LASTS[0]:
        written["lasts"] = card.lasts
    if card.copies:
        written["copies"] = card.copies
    effect = write_effect(card.effect)
    return {**written, "effect": effect} if effect else written


def write_effect(effect: Effect) -> dict[str, Any]:
    """What a card does, as short as it reads back."""
    takes = (("steal", "item"), ("lose", "item"), ("fetch", "discard"))
    written: dict[str, Any] = {name: what for name, what in takes if getattr(effect, name)}
    snatch: dict[str, Any] = {
        key: getattr(effect, key) for key in SNATCH_KEYS if getattr(effect, key)
    }
    if effect.roulette:
        snatch["roulette"] = dict(effect.roulette)
    if snatch:
        written["snatch"] = snatch
    use: dict[str, Any] = {"combat": effect.use_combat} if effect.use_combat is not None else {}
    use |= {"cancel": "sit_out"} if effect.use_cancel else {}
    if use:
        written["use"] = use
    written |= {"late": effect.late} if effect.late is not None else {}
    plain = ("movement", "combat", "sit_out", "lost", "from_hand", "cancel", "guard", "text")
    return written | {key: getattr(effect, key) for key in plain if getattr(effect, key)}


class Names:
    """Reads card names where they are used and knows which there are."""

    def __init__(self, reader: Reader, known: Mapping[str, Card]) -> None:
        self.reader = reader
        self.known = known

    def one(self, value: object, path: str, *words: str) -> str:
        """A card, or one of the words allowed in its place."""
        if isinstance(value, str) and (value in self.known or value in words):
            return value
        self.reader.add(f"{path}: {shown(value)}", "unknown_card", "SC-M6", found=shown(value))
        return UNKNOWN

    def many(self, value: object, path: str, number: bool = False) -> Cards:
        """Card to count, or (where `number`) a number of unknown cards; sorted."""
        if number and not isinstance(value, Mapping):
            return (UNKNOWN,) * self.reader.as_number(value, path, 0, DECK, 0, "SC-M1")
        if not isinstance(value, Mapping):
            self.reader.add(path, "not_a_mapping", found=shown(value))
            return ()
        cards: list[str] = []
        for name, count in value.items():
            where = f"{path}.{shown(name)}"
            card = self.one(name, path)
            cards += [card] * self.reader.as_number(count, where, 0, DECK, 0, "SC-M1")
        return tuple(sorted(cards))

    def row(self, value: object, path: str) -> Cards:
        """A pile, top first, or a number of unknown cards."""
        if not isinstance(value, (list, tuple)):
            return (UNKNOWN,) * self.reader.as_number(value, path, 0, DECK, 0, "SC-M1")
        return tuple(self.one(card, path) for card in value)


def write_hand(cards: Cards) -> dict[str, int] | int:
    """Card to count; a number where all are unknown."""
    if all(card == UNKNOWN for card in cards):
        return len(cards)
    return counted(cards)


def write_row(cards: Cards) -> list[str] | int:
    """A pile, top first; a number where all are unknown."""
    return len(cards) if all(card == UNKNOWN for card in cards) else list(cards)
