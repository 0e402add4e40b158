"""A ruling's proof as a case of the shared format."""

from __future__ import annotations

from typing import Any

from tutor.engine.game import Game
from tutor.library.cases import Case, read_case
from tutor.library.models import Proof, Ruling


def proof_row(ruling: Ruling, proof: Proof) -> dict[str, Any]:
    """The proof as plain data, as it would stand in a case file."""
    expect = proof.expect.model_dump(exclude_unset=True)
    expect["cites"] = list(proof.expect.cites)
    row: dict[str, Any] = {
        "id": ruling.id,
        "title": proof.title.en,
        "variant": proof.variant,
        "position": proof.position,
        "expect": expect,
    }
    if proof.moves:
        row["moves"] = list(proof.moves)
    if proof.ask is not None:
        row["ask"] = proof.ask
    return row


def proof_case(game: Game[Any, Any, Any], ruling: Ruling, proof: Proof) -> Case:
    """The proof, read. Raises Unreadable."""
    return read_case(game, proof_row(ruling, proof))
