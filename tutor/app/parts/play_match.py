"""A game being played: its record, who sits where, and the moves that nobody chooses by hand.

It is kept in the store under a random key, and the key stands in the address. Who knows the key may
play on, from any device that reaches this server; the record itself is never in a link.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any
from uuid import uuid4

from tutor import games
from tutor.app import profile
from tutor.engine.chance import Chance
from tutor.engine.game import Game, IllegalAction
from tutor.engine.problem import Problem, Unreadable, problem, refuse
from tutor.engine.record import GameRecord, Turn, append, nature, replay
from tutor.engine.tool import Tool
from tutor.engine.verdict import CHANCE
from tutor.store import share

HUMAN = "human"
SHELF = "games"
"""All games lie under this name, so that a second device finds them by their key."""
KEPT = {"game", "variant", "position", "moves", "seed", "seats"}
"""What a kept game consists of."""
LONGEST_RUN = 400
"""Moves that machines make before somebody is asked again."""


@dataclass(frozen=True)
class Match:
    """A record and, for each seat, `human` or the name of one of the game's bots."""

    record: GameRecord
    seats: Mapping[str, str]

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats that people sit on."""
        return tuple(seat for seat, kind in self.seats.items() if kind == HUMAN)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return games.load(self.record.game)


@dataclass(frozen=True)
class Played:
    """A match with its replay. `turns` holds one entry for each move of the record."""

    match: Match
    first: Any
    turns: tuple[Turn[Any], ...]

    @property
    def state(self) -> Any:
        """The state now."""
        return self.turns[-1].state if self.turns else self.first

    def chosen(self, seats: Collection[str]) -> tuple[int, ...]:
        """The numbers, from 1, of the moves that these seats chose; nature's are nobody's."""
        return tuple(
            ply
            for ply, turn in enumerate(self.turns, 1)
            if turn.move.get("by") in seats and CHANCE not in self.match.game.actors(turn.before)
        )

    def waiting(self) -> tuple[str, ...]:
        """The people who may act now; () while machines or nature are to act, and at the end."""
        return tuple(seat for seat in self.acting() if seat in self.match.humans)

    def acting(self) -> tuple[str, ...]:
        """Who may act now, nature included."""
        return self.match.game.actors(self.state)


def fresh_seed() -> int:
    """Luck for a new game."""
    return secrets.randbelow(10**9)


def begin(
    slug: str, variant: Mapping[str, Any], position: Mapping[str, Any], seats: Mapping[str, str]
) -> Match:
    """A match before its first move."""
    return Match(GameRecord(slug, variant, position, seed=fresh_seed()), dict(seats))


def text(match: Match) -> str:
    """A match as text for the store."""
    record = match.record
    return share.to_text(
        {
            "game": record.game,
            "variant": record.variant,
            "position": record.position,
            "moves": list(record.moves),
            "seed": record.seed,
            "seats": match.seats,
        }
    )


@lru_cache(maxsize=64)
def played(kept: str) -> Played:
    """The match of a kept text, replayed. Raises Unreadable for a text of another version."""
    data = share.from_text(kept)
    if not isinstance(data, dict) or set(data) != KEPT or data["game"] not in games.slugs():
        raise refuse("record", "old_record")
    moves = tuple(data["moves"])
    record = GameRecord(data["game"], data["variant"], data["position"], moves, data["seed"])
    match = Match(record, data["seats"])
    try:
        first, turns = replay(match.game, record)
    except IllegalAction as wrong:
        raise refuse("record", "old_record") from wrong
    return Played(match, first, turns)


def keep(key: str, match: Match) -> None:
    """Keep a match, and its key as the one to go on with."""
    profile.store().keep(SHELF, key, text(match))
    profile.store().keep(profile.profile(), _latest(match.record.game), key)


def _latest(slug: str) -> str:
    return f"{slug} game"


def latest(slug: str) -> str:
    """The key of the reader's latest game; "" when there is none."""
    return profile.store().kept(profile.profile(), _latest(slug)) or ""


def kept(key: str) -> Played | None:
    """The match under a key; None where there is none, or none that can be replayed."""
    return found(key)[0]


def found(key: str) -> tuple[Played | None, tuple[Problem, ...]]:
    """The match under a key, or what is wrong with it."""
    text = profile.store().kept(SHELF, key)
    if text is None:
        return None, (problem("record", "no_record"),)
    try:
        return played(text), ()
    except Unreadable:
        return None, (problem("record", "old_record"),)


def is_stale(key: str, shown: Played) -> bool:
    """Whether another page has gone on with the game since this one was drawn: what is done here
    would take that back.
    """
    now = kept(key)
    return now is None or now.match != shown.match


def new_key() -> str:
    """A key that nobody guesses."""
    return uuid4().hex


def made(match: Match, state: Any, action: Any) -> Match:
    """The match with one more legal action, made in `state`."""
    return replace(match, record=append(match.game, match.record, state, action))


def undone(now: Played) -> Match | None:
    """The match before the last move of a person; None without one."""
    own = now.chosen(now.match.humans)
    if not own:
        return None
    record = now.match.record
    return replace(now.match, record=replace(record, moves=record.moves[: own[-1] - 1]))


def run(match: Match, most: int = LONGEST_RUN) -> Match:
    """The match after what nature and machines do, until a person may act or the game ends."""
    state = played(text(match)).state
    for _ in range(most):
        action = _own_accord(match, state)
        if action is None:
            break
        after = match.game.judge(state, action).step
        assert after is not None, f"{action!r} is not legal"
        match, state = made(match, state, action), after.state
    return match


def asked(game: Game[Any, Any, Any], state: Any) -> tuple[Tool, ...]:
    """What only people can tell, such as what they made of a card of text only."""
    return tuple(tool for tool in game.tools if tool.asks and tool.when(state))


def _own_accord(match: Match, state: Any) -> Any | None:
    """The next action that no person chooses; None when one is to be asked."""
    game, record = match.game, match.record
    actors = game.actors(state)
    if not actors or any(seat in match.humans for seat in actors) or asked(game, state):
        return None
    if actors == (CHANCE,):
        return nature(game, state, record)
    seat = actors[0]
    return chosen(match, state, seat, match.seats.get(seat, HUMAN))


def chosen(match: Match, state: Any, seat: str, bot: str) -> Any | None:
    """What a bot does on a seat, knowing what the seat knows; None for no such bot or no move."""
    game = match.game
    legal = tuple(action for action in game.legal(state) if action.by == seat)
    if bot not in game.bots or not legal:
        return None
    luck = Chance(match.record.seed, len(match.record.moves))
    return game.bots[bot](game.view(state, seat), legal, luck)
