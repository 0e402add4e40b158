"""Case files to a report: what `tutor judge` prints, as plain data and as lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tutor.engine.problem import Problem, Unreadable, refuse
from tutor.explain.words import Words
from tutor.library.cases import Case, Outcome, each_case, run_case, spoken_verdict
from tutor.library.load import Library
from tutor.library.models import Lang
from tutor.library.plain import each_document, read_text


@dataclass
class FileReport:
    """One file: its outcomes as plain data, and what could not be read."""

    file: str
    cases: list[dict[str, Any]] = field(default_factory=list)
    problems: list[dict[str, Any]] = field(default_factory=list)

    @property
    def held(self) -> int:
        """The number of cases whose every expectation holds."""
        return sum(1 for case in self.cases if case["holds"])


def judge_file(library: Library, path: Path, lang: Lang) -> FileReport:
    """Judge every case of a file; an unreadable case or document does not hide the others."""
    report = FileReport(str(path))
    try:
        rows = each_document(read_text(path), str(path))
    except Unreadable as wrong:
        report.problems += _problems(library, wrong, lang, None)
        return report
    for number, row in enumerate(rows or [None], 1):
        for case in _cases(row):
            try:
                report.cases.append(_row(library, _with_something_to_judge(case), lang))
            except Unreadable as wrong:
                report.problems += _problems(library, wrong, lang, number, row)
    return report


def _cases(row: object) -> tuple[Case | Unreadable, ...]:
    """The cases of a document that can be read, and what is wrong with the others."""
    if isinstance(row, Unreadable):
        return (row,)
    try:
        return each_case(row)
    except Unreadable as wrong:
        return (wrong,)


def _with_something_to_judge(case: Case | Unreadable) -> Case:
    """The case itself. Raises Unreadable for a bare position: fine to play from, not to judge."""
    if isinstance(case, Unreadable):
        raise case
    if not case.moves and case.question is None:
        raise refuse(f"{case.id}: moves", "missing", options=("moves", "ask"))
    return case


def _row(library: Library, case: Case, lang: Lang) -> dict[str, Any]:
    outcome = run_case(case)
    words = library.games[case.game.slug].words(lang)
    row: dict[str, Any] = {
        "id": case.id,
        "title": case.title,
        "holds": outcome.holds,
        "verdict": spoken_verdict(outcome),
        "cites": list(outcome.cites),
        "sentence": sentence(outcome, words),
        "differs": [
            {"field": name, "expected": expected, "found": found}
            for name, expected, found in outcome.differs
        ],
    }
    if outcome.reply is not None:
        row["answer"] = outcome.reply.value
    return row


def sentence(outcome: Outcome, words: Words) -> str:
    """What a learner would read first: verdict, fact, rule, way out."""
    if outcome.reply is not None:
        answer, rules = words.answer(outcome.reply.value), ", ".join(outcome.cites)
        return f"{words.ui('verdict_answered')}: {answer} ({rules})."
    spoken = words.finding(outcome.findings[0])
    head = words.ui(f"verdict_{spoken_verdict(outcome)}")
    fact = spoken.fact.removesuffix(".")
    line = f"{head}. {fact} ({spoken.rule})."
    return f"{line} {spoken.way}" if spoken.way else line


def _problems(
    library: Library, wrong: Unreadable, lang: Lang, number: int | None, row: object = None
) -> list[dict[str, Any]]:
    return [
        {"document": number, "key": p.key, "message": said(library, p, lang, row)}
        for p in wrong.problems
    ]


def said(library: Library, problem: Problem, lang: Lang, row: object = None) -> str:
    """A problem in words; the game's own texts when the document names its game."""
    slug = row.get("game") if isinstance(row, Mapping) else None
    game = library.games.get(slug) if isinstance(slug, str) else None
    game = game or next(iter(library.games.values()))
    return game.words(lang).problem(problem)


def lines(report: FileReport) -> Iterator[str]:
    """The report for a person in a terminal."""
    for case in report.cases:
        sign = "ok  " if case["holds"] else "FAIL"
        yield f"{sign} {case['id']}  {case['title']}"
        yield f"     {case['verdict']}: {', '.join(case['cites'])}"
        if "answer" in case:
            yield f"     = {case['answer']}"
        yield f"     {case['sentence']}"
        for row in case["differs"]:
            yield f"     {row['field']}: expected {row['expected']}, found {row['found']}"


def complaints(report: FileReport) -> Iterator[str]:
    """What could not be read: file, document, case, field, expectation."""
    for problem in report.problems:
        place = f", document {problem['document']}" if problem["document"] else ""
        key = "" if problem["key"] == report.file else f"{problem['key']}: "
        yield f"{report.file}{place}: {key}{problem['message']}"
