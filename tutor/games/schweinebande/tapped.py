"""What taps on the board mean.

Where a tap can mean only one thing it means that at once; else every meaning is named, and the
next tap or the learner's choice among them decides.
"""

from __future__ import annotations

from tutor.engine.game import AGAIN
from tutor.games.schweinebande.actions import Action, Collect, Pass, Pick, Place, Skip
from tutor.games.schweinebande.board import SPACES, TOWARDS
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.state import COLLECT, NOWHERE, PLACE, TOGETHER, UNCOVER
from tutor.games.schweinebande.tapped_herd import herd, kept, paid, through


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """What a seat could mean by tapping: a tile to turn, a row, a group, animals to sell."""
    if not spots:
        return ()
    section = facts.state.section
    if section in TOGETHER:
        return _in_front(facts, seat, spots)
    places = _places(spots)
    kind = spots[-1].partition(":")[0]
    if kind == "farmers":
        return (Skip(seat),) if section == COLLECT else (Pass(seat),)
    if kind != "space" and spots[-1] != AGAIN:
        return ()
    if section == COLLECT:
        return _collecting(facts, seat, places)
    if section in (PLACE, UNCOVER) and spots[-1] != AGAIN:
        return _placing(facts, seat, places[-1])
    return ()


def _places(spots: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces tapped, in order; one tapped again counts again."""
    places: list[int] = []
    for spot in spots:
        kind, _, name = spot.partition(":")
        if kind == "space" and name in SPACES:
            places.append(SPACES.index(name))
        elif spot == AGAIN and places:
            places.append(places[-1])
    return tuple(places)


def _in_front(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """Sections that everybody plays at once: what lies before a player is tapped."""
    kind, _, who = spots[-1].partition(":")
    if kind not in ("player", "tokens", "yard"):
        return herd(facts, seat, spots)
    if who != seat:
        return ()
    if kind == "player":
        return through(facts, seat)
    return paid(facts, seat, spots[:-1]) if kind == "tokens" else kept(facts, seat, spots[:-1])


def _placing(facts: Facts, seat: str, space: int) -> tuple[Action, ...]:
    """A hidden tile is turned; one face up can only be meant for a farmer or to be turned again."""
    shown, hidden = facts.state.shown, space in facts.down
    if space == shown:
        return (Place(seat),)
    if shown != NOWHERE:
        return (Pick(seat, space), Place(seat, space)) if hidden else (Place(seat, space),)
    return (Pick(seat, space),) if hidden else (Place(seat, space), Pick(seat, space))


def _collecting(facts: Facts, seat: str, places: tuple[int, ...]) -> tuple[Action, ...]:
    """A farmer and then a tile mean a row; tiles and then a farmer mean just those tiles."""
    if not places:
        return ()
    own, last = facts.state.farmers[facts.seats[seat]], places[-1]
    before = places[-2] if len(places) > 1 else NOWHERE
    if last in own and (before in own or before == NOWHERE):
        return () if facts.rich(last) else (Collect(seat, last),)
    if last in own:
        return _claimed(facts, seat, last, places[:-1])
    if before in own:
        return _tapped_row(facts, seat, before, last)
    stands = last in facts.standing or last == before
    return (Collect(seat, last),) if stands else ()


def _claimed(facts: Facts, seat: str, start: int, places: tuple[int, ...]) -> tuple[Action, ...]:
    """Tiles tapped before the farmer: these and no others, and the row where there is only one."""
    taken: list[int] = []
    for space in reversed(places):
        if space in facts.standing:
            break
        taken.append(space)
    claim = tuple(sorted(set(taken)))
    ways = {TOWARDS[start][space] for space in claim if space in TOWARDS[start]}
    way = ways.pop() if len(ways) == 1 else None
    only = Collect(seat, start, way, claim)
    if way is None or facts.row(start, way).tiles == claim:
        return (only,) if way is None else (Collect(seat, start, way),)
    return (Collect(seat, start, way), only)


def _tapped_row(facts: Facts, seat: str, start: int, space: int) -> tuple[Action, ...]:
    """The row, the row only up to a tile before its end, or also what a farmer keeps."""
    way = TOWARDS[start].get(space)
    if way is None:
        return (Collect(seat, start, None, (space,)),)
    tiles, whole = facts.row(start, way).tiles, Collect(seat, start, way)
    if space in tiles:
        reached = tiles[: tiles.index(space) + 1]
        short = Collect(seat, start, way, tuple(sorted(reached)))
        return (whole,) if reached == tiles else (whole, short)
    claim = Collect(seat, start, way, tuple(sorted((*tiles, space))))
    if facts.state.board[space] >= 0:
        return (claim,)
    return (whole, claim) if tiles else (whole,)
