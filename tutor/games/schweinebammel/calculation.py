"""The spoken calculation of an operation: `2 + 3 = 5`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

_SHAPE = re.compile(r"\s*\d{1,6}(?:\s*[-+*/]\s*\d{1,6})*\s*=\s*-?\d{1,6}\s*", re.ASCII)
LONGEST = 200


class Calculation(NamedTuple):
    """Numbers joined by signs, and the result that was said; worked from left to right."""

    numbers: tuple[int, ...]
    signs: str
    result: int

    @property
    def is_true(self) -> bool:
        """Whether the result said is what comes out."""
        value: int | Fraction = self.numbers[0]
        for sign, number in zip(self.signs, self.numbers[1:], strict=True):
            if sign == "/" and number == 0:
                return False
            value = _worked(value, sign, number)
        return value == self.result

    @property
    def mentioned(self) -> tuple[int, ...]:
        """Every number said, in rising order."""
        return tuple(sorted((*self.numbers, self.result)))

    @property
    def spoken(self) -> str:
        """As people write it, with the signs of mathematics."""
        return str(self).translate(_SIGNS)

    def __str__(self) -> str:
        steps = zip(self.signs, self.numbers[1:], strict=True)
        spoken = "".join(f" {sign} {number}" for sign, number in steps)
        return f"{self.numbers[0]}{spoken} = {self.result}"


_SIGNS = str.maketrans({"-": "−", "*": "×", "/": "÷"})


def _worked(value: int | Fraction, sign: str, number: int) -> int | Fraction:
    if sign == "+":
        return value + number
    if sign == "-":
        return value - number
    return value * number if sign == "*" else Fraction(value) / number


def parsed(text: str) -> Calculation | None:
    """A calculation as it is written in a move; None where it is not one."""
    if len(text) > LONGEST or not _SHAPE.fullmatch(text):
        return None
    left, right = text.split("=")
    signs = "".join(re.findall(r"[-+*/]", left))
    return Calculation(tuple(map(int, re.findall(r"\d+", left))), signs, int(right))


def fits(top: int, first: int, second: int) -> bool:
    """Whether the largest of the three is the sum of the others (SW-B9)."""
    return 2 * max(top, first, second) == top + first + second


def ending_in(top: int, other: int, last: int, pile_card_first: bool) -> Calculation | None:
    """A true sum or difference of the three with `last` as its result; None without one."""
    if top + other == last:
        return Calculation((top, other), "+", last)
    if top - other == last:
        return Calculation((top, other), "-", last)
    if other - top == last and not pile_card_first:
        return Calculation((other, top), "-", last)
    return None
