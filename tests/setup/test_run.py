"""run.py on a project that needs no network: its own tiny build backend, no dependencies."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "tiny"
version = "1"
"""

# Makes a wheel whose only content is a path file, as an editable install has it; and counts itself.
BACKEND = """
import pathlib, zipfile
HERE = pathlib.Path(__file__).parent

def get_requires_for_build_editable(config_settings=None):
    return []

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    with (HERE / "builds.txt").open("a") as log:
        log.write("x")
    info = "tiny-1.dist-info"
    files = {
        "tiny.pth": str(HERE),
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n"
        "Provides-Extra: test\\nProvides-Extra: lint\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\\n" for name in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / "tiny-1-py3-none-any.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return "tiny-1-py3-none-any.whl"
"""

# Stands in for `tutor` and `bench`: tells how it was called.
ECHO = "import json, os, sys; print(json.dumps([sys.argv[1:], sys.prefix, os.getcwd()]))\n"


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """A clone with a space in its path, set up once."""
    folder = tmp_path_factory.mktemp("my clone")
    shutil.copy(ROOT / "run.py", folder)
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "constraints.txt").write_text("# nothing to pin\n")
    (folder / "backend.py").write_text(BACKEND)
    for package in ("tutor", "bench"):
        (folder / package).mkdir()
        (folder / package / "__main__.py").write_text(ECHO)
    assert call(folder, "check")[0] == ["check"]
    return folder


def start(project: Path, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(project / "run.py"), *words],
        cwd=cwd or project,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def call(project: Path, *words: str, cwd: Path | None = None) -> tuple[list[str], Path, Path]:
    """The arguments, the environment and the folder with which the program was started."""
    done = start(project, *words, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    arguments, prefix, folder = json.loads(done.stdout.splitlines()[-1])
    return arguments, Path(prefix), Path(folder)


def builds(project: Path) -> int:
    return len((project / "builds.txt").read_text())


def test_it_runs_in_its_own_environment(project: Path) -> None:
    assert call(project, "check")[1].resolve() == (project / ".venv").resolve()


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ((), ["run"]),
        (("--port", "9000", "--host", "0.0.0.0"), ["run", "--port", "9000", "--host", "0.0.0.0"]),  # noqa: S104
        (("run", "--port", "1"), ["run", "--port", "1"]),
        (("judge", "a file.yaml", "--json"), ["judge", "a file.yaml", "--json"]),
        (("ask", "may I jump?", "--help"), ["ask", "may I jump?", "--help"]),
    ],
)
def test_words_are_passed_on(project: Path, words, arguments) -> None:
    assert call(project, *words)[0] == arguments


def test_files_are_meant_from_the_folder_one_is_in(project: Path, tmp_path: Path) -> None:
    assert call(project, "judge", "x.yaml", cwd=tmp_path)[2].resolve() == tmp_path.resolve()


def test_bench_runs_at_the_top(project: Path, tmp_path: Path) -> None:
    arguments, _, folder = call(project, "bench", "--quick", cwd=tmp_path)
    assert arguments == ["--quick"]
    assert folder.resolve() == project.resolve()


def test_nothing_is_installed_twice_and_it_is_quick(project: Path) -> None:
    before, seconds = builds(project), []
    for _ in range(3):
        begin = time.perf_counter()
        call(project, "check")
        seconds.append(time.perf_counter() - begin)
    assert builds(project) == before
    assert min(seconds) < 1


@pytest.mark.parametrize("file", ["pyproject.toml", "constraints.txt"])
def test_a_change_of_needs_is_installed_once(project: Path, file: str) -> None:
    before = builds(project)
    with (project / file).open("a") as text:
        text.write("\n# changed\n")
    call(project, "check")
    call(project, "check")
    assert builds(project) == before + 1


def test_an_extra_is_added_once_and_kept(project: Path) -> None:
    call(project, "bench")
    before = builds(project)
    call(project, "check")
    call(project, "bench")
    assert builds(project) == before
    assert "test" in (project / ".venv" / "installed.txt").read_text().split()


def test_an_interrupted_installation_is_taken_up_again(project: Path) -> None:
    before = builds(project)
    (project / ".venv" / "installed.txt").unlink()
    assert call(project, "check")[0] == ["check"]
    assert builds(project) == before + 1


def test_a_lost_pip_is_brought_back(project: Path) -> None:
    done = subprocess.run(
        [str(project / ".venv" / PROGRAM), "-m", "pip", "uninstall", "-y", "pip"], check=True
    )
    assert done.returncode == 0
    (project / ".venv" / "installed.txt").unlink()
    assert call(project, "check")[0] == ["check"]


def test_a_broken_environment_is_made_anew(project: Path) -> None:
    (project / ".venv" / PROGRAM).unlink()
    assert call(project, "check")[0] == ["check"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send to one process")
def test_ctrl_c_while_installing_leaves_nothing_half_done(project: Path) -> None:
    shutil.rmtree(project / ".venv")
    begun = subprocess.Popen(
        [sys.executable, str(project / "run.py"), "check"],
        cwd=project,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert begun.stdout is not None
    assert begun.stdout.readline().startswith("Making .venv")
    time.sleep(0.5)
    os.killpg(begun.pid, signal.SIGINT)
    assert begun.wait(timeout=30) == 130
    begun.stdout.close()
    assert call(project, "check")[0] == ["check"]


def test_a_failed_installation_ends_with_code_2_and_is_tried_again(project: Path) -> None:
    good = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text("not toml at all [")
    for _ in range(2):
        failed = start(project, "check")
        assert failed.returncode == 2
        assert failed.stderr.splitlines()[-1].startswith("The installation stopped")
    (project / "pyproject.toml").write_text(good)
    assert call(project, "check")[0] == ["check"]


def test_without_venv_it_says_what_to_install(project: Path, tmp_path: Path) -> None:
    shutil.copytree(project, tmp_path / "clone", ignore=shutil.ignore_patterns(".venv"))
    # Debian's Python without its package python3-venv has no ensurepip.
    without = (
        "import importlib.util, runpy, sys; see = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name: None if name == 'ensurepip' else see(name)\n"
        "sys.argv = ['run.py', 'check']; runpy.run_path('run.py', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", without],
        cwd=tmp_path / "clone",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "This Python lacks venv. On Debian or Ubuntu: apt install python3-venv\n"
    )


def test_an_old_python_is_refused_in_one_line(project: Path) -> None:
    old = (
        "import runpy, sys; sys.version_info = (3, 10, 4); sys.version = '3.10.4 (main)'\n"
        "sys.argv = ['run.py']; runpy.run_path('run.py', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", old], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "Regelstall needs Python 3.11 or newer; this is 3.10.4.\n"


def test_help_installs_nothing(tmp_path: Path) -> None:
    shutil.copy(ROOT / "run.py", tmp_path)
    done = start(tmp_path, "--help")
    assert done.returncode == 0
    assert "run.py test" in done.stdout
    assert not (tmp_path / ".venv").exists()


def test_it_stays_short_and_needs_the_standard_library_only() -> None:
    text = (ROOT / "run.py").read_text()
    assert len(text.splitlines()) <= 130
    imported = {
        line.split()[1].split(".")[0]
        for line in text.splitlines()
        if line.startswith(("import ", "from "))
    }
    assert imported <= sys.stdlib_module_names
