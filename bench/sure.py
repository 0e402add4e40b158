"""`python3 -m bench.sure [FILE…]`: fits how the look-up tells an answer from a chance hit.

A logistic regression from the signs of `tutor/library/search/sure.py` to whether a question is one
of ours. Ours are the questions in `tests/library/questions` that are not held back, words of the
glossary, and more files of questions if some are named; something else are `content/elsewhere.yaml`
(each tenth judged by what the others taught) and `tests/library/nothing/fitted.yaml`. Prints the
weights for the module, and what share of the questions held back is answered with those in it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import yaml

from bench.meanings import Matrix, read_lines, topics
from tutor.library.load import library
from tutor.library.models import LANGUAGES, Lang
from tutor.library.search import search
from tutor.library.search.asking import read_questions
from tutor.library.search.files import elsewhere
from tutor.library.search.meaning import Meanings, meanings
from tutor.library.search.question import mended, notions
from tutor.library.search.rank import rank
from tutor.library.search.sure import signs

TESTS = Path(__file__).parents[1] / "tests" / "library"
SLUGS = list(library().games)
PARTS, HELD_DOWN, ROUNDS = 10, 0.001, 80
A_WORD, A_LINE, ONE_GAME, WRONG_GAME = 0.3, 0.2, 0.4, 2.0
"""What a word of the glossary, a line of something else in one of five games, a question to one of
them and a question to the wrong game weigh beside a question of ours.
"""


class Row(NamedTuple):
    """A question asked in one game, and how much it weighs."""

    slug: str
    lang: Lang
    words: str
    weight: float


def ours(files: Iterable[Path]) -> Iterator[Row]:
    """Questions of files, and words that the glossaries explain."""
    for file in files:
        for one in read_questions(file, SLUGS):
            yield Row(one.game, one.lang, one.words, 1.0)
    for game in library().games.values():
        for name in (game.terms.terms[key].name for key in game.terms.glossary):
            yield from (Row(game.slug, lang, name.of(lang), A_WORD) for lang in LANGUAGES)


def nothing(name: str) -> Iterator[Row]:
    """Questions that are none of ours, each in its game or in all of them."""
    text = (TESTS / "nothing" / f"{name}.yaml").read_text(encoding="utf-8")
    for row in yaml.safe_load(text):
        asked = [row["game"]] if "game" in row else SLUGS
        weight = WRONG_GAME if "game" in row else ONE_GAME
        yield from (Row(slug, row["lang"], row["q"], weight) for slug in asked)


def seen(row: Row, known: Meanings) -> tuple[float, ...] | None:
    """The signs of a question; None where nothing at all is found."""
    index = search().index(row.slug)
    near = known.likeness(mended(row.words, row.lang, index), [one.id for one in index.entries])
    best = rank(notions(row.words, row.lang, index), index, 1, near)
    return signs(row.words, row.lang, index, known, best[0]) if best else None


def unknown() -> Iterator[tuple[Row, Meanings]]:
    """Each line of something else in each game, with numbers that were fitted without it."""
    lines = [(lang, line) for lang in LANGUAGES for line in elsewhere().of(lang)]
    read = read_lines([line for _, line in lines])
    for part in range(PARTS):
        own = np.arange(len(lines)) % PARTS == part
        for slug in SLUGS:
            topic, shift = topics(slug, read[~own])
            known = replace(meanings()[slug], topic=topic, topic_shift=shift)
            for number in np.flatnonzero(own):
                yield Row(slug, *lines[number], A_LINE), known


def matrix(rows: Iterable[tuple[Row, Meanings]]) -> tuple[Matrix, Matrix]:
    """The signs of all questions, a one before each, and their weights, together one."""
    found = [(signs_, row.weight) for row, known in rows if (signs_ := seen(row, known))]
    weight = np.array([weight for _, weight in found])
    return np.array([(1.0, *signs_) for signs_, _ in found]), weight / weight.sum()


def fitted(good: tuple[Matrix, Matrix], bad: tuple[Matrix, Matrix]) -> Matrix:
    """The weights by which the good come out likely and the bad unlikely."""
    read, weight = np.vstack([good[0], bad[0]]), np.hstack([good[1], bad[1]])
    target = np.repeat([1.0, 0.0], [len(good[0]), len(bad[0])])
    ridge = HELD_DOWN * np.diag([0.0, *[1.0] * (read.shape[1] - 1)])
    found: Matrix = np.zeros(read.shape[1])
    for _ in range(ROUNDS):
        likely = 1 / (1 + np.exp(-read @ found))
        slope = read.T @ (weight * (likely - target)) + ridge @ found
        bend = (read * (weight * likely * (1 - likely))[:, None]).T @ read + ridge
        found -= np.linalg.solve(bend, slope)
    return found


def answered(name: str) -> float:
    """The share of questions of something else that count as answered."""
    text = (TESTS / "nothing" / f"{name}.yaml").read_text(encoding="utf-8")
    rows = [(row, row.get("game")) for row in yaml.safe_load(text)]
    rows += [(row, slug) for row, one in rows if one is None for slug in SLUGS]
    return float(np.mean([search().ask(row["q"], row["lang"], slug).found for row, slug in rows]))


def main() -> None:
    """Print the weights and the shares."""
    files = [path for path in (TESTS / "questions").glob("*.yaml") if "held" not in path.name]
    known = meanings()
    good = matrix((row, known[row.slug]) for row in ours([*files, *map(Path, sys.argv[1:])]))
    bad = matrix([*((row, known[row.slug]) for row in nothing("fitted")), *unknown()])
    print("WEIGHTS =", tuple(float(weight) for weight in fitted(good, bad).round(2)))
    for name in ("fitted", "held"):
        print(f"questions of something else answered, {name}: {answered(name):.1%}")


if __name__ == "__main__":
    main()
