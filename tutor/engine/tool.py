"""What a game offers the table beside its moves: tools that work something out line by line, and
cards whose values an owner may enter.

As everywhere in a game there is no prose here: lines are notes whose keys stand in the texts
`tools` of the game's content folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from tutor.engine.game import Field, Picture, Position
from tutor.engine.verdict import Note, RuleId, Spot

Kind = Literal["plain", "head", "total", "yes", "no", "open"]
"""How a line stands out: a heading, a sum, something allowed, something refused, something that
rests on an assumption or a reconstruction."""


class Line(NamedTuple):
    """One line of a worked answer.

    `note.say` is a key of the texts `tools`, `note.at` the spots it speaks about. `value` stands at
    the end of the line as a figure. `move` is a move in plain data that the reader may have judged;
    only lines about the position on the table have one.
    """

    note: Note
    cites: tuple[RuleId, ...] = ()
    value: int | str | None = None
    kind: Kind = "plain"
    move: Mapping[str, Any] | None = None


def line(
    say: str,
    *cites: RuleId,
    value: int | str | None = None,
    kind: Kind = "plain",
    at: tuple[Spot, ...] = (),
    move: Mapping[str, Any] | None = None,
    **given: Any,
) -> Line:
    """A line by text key, with the values of this position."""
    return Line(Note(say, tuple(given.items()), at), cites, value, kind, move)


def nothing_to_enter(subject: Any, given: Position) -> tuple[Field, ...]:
    """The fields of a tool that needs no input of its own."""
    del subject, given
    return ()


def always(state: Any) -> bool:
    """A tool that has something to say in every state."""
    del state
    return True


@dataclass(frozen=True, slots=True)
class Tool:
    """A question worked out line by line.

    A tool with `own` input stands alone: its subject are the switches, as `Codec.read_variant`
    gives them. Any other is about the position on the table: its subject is the state. `given` is
    what was entered, plain data like a position. The texts `tools` hold its title under `name`, its
    lead under `<name>_what`; labels of fields stand in the texts `form`.
    """

    name: str
    work: Callable[[Any, Position], tuple[Line, ...]]
    """(subject, given) to lines. Raises Unreadable with every entry that cannot be, by key."""
    fields: Callable[[Any, Position], tuple[Field, ...]] = nothing_to_enter
    """(subject, given) to controls; their paths lead into `given`."""
    picture: Callable[[Any, Position, Any, Any], Picture] | None = None
    """(subject, given, words, marks) to a drawing. Raises Unreadable as `work` does."""
    tap: Callable[[Any, Position, Spot], Position | None] | None = None
    """(subject, given, spot) to what is given after a tap on the picture; None: nothing there."""
    own: bool = False
    when: Callable[[Any], bool] = always
    """Whether a tool without own input has something to say about a state."""
    asks: bool = False
    """Whether a game in play waits for what is entered here, whenever `when` says so; one of the
    lines then is the move to go on with."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """Values that the rulebook does not print: reconstructed ones, and room for an owner's.

    A row is a card (or role) by its fixed name, which the terms put in words. The texts `tools`
    hold the table's title under `name`, its lead under `<name>_what`, and each column's heading
    under `<name>_<column>`. A cell is a number, a word, true, false, or a list of words.
    """

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    usual: Mapping[str, Mapping[str, Any]]
    """Row to column to the value shipped."""
    fields: Callable[[str, Mapping[str, Any]], tuple[Field, ...]]
    """(row, its values so far) to the controls for one row; paths are (column,) or deeper."""
    put: Callable[[Mapping[str, Mapping[str, Any]]], Position]
    """The rows an owner entered, to the switches that carry them into a game. Raises Unreadable
    with each cell that cannot be, under the key `row.column`."""
    taken: Callable[[Position], Mapping[str, Mapping[str, Any]]]
    """The other way round: the rows that switches carry."""
    assumed: bool = False
    """The values shipped are a guess; otherwise they are reconstructed."""
