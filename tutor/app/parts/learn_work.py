"""What a learner has done in one task, as it stands in the address, and what follows from it.

The log holds every attempt, answer, hint and move watched, in order. Nothing else is kept, so
reload, back and a second device show the same moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutor.app.widgets import known
from tutor.engine.problem import Problem, Unreadable, refuse
from tutor.engine.verdict import Judgement, Spot
from tutor.library.editions import Switches, under
from tutor.library.load import GameLibrary, library
from tutor.library.models import Scenario
from tutor.library.pointing import added, touched
from tutor.library.solve import Hint, Trial, attempt, begin, hint, resume, solution
from tutor.store import share

Entry = Mapping[str, Any]
Log = tuple[Entry, ...]

WATCH: Entry = {"watch": 1}
HINT: Entry = {"hint": 1}
LEGAL, ILLEGAL = "legal", "illegal"
LAST_HINT = 3
TOLD_IN_JUDGE = 1
"""A question is answered by the learner alone; its hint names the rule and no more."""


@dataclass(frozen=True)
class Work:
    """A task with everything done in it. `hint` is the level asked for at this position."""

    trial: Trial
    log: Log = ()
    hint: int = 0
    told: bool = False
    answer: str = ""
    strict: bool = False
    """The first refused attempt that does not solve the task ends it."""

    @property
    def scenario(self) -> Scenario:
        """The task."""
        return self.trial.scenario

    @property
    def watched(self) -> int:
        """Moves of an example seen so far."""
        return len(self.trial.tried) if self.scenario.kind == "example" else 0

    @property
    def status(self) -> str:
        """open, done or failed."""
        if self.scenario.kind == "example":
            return "done" if self.watched == len(self.scenario.show) else "open"
        if self.scenario.kind == "judge":
            return "open" if not self.answer else "done" if self.right else "failed"
        if self.strict and self.trial.status == "open" and self._refused:
            return "failed"
        return self.trial.status

    @property
    def _refused(self) -> bool:
        judgement = self.trial.judgement
        return judgement is not None and judgement.step is None

    @property
    def right(self) -> bool:
        """Whether a question was answered as the rules answer it."""
        judgement = self.trial.judgement
        return judgement is not None and judgement.verdict.legal == (self.answer == LEGAL)

    @property
    def hints(self) -> int:
        """How many hints there are here."""
        return {"try": LAST_HINT, "judge": TOLD_IN_JUDGE, "example": 0}[self.scenario.kind]


def started(lib: GameLibrary, scenario: Scenario) -> Work:
    """A task before anything was done."""
    return Work(begin(lib, scenario))


def then(work: Work, entry: Entry) -> Work:
    """The task after one more entry. Raises Unreadable for one that makes no sense here."""
    after = replace(work, log=(*work.log, entry))
    if work.status != "open":
        return work
    if "do" in entry and work.scenario.kind == "try":
        return _tried(after, entry)
    if entry == HINT and work.hint < work.hints:
        return replace(after, hint=work.hint + 1, told=work.told or work.hint + 1 == LAST_HINT)
    if entry == WATCH and work.scenario.kind == "example":
        return _tried(after, work.scenario.show[work.watched])
    if entry.get("answer") in (LEGAL, ILLEGAL) and work.scenario.question is not None:
        judged = _tried(after, work.scenario.question)
        return replace(judged, answer=str(entry["answer"]))
    raise refuse("moves", "share_damaged")


def _tried(work: Work, move: Entry) -> Work:
    action = work.trial.game.codec.read_move(move, work.trial.state)
    trial = attempt(work.trial, action)
    moved = trial.judgement is not None and trial.judgement.step is not None
    return replace(work, trial=trial, hint=0 if moved else work.hint)


def read(lib: GameLibrary, scenario: Scenario, code: str) -> tuple[Work, tuple[Problem, ...]]:
    """The task as an address describes it; from the start, with problems, for a damaged one."""
    try:
        return _read(lib.slug, scenario.id, tuple(scenario.variant.items()), code), ()
    except Unreadable as wrong:
        return started(lib, scenario), wrong.problems


@lru_cache(maxsize=512)
def _read(slug: str, name: str, switches: Switches, code: str) -> Work:
    return replayed(library().games[slug], under(slug, name, switches), entries(code))


def replayed(lib: GameLibrary, scenario: Scenario, log: Log, *, strict: bool = False) -> Work:
    """The task after these entries; for `strict` see `Work`. Raises Unreadable."""
    work = replace(started(lib, scenario), strict=strict)
    for entry in log:
        work = then(work, entry)
    return work


def entries(code: str) -> Log:
    """The entries behind a code, none behind "". Raises Unreadable."""
    if not code:
        return ()
    rows = share.decode(code).get("moves")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise refuse("moves", "share_damaged")
    return tuple(rows)


def code(log: Log) -> str:
    """The entries as a code; a log too long for a link starts the task anew."""
    try:
        return share.encode({"moves": [dict(entry) for entry in log]}) if log else ""
    except Unreadable:
        return ""


def help_for(work: Work) -> Hint | None:
    """The hint asked for at this position; None without one, or when the task is over."""
    if not work.hint or work.status != "open":
        return None
    return _hint(_here(work.trial), work.hint)


def judged(work: Work) -> Judgement[Any] | None:
    """The last attempt's judgement. Of several refusals the one the task is about comes first."""
    judgement = work.trial.judgement
    if judgement is None or judgement.verdict.legal:
        return judgement
    success = work.scenario.success
    about = (*(success.cites if success else ()), *work.scenario.teaches)
    findings = sorted(judgement.verdict.findings, key=lambda finding: finding.rule not in about)
    return replace(judgement, verdict=replace(judgement.verdict, findings=tuple(findings)))


