"""The move vocabulary of Schweinebammel: plain data to action and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader, shown
from tutor.engine.verdict import CHANCE
from tutor.games.schweinebammel.actions import Action, Deal, Draw, Give, Pair, Play, TurnUp
from tutor.games.schweinebammel.calculation import Calculation, parsed
from tutor.games.schweinebammel.names import name, write_card, write_cards
from tutor.games.schweinebammel.places import check_copies
from tutor.games.schweinebammel.play import next_round
from tutor.games.schweinebammel.reading import read_card_shape, read_cards, read_kinds, read_set
from tutor.games.schweinebammel.state import (
    PIGS,
    ROUND_OVER,
    SETUP,
    Card,
    State,
    added,
    of_kinds,
    together,
)

KEYS = {
    "play": ("card", "growl"),
    "pair": ("cards", "says", "growl"),
    "give": ("to", "card", "cards", "says", "heaps", "growl"),
    "draw": ("growl",),
    "turn_up": (),
    "deal": ("hands", "next_cards"),
}
MOST_GROWLS = 2
MOST_HEAPS = 99


def read_move(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action. Raises Unreadable naming each key that cannot be read."""
    kind = str(move.get("do")) if isinstance(move, Mapping) else ""
    keys = KEYS[kind] if kind in KEYS else tuple(move or ())
    reader = Reader(move, ("by", "do", *keys))
    by = reader.needed("by", (CHANCE,) if kind == "deal" else state.players)
    reader.needed("do", tuple(KEYS))
    reader.finish()
    action = READERS[kind](reader, str(by), state)
    reader.finish()
    return action


def _play(reader: Reader, by: str, state: State) -> Action:
    card = _card(reader)
    return Play(by, card, _growl(reader))


def _card(reader: Reader) -> Card:
    """The card of a move. Raises Unreadable for none."""
    if not reader.has("card"):
        raise refuse("card", "card_missing")
    card = read_card_shape(reader, "card", reader.data["card"])
    reader.finish()
    assert card is not None, "a card that cannot be read is a problem"
    return card


def _cards(reader: Reader) -> tuple[Card, ...]:
    """The cards of an operation. Raises Unreadable for none."""
    if not reader.has("cards"):
        raise refuse("cards", "cards_missing")
    cards = read_cards(reader, "cards", reader.data["cards"])
    reader.finish()
    if not cards:
        raise refuse("cards", "cards_missing")
    return cards


def _pair(reader: Reader, by: str, state: State) -> Action:
    cards = _cards(reader)
    return Pair(by, cards, _says(reader), _growl(reader))


def _says(reader: Reader) -> Calculation | None:
    if not reader.has("says"):
        return None
    text = reader.data["says"]
    says = parsed(text) if isinstance(text, str) else None
    if says is None:
        reader.add("says", "not_a_calculation", "SW-B6", found=shown(text))
    return says


def _growl(reader: Reader) -> int | None:
    return reader.number("growl", 0, MOST_GROWLS, 0, "SW-G1") if reader.has("growl") else None


def _give(reader: Reader, by: str, state: State) -> Action:
    to = str(reader.needed("to", state.players))
    heaps = reader.number("heaps", 1, MOST_HEAPS, 1)
    rides = reader.has("cards")
    if rides and reader.has("card"):
        raise refuse("cards", "card_or_cards")
    cards = _cards(reader) if rides else (_pig_for_heap(reader),)
    if reader.has("says") and not rides:
        reader.add("says", "says_without_cards", "SW-B6")
    return Give(by, to, cards, rides, _says(reader), heaps, _growl(reader))


def _pig_for_heap(reader: Reader) -> Card:
    """The card that a heap goes with. Raises Unreadable for one that is no Pig."""
    card = _card(reader)
    if not card.is_pig:
        raise refuse("card", "not_a_pig", "SW-D2", found=shown(reader.data["card"]))
    return card


def _draw(reader: Reader, by: str, state: State) -> Action:
    return Draw(by, _growl(reader))


def _turn_up(reader: Reader, by: str, state: State) -> Action:
    """What turns up must be known to whoever carries it out."""
    if state.phase == SETUP and not any(kind in PIGS for kind in state.next_cards):
        reader.add("next_cards", "no_pig_known", "SW-A6")
    return TurnUp(by)


def _deal(reader: Reader, by: str, state: State) -> Action:
    base = next_round(state) if state.phase == ROUND_OVER else state
    given = reader.mapping("hands", state.players)
    hands = tuple(
        read_set(reader, given[who], f"hands.{who}") if who in given else hand
        for who, hand in zip(state.players, base.hands, strict=True)
    )
    next_cards = read_kinds(reader, "next_cards", reader.data.get("next_cards", ()))
    if len(next_cards) > base.draw_pile:
        have, need = len(next_cards), base.draw_pile
        reader.add("next_cards", "more_next_cards", "SW-A5", have=have, need=need)
    laid = together(base.discards, base.specials)
    laid = added(laid, base.top.kind) if base.top else laid
    dealt = {"hands": reduce(together, hands), "next_cards": of_kinds(next_cards), "by": laid}
    check_copies(reader, state.options, dealt)
    return Deal(by, hands, next_cards)


READERS: dict[str, Callable[[Reader, str, State], Action]] = {
    "play": _play,
    "pair": _pair,
    "give": _give,
    "draw": _draw,
    "turn_up": _turn_up,
    "deal": _deal,
}


def write_move(action: Action, state: State) -> dict[str, Any]:
    """An action as a move, what goes without saying left out."""
    move: dict[str, Any] = {"by": action.by, "do": action.do}
    if isinstance(action, Play):
        move["card"] = write_card(action.card)
    elif isinstance(action, Pair):
        move["cards"] = [write_card(card) for card in action.cards]
    elif isinstance(action, Give):
        move |= _write_give(action)
    elif isinstance(action, Deal):
        move |= _write_deal(action, state)
    if isinstance(action, (Pair, Give)) and action.says is not None:
        move["says"] = str(action.says)
    if isinstance(action, (Play, Pair, Give, Draw)) and action.growl is not None:
        move["growl"] = action.growl
    return move


def _write_give(action: Give) -> dict[str, Any]:
    given: dict[str, Any] = {"to": action.to}
    if action.rides:
        given["cards"] = [write_card(card) for card in action.cards]
    else:
        given["card"] = write_card(action.cards[0])
    return given | ({"heaps": action.heaps} if action.heaps != 1 else {})


def _write_deal(action: Deal, state: State) -> dict[str, Any]:
    base = next_round(state) if state.phase == ROUND_OVER else state
    hands = {
        who: write_cards(hand)
        for who, hand, before in zip(state.players, action.hands, base.hands, strict=True)
        if hand != before
    }
    cards = {"next_cards": [name(kind) for kind in action.next_cards]}
    return ({"hands": hands} if hands else {}) | (cards if action.next_cards else {})
