"""When an action is legal, and why: the only place where legality lives, in four parts.

The order of steps and turns is asked first; the parts that rest on it import the book from there.
"""

from __future__ import annotations

from tutor.games.happy_pigs import rules_growth, rules_trade, rules_upkeep
from tutor.games.happy_pigs.rules_order import BOOK

__all__ = ["BOOK", "rules_growth", "rules_trade", "rules_upkeep"]
