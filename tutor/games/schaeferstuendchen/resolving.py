"""Carrying out open cards, in rising order of value."""

from __future__ import annotations

from dataclasses import replace

from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen.actions import Outcome, Resolve, Take
from tutor.games.schaeferstuendchen.flock import drop, receive, roulette
from tutor.games.schaeferstuendchen.rounds import fresh_chances
from tutor.games.schaeferstuendchen.stages import in_order
from tutor.games.schaeferstuendchen.state import UNKNOWN, Card, Cards, Effect, minus, plus
from tutor.games.schaeferstuendchen.table import Table


def do_resolve(table: Table, action: Resolve) -> None:
    """Cards of equal value see the discard pile as it was before them (SC-R3)."""
    seat = table.seat(action.by)
    picks = list(action.pick)
    for cards in in_order(table.facts(), seat, action.cards):
        pile = table.discarded
        for name in cards:
            pick = next((pick for pick in picks if pick[0] == name), None)
            if pick is not None:
                picks.remove(pick)
            _carry_out(table, seat, name, pick, pile)


def _carry_out(
    table: Table, seat: int, name: str, pick: tuple[str, str, str] | None, pile: Cards
) -> None:
    card = table.facts().cards[name]
    table.change(seat, open=minus(table.players[seat].open, name))
    if card.effect.steal and pick:
        _steal(table, seat, table.seat(pick[1]), pick[2])
    if card.effect.steal:
        fresh_chances(table)
    if card.effect.lose and pick:
        _lose(table, seat, pick[2])
    if card.effect.fetch and pick:
        _fetch(table, seat, pick[2], pile)
    if not table.facts().holds_erratum("SC-C4"):
        card = _spin(table, seat, card)
    _lay_or_discard(table, seat, card)


def _spin(table: Table, seat: int, card: Card) -> Card:
    """The roulette at once, by our older reading (SC-C4); the card without it."""
    got = roulette(table, table.facts(), seat, card)
    table.change(seat, sheep=table.players[seat].sheep + got)
    return replace(card, effect=replace(card.effect, roulette=()))


def do_take(table: Table, action: Take) -> None:
    """The Magpie of the practice set takes an item from a loser (SC-F21)."""
    seat, owner = table.seat(action.by), table.seat(action.owner)
    table.change(seat, loot=())
    _steal(table, seat, owner, action.item)
    at = (f"items:{action.by}", f"items:{action.owner}")
    took = say.booty("took", seat=action.by, item=action.item, owner=action.owner, at=at)
    table.say(took)


def _steal(table: Table, seat: int, owner: int, item: str) -> None:
    if item not in table.players[owner].items:
        return
    told = next((entry for entry in table.players[owner].told if entry[0] == item), None)
    table.change(owner, items=minus(table.players[owner].items, item))
    table.change(seat, items=plus(table.players[seat].items, item))
    if told is not None:
        _hand_over(table, owner, seat, told)
    name, other = table.seats[seat], table.seats[owner]
    at = (f"items:{name}", f"items:{other}")
    table.say(say.item_moves("stolen", seat=name, item=item, owner=other, at=at))


def _hand_over(table: Table, owner: int, seat: int, told: tuple[str, Effect]) -> None:
    """What the table told of an item goes with it."""
    rest = list(table.players[owner].told)
    rest.remove(told)
    table.change(owner, told=tuple(rest))
    table.change(seat, told=(*table.players[seat].told, told))


def do_outcome(table: Table, action: Outcome) -> None:
    """What the table read on a card happens; the card stays out while it works (SC-R2, M6)."""
    seat, name = table.seats.index(action.by), action.card
    effect = Effect(
        movement=action.movement, combat=action.combat, sit_out=action.sit_out, lost=action.lost
    )
    card = replace(table.facts().cards[name], effect=effect)
    table.change(seat, open=minus(table.players[seat].open, name))
    table.say(
        say.told("told", seat=action.by, card=name, also=("SC-M6",), at=(f"open:{action.by}",))
    )
    if action.sheep:
        gained = receive(table, seat, action.sheep) if action.sheep > 0 else 0
        lost = drop(table, seat, min(-action.sheep, table.players[seat].sheep))
        table.change(seat, sheep=table.players[seat].sheep + gained - lost)
    if card.kind == "item" or effect.lasting:
        table.change(seat, told=(*table.players[seat].told, (name, effect)))
    _lay_or_discard(table, seat, card)


def _lose(table: Table, seat: int, item: str) -> None:
    if item not in table.players[seat].items:
        return
    table.change(seat, items=minus(table.players[seat].items, item))
    table.discard(item)
    name = table.seats[seat]
    table.say(say.item_moves("lost", seat=name, item=item, at=(f"items:{name}", "discard")))


def _fetch(table: Table, seat: int, card: str, pile: Cards) -> None:
    """The card goes from the discard pile to the hand, where it waits a round (SC-C8)."""
    there = card in pile and card in table.discarded
    if not there and UNKNOWN not in table.discarded:
        return
    player = table.players[seat]
    table.discarded = minus(table.discarded, card)
    table.change(seat, hand=plus(player.hand, card), fresh=plus(player.fresh, card))
    name = table.seats[seat]
    at = (f"hand:{name}", "discard")
    table.say(say.fetched("fetched", seat=name, card=card, at=at))


def _lay_or_discard(table: Table, seat: int, card: Card) -> None:
    """What stays in force lies out, an item for good, the rest is spent (SC-R4, R6, R7)."""
    player, name, effect = table.players[seat], table.seats[seat], card.effect
    if card.kind == "item":
        table.change(seat, items=plus(player.items, card.name))
        table.say(say.laid_item("lies_out", seat=name, items=(card.name,), at=(f"items:{name}",)))
    elif not effect.lasting:
        table.discard(card.name)
        table.say(say.spent("spent", cards=(card.name,), at=("discard",)))
    else:
        longer = card.lasts == "next" and (effect.movement or effect.combat or effect.sit_out)
        where = "longer" if longer else "out"
        table.change(seat, **{where: plus(getattr(player, where), card.name)})
        key = "longer" if longer else "stays"
        table.say(say.remains(key, cards=(card.name,), at=(f"laid:{name}",)))
    if card.name == "angebissen":
        table.say(say.bitten("bitten", seat=name, at=(f"laid:{name}",)))
    if effect.sit_out and card.kind != "item":
        table.change(seat, sits=True)
