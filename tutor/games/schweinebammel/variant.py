"""The switches of Schweinebammel: plain data to options and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.reading import Reader
from tutor.games.schweinebammel.names import PIG_WORDS
from tutor.games.schweinebammel.state import Options, State

PIGS_IN_ALL = 56
SWITCHES: dict[str, tuple[Any, ...]] = {
    "pile_card_first": (False, True),
    "lucky_free": (False, True),
    "farmer_chain": (False, True),
    "hector_pig": ("any", "must_fit"),
    "hector_chain": (True, False),
    "hector_stack": (False, True),
    "hector_refusal": (False, True),
    "hector_last_card": ("draw_first", "round_ends"),
    "hector_answer": (False, True),
    "heap_pig": ("any", "must_fit"),
    "heap_with_operation": (False, True),
    "heaps_per_turn": (1, 2, 3),
    "heap_under_duty": (True, False),
    "growl_after_draw": (True, False),
}


def read_variant(variant: Mapping[str, Any]) -> Options:
    """Switches to options. Raises Unreadable for an unknown switch or value."""
    reader = Reader(variant, ("pig_counts", *SWITCHES), "variant")
    read = {key: reader.choice(key, values, values[0]) for key, values in SWITCHES.items()}
    counts = _pig_counts(reader)
    reader.finish()
    return Options(pig_counts=counts, **read)


def _pig_counts(reader: Reader) -> tuple[int, ...]:
    """Copies of each value, 56 in all (SW-A1)."""
    usual = Options().pig_counts
    if not reader.has("pig_counts"):
        return usual
    given = reader.data["pig_counts"]
    if isinstance(given, Mapping):
        given = {str(value): copies for value, copies in given.items()}
    before = len(reader.problems)
    counts = reader.as_counts(given, reader.path("pig_counts"), PIG_WORDS, PIGS_IN_ALL)
    if len(reader.problems) == before and sum(counts) != PIGS_IN_ALL:
        path = reader.path("pig_counts")
        reader.add(path, "pig_counts", "SW-A1", have=sum(counts), need=PIGS_IN_ALL)
    return counts if len(reader.problems) == before else usual


def write_variant(state: State) -> dict[str, Any]:
    """The switches that differ from their default."""
    return as_switches(state.options)


def as_switches(options: Options) -> dict[str, Any]:
    """Options as switches, the defaults left out."""
    written: dict[str, Any] = {
        key: getattr(options, key)
        for key, values in SWITCHES.items()
        if getattr(options, key) != values[0]
    }
    if options.pig_counts != Options().pig_counts:
        written["pig_counts"] = dict(enumerate(options.pig_counts, 1))
    return written
