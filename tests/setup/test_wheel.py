"""`pip install .` as somebody else sees it: a wheel, a fresh environment, another folder."""

import os
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

WHERE = "from tutor.app import settings; print(settings.folder())"


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


def test_it_reads_its_own_settings(fresh: Path, tmp_path: Path) -> None:
    asked = run(fresh, tmp_path, "python", "-c", WHERE)
    assert asked.returncode == 0, asked.stderr
    assert Path(asked.stdout.strip()).is_relative_to(fresh.parent)


def messages(address: str, page: str) -> Iterator[ForwardMsg]:
    """What the server sends a browser that opens a page, until the page's script has ended."""
    stream = address.replace("http", "ws") + "/_stcore/stream"
    with connect(stream, subprotocols=["streamlit"], max_size=None) as browser:
        browser.send(BackMsg(rerun_script=ClientState(page_name=page)).SerializeToString())
        for _ in range(2000):
            message = ForwardMsg.FromString(browser.recv(timeout=60))
            yield message
            if message.WhichOneof("type") == "script_finished":
                return
    pytest.fail("the page never ended")


def test_its_server_answers_with_pages_and_fonts(fresh: Path, tmp_path: Path, run_app) -> None:
    with run_app(python=str(fresh / "python"), cwd=tmp_path) as address:
        with urllib.request.urlopen(f"{address}/fonts/FredokaOne-Regular.ttf") as font:  # noqa: S310
            assert font.read(4) == b"\x00\x01\x00\x00"
        kinds = [
            message.delta.new_element.WhichOneof("type")
            for message in messages(address, "")
            if message.WhichOneof("type") == "delta"
        ]
    assert kinds
    assert "exception" not in kinds
