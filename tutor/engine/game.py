"""A game is a frozen value made of plain functions; nothing to inherit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tutor.engine.chance import Chance
from tutor.engine.problem import refuse
from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import Judgement, Note, Reply, RuleId, Seat, Spot, Step, Verdict

if TYPE_CHECKING:
    from tutor.engine.course import Course
    from tutor.engine.tool import CardTable, Tool

S = TypeVar("S")
A = TypeVar("A")
F = TypeVar("F")

Position = Mapping[str, Any]
"""A position, move, question or set of switches as plain data: see docs/positions.md."""


AGAIN: Spot = "again"
"""What `propose` is told when the spot tapped last is tapped once more."""

Bot = Callable[[Any, tuple[Any, ...], Chance], Any]
"""(view, legal actions, luck) to one of the actions; sees what its seat sees."""


@dataclass(frozen=True, slots=True)
class Codec(Generic[S, A]):
    """Plain data to state and back. Readers raise `Unreadable` with every problem found."""

    read: Callable[[Position, Position], S]
    """(position, variant) to state; what is left out takes the vocabulary's default."""
    write: Callable[[S], dict[str, Any]]
    """Every key of the position, canonical; also the keys that only `then` may name."""
    read_move: Callable[[Position, S], A]
    write_move: Callable[[A, S], dict[str, Any]]
    """The move as short as it can be; `read_move` gives it back."""
    read_variant: Callable[[Position], Any]
    """Checks switches and gives the options with every default filled in."""
    write_variant: Callable[[S], dict[str, Any]]
    """The switches that differ from their default."""
    same: Callable[[str, Any, Any], bool]
    """(key, expected, written) whether a key of `then` holds."""
    position_keys: tuple[str, ...]
    """The keys a position may have: `write` without those that only `then` may name."""


@dataclass(frozen=True, slots=True)
class Field:
    """One control of the position form.

    `path` leads to the value in the position, such as ("hands", "A", "red"); a first part
    "variant" leads into the switches. `kind` is choice, number, several (a list of choices), flag
    or text; `label` is a message key of the game's form texts, with `given` for its values.
    """

    path: tuple[str, ...]
    kind: str
    label: str
    value: Any
    group: str
    options: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    given: tuple[tuple[str, Any], ...] = ()
    names: tuple[str, ...] = ()
    """The terms of the options, where an option is not its own term."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing and the same content in words. `svg` may hold spots to tap (`data-id`).

    `narrow` is the same for a narrow screen, with the same spots; "" where one drawing does.
    """

    svg: str
    text: str
    narrow: str = ""


@dataclass(frozen=True, slots=True)
class Art(Generic[S]):
    """How a game is drawn: pure functions, the same picture for the same input.

    Each takes (state, words, marks): `words` a `tutor.explain.words.Words` of the reader's
    language, `marks` a `tutor.render.marks.Marks` naming spots to light up.
    """

    board: Callable[[S, Any, Any], Picture]
    """The whole position as one tappable picture."""
    explain: Callable[[S, Any, Any], Picture] | None = None
    """A second picture that shows *why* (a sum, a fight, a row); None where there is none."""
    glance: Callable[[S, Any, Any], Picture] | None = None
    """What a position is about, to be recognised when it is small; None where `board` is."""
    move: Callable[[S, Any, Any], Picture | None] | None = None
    """(state, action, words) to a small picture for the verdict on that action, where one helps."""

    def of_kind(self, kind: str) -> Callable[[S, Any, Any], Picture]:
        """What draws a figure of a kind: explain, glance, or the board where there is none."""
        return {"explain": self.explain, "glance": self.glance}.get(kind) or self.board


