"""Files of questions with the answers that are wanted: read, asked, counted."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tutor.engine.problem import Problem, Unreadable
from tutor.engine.reading import Reader, shown
from tutor.library.models import LANGUAGES, Lang
from tutor.library.plain import documents, read_text
from tutor.library.search.desk import Search

FILE_KEYS = ("game", "questions")
KEYS = ("id", "lang", "q", "want", "kind", "rulings")
KINDS = ("plain", "typo", "synonym", "combined", "silent")
RULE = re.compile(r"([A-Z]{2})-[A-Z]{1,3}[0-9]+[a-z]?")
RULING = re.compile(r"[A-Z]?0*([0-9]+)")
LOOKED_AT, FIRST_HITS = 10, 3
"""Hits kept of each question; a question is answered by one of the first hits."""


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody typed about a game, and the rules and rulings that answer it."""

    game: str
    id: str
    lang: Lang
    words: str
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and what was found; `rank` is the place of the first right hit from 1, or None."""

    question: Question
    hits: tuple[str, ...]
    rank: int | None

    @property
    def answered(self) -> bool:
        """Whether a right hit is among the first three."""
        return self.rank is not None and self.rank <= FIRST_HITS


def read_questions(path: Path, slugs: Sequence[str]) -> tuple[Question, ...]:
    """Every question of a file. Raises Unreadable with all problems, by question and field."""
    rows = documents(read_text(path), str(path))
    return tuple(question for row in rows or [None] for question in _document(row, slugs))


def _document(data: object, slugs: Sequence[str]) -> list[Question]:
    reader = Reader(data, FILE_KEYS)
    if not isinstance(data, Mapping):
        raise Unreadable((replace(reader.problems[0], key="document"),))
    slug = reader.needed("game", slugs)
    rows = data.get("questions")
    if not isinstance(rows, list) or not rows:
        reader.add("questions", "not_a_list", found=shown(rows))
    reader.finish()
    assert isinstance(rows, list)
    return _all(str(slug), rows)


def _all(slug: str, rows: Sequence[object]) -> list[Question]:
    problems: list[Problem] = []
    found: list[Question] = []
    for index, row in enumerate(rows):
        name = row.get("id") if isinstance(row, Mapping) else None
        where = name if isinstance(name, str) else f"questions[{index}]"
        try:
            found.append(_question(slug, row, where))
        except Unreadable as wrong:
            problems += [replace(p, key=f"{where}: {p.key}") for p in wrong.problems]
    if problems:
        raise Unreadable(tuple(problems))
    return found


def _question(slug: str, row: object, name: str) -> Question:
    reader = Reader(row, KEYS)
    if not isinstance(row, Mapping):
        raise Unreadable((replace(reader.problems[0], key="question"),))
    lang = reader.needed("lang", LANGUAGES)
    reader.choice("kind", KINDS, KINDS[0])
    words = row.get("q")
    if not isinstance(words, str) or not words.strip():
        reader.add("q", "ask_no_words", found=shown(words))
    want = _wanted(reader, row)
    reader.finish()
    return Question(slug, name, "de" if lang == "de" else "en", str(words), want)


def _wanted(reader: Reader, row: Mapping[str, Any]) -> tuple[str, ...]:
    """The rules wanted, and rulings by number: `Q15` and `U15` are ruling 15 of the game."""
    rules = _matches(reader, row, "want", RULE)
    rulings = _matches(reader, row, "rulings", RULING) if "rulings" in row else []
    letters = rules[0][1] if rules else ""
    return (*(rule[0] for rule in rules), *(f"{letters}-RUL{number[1]}" for number in rulings))


def _matches(
    reader: Reader, row: Mapping[str, Any], key: str, form: re.Pattern[str]
) -> list[re.Match[str]]:
    """The entries of a list in this form; every other entry is a problem."""
    entries = row.get(key)
    if not isinstance(entries, list) or (key == "want" and not entries):
        reader.add(key, "not_a_list", found=shown(entries))
        return []
    found = {str(entry): form.fullmatch(str(entry)) for entry in entries}
    for entry, match in found.items():
        if match is None:
            reader.add(key, f"ask_{key}", found=shown(entry))
    return [match for match in found.values() if match is not None]


def ask_all(search: Search, questions: Sequence[Question]) -> list[Asked]:
    """Ask every question."""
    return [_ask(search, question) for question in questions]


def _ask(search: Search, question: Question) -> Asked:
    answer = search.ask(question.words, question.lang, question.game, LOOKED_AT)
    hits = tuple(hit.id for hit in answer.hits)
    right = (place for place, hit in enumerate(hits, 1) if hit in question.want)
    return Asked(question, hits, next(right, None))


def counted(asked: Sequence[Asked]) -> dict[str, Any]:
    """The report as plain data: numbers of questions, not shares."""
    return {
        "questions": [
            {"id": one.question.id, "rank": one.rank, "hits": list(one.hits)} for one in asked
        ],
        "first": sum(one.rank == 1 for one in asked),
        "first_three": sum(one.answered for one in asked),
        "total": len(asked),
    }
