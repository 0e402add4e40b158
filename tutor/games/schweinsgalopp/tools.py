"""What the table desk works out for Schweinsgalopp."""

from __future__ import annotations

from tutor.engine.tool import Tool
from tutor.games.schweinsgalopp.tools_count import COUNT, COUNT_OWN
from tutor.games.schweinsgalopp.tools_reach import REACH, REACH_OWN
from tutor.games.schweinsgalopp.tools_settle import SETTLE, SETTLE_OWN
from tutor.games.schweinsgalopp.tools_sure import SURE

TOOLS: tuple[Tool, ...] = (REACH, SURE, SETTLE, COUNT, REACH_OWN, SETTLE_OWN, COUNT_OWN)
