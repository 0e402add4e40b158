"""What browser tests open: an address for every kind of page of every game on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tutor.app import frame
from tutor.app.address import SHELF, Address
from tutor.app.parts import learn_work, table_setup
from tutor.app.parts.learn_work import Work
from tutor.app.widgets.picture import case_of
from tutor.library.load import GameLibrary, library
from tutor.library.models import Scenario
from tutor.store import share

GAMES = library().shelf()
SLUGS = [game.slug for game in GAMES]
KINDS = (
    SHELF,
    "missing",
    "lessons",
    "step",
    "refused",
    "lesson's end",
    "task",
    "rules",
    "rule",
    "rulings",
    "ruling",
    "round",
    "asked",
    "help",
    "table",
    "position",
    "verdict",
    "building",
    "tool",
    "worked",
    "edition",
    "cards",
    "shared",
    "paper",
    "play",
)
"""Every kind of page that can be linked to without having been there before."""
OF_NO_GAME = (SHELF, "missing")
STAY = tuple(kind for kind in KINDS if kind not in (*OF_NO_GAME, "play"))
"""Those that look the same to every learner."""


def address(kind: str, slug: str, lang: str = "en") -> Address:
    """The address of a page of that kind."""
    return _MADE[kind](library().games[slug], lang)


def href(kind: str, slug: str, lang: str = "en") -> str:
    """The same for `page.goto`."""
    return "/" + address(kind, slug, lang).href().removeprefix("./")


def exists(kind: str) -> bool:
    """Whether its place has been built."""
    return address(kind, SLUGS[0]).place in frame.pages()


def spread(kinds: Sequence[str]) -> list[tuple[GameLibrary, str]]:
    """Each kind of page once, the games in turn: for what the frame does alike for every game."""
    built = [kind for kind in kinds if exists(kind)]
    return [(GAMES[number % len(GAMES)], kind) for number, kind in enumerate(built)]


def every(kinds: Sequence[str]) -> list[tuple[GameLibrary, str]]:
    """Each kind of page of each game."""
    built = [kind for kind in kinds if exists(kind)]
    return [
        (game, kind)
        for game in GAMES
        for kind in built
        if kind not in OF_NO_GAME or game is GAMES[0]
    ]


def name(value: object) -> str | None:
    """A test's name for a game."""
    return value.slug if isinstance(value, GameLibrary) else None


def first_lesson(game: GameLibrary) -> Any:
    """The lesson a newcomer starts with."""
    return next(iter(game.lessons.values()))


def first_step(game: GameLibrary) -> int:
    """The number of the first step that asks for a move."""
    names = first_lesson(game).steps
    return next(n for n, name in enumerate(names, 1) if game.scenarios[name].kind == "try")


@cache
def refused(slug: str) -> tuple[Scenario, int, Work]:
    """A task of the first lesson with its number, after a move that the rules refuse and that does
    not solve it.
    """
    game = library().games[slug]
    for number, name in enumerate(first_lesson(game).steps, 1):
        scenario = game.scenarios[name]
        for wrong in scenario.wrong:
            work = learn_work.then(learn_work.started(game, scenario), wrong.move)
            judgement = work.trial.judgement
            if work.status == "open" and judgement is not None and not judgement.verdict.legal:
                return scenario, number, work
    raise LookupError(f"{slug}: the first lesson has no refusal that leaves the task open")


def _question(game: GameLibrary, lang: str) -> str:
    """The title of a rule as a question."""
    return game.words(lang).of(next(iter(game.rules.values())).title)


def _step(game: GameLibrary, lang: str) -> Address:
    lesson = first_lesson(game).id
    return Address("learn", game.slug, lang, lesson=lesson, step=first_step(game))


def _refused(game: GameLibrary, lang: str) -> Address:
    _, number, work = refused(game.slug)
    lesson, moves = first_lesson(game).id, learn_work.code(work.log)
    return Address("learn", game.slug, lang, lesson=lesson, step=number, moves=moves)


def _end(game: GameLibrary, lang: str) -> Address:
    lesson = first_lesson(game)
    last = len(lesson.steps) + len(lesson.review) + 1
    return Address("learn", game.slug, lang, lesson=lesson.id, step=last)


def case(game: GameLibrary) -> str:
    """The first position that the table offers, as a code."""
    return share.encode(case_of(game, game.info.presets[0]))


def _position(game: GameLibrary, lang: str, **more: str) -> Address:
    return Address("table", game.slug, lang, case=case(game), **more)


def judged_at_table(slug: str) -> tuple[Any, Any]:
    """The state of that position, and a move that people try there in vain."""
    game = library().games[slug]
    setup, problems = table_setup.read(game, _position(game, "en"))
    assert not problems
    return setup.state, game.game.refused(setup.state)[0]


def _verdict(game: GameLibrary, lang: str) -> Address:
    moves = table_setup.move_code(game.game, *judged_at_table(game.slug))
    return _position(game, lang, moves=moves)


def with_own_tool(slug: str) -> str:
    """The name of a tool that stands alone; of a game without one, "" for the table's start."""
    return next((tool.name for tool in library().games[slug].game.tools if tool.own), "")


def _worked(game: GameLibrary, lang: str) -> Address:
    """A tool about the position that the table offers first."""
    state, _ = judged_at_table(game.slug)
    tools = (tool.name for tool in game.game.tools if not tool.own and tool.when(state))
    return _position(game, lang, tool=next(tools, ""))


def _cards(game: GameLibrary, lang: str) -> Address:
    """The table of an owner's cards, its first card being filled in."""
    table = next((table.name for table in game.game.tables), "")
    return Address("edition", game.slug, lang, tool=table, step=1 if table else 0)


_MADE = {
    SHELF: lambda game, lang: Address(lang=lang),
    "missing": lambda game, lang: Address("rules", "no_such_game", lang),
    "lessons": lambda game, lang: Address("learn", game.slug, lang),
    "step": _step,
    "refused": _refused,
    "lesson's end": _end,
    "task": lambda game, lang: Address(
        "learn", game.slug, lang, scenario=next(iter(game.mistakes.values())).scenario
    ),
    "rules": lambda game, lang: Address("rules", game.slug, lang),
    "rule": lambda game, lang: Address("rules", game.slug, lang, rule=list(game.rules)[-1]),
    "rulings": lambda game, lang: Address("rulings", game.slug, lang),
    "ruling": lambda game, lang: Address("rulings", game.slug, lang, ruling=list(game.rulings)[-1]),
    "asked": lambda game, lang: Address("search", game.slug, lang, q=_question(game, lang)),
    "round": lambda game, lang: Address("where", game.slug, lang, step=2),
    "help": lambda game, lang: Address("help", game.slug, lang),
    "table": lambda game, lang: Address("table", game.slug, lang),
    "position": _position,
    "verdict": _verdict,
    "building": lambda game, lang: _position(game, lang, mode="build"),
    "tool": lambda game, lang: Address("table", game.slug, lang, tool=with_own_tool(game.slug)),
    "worked": _worked,
    "edition": lambda game, lang: Address("edition", game.slug, lang),
    "cards": _cards,
    "shared": lambda game, lang: Address(
        "share", game.slug, lang, of="rules", rule=next(iter(game.rules))
    ),
    "paper": lambda game, lang: Address("paper", game.slug, lang),
    "play": lambda game, lang: Address("play", game.slug, lang),
}
