"""What people often try and may not."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Discard,
    EndRound,
    Fight,
    Look,
    Move,
    NoSelfish,
    Resolve,
    Reveal,
    Selfish,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.chances import answering, discarder
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.offers import choices_of, held, items_of, known
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
    TAKE_ITEM,
    UNKNOWN,
    Cards,
)
from tutor.games.schaeferstuendchen.telling import tellable


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try: too early, too much, on the wrong figure."""
    state = facts.state
    if not state.players:
        return
    yield from (action for action in _all(facts) if tellable(facts, action))


def _all(facts: Facts) -> Iterator[Action]:
    if facts.state.over:
        yield Move(facts.seats[facts.state.start])
        return
    if answering(facts):
        yield EndRound(facts.seats[facts.state.start])
        return
    for seat in facts.clockwise:
        yield from TEMPTING[facts.state.step](facts, seat)
    yield from _out_of_step(facts)


def _out_of_step(facts: Facts) -> Iterator[Action]:
    start, step = facts.seats[facts.state.start], facts.state.step
    if step != MOVE:
        yield Move(start)
    if step != END:
        yield EndRound(start)
    if step not in (SNATCH, FIGHT):
        yield Snatch(start)


def _tempting_card(facts: Facts, seat: int) -> Iterator[Action]:
    by = facts.seats[seat]
    hand = held(facts, seat)
    awkward = [card for card in hand if not facts.layable(by, card)]
    if facts.state.step == SELFISH:
        yield from (Selfish(by, card) for card in (*awkward, *hand[:1]))
        yield NoSelfish(by)
        return
    for to in facts.seats:
        yield from (Assign(by, card, to) for card in (*awkward[:1], *hand[:1]))


def _tempting_reveal(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = facts.seats[seat], facts.players[seat]
    yield Reveal(by)
    if any(facts.cards[card].effect.text for card in player.open):
        yield Resolve(by)
    for card in known(player.open):
        if not choices_of(facts, seat, card):
            yield Resolve(by, (card,))
        yield from _tempting_theft(facts, seat, card)
    yield from _tempting_use(facts, seat, player.items)


def _tempting_theft(facts: Facts, seat: int, card: str) -> Iterator[Action]:
    """To steal from the Maid."""
    by = facts.seats[seat]
    for owner in facts.clockwise:
        if facts.cards[card].effect.steal and facts.protected(owner) and owner != seat:
            yield from (Resolve(by, (card,), (pick,)) for pick in items_of(facts, card, owner))


def _tempting_move(facts: Facts, seat: int) -> Iterator[Action]:
    by = facts.seats[seat]
    yield Move(by)
    player = facts.players[seat]
    if facts.draws_steps(seat) or player.sits or player.movement is None:
        return
    steps = facts.walk(seat).steps
    for claim in sorted({0, abs(player.at), steps + 1, max(0, steps - 1)}):
        yield Move(by, claim)


def _tempting_valley(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = facts.seats[seat], facts.players[seat]
    yield Snatch(by)
    yield Snatch(by, facts.catch(seat) + 1)
    if facts.state.step == FIGHT:
        yield from (Combat(by, card) for card in held(facts, seat))
        yield Stay(by)
    if not facts.rivals:
        yield Fight(by)
        yield from _tempting_booty(facts, seat)
    yield from _tempting_use(facts, seat, (*player.items, *held(facts, seat)))


def _tempting_use(facts: Facts, seat: int, cards: Cards) -> Iterator[Action]:
    """Things that work from elsewhere or later; who has passed is not asked again."""
    if not facts.players[seat].passed:
        yield from (Use(facts.seats[seat], card) for card in known(cards))


def _tempting_booty(facts: Facts, seat: int) -> Iterator[Action]:
    """Items that lie before somebody else in the fight."""
    if facts.players[seat].ability != TAKE_ITEM:
        return
    by = facts.seats[seat]
    for owner in facts.clockwise:
        items = known(facts.players[owner].items) if owner != seat else ()
        yield from (Take(by, facts.seats[owner], item) for item in items)


def _tempting_end(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = facts.seats[seat], facts.players[seat]
    others = [other for other in facts.seats if other != by]
    yield Look(by)
    yield Stay(by)
    if player.ability == DISCARD_TWO and not player.helped and discarder(facts) == seat:
        three = tuple(sorted(card for card in player.hand if card != UNKNOWN))[:3]
        yield from (Discard(by, three),) if len(three) > 2 else ()
    if player.three and len(player.three) > 2:
        keep, *left = player.three
        yield Crone(by, keep, tuple((others[0], card) for card in sorted(left)))
        yield Crone(by, keep, ((others[0], left[0]),))


def _nothing(facts: Facts, seat: int) -> Iterator[Action]:
    return iter(())


TEMPTING = {
    SETUP: _nothing,
    SELFISH: _tempting_card,
    ASSIGN: _tempting_card,
    REVEAL: _tempting_reveal,
    MOVE: _tempting_move,
    SNATCH: _tempting_valley,
    FIGHT: _tempting_valley,
    END: _tempting_end,
}
