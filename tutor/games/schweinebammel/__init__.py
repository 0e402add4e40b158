"""Schweinebammel: sums with Pigs, a stern Farmer, a costly Hector, and heaps to give away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Art, Codec, Game
from tutor.games.schweinebammel import (
    choices,
    figure,
    figure_move,
    figure_sums,
    form,
    labels,
    moves,
    play,
    position,
    taps,
    variant,
    writing,
)
from tutor.games.schweinebammel.actions import Action
from tutor.games.schweinebammel.bot import BOTS
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.questions import QUESTIONS
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import State
from tutor.games.schweinebammel.tables import TABLES
from tutor.games.schweinebammel.tools import TOOLS


def _start(players: tuple[str, ...], switches: Mapping[str, Any]) -> State:
    """Checked as a position is, so that too many players are refused by name."""
    table = {"players": list(players), "top": "none", "dealer": "nature"}
    return position.read(table, switches)


GAME: Game[State, Action, Facts] = Game(
    slug="schweinebammel",
    prefix="SW",
    book=BOOK,
    start=_start,
    actors=play.actors,
    facts=Facts,
    candidates=choices.candidates,
    temptations=choices.temptations,
    propose=taps.propose,
    apply=play.apply,
    chance=play.chance,
    view=play.view,
    label=labels.label,
    codec=Codec(
        read=position.read,
        write=writing.write,
        read_move=moves.read_move,
        write_move=moves.write_move,
        read_variant=variant.read_variant,
        write_variant=variant.write_variant,
        same=writing.same,
        position_keys=position.POSITION_KEYS,
    ),
    questions=QUESTIONS,
    art=Art(board=figure.board, explain=figure_sums.sums, move=figure_move.shown),
    form=form.fields,
    bots=BOTS,
    tap=form.tap,
    shows=frozenset({"SW-S1"}),  # hands are counted before the next are dealt
    tools=TOOLS,
    tables=TABLES,
)
