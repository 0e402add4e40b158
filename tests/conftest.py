"""What all tests share: a data folder of their own and a way to start the real server."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

from tests.browser import chromium
from tutor.app.widgets import script

ROOT = Path(__file__).resolve().parent.parent
START_SECONDS = 60

# A busy machine is slow, which says nothing about the code; and a run that can't be repeated helps
# nobody on CI.
settings.register_profile("regelstall", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("regelstall")

RunApp = Callable[..., AbstractContextManager[str]]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, not once a test, that there was no browser."""
    skipped = terminalreporter.stats.get("skipped", [])
    missing = sum(chromium.MISSING in str(report.longrepr) for report in skipped)
    if missing:
        terminalreporter.write_line(f"{missing} skipped: {chromium.MISSING}")


@pytest.fixture(scope="session", autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for progress, so that no test touches that of the person who runs it."""
    home = tmp_path_factory.mktemp("tutor-home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TUTOR_HOME", str(home))
        yield home


@pytest.fixture(autouse=True)
def served_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page drawn without our server is the same one whether a test before made one or not."""
    monkeypatch.setattr(script, "_served", [])


@pytest.fixture(scope="session")
def free_port() -> Callable[[], int]:
    """Gives a port on which nothing listens."""

    def find() -> int:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            return int(probe.getsockname()[1])

    return find


@pytest.fixture(scope="session")
def run_app(free_port: Callable[[], int], tmp_path_factory: pytest.TempPathFactory) -> RunApp:
    """`with run_app(python=…, cwd=…, home=…, port=…) as address:` is the app as people start it."""

    @contextmanager
    def running(
        python: str = sys.executable,
        cwd: Path = ROOT,
        home: Path | None = None,
        port: int | None = None,
    ) -> Iterator[str]:
        port = port or free_port()
        log = tmp_path_factory.mktemp("server") / "log.txt"
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if home is not None:
            environment["TUTOR_HOME"] = str(home)
        command = [python, "-m", "tutor", "run", "--port", str(port)]
        with (
            log.open("w") as output,
            subprocess.Popen(
                command, cwd=cwd, env=environment, stdout=output, stderr=subprocess.STDOUT
            ) as server,
        ):
            try:
                _wait_for(f"http://127.0.0.1:{port}/_stcore/health", server, log)
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()
                server.wait(timeout=20)

    return running


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 - our own
                if answer.read() == b"ok":
                    return
        except OSError:
            time.sleep(0.1)  # not listening yet
    pytest.fail(f"The server did not start:\n{log.read_text()}")
