"""What taps on the board could mean: a card and then where it goes, or a place."""

from __future__ import annotations

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Snatch,
    Stay,
    Use,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.offers import choices_of, known, picks, shares
from tutor.games.schaeferstuendchen.play import chooses
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FIGHT,
    MOVE,
    REVEAL,
    SELFISH,
    SETUP,
    SNATCH,
    VALLEY,
    VILLAGERS,
    Cards,
)
from tutor.games.schaeferstuendchen.telling import tellable

Spot = list[str]
Actions = tuple[Action, ...]


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> Actions:
    """What a seat could mean by tapping these spots in order; () for: tap one more."""
    return tuple(one for one in _meant(facts, seat, spots) if tellable(facts, one))


def _meant(facts: Facts, seat: str, spots: tuple[str, ...]) -> Actions:
    last = (spots[-1] if spots else "").split(":")
    before = (spots[-2] if len(spots) > 1 else "").split(":")
    if len(before) > 2 and before[1] == seat and before[0] in ("card", "open"):
        together = _with_target(facts, seat, before, last)
        if together:
            return together
    if last[0] in ON_CARDS and len(last) > 1:
        return ON_CARDS[last[0]](facts, seat, last) if last[1] == seat else ()
    return _by_place(facts, seat, last)


def _with_target(facts: Facts, seat: str, card: Spot, target: Spot) -> Actions:
    """A hand card for a player, or an open card and what it takes."""
    if card[0] == "card":
        to = target[1] if len(target) > 1 and target[0] != "card" else ""
        gives = facts.state.step == ASSIGN and to in facts.seats
        return (Assign(seat, card[2], to),) if gives else ()
    effect, cards = facts.cards[card[2]].effect, _equal(facts, seat, card[2])
    if target[0] == "item" and (effect.steal or effect.lose):
        owner = target[1] if effect.steal else ""
        return (Resolve(seat, cards, ((card[2], owner, target[2]),)),)
    if target[0] == "discard" and effect.fetch:
        return tuple(Resolve(seat, cards, way) for way in picks(facts, facts.seat(seat), cards))
    return ()


def _equal(facts: Facts, seat: str, card: str) -> Cards:
    """The open cards that work together with this one (SC-R3)."""
    value = facts.cards[card].value
    return tuple(sorted(c for c in facts.player(seat).open if facts.cards[c].value == value))


def _hand_card(facts: Facts, seat: str, spot: Spot) -> Actions:
    step, card, player = facts.state.step, spot[2], facts.player(seat)
    effect = facts.cards[card].effect
    if step == SELFISH or facts.state.pending:
        return (Selfish(seat, card),)
    if step == FIGHT:
        uses = effect.use_cancel or effect.use_combat is not None
        return (*((Use(seat, card),) if uses else ()), Combat(seat, card))
    if step in (REVEAL, MOVE, SNATCH) and effect.use_cancel:
        return (Use(seat, card),)
    if step in (REVEAL, MOVE, SNATCH) and facts.cards[card].kind == "interjection":
        against = known(player.open if step == REVEAL else player.in_force)
        return tuple(Interject(seat, card, other) for other in against)
    return ()


def _face_down(facts: Facts, seat: str, spot: Spot) -> Actions:
    return (Reveal(seat),) if facts.state.step == REVEAL else ()


def _open_card(facts: Facts, seat: str, spot: Spot) -> Actions:
    """An open card is carried out, with those of equal value; one that chooses waits for a tap."""
    card, cards = spot[2], _equal(facts, seat, spot[2])
    effect = facts.cards[card].effect
    if effect.steal or choices_of(facts, facts.seat(seat), card):
        return ()
    return tuple(dict.fromkeys((Resolve(seat, cards), Resolve(seat, (card,)))))


def _item(facts: Facts, seat: str, spot: Spot) -> Actions:
    return (Use(seat, spot[2]),)


def _drawn_card(facts: Facts, seat: str, spot: Spot) -> Actions:
    """The Old Crone keeps the card she taps; how to hand out the others is asked."""
    return tuple(way for way in shares(facts, facts.seat(seat)) if way.keep == spot[2])


ON_CARDS = {
    "card": _hand_card,
    "selfish": _face_down,
    "assigned": _face_down,
    "open": _open_card,
    "item": _item,
    "three": _drawn_card,
}
"""Kinds of spots on cards; they are for the player before whom the card lies."""


def _by_place(facts: Facts, seat: str, spot: Spot) -> Actions:
    """A tap on the board: walk, snatch, fight, stay, go home, end the round."""
    step, place = facts.state.step, spot[0]
    if place in ("draw", "discard", "round"):
        return _by_pile(facts, seat)
    if step == SETUP and place in ("figure", "valley"):
        youngest = spot[1] if place == "figure" and spot[1] != seat else None
        return (Setup(seat, youngest),)
    if step == SELFISH and spot == ["figure", seat]:
        return (NoSelfish(seat),)
    if step == MOVE and place in ("figure", "valley", "space", "home"):
        return _walking(facts, seat, spot)
    if place == "home" and step == FIGHT:
        return (GoHome(seat),)
    return _in_the_valley(facts, seat, spot) if place in ("valley", "figure") else ()


def _by_pile(facts: Facts, seat: str) -> Actions:
    step = facts.state.step
    if step == SETUP:
        return (Setup(seat),)
    if step == END:
        return (EndRound(seat), Look(seat))
    late = facts.player(seat).role == "crone"
    return (EndRound(seat),) if step >= MOVE else (Look(seat),) if late else (Setup(seat),)


def _walking(facts: Facts, seat: str, spot: Spot) -> Actions:
    """To the space tapped; another than the rules say is a claim that they refuse."""
    player = facts.player(seat)
    if player.moved and player.in_valley and spot[0] == "valley":
        return (Snatch(seat),)
    told = player.movement is not None and not player.sits
    if spot[0] == "figure" or not told or facts.draws_steps(facts.seat(seat)):
        return (Move(seat),)
    walk = facts.walk(facts.seat(seat))
    ahead = -1 if walk.start >= VALLEY else 1
    steps = (_distance(facts, player.faction or VILLAGERS, spot) - walk.start) * ahead
    if steps < 0:
        return ()
    return (Move(seat),) if steps == walk.steps else (Move(seat, steps),)


def _distance(facts: Facts, side: str, spot: Spot) -> int:
    """A place of the board in steps to the valley, as in `Player.at`."""
    if spot[0] == "valley":
        return VALLEY
    steps = facts.state.path if spot[0] == "home" else int(spot[2])
    return steps if spot[1] == side else -steps


def _in_the_valley(facts: Facts, seat: str, spot: Spot) -> Actions:
    step = facts.state.step
    if step == END or (step == FIGHT and not facts.rivals):
        return (Stay(seat),)
    other = spot[0] == "figure" and spot[1] != seat
    if step == SNATCH:
        return (Fight(seat),) if other else (Snatch(seat),)
    if step != FIGHT:
        return ()
    if spot == ["figure", seat] and chooses(facts, facts.seat(seat)):
        return (Combat(seat, None),)
    return (Fight(seat),) if other else (Fight(seat), Snatch(seat))
