"""Sitting out, and what ignores one card of it (SC-X1, SC-C14)."""

from __future__ import annotations

from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import minus, plus
from tutor.games.schaeferstuendchen.table import Table


def wake(table: Table, seat: int) -> None:
    """Ignore one Sit Out. Its card stays out until the round is cleared and no longer (SC-R7)."""
    player = table.players[seat]
    lasting = _naps(table.facts(), seat, player.longer)
    if lasting:
        card = lasting[0]
        table.change(seat, longer=minus(player.longer, card), out=plus(player.out, card))
    there = len(_naps(table.facts(), seat, player.in_force))
    ignored = min(there, player.ignored + 1)
    table.change(seat, ignored=ignored, sits=there > ignored)


def _naps(facts: Facts, seat: int, names: tuple[str, ...]) -> list[str]:
    return [card.name for card in facts.as_told(seat, names) if card.effect.sit_out]
