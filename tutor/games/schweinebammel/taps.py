"""What a player could mean by tapping cards, piles and players."""

from __future__ import annotations

from itertools import product

from tutor.engine.game import AGAIN
from tutor.engine.verdict import CHANCE
from tutor.games.schweinebammel.actions import Action, Deal, Draw, Give, Pair, Play, TurnUp
from tutor.games.schweinebammel.calculation import fits
from tutor.games.schweinebammel.choices import candidates, pairs
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.growling import TURNS, with_silence
from tutor.games.schweinebammel.names import kind_named
from tutor.games.schweinebammel.play import next_round
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import (
    DUNG,
    LUCKY,
    PIGS,
    ROUND_OVER,
    SETUP,
    UNKNOWN,
    Card,
    added,
    pig,
)
from tutor.games.schweinebammel.taps_spoken import faces, spoken

TWO, THREE = 2, 3


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """One card: lay it, or what it goes with. Two Pigs: an operation, the last one on top.

    A card and then the discard pile: lay it there. The pile among other taps: choose what is said,
    or what a Lucky Pig counts. With a heap: hand it over. Near the end, each with its growl and
    without.
    """
    meant = _meant(facts, seat, _named(facts, seat, spots))
    legal = {a for a in meant if isinstance(a, TURNS) and BOOK.judge(facts, a, full=False).legal}
    silent = tuple(with_silence(facts, (a for a in meant if a in legal)))
    return tuple(dict.fromkeys((*meant, *silent)))


