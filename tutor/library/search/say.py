"""What `tutor ask` prints: answers and reports as lines for a person, and as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from tutor.engine.problem import Unreadable
from tutor.explain.words import Words
from tutor.library.search.asking import Asked, counted
from tutor.library.search.desk import Answer
from tutor.library.search.hits import Hit


def answer_data(answer: Answer) -> dict[str, Any]:
    """An answer as plain data."""
    return asdict(answer)


def answer_lines(answer: Answer, words: Words) -> Iterator[str]:
    """An answer in words; without a good hit it says so first."""
    if not answer.found:
        yield words.ui("ask_nearest" if answer.hits else "ask_nothing")
    for hit in answer.hits:
        yield ""
        yield from _hit_lines(hit, words)
    if answer.beside:
        yield ""
        yield words.ui("ask_beside")
    for hit in answer.beside:
        yield f"  {words.ui(f'find_kind_{hit.kind}')}: {hit.title} – {hit.text}"


def _hit_lines(hit: Hit, words: Words) -> Iterator[str]:
    status = words.of(words.shared[f"status_{hit.status}"])
    yield f"{hit.id}  {hit.title}  [{status}]"
    yield f"  {hit.text}"
    if hit.ours:
        added, kind = hit.ours
        yield f"  {added}  [{words.of(words.shared[f'status_{kind}'])}]"
    if hit.cites:
        yield f"  {words.ui(f'ask_cites_{hit.kind}', rules=hit.cites)}"
    if hit.scenario:
        yield f"  {words.ui('ask_scenario', scenario=hit.scenario)}"
    if hit.proof:
        yield f"  {words.ui('ask_proof', proof=hit.proof)}"


def report_lines(asked: Sequence[Asked], words: Words) -> Iterator[str]:
    """A report on a file of questions, the shares last."""
    for one in asked:
        yield f"{one.rank or '-':>2}  {one.question.id}  {one.question.words}"
        if not one.answered:
            wanted, found = one.question.want, one.hits[:3]
            yield f"      {words.ui('ask_missed', wanted=wanted, found=found)}"
    count = counted(asked)
    first, three, total = count["first"], count["first_three"], count["total"]
    share = {"first": f"{first / total:.0%}", "three": f"{three / total:.0%}"}
    yield words.ui("ask_share", total=total, **share)


def complaint_lines(file: str, wrong: Unreadable, words: Words) -> Iterator[str]:
    """What could not be read: file, question, field, expectation."""
    for problem in wrong.problems:
        place = "" if problem.key == file else f" {problem.key}:"
        yield f"{file}:{place} {words.problem(problem)}"
