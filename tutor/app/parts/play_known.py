"""What a seat knows of a move that was made: what lies face down is told by its kind alone."""

from __future__ import annotations

from typing import Any

from tutor.app.parts.play_match import Played
from tutor.app.widgets.verdict import Answer
from tutor.engine.game import Game
from tutor.engine.record import Turn
from tutor.engine.verdict import Judgement, Step, Verdict


def known(played: Played, ply: int, seat: str) -> Answer:
    """The move with the number `ply`, from 1, as the seat knows it ("" for an onlooker); at the end
    everything lies open.
    """
    game, turn = played.match.game, played.turns[ply - 1]
    action = game.codec.read_move(turn.move, turn.before)
    judged = Judgement(turn.verdict, Step(turn.state, turn.events))
    if not played.acting():
        return Answer(game, turn.before, action, judged)
    before = _before(game, turn.before, action, seat or None)
    hidden = _hidden(played, ply, seat, action)
    if hidden is None:
        return Answer(game, before, action, judged)
    return Answer(game, before, hidden, _general(turn))


def _before(game: Game[Any, Any, Any], state: Any, action: Any, seat: str | None) -> Any:
    """The state a move was made in, with the cards that it turned over."""
    if game.opened is None:
        return game.view(state, seat)
    return game.opened(state, action, seat)


def _hidden(played: Played, ply: int, seat: str, action: Any) -> Any | None:
    """The action without what the seat cannot know; None once it has come to light."""
    seen = played.match.game.seen
    if seen is None:
        return None
    hidden = seen(action, played.turns[ply - 1].state, seat or None)
    later = played.turns[ply - 1 :]
    came_to_light = any(seen(action, turn.state, seat or None) == action for turn in later)
    return None if came_to_light else hidden


def _general(turn: Turn[Any]) -> Judgement[Any]:
    """Only the rule for moves of this kind: further ones would tell the kind of card."""
    verdict = Verdict(turn.verdict.legal, turn.verdict.findings[:1])
    return Judgement(verdict, Step(turn.state, ()))


def tried(played: Played, shown: Any, action: Any) -> Answer:
    """An attempt, judged by what its seat knows: what it would lead to is not told."""
    game = played.match.game
    return Answer(game, shown, action, Judgement(game.verdict(shown, action), None))
