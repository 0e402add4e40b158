"""What taps on the board mean: a card is played, a spot tapped before it says how."""

from __future__ import annotations

from tutor.engine.game import AGAIN
from tutor.engine.verdict import Seat, Spot
from tutor.games.schweinsgalopp.actions import Action, Deal, Draw, LineUp, Pass, Play
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.state import HAND, LINE_UP, PIGS, PLAY


def propose(facts: Facts, seat: Seat, spots: tuple[Spot, ...]) -> tuple[Action, ...]:
    """A card is played at once. What was tapped before it says how: a pig the one to move, a space
    where to put it, the middle how many chips to take. A pig tapped twice is a plain play.
    """
    if not spots:
        return ()
    if spots[-1] == "undealt":
        return _pile(facts, seat)
    if facts.state.phase == LINE_UP:
        return _lined_up(facts, seat, spots)
    before = spots[-2] if len(spots) > 1 else ""
    pig = _colour(facts, "pig", before)
    if spots[-1] == AGAIN:
        return () if pig is None else (Play(seat, pig),)
    card = _colour(facts, "card", spots[-1])
    if card is not None:
        return _played(facts, seat, card, before)
    now = _colour(facts, "pig", spots[-1])
    if pig is not None and now is not None:
        there = _distance(facts, pig, facts.space(facts.state.track[now]))
        return (Play(seat, pig, to=there),)
    return () if pig is None else _with(facts, seat, pig, spots[-1])


def _played(facts: Facts, seat: Seat, card: int, before: Spot) -> tuple[Action, ...]:
    """A card, after what was tapped before it."""
    pig = _colour(facts, "pig", before)
    if pig is not None:
        return (Play(seat, card) if pig == card else Play(seat, card, pig=pig),)
    return _with(facts, seat, card, before) or (Play(seat, card),)


def _with(facts: Facts, seat: Seat, card: int, spot: Spot) -> tuple[Action, ...]:
    """A card with a space or with the chips of the middle; () for any other spot."""
    kind, _, name = spot.partition(":")
    if kind == "space":
        return (Play(seat, card, to=_distance(facts, card, int(name))),)
    if kind == "middle":
        return tuple(Play(seat, card, take=chips) for chips in range(PIGS + 1))
    return ()


def _colour(facts: Facts, kind: str, spot: Spot) -> int | None:
    """The colour of a card or pig that was tapped; None for any other spot."""
    parts = spot.split(":")
    colours = facts.options.colours
    return colours.index(parts[-1]) if parts[0] == kind and parts[-1] in colours else None


def _pile(facts: Facts, seat: Seat) -> tuple[Action, ...]:
    """The undealt cards: a draw, or not playing at all, or the deal."""
    deal = Deal(seat, (HAND,) * len(facts.state.players))
    return (Draw(seat), Pass(seat)) if facts.state.phase == PLAY else (deal,)


def _distance(facts: Facts, pig: int, space: int) -> int:
    """The distance of the next time round that space; a whole lap for the pig's own."""
    start, ring = facts.state.track[pig], facts.options.box.spaces
    return start + ((space - facts.space(start)) % ring or ring)


def _lined_up(facts: Facts, seat: Seat, spots: tuple[Spot, ...]) -> tuple[Action, ...]:
    """Five pigs, the front one first, mean that order.

    A space after a pig puts it there; spaces tapped before the first pig get a bonus chip.
    """
    colours, track = facts.options.colours, dict[int, int]()
    bonus: list[int] = []
    last = None
    for kind, _, name in (spot.partition(":") for spot in spots):
        if kind == "pig" and name in colours:
            last = colours.index(name)
            track.setdefault(last, PIGS - len(track))
        elif kind == "space" and last is not None:
            track[last] = int(name)
        elif kind == "space" and facts.options.bonus_chips:
            bonus.append(int(name))
    if len(track) < PIGS:
        return ()
    order = tuple(track[pig] for pig in range(PIGS))
    return (LineUp(seat, order, tuple(sorted(set(bonus)))),)
