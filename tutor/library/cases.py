"""Case files in the shared format: reading them, running them, comparing what came out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor import games
from tutor.engine.game import Game
from tutor.engine.problem import Problem, Unreadable, problem, refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Judgement, Reply

FILE_KEYS = ("game", "vocabulary", "cases")
LARGEST_SEED = 2**63 - 1
CASE_KEYS = ("id", "title", "variant", "position", "moves", "ask", "expect", "seed")
EXPECT_KEYS = ("verdict", "cites", "then", "answer", "names")
VERDICTS = ("legal", "illegal", "refused")


@dataclass(frozen=True, slots=True)
class Case:
    """One case, read and checked against its game. `question` replaces the last move."""

    game: Game[Any, Any, Any]
    id: str
    title: str
    state: Any
    moves: tuple[Mapping[str, Any], ...]
    question: Mapping[str, Any] | None
    expect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of a case, and every way in which that differs from what was expected.

    `state` is the state afterwards. `differs` holds (field, expected, found) triples.
    """

    case: Case
    state: Any
    action: Any | None
    before: Any
    judgement: Judgement[Any] | None
    reply: Reply | None
    differs: tuple[tuple[str, Any, Any], ...]

    @property
    def holds(self) -> bool:
        """Whether every expectation holds."""
        return not self.differs

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules cited for the last move or the answer."""
        if self.judgement is not None:
            return self.judgement.cites
        return self.reply.cites if self.reply else ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings behind the verdict or the answer, the weightiest first."""
        if self.judgement is None:
            return self.reply.findings if self.reply else ()
        events = self.judgement.step.events if self.judgement.step else ()
        return events + self.judgement.verdict.findings


def read_cases(data: object) -> tuple[Case, ...]:
    """One document of a case file. Raises Unreadable with every problem of every case."""
    read = each_case(data)
    problems = [
        problem for case in read if isinstance(case, Unreadable) for problem in case.problems
    ]
    if problems:
        raise Unreadable(tuple(problems))
    return tuple(case for case in read if isinstance(case, Case))


def each_case(data: object) -> tuple[Case | Unreadable, ...]:
    """Every case of a document; in place of one that cannot be read, what is wrong with it.

    Raises Unreadable where the document itself holds no cases.
    """
    slug, rows = _game_and_rows(data)
    twice = _ids(rows)
    read: list[Case | Unreadable] = [Unreadable(tuple(twice))] if twice else []
    for index, row in enumerate(rows):
        try:
            read.append(read_case(games.load(slug), row))
        except Unreadable as wrong:
            name = _name(row, index)
            read.append(
                Unreadable(tuple(replace(p, key=f"{name}: {p.key}") for p in wrong.problems))
            )
    return tuple(read)


def _game_and_rows(data: object) -> tuple[str, list[Any]]:
    if data is None:
        raise refuse("document", "empty")
    reader = Reader(data, FILE_KEYS, "")
    if not isinstance(data, Mapping):
        raise Unreadable((replace(reader.problems[0], key="document"),))
    slug = reader.needed("game", games.slugs())
    rows = data.get("cases")
    if not rows:
        reader.add("cases", "no_cases")
    elif not isinstance(rows, list):
        reader.add("cases", "not_a_list", found=str(rows)[:40])
    reader.finish()
    assert isinstance(rows, list)
    return str(slug), rows


def _ids(rows: list[Any]) -> list[Problem]:
    """A problem for each case without an ID, or with one that stands above already."""
    problems: list[Problem] = []
    seen: set[object] = set()
    for index, row in enumerate(rows):
        identity = row.get("id") if isinstance(row, Mapping) else ""
        if identity is None:
            problems.append(problem(f"{_name(row, index)}: id", "id_missing"))
        elif isinstance(identity, str) and identity in seen:
            problems.append(problem(f"{identity}: id", "named_twice", found=identity))
        if isinstance(identity, str) and identity:
            seen.add(identity)
    return problems


def _name(row: object, index: int) -> str:
    identity = row.get("id") if isinstance(row, Mapping) else None
    return identity if isinstance(identity, str) else f"cases[{index}]"


def read_case(game: Game[Any, Any, Any], row: object) -> Case:
    """One case. Raises Unreadable with every problem that can be found without playing on."""
    reader = Reader(row, CASE_KEYS, "")
    if not isinstance(row, Mapping):
        raise Unreadable((replace(reader.problems[0], key="case"),))
    identity = row.get("id", "")
    if not isinstance(identity, str):
        reader.add("id", "not_a_name", found=str(identity))
    reader.number("seed", 0, LARGEST_SEED, 0)
    moves = row.get("moves", [])
    if not isinstance(moves, list):
        reader.add("moves", "not_a_list", found=str(moves)[:40])
        moves = []
    question = row.get("ask")
    expect = reader.as_mapping(row.get("expect", {}), "expect", EXPECT_KEYS)
    _check_expect(reader, expect)
    state = _read_state(reader, game, row)
    if not reader.problems:
        _check_then(reader, game.codec.write(state), expect.get("then", {}))
        _check_moves(reader, game, state, moves)
        _check_question(reader, game, state, question, bool(moves))
    reader.finish()
    title = str(row.get("title", ""))
    return Case(game, str(identity), title, state, tuple(moves), question, expect)


