"""Section C: collecting one row from one farmer."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.engine.verdict import YES, Answer, Spot, no
from tutor.games.schweinebande.actions import Collect, Skip
from tutor.games.schweinebande.board import EXISTING, LINES, SPACES, TOWARDS, Row
from tutor.games.schweinebande.facts import Facts, way_of, ways_of
from tutor.games.schweinebande.rules_turn import BOOK
from tutor.games.schweinebande.spots import WAY_WORDS, named, spaces
from tutor.games.schweinebande.state import EMPTY


@BOOK.gate("SB-C2", Collect, not_yours=("space", "owner"), no_farmer=("space", "seat"))
def a_row_starts_at_an_own_farmer(facts: Facts, action: Collect) -> Answer:
    """A player collects from one of the own farmers on the board."""
    state, seat = facts.state, facts.seats[action.by]
    if action.start in state.farmers[seat]:
        return YES
    space, at = SPACES[action.start], spaces([action.start])
    if action.start in facts.standing:
        owner = facts.owner(action.start)
        return no("not_yours", space=space, owner=owner, need=action.by, have=owner, at=at)
    own = spaces(state.farmers[seat])
    return no("no_farmer", space=space, seat=action.by, need=1, have=0, at=at, instead=own)


@BOOK.need("SB-C2", Skip, must_collect=("seat", "farmers"))
def every_farmer_collects(facts: Facts, action: Skip) -> Answer:
    """A player on turn collects; nobody declines."""
    own = facts.state.farmers[facts.seats[action.by]]
    at, instead = (f"player:{action.by}",), spaces(own)
    return no(
        "must_collect", seat=action.by, farmers=len(own), need=1, have=0, at=at, instead=instead
    )


@BOOK.need(
    "SB-C5", Collect, name_a_row=("ways",), edge=("way", "ways"), empty=("way", "ways"),
    left_out=("spaces", "need", "have"),
)  # fmt: skip
def a_whole_row_with_tiles(facts: Facts, action: Collect) -> Answer:
    """All tiles of one row are taken, and a row without tiles is no choice."""
    way = way_of(action)
    if way is None:
        return None if action.take else _no_row_named(facts, action)
    if way not in EXISTING[action.start]:
        return no("edge", way=WAY_WORDS[way], ways=_choices(facts, action.start), need=1, have=0)
    row = facts.row(action.start, way)
    if not row.tiles:
        return _row_without_tiles(facts, action)
    left = () if action.take is None else tuple(set(row.tiles) - set(action.take))
    if left:
        need, have = len(row.tiles), len(row.tiles) - len(left)
        names, missing = named(sorted(left)), spaces(sorted(left))
        return no("left_out", spaces=names, need=need, have=have, also=("SB-C10",), instead=missing)
    return YES


def _no_row_named(facts: Facts, action: Collect) -> Answer:
    """Neither a direction nor a tile is named: right only where nothing lies anywhere."""
    rich = facts.rich(action.start)
    spare = len(rich) < len(EXISTING[action.start]) and facts.options.empty_rows
    if not rich or (action.take is not None and spare):
        return YES
    ways, instead = _choices(facts, action.start), _tiles(rich)
    return no("name_a_row", ways=ways, need=1, have=0, instead=instead)


def _row_without_tiles(facts: Facts, action: Collect) -> Answer:
    rich = facts.rich(action.start)
    if not rich or facts.options.empty_rows:
        return YES
    if action.way is None:
        return None
    way, ways = WAY_WORDS[action.way], _choices(facts, action.start)
    at, instead = spaces([action.start]), _tiles(rich)
    return no("empty", way=way, ways=ways, need=1, have=0, at=at, instead=instead)


def _tiles(rows: Sequence[Row]) -> tuple[Spot, ...]:
    return spaces(space for row in rows for space in row.tiles)


def _choices(facts: Facts, start: int) -> tuple[str, ...]:
    return tuple(WAY_WORDS[row.way] for row in facts.rich(start))


@BOOK.need("SB-C10", Collect, two_ways=("ways",))
def one_direction_only(facts: Facts, action: Collect) -> Answer:
    """A row leads in one direction."""
    ways = ways_of(action)
    if len(ways) < 2:
        return None
    names = tuple(WAY_WORDS[way] for way in ways)
    return no("two_ways", ways=names, need=1, have=len(ways), at=spaces(action.take or ()))


@BOOK.need("SB-G2", Collect, off_line=("spaces", "space"))
def rows_are_straight_lines(facts: Facts, action: Collect) -> Answer:
    """A row is one of the straight lines through the farmer's space."""
    towards = TOWARDS[action.start]
    off = [space for space in action.take or () if space not in towards and space != action.start]
    if not off:
        return None
    start = SPACES[action.start]
    return no("off_line", spaces=named(off), space=start, need=0, have=len(off), at=spaces(off))


@BOOK.need("SB-C6", Collect, behind=("spaces", "blocker", "owner"))
def a_farmer_ends_the_row(facts: Facts, action: Collect) -> Answer:
    """The tile under another farmer and all behind it stay."""
    for way in ways_of(action):
        blocker = facts.row(action.start, way).blocker
        line = LINES[action.start][way]
        hidden = line[line.index(blocker) :] if blocker >= 0 else ()
        claimed = [space for space in hidden if space in (action.take or ())]
        if claimed:
            return no(
                "behind", spaces=named(claimed), blocker=SPACES[blocker],
                owner=facts.owner(blocker), also=("SB-C9",), need=0, have=len(claimed),
                at=spaces(dict.fromkeys((blocker, *claimed))),
            )  # fmt: skip
    return None


@BOOK.need("SB-C11", Collect, nothing_there=("spaces",))
def an_empty_space_gives_nothing(facts: Facts, action: Collect) -> Answer:
    """A space without a tile neither ends a row nor gives a tile."""
    bare = [space for space in action.take or () if facts.state.board[space] == EMPTY]
    if not bare:
        return None
    return no("nothing_there", spaces=named(bare), need=0, have=len(bare), at=spaces(bare))
