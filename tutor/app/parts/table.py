"""Table: may I do this? A position of the reader's own, and every move judged in it."""

from __future__ import annotations

from functools import partial

from tutor.app.frame import View, go, view
from tutor.app.parts import table_build, table_setup, table_share, table_start, table_try, tool
from tutor.app.parts.table_setup import Setup
from tutor.app.widgets.bar import Control, controls
from tutor.app.widgets.problems import notice
from tutor.app.widgets.stage import area, stage
from tutor.engine.problem import Problem, problem
from tutor.library.load import GameLibrary

BUILD = "build"
KEY = "desk"


def page() -> None:
    """Draw the positions to start from, or the one in the address."""
    here = view("table")
    lib = here.game
    assert lib is not None
    notice(here, _unknown(here, lib), "table_unknown")
    alone = tool.named(lib, here.address.tool)
    if alone is not None:
        tool.draw(here, lib, alone)
    elif here.address.case:
        setup, problems = table_setup.read(lib, here.address)
        notice(here, problems, "table_damaged")
        _desk(here, lib, setup)
    else:
        table_start.draw(here, lib)


def _unknown(here: View, lib: GameLibrary) -> tuple[Problem, ...]:
    """What the address asks for and this page lacks, or what it leaves out."""
    address = here.address
    tools = {tool.name: tool.own for tool in lib.game.tools}
    needs_case = address.moves or tools.get(address.tool) is False
    wrong = (
        (
            address.tool and address.tool not in tools,
            problem("tool", "no_tool", found=address.tool),
        ),
        (address.given and not address.tool, problem("given", "no_tool_named")),
        (needs_case and not address.case, problem("case", "no_case")),
    )
    return tuple(found for holds, found in wrong if holds)


def _desk(here: View, lib: GameLibrary, setup: Setup) -> None:
    """One position: set it up, or try moves in it."""
    building = here.address.mode == BUILD or setup.state is None
    part = table_build if building else table_try
    with stage():
        part.head(here)
        part.board(here, lib, setup)
        with area("verdict"):
            part.verdict(here, lib, setup)
        with area("moves"):
            part.moves(here, lib, setup)
        controls(_controls(here, lib, setup, building), KEY)
    with area("below"):
        table_share.draw(here, lib, setup)


def _controls(here: View, lib: GameLibrary, setup: Setup, building: bool) -> list[Control]:
    """The two ways to use the desk, another position, and playing on."""
    able = setup.state is not None
    code = table_setup.code(lib, setup) if able else ""
    tries = partial(go, here.to(mode="", moves="")) if able else None
    builds = partial(go, here.to(mode=BUILD, moves=""))
    other = partial(go, here.at("table"))
    plays = partial(go, here.at("play", case=code)) if able else None
    return [
        Control("try", here.ui("table_try"), "touch_app", tries, not building),
        Control("build", here.ui("table_build"), "construction", builds, building),
        Control("other", here.ui("table_other"), "grid_view", other),
        Control("play", here.ui("table_play"), "play_arrow", plays),
    ]
