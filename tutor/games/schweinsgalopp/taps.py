"""What taps on the board mean: a card or a pig is chosen, the next tap says what to do with it."""

from __future__ import annotations

from tutor.engine.game import AGAIN
from tutor.engine.verdict import Seat, Spot
from tutor.games.schweinsgalopp.actions import Action, Deal, Draw, LineUp, Pass, Play
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.play import tempting_plays
from tutor.games.schweinsgalopp.state import HAND, LINE_UP, PIGS, PLAY


def propose(facts: Facts, seat: Seat, spots: tuple[Spot, ...]) -> tuple[Action, ...]:
    """A card or pig alone could mean playing it in several ways; a second tap says which.

    The same tap again is a plain play, a pig the one to move, a space where to put it, the
    middle how many chips to take.
    """
    if not spots:
        return ()
    if spots[-1] == "undealt":
        return _pile(facts, seat)
    if facts.state.phase == LINE_UP:
        return _lined_up(facts, seat, spots)
    kind, _, name = spots[-1].partition(":")
    chosen = _chosen(facts, spots[:-1])
    if kind in ("pig", "card"):
        return _coloured(facts, seat, chosen, spots[-1])
    if chosen is None:
        return ()
    card = chosen[1]
    if spots[-1] == AGAIN:
        return (Play(seat, card),)
    if kind == "space":
        return (Play(seat, card, to=_distance(facts, card, int(name))),)
    if kind == "middle":
        return tuple(Play(seat, card, take=chips) for chips in range(PIGS + 1))
    return ()


def _pile(facts: Facts, seat: Seat) -> tuple[Action, ...]:
    """The undealt cards: a draw, or not playing at all, or the deal."""
    deal = Deal(seat, (HAND,) * len(facts.state.players))
    return (Draw(seat), Pass(seat)) if facts.state.phase == PLAY else (deal,)


def _chosen(facts: Facts, spots: tuple[Spot, ...]) -> tuple[str, int] | None:
    """The card or pig tapped just before, and its colour."""
    parts = spots[-1].split(":") if spots else [""]
    if parts[0] not in ("pig", "card") or parts[-1] not in facts.options.colours:
        return None
    return parts[0], facts.options.colours.index(parts[-1])


def _coloured(
    facts: Facts, seat: Seat, chosen: tuple[str, int] | None, spot: Spot
) -> tuple[Action, ...]:
    """A card or pig, alone or after another one."""
    now = _chosen(facts, (spot,))
    if now is None:
        return ()
    if chosen is None or now[0] == "card" == chosen[0]:
        return tuple(dict.fromkeys(tempting_plays(facts, seat, now[1])))
    if now[0] == "card":
        return (_moving(seat, now[1], chosen[1]),)
    if now[1] == chosen[1]:
        return (Play(seat, now[1]),)
    there = _distance(facts, chosen[1], facts.space(facts.state.track[now[1]]))
    onto = Play(seat, chosen[1], to=there)
    if chosen[0] == "card":
        return (_moving(seat, chosen[1], now[1]), onto)
    return (onto, Play(seat, now[1]))


def _moving(seat: Seat, card: int, pig: int) -> Play:
    """Playing a card and moving this pig."""
    return Play(seat, card) if pig == card else Play(seat, card, pig=pig)


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
