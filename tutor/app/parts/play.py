"""Play: a whole game around one device or against machines, every move explained on demand."""

from __future__ import annotations

from tutor.app.frame import view
from tutor.app.parts import play_desk, play_match, play_new
from tutor.app.widgets.problems import notice
from tutor.engine.problem import problem


def page() -> None:
    """Draw the game of the address, or the form for a new one."""
    here = view("play")
    lib = here.game
    assert lib is not None
    key = here.address.record
    played, problems = play_match.found(key) if key else (None, ())
    if played is not None and played.match.record.game == lib.slug:
        play_desk.draw(here, lib, played)
        return
    if key:
        problems = problems or (problem("record", "no_record"),)
        notice(here, problems, "play_missing")
    play_new.draw(here, lib)
