"""Schweinsgalopp: five pigs that belong to nobody, and a last card that saves or loses all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Art, Codec, Game
from tutor.games.schweinsgalopp import figure, form, moves, play, position, taps
from tutor.games.schweinsgalopp.actions import Action
from tutor.games.schweinsgalopp.bot import BOTS
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.questions import QUESTIONS
from tutor.games.schweinsgalopp.rules import BOOK
from tutor.games.schweinsgalopp.state import State
from tutor.games.schweinsgalopp.tools import TOOLS


def _start(players: tuple[str, ...], variant: Mapping[str, Any]) -> State:
    """Checked as a position is, so that too many players are refused by name."""
    return position.read({"players": list(players), "phase": "line_up"}, variant)


GAME: Game[State, Action, Facts] = Game(
    slug="schweinsgalopp",
    prefix="SG",
    book=BOOK,
    start=_start,
    actors=play.actors,
    facts=Facts,
    candidates=play.candidates,
    temptations=play.temptations,
    propose=taps.propose,
    apply=play.apply,
    chance=play.chance,
    view=play.view,
    label=play.label,
    codec=Codec(
        read=position.read,
        write=position.write,
        read_move=moves.read_move,
        write_move=moves.write_move,
        read_variant=position.read_variant,
        write_variant=position.write_variant,
        same=position.same,
        position_keys=position.POSITION_KEYS,
    ),
    questions=QUESTIONS,
    art=Art(board=figure.board),
    form=form.fields,
    bots=BOTS,
    tap=form.tap,
    tools=TOOLS,
)
