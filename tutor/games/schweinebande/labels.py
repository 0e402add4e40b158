"""Actions in words: message keys of the game's move texts, and their values."""

from __future__ import annotations

from tutor.engine.verdict import Note, Value
from tutor.games.schweinebande.actions import (
    Action,
    Close,
    Collect,
    Feed,
    Pick,
    Place,
    Redeem,
    Reveal,
)
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.facts import ONE_OF_EACH, of_one_kind
from tutor.games.schweinebande.spots import TILE_WORDS, WAY_WORDS, named, tile_words
from tutor.games.schweinebande.state import NOWHERE, Counts, State, animals


def label(action: Action, state: State) -> Note:
    """The action in words: message key of the game's move texts, and values."""
    match action:
        case Pick() | Place():
            at = state.shown if action.at is None else action.at
            return _note(action, space=SPACES[at] if at != NOWHERE else "")
        case Reveal():
            return _note(action, space=SPACES[action.at], tile=TILE_WORDS[action.tile])
        case Collect():
            return _collect_label(action)
        case Redeem() | Close():
            return _group_label(action)
        case Feed():
            return _feed_label(action)
    return _note(action)


def _note(action: Action, say: str = "", **given: Value) -> Note:
    return Note(say or action.do, (("by", action.by), *given.items()))


def _collect_label(action: Collect) -> Note:
    space = SPACES[action.start]
    if action.take is not None:
        return _note(action, "collect_take", space=space, spaces=named(action.take))
    if action.way is None:
        return _note(action, "collect_alone", space=space)
    return _note(action, space=space, way=WAY_WORDS[action.way])


def _group_label(action: Redeem | Close) -> Note:
    kind, size = of_one_kind(action.group), sum(action.group)
    say = action.do + ("" if action.yard is None else "_yard")
    yard = {} if action.yard is None else {"yard": _listed(action.yard)}
    if action.group == ONE_OF_EACH and isinstance(action, Redeem):
        return _note(action, f"{say}_six", **yard)
    if kind is not None and size == animals(action.group):
        return _note(action, f"{say}_kind", count=size, tile=TILE_WORDS[kind], **yard)
    return _note(action, say, tiles=_listed(action.group), **yard)


def _listed(counts: Counts) -> tuple[str, ...]:
    """Tiles one by one, for a message."""
    return tile_words(kind for kind, count in enumerate(counts) for _ in range(count))


def _feed_label(action: Feed) -> Note:
    say = ("feed_sell" if any(action.sell) else "feed") + ("_sack" if action.sack else "")
    if action.pay is not None:
        return _note(action, f"{say}_pay", tiles=_listed(action.sell), pay=action.pay)
    return _note(action, say, tiles=_listed(action.sell))