@dataclass(frozen=True, slots=True)
class Assembly(Generic[A, F]):
    """A move put together by counting, such as a basket: as a list it would have hundreds of lines.

    Counts stand in the order of the spots. The book decides about the move, as about any other.
    """

    spots: Callable[[F, Seat], tuple[Spot, ...]]
    """The spots of the board that add one when tapped; () where no such move is due."""
    counts: Callable[[A], tuple[int, ...] | None]
    """What a move is made of; None for a move of another kind."""
    made: Callable[[F, Seat, tuple[int, ...]], A]
    part: Callable[[F, Seat, Spot], Note]
    """What one spot adds: a message key of the game's move texts, and its values."""
    told: Callable[[F, A], Note]
    """What the move comes to so far, likewise."""


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, A, F]):
    """One game. Every function is pure; `tutor.engine.contract` states what must hold.

    A game equals itself alone, so it can stand in the key of a cache.
    """

    slug: str
    prefix: str
    """The letters that start its rule IDs."""
    book: Rulebook[F]
    start: Callable[[tuple[Seat, ...], Position], S]
    """A new game for these seats under these switches."""
    actors: Callable[[S], tuple[Seat, ...]]
    """Who may act now: () when the game is over, (CHANCE,) for nature, several at once."""
    facts: Callable[[S], F]
    candidates: Callable[[F], Iterable[A]]
    """Every action that might be legal, in canonical order; the book decides."""
    temptations: Callable[[F], Iterable[A]]
    """Actions people often try here and may not; the book decides these too."""
    propose: Callable[[F, Seat, tuple[Spot, ...]], tuple[A, ...]]
    """What a seat could mean by tapping these spots in order, legal or not. () = tap more.

    A spot tapped again right away comes as AGAIN; () to that starts anew with the spot.
    """
    apply: Callable[[S, A], Step[S]]
    """What a legal action leads to. Never called for an action that was not judged."""
    chance: Callable[[S, Chance], A]
    """The action of nature when `actors` is (CHANCE,)."""
    view: Callable[[S, Seat | None], S]
    """What a seat knows (None: an onlooker); a state of the same kind."""
    label: Callable[[A, S], Note]
    """The action in words: a message key of the game's move texts, and its values."""
    codec: Codec[S, A]
    questions: Mapping[str, Callable[[F, Position], Reply]]
    art: Art[S]
    form: Callable[[Position, Position], tuple[Field, ...]]
    """The controls that build a position, for what has been entered so far."""
    bots: Mapping[str, Bot] = field(default_factory=dict)
    seen: Callable[[A, S, Seat | None], A] | None = None
    """(action, a state after it, seat): the action as the seat knows it there. What was laid face
    down is unknown to others while it lies; None for a game in which all is done openly.
    """
    opened: Callable[[S, A, Seat | None], S] | None = None
    """(state, an action made in it, seat): the state as the seat knows it once that action has
    turned cards over; None for a game in which no action opens what lay hidden.
    """
    tap: Callable[[Position, Position, tuple[Spot, ...]], Position | None] | None = None
    """(position, variant, spots) to the position changed by tapping, or None: tap more."""
    put: Callable[[Position, Position, tuple[Spot, ...]], tuple[tuple[Spot, Note], ...]] | None = (
        None
    )
    """(position, variant, spots) to what could lie on the spot tapped last: each a further spot for
    `tap`, with a message key of the game's form texts; () where there is nothing to choose.
    """
    shows: frozenset[RuleId] = frozenset()
    """Rules by which everybody sees something that lies hidden again afterwards."""
    tools: tuple[Tool, ...] = ()
    """What the table desk works out line by line."""
    tables: tuple[CardTable, ...] = ()
    """Cards whose values an owner may enter."""
    course: Callable[[tuple[S, ...]], Course] | None = None
    """(every state of a played game, the start first) to what its chart shows."""
    assembly: Assembly[A, F] | None = None
    """A kind of move that is put together by counting."""

    def judge(self, state: S, action: A, *, full: bool = True) -> Judgement[S]:
        """Judge an action and, when it is legal, say what it leads to."""
        verdict = self.verdict(state, action, full=full)
        step = self.apply(state, action) if verdict.legal else None
        return Judgement(verdict, step)

    def verdict(self, state: S, action: A, *, full: bool = True) -> Verdict:
        """Judge an action without carrying it out."""
        return self.book.judge(self.facts(state), action, full=full)

    def legal(self, state: S) -> tuple[A, ...]:
        """Every legal action, in canonical order."""
        facts = self.facts(state)
        judge = self.book.judge
        return tuple(
            action for action in self.candidates(facts) if judge(facts, action, full=False).legal
        )

    def refused(self, state: S) -> tuple[A, ...]:
        """The tempting actions that are not legal here, in canonical order, each once."""
        facts = self.facts(state)
        judge = self.book.judge
        tempting = dict.fromkeys(self.temptations(facts))
        return tuple(a for a in tempting if not judge(facts, a, full=False).legal)

    def ask(self, state: S, question: Position) -> Reply:
        """Answer a question. Raises Unreadable for one this game does not know."""
        what = str(question.get("what"))
        if what not in self.questions:
            raise refuse("what", "unknown", found=what, known=tuple(self.questions))
        return self.questions[what](self.facts(state), question)


class IllegalAction(ValueError):
    """Code carried out an action that the book refuses. Carries the verdict."""

    def __init__(self, action: object, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        super().__init__(f"{action!r} breaks {', '.join(verdict.cites)}")


def step(game: Game[S, A, F], state: S, action: A) -> Step[S]:
    """Carry out an action. Raises IllegalAction for one the book refuses."""
    judgement = game.judge(state, action)
    if judgement.step is None:
        raise IllegalAction(action, judgement.verdict)
    return judgement.step


def nearest(game: Game[Any, Any, Any], state: Any, action: Any) -> Any | None:
    """The legal action of the same seat most like the given one; None without one.

    Alike means: the same kind, then as many equal values as possible, then counts that differ
    least, rather in what is named last.
    """
    wanted = game.codec.write_move(action, state)
    own = [a for a in game.legal(state) if a.by == action.by]
    return max(own, key=lambda a: _likeness(game.codec.write_move(a, state), wanted), default=None)


Likeness = tuple[bool, int, int, int, tuple[int, ...]]


def _likeness(move: Mapping[str, Any], wanted: Mapping[str, Any]) -> Likeness:
    same = sum(1 for key, value in wanted.items() if move.get(key) == value)
    counted = [key for key in wanted if _is_counts(wanted[key]) and _is_counts(move.get(key))]
    pairs = [
        (move[key].get(name, 0), wanted[key].get(name, 0))
        for key in counted
        for name in dict.fromkeys((*wanted[key], *move[key]))
    ]
    apart = sum(abs(count - other) for count, other in pairs)
    return (
        move["do"] == wanted["do"],
        same,
        len(counted),
        -apart,
        tuple(count for count, _ in pairs),
    )


def _is_counts(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(one, int) for one in value.values())