def undone(log: Log) -> Log:
    """The log without the last thing done: a move with the hints after it, else the hints."""
    kept = log
    while kept and kept[-1] == HINT:
        kept = kept[:-1]
    return kept[:-1]


def way_out_at(work: Work) -> tuple[Spot, ...]:
    """Where on the board the way out of a refusal is made; () where there is none."""
    trial = work.trial
    return _touched(trial.library.slug, trial.before, work.scenario.seat, trial.action)


@lru_cache(maxsize=512)
def _touched(slug: str, state: Any, seat: str, refused: Any) -> tuple[Spot, ...]:
    lib = library().games[slug]
    way = known.nearest(lib.game, state, refused)
    if way is None or added(lib.game, state, way):
        return ()  # of a counted move the verdict itself tells what there is too much of
    return touched(lib, state, seat, way)


def wanted(work: Work) -> tuple[Any, ...]:
    """Moves that must be among those offered: the likely wrong ones and one that goes the right
    way.
    """
    trial = work.trial
    read = trial.game.codec.read_move
    listed = [read(wrong.move, trial.state) for wrong in trial.scenario.wrong]
    right = _way(_here(trial))
    return (*listed, right) if right else tuple(listed)


Here = tuple[str, str, Switches, tuple[str, ...]]
"""The position of a trial: game, scenario, switches, moves tried."""


def _here(trial: Trial) -> Here:
    written = tuple(code((move,)) for move in trial.tried)
    return trial.library.slug, trial.scenario.id, tuple(trial.scenario.variant.items()), written


def _resumed(here: Here) -> Trial:
    slug, scenario, variant, tried = here
    moves = tuple(move for one in tried for move in entries(one))
    return resume(library().games[slug], under(slug, scenario, variant), moves)


@lru_cache(maxsize=512)
def _hint(here: Here, level: int) -> Hint:
    return hint(_resumed(here), level)


@lru_cache(maxsize=512)
def _way(here: Here) -> Any | None:
    """The first move of the shortest way to success from here, or None without one."""
    way = solution(_resumed(here))
    return way[0] if way else None
