"""Schweinebande: a market of 25 hidden tiles, rows to collect, groups to redeem, mouths to feed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Art, Codec, Game
from tutor.games.schweinebande import figure, form, labels, moves, play, position, tapped, tries
from tutor.games.schweinebande.actions import Action
from tutor.games.schweinebande.bot import BOTS
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.questions import QUESTIONS
from tutor.games.schweinebande.questions_table import FOR_EVERYBODY
from tutor.games.schweinebande.rules import BOOK
from tutor.games.schweinebande.state import State
from tutor.games.schweinebande.tools import TOOLS


def _start(players: tuple[str, ...], variant: Mapping[str, Any]) -> State:
    """Checked as a position is, so that too many players are refused by name."""
    return position.read({"players": list(players)}, variant)


GAME: Game[State, Action, Facts] = Game(
    slug="schweinebande",
    prefix="SB",
    book=BOOK,
    start=_start,
    actors=play.actors,
    facts=Facts,
    candidates=tries.candidates,
    temptations=tries.temptations,
    propose=tapped.propose,
    apply=play.apply,
    chance=play.chance,
    view=play.view,
    label=labels.label,
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
    questions={**FOR_EVERYBODY, **QUESTIONS},
    art=Art(board=figure.board),
    form=form.fields,
    bots=BOTS,
    tap=form.tap,
    put=form.put,
    tools=TOOLS,
)
