"""The promises of docs/architecture.md that a machine can check."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tutor import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tutor"
MODULES = sorted(PACKAGE.rglob("*.py"))
MAY_IMPORT = {
    "engine": {"engine"},
    "explain": {"engine", "explain", "library"},
    "render": {"engine", "render"},
    "games": {"engine", "games", "explain", "render"},
    "library": {"engine", "games", "explain", "library", "render"},
    "store": {"engine", "library", "store"},
    "paper": {"engine", "explain", "library", "render", "paper"},
    "app": {"engine", "games", "explain", "render", "library", "store", "paper", "app"},
}
LONGEST_FILE = 320
LONGEST_PAGE = 60
LONGEST_FUNCTION = 40


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "tutor" else ""


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_go_one_way(path):
    own = path.relative_to(PACKAGE).parts[0]
    if own not in MAY_IMPORT:
        return
    wrong = {
        m for m in imported(path) if layer(m) in MAY_IMPORT and layer(m) not in MAY_IMPORT[own]
    }
    assert not wrong


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_only_the_app_knows_streamlit(path):
    tops = {module.split(".")[0] for module in imported(path)}
    if path.relative_to(PACKAGE).parts[0] != "app":
        assert "streamlit" not in tops
    if path.is_relative_to(PACKAGE / "engine") or path.is_relative_to(PACKAGE / "games"):
        assert not tops & {"time", "datetime", "pydantic", "plotly"}
    if path.is_relative_to(PACKAGE / "games"):
        assert "random" not in tops


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_games_do_not_know_each_other(path):
    if not path.is_relative_to(PACKAGE / "games"):
        return
    own = path.relative_to(PACKAGE / "games").parts[0]
    others = set(games.slugs()) - {own}
    assert not {
        m for m in imported(path) if m.startswith("tutor.games.") and m.split(".")[2] in others
    }


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_no_shared_module_mentions_a_game(path):
    if path.is_relative_to(PACKAGE / "games") and path.parent != PACKAGE / "games":
        return
    text = path.read_text(encoding="utf-8")
    assert not [slug for slug in games.slugs() if slug in text]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_legality_has_one_home(path):
    """`is_legal`, `can_…` and `may_…` would be a second place to decide."""
    if not path.is_relative_to(PACKAGE / "games") or path.name == "rules.py":
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert not [n for n in names if re.match(r"_?(is_legal|can_|may_)", n)]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_files_and_functions_stay_short(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= (LONGEST_PAGE if path.parent.name == "views" else LONGEST_FILE)
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, node.name


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_every_module_says_what_it_is(path):
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
