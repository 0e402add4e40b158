"""The command `tutor`. Exit codes: 0 fine, 1 an expectation failed, 2 unreadable input."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tutor import games
from tutor.engine.problem import Unreadable
from tutor.explain.words import Words
from tutor.library.check import problems
from tutor.library.load import ContentError, Library, library
from tutor.library.models import LANGUAGES
from tutor.library.report import complaints, judge_file, lines
from tutor.library.search import Search
from tutor.library.search.asking import ask_all, counted, read_questions
from tutor.library.search.say import answer_data, answer_lines, complaint_lines, report_lines
from tutor.store.asked import open_list

FAILED, UNREADABLE = 1, 2
BESIDE = 2
"""Explained words, tasks and mistakes that `tutor ask` prints below the answers."""
_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Signs that steer a terminal instead of standing in it."""

LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")


@click.group(
    invoke_without_command=True,
    epilog="Examples: tutor  ·  tutor run --port 8600  ·  tutor judge cases.yaml --lang de",
)
@click.version_option(package_name="regelstall")
@click.pass_context
def main(context: click.Context) -> None:
    """Regelstall: learn five farmyard games by trying moves. Without a command: start the app."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if context.invoked_subcommand is None:
        context.invoke(run)


@main.command(epilog="Examples: tutor run  ·  tutor run --port 8600  ·  tutor run --host 0.0.0.0")
@click.option("--host", default="127.0.0.1", help="0.0.0.0 opens the app to phones at the table.")
@click.option("--port", type=click.IntRange(1, 65535), help="Default: 8501, or the next free one.")
def run(host: str = "127.0.0.1", port: int | None = None) -> None:
    """Start the app and print its address."""
    from tutor.serve import start

    _library()
    start(host, port)


@main.command(epilog="Example: tutor judge my-position.yaml --lang de")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@LANG
@JSON
def judge(files: tuple[Path, ...], lang: Any, as_json: bool) -> None:
    """Judge the cases in FILES: verdict, rules cited, and the sentence a learner reads."""
    reports = [judge_file(_library(), path, lang) for path in files]
    held = sum(report.held for report in reports)
    total = sum(len(report.cases) for report in reports)
    if as_json:
        rows = [vars(report) for report in reports]
        say(_json({"files": rows, "held": held, "total": total}))
    else:
        for report in reports:
            for line in lines(report):
                say(line)
        say(f"{held} of {total} cases hold")
    for report in reports:
        for line in complaints(report):
            say(line, err=True)
    if any(report.problems for report in reports):
        sys.exit(UNREADABLE)
    sys.exit(0 if held == total else FAILED)


@main.command(epilog="Example: tutor check --json")
@JSON
def check(as_json: bool) -> None:
    """Check all content against the rule engines: every case, ruling, scenario and text."""
    found = [line for game in _library().games.values() for line in problems(game)]
    if as_json:
        say(_json({"problems": found}))
    else:
        for line in found:
            say(line)
        say(f"{len(found)} problems in {len(_library().games)} games")
    sys.exit(FAILED if found else 0)


@main.command(
    epilog="Examples: tutor ask jump over a gap  ·  tutor ask wer fängt an --game SLUG --lang de"
    "  ·  tutor ask --questions questions.yaml --json"
)
@click.argument("words", nargs=-1)
@click.option("--game", type=click.Choice(games.slugs()), help="Default: all games.")
@click.option("--limit", type=click.IntRange(1, 50), default=3, help="So many answers.")
@click.option(
    "--questions",
    type=click.Path(path_type=Path),
    help="A file of questions with wanted rules: prints the rank of each first right answer.",
)
@LANG
@JSON
def ask(
    words: tuple[str, ...],
    game: str | None,
    limit: int,
    questions: Path | None,
    lang: Any,
    as_json: bool,
) -> None:
    """Look up WORDS, typed in any way: the best rules and rulings with their answers."""
    if bool(words) == bool(questions):
        raise click.UsageError("Give either words to look up, or --questions with a file.")
    everything = _library()
    said = everything.games[game or next(iter(everything.games))].words(lang)
    search = Search(everything)
    if questions:
        _ask_questions(search, questions, said, as_json)
        return
    answer = search.ask(" ".join(words), lang, game, limit, beside=BESIDE)
    _print(answer_data(answer), answer_lines(answer, said), as_json)


def _ask_questions(search: Search, path: Path, said: Words, as_json: bool) -> None:
    """Ask every question of a file; exits with 1 when one is not among the first three."""
    try:
        asked = ask_all(search, read_questions(path, list(search.library.games)))
    except Unreadable as wrong:
        for line in complaint_lines(str(path), wrong, said):
            say(line, err=True)
        sys.exit(UNREADABLE)
    _print(counted(asked), report_lines(asked, said), as_json)
    sys.exit(0 if all(one.answered for one in asked) else FAILED)


@main.command(epilog="Examples: tutor asked  ·  tutor asked --clear")
@click.option("--clear", is_flag=True, help="Forget the list after printing it.")
@JSON
def asked(clear: bool, as_json: bool) -> None:
    """Print the questions that found no answer on this machine, the most frequent first."""
    kept = open_list()
    rows = kept.every()
    lines = [f"{row.times:>4}  {row.lang}  {row.game or '-'}  {row.words}" for row in rows]
    _print([asdict(row) for row in rows], lines or ["No question was left unanswered."], as_json)
    if clear:
        kept.clear()
    kept.close()


def say(text: str, *, err: bool = False) -> None:
    """A line on the screen, without signs that steer a terminal. Ends the program with exit code 2
    when it cannot be written; a reader that has seen enough (`| head`) is click's business.
    """
    shown = _STEERING.sub(lambda sign: f"\\x{ord(sign[0]):02x}", text)
    try:
        click.echo(shown, err=err)
    except BrokenPipeError:
        raise
    except OSError as wrong:
        if not err:
            say(f"The output cannot be written: {wrong.strerror}.", err=True)
        sys.exit(UNREADABLE)


def _print(data: Any, text: Iterable[str], as_json: bool) -> None:
    for line in [_json(data)] if as_json else text:
        say(line)


def _json(data: Any) -> str:
    """JSON that every program reads: no number in it that JSON does not have."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def _library() -> Library:
    """All content; says what cannot be read and ends the program otherwise."""
    try:
        return library()
    except ContentError as wrong:
        for line in wrong.problems:
            say(line, err=True)
        sys.exit(UNREADABLE)
