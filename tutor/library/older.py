"""Switches as older links, kept choices and position files write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.library.load import GameLibrary


def current(lib: GameLibrary, variant: Mapping[str, Any]) -> dict[str, Any]:
    """The same switches under today's keys; what today's keys say comes first."""
    found = dict(variant)
    for switch in lib.info.switches:
        for key, value in switch.older.items():
            if value in _several(variant.get(key)):
                found.setdefault(switch.key, False)
    gone = {key for switch in lib.info.switches for key in switch.older}
    return {key: value for key, value in found.items() if key not in gone}


def _several(value: Any) -> tuple[Any, ...]:
    """One value or a list of them."""
    return tuple(value) if isinstance(value, (list, tuple)) else (value,)
