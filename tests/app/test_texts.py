"""Every text the app asks for exists, and none is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import tutor
from tutor.app.widgets import style
from tutor.library.load import library
from tutor.library.models import Status
from tutor.render import look

APP = Path(tutor.__file__).parent / "app"
MODULES = sorted(APP.rglob("*.py"))
GERMAN_BLAME = re.compile(r"\b(Fehler|ungültig|falsch gemacht)\b", re.IGNORECASE)
BLAME = re.compile(r"\b(invalid|error|illegal|failed)\b", re.IGNORECASE)


def asked(path: Path) -> set[str]:
    """The keys that stand as literals in calls of `ui`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "ui" and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(APP).as_posix())
def test_every_text_that_is_asked_for_exists(path):
    assert asked(path) <= set(library().ui)


def test_every_status_and_place_has_its_words():
    ui = library().ui
    for status in get_args(Status):
        assert {f"status_{status}", f"status_{status}_what"} <= set(ui)


def test_both_languages_use_the_same_values():
    for key, text in library().ui.items():
        english, german = (re.findall(r"\{(\w+)", t) for t in (text.en, text.de))
        assert sorted(set(english)) == sorted(set(german)), key


def test_texts_blame_nobody():
    for key, text in library().ui.items():
        assert not BLAME.search(text.en), key
        assert not GERMAN_BLAME.search(text.de), key


def test_no_page_holds_a_sentence_of_its_own():
    """Text literals in pages are keys, HTML and names: none has three words with spaces."""
    for path in MODULES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef))
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        if path.parent.name not in ("parts", "views"):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if id(node) in docs or _is_comment(tree, node) or "=" in node.value:
                continue
            words = re.sub(r"<[^>]*>?", " ", node.value)
            assert not re.search(r"[A-Za-zäöü]{3,} [a-zäöü]{2,} [a-zäöü]{2,}", words), (path, words)


def _is_comment(tree: ast.Module, node: ast.Constant) -> bool:
    """A bare string below an assignment explains it; so does the message of an assertion."""
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Expr) and parent.value is node:
            return True
        if isinstance(parent, ast.Assert) and parent.msg is node:
            return True
    return False


def test_the_style_sheet_uses_only_colours_of_the_palette():
    css = style.sheet()
    known = {*look.LIGHT, *look.PIECES}
    assert set(re.findall(r"var\(--rs-([a-z0-9-]+)", css)) <= known
    rules = (APP / "widgets" / "style.css").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9A-Fa-f]{3,8}\b", rules)
    assert rules.count("{") == rules.count("}")


def test_the_style_sheet_asks_nobody_else():
    assert "url(" not in style.sheet()
    assert "@import" not in style.sheet()


def test_no_text_is_left_over():
    """Each key stands in the code, whole or as the start of a made key such as `status_house`."""
    package = Path(tutor.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    made = tuple(re.findall(r'f["\']([a-z_]+_)\{', code))
    literal = set(re.findall(r'["\']([a-z0-9_-]+)["\']', code))
    made += tuple(one for one in literal if one.endswith("_"))
    assert not {key for key in library().ui if key not in literal and not key.startswith(made)}


@pytest.mark.parametrize("slug", sorted(library().games))
def test_every_choice_of_a_table_has_its_word(slug):
    """A choice that is a word of the position format is told in the reader's language."""
    game = library().games[slug]
    positions = [preset.position for preset in game.info.presets]
    fields = [field for given in positions for field in game.game.form(dict(given), {})]
    shown = {name for field in fields for name in field.names or field.options}
    words = {name for name in shown if isinstance(name, str) and re.fullmatch("[a-z_]{3,}", name)}
    assert words, "each game has choices with words"
    assert not words - set(game.terms.terms)
