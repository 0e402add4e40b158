"""Actions worth asking the book about: all that might be legal, and what people often try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Pick,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Snatch,
    Stay,
    Use,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.play import busy, chooses, usable
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FIGHT,
    MOVE,
    REVEAL,
    SEATS,
    SELFISH,
    SETUP,
    SNATCH,
    UNKNOWN,
    Cards,
)


def known(cards: Sequence[str]) -> tuple[str, ...]:
    """Each named card once, sorted."""
    return tuple(dict.fromkeys(card for card in sorted(cards) if card != UNKNOWN))


def candidates(facts: Facts) -> Iterator[Action]:
    """Every action that might be legal, player by player. A fight is called when all chose."""
    state = facts.state
    if state.over or state.pending or not state.players:
        return
    due = busy(facts)
    for seat in facts.clockwise:
        if seat in due:
            yield from BY_STEP[state.step](facts, seat)
        for card in usable(facts, seat):
            yield Use(SEATS[seat], card)


def _setup(facts: Facts, seat: int) -> Iterator[Action]:
    yield Setup(SEATS[seat])


def _selfish(facts: Facts, seat: int) -> Iterator[Action]:
    for card in known(facts.players[seat].hand):
        yield Selfish(SEATS[seat], card)
    yield NoSelfish(SEATS[seat])


def _assign(facts: Facts, seat: int) -> Iterator[Action]:
    for card in known(facts.players[seat].hand):
        for to in facts.seats:
            yield Assign(SEATS[seat], card, to)


def _reveal(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = SEATS[seat], facts.players[seat]
    if player.face_down:
        yield Reveal(by)
        return
    for against in known(player.open):
        for card in known(player.hand):
            if facts.cards[card].kind == "interjection":
                yield Interject(by, card, against)
    lowest = tuple(sorted(facts.lowest(seat)))
    for pick in picks(facts, seat, lowest):
        yield Resolve(by, lowest, pick)


def picks(facts: Facts, seat: int, cards: Cards) -> Iterator[tuple[Pick, ...]]:
    """Every way to choose for the cards that offer a choice, the Maid's items included."""
    choices = [options for card in cards if (options := choices_of(facts, seat, card))]
    for chosen in product(*choices):
        yield tuple(chosen)


def choices_of(facts: Facts, seat: int, card: str) -> tuple[Pick, ...]:
    """What a card lets its owner choose from."""
    effect = facts.cards[card].effect
    if effect.steal:
        others = [other for other in facts.clockwise if other != seat]
        return tuple(
            (card, SEATS[other], item)
            for other in others
            for item in known(facts.players[other].items)
        )
    if effect.lose:
        return tuple((card, "", item) for item in known(facts.players[seat].items))
    if effect.fetch:
        return tuple((card, "", other) for other in known(facts.state.discard))
    return ()


def _move(facts: Facts, seat: int) -> Iterator[Action]:
    yield Move(SEATS[seat])
    if facts.options.optionalMove and not facts.draws_steps(seat):
        for steps in range(facts.walk(seat).steps):
            yield Move(SEATS[seat], steps)


def _snatch(facts: Facts, seat: int) -> Iterator[Action]:
    yield Snatch(SEATS[seat])
    for sheep in range(min(facts.catch(seat), facts.state.valley)):
        yield Snatch(SEATS[seat], sheep)


def _fight(facts: Facts, seat: int) -> Iterator[Action]:
    by = SEATS[seat]
    if not facts.rivals:
        yield Stay(by)
        yield GoHome(by)
    elif facts.players[seat].in_valley and chooses(facts, seat):
        for card in known(facts.players[seat].hand):
            yield Combat(by, card)
        yield Combat(by, None)
    else:
        yield Fight(by)


