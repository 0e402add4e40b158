"""The move vocabulary of Schweinsgalopp: plain data to action and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.reading import LARGEST, Reader, shown
from tutor.games.schweinsgalopp.actions import Action, Deal, Draw, LineUp, Pass, Play
from tutor.games.schweinsgalopp.position import read_hand, read_track, write_hand
from tutor.games.schweinsgalopp.state import HAND, State, size

KEYS = {
    "line_up": ("track", "bonus"),
    "deal": ("hands",),
    "play": ("card", "pig", "to", "take"),
    "pass": (),
    "draw": (),
}


def read_move(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action. Raises Unreadable naming each key that cannot be read."""
    given = move if isinstance(move, Mapping) else {}
    kind = str(given.get("do"))
    keys = KEYS[kind] if kind in KEYS else tuple(given)
    reader = Reader(move, ("by", "do", *keys))
    by = reader.needed("by", state.players)
    reader.needed("do", tuple(KEYS))
    reader.finish()
    action = READERS[kind](reader, str(by), state)
    reader.finish()
    return action


def _line_up(reader: Reader, by: str, state: State) -> Action:
    options = state.options
    if not reader.has("track"):
        reader.add("track", "pigs_missing", "SG-S4", missing=options.colours)
        reader.finish()
    track = read_track(reader, reader.data["track"], options)
    bonus = reader.numbers("bonus", 1, options.box.spaces)
    if bonus and not options.bonus_chips:
        reader.add("bonus", "bonus_switch", "SG-V3")
    twice = [space for space in bonus if bonus.count(space) > 1]
    if twice:
        reader.add("bonus", "named_twice", found=shown(twice[0]))
    return LineUp(by, track, tuple(sorted(bonus)))


def _deal(reader: Reader, by: str, state: State) -> Action:
    given = reader.mapping("hands", state.players)
    hands = tuple(
        read_hand(reader, given.get(name, HAND), f"hands.{name}", state.options)
        for name in state.players
    )
    for card, colour in enumerate(state.options.colours):
        have = sum(hand[card] for hand in hands if not isinstance(hand, int))
        if have > state.options.box.copies:
            need = state.options.box.copies
            reader.add("hands", "too_many_cards", "SG-S2", card=colour, have=have, need=need)
    return Deal(by, hands)


def _play(reader: Reader, by: str, state: State) -> Action:
    colours = state.options.colours
    card = reader.needed("card", colours, "SG-S2")
    pig = reader.needed("pig", colours, "SG-S2") if reader.has("pig") else None
    to = reader.number("to", 1, LARGEST, 1) if reader.has("to") else None
    take = reader.number("take", 0, LARGEST, 0) if reader.has("take") else None
    reader.finish()
    return Play(by, colours.index(card), None if pig is None else colours.index(pig), to, take)


READERS: dict[str, Callable[[Reader, str, State], Action]] = {
    "line_up": _line_up,
    "deal": _deal,
    "play": _play,
    "pass": lambda _reader, by, _state: Pass(by),
    "draw": lambda _reader, by, _state: Draw(by),
}


def write_move(action: Action, state: State) -> dict[str, Any]:
    """An action as a move, claims that were not made left out."""
    colours = state.options.colours
    move: dict[str, Any] = {"by": action.by, "do": action.do}
    if isinstance(action, LineUp):
        move["track"] = dict(zip(colours, action.track, strict=True))
        if action.bonus:
            move["bonus"] = list(action.bonus)
    elif isinstance(action, Deal):
        hands = zip(state.players, action.hands, strict=True)
        move["hands"] = {name: write_hand(hand, colours) for name, hand in hands}
        if all(isinstance(hand, int) and size(hand) == HAND for hand in action.hands):
            del move["hands"]
    elif isinstance(action, Play):
        move |= _play_claims(action, colours)
    return move


def _play_claims(action: Play, colours: tuple[str, ...]) -> dict[str, Any]:
    claims: dict[str, Any] = {"card": colours[action.card]}
    if action.pig is not None:
        claims["pig"] = colours[action.pig]
    if action.to is not None:
        claims["to"] = action.to
    if action.take is not None:
        claims["take"] = action.take
    return claims
