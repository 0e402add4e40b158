"""Cards and sets of cards out of plain data, with every problem named by its key."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine.reading import Reader, shown
from tutor.games.schweinebammel.names import ALL, WORDS, kind_named
from tutor.games.schweinebammel.state import (
    CARDS,
    KINDS,
    LUCKY,
    NONE,
    PIGS,
    UNKNOWN,
    Card,
    Cards,
    added,
    lucky,
    pig,
)


def read_set(reader: Reader, value: object, path: str) -> Cards:
    """Counts by kind from a mapping of card to count, or from a number of unknown cards."""
    if not isinstance(value, Mapping):
        return added(NONE, UNKNOWN, reader.as_number(value, path, 0, CARDS, 0))
    counts = [0] * KINDS
    for name, count in value.items():
        kind = kind_named(name)
        if kind is None:
            reader.add(f"{path}.{shown(name)}", "unknown_name", known=ALL)
        elif counts[kind]:
            reader.add(path, "named_twice", found=shown(name))
        else:
            counts[kind] = reader.as_number(count, f"{path}.{shown(name)}", 0, CARDS, 0)
    return tuple(counts)


def read_card_shape(reader: Reader, path: str, value: object) -> Card | None:
    """A card on the pile or one being laid: 5, {lucky: 7}, farmer; None after a problem.

    A Lucky Pig without its value and a card that nobody knows cannot be laid.
    """
    if isinstance(value, Mapping):
        return _lucky(reader, path, value)
    kind = kind_named(value)
    if kind == LUCKY:
        reader.add(path, "lucky_value", "SW-C9", low=PIGS[0], high=PIGS[-1])
        return None
    if kind is None or kind == UNKNOWN:
        reader.add(path, "not_a_card", found=shown(value))
        return None
    return pig(kind) if kind in PIGS else Card(kind)


def _lucky(reader: Reader, path: str, value: Mapping[str, object]) -> Card | None:
    if set(value) != {WORDS[LUCKY]}:
        reader.add(path, "not_a_card", found=shown(dict(value)))
        return None
    before = len(reader.problems)
    number = reader.as_number(value["lucky"], f"{path}.lucky", PIGS[0], PIGS[-1], 1, "SW-C6")
    return lucky(number) if len(reader.problems) == before else None


def read_cards(reader: Reader, path: str, value: object) -> tuple[Card, ...]:
    """A list of cards being laid; () after a problem."""
    if not isinstance(value, (list, tuple)):
        reader.add(path, "not_a_list", found=shown(value))
        return ()
    cards = [read_card_shape(reader, path, entry) for entry in value]
    return tuple(card for card in cards if card is not None)


def read_kinds(reader: Reader, path: str, value: object) -> tuple[int, ...]:
    """A list of known cards as they lie in the draw pile; () after a problem."""
    if not isinstance(value, (list, tuple)):
        reader.add(path, "not_a_list", found=shown(value))
        return ()
    kinds = []
    for entry in value:
        kind = None if isinstance(entry, Mapping) else kind_named(entry)
        if kind is None or kind == UNKNOWN:
            reader.add(path, "not_a_card", found=shown(entry))
        else:
            kinds.append(kind)
    return tuple(kinds)
