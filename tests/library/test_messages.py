"""Whatever the code can complain about has words in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tutor
from tutor.library.load import library

ROOT = Path(tutor.__file__).parent
SHARED = sorted(
    path
    for folder in ("engine", "library", "store", "app")
    for path in (ROOT / folder).rglob("*.py")
)


def complaints(path: Path) -> set[str]:
    """The message keys of `problem(key, say)`, `refuse(key, say)` and `reader.add(key, say)`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) >= 2:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            say = node.args[1]
            if name in ("problem", "refuse", "add", "Problem") and isinstance(say, ast.Constant):
                found.add(str(say.value))
    return found


def test_the_search_for_complaints_finds_some():
    every = set().union(*map(complaints, SHARED))
    assert {"tag", "alias", "no_record", "not_a_list", "share_damaged"} <= every


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_complaint_of_the_shared_code_has_words(path):
    missing = {say for say in complaints(path) if f"problem_{say}" not in library().ui}
    assert not missing
