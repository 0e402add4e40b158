"""The house rules of Happy Pigs: plain data to options and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.reading import Reader
from tutor.games.happy_pigs.cards import read_card, write_card
from tutor.games.happy_pigs.deck import LETTERS, SLOTS
from tutor.games.happy_pigs.state import (
    CARDS_PER_SEASON,
    SEASONS,
    SIZES,
    Card,
    Options,
    State,
    season_of,
)

SWITCHES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "advanced": ("advanced", (False, True)),
    "ielloStart": ("iello_start", (False, True)),
    "exchangeOrder": ("exchange_order", ("end", "any")),
    "matePairs": ("mate_pairs", (False, True)),
    "toolStacking": ("tool_stacking", ("one", "many")),
    "priceEvents": ("price_events", ("now", "next")),
    "zeroContest": ("zero_contest", ("nobody", "all")),
    "shortPrize": ("short_prize", ("whole", "single")),
    "eventBirths": ("event_births", ("free", "counted")),
    "finalSale": ("final_sale", ("list", "card")),
    "spaceModel": ("space_model", ("area", "grid")),
    "twoPlayers": ("two_players", (False, True)),
    "upkeep": ("upkeep", ("auto", "hand")),
}
"""Written key to the field of Options and its values, the default first."""
FURTHER = ("spaces", "supply", "deck")
MOST_SPACES = 66
MOST_PIGS = 999


def read_variant(variant: Mapping[str, Any]) -> Options:
    """Switches to options. Raises Unreadable for an unknown switch or value."""
    reader = Reader(variant, (*SWITCHES, *FURTHER), "variant")
    read = {
        field: reader.choice(key, values, values[0]) for key, (field, values) in SWITCHES.items()
    }
    usual = Options()
    options = Options(
        **read,
        spaces=_numbers(reader, "spaces", usual.spaces, 1, MOST_SPACES),
        supply=_numbers(reader, "supply", usual.supply, 0, MOST_PIGS),
    )
    deck = _deck(reader, options)
    reader.finish()
    return replace(options, deck=deck)


def _numbers(
    reader: Reader, key: str, usual: tuple[int, ...], low: int, high: int
) -> tuple[int, ...]:
    given = reader.mapping(key, SIZES)
    return tuple(
        reader.as_number(given.get(size, number), f"variant.{key}.{size}", low, high, number)
        for size, number in zip(SIZES, usual, strict=True)
    )


def _deck(reader: Reader, options: Options) -> tuple[tuple[str, Card], ...]:
    """An owner's own cards by slot, in the order of slots."""
    given = reader.mapping("deck", SLOTS)
    cards = []
    for slot in SLOTS:
        if slot in given:
            first = 1 + CARDS_PER_SEASON * LETTERS.index(slot[:2])
            where = f"variant.deck.{slot}"
            card = read_card(reader, given[slot], where, options, first)
            if card.season != season_of(first):
                right = SEASONS[season_of(first)]
                reader.add(f"{where}.season", "other_season", "HP-S3", slot=slot, right=right)
            cards.append((slot, replace(card, slot=slot)))
    return tuple(cards)


def write_variant(state: State) -> dict[str, Any]:
    """The switches that differ from their default."""
    options, usual = state.options, Options()
    changed: dict[str, Any] = {
        key: getattr(options, field)
        for key, (field, _) in SWITCHES.items()
        if getattr(options, field) != getattr(usual, field)
    }
    for key in ("spaces", "supply"):
        numbers, default = getattr(options, key), getattr(usual, key)
        other = {
            size: number
            for size, number, same in zip(SIZES, numbers, default, strict=True)
            if number != same
        }
        changed |= {key: other} if other else {}
    if options.deck:
        changed["deck"] = {slot: _written(card) for slot, card in options.deck}
    return changed


def _written(card: Card) -> dict[str, Any]:
    return write_card(replace(card, slot=""))
