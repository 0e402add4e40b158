"""When an action is legal, and why. The only place where legality lives."""

from tutor.games.schaeferstuendchen.rules import ending, laying, revealing, valley
from tutor.games.schaeferstuendchen.rules.book import BOOK

__all__ = ["BOOK", "ending", "laying", "revealing", "valley"]
