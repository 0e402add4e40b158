"""Happy Pigs: raise pigs through four seasons, and guess what the others will do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Art, Codec, Game
from tutor.games.happy_pigs import (
    comparing,
    course,
    figure,
    figure_glance,
    figure_shares,
    form,
    moves,
    play,
    position,
    switches,
    taps,
    tries,
)
from tutor.games.happy_pigs.actions import Action
from tutor.games.happy_pigs.bot import BOTS
from tutor.games.happy_pigs.counting import FIRST_PURCHASE
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.questions import QUESTIONS
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import SETUP, State
from tutor.games.happy_pigs.tables import TABLES
from tutor.games.happy_pigs.tools import TOOLS


def _start(players: tuple[str, ...], variant: Mapping[str, Any]) -> State:
    """Checked as a position is, so that too many players are refused by name."""
    return position.read({"players": list(players), "step": SETUP}, variant)


GAME: Game[State, Action, Facts] = Game(
    slug="happy_pigs",
    prefix="HP",
    book=BOOK,
    start=_start,
    actors=play.actors,
    facts=Facts,
    candidates=tries.candidates,
    temptations=tries.temptations,
    propose=taps.propose,
    apply=play.apply,
    chance=play.chance,
    view=play.view,
    seen=play.seen,
    label=taps.label,
    codec=Codec(
        read=position.read,
        write=position.write,
        read_move=moves.read_move,
        write_move=moves.write_move,
        read_variant=switches.read_variant,
        write_variant=switches.write_variant,
        same=comparing.same,
        position_keys=position.POSITION_KEYS,
    ),
    questions=QUESTIONS,
    art=Art(board=figure.board, explain=figure_shares.shares, glance=figure_glance.glance),
    form=form.fields,
    bots=BOTS,
    tap=form.tap,
    tools=TOOLS,
    tables=TABLES,
    course=course.course,
    assembly=FIRST_PURCHASE,
)
