"""`python3 -m bench.meanings`: fits the numbers by which the look-up knows what a question means.

For each game a ridge regression from the sentence encoder's numbers of every title, text and asked
question to the entry it belongs to; and two more from all these and from questions of something
else, to whether a question is about this game, and about any of ours. Half a minute; to be run when
many texts have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tutor.library.load import GameLibrary, library
from tutor.library.models import LANGUAGES
from tutor.library.search.files import asked, elsewhere
from tutor.library.search.meaning import FILE, encoder

Matrix = NDArray[np.float64]

RIDGE = 0.3
"""How much large weights are held down."""
TOPIC_RIDGE = 0.001
"""The same for what a question is about; smaller, as the texts weigh one together."""
OF_KIN = 0.3
"""How far a text speaks for the relatives of its entry: a ruling for its rules, and back."""
STEPS = 127
"""Weights are stored as whole numbers up to this."""


def texts(game: GameLibrary) -> Iterator[tuple[str, str]]:
    """(entry, text) for all that says what an entry is about, in both languages."""
    for lang in LANGUAGES:
        for rule in game.rules.values():
            yield from ((rule.id, text.of(lang)) for text in (rule.title, rule.text))
        for ruling in game.rulings.values():
            yield from ((ruling.id, text.of(lang)) for text in (ruling.question, ruling.answer))
        for entry, lines in asked(game.slug).items():
            yield from ((entry, line) for line in lines.of(lang))


def wanted(game: GameLibrary, ids: list[str]) -> Matrix:
    """What each entry is an answer to: itself, and to a part its relatives."""
    rows = {entry: row for row, entry in enumerate(ids)}
    found = np.eye(len(ids))
    for ruling in game.rulings.values():
        for rule in ruling.cites:
            found[rows[ruling.id], rows[rule]] = found[rows[rule], rows[ruling.id]] = OF_KIN
    return found


def fitted(game: GameLibrary) -> dict[str, NDArray[np.generic]]:
    """The arrays of one game, by their names in the file."""
    ids = [*game.rules, *game.rulings]
    own = np.array([ids.index(entry) for entry, _ in texts(game)])
    read = read_game(game.slug)
    middle = read.mean(axis=0)
    weights = ridge(read - middle, wanted(game, ids)[own], own)
    scale = np.abs(weights).max(axis=1) / STEPS
    whole = np.round(weights / scale[:, None]).astype(np.int8)
    shift = (whole * scale[:, None]) @ middle
    topic, topic_shift = topics(game.slug, read_lines(unknown_lines()))
    found = {"ids": np.array(ids), "weights": whole, "scale": scale, "shift": shift}
    found |= {"topic": topic, "topic_shift": topic_shift}
    return {f"{game.slug}.{name}": array for name, array in found.items()}


def unknown_lines() -> list[str]:
    """The questions of something else, in both languages."""
    return [line for lang in LANGUAGES for line in elsewhere().of(lang)]


def read_lines(lines: list[str]) -> Matrix:
    """The encoder's numbers of lines."""
    found: Matrix = encoder().encode(lines).astype(np.float64)
    return found


@cache
def read_game(slug: str) -> Matrix:
    """Those of all texts of a game."""
    return read_lines([line for _, line in texts(library().games[slug])])


def topics(slug: str, unknown: Matrix) -> tuple[Matrix, Matrix]:
    """What tells this game from the others, and any of ours from something else: rows, shifts."""
    ours, others = read_game(slug), [read_game(one) for one in library().games if one != slug]
    this = parted(ours, np.vstack(others))
    any_of_ours = parted(np.vstack([ours, *others]), unknown)
    rows, shifts = zip(this, any_of_ours, strict=True)
    return np.stack(rows).astype(np.float32), np.array(shifts, np.float32)


def parted(these: Matrix, those: Matrix) -> tuple[Matrix, float]:
    """The row and shift by which these texts come out near 1 and those near 0; both weigh alike."""
    read = np.vstack([these, those])
    weight = np.repeat([0.5 / len(these), 0.5 / len(those)], [len(these), len(those)])
    middle = weight @ read
    read = read - middle
    square = (read * weight[:, None]).T @ read + TOPIC_RIDGE * np.eye(read.shape[1])
    row: Matrix = np.linalg.solve(square, weight[: len(these)] @ read[: len(these)])
    return row, float(row @ middle) - 0.5


def ridge(read: Matrix, target: Matrix, own: NDArray[np.int64]) -> Matrix:
    """A row of weights for each entry; an entry with many texts weighs less in each of them."""
    fair = read / np.sqrt(np.bincount(own)[own])[:, None]
    square = read.T @ fair + RIDGE * np.eye(read.shape[1])
    found: Matrix = np.linalg.solve(square, fair.T @ target).T
    return found


def main() -> None:
    """Fit all games and write the file."""
    arrays = {
        name: array for game in library().games.values() for name, array in fitted(game).items()
    }
    np.savez_compressed(FILE, **arrays)
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
