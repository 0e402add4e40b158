"""What taps on the board could mean: a card and then where it goes, or a place."""

from __future__ import annotations

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Discard,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Pass,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.chances import answers, could_interject, discarder
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.offers import choices_of, known, picks, shares
from tutor.games.schaeferstuendchen.play import chooses, waits_for
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    DISCARD_TWO,
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
    minus,
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
    if len(before) > 2 and before[1] == seat and before[0] in ("card", "laid", "open"):
        together = _with_target(facts, seat, before, last)
        if together:
            return together
    if last[0] in ON_CARDS and len(last) > 1:
        return ON_CARDS[last[0]](facts, seat, last) if last[1] == seat else _booty(seat, last)
    return _by_place(facts, seat, last)


def _with_target(facts: Facts, seat: str, card: Spot, target: Spot) -> Actions:
    """A hand card for a player, or an open card and what it takes."""
    if card[0] == "card" and target[0] == "card" and facts.state.step == END:
        return (Discard(seat, tuple(sorted((card[2], target[2])))),)
    if card[0] in ("card", "laid"):
        to = target[1] if len(target) > 1 and target[0] not in ("card", "laid") else ""
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
        return _for_a_fight(facts, seat, card)
    if step == END:
        return _before_the_refill(facts, seat, card)
    if step in (REVEAL, MOVE, SNATCH) and effect.use_cancel:
        return (Use(seat, card),)
    if step in (REVEAL, MOVE, SNATCH) and facts.cards[card].kind == "interjection":
        if effect.guard or effect.late is not None:
            return (Interject(seat, card, could_interject(facts, facts.seat(seat), card)),)
        against = known(player.open if step == REVEAL else player.in_force)
        return tuple(Interject(seat, card, other) for other in against)
    return ()


def _for_a_fight(facts: Facts, seat: str, card: str) -> Actions:
    """A combat card; a late interjection once the cards are shown; an item to use up."""
    effect = facts.cards[card].effect
    uses = effect.use_cancel or effect.use_combat is not None
    late = (Interject(seat, card),) if effect.late is not None else ()
    lays = () if late and facts.state.shown else (Combat(seat, card),)
    return (*((Use(seat, card),) if uses else ()), *late, *lays)


def _before_the_refill(facts: Facts, seat: str, card: str) -> Actions:
    """The Cook's discard of this card, alone or with a second one."""
    hand = sorted(minus(facts.player(seat).hand, card))
    pairs = (Discard(seat, tuple(sorted((card, other)))) for other in known(hand))
    many = pairs if facts.player(seat).ability == DISCARD_TWO else ()
    return (Discard(seat, (card,)), *many)


def _laid_card(facts: Facts, seat: str, spot: Spot) -> Actions:
    """A card that lies out is tried as if it were in the hand; the book says what that is worth."""
    step, card = facts.state.step, spot[2]
    if step == SELFISH:
        return (Selfish(seat, card),)
    return (Combat(seat, card),) if step == FIGHT else ()


def _booty(seat: str, spot: Spot) -> Actions:
    """An item of somebody else: the Magpie's booty."""
    return (Take(seat, spot[1], spot[2]),) if spot[0] == "item" else ()


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
    "laid": _laid_card,
    "three": _drawn_card,
}
"""Kinds of spots on cards; they are for the player before whom the card lies."""


def _by_place(facts: Facts, seat: str, spot: Spot) -> Actions:
    """A tap on the board: walk, snatch, fight, stay, go home, end the round."""
    step, place = facts.state.step, spot[0]
    if spot == ["figure", seat] and (waits_for(facts, facts.seat(seat)) or asks(facts, seat)):
        sits = step == MOVE and facts.player(seat).sits
        return (Pass(seat), Move(seat)) if sits else (Pass(seat), *_own_figure(facts, seat))
    if place in ("draw", "discard", "round"):
        return _by_pile(facts, seat)
    if step == SETUP and place in ("figure", "valley"):
        youngest = spot[1] if place == "figure" and spot[1] != seat else None
        return (Setup(seat, youngest),)
    if step == SELFISH and spot == ["figure", seat]:
        return (NoSelfish(seat), Move(seat))  # who taps it to walk is told that cards come first
    if step == MOVE and place in ("figure", "valley", "space", "home"):
        return _walking(facts, seat, spot)
    if place == "home" and step == FIGHT:
        return (GoHome(seat),)
    if place == "home" and step == SNATCH and spot[1] == facts.player(seat).faction:
        return (Snatch(seat), Snatch(seat, 0))
    if place in ("home", "space"):
        return (Move(seat),)
    return _in_the_valley(facts, seat, spot) if place in ("valley", "figure") else ()


def asks(facts: Facts, seat: str) -> bool:
    """Whether a player is asked for an interjection or for discards."""
    index = facts.seat(seat)
    return bool(answers(facts, index)) or discarder(facts) == index


def _own_figure(facts: Facts, seat: str) -> Actions:
    """What a tap on the own figure means besides passing."""
    chooses_now = facts.state.step == FIGHT and chooses(facts, facts.seat(seat))
    return (Combat(seat, None),) if chooses_now else ()


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
        return (Fight(seat),) if other else _snatching(facts, seat, spot)
    if step != FIGHT:
        return ()
    if spot == ["figure", seat] and chooses(facts, facts.seat(seat)):
        return (Combat(seat, None),)
    return (Fight(seat),) if other else (Fight(seat), Snatch(seat), Stay(seat))


def _snatching(facts: Facts, seat: str, spot: Spot) -> Actions:
    """The figure takes what it may; a tap on the flock asks how many sheep."""
    catch = facts.catch(facts.seat(seat))
    if spot[0] == "figure" or not facts.player(seat).in_valley or not facts.state.valley:
        return (Snatch(seat),)
    return (Snatch(seat), *(Snatch(seat, sheep) for sheep in range(catch + 1, -1, -1)
                            if sheep != catch))  # fmt: skip
