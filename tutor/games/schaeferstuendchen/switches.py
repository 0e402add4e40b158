"""House rules, errata and an owner's values: switches to options and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.owner import read_deck, read_roles, write_owner
from tutor.games.schaeferstuendchen.state import NONE, SOLO, TEAM, Options, State

SWITCHES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "assignOrder": ("assign_order", ("free", "turns")),
    "daughter": ("daughter", ("exempt", "included", "printed")),
    "round": ("rounding", ("none", "up", "down")),
    "takeOrder": ("take_order", ("strength", "clockwise")),
    "secondSheep": ("second_sheep", ("at_once", "last")),
    "weaselDrawsWhenSitting": ("weasel_draws_sitting", (False, True)),
    "banditSitterMayStay": ("bandit_sitter_stays", (True, False)),
    "sitterAloneSnatches": ("sitter_alone_snatches", (True, False)),
    "crone2p": ("crone2p", ("discard", "both")),
    "optionalMove": ("optional_move", (False, True)),
    "lostCap": ("lost_cap", ("home", "path")),
    "combatFloor": ("combat_floor", ("none", "zero")),
    "halveAfterCard": ("halve_after_card", (False, True)),
    "maidScope": ("maid_scope", ("steal", "sheep")),
    "newGame": ("new_game", (SOLO, TEAM)),
}
"""Switch to its field of `Options` and its values, the default first."""
WITHOUT_ERRATA = "withoutErrata"
ERRATUM = "erratum{}"
"""The key of an erratum's own switch, with the end of its number: `erratumT6`."""
ERRATA = ("SC-C8", "SC-F12", "SC-F20", "SC-R1", "SC-T6", "SC-W3")
"""Errata whose absence says what to do; R1 stands for the whole order of revealing."""
READ_OTHERWISE = (
    "SC-C10", "SC-C11", "SC-C3", "SC-C4", "SC-C9", "SC-F14", "SC-F17", "SC-R4", "SC-V4",
)  # fmt: skip
"""Errata without which a table has to read the print by itself; that reading is ours."""
KEYS = {ERRATUM.format(rule.removeprefix("SC-")): rule for rule in (*ERRATA, *READ_OTHERWISE)}
OWNER = ("roles", "deck")


def read_variant(variant: Mapping[str, Any]) -> Options:
    """Switches to options. Raises Unreadable for an unknown switch or value."""
    reader = Reader(variant, (*SWITCHES, *KEYS, WITHOUT_ERRATA, *OWNER), "variant")
    read = {
        field: reader.choice(key, values, values[0]) for key, (field, values) in SWITCHES.items()
    }
    without = _without_errata(reader)
    roles, deck = read_roles(reader), read_deck(reader)
    reader.finish()
    return Options(without_errata=tuple(sorted(without)), roles=roles, deck=deck, **read)


def _without_errata(reader: Reader) -> tuple[str, ...]:
    """The errata that do not hold. Each has a switch of its own, which comes first; older files and
    links name them together.
    """
    listed = _listed(reader)
    return tuple(rule for key, rule in KEYS.items() if not reader.flag(key, rule not in listed))


def _listed(reader: Reader) -> tuple[str, ...]:
    """The errata named as left out: a list, or one of them, or none."""
    given = reader.data.get(WITHOUT_ERRATA, [])
    if isinstance(given, str):
        chosen = reader.name(WITHOUT_ERRATA, (NONE, *ERRATA), NONE)
        return () if chosen == NONE else (chosen,)
    without = reader.names(WITHOUT_ERRATA, ())
    for rule in without:
        if rule not in ERRATA:
            key = reader.path(WITHOUT_ERRATA)
            reader.add(key, "not_a_choice", found=shown(rule), options=ERRATA)
    return without


def write_variant(state: State) -> dict[str, Any]:
    """The switches that differ from their default."""
    written = {
        key: getattr(state.options, field)
        for key, (field, values) in SWITCHES.items()
        if getattr(state.options, field) != values[0]
    }
    without = state.options.without_errata
    written |= {key: False for key, rule in KEYS.items() if rule in without}
    return written | write_owner(state.options)
