"""Values as bars: what is printed, what items and cards add, what is taken away, what is halved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import PRINTED, daughter, half, strength
from tutor.games.schaeferstuendchen.figure_scene import (
    EDGE,
    WIDTH,
    Scene,
    seal,
    sheep_at,
    whole,
)
from tutor.games.schaeferstuendchen.state import NONE, UNKNOWN
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.layers import LETTER

_TOP, _ROW, _BAR = 30.0, 84.0, 22.0
_LEFT, _NOTE = EDGE + 48, WIDTH - EDGE - 44
"""Where a row's name begins, and where its note ends."""
_FILLS = {"printed": "dusk", "items": "clover", "laid": "open", "used": "ink-soft", "card": "rose"}
_KEY, _LINE, _SWATCH = 10.5, 13.5, 9.0

Part = tuple[str, int]
"""What adds to a value, and how much (doubled, so that halves stay whole)."""


@dataclass(frozen=True)
class Row:
    """One player's value. `parts` and `total` are doubled; `total` None: not stated."""

    seat: int
    parts: tuple[Part, ...]
    total: int | None
    note: str = ""
    halves: tuple[int, int] = (0, 0)
    """What is halved, and what is added in full afterwards."""
    place: int = 0
    """A winner's place in a fight that is worked out; 0: none."""
    sheep: int = 0
    hidden: bool = False
    """Whether a combat card that lies face down is still to come on top."""

    @property
    def ordered(self) -> tuple[Part, ...]:
        """First what adds, then what takes away; the halving last."""
        return (*(p for p in self.parts if p[1] > 0), *self.taken)

    @property
    def taken(self) -> tuple[Part, ...]:
        """What takes away, and what the halving costs."""
        lost = 0 if self.total is None or not self.note.startswith("halved") else self.cost
        halved = (("halved", lost),) if lost else ()
        return (*(p for p in self.parts if p[1] < 0), *halved)

    @property
    def cost(self) -> int:
        """What is missing between the sum of the parts and the total."""
        return (self.total or 0) - sum(value for _, value in self.parts)

    @property
    def added(self) -> int:
        """The length of all that adds."""
        return sum(value for _, value in self.parts if value > 0)


def in_fight(scene: Scene) -> bool:
    """Whether combat values are what matters now."""
    return scene.facts.rivals


def value_rows(scene: Scene) -> list[Row]:
    """The combat values of those who fight, else everybody's movement values."""
    if in_fight(scene):
        return [_combat_row(scene, seat) for seat in scene.facts.valley]
    return [_movement_row(scene, seat) for seat in scene.facts.clockwise]


def _combat_row(scene: Scene, seat: int) -> Row:
    hidden = scene.state.players[seat].combat_card == UNKNOWN
    facts = _without_card(scene.facts, seat) if hidden else scene.facts
    try:
        own = strength(facts, seat)
    except Unreadable:
        return Row(seat, (), None)
    parts = {"printed": own.printed, "items": own.items, "laid": own.laid, "used": own.used}
    parts = _in_order(scene.facts, parts, own.card)
    note = {"whole": "halved_whole", "printed": "halved_printed"}.get(own.halved, "")
    if own.ignored and not note:
        note = "ignored"
    rest = own.items + own.laid + own.used
    halves = (own.printed, rest + own.card) if own.halved == "printed" else (
        own.printed + rest, own.card
    )  # fmt: skip
    doubled = tuple((name, 2 * value) for name, value in parts.items() if value)
    return Row(seat, doubled, own.twice, note, halves, hidden=hidden)


def _without_card(facts: Facts, seat: int) -> Facts:
    """The same with no combat card before a player."""
    players = list(facts.players)
    players[seat] = replace(players[seat], combat_card=NONE)
    return Facts(replace(facts.state, players=tuple(players)))


def _in_order(facts: Facts, parts: dict[str, int], card: int) -> dict[str, int]:
    """The halving is cut off at the end of a bar, so what it spares stands in front (SC-F8)."""
    if daughter(facts) is None:
        return {**parts, "card": card}
    if facts.options.daughter == PRINTED:
        printed = parts.pop("printed")
        return {"card": card, **parts, "printed": printed}
    return {"card": card, **parts}


def _movement_row(scene: Scene, seat: int) -> Row:
    facts, player = scene.facts, scene.state.players[seat]
    if player.movement is None:
        return Row(seat, (), None)
    parts = [("printed", player.movement)]
    parts.append(("items", _sum(facts, seat, player.items)))
    parts.append(("laid", _sum(facts, seat, player.in_force)))
    total = 0 if player.sits else max(0, facts.movement(seat))
    note = "sits" if player.sits else ""
    return Row(seat, tuple((name, 2 * value) for name, value in parts if value), 2 * total, note)


def _sum(facts: Facts, seat: int, cards: Sequence[str]) -> int:
    return sum(card.effect.movement for card in facts.as_told(seat, cards))


def ranked_rows(scene: Scene, winners: Sequence[int], sheep: Mapping[int, int]) -> list[Row]:
    """The combat values of a fight that is worked out: the winners first, with what they take."""
    rows = {row.seat: row for row in value_rows(scene)}
    losers = [seat for seat in rows if seat not in winners]
    losers.sort(key=lambda seat: -(rows[seat].total or 0))
    placed = [
        replace(rows[seat], place=place, sheep=sheep.get(seat, 0))
        for place, seat in enumerate(winners, 1)
    ]
    return [*placed, *(rows[seat] for seat in losers)]


