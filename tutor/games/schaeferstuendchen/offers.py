"""Actions worth asking the book about: all that might be legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Discard,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Outcome,
    Pass,
    Pick,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.chances import answers, could_interject, discarder, usable
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.play import busy, chooses, waits_for
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FIGHT,
    MOVE,
    REVEAL,
    SELFISH,
    SETUP,
    SNATCH,
    UNKNOWN,
    Cards,
)
from tutor.games.schaeferstuendchen.telling import sortable, tellable


def known(cards: Sequence[str]) -> tuple[str, ...]:
    """Each named card once, sorted."""
    return tuple(dict.fromkeys(card for card in sorted(cards) if card != UNKNOWN))


def candidates(facts: Facts) -> Iterator[Action]:
    """Every action that might be legal, player by player. A fight is called when all chose."""
    state = facts.state
    if state.over or state.pending or not state.players:
        return
    yield from (action for action in _all(facts) if tellable(facts, action))


def _all(facts: Facts) -> Iterator[Action]:
    due = busy(facts)
    for seat in facts.clockwise:
        if answers(facts, seat):
            yield from _answer(facts, seat)
        elif seat in due:
            yield from BY_STEP[facts.state.step](facts, seat)
        if waits_for(facts, seat):
            yield from (Use(facts.seats[seat], card) for card in usable(facts, seat))
            yield Pass(facts.seats[seat])


def _answer(facts: Facts, seat: int) -> Iterator[Action]:
    """An interjection that is asked for, or none."""
    by = facts.seats[seat]
    for card in answers(facts, seat):
        yield Interject(by, card, could_interject(facts, seat, card))
    yield Pass(by)


def held(facts: Facts, seat: int) -> tuple[str, ...]:
    """The named cards of a hand; where a card is unknown, every card it could be."""
    hand = facts.players[seat].hand
    return known(tuple(facts.cards) if UNKNOWN in hand else hand)


def _setup(facts: Facts, seat: int) -> Iterator[Action]:
    yield Setup(facts.seats[seat])


def _selfish(facts: Facts, seat: int) -> Iterator[Action]:
    for card in held(facts, seat):
        yield Selfish(facts.seats[seat], card)
    yield NoSelfish(facts.seats[seat])


def _assign(facts: Facts, seat: int) -> Iterator[Action]:
    for card in held(facts, seat):
        for to in facts.seats:
            yield Assign(facts.seats[seat], card, to)


def _reveal(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = facts.seats[seat], facts.players[seat]
    if player.face_down:
        yield Reveal(by)
        return
    for against in known(player.open):
        for card in held(facts, seat):
            if facts.cards[card].effect.cancel:
                yield Interject(by, card, against)
    if not sortable(facts, seat):
        return
    yield from outcomes(facts, seat)
    for cards in due(facts, seat):
        for pick in picks(facts, seat, cards):
            yield Resolve(by, cards, pick)


def due(facts: Facts, seat: int) -> tuple[Cards, ...]:
    """The open cards that can be carried out now: equals together, or each by itself."""
    lowest = tuple(sorted(facts.lowest(seat)))
    if facts.holds_erratum("SC-R1"):
        return (lowest,)
    return tuple((card,) for card in dict.fromkeys(lowest))


AMOUNTS = (1, 2, 3, -1, -2, -3)


def outcomes(facts: Facts, seat: int) -> Iterator[Action]:
    """What is usual on a card that only its text explains; anything else can be entered."""
    by = facts.seats[seat]
    for card in known(facts.unread(seat)):
        yield Outcome(by, card)
        yield from (Outcome(by, card, movement=amount) for amount in AMOUNTS)
        yield from (Outcome(by, card, combat=amount) for amount in AMOUNTS)
        yield Outcome(by, card, sit_out=True)
        yield Outcome(by, card, lost=True)
        yield from (Outcome(by, card, sheep=sheep) for sheep in (1, 2, -1))


def picks(facts: Facts, seat: int, cards: Cards) -> Iterator[tuple[Pick, ...]]:
    """Every way to choose for the cards that offer a choice; a card left over takes nothing."""
    choices = [options for card in cards if (options := choices_of(facts, seat, card))]
    ways: dict[tuple[Pick, ...], None] = {}
    for chosen in product(*((*options, None) for options in choices)):
        taken = tuple(sorted(pick for pick in chosen if pick is not None))
        idle = [options for options, pick in zip(choices, chosen, strict=True) if pick is None]
        if not overdrawn(facts, seat, taken) and all(
            used_up(facts, seat, options, taken) for options in idle
        ):
            ways[taken] = None
    yield from ways


def stock(facts: Facts, seat: int, pick: Pick) -> int:
    """How often what a pick takes is there."""
    card, owner, chosen = pick
    effect = facts.cards[card].effect
    if effect.fetch:
        return facts.state.discard.count(chosen)
    from_seat = facts.seat(owner) if effect.steal else seat
    return facts.players[from_seat].items.count(chosen)


def overdrawn(facts: Facts, seat: int, taken: tuple[Pick, ...]) -> bool:
    """Whether something is taken more often than it is there."""
    return any(taken.count(pick) > stock(facts, seat, pick) for pick in taken)


def used_up(facts: Facts, seat: int, options: tuple[Pick, ...], taken: tuple[Pick, ...]) -> bool:
    """Whether others have taken everything that a card could choose from."""
    spoken_for = [(owner, chosen) for _, owner, chosen in taken]
    return all(
        spoken_for.count((owner, chosen)) >= stock(facts, seat, (card, owner, chosen))
        for card, owner, chosen in options
    )


def choices_of(facts: Facts, seat: int, card: str) -> tuple[Pick, ...]:
    """What a card lets its owner choose from."""
    effect = facts.cards[card].effect
    if effect.steal:
        others = [s for s in facts.clockwise if s != seat and not facts.shielded(s)]
        return tuple(pick for other in others for pick in items_of(facts, card, other))
    if effect.lose:
        return tuple((card, "", item) for item in known(facts.players[seat].items))
    if effect.fetch:
        return tuple((card, "", other) for other in known(facts.state.discard))
    return ()


def items_of(facts: Facts, card: str, owner: int) -> Iterator[Pick]:
    """What could be stolen from one player."""
    for item in known(facts.players[owner].items):
        yield (card, facts.seats[owner], item)


def _move(facts: Facts, seat: int) -> Iterator[Action]:
    yield Move(facts.seats[seat])
    if facts.players[seat].movement is None:
        return
    if facts.options.optional_move and not facts.draws_steps(seat):
        for steps in range(facts.walk(seat).steps):
            yield Move(facts.seats[seat], steps)


def _snatch(facts: Facts, seat: int) -> Iterator[Action]:
    yield Snatch(facts.seats[seat])
    for sheep in range(min(facts.catch(seat), facts.state.valley)):
        yield Snatch(facts.seats[seat], sheep)


def _fight(facts: Facts, seat: int) -> Iterator[Action]:
    by = facts.seats[seat]
    if not facts.rivals:
        yield from takes(facts, seat)
        if facts.players[seat].undecided:
            yield Stay(by)
            yield GoHome(by)
    elif facts.players[seat].in_valley and chooses(facts, seat):
        for card in held(facts, seat):
            yield Combat(by, card)
        yield Combat(by, None)
    else:
        yield Fight(by)


def takes(facts: Facts, seat: int) -> Iterator[Take]:
    """Every item that a Magpie could take."""
    for owner in facts.players[seat].loot:
        for item in known(facts.players[owner].items):
            yield Take(facts.seats[seat], facts.seats[owner], item)


def discards(facts: Facts, seat: int) -> Iterator[Discard]:
    """One or two cards of the hand; where a card is unknown, one that it could be."""
    hand = facts.players[seat].hand
    for card in held(facts, seat):
        yield Discard(facts.seats[seat], (card,))
    pairs = combinations(sorted(card for card in hand if card != UNKNOWN), 2)
    yield from (Discard(facts.seats[seat], pair) for pair in dict.fromkeys(pairs))


def _end(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = facts.seats[seat], facts.players[seat]
    if discarder(facts) == seat:
        yield from discards(facts, seat)
        yield Pass(by)
        return
    if player.role == "crone" and not player.helped:
        yield from shares(facts, seat) if player.three else iter((Look(by),))
    yield EndRound(by)


def shares(facts: Facts, seat: int) -> Iterator[Crone]:
    """Every way for the Old Crone to keep one card and hand out the others."""
    by, others = facts.seats[seat], [other for other in facts.seats if other != facts.seats[seat]]
    three = facts.players[seat].three
    both = len(others) == 1 and facts.options.crone2p == "both"
    for keep in known(three):
        left = list(three)
        left.remove(keep)
        if both or not left:
            yield Crone(by, keep, tuple((others[0], card) for card in sorted(left)))
            continue
        for cards in dict.fromkeys(permutations(left, min(len(left), len(others)))):
            for seats in _receivers(others, len(cards)):
                yield Crone(by, keep, tuple(zip(seats, cards, strict=True)))


def _receivers(others: list[str], count: int) -> Iterator[tuple[str, ...]]:
    """Different players in the order of seats."""
    for seats in permutations(others, count):
        if list(seats) == sorted(seats):
            yield seats


BY_STEP = {
    SETUP: _setup,
    SELFISH: _selfish,
    ASSIGN: _assign,
    REVEAL: _reveal,
    MOVE: _move,
    SNATCH: _snatch,
    FIGHT: _fight,
    END: _end,
}
