"""What `check` says of everything that the engine can play: positions, cases, tasks, proofs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.game import IllegalAction
from tutor.engine.problem import Unreadable
from tutor.library.cases import read_cases, run_case
from tutor.library.load import GameLibrary, content_root
from tutor.library.models import Scenario, Situation
from tutor.library.plain import documents, read_text
from tutor.library.proofs import proof_case
from tutor.library.solve import Trial, attempt, begin, hint, situation

Problems = Iterator[str]


def situations_can_be(library: GameLibrary) -> Problems:
    """Every position shown can be, and every mark is a spot of its picture."""
    info = library.info
    figures = {section.id: section.figure for section in info.sections}
    for name, figure in {**figures, "turn_figure": info.turn_figure, "cover": info.cover}.items():
        yield from _can_be(library, f"figure {name}", figure)
    for preset in info.presets:
        yield from _can_be(library, f"preset {preset.id}", preset)


def _can_be(library: GameLibrary, name: str, shown: Situation) -> Problems:
    try:
        situation(library.game, shown)
    except (Unreadable, IllegalAction) as wrong:
        yield f"{name}: {wrong}"


def cases_hold(library: GameLibrary) -> Problems:
    """Every acceptance case holds; every malformed one is refused by the key it names."""
    for path in sorted((content_root() / library.slug / "cases").glob("*.yaml")):
        for number, data in enumerate(documents(read_text(path), path.name), 1):
            where = f"{path.name}, document {number}"
            refused = path.name.endswith(".bad.yaml")
            yield from _refused(where, data) if refused else _cases(where, data)


def _cases(where: str, data: object) -> Problems:
    for case in read_cases(data):
        for field, expected, found in run_case(case).differs:
            yield f"{where}: {case.id}: {field}: expected {expected}, found {found}"


def _refused(where: str, data: Any) -> Problems:
    key = data["cases"][0]["expect"]["names"]
    try:
        read_cases(data)
    except Unreadable as wrong:
        if not any(key in problem.key for problem in wrong.problems):
            yield f"{where}: refused, but not by {key}: {wrong}"
    else:
        yield f"{where}: was read, although {key} is wrong"


def scenarios_work(library: GameLibrary) -> Problems:
    """Unsolved at the start, solved by following hints, wrong moves refused as said."""
    for scenario in library.scenarios.values():
        for rule in scenario.teaches:
            if rule not in library.rules:
                yield f"{scenario.id}: teaches {rule}, which is not there"
        try:
            yield from (f"{scenario.id}: {line}" for line in _scenario(library, scenario))
        except (Unreadable, IllegalAction) as wrong:
            yield f"{scenario.id}: {wrong}"


def _scenario(library: GameLibrary, scenario: Scenario) -> Problems:
    trial = begin(library, scenario)
    if scenario.kind == "example":
        yield from _example(library, scenario)
    elif scenario.kind == "judge":
        if scenario.question is None:
            yield "kind judge needs a question"
        else:
            library.game.codec.read_move(scenario.question, trial.state)
    else:
        yield from _try(trial)


def _example(library: GameLibrary, scenario: Scenario) -> Problems:
    if not scenario.show:
        yield "kind example needs moves to show"
    situation(
        library.game,
        Situation(
            position=scenario.position,
            variant=scenario.variant,
            moves=(*scenario.moves, *scenario.show),
        ),
    )


def _try(trial: Trial) -> Problems:
    scenario = trial.scenario
    if scenario.success is None:
        yield "kind try needs a success condition"
        return
    for wrong in scenario.wrong:
        action = trial.game.codec.read_move(wrong.move, trial.state)
        verdict = trial.game.verdict(trial.state, action)
        if verdict.legal or not set(wrong.cites) <= set(verdict.cites):
            yield f"{wrong.move} should be refused by {wrong.cites}, not {verdict.cites}"
    if not scenario.wrong and not any(
        not trial.game.verdict(trial.state, action).legal
        for action in trial.game.temptations(trial.game.facts(trial.state))
    ):
        yield "nothing can go wrong here"
    yield from _hints_lead_there(trial)


def _hints_lead_there(trial: Trial) -> Problems:
    for _ in range(trial.scenario.within + 1):
        if trial.status == "done":
            return
        help_given = hint(trial, 3)
        if help_given.action is None:
            yield "no way to success from here"
            return
        trial = attempt(trial, help_given.action)
    if trial.status != "done":
        yield "following the hints does not succeed"


def rulings_are_proved(library: GameLibrary) -> Problems:
    """Each proof holds; cited rules and named switches exist; one reading is ours."""
    switches = {switch.key for switch in library.info.switches}
    for ruling in library.rulings.values():
        for rule in ruling.cites:
            if rule not in library.rules:
                yield f"{ruling.id}: cites {rule}, which is not there"
        if ruling.switch is not None and ruling.switch not in switches:
            yield f"{ruling.id}: switch {ruling.switch!r} is not in game.yaml"
        if ruling.readings and sum(reading.chosen for reading in ruling.readings) != 1:
            yield f"{ruling.id}: exactly one reading is the chosen one"
        for number, proof in enumerate(ruling.proof, 1):
            try:
                outcome = run_case(proof_case(library.game, ruling, proof))
            except Unreadable as wrong:
                yield f"{ruling.id}: proof {number}: {wrong}"
                continue
            for field, expected, found in outcome.differs:
                yield f"{ruling.id}: proof {number}: {field}: expected {expected}, found {found}"
