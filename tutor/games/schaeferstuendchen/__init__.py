"""Schäferstündchen: grumpy villagers and cunning bandits, and a valley with fourteen sheep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.game import Art, Codec, Game
from tutor.engine.problem import refuse
from tutor.games.schaeferstuendchen import (
    carry,
    compare,
    figure,
    form,
    moves,
    moves_written,
    offers,
    play,
    position,
    switches,
    tapping,
    tempting,
)
from tutor.games.schaeferstuendchen.actions import Action
from tutor.games.schaeferstuendchen.bot import BOTS
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.practice import PRACTICE
from tutor.games.schaeferstuendchen.questions import QUESTIONS
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import TEAM, State
from tutor.games.schaeferstuendchen.tables import TABLES
from tutor.games.schaeferstuendchen.tools import TOOLS


def _start(players: tuple[str, ...], variant: Mapping[str, Any]) -> State:
    """A table to be laid out with the practice set; each player gets a role (SC-S1, S2).

    Raises Unreadable for too few or too many players, teams that cannot be, and bad names.
    """
    mode = switches.read_variant(variant).new_game
    if mode == TEAM and len(players) % 2:
        raise refuse("players", "odd_team", "SC-T2", have=len(players))
    given = {"set": PRACTICE, "step": 0, "mode": mode, "seats": list(players)}
    return position.read(given, variant)


GAME: Game[State, Action, Facts] = Game(
    slug="schaeferstuendchen",
    prefix="SC",
    book=BOOK,
    start=_start,
    actors=play.actors,
    facts=Facts,
    candidates=offers.candidates,
    temptations=tempting.temptations,
    propose=tapping.propose,
    apply=carry.apply,
    chance=play.chance,
    view=play.view,
    seen=play.seen,
    opened=play.opened,
    label=play.label,
    codec=Codec(
        read=position.read,
        write=position.write,
        read_move=moves.read_move,
        write_move=moves_written.write_move,
        read_variant=switches.read_variant,
        write_variant=switches.write_variant,
        same=compare.same,
        position_keys=position.POSITION_KEYS,
    ),
    questions=QUESTIONS,
    art=Art(board=figure.board, explain=figure.explain, glance=figure.glance, move=figure.of_move),
    form=form.fields,
    bots=BOTS,
    tap=form.tap,
    shows=frozenset({"SC-F9", "SC-R4"}),  # combat cards are turned over, items laid out
    tools=TOOLS,
    tables=TABLES,
)
