"""Short ways to what a tool of Schäferstündchen tells."""

from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.state import SEATS

TOOLS = {tool.name: tool for tool in GAME.tools}
OPTIONS = GAME.codec.read_variant({})
OWN = tuple(tool.name for tool in GAME.tools if tool.own)


def options(**variant):
    return GAME.codec.read_variant(variant)


def figures(*players, **keys):
    """What is entered for figures A, B ... : (role, printed combat, further keys)."""
    rows = {
        seat: {"role": role, "combat": combat, **dict(more)}
        for seat, (role, combat, *rest) in zip(SEATS, players, strict=False)
        for more in (rest[0] if rest else {},)
    }
    return {"figures": len(players), "players": rows, **keys}


def values(lines, say):
    """(seat, value) of every line of a kind, in order."""
    return [(dict(ln.note.given).get("seat"), ln.value) for ln in lines if ln.note.say == say]


def said(lines):
    return {ln.note.say for ln in lines}


def cited(lines):
    return {rule for ln in lines for rule in ln.cites}
