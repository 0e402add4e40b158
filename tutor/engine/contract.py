"""What must hold in every state of every game. Used by tests and by `tutor check`.

Each check yields plain sentences; none means the game keeps the contract there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from tutor.engine.chance import Chance
from tutor.engine.game import Game
from tutor.engine.problem import Unreadable
from tutor.engine.twins import twins
from tutor.engine.verdict import CHANCE, Finding, RuleId, Seat, Verdict

AnyGame = Game[Any, Any, Any]
Check = Callable[[AnyGame, Any], Iterable[str]]
LONGEST_GAME = 3_000
MOST_TWINS = 2
"""Positions that look the same to a seat, per seat and state."""


def random_game(game: AnyGame, seats: tuple[str, ...], variant: Any, seed: int) -> Iterator[Any]:
    """Every state of one game played at random, the last one included.

    Raises AssertionError when the game does not end within LONGEST_GAME actions.
    """
    state = game.start(seats, variant)
    for ply in range(LONGEST_GAME):
        yield state
        if not game.actors(state):
            return
        state = game.apply(state, random_action(game, state, Chance(seed, ply))).state
    raise AssertionError(f"{game.slug}: no end after {LONGEST_GAME} actions")


def random_action(game: AnyGame, state: Any, luck: Chance) -> Any:
    """Nature's action, or one of the legal ones. Raises AssertionError without any."""
    if game.actors(state) == (CHANCE,):
        return game.chance(state, luck)
    legal = game.legal(state)
    assert legal, f"{game.slug}: somebody is to act but nothing is legal in {state}"
    return luck.choice(legal)


