"""A sixth game is two new folders and not one edited file: three in a row, added to a copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ("shelf", "learn", "rules", "rulings", "table", "play")


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("sixth")
    skip = shutil.ignore_patterns("__pycache__")
    for part in ("tutor", "content", ".streamlit"):
        shutil.copytree(ROOT / part, folder / part, ignore=skip)
    sixth = ROOT / "tests" / "sixth"
    shutil.copytree(sixth / "code", folder / "tutor" / "games" / "tic_tac_toe", ignore=skip)
    shutil.copytree(sixth / "content", folder / "content" / "tic_tac_toe")
    return folder


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PYTHONPATH": str(copy), "TUTOR_HOME": str(copy / "home")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


def test_the_check_finds_nothing_missing(copy):
    done = run(copy, "-m", "tutor", "check")
    assert done.stdout.splitlines()[-1].startswith("0 problems"), done.stdout + done.stderr
    assert done.returncode == 0


def test_it_is_judged_like_any_other(copy):
    case = copy / "mine.yaml"
    move = "{by: A, do: put, cell: 1}"
    case.write_text(
        "game: tic_tac_toe\ncases:\n  - id: M\n    position: {cells: [1, 0, 0, 2, 0, 0, 0, 0, 0]}\n"
        f"    moves: [{move}]\n    expect: {{verdict: illegal, cites: [TT-M2]}}\n",
        encoding="utf-8",
    )
    done = run(copy, "-m", "tutor", "judge", str(case), "--json")
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(done.stdout)["files"][0]["cases"]
    assert row["sentence"] == "Not allowed. Cell 1 is taken (TT-M2). Take a free cell."


def test_the_contract_holds(copy):
    script = (
        "from tutor import games\n"
        "from tutor.engine.contract import random_game, violations\n"
        "game = games.load('tic_tac_toe')\n"
        "states = [s for seed in range(5) for s in random_game(game, ('A', 'B'), {}, seed)]\n"
        "print(len(states), list(violations(game, states)))\n"
    )
    done = run(copy, "-c", script)
    assert done.stdout.strip().endswith("[]"), done.stdout + done.stderr


def test_every_page_shows_it(copy):
    script = copy / "pages.py"
    script.write_text(
        "from streamlit.testing.v1 import AppTest\n"
        f"for page in {PAGES}:\n"
        "    at = AppTest.from_file('tutor/app/main.py', default_timeout=60)\n"
        "    at.query_params['game'] = 'tic_tac_toe'\n"
        "    at.run()\n"
        "    at.switch_page(f'views/{page}.py').run()\n"
        "    assert not at.exception, at.exception\n"
        "    boards = [board.proto.json for board in at.get('bidi_component')]\n"
        "    shown = [text.value for text in at.markdown] + boards\n"
        "    assert 'Three in a row' in ' '.join(shown), page\n"
        "    print(page)\n",
        encoding="utf-8",
    )
    done = run(copy, str(script))
    assert done.stdout.split() == list(PAGES), done.stdout + done.stderr
