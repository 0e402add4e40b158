"""What the table works out line by line, beside the moves."""

from __future__ import annotations

from tutor.engine.tool import Tool
from tutor.games.happy_pigs.tool_change import CHANGE, VACCINES
from tutor.games.happy_pigs.tool_final import FINAL, RECKONING
from tutor.games.happy_pigs.tool_outcome import OUTCOME
from tutor.games.happy_pigs.tool_room import ROOM
from tutor.games.happy_pigs.tool_share import SHARE, SHARING
from tutor.games.happy_pigs.tool_shop import BUYING, SHOP

TOOLS: tuple[Tool, ...] = (
    SHARE,
    ROOM,
    SHOP,
    VACCINES,
    FINAL,
    SHARING,
    BUYING,
    CHANGE,
    RECKONING,
    OUTCOME,
)
