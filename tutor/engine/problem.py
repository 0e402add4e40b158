"""What is wrong with something a person wrote: a position, a move, a question, a switch.

A problem names the key it was found at, what stands there and what was expected. Problems are
collected, never repaired: a reader sees all of them at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.engine.verdict import Given, RuleId, Value


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that cannot be, at one key such as `track` or `hands.A.red`.

    `say` is a message key: looked up among the game's own problem texts, then among those
    shared by all games. `rule` is the rule that excludes it, where there is one.
    """

    key: str
    say: str
    given: Given = ()
    rule: RuleId = ""


class Unreadable(ValueError):
    """Something cannot be read, or a position cannot be. Carries every problem found."""

    def __init__(self, problems: tuple[Problem, ...], where: str = "") -> None:
        assert problems, "unreadable for no reason"
        self.problems = problems
        self.where = where
        super().__init__(where, problems)

    def __str__(self) -> str:
        spoken = [
            f"{problem.key}: {problem.say} {dict(problem.given)}" for problem in self.problems
        ]
        return " | ".join([self.where, *spoken] if self.where else spoken)


def problem(key: str, say: str, rule: RuleId = "", **given: Value) -> Problem:
    """A problem at a key, with the values its message needs."""
    return Problem(key, say, tuple(given.items()), rule)


def refuse(key: str, say: str, rule: RuleId = "", **given: Value) -> Unreadable:
    """An Unreadable with one problem, ready to be raised."""
    return Unreadable((problem(key, say, rule, **given),))