def _end(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = SEATS[seat], facts.players[seat]
    if player.role == "crone" and not player.helped:
        yield from shares(facts, seat) if player.three else iter((Look(by),))
    yield EndRound(by)


def shares(facts: Facts, seat: int) -> Iterator[Action]:
    """Every way for the Old Crone to keep one card and hand out the others."""
    by, others = SEATS[seat], [other for other in facts.seats if other != SEATS[seat]]
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


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try: too early, too much, on the wrong figure."""
    state = facts.state
    if not state.players:
        return
    for seat in facts.clockwise:
        yield from TEMPTING[state.step](facts, seat)
    yield from _out_of_step(facts)


def _out_of_step(facts: Facts) -> Iterator[Action]:
    start, step = SEATS[facts.state.start], facts.state.step
    if step != MOVE:
        yield Move(start)
    if step != END:
        yield EndRound(start)
    if step not in (SNATCH, FIGHT):
        yield Snatch(start)


def _tempting_card(facts: Facts, seat: int) -> Iterator[Action]:
    by = SEATS[seat]
    hand = known(facts.players[seat].hand)
    awkward = [card for card in hand if not facts.layable(by, card)]
    if facts.state.step == SELFISH:
        yield from (Selfish(by, card) for card in (*awkward, *hand[:1]))
        yield NoSelfish(by)
        return
    for to in facts.seats:
        yield from (Assign(by, card, to) for card in (*awkward[:1], *hand[:1]))


def _tempting_reveal(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = SEATS[seat], facts.players[seat]
    yield Reveal(by)
    for card in known(player.open):
        if not choices_of(facts, seat, card):
            yield Resolve(by, (card,))
    yield from (Use(by, card) for card in known(player.items))


def _tempting_move(facts: Facts, seat: int) -> Iterator[Action]:
    by = SEATS[seat]
    yield Move(by)
    if facts.draws_steps(seat) or facts.players[seat].sits:
        return
    steps = facts.walk(seat).steps
    for claim in sorted({0, abs(facts.players[seat].at), steps + 1, max(0, steps - 1)}):
        yield Move(by, claim)


def _tempting_valley(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = SEATS[seat], facts.players[seat]
    yield Snatch(by)
    yield Snatch(by, facts.catch(seat) + 1)
    if facts.state.step == FIGHT:
        yield from (Combat(by, card) for card in known(player.hand))
        yield Stay(by)
    if not facts.rivals:
        yield Fight(by)
    yield from (Use(by, card) for card in known((*player.items, *player.hand)))


def _tempting_end(facts: Facts, seat: int) -> Iterator[Action]:
    by, player = SEATS[seat], facts.players[seat]
    others = [other for other in facts.seats if other != by]
    yield Look(by)
    yield Stay(by)
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


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """What a seat could mean by tapping: a card and then where it goes, or a place."""
    last = (spots[-1] if spots else "").split(":")
    before = (spots[-2] if len(spots) > 1 else "").split(":")
    if last[0] == "card" and len(last) > 1:
        return _with_card(facts, seat, last[1])
    if before[0] == "card" and last[-1] in facts.seats:
        return (Assign(seat, before[1], last[-1]),)
    if last[0] in ("selfish", "open", "laid"):
        step_three = (Reveal(seat), Resolve(seat))
        return step_three[1:] if facts.player(seat).open else step_three[:1]
    if last[0] == "item" and last[1] == seat:
        return (Use(seat, last[2]),)
    return _by_place(facts, seat, last[0])


def _with_card(facts: Facts, seat: str, card: str) -> tuple[Action, ...]:
    step = facts.state.step
    if step == SELFISH:
        return (Selfish(seat, card),)
    if step == FIGHT:
        return (Use(seat, card), Combat(seat, card)) if _wakes(facts, card) else (
            Combat(seat, card),
        )  # fmt: skip
    if step == REVEAL and facts.cards[card].kind == "interjection":
        return tuple(Interject(seat, card, other) for other in known(facts.player(seat).open))
    return (Use(seat, card),) if _wakes(facts, card) and step in (REVEAL, MOVE, SNATCH) else ()


def _wakes(facts: Facts, card: str) -> bool:
    return facts.cards[card].effect.use_cancel


def _by_place(facts: Facts, seat: str, place: str) -> tuple[Action, ...]:
    """A tap on the board: walk in step 4, snatch or fight in the valley, end the round."""
    step = facts.state.step
    if place in ("figure", "space") and step == MOVE:
        return (Move(seat),)
    if place in ("valley", "figure"):
        return {SNATCH: (Snatch(seat),), FIGHT: (Fight(seat), Snatch(seat)), MOVE: (Move(seat),)}.get(
            step, ()
        )  # fmt: skip
    if place == "home" and step == FIGHT:
        return (GoHome(seat),)
    if place in ("draw", "discard", "round") and step == END:
        return (EndRound(seat), Look(seat))
    return ()
