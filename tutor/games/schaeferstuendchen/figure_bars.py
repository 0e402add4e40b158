"""Values as bars: what is printed, what items and cards add, what is taken away, what is halved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import half, strength
from tutor.games.schaeferstuendchen.figure_scene import EDGE, WIDTH, Scene, seal, sheep_at
from tutor.games.schaeferstuendchen.state import NONE
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.layers import fitted

_TOP, _ROW, _BAR = 30.0, 66.0, 20.0
_LEFT = EDGE + 48
_FILLS = {"printed": "dusk", "items": "clover", "laid": "open", "used": "clover", "card": "rose"}

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

    @property
    def ordered(self) -> tuple[Part, ...]:
        """First what adds, then what takes away."""
        return (*(p for p in self.parts if p[1] > 0), *(p for p in self.parts if p[1] < 0))


def in_fight(scene: Scene) -> bool:
    """Whether combat values are what matters now."""
    return scene.facts.rivals


def value_rows(scene: Scene) -> list[Row]:
    """The combat values of those who fight, else everybody's movement values."""
    if in_fight(scene):
        return [_combat_row(scene, seat) for seat in scene.facts.valley]
    return [_movement_row(scene, seat) for seat in scene.facts.clockwise]


def _combat_row(scene: Scene, seat: int) -> Row:
    try:
        own = strength(scene.facts, seat)
    except Unreadable:
        return Row(seat, (), None)
    parts = [("printed", own.printed), ("items", own.items), ("laid", own.laid)]
    parts += [("used", own.used), ("card", own.card)]
    note = {"whole": "halved_whole", "printed": "halved_printed"}.get(own.halved, "")
    if own.ignored and not note:
        note = "ignored"
    rest = own.items + own.laid + own.used
    halves = (own.printed, rest + own.card) if own.halved == "printed" else (
        own.printed + rest, own.card
    )  # fmt: skip
    doubled = tuple((name, 2 * value) for name, value in parts if value)
    return Row(seat, doubled, own.twice, note, halves)


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
    return sum(abs(value) for _, value in row.parts)


def _row(scene: Scene, row: Row, y: float, most: int) -> str:
    who = scene.name(row.seat)
    body = group(scene.figure(row.seat), EDGE, y + 2, 0.66)
    name = fitted(f"{who}: {scene.role(row.seat)}", 12, 150)
    body += words(name, _LEFT, y + 8, 12, "ink", "start")
    total = "?" if row.total is None else str(half(row.total))
    body += words(total, WIDTH - EDGE - 18, y + 29, 22, "ink")
    if row.place:
        body += seal(row.place, EDGE + 8, y + 10, 8)
    body += "".join(sheep_at(WIDTH - EDGE - 28 - 20 * n, y + 40, 20) for n in range(row.sheep))
    if row.note:
        note = _note(scene, row)
        body += words(note, WIDTH - EDGE - 44, y + 8, 10, "ink-soft", "end")
    return body + _bar(scene, row, y + 18, most)


def _note(scene: Scene, row: Row) -> str:
    halved, full = row.halves
    only = "_only" if row.note.startswith("halved") and not full else ""
    return scene.say(f"bar_{row.note}{only}", halved=halved, full=full)


def _bar(scene: Scene, row: Row, y: float, most: int) -> str:
    """What adds, from the left; then what takes away, in a dashed frame."""
    scale = (WIDTH - _LEFT - 52) / most
    x, body = _LEFT, ""
    for at, (name, value) in enumerate(row.ordered):
        wide = abs(value) * scale
        taken = value < 0
        body += _taken(x, y, wide) if taken else flat(box(x, y, wide - 1, _BAR, 3), _FILLS[name])
        label = f"{value // 2:+d}" if name != "printed" else str(value // 2)
        middle = x + wide / 2
        body += words(label, middle, y + _BAR / 2, 11, "ink" if taken else "on-accent")
        part = fitted(scene.say(f"part_{name}"), 8.5, max(2 * wide, 56))
        body += words(part, middle, y + _BAR + 7 + 10 * (at % 2), 8.5, "ink-soft")
        x += wide
    return body


def _taken(x: float, y: float, wide: float) -> str:
    edge = line(box(x, y, wide, _BAR, 3), "illegal", 2).replace("/>", ' stroke-dasharray="4 3"/>')
    return flat(box(x, y, wide, _BAR, 3), "illegal-tint") + edge


def bars_text(scene: Scene, rows: Sequence[Row]) -> str:
    """The same sums in words."""
    sentences = [f"{bars_title(scene)}."]
    for row in rows:
        total = "?" if row.total is None else half(row.total)
        parts = ", ".join(f"{scene.say(f'part_{name}')} {v // 2}" for name, v in row.ordered)
        note = f" ({_note(scene, row)})" if row.note else ""
        won = scene.say("bar_place", place=row.place, sheep=row.sheep) if row.place else ""
        who = f"{scene.name(row.seat)}, {scene.role(row.seat)}"
        sentences.append(f"{who}: {parts or NONE} = {total}{note}. {won}".strip())
    return " ".join(sentences)
