"""The piles of a position: where the cards lie that no hand holds, 72 in all (SW-A1, A2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce

from tutor.engine.reading import Reader
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.reading import read_kinds, read_set
from tutor.games.schweinebammel.state import (
    CARDS,
    DUNG,
    FARMER,
    HECTOR,
    KINDS,
    LUCKY,
    NONE,
    PIGS,
    UNKNOWN,
    Card,
    Cards,
    Options,
    added,
    of_kinds,
    together,
)

_PILES = {"discards": (FARMER, HECTOR, DUNG), "specials": (*PIGS, LUCKY, DUNG)}
"""The kinds that never lie on a pile (SW-C1, D1)."""


@dataclass(frozen=True, slots=True)
class Piles:
    """Draw pile, discards beneath the top, special pile."""

    next_cards: tuple[int, ...]
    draw_pile: int
    discards: Cards
    specials: Cards


def read(
    reader: Reader, options: Options, hands: tuple[Cards, ...], top: Card | None, pending: Cards
) -> Piles:
    """The piles, what is left out worked out from the rest; every card has one place."""
    next_cards = read_kinds(reader, "next_cards", reader.data.get("next_cards", ()))
    specials = _pile(reader, "specials", pending)
    discards = _pile(reader, "discards", NONE)
    held = sum(map(sum, hands)) + (top is not None) + sum(specials) + sum(discards)
    piles = _counted(reader, Piles(next_cards, CARDS - held, discards, specials))
    if len(next_cards) > piles.draw_pile >= 0:
        have, need = len(next_cards), piles.draw_pile
        reader.add("next_cards", "more_next_cards", "SW-A5", have=have, need=need)
    known = {
        "hands": reduce(together, hands),
        "top": added(NONE, top.kind) if top else NONE,
        "next_cards": of_kinds(next_cards),
        "discards": discards,
        "specials": specials,
    }
    check_copies(reader, options, known)
    return piles


def _pile(reader: Reader, key: str, usual: Cards) -> Cards:
    if not reader.has(key):
        return usual
    cards = read_set(reader, reader.data[key], key)
    for kind in _PILES[key]:
        if cards[kind]:
            reader.add(f"{key}.{kind_term(kind)}", f"not_on_{key}", "SW-C1", card=kind_term(kind))
    return cards


def _counted(reader: Reader, piles: Piles) -> Piles:
    """All places together hold 72 cards."""
    rest = piles.draw_pile
    if not reader.has("draw_pile"):
        if rest < 0:
            reader.add("hands", "too_many_in_all", "SW-A2", have=CARDS - rest, need=CARDS)
        return piles
    drawn = reader.number("draw_pile", 0, CARDS, max(0, rest), "SW-A5")
    over = rest - drawn
    if over and reader.has("discards"):
        reader.add("draw_pile", "not_72", "SW-A2", have=CARDS - over, need=CARDS)
    elif over < 0:
        reader.add("draw_pile", "too_many_in_all", "SW-A2", have=CARDS - over, need=CARDS)
    elif over:
        return Piles(piles.next_cards, drawn, added(NONE, UNKNOWN, over), piles.specials)
    return Piles(piles.next_cards, drawn, piles.discards, piles.specials)


def check_copies(reader: Reader, options: Options, known: Mapping[str, Cards]) -> None:
    """No card occurs more often than the deck has it; named is each place where it lies."""
    for kind in range(1, KINDS):
        have, need = sum(cards[kind] for cards in known.values()), options.copies(kind)
        if have <= need:
            continue
        rule = "SW-A1" if kind in PIGS else "SW-A2"
        for key in (key for key, cards in known.items() if cards[kind]):
            reader.add(key, "too_many_cards", rule, card=kind_term(kind), have=have, need=need)
