"""What somebody else can open of the page on show: a game in play lies in this browser only."""

from __future__ import annotations

from tutor.app.address import Address
from tutor.app.frame import View
from tutor.app.parts import play_match, table_setup
from tutor.engine.problem import Unreadable


def by_others(view: View) -> Address:
    """The page's own address; for a game in play the table with what everybody sees of it."""
    played = play_match.kept(view.address.record) if view.address.record else None
    if played is None or view.game is None:
        return view.address
    shown = view.game.game.view(played.state, None)
    try:
        code = table_setup.code(view.game, table_setup.laid_out(view.game.game, shown))
    except Unreadable:
        return view.address
    return view.at("table", case=code, variant=())
