"""Files in content/ to a Library. Errors name file, item, field and what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError

import tutor
from tutor import games
from tutor.engine.game import Game
from tutor.engine.problem import Unreadable
from tutor.explain.words import Words
from tutor.library.models import (
    GameInfo,
    Lang,
    Lesson,
    Mistake,
    RuleEntry,
    Ruling,
    Scenario,
    Text,
)
from tutor.library.models_aid import Aid
from tutor.library.models_words import Synonyms
from tutor.library.plain import documents, read_text
from tutor.library.vocabulary import Terms, Texts
from tutor.library.where import Where


class Named(Protocol):
    """Something with an ID."""

    @property
    def id(self) -> str: ...


Item = TypeVar("Item", bound=Named)


class ContentError(ValueError):
    """Something in content/ cannot be read. `problems` lists every finding as one line."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True)
class GameLibrary:
    """All content of one game, by ID and in reading order."""

    game: Game[Any, Any, Any]
    info: GameInfo
    rules: Mapping[str, RuleEntry]
    terms: Terms
    texts: Texts
    rulings: Mapping[str, Ruling]
    scenarios: Mapping[str, Scenario]
    lessons: Mapping[str, Lesson]
    mistakes: Mapping[str, Mistake]
    synonyms: Synonyms
    aid: Aid
    shared: Mapping[str, Text]
    where: Where | None = None
    """The stops of a round; None where a game has none yet."""
    _words: dict[Lang, Words] = field(default_factory=dict, repr=False)

    @property
    def slug(self) -> str:
        """The folder name of the game."""
        return self.game.slug

    def words(self, lang: Lang) -> Words:
        """The speaker of one language."""
        if lang not in self._words:
            self._words[lang] = Words(lang, self.rules, self.terms, self.texts, self.shared)
        return self._words[lang]

    def rulings_of(self, rule: str) -> tuple[Ruling, ...]:
        """The rulings that hang on a rule."""
        return tuple(ruling for ruling in self.rulings.values() if rule in ruling.cites)

    def scenarios_of(self, rule: str) -> tuple[Scenario, ...]:
        """The scenarios that teach a rule; those that ask for a move first."""
        teaching = [s for s in self.scenarios.values() if rule in s.teaches]
        return tuple(sorted(teaching, key=lambda s: (s.teaches[0] != rule, s.kind != "try")))


@dataclass(frozen=True)
class Library:
    """Everything there is to read."""

    games: Mapping[str, GameLibrary]
    ui: Mapping[str, Text]

    def shelf(self) -> tuple[GameLibrary, ...]:
        """The games that can be learned: those with lessons."""
        return tuple(game for game in self.games.values() if game.lessons)


def content_root() -> Path:
    """The content folder: inside an installed package, else beside it in the source tree."""
    package = Path(tutor.__file__).parent
    inside = package / "content"
    return inside if inside.is_dir() else package.parent / "content"


@cache
def library() -> Library:
    """All content, read once. Raises ContentError listing every problem of every file."""
    root = content_root()
    problems: list[str] = []
    ui = _read(root / "ui.yaml", dict[str, Text], problems) or {}
    read = {slug: _game(root, slug, ui, problems) for slug in games.slugs()}
    if problems:
        raise ContentError(problems)
    return Library({slug: game for slug, game in read.items() if game is not None}, ui)


def _game(root: Path, slug: str, ui: Mapping[str, Text], problems: list[str]) -> GameLibrary | None:
    folder = root / slug
    info = _read(folder / "game.yaml", GameInfo, problems)
    terms = _read(folder / "terms.yaml", Terms, problems)
    texts = _read(folder / "texts.yaml", Texts, problems)
    if info is None or terms is None or texts is None:
        return None
    return GameLibrary(
        game=games.load(slug),
        info=info,
        rules=_items(folder, "rules", RuleEntry, problems),
        terms=terms,
        texts=texts,
        rulings=_items(folder, "rulings", Ruling, problems),
        scenarios=_items(folder, "scenarios", Scenario, problems),
        lessons=_items(folder, "lessons", Lesson, problems),
        mistakes=_items(folder, "mistakes", Mistake, problems),
        synonyms=_optional(folder / "synonyms.yaml", Synonyms, problems) or Synonyms(),
        aid=_optional(folder / "aid.yaml", Aid, problems) or Aid(),
        shared=ui,
        where=_optional(folder / "where.yaml", Where, problems),
    )


def _items(folder: Path, kind: str, model: type[Item], problems: list[str]) -> dict[str, Item]:
    """The items of `kind.yaml` and of every file in the folder `kind`, by ID."""
    items: dict[str, Item] = {}
    files = [folder / f"{kind}.yaml", *sorted((folder / kind).glob("*.yaml"))]
    for path in (path for path in files if path.exists()):
        rows: list[Item] = _read(path, list.__class_getitem__(model), problems) or []
        for item in rows:
            identity = item.id
            if identity in items:
                problems.append(f"{_short(path)}: {identity}: this ID stands twice")
            items[identity] = item
    return items


def _optional(path: Path, shape: Any, problems: list[str]) -> Any | None:
    """A file that may be missing, in its shape."""
    return _read(path, shape, problems) if path.exists() else None


def _read(path: Path, shape: Any, problems: list[str]) -> Any | None:
    """One file in its shape; None after a problem."""
    try:
        (data,) = documents(read_text(path), _short(path))
        return TypeAdapter(shape).validate_python(data)
    except Unreadable as wrong:
        problems.append(f"{_short(path)}: {wrong}")
    except ValidationError as wrong:
        problems += [f"{_short(path)}: {line}" for line in _lines(wrong, data)]
    except ValueError:
        problems.append(f"{_short(path)}: expected one YAML document")
    return None


def _lines(wrong: ValidationError, data: object) -> list[str]:
    lines = []
    for error in wrong.errors():
        place = list(error["loc"])
        if place and isinstance(place[0], int) and isinstance(data, list):
            item = data[place[0]]
            place[0] = item.get("id", place[0]) if isinstance(item, dict) else place[0]
        where = ".".join(str(part) for part in place)
        lines.append(f"{where}: {error['msg']}, found {str(error['input'])[:60]!r}")
    return lines


def _short(path: Path) -> str:
    """The path from content/ on, the same on every machine."""
    root = content_root().parent
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