def bars_height(rows: Sequence[Row]) -> float:
    """The height that the rows need."""
    return _TOP + max(1, len(rows)) * _ROW


def bars_title(scene: Scene) -> str:
    """What the bars show."""
    return scene.say("bars_combat" if in_fight(scene) else "bars_movement")


def bars(scene: Scene, rows: Sequence[Row]) -> str:
    """All rows, one below the other."""
    most = max((_length(row) for row in rows), default=2) or 2
    body = words(bars_title(scene), EDGE + 2, 15, 14, "dusk", "start")
    for at, row in enumerate(rows):
        body += _row(scene, row, _TOP + at * _ROW, most)
    return body


def _length(row: Row) -> int:
    return max(row.added, row.total or 0)


def _row(scene: Scene, row: Row, y: float, most: int) -> str:
    who = scene.name(row.seat)
    body = group(scene.figure(row.seat), EDGE, y + 2, 0.66)
    note = _note(scene, row) if row.note else ""
    room = _NOTE - _LEFT - len(note) * 10 * LETTER if note else 250
    body += whole(f"{who}: {scene.role(row.seat)}", (_LEFT, y + 8), (12, 9), room)
    total = _total(row)
    body += words(total, WIDTH - EDGE - 18, y + 29, 22 if len(total) < 4 else 15, "ink")
    if row.place:
        body += seal(row.place, EDGE + 8, y + 10, 8)
    body += "".join(sheep_at(WIDTH - EDGE - 28 - 20 * n, y + 40, 20) for n in range(row.sheep))
    body += words(note, _NOTE, y + 8, 10, "ink-soft", "end") if note else ""
    scale = (WIDTH - _LEFT - 52) / most
    return body + _bar(row, y + 17, scale) + _keys(scene, row, y + 17 + _BAR + 9)


def _total(row: Row) -> str:
    """The value as far as it is known."""
    if row.total is None:
        return "?"
    known = _minus(half(row.total))
    return f"{known} + ?" if row.hidden else known


def _minus(number: object) -> str:
    """A number with a minus sign as people print it."""
    return str(number).replace("-", "−")


def _signed(name: str, value: int) -> str:
    """A part's amount; only what is printed goes without a sign."""
    amount = _minus(half(value))
    return amount if name == "printed" or value < 0 else f"+{amount}"


def _note(scene: Scene, row: Row) -> str:
    halved, full = row.halves
    only = "_only" if row.note.startswith("halved") and not full else ""
    return _minus(scene.say(f"bar_{row.note}{only}", halved=halved, full=full))


def _bar(row: Row, y: float, scale: float) -> str:
    """What adds, side by side; what takes away is struck out from the right. What is left solid is
    the value, so the longer solid bar wins.
    """
    x, body = _LEFT, ""
    cut = min(row.added, -sum(value for _, value in row.taken)) * scale
    end = _LEFT + row.added * scale
    for name, value in row.parts:
        if value < 0:
            continue
        wide = value * scale
        body += flat(box(x, y, wide - 1, _BAR, 3), _FILLS[name])
        seen = min(wide, end - cut - x)
        if seen > 14:
            body += words(_signed(name, value), x + seen / 2, y + _BAR / 2, 11, "on-accent")
        x += wide
    return body + (_struck(end - cut, y, cut) if cut else "")


def _struck(x: float, y: float, wide: float) -> str:
    """A part of a bar that does not count: pale, in a dashed frame."""
    frame = box(x, y - 1, wide, _BAR + 2, 3)
    edge = line(frame, "illegal", 2).replace("/>", ' stroke-dasharray="4 3"/>')
    return flat(frame, "illegal-tint", 0.78) + edge


def _keys(scene: Scene, row: Row, y: float) -> str:
    """Below the bar every part with its colour, name and amount."""
    x, body = _LEFT, ""
    end = WIDTH - EDGE - (10 + 20 * row.sheep if row.sheep else 0)
    for name, value in row.ordered:
        text = f"{scene.say(f'part_{name}')} {_signed(name, value)}"
        wide = _SWATCH + 4 + len(text) * _KEY * LETTER + 8
        if x + wide > end and x > _LEFT:
            x, y = _LEFT, y + _LINE
        mark = box(x, y - _SWATCH / 2, _SWATCH, _SWATCH, 2)
        body += (
            flat(mark, _FILLS[name]) if value > 0 and name in _FILLS else line(mark, "illegal", 1.4)
        )
        body += words(text, x + _SWATCH + 3, y, _KEY, "ink-soft", "start")
        x += wide
    return body


def bars_text(scene: Scene, rows: Sequence[Row]) -> str:
    """The same sums in words."""
    sentences = [f"{bars_title(scene)}."]
    for row in rows:
        total = _total(row)
        parts = ", ".join(f"{scene.say(f'part_{n}')} {_signed(n, v)}" for n, v in row.ordered)
        note = f" ({_note(scene, row)})" if row.note else ""
        won = scene.say("bar_place", place=row.place, sheep=row.sheep) if row.place else ""
        who = f"{scene.name(row.seat)}, {scene.role(row.seat)}"
        sentences.append(f"{who}: {parts or NONE} = {total}{note}. {won}".strip())
    return " ".join(sentences)
