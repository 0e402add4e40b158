"""`pip install .` as somebody else sees it: a wheel, a fresh environment, another folder."""

import os
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

# Runs the main page as a browser would make it run, without a browser.
OPEN = """
from streamlit.testing.v1 import AppTest
from tutor.app import settings
settings.apply()
page = AppTest.from_file(str(settings.MAIN), default_timeout=60).run()
assert not page.exception, page.exception
print(settings.folder())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory) -> Path:
    """The folder of programs of a new environment with the wheel and the pinned packages.

    The packages themselves are borrowed from here by a path file, so that no network is needed.
    """
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    ask = [str(programs / "python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    there = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip()
    (Path(there) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    pip = [str(programs / "python"), "-m", "pip", "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(pip, check=True, capture_output=True)
    return programs


def run(fresh: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = str(fresh / words[0])
    return subprocess.run(
        [program, *words[1:]], cwd=folder, capture_output=True, text=True, check=False
    )


def test_it_holds_every_file_of_content_and_code(wheel: Path) -> None:
    listing = ["git", "ls-files", "content", "tutor"]
    tracked = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    expected = {
        f"tutor/{name}" if name.startswith("content/") else name
        for name in tracked.splitlines()
        if (ROOT / name).exists()
    }
    expected.add("tutor/app/.streamlit/config.toml")
    assert expected <= set(zipfile.ZipFile(wheel).namelist())


def test_it_holds_nothing_of_the_workshop(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tutor"}


def test_its_content_holds(fresh: Path, tmp_path: Path) -> None:
    checked = run(fresh, tmp_path, "tutor", "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_its_main_page_opens_with_its_own_settings(fresh: Path, tmp_path: Path) -> None:
    opened = run(fresh, tmp_path, "python", "-c", OPEN)
    assert opened.returncode == 0, opened.stderr
    assert Path(opened.stdout.strip()).is_relative_to(fresh.parent)


def test_its_server_answers_with_page_and_font(fresh: Path, tmp_path: Path, run_app) -> None:
    with run_app(python=str(fresh / "python"), cwd=tmp_path) as address:
        for path in ("/", "/fonts/FredokaOne-Regular.ttf"):
            with urllib.request.urlopen(address + path, timeout=10) as answer:  # noqa: S310
                assert answer.status == 200
                assert answer.read()
