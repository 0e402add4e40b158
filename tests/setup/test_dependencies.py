"""What is declared is what is used, and everything installed is pinned."""

import ast
import os
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = {canonicalize_name(Requirement(line).name) for line in PROJECT["dependencies"]}
PINS = [
    Requirement(line)
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
# Named as strings only: the fonts, which importlib.resources opens by name.
BY_NAME = {"font-fredoka-one", "font-hanken-grotesk"}


def imported_by_the_package() -> set[str]:
    """The distributions that the code of `tutor` imports, the package itself left out."""
    tops: set[str] = set()
    for file in (ROOT / "tutor").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                tops |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                tops.add(node.module.split(".")[0])
    strangers = tops - set(sys.stdlib_module_names) - {"tutor"}
    owners = metadata.packages_distributions()
    return {canonicalize_name(owners[top][0]) for top in strangers}


def test_every_package_that_is_imported_is_declared() -> None:
    assert imported_by_the_package() <= DECLARED


def test_every_declared_package_is_used() -> None:
    assert imported_by_the_package() | BY_NAME >= DECLARED


def test_every_pin_is_a_name_and_a_version() -> None:
    for pin in PINS:
        assert re.fullmatch(r"==[0-9][0-9a-z.]*", str(pin.specifier)), pin
        assert not pin.url
        assert not pin.extras
    assert len({canonicalize_name(pin.name) for pin in PINS}) == len(PINS)


def needed_by(name: str, extras: frozenset[str]) -> set[tuple[str, frozenset[str]]]:
    """What an installed package asks for on any system and any supported Python."""
    found = set()
    for line in metadata.requires(name) or []:
        needed = Requirement(line)
        for system in ("linux", "darwin", "win32"):
            names = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
            for version in ("3.11", "3.12", "3.13"):
                place = {
                    "sys_platform": system,
                    "platform_system": names[system],
                    "os_name": "nt" if system == "win32" else "posix",
                    "python_version": version,
                    "python_full_version": f"{version}.9",
                }
                if not needed.marker or any(
                    needed.marker.evaluate({**place, "extra": extra}) for extra in {"", *extras}
                ):
                    found.add((canonicalize_name(needed.name), frozenset(needed.extras)))
    return found


def closure() -> set[str]:
    """Every package that `pip install .[test,lint]` brings on Linux, macOS and Windows."""
    waiting, seen = {("regelstall", frozenset({"test", "lint"}))}, set()
    while waiting:
        item = waiting.pop()
        seen.add(item)
        try:
            waiting |= needed_by(*item) - seen
        except metadata.PackageNotFoundError:
            continue  # for another system: pinned it must be, but its own needs can't be read here
    return {name for name, _ in seen} - {"regelstall"}


@pytest.fixture
def pinned() -> None:
    """The environment of run.py; one made by hand may rightly hold other versions, CI's may not."""
    if not (Path(sys.prefix) / "installed.txt").exists():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "run.py has not made this environment"
        )


def test_everything_that_gets_installed_is_pinned(pinned: None) -> None:
    assert closure() <= {canonicalize_name(pin.name) for pin in PINS}


def test_every_pin_is_what_got_installed(pinned: None) -> None:
    here = {canonicalize_name(found.name): found.version for found in metadata.distributions()}
    wrong = [
        pin
        for pin in PINS
        if (name := canonicalize_name(pin.name)) in here and not pin.specifier.contains(here[name])
    ]
    assert wrong == []
