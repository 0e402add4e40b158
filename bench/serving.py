"""Starts our app, or the one-line app in the same way, and stops it again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
PATIENCE = 30.0
_WATCHED = 3.0
"""Seconds: longer than our server waits before it gets the look-up ready."""
OURS = [sys.executable, "-m", "tutor", "run", "--port"]
ONE_LINE = [sys.executable, "-m", "bench.serve_one_line"]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(command: list[str]) -> Iterator[tuple[int, int]]:
    """(port, process number) of a running server."""
    port = free_port()
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "TUTOR_HOME": home}
        process = subprocess.Popen(
            [*command, str(port)],
            cwd=HERE.parent,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait(port: int) -> None:
    """Raises TimeoutError when the server does not answer in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/_stcore/health") as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(f"no answer on port {port}")


def rested(process: int) -> None:
    """Wait until a server that was just started has made what it makes beside the first pages."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        before = processor(process)
        time.sleep(_WATCHED)
        if processor(process) - before < _WATCHED / 20:
            return


def memory(process: int) -> float:
    """Resident megabytes of a process; 0.0 where /proc does not exist."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(row for row in status.read_text().splitlines() if row.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def processor(process: int) -> float:
    """Seconds of processor time a process has used; 0.0 where /proc does not exist."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
