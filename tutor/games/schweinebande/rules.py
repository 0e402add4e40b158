"""When an action is legal, and why: the whole rulebook, section by section.

The checks stand in `rules_turn` (who acts when), `rules_place`, `rules_collect`, `rules_redeem`
and `rules_feed`; importing this module registers all of them. Nothing else decides legality.
"""

from tutor.games.schweinebande import rules_collect, rules_feed, rules_place, rules_redeem
from tutor.games.schweinebande.rules_turn import BOOK

__all__ = ["BOOK", "rules_collect", "rules_feed", "rules_place", "rules_redeem"]
