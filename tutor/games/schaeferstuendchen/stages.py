"""Open cards go one value after the other: what lies there when a card's turn comes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutor.games.schaeferstuendchen.actions import Pick, Resolve
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import UNKNOWN, Cards, Player, State, minus, plus


@dataclass(frozen=True, slots=True)
class Stage:
    """Cards of equal value, the choices made for them, and the table as they find it."""

    facts: Facts
    cards: Cards
    picks: tuple[Pick, ...]


def in_order(facts: Facts, seat: int, chosen: Cards) -> tuple[Cards, ...]:
    """The cards to resolve, those of equal value together (SC-R2, R3)."""
    cards = sorted(chosen or facts.players[seat].open)
    if len(set(cards)) < 2:
        return (tuple(cards),)
    values = sorted({facts.value(card) for card in cards})
    return tuple(tuple(card for card in cards if facts.value(card) == value) for value in values)


def stages(facts: Facts, action: Resolve) -> Iterator[Stage]:
    """What a resolving comes to, value by value; cards that are named count as one value."""
    seat, left = facts.seat(action.by), list(action.pick)
    for cards in (action.cards,) if action.cards else in_order(facts, seat, ()):
        picks = _for(cards, left)
        yield Stage(facts, cards, picks)
        facts = Facts(_after(facts, seat, cards, picks))


def idle_picks(facts: Facts, action: Resolve) -> tuple[str, ...]:
    """Cards under `pick` that leave no choice, or for which more is chosen than they allow."""
    left = list(action.pick)
    cards = action.cards or facts.player(action.by).open
    _for(tuple(card for card in cards if _chooses(facts, card)), left)
    return tuple(card for card, _, _ in left)


def _chooses(facts: Facts, card: str) -> bool:
    effect = facts.cards[card].effect
    return bool(effect.steal or effect.lose or effect.fetch)


def _for(cards: Cards, left: list[Pick]) -> tuple[Pick, ...]:
    """The choices that belong to these cards, one for each copy; they leave the list."""
    mine: list[Pick] = []
    for name in cards:
        pick = next((pick for pick in left if pick[0] == name), None)
        if pick is not None:
            left.remove(pick)
            mine.append(pick)
    return tuple(mine)


def _after(facts: Facts, seat: int, cards: Cards, picks: tuple[Pick, ...]) -> State:
    """The items and the discard pile once these cards are done (SC-I5, C8, R6)."""
    players, pile = list(facts.state.players), facts.state.discard
    for card, owner, chosen in picks:
        effect = facts.cards[card].effect
        if effect.fetch:
            pile = minus(pile, chosen) if chosen in pile or UNKNOWN in pile else pile
            continue
        source = facts.seat(owner) if effect.steal else seat
        if chosen not in players[source].items:
            continue
        players[source] = _less(players[source], chosen)
        if effect.steal:
            players[seat] = _more(players[seat], chosen)
        else:
            pile = plus(pile, chosen)
    spent = (card for card in cards if not facts.cards[card].effect.lasting)
    return replace(facts.state, players=tuple(players), discard=plus(pile, *spent))


def _less(player: Player, item: str) -> Player:
    return replace(player, items=minus(player.items, item))


def _more(player: Player, item: str) -> Player:
    return replace(player, items=plus(player.items, item))