def _check_expect(reader: Reader, expect: Mapping[str, Any]) -> None:
    verdict = expect.get("verdict")
    if verdict is not None and verdict not in VERDICTS:
        reader.add("expect.verdict", "not_a_choice", found=str(verdict), options=VERDICTS)
    cites = expect.get("cites", [])
    if not isinstance(cites, list) or not all(isinstance(rule, str) for rule in cites):
        reader.add("expect.cites", "not_a_list", found=str(cites)[:40])
    if not isinstance(expect.get("then", {}), Mapping):
        reader.add("expect.then", "not_a_mapping", found=str(expect["then"])[:40])


def _check_then(reader: Reader, known: Mapping[str, Any], then: Mapping[str, Any]) -> None:
    """A key that no position has could never hold, so it is named instead of compared."""
    for key in then:
        if key not in known:
            reader.add(f"expect.then.{key}", "unknown_key", known=tuple(known))


def _read_state(reader: Reader, game: Game[Any, Any, Any], row: Mapping[str, Any]) -> Any:
    try:
        return game.codec.read(row.get("position", {}), row.get("variant", {}))
    except Unreadable as wrong:
        reader.problems += [replace(p, key=_prefixed(p.key)) for p in wrong.problems]
        return None


def _prefixed(key: str) -> str:
    return key if key.split(".", maxsplit=1)[0] in ("variant", "position") else f"position.{key}"


def _check_moves(reader: Reader, game: Game[Any, Any, Any], state: Any, moves: list[Any]) -> None:
    """Every move can be read where it is made; what a move leads to is played out on the way."""
    for index, move in enumerate(moves):
        if not isinstance(move, Mapping):
            reader.add(f"moves[{index}]", "not_a_mapping", found=str(move)[:40])
            return
        try:
            action = game.codec.read_move(move, state)
        except Unreadable as wrong:
            where = f"moves[{index}]"
            reader.problems += [replace(p, key=f"{where}.{p.key}") for p in wrong.problems]
            return
        judgement = game.judge(state, action)
        if judgement.step is None:
            return
        state = judgement.step.state


def _check_question(
    reader: Reader, game: Game[Any, Any, Any], state: Any, question: object, moved: bool
) -> None:
    """A question about the position given can be asked; after moves it is asked there."""
    if question is None:
        return
    if not isinstance(question, Mapping):
        reader.add("ask", "not_a_mapping", found=str(question)[:40])
        return
    if moved:
        return
    try:
        game.ask(state, question)
    except Unreadable as wrong:
        reader.problems += [replace(p, key=f"ask.{p.key}") for p in wrong.problems]


def run_case(case: Case) -> Outcome:
    """Play a case. Raises Unreadable when a question cannot be asked after its moves."""
    state = before = case.state
    action: Any = None
    judgement: Judgement[Any] | None = None
    early: list[tuple[str, Any, Any]] = []
    for index, move in enumerate(case.moves):
        before = state
        action = case.game.codec.read_move(move, state)
        judgement = case.game.judge(state, action)
        if judgement.step is None:
            if index < len(case.moves) - 1 or case.question is not None:
                early.append((f"moves[{index}]", "legal", list(judgement.cites)))
            break
        state = judgement.step.state
    reply = None
    if case.question is not None and not early:
        judgement, reply = None, _answer(case, state, case.question)
    outcome = Outcome(case, state, action, before, judgement, reply, tuple(early))
    return replace(outcome, differs=outcome.differs + tuple(differences(outcome)))


def _answer(case: Case, state: Any, question: Mapping[str, Any]) -> Reply:
    try:
        return case.game.ask(state, question)
    except Unreadable as wrong:
        named = (replace(p, key=f"{case.id}: ask.{p.key}") for p in wrong.problems)
        raise Unreadable(tuple(named)) from wrong


def differences(outcome: Outcome) -> list[tuple[str, Any, Any]]:
    """Every expectation that does not hold."""
    expect, case = outcome.case.expect, outcome.case
    differs: list[tuple[str, Any, Any]] = []
    if expect.get("verdict") is not None:
        found = spoken_verdict(outcome)
        if found != expect["verdict"]:
            differs.append(("verdict", expect["verdict"], found))
    missing = [rule for rule in expect.get("cites", ()) if rule not in outcome.cites]
    if missing:
        differs.append(("cites", missing, list(outcome.cites)))
    if "answer" in expect:
        answer = outcome.reply.value if outcome.reply else None
        if not same(expect["answer"], answer):
            differs.append(("answer", expect["answer"], answer))
    return differs + _then_differs(case, outcome.state)


def _then_differs(case: Case, state: Any) -> list[tuple[str, Any, Any]]:
    then = case.expect.get("then", {})
    after = case.game.codec.write(state) if then else {}
    return [
        (f"then.{key}", value, after.get(key, "?"))
        for key, value in then.items()
        if key not in after or not case.game.codec.same(key, value, after[key])
    ]


def spoken_verdict(outcome: Outcome) -> str:
    """legal, illegal, or answered for a question."""
    if outcome.judgement is None:
        return "answered"
    return "legal" if outcome.judgement.verdict.legal else "illegal"


def same(expected: object, found: object) -> bool:
    """Compared as data: numbers by value, lists in order, mappings by key, True is not 1."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(
            same(value, found[key]) for key, value in expected.items()
        )
    if isinstance(expected, (list, tuple)) and isinstance(found, (list, tuple)):
        return len(expected) == len(found) and all(map(same, expected, found))
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    return expected == found
