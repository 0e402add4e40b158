"""What a judge says: answers of single checks, verdicts, events and replies.

Nothing here is prose. An answer carries message keys and raw values; `tutor.explain.words` turns
them into sentences in the reader's language. Notes and findings are named tuples, which are made
three times as fast as frozen classes: a judgement makes about ten of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

RuleId = str
Seat = str
Spot = str
Value = str | int | bool | tuple["Value", ...]
Given = tuple[tuple[str, Value], ...]

S = TypeVar("S")

CHANCE: Seat = "*"
"""The seat of nature: it deals, draws and rolls."""


class Note(NamedTuple):
    """A sentence not yet spoken, belonging to one rule.

    `say` is a message key of that rule; "" stands for the rule's own text. `given` holds raw
    values for the message. `need` and `have` are what the rule asks for and what the position
    offers. `at` lists the spots to mark on the board, `also` further rules the answer rests on.
    A refusal marks what stands against the action; `instead` lists the spots that would do.
    """

    say: str = ""
    given: Given = ()
    at: tuple[Spot, ...] = ()
    also: tuple[RuleId, ...] = ()
    need: Value | None = None
    have: Value | None = None
    instead: tuple[Spot, ...] = ()


class No(Note):
    """The rule forbids the action."""

    __slots__ = ()


class Yes(Note):
    """The rule allows the action, or it is met and worth citing."""

    __slots__ = ()


Answer = No | Yes | None
"""None: the rule has nothing to do with the action and is never cited."""

YES = Yes()


def no(
    say: str = "",
    *,
    at: tuple[Spot, ...] = (),
    also: tuple[RuleId, ...] = (),
    need: Value | None = None,
    have: Value | None = None,
    instead: tuple[Spot, ...] = (),
    **given: Value,
) -> No:
    """A refusal by message key, with the values of this position."""
    return No(say, tuple(given.items()), at, also, need, have, instead)


def yes(
    say: str = "",
    *,
    at: tuple[Spot, ...] = (),
    also: tuple[RuleId, ...] = (),
    need: Value | None = None,
    have: Value | None = None,
    **given: Value,
) -> Yes:
    """A permission by message key, with the values of this position."""
    return Yes(say, tuple(given.items()), at, also, need, have)


class Finding(NamedTuple):
    """One rule's answer."""

    rule: RuleId
    note: Note


def cites(findings: tuple[Finding, ...]) -> Iterator[RuleId]:
    """Every rule the findings rest on, in order, each once."""
    seen: dict[RuleId, None] = {}
    for finding in findings:
        seen[finding.rule] = None
        for rule in finding.note.also:
            seen[rule] = None
    return iter(seen)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Legal or not, with the findings that decide it.

    An illegal verdict holds every refusal, the weightiest first; a legal one every permission.
    """

    legal: bool
    findings: tuple[Finding, ...]

    def __bool__(self) -> bool:
        return self.legal

    @property
    def cites(self) -> tuple[RuleId, ...]:
        """The rules cited, in order, each once."""
        return tuple(cites(self.findings))


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action, and for each effect the rule that produced it."""

    state: S
    events: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """A verdict and, for a legal action, what it leads to. `step` is None when illegal."""

    verdict: Verdict
    step: Step[S] | None

    @property
    def cites(self) -> tuple[RuleId, ...]:
        """Rules of permission and of effect, in order, each once."""
        events = self.step.events if self.step else ()
        return tuple(cites(self.verdict.findings + events))


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a question about a position, as plain data, with its reasons."""

    value: object
    findings: tuple[Finding, ...]

    @property
    def cites(self) -> tuple[RuleId, ...]:
        """The rules cited, in order, each once."""
        return tuple(cites(self.findings))
