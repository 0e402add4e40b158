"""Runs scenarios against the engine: trying moves, judging conditions, computing hints."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from tutor.engine.game import Game, IllegalAction
from tutor.engine.verdict import Finding, Judgement, Spot
from tutor.library.cases import same
from tutor.library.load import GameLibrary
from tutor.library.models import Condition, Scenario, Situation
from tutor.library.pointing import touched

Progress = Literal["open", "done", "failed"]
WIDEST_SEARCH = 20_000


@dataclass(frozen=True, slots=True)
class Trial:
    """A scenario being worked on.

    `tried` holds every attempt of the learner in order, refused ones too, and is all that must
    be kept to come back here (see `resume`). `action` and `judgement` belong to the last one,
    `before` is the state it was made in. `spent` counts the learner's legal moves, `replied`
    the replies used.
    """

    library: GameLibrary
    scenario: Scenario
    state: Any
    tried: tuple[Mapping[str, Any], ...] = ()
    action: Any = None
    before: Any = None
    judgement: Judgement[Any] | None = None
    spent: int = 0
    replied: int = 0
    answered: int = 0
    """How many of the replies followed the last attempt."""
    status: Progress = "open"

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game of the scenario."""
        return self.library.game


def situation(game: Game[Any, Any, Any], shown: Situation) -> Any:
    """The state a situation describes. Raises Unreadable or IllegalAction."""
    state = game.codec.read(shown.position, shown.variant)
    for move in shown.moves:
        state = carry_out(game, state, move)
    return state


def carry_out(game: Game[Any, Any, Any], state: Any, move: Mapping[str, Any]) -> Any:
    """The state after a move. Raises Unreadable or IllegalAction."""
    action = game.codec.read_move(move, state)
    judgement = game.judge(state, action)
    if judgement.step is None:
        raise IllegalAction(action, judgement.verdict)
    return judgement.step.state


def begin(library: GameLibrary, scenario: Scenario) -> Trial:
    """The scenario before the first attempt."""
    return Trial(library, scenario, situation(library.game, scenario))


def resume(library: GameLibrary, scenario: Scenario, tried: tuple[Mapping[str, Any], ...]) -> Trial:
    """The scenario after these attempts. Raises Unreadable for one that cannot be read."""
    trial = begin(library, scenario)
    for move in tried:
        if trial.status == "open":
            trial = attempt(trial, trial.game.codec.read_move(move, trial.state))
    return trial


def attempt(trial: Trial, action: Any) -> Trial:
    """The scenario after one more attempt, legal or not, and the replies to it."""
    game, before = trial.game, trial.state
    judgement = game.judge(before, action)
    tried = (*trial.tried, game.codec.write_move(action, before))
    after = replace(
        trial, tried=tried, action=action, before=before, judgement=judgement, answered=0
    )
    if judgement.step is not None:
        after = replace(after, state=judgement.step.state, spent=trial.spent + 1)
        after = _answered(after)
    return replace(after, status=_status(after))


def _answered(trial: Trial) -> Trial:
    """The others' scripted moves, until it is the learner's turn or no reply is left."""
    game, scenario = trial.game, trial.scenario
    while trial.replied < len(scenario.replies) and not _may_act(game, trial.state, scenario.seat):
        reply = scenario.replies[trial.replied]
        state = carry_out(game, trial.state, reply)
        replied, answered = trial.replied + 1, trial.answered + 1
        trial = replace(trial, state=state, replied=replied, answered=answered)
    return trial


def _may_act(game: Game[Any, Any, Any], state: Any, seat: str) -> bool:
    actors = game.actors(state)
    return not actors or seat in actors


def _status(trial: Trial) -> Progress:
    scenario = trial.scenario
    if scenario.success is not None and holds(trial, scenario.success):
        return "done"
    if scenario.failure is not None and holds(trial, scenario.failure):
        return "failed"
    return "failed" if trial.spent >= scenario.within else "open"


def holds(trial: Trial, condition: Condition) -> bool:
    """Whether a condition is true of the last attempt and the state now."""
    return (
        _attempt_holds(trial, condition)
        and _state_holds(trial, condition)
        and all(holds(trial, part) for part in condition.all)
        and (not condition.any or any(holds(trial, part) for part in condition.any))
        and not any(holds(trial, part) for part in condition.none)
    )


def _attempt_holds(trial: Trial, condition: Condition) -> bool:
    judgement = trial.judgement
    if condition.verdict is None and not condition.cites and not condition.move:
        return True
    if judgement is None:
        return False
    legal = "legal" if judgement.verdict.legal else "illegal"
    if condition.verdict not in (None, legal):
        return False
    move = trial.tried[-1]
    return set(condition.cites) <= set(judgement.cites) and all(
        key in move and same(value, move[key]) for key, value in condition.move.items()
    )


def _state_holds(trial: Trial, condition: Condition) -> bool:
    game = trial.game
    if condition.then:
        written = game.codec.write(trial.state)
        if not all(
            key in written and game.codec.same(key, value, written[key])
            for key, value in condition.then.items()
        ):
            return False
    if condition.ask is None:
        return True
    return same(condition.answer, game.ask(trial.state, condition.ask).value)


def pool(trial: Trial) -> Iterator[Any]:
    """What the learner might try now: the listed wrong moves, candidates and temptations.

    At the start the listed ones come first, so that the hint for a forbidden move names the one
    the task means.
    """
    game, seat = trial.game, trial.scenario.seat
    facts = game.facts(trial.state)
    listed = [game.codec.read_move(wrong.move, trial.state) for wrong in trial.scenario.wrong]
    seen: set[Any] = set()
    offered = (*game.candidates(facts), *game.temptations(facts))
    for action in (*offered, *listed) if trial.spent else (*listed, *offered):
        if action.by == seat and action not in seen:
            seen.add(action)
            yield action


def solution(trial: Trial) -> tuple[Any, ...] | None:
    """The shortest way to success by breadth-first search; None when there is none."""
    queue: deque[tuple[Trial, tuple[Any, ...]]] = deque([(trial, ())])
    for _ in range(WIDEST_SEARCH):
        if not queue:
            return None
        now, way = queue.popleft()
        for action in pool(now):
            then = attempt(now, action)
            if then.status == "done":
                return (*way, action)
            if then.status == "open" and then.judgement is not None and then.judgement.step:
                queue.append((then, (*way, action)))
    return None


@dataclass(frozen=True, slots=True)
class Hint:
    """Help in three steps: 1 the rule that matters, 2 also the spots, 3 also the move."""

    level: int
    rule: str
    at: tuple[str, ...] = ()
    action: Any = None
    judgement: Judgement[Any] | None = None


def hint(trial: Trial, level: int) -> Hint:
    """Computed from the success condition, so that following it always succeeds."""
    rule = trial.scenario.teaches[0]
    way = solution(trial) if level > 1 else None
    if not way:
        return Hint(1, rule)
    judgement = trial.game.judge(trial.state, way[0])
    findings = judgement.verdict.findings + (judgement.step.events if judgement.step else ())
    at = _shown(trial, way[0], findings)
    if level == 2:
        return Hint(2, rule, at)
    return Hint(3, rule, at, way[0], judgement)


def _shown(trial: Trial, action: Any, findings: tuple[Finding, ...]) -> tuple[Spot, ...]:
    """Where a move is made on the board, not where it ends; else what the rules point at."""
    at = tuple(dict.fromkeys(spot for finding in findings for spot in finding.note.at))
    return (
        touched(trial.library, trial.state, trial.scenario.seat, action)
        or at
        or findings[0].note.instead
    )
