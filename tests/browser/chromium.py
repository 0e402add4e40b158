"""Finds a Chromium, Chrome or Edge for the browser tests; run as a program, it installs one.

Installing works on Debian as root, with Debian's own package; elsewhere it changes nothing.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

_COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
_MAC = ("Google Chrome", "Chromium", "Microsoft Edge")
_WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
MISSING = (
    "No Chromium, Chrome or Edge found, so no browser tests. "
    "Install one, or name its program in the variable CHROMIUM."
)


def find() -> Path | None:
    """The browser's program, or None. The variable CHROMIUM wins over what is installed."""
    return next((place for place in _places() if place.is_file()), None)


def _places() -> Iterator[Path]:
    if named := os.environ.get("CHROMIUM"):
        yield Path(named)
    yield from (Path(found) for name in _COMMANDS if (found := shutil.which(name)))
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        yield from (folder / f"{name}.app" / "Contents" / "MacOS" / name for name in _MAC)
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if root := os.environ.get(variable):
            yield from (Path(root) / name for name in _WINDOWS)


def install() -> None:
    """Install Debian's package where apt-get exists and may be used."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing Debian's chromium for the browser tests ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update"],
        ["install", "-y", "--no-install-recommends", "chromium"],
    ):
        command = ["apt-get", "-qq", *words]
        subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,  # without it the tests themselves say what is missing
        )


if __name__ == "__main__" and find() is None:
    install()
