"""An action as a move in plain data, as short as it reads back."""

from __future__ import annotations

from typing import Any

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Combat,
    Crone,
    Discard,
    Interject,
    Outcome,
    Resolve,
    Shuffle,
    Take,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.moves import KEYS
from tutor.games.schaeferstuendchen.state import NONE, State


def write_move(action: Action, state: State) -> dict[str, Any]:
    """An action as a move, claims that were not made left out."""
    move: dict[str, Any] = {"by": action.by, "do": action.do}
    if isinstance(action, Resolve):
        return move | _write_resolve(action, state)
    if isinstance(action, Crone):
        return move | {"keep": action.keep, "give": _write_give(action)}
    if isinstance(action, Combat):
        return move | {"card": NONE if action.card is None else action.card}
    if isinstance(action, (Shuffle, Discard)):
        return move | {"cards": list(action.cards)}
    if isinstance(action, Take):
        return move | {"from": action.owner, "item": action.item}
    if isinstance(action, Interject):
        against = {"against": action.against} if action.against else {}
        return move | {"card": action.card, **against}
    if isinstance(action, Outcome):
        happens = {key: getattr(action, key) for key in KEYS[action.do]}
        return move | {key: value for key, value in happens.items() if value}
    for key in KEYS[action.do]:
        value = getattr(action, key)
        if value is not None:
            move[key] = value
    return move


def _write_resolve(action: Resolve, state: State) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if action.cards:
        written["cards"] = list(action.cards)
    picks: dict[str, list[dict[str, str]]] = {}
    for card, owner, chosen in action.pick:
        picks.setdefault(card, []).append(_write_pick(state, card, owner, chosen))
    if picks:
        written["pick"] = {card: p[0] if len(p) == 1 else p for card, p in picks.items()}
    return written


def _write_pick(state: State, card: str, owner: str, chosen: str) -> dict[str, str]:
    if owner:
        return {"from": owner, "item": chosen}
    fetches = Facts(state).cards[card].effect.fetch
    return {"card" if fetches else "item": chosen}


def _write_give(action: Crone) -> dict[str, Any]:
    give: dict[str, list[str]] = {}
    for seat, card in action.give:
        give.setdefault(seat, []).append(card)
    return {seat: cards[0] if len(cards) == 1 else cards for seat, cards in give.items()}