def _named(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[str, ...]:
    """The spots with AGAIN replaced by what was tapped twice, where there are two of it."""
    named: list[str] = []
    for spot in spots:
        card = _kind(seat, named[-1]) if named else None
        if spot != AGAIN:
            named.append(spot)
        elif named and (card is None or facts.hand(seat)[card] > named.count(named[-1])):
            named.append(named[-1])
    return tuple(named)


def _meant(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    if not spots:
        return ()
    if seat == CHANCE:
        return (_deal(facts, spots),) if spots[-1] == "draw" else ()
    if spots[-1] in ("draw", "top") and facts.state.phase == SETUP:
        return (TurnUp(seat),)
    if spots[-1] == "draw":
        return (Draw(seat),)
    kinds = [_kind(seat, spot) for spot in spots if spot.startswith(f"card:{seat}:")]
    cards = [kind for kind in kinds if kind is not None]
    to = [_other(spot) for spot in spots if _other(spot) not in ("", seat)]
    if to or (DUNG in cards and len(cards) > 1):
        return _gifts(facts, seat, [kind for kind in cards if kind != DUNG], to)
    if "top" in spots:
        before = sum(spot.startswith("card:") for spot in spots[: spots.index("top")])
        laid_down = _alone(facts, seat, cards[0]) if len(cards) == before == 1 else ()
        return spoken(facts, seat, tuple(cards), before) or laid_down
    if len(cards) == 1:
        return (*_alone(facts, seat, cards[0]), *_with_others(facts, seat, cards[0]))
    return _operations(seat, facts, cards)


def _deal(facts: Facts, spots: tuple[str, ...]) -> Deal:
    """Seven cards for everybody, and one more for each player tapped before the pile."""
    state = facts.state
    if state.phase != ROUND_OVER:
        return Deal(CHANCE, state.hands)
    tapped = [spot.split(":")[1] for spot in spots if ":" in spot]
    hands = next_round(state).hands
    more = zip(state.players, hands, strict=True)
    return Deal(CHANCE, tuple(added(hand, UNKNOWN, tapped.count(who)) for who, hand in more))


def _alone(facts: Facts, seat: str, kind: int) -> tuple[Action, ...]:
    """The card by itself, a Lucky Pig as every number it could be wanted for."""
    shown = faces(facts, kind)
    many = facts.for_hector or facts.options.lucky_free
    return tuple(Play(seat, card) for card in (shown if many else shown[:1]))


def _with_others(facts: Facts, seat: str, kind: int) -> tuple[Action, ...]:
    """Fitting operations with that card, and heaps it would take to somebody.

    A Lucky Pig, which goes with nearly everything, is only laid alone in answer to a duty.
    """
    if kind == LUCKY and not facts.free:
        return ()
    mine = [a for a in candidates(facts) if a.by == seat and isinstance(a, (Pair, Give))]
    return tuple(a for a in mine if a.growl is None and any(card.kind == kind for card in laid(a)))


def _kind(seat: str, spot: str) -> int | None:
    return kind_named(spot.removeprefix(f"card:{seat}:").removeprefix("pig-"))


def _other(spot: str) -> str:
    """The player a spot belongs to, unless it is a card."""
    kind, _, who = spot.partition(":")
    return who if kind in ("player", "hand") else ""


def _operations(seat: str, facts: Facts, kinds: list[int]) -> tuple[Action, ...]:
    """The last two cards in the order tapped; a Lucky Pig as whatever fits.

    Where they do not go together, the last card may be meant alone.
    """
    if len(kinds) < TWO:
        return ()
    orders = list(product(*(faces(facts, kind) for kind in kinds[-TWO:])))
    fitting = [two for two in orders if fits(facts.top, two[0].value, two[1].value)]
    if fitting:
        return tuple(Pair(seat, two) for two in fitting)
    alone = Play(seat, orders[0][1])
    legal = BOOK.judge(facts, alone, full=False).legal
    three = [Pair(seat, cards) for cards in _threes(facts, seat, orders[0], tuple(kinds))]
    return (*((alone,) if legal else ()), Pair(seat, orders[0]), *three)


def _threes(
    facts: Facts, seat: str, two: tuple[Card, ...], kinds: tuple[int, ...]
) -> list[tuple[Card, ...]]:
    """The three cards tapped; or with the two that were tapped, a third that it comes out with."""
    if len(kinds) >= THREE:
        return [tuple(faces(facts, kind)[0] for kind in kinds[-THREE:])]
    numbers = [facts.top, *(card.value for card in two)]
    held = (value for value in PIGS if facts.hand(seat)[value] and value not in numbers)
    fits_three = (v for v in held if 2 * max(*numbers, v) == sum(numbers) + v)
    return [(*two, pig(value)) for value in fits_three]


def _gifts(facts: Facts, seat: str, cards: list[int], to: list[str]) -> tuple[Action, ...]:
    """Heaps with one Pig or two, to the player tapped or to whom it fits."""
    others = to[-1:] or [name for name in facts.state.players if name != seat]
    if not cards:
        return ()
    most = max(1, facts.hand(seat)[DUNG])
    gifts: list[Action] = []
    for other in others:
        for group in _for_heap(facts, seat, cards, other):
            rides = len(group) > 1
            gifts += [Give(seat, other, group, rides, heaps=n + 1) for n in range(most)]
    return tuple(gifts)


def _for_heap(facts: Facts, seat: str, cards: list[int], other: str) -> list[tuple[Card, ...]]:
    """What is laid with a heap: a Pig, a Lucky Pig as the number wanted, or an operation."""
    if len(cards) > 1:
        operations = _operations(seat, facts, cards)
        return [pair.cards for pair in operations if isinstance(pair, Pair)]
    wanted = facts.size(other)
    shown = faces(facts, cards[0])
    alone = [(card,) for card in shown if card.kind != LUCKY or card.value == wanted]
    return alone + [two for two in pairs(facts, seat) if _rides(two, cards[0], wanted)]


def _rides(two: tuple[Card, ...], kind: int, wanted: int) -> bool:
    """Whether an operation holds a card and counts a hand; its Lucky Pigs stay out of it."""
    if any(card.kind == LUCKY for card in two):
        return False
    return two[0].kind == kind and wanted in (two[0].value, two[1].value)
