"""Players for the machine's seats. They see a view and choose among legal actions."""

from __future__ import annotations

from tutor.engine.chance import Chance
from tutor.games.schweinebande.actions import Action, Close, Collect, Done, Feed, Pass, Pick, Redeem
from tutor.games.schweinebande.board import EXISTING, LINES
from tutor.games.schweinebande.facts import Facts, yard_of_closing
from tutor.games.schweinebande.groups import best_closing, best_groups
from tutor.games.schweinebande.play import row_taken
from tutor.games.schweinebande.state import (
    COLLECT,
    DOWN,
    FEED,
    FINAL,
    KINDS,
    NUMBERS,
    PIG,
    PLACE,
    REDEEM,
    ROUNDS,
    Counts,
    State,
    counted,
    minus,
    plus,
    value,
)

WORTH_PLACING = 12
"""Numbers that the best row of a space should promise before a farmer goes there."""
UNKNOWN = 4
"""What a face-down tile is worth on average."""


def random(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Any legal action."""
    return luck.choice(legal)


def herder(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Places where a row promises much, takes what completes groups, sells what is in no group."""
    choose = {
        PLACE: _place, COLLECT: _collect, REDEEM: _redeem, FEED: _feed, FINAL: _close,
    }[view.section]  # fmt: skip
    return choose(view, legal, luck)


def _place(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Turns tiles near the middle of things; places where the best row is rich enough."""
    facts = Facts(view)
    picks = [action for action in legal if isinstance(action, Pick)]
    if picks:
        best = max(_promise(facts, action.at) for action in picks)
        return luck.choice([a for a in picks if _promise(facts, a.at) == best])
    wanted = WORTH_PLACING if len(facts.down) > facts.in_hand[view.turn] else 0
    placing = [action for action in legal if not isinstance(action, Pass)]
    passing = [action for action in legal if isinstance(action, Pass)]
    if not passing or _promise(facts, view.shown) >= wanted:
        return placing[0]
    return passing[0]


def _promise(facts: Facts, start: int) -> int:
    """What the best row from a space would bring, face-down tiles at their average."""
    board = facts.state.board
    rows = []
    for way in EXISTING[start]:
        blocker = facts.row(start, way).blocker
        line = LINES[start][way]
        free = line[: line.index(blocker)] if blocker >= 0 else line
        rows.append(sum(UNKNOWN if board[s] == DOWN else NUMBERS[board[s]] + 1 for s in free))
    return max(rows)


def _collect(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """The row that adds most: groups now, and the numbers as what they sell for."""
    facts = Facts(view)
    own = plus(view.front[view.turn], view.fresh[view.turn])

    def gain(action: Action) -> int:
        assert isinstance(action, Collect), f"{action!r} collects nothing"
        row = row_taken(facts, action)
        taken = (action.start, *(row.tiles if row else ()))
        return _worth(plus(own, counted(view.board[space] for space in taken)), view.round)

    return max(legal, key=gain)


def _worth(tiles: Counts, round_number: int) -> int:
    """Groups weigh most; beginnings of groups count a little."""
    pairs = sum(tiles[kind] ** 2 * NUMBERS[kind] for kind in range(KINDS))
    return 20 * best_groups(tiles, round_number) + pairs + value(tiles)


def _redeem(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """A group that belongs to the best choice; pigs wait for the bonus (SB-P1)."""
    for action in legal:
        if not isinstance(action, Redeem):
            continue
        if action.group[PIG] == 4 and view.round < ROUNDS:
            continue
        front = view.front[view.players.index(action.by)]
        now = best_groups(front, view.round)
        later = best_groups(minus(front, action.group), view.round)
        if now - later <= _points(action, view):
            return action
    return next(action for action in legal if isinstance(action, Done))


def _points(action: Redeem, view: State) -> int:
    return best_groups(action.group, view.round)


def _feed(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """Keeps what is worth most: few animals sold, a sack where many are to be fed."""
    feeds = [action for action in legal if isinstance(action, Feed)]

    def left(action: Feed) -> int:
        front = view.front[view.players.index(action.by)]
        return _kept(minus(front, action.sell), view.round) - 15 * action.sack

    return max(feeds, key=left)


def _kept(front: Counts, round_number: int) -> int:
    if round_number == ROUNDS:
        return 10 * best_closing(front)
    return sum(front[kind] ** 2 * NUMBERS[kind] for kind in range(KINDS))


def _close(view: State, legal: tuple[Action, ...], luck: Chance) -> Action:
    """The closing group with the highest lowest animal."""
    closing = [action for action in legal if isinstance(action, Close)]
    if not closing:
        return legal[0]
    return max(closing, key=lambda a: (value(yard_of_closing(a.group)), value(a.group)))


BOTS = {"random": random, "sensible": herder}
