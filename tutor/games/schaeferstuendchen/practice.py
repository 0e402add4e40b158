"""The practice set: names partly from the rulebook, numbers reconstructed for this project.

Nothing here is printed on the real cards; every screen that uses it says so. Names are shown
through the terms of the content folder.
"""

from __future__ import annotations

from tutor.games.schaeferstuendchen.state import (
    DISCARD_TWO,
    GIVER,
    NONE,
    SIX_CARDS,
    TAKE_ITEM,
    Card,
    Effect,
)

PRACTICE = "practice"

PROFILE: dict[str, tuple[int, int]] = {
    "maid": (4, 3),
    "pastor": (3, 4),
    "teacher": (3, 4),
    "shepherd": (4, 3),
    "innkeeper": (3, 3),
    "cook": (2, 5),
    "daughter": (3, 3),
    "bandit": (3, 4),
    "magpie": (5, 2),
    "strongman": (2, 2),
    "weasel": (1, 2),
    "crone": (3, 4),
}
"""Role to printed movement and combat value."""

ABILITY: dict[str, str] = {
    "teacher": SIX_CARDS,
    "cook": DISCARD_TWO,
    "magpie": TAKE_ITEM,
}
"""Role to the ability reconstructed for it; no source tells the real one."""


def _item(name: str, copies: int, effect: Effect, colour: str = "green") -> Card:
    return Card(name, 0, "item", colour, copies=copies, effect=effect)


def _green(name: str, copies: int, value: int, effect: Effect) -> Card:
    return Card(name, value, colour="green", copies=copies, effect=effect)


def _red(name: str, copies: int, value: int, effect: Effect, lasts: str = "round") -> Card:
    return Card(name, value, "normal", "red", lasts, copies, effect)


def _interjection(name: str, copies: int, value: int, effect: Effect) -> Card:
    return Card(name, value, "interjection", "green", copies=copies, effect=effect)


PRACTICE_DECK: tuple[Card, ...] = (
    _green("schaf_roulette", 2, 4, Effect(roulette=((3, 1), (4, 1), (5, 2)))),
    _green("mach_maeh", 2, 5, Effect(receive=1)),
    _green("nimm_2", 2, 5, Effect(more=1)),
    _red("falsche_lieferadresse", 2, 5, Effect(to=GIVER)),
    _red("umgefallen", 2, 4, Effect(drop=1)),
    _red("verlaufen", 3, 3, Effect(lost=True)),
    _green("second_hand_sheep", 2, 2, Effect(fetch=True)),
    _red("angebissen", 2, 3, Effect(combat=-2), "next"),
    _item("brett", 2, Effect(use_combat=3)),
    _item("starker_kaffee", 2, Effect(use_cancel=True, from_hand=True)),
    _green("rueckenwind", 3, 1, Effect(movement=1)),
    _green("abkuerzung", 4, 2, Effect(movement=2)),
    _green("flotte_sohle", 3, 3, Effect(movement=3)),
    _green("im_galopp", 1, 4, Effect(movement=4)),
    _red("matsch", 3, 1, Effect(movement=-1)),
    _red("blase_am_fuss", 3, 2, Effect(movement=-2)),
    _red("umweg", 2, 3, Effect(movement=-3)),
    _green("kampfgeist", 2, 1, Effect(combat=1)),
    _green("wut_im_bauch", 3, 2, Effect(combat=2)),
    _green("faustrecht", 2, 3, Effect(combat=3)),
    _red("muskelkater", 2, 1, Effect(combat=-1)),
    _red("weiche_knie", 3, 2, Effect(combat=-2)),
    _red("blaues_auge", 1, 3, Effect(combat=-3)),
    _red("nickerchen", 3, 4, Effect(sit_out=True)),
    _item("wanderstiefel", 2, Effect(movement=1)),
    _item("esel", 1, Effect(movement=2)),
    _item("knueppel", 2, Effect(combat=1)),
    _item("mistgabel", 1, Effect(combat=2)),
    _item("klotz_am_bein", 1, Effect(movement=-1), "red"),
    _green("langfinger", 2, 2, Effect(steal=True)),
    _red("loch_im_sack", 1, 2, Effect(lose=True)),
    _interjection("nein_danke", 2, 1, Effect(cancel=True)),
    _interjection("wachhund", 1, 2, Effect(guard=True)),
    _interjection("letzte_kraft", 2, 1, Effect(late=2)),
)
"""71 cards with 34 names."""

ALWAYS_KNOWN: dict[str, Card] = {
    **{f"v{value}": Card(f"v{value}", value) for value in range(10)},
    "verlaufen": Card("verlaufen", effect=Effect(lost=True)),
    "nimm_2": Card("nimm_2", effect=Effect(more=1)),
    "umgefallen": Card("umgefallen", effect=Effect(drop=1)),
    "brett": Card("brett", 0, "item"),
    "starker_kaffee": Card("starker_kaffee", 0, "item", effect=Effect(from_hand=True)),
}
"""Cards that a position can name without describing them."""

RESERVED = (
    "schaf_roulette",
    "mach_maeh",
    "falsche_lieferadresse",
    "second_hand_sheep",
    "angebissen",
)
"""Names from the rulebook whose effect a position has to give."""

SETS: dict[str, dict[str, Card]] = {
    NONE: ALWAYS_KNOWN,
    PRACTICE: {**ALWAYS_KNOWN, **{card.name: card for card in PRACTICE_DECK}},
}
