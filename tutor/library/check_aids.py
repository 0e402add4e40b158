"""What `check` says of printed aids."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.library.load import GameLibrary


def aids_are_whole(library: GameLibrary) -> Iterator[str]:
    """A game that can be learned has its printed aid: values, five forgotten rules, rulings."""
    if not library.lessons:
        return
    aid = library.aid
    if not aid.values or len(aid.forgotten) < 5 or not aid.rulings:
        yield "aid.yaml: expected values, five forgotten rules and rulings"
    for one in aid.forgotten:
        if one.rule not in library.rules:
            yield f"aid.yaml: {one.rule} is not there"
    for ruling in aid.rulings:
        if ruling not in library.rulings:
            yield f"aid.yaml: {ruling} is not there"
