"""When an action is legal, and why. The only place where legality lives."""

from tutor.games.schaeferstuendchen.rules import (
    abilities,
    ending,
    laying,
    moving,
    revealing,
    using,
    valley,
)
from tutor.games.schaeferstuendchen.rules.book import BOOK

__all__ = ["BOOK", "abilities", "ending", "laying", "moving", "revealing", "using", "valley"]