def actions(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """What the checks try in a state: candidates, temptations, nature's action."""
    facts = game.facts(state)
    nature = (game.chance(state, Chance(0, 0)),) if game.actors(state) == (CHANCE,) else ()
    tried = (*game.candidates(facts), *game.temptations(facts), *nature)
    return tuple(dict.fromkeys(tried))


def somebody_acts(game: AnyGame, state: Any) -> Iterator[str]:
    """Someone can act, or the game is over; who acts has a legal action."""
    actors = game.actors(state)
    if actors == (CHANCE,):
        if not game.verdict(state, game.chance(state, Chance(0, 0))).legal:
            yield "nature's own action is refused"
        return
    legal = {action.by for action in game.legal(state)}
    if legal and not actors:
        yield "the game is over, yet something is legal"
    if actors and not legal:
        yield "somebody is to act, yet nothing is legal"
    if not legal <= set(actors):
        yield f"{sorted(legal - set(actors))} may act but are not among the actors"


def candidates_are_complete(game: AnyGame, state: Any) -> Iterator[str]:
    """No candidate twice; a legal temptation leads where some candidate leads."""
    facts = game.facts(state)
    candidates = tuple(game.candidates(facts))
    twice = [action for action, times in Counter(candidates).items() if times > 1]
    if twice:
        yield f"candidate twice: {twice[0]}"
    reached = {game.apply(state, action).state for action in game.legal(state)}
    for action in game.temptations(facts):
        legal = game.book.judge(facts, action).legal
        if legal and game.apply(state, action).state not in reached:
            yield f"legal but no candidate: {action}"


def verdicts_are_sound(game: AnyGame, state: Any) -> Iterator[str]:
    """`full` never changes the verdict; each verdict cites rules."""
    facts = game.facts(state)
    for action in actions(game, state):
        full = game.book.judge(facts, action)
        if full.legal != game.book.judge(facts, action, full=False).legal:
            yield f"a full judgement differs from a short one: {action}"
        if not full.cites:
            yield f"no rule cited for {action}"


def nothing_leaks(game: AnyGame, state: Any) -> Iterator[str]:
    """Judging on a seat's view equals judging on the state, reasons included."""
    for seat in sorted({action.by for action in actions(game, state)} - {CHANCE}):
        view = game.view(state, seat)
        if game.view(view, seat) != view:
            yield f"the view of {seat} is not its own view"
        for action in actions(game, state):
            if action.by == seat and _judged(game, state, action) != _judged(game, view, action):
                yield f"{seat} learns something hidden from the verdict on {action}"


def what_lies_face_down_stays_unknown(game: AnyGame, state: Any) -> Iterator[str]:
    """Moves whose difference nobody else sees are told alike to everybody else.

    In a game that hides no move of a player (`Game.seen` is None) all see what is laid, also when
    it is covered at once; there only what nature does is looked at.
    """
    legal = [
        (action, game.judge(state, action))
        for action in game.legal(state)
        if game.seen is not None or action.by == CHANCE
    ]
    for seat in (*sorted({action.by for action, _ in legal}), None):
        told: dict[Any, Any] = {}
        for action, judged in legal:
            assert judged.step is not None, f"{action} is legal"
            after = judged.step.state
            seen = game.seen(action, after, seat) if game.seen else action
            if action.by == seat:
                if seen != action:
                    yield f"{seat} no longer knows the own move {action}"
                continue
            general = None if seen == action else judged.verdict.findings[0]
            said = (game.label(seen, game.view(state, seat)), general)
            first = told.setdefault((action.by, game.view(after, seat)), (after, said))
            if first[0] != after and first[1] != said:
                yield f"{seat} learns something hidden from how {action} is told"


def _judged(game: AnyGame, state: Any, action: Any) -> Verdict:
    return game.verdict(state, action)


def effects_tell_nothing_hidden(game: AnyGame, state: Any) -> Iterator[str]:
    """What a seat is told about an action follows from what it sees before and afterwards.

    Two positions that look the same to a seat, and still do after the action, must bring the same
    events: otherwise a sentence would tell what the board does not show. Events of rules that show
    something for a moment (`Game.shows`) may tell what they show.
    """
    tried = actions(game, state)
    seats = sorted({action.by for action in tried} - {CHANCE})
    for seat in (None, *seats):
        for twin in islice(twins(game, state, seat), MOST_TWINS):
            for action in tried:
                if not _told_alike(game, state, twin, seat, action):
                    yield f"{seat or 'an onlooker'} learns something hidden: {action} beside {twin}"


def _told_alike(game: AnyGame, state: Any, twin: Any, seat: Seat | None, action: Any) -> bool:
    here, there = game.judge(state, action).step, game.judge(twin, action).step
    if here is None or there is None or here.events == there.events:
        return True
    if game.shows.intersection(event.rule for event in here.events):
        return True
    return bool(game.view(here.state, seat) != game.view(there.state, seat))


def everything_round_trips(game: AnyGame, state: Any) -> Iterator[str]:
    """State to position and back, action to move and back."""
    variant = game.codec.write_variant(state)
    written = game.codec.write(state)
    position = {key: written[key] for key in game.codec.position_keys}
    try:
        again = game.codec.read(position, variant)
    except Unreadable as wrong:
        yield f"its own position is refused: {wrong}"
        return
    if again != state:
        yield f"position read back differs: {again} from {state}"
    for action in actions(game, state):
        move = game.codec.write_move(action, state)
        if game.codec.read_move(move, state) != action:
            yield f"move read back differs: {move}"


def nothing_is_changed(game: AnyGame, state: Any) -> Iterator[str]:
    """Carrying an action out leaves the state it was made in as it was."""
    before = repr(state)
    for action in actions(game, state):
        game.judge(state, action)
    if repr(state) != before:
        yield "an action changed the state it was made in"


CHECKS: tuple[Check, ...] = (
    somebody_acts,
    candidates_are_complete,
    verdicts_are_sound,
    nothing_leaks,
    what_lies_face_down_stays_unknown,
    everything_round_trips,
    nothing_is_changed,
)


SECRETS: tuple[Check, ...] = (effects_tell_nothing_hidden,)
"""Takes fifty times as long as the others, so fewer states are looked at."""


def violations(
    game: AnyGame, states: Iterable[Any], checks: Iterable[Check] = CHECKS
) -> Iterator[str]:
    """Every broken check in every state, each with the state it was found in."""
    for state in states:
        for check in checks:
            for what in check(game, state):
                yield f"{game.slug}: {check.__name__}: {what}\n  in {state}"


def findings(game: AnyGame, state: Any) -> Iterator[Finding]:
    """Everything that could be said in a state."""
    for action in actions(game, state):
        judgement = game.judge(state, action)
        yield from judgement.verdict.findings
        yield from judgement.step.events if judgement.step else ()


def cited(game: AnyGame, state: Any) -> set[RuleId]:
    """Every rule cited in a state."""
    return {
        rule for finding in findings(game, state) for rule in (finding.rule, *finding.note.also)
    }
