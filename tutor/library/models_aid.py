"""The shape of `aid.yaml`: what only the printed aid has."""

from __future__ import annotations

from pydantic import Field

from tutor.library.models import RuleId, Strict, Text


class AidRow(Strict):
    """A line of a table on the printed aid; `when` are switches under which it stands there."""

    name: Text
    value: Text
    when: dict[str, str | int | bool] = Field(default_factory=dict)
    usual: dict[str, str | int | bool] = Field(default_factory=dict)
    """The value that each switch of `when` has unless chosen."""


class AidTable(Strict):
    """Values to look up during play, such as points or prices."""

    title: Text
    rows: tuple[AidRow, ...] = Field(min_length=1)


class Forgotten(Strict):
    """A rule that tables forget, in one short sentence."""

    rule: RuleId
    text: Text


class Aid(Strict):
    """What only the printed aid has: values, the five forgotten rules, rulings with a code."""

    values: tuple[AidTable, ...] = ()
    forgotten: tuple[Forgotten, ...] = Field(default=(), max_length=5)
    rulings: tuple[RuleId, ...] = Field(default=(), max_length=4)
