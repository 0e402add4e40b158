"""What a tap on a tool's picture enters."""

from __future__ import annotations

from typing import Any

from tutor.games.schweinebammel import tools_given, tools_pad_given
from tutor.games.schweinebammel.names import kind_named
from tutor.games.schweinebammel.position import FEWEST, MOST
from tutor.games.schweinebammel.state import KINDS, LUCKY, NONE, Cards, Options
from tutor.games.schweinebammel.tools_given import Given


def _kind(spot: str) -> int | None:
    """The kind of card that a spot ends in."""
    return kind_named(spot.rpartition(":")[2].removeprefix("pig-"))


def on_the_pile(options: Options, given: Given, spot: str) -> Given | None:
    """A number for the pile, one card more or less, a Lucky Pig on the pile or a numbered one."""
    state = tools_given.table(options, given)
    top = state.top
    assert top is not None, "a hand is played on a card"
    if spot == "top":
        return {**given, "top": top.value if top.kind == LUCKY else {"lucky": top.value}}
    if spot.startswith("top:"):
        return {**given, "top": _kind(spot)}
    hand = _begun(given, state.hands[0], spot)
    cards = _changed(options, hand, spot, lies=top.kind)
    return None if cards is None else {**given, "hand": cards}


def alone(options: Options, given: Given, spot: str) -> Given | None:
    """One card more or less."""
    hand = _begun(given, tools_given.hand(options, given), spot)
    cards = _changed(options, hand, spot)
    return None if cards is None else {**given, "hand": cards}


def _begun(given: Given, hand: Cards, spot: str) -> Cards:
    """A hand of one's own begins empty, with the first card tapped."""
    own = not tools_given.is_example(given) or not spot.startswith("add:")
    return hand if own else NONE


def _changed(
    options: Options, hand: Cards, spot: str, lies: int = 0
) -> dict[int | str, int] | None:
    """The hand after a tap; None where the deck has no more of that card."""
    kind = _kind(spot)
    if kind is None or kind not in range(1, KINDS):
        return None
    if spot.startswith(("card:", "drop:")):
        return tools_given.with_card(hand, kind, -1) if hand[kind] else None
    if not spot.startswith("add:") or hand[kind] + (lies == kind) >= options.copies(kind):
        return None
    return tools_given.with_card(hand, kind, 1)


def on_the_pad(options: Options, given: Given, spot: str) -> Given | None:
    """A field chosen, filled, emptied; one player more or fewer."""
    pad = tools_pad_given.read(options, given)
    number, who = pad.chosen
    if spot.startswith("cell:"):
        _, number_text, name_ = spot.split(":", 2)
        return {**given, "round": int(number_text), "player": name_}
    if spot in ("more", "fewer"):
        return _seats(given, pad.players, more=spot == "more")
    kept = {**given, "round": number, "player": who}
    if spot == "clear":
        return _noted(kept, number, who, None)
    if spot == "out":
        return _noted(kept, number, who, {})
    entry = None if pad.example else pad.entries.get(pad.chosen)
    hand = entry.hand if entry is not None and entry.hand else NONE
    changed = _changed(options, hand, spot)
    return None if changed is None else _noted(kept, number, who, changed)


def _noted(given: Given, number: int, who: str, value: Any | None) -> dict[str, Any]:
    """The pad with one entry changed; None takes it away."""
    scores = {row: dict(entries) for row, entries in given.get("scores", {}).items()}
    row = scores.setdefault(str(number), {})
    row.pop(who, None)
    if value is not None:
        row[who] = value
    return {**given, "scores": scores}


def _seats(given: Given, players: tuple[str, ...], *, more: bool) -> Given | None:
    if more:
        free = next(letter for letter in "ABCDEFG" if letter not in players)
        return {**given, "players": [*players, free]} if len(players) < MOST else None
    if len(players) <= FEWEST:
        return None
    *kept, gone = players
    left = {
        row: {who: entry for who, entry in entries.items() if who != gone}
        for row, entries in given.get("scores", {}).items()
    }
    chosen = {key: given[key] for key in ("starter", "player") if given.get(key) in kept}
    other = {key: given[key] for key in given if key not in ("starter", "player", "scores")}
    return {**other, **chosen, "players": kept, **({"scores": left} if left else {})}
