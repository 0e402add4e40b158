#!/usr/bin/env python3
"""Start Regelstall or test it. Needs Python 3.11 or newer; the rest it installs into .venv itself.

python3 run.py                      start the app and print its address
python3 run.py --host 0.0.0.0       the same, open for the phones at the table
python3 run.py test [PYTEST ...]    all tests, or those that pytest is told to run
python3 run.py lint                 style, format and types
python3 run.py bench [PART]         speed figures
python3 run.py pictures             the screenshots in docs/pictures
python3 run.py judge FILE           any other word is a command of `tutor`
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed.txt"  # written last: an interrupted installation has none
PINS = HERE / "constraints.txt"
EXTRAS = {"test": {"test"}, "lint": {"lint"}, "bench": {"test"}, "pictures": {"test"}}
MODULES = {"test": ["pytest"], "bench": ["bench"], "pictures": ["bench.pictures"]}


def main(words: list) -> int:
    """Do what the words ask for; the exit code is that of the program started."""
    if {"-h", "--help"} & set(words[:1]):
        print(__doc__)
        return 0
    command = words[0] if words and not words[0].startswith("-") else "run"
    rest = words[1:] if words[:1] == [command] else words
    prepare(EXTRAS.get(command, set()))
    if command == "lint":
        return lint()
    if command == "test":
        subprocess.call([str(PYTHON), str(HERE / "tests" / "browser" / "chromium.py")])
    if command in EXTRAS:
        os.chdir(HERE)
    return hand_over([str(PYTHON), "-m", *MODULES.get(command, ["tutor", command]), *rest])


def prepare(extras: set) -> None:
    """Make .venv hold the pinned packages; does nothing when it does already."""
    wish = hashlib.sha256(str(HERE).encode())
    for file in (HERE / "pyproject.toml", PINS):
        wish.update(file.read_bytes())
    there = STAMP.read_text().split() if STAMP.exists() else []
    if PYTHON.exists() and there[:1] == [wish.hexdigest()] and extras <= set(there):
        return
    STAMP.unlink(missing_ok=True)
    make_venv()
    chosen = sorted(extras | set(there[1:]))
    install("." + ("[" + ",".join(chosen) + "]" if chosen else ""))
    STAMP.write_text(" ".join([wish.hexdigest(), *chosen]))


def make_venv() -> None:
    """A .venv in which pip runs: the one that is there, mended if need be, else a new one."""
    fits = ("-c", "import sys; sys.exit(sys.version_info < (3, 11))")
    if PYTHON.exists() and works(*fits) and (works("-m", "pip", "-V") or works("-m", "ensurepip")):
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        stop("This Python lacks venv. On Debian or Ubuntu: apt install python3-venv")
    print("Making .venv ...", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    if subprocess.call([sys.executable, "-m", "venv", str(VENV)]) != 0:
        stop("Making .venv failed, see above. On Debian or Ubuntu: apt install python3-venv")


def works(*words: str) -> bool:
    """Whether the Python in .venv does this without complaint."""
    return subprocess.run([str(PYTHON), *words], capture_output=True, check=False).returncode == 0


def install(what: str) -> None:
    """Install with the pins; they hold for the build backend too (as URIs: no spaces in them)."""
    print("Installing (about half a minute the first time) ...", flush=True)
    pins = {"PIP_CONSTRAINT": PINS.as_uri(), "PIP_BUILD_CONSTRAINT": PINS.as_uri(), "PIP_USER": "0"}
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*pip, "-e", what], cwd=HERE, env={**os.environ, **pins}) != 0:
        stop("The installation stopped, see above. The next start tries again.")


def lint() -> int:
    """Style, format and types; all three run, and any complaint counts."""
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--strict", "tutor"])
    results = [subprocess.call([str(PYTHON), "-m", *check], cwd=HERE) for check in checks]
    return int(any(results))


def hand_over(command: list) -> int:
    """Become that program, or on Windows, which has no such thing, wait for it."""
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def stop(line: str) -> None:
    """End with one line and exit code 2."""
    print(line, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    if sys.version_info < (3, 11):
        stop(f"Regelstall needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
