"""What the table desk works out for Schweinebande."""

from __future__ import annotations

from tutor.engine.tool import Tool
from tutor.games.schweinebande.tools_close import CLOSE_OWN, CLOSE_TOOL
from tutor.games.schweinebande.tools_feed import FEED_OWN, FEED_TOOL
from tutor.games.schweinebande.tools_redeem import REDEEM_OWN, REDEEM_TOOL
from tutor.games.schweinebande.tools_rows import ROWS
from tutor.games.schweinebande.tools_score import SCORE, SCORE_OWN

TOOLS: tuple[Tool, ...] = (
    ROWS,
    REDEEM_TOOL,
    FEED_TOOL,
    CLOSE_TOOL,
    SCORE,
    REDEEM_OWN,
    FEED_OWN,
    CLOSE_OWN,
    SCORE_OWN,
)
