"""The move vocabulary of Happy Pigs: plain data to action and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.reading import LARGEST, Reader
from tutor.games.happy_pigs.actions import (
    Action,
    Buy,
    Choose,
    Done,
    Draw,
    Event,
    Exchange,
    Feed,
    Inspect,
    Mate,
    Pass,
    PutBack,
    Sell,
    Setup,
    TurnOver,
    Vaccinate,
)
from tutor.games.happy_pigs.cards import read_card, write_card
from tutor.games.happy_pigs.deck import card_of
from tutor.games.happy_pigs.outcomes import is_manual, read_outcome, write_outcome
from tutor.games.happy_pigs.state import ACTIONS, ITEMS, KINDS, TOOLS, State

KEYS = {
    "setup": ("items",),
    "draw": ("card",),
    "choose": ("action",),
    "feed": ("pig", "supplement"),
    "mate": ("parent", "amulet", "partner"),
    "buy": ("item",),
    "sell": ("item",),
    "vaccinate": ("pig",),
    "turn_over": ("pig",),
    "put_back": ("tool",),
    "exchange": ("count",),
    "done": (),
    "event": ("outcome",),
    "inspect": (),
    "pass": (),
}
FOR_SALE = (*KINDS, "sty", *TOOLS)


def read_move(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action. Raises Unreadable naming each key that cannot be read."""
    named = move if isinstance(move, Mapping) else {}
    kind = str(named.get("do"))
    # Of an unknown kind of move, only the kind is worth a message.
    reader = Reader(move, ("by", "do", *KEYS.get(kind, tuple(named))))
    by = reader.needed("by", state.players)
    reader.needed("do", tuple(KEYS))
    reader.finish()
    if kind in PLAIN:
        return PLAIN[kind](str(by))
    action = READERS[kind](reader, str(by), state)
    reader.finish()
    return action


def _setup(reader: Reader, by: str, state: State) -> Action:
    if not reader.has("items"):
        reader.add("items", "missing", "HP-S6", options=ITEMS)
    return Setup(by, reader.counts("items", ITEMS))


def _draw(reader: Reader, by: str, state: State) -> Action:
    if not reader.has("card"):
        reader.add("card", "missing", "HP-R1", options=ACTIONS)
    given = reader.data.get("card", {})
    return Draw(by, read_card(reader, given, "card", state.options, state.round))


def _choose(reader: Reader, by: str, state: State) -> Action:
    return Choose(by, str(reader.needed("action", ACTIONS, "HP-C4")))


def _feed(reader: Reader, by: str, state: State) -> Action:
    pig = reader.needed("pig", KINDS)
    return Feed(by, str(pig), reader.number("supplement", 0, LARGEST, 0))


def _mate(reader: Reader, by: str, state: State) -> Action:
    parent = reader.needed("parent", KINDS)
    amulet = reader.number("amulet", 0, LARGEST, 0)
    if not reader.has("partner"):
        return Mate(by, str(parent), amulet)
    if not state.options.mate_pairs:
        reader.add("partner", "partner_switch", "HP-A5")
    return Mate(by, str(parent), amulet, str(reader.needed("partner", KINDS)))


def _buy(reader: Reader, by: str, state: State) -> Action:
    return Buy(by, str(reader.needed("item", ITEMS, "HP-A8")))


def _sell(reader: Reader, by: str, state: State) -> Action:
    return Sell(by, str(reader.needed("item", FOR_SALE, "HP-A9")))


def _vaccinate(reader: Reader, by: str, state: State) -> Action:
    return Vaccinate(by, str(reader.needed("pig", KINDS)))


def _turn_over(reader: Reader, by: str, state: State) -> Action:
    return TurnOver(by, str(reader.needed("pig", KINDS)))


def _put_back(reader: Reader, by: str, state: State) -> Action:
    return PutBack(by, str(reader.needed("tool", TOOLS)))


def _exchange(reader: Reader, by: str, state: State) -> Action:
    return Exchange(by, reader.number("count", 1, LARGEST, 1))


def _event(reader: Reader, by: str, state: State) -> Action:
    if not reader.has("outcome"):
        return Event(by)
    if not is_manual(state):
        reader.add("outcome", "outcome_of_text_only", "HP-V1")
    return Event(by, read_outcome(reader, state))


READERS: dict[str, Callable[[Reader, str, State], Action]] = {
    "setup": _setup,
    "draw": _draw,
    "choose": _choose,
    "feed": _feed,
    "mate": _mate,
    "buy": _buy,
    "sell": _sell,
    "vaccinate": _vaccinate,
    "turn_over": _turn_over,
    "put_back": _put_back,
    "exchange": _exchange,
    "event": _event,
}
"""Kinds of move with details; the others are a player and no more."""
PLAIN: dict[str, type[Done | Inspect | Pass]] = {kind.do: kind for kind in (Done, Inspect, Pass)}


def write_move(action: Action, state: State) -> dict[str, Any]:
    """An action as a move, what has its default left out."""
    return {"by": action.by, "do": action.do, **_details(action, state)}


def _details(action: Action, state: State) -> dict[str, Any]:
    if isinstance(action, Setup):
        return {"items": {name: n for name, n in zip(ITEMS, action.items, strict=True) if n}}
    if isinstance(action, Draw):
        return {"card": _card(action, state)}
    if isinstance(action, Choose):
        return {"action": action.action}
    if isinstance(action, Feed):
        more = {"supplement": action.supplement} if action.supplement else {}
        return {"pig": action.pig, **more}
    if isinstance(action, Mate):
        return _birth(action)
    if isinstance(action, (Buy, Sell, Vaccinate, TurnOver, PutBack)):
        return _thing(action)
    if isinstance(action, Event) and action.outcome is not None:
        return {"outcome": write_outcome(action.outcome, state)}
    if isinstance(action, Exchange) and action.count != 1:
        return {"count": action.count}
    return {}


def _thing(action: Buy | Sell | Vaccinate | TurnOver | PutBack) -> dict[str, Any]:
    """The one thing that a move is about."""
    if isinstance(action, (Buy, Sell)):
        return {"item": action.item}
    return {"tool": action.tool} if isinstance(action, PutBack) else {"pig": action.pig}


def _card(action: Draw, state: State) -> dict[str, Any]:
    """A card of the deck by its id, any other in full."""
    slot = action.card.slot
    if slot and card_of(slot, state.options) == action.card:
        return {"id": slot}
    return write_card(action.card)


def _birth(action: Mate) -> dict[str, Any]:
    written: dict[str, Any] = {"parent": action.parent}
    if action.amulet:
        written["amulet"] = action.amulet
    if action.partner:
        written["partner"] = action.partner
    return written
