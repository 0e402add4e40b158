"""What is measured: the places of a game, and a learner's way through its lessons."""

from __future__ import annotations

from tutor.app.parts import learn_work
from tutor.library.load import GameLibrary
from tutor.library.models import Scenario
from tutor.store.share import encode

Page = tuple[str, str]
"""(place, query)"""


def first_task(game: GameLibrary) -> tuple[Scenario, int]:
    """The first task of the first lesson that asks for a move, and its number."""
    lesson = next(iter(game.lessons.values()))
    for number, name in enumerate(lesson.steps, 1):
        if game.scenarios[name].kind == "try":
            return game.scenarios[name], number
    raise LookupError(f"{game.slug}: the first lesson asks for no move")


def places(game: GameLibrary) -> dict[str, Page]:
    """Each place by a name, as an address."""
    base = f"game={game.slug}&lang=en"
    lesson = next(iter(game.lessons.values()))
    scenario, number = first_task(game)
    work = learn_work.then(learn_work.started(game, scenario), scenario.wrong[0].move)
    refused = learn_work.code(work.log)
    preset = game.info.presets[0]
    case = encode({"game": game.slug, "position": preset.position, "variant": preset.variant})
    step = f"{base}&lesson={lesson.id}&step={number}"
    return {
        "shelf": ("", "lang=en"),
        "learn, all lessons": ("learn", base),
        "learn, a step": ("learn", step),
        "learn, a refused move": ("learn", f"{step}&moves={refused}"),
        "rules": ("rules", base),
        "where": ("where", base),
        "rulings": ("rulings", base),
        "search, answers": ("search", f"{base}&q=who+wins"),
        "table, start": ("table", base),
        "table, a position": ("table", f"{base}&case={case}"),
        "play, start": ("play", base),
    }


def way(game: GameLibrary) -> list[str]:
    """Queries of the Learn page: every step of every lesson."""
    base = f"game={game.slug}&lang=en"
    return [
        f"{base}&lesson={lesson.id}&step={step}"
        for lesson in game.lessons.values()
        for step in range(1, len(lesson.steps) + 1)
    ]
