"""Chances that nobody has to take: items to use up, interjections, the Cook's discards."""

from __future__ import annotations

from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import (
    DISCARD_TWO,
    END,
    FIGHT,
    MOVE,
    REVEAL,
    TAKE_ITEM,
    UNKNOWN,
    Cards,
)


def usable(facts: Facts, seat: int) -> tuple[str, ...]:
    """Items that a player could use up now; none for one who has passed."""
    player, step = facts.players[seat], facts.state.step
    first = REVEAL if facts.holds_erratum("SC-R4") else MOVE
    if player.passed or not first <= step <= FIGHT:
        return ()
    hand = facts.cards if UNKNOWN in player.hand else player.hand
    held = tuple(card for card in hand if facts.cards[card].effect.from_hand)
    items = dict.fromkeys(sorted((*player.items, *held)))
    return tuple(card for card in items if _helps(facts, seat, card))


def _helps(facts: Facts, seat: int, card: str) -> bool:
    effect, player = facts.cards[card].effect, facts.players[seat]
    if facts.only_fresh(facts.seats[seat], card) and card not in player.items:
        return False
    if effect.use_combat is not None:
        hidden = facts.state.step == FIGHT and not facts.state.shown
        return hidden and facts.rivals and player.in_valley
    return effect.use_cancel and player.sits


def answers(facts: Facts, seat: int) -> Cards:
    """Interjection cards that a player holds by name for a theft or a fight that lies open."""
    step = facts.state.step
    if facts.players[seat].passed or step not in (REVEAL, FIGHT):
        return ()
    cards = _guards(facts, seat) if step == REVEAL else _late(facts, seat)
    playable = (card for card in cards if not facts.only_fresh(facts.seats[seat], card))
    return tuple(dict.fromkeys(playable))


def _guards(facts: Facts, seat: int) -> Cards:
    player = facts.players[seat]
    if player.guarded or facts.thief(seat) is None:
        return ()
    return tuple(card for card in player.hand if facts.cards[card].effect.guard)


def _late(facts: Facts, seat: int) -> Cards:
    player = facts.players[seat]
    if not (facts.state.shown and facts.rivals and player.in_valley):
        return ()
    return tuple(card for card in player.hand if facts.cards[card].effect.late is not None)


def answering(facts: Facts) -> tuple[int, ...]:
    """The players who are asked for an interjection before anything else goes on (SC-J1)."""
    return tuple(seat for seat in facts.clockwise if answers(facts, seat))


def discarder(facts: Facts) -> int | None:
    """The Cook while his discards are due; nobody asks about cards that are not named (SC-W9)."""
    if facts.state.step != END:
        return None
    return next((seat for seat in facts.clockwise if _discards_due(facts, seat)), None)


def _discards_due(facts: Facts, seat: int) -> bool:
    player = facts.players[seat]
    ready = player.ability == DISCARD_TWO and any(card != UNKNOWN for card in player.hand)
    return ready and not player.helped and not player.passed


def has_chance(facts: Facts, seat: int) -> bool:
    """Whether a player has a chance to let go."""
    return bool(usable(facts, seat) or answers(facts, seat) or discarder(facts) == seat)


def could_interject(facts: Facts, seat: int, card: str) -> str:
    """The open card that a guard in the hand would answer; "" for a late one or none at all."""
    return (facts.thief(seat) or "") if facts.cards[card].effect.guard else ""


def robbed(facts: Facts, winners: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The losers of a fight from whom a Magpie could take an item (SC-F21, I6)."""
    if seat not in winners or facts.players[seat].ability != TAKE_ITEM:
        return ()
    losers = (loser for loser in facts.valley if loser not in winners)
    return tuple(sorted(s for s in losers if facts.players[s].items and not facts.protected(s)))
