"""Why three numbers go together: the largest as one bar, the other two end to end below it.

For an open hand of the player to move the picture shows the sums that hand can lay, and, as long
as there is room, pairs that just miss; otherwise all pairs of numbers that go with the top.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinebammel.calculation import fits
from tutor.games.schweinebammel.choices import pairs
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene
from tutor.games.schweinebammel.state import NOBODY, PIGS, State
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.art.signs import sign
from tutor.render.layers import in_two_lines
from tutor.render.marks import Marks
from tutor.render.svg import picture

_MOST = 6
_FEW = 3
"""Rows with pairs that miss are added up to so many."""
_LEFT, _BAR = 34.0, 20.0
_EDGE = 6.0
_UNIT = 28.0
_ROW = 66.0
_HEAD = 54.0


class Row(NamedTuple):
    """Two numbers of a hand beside the top."""

    first: int
    second: int


class Bars(NamedTuple):
    """Rows drawn, their lower edge, and the same in words."""

    body: str
    bottom: float
    sentences: tuple[str, ...]


def sums(state: State, spoken: Words, marks: Marks, first: Row | None = None) -> Picture:
    """The bars of every sum, with the same in words; `first` is the one on top."""
    scene = Scene(state, spoken, marks)
    facts = Facts(state)
    if not facts.top:
        return _drawn(scene, scene.say("sums_no_top"), [], facts.top)
    own = state.turn != NOBODY and scene.is_open(state.turn)
    found = rows(facts, first) if own else list(dict.fromkeys(_every(facts.top)))
    fitting = any(not gap(facts.top, row) for row in found)
    return _drawn(scene, _title(scene, facts.top, own, fitting), found, facts.top)


def rows(facts: Facts, first: Row | None = None) -> list[Row]:
    """The sums the player to move can lay, `first` before all others, and pairs that just miss."""
    found = list(dict.fromkeys(_own(facts)))
    found.sort(key=lambda row: row != first)
    return [*found, *_near(facts)[: max(0, _FEW - len(found))]]


def _title(scene: Scene, top: int, own: bool, found: bool) -> str:
    if not own:
        return scene.say("sums_wanted", top=top)
    seat = scene.state.players[scene.state.turn]
    return scene.say("sums_of" if found else "sums_none", seat=seat, top=top)


def _own(facts: Facts) -> Iterator[Row]:
    by = facts.state.players[facts.state.turn]
    for cards in pairs(facts, by):
        yield Row(*sorted(card.value for card in cards))


def _every(top: int) -> Iterator[Row]:
    for first, second in combinations_with_replacement(PIGS, 2):
        if fits(top, first, second):
            yield Row(first, second)


def _near(facts: Facts) -> list[Row]:
    """Two Pigs of the hand that do not go with the top, those first that miss by little."""
    hand = facts.hand(facts.state.players[facts.state.turn])
    held = [value for value in PIGS for _ in range(min(2, hand[value]))]
    rows = dict.fromkeys(Row(*two) for two in combinations(held, 2) if not fits(facts.top, *two))
    return sorted(rows, key=lambda row: abs(gap(facts.top, row)))


def gap(top: int, row: Row) -> int:
    """What the two small numbers lack to the large one; below zero when too many."""
    return 2 * max(top, *row) - top - sum(row)


def _length(top: int, row: Row) -> int:
    """Units of the longer bar."""
    return max(*row, top, top + sum(row) - max(top, *row))


def _drawn(scene: Scene, title: str, rows: list[Row], top: int) -> Picture:
    drawn = bars(scene, top, rows, _HEAD)
    body = _headed(scene, title, bool(rows)) + drawn.body
    sentences = [title, *drawn.sentences]
    text = " ".join(one if one.endswith(".") else f"{one}." for one in sentences)
    name = scene.say("sums_name", top=top) if top else title
    return Picture(picture(body, WIDTH, drawn.bottom + 4, name, text), text)


def bars(scene: Scene, top: int, rows: list[Row], y: float, wide: float = WIDTH) -> Bars:
    """As many rows as there is room for, from `y` down; all of them in words."""
    shown, room = rows[:_MOST], wide - _LEFT - _EDGE
    unit = min([_UNIT, *(room / _length(top, row) for row in shown)])
    body = "".join(_row(scene, top, row, y + at * _ROW, unit) for at, row in enumerate(shown))
    bottom = y + len(shown) * _ROW
    if len(rows) > _MOST:
        more = scene.say("sums_more", count=len(rows) - _MOST)
        body += words(more, WIDTH / 2, bottom + 8, 13, "ink-soft")
        bottom += 22
    return Bars(body, bottom, tuple(_said(scene, top, row) for row in rows))


def _headed(scene: Scene, title: str, rows: bool) -> str:
    lines = in_two_lines(title.rstrip("."), 15, WIDTH - 20)
    head = "".join(words(one, WIDTH / 2, 14 + 17 * at, 14) for at, one in enumerate(lines))
    if not rows or len(lines) > 1:
        return head
    lead = in_two_lines(scene.say("sums_lead"), 12, WIDTH)[0]
    return head + words(lead, WIDTH / 2, 34, 11, "ink-soft")


def _said(scene: Scene, top: int, row: Row) -> str:
    *small, large = sorted((top, *row))
    lacking, total = gap(top, row), sum(small)
    if not lacking:
        return scene.say("sums_row", small=tuple(small), large=large)
    key = "sums_misfit" if lacking > 0 else "sums_over"
    return scene.say(key, small=tuple(small), large=large, total=total, gap=abs(lacking))


def _row(scene: Scene, top: int, row: Row, y: float, unit: float) -> str:
    """One bar above, two below; a gap or what is too long is dashed."""
    numbers = sorted([(top, True), (row.first, False), (row.second, False)])
    (large, large_is_top), small = numbers[-1], numbers[:-1]
    upper = _bar(scene, large, large_is_top, (_LEFT, y), unit)
    x, lower = _LEFT, ""
    for value, is_top in small:
        lower += _bar(scene, value, is_top, (x, y + _BAR + 3), unit)
        x += value * unit
    return upper + lower + _ends(large, round((x - _LEFT) / unit), y, unit)


def compared(scene: Scene, top: int, value: int, y: float, wide: float) -> Bars:
    """The number on the pile above that of one card."""
    unit = min(_UNIT, (wide - _LEFT - _EDGE) / max(top, value))
    body = _bar(scene, top, True, (_LEFT, y), unit)
    body += _bar(scene, value, False, (_LEFT, y + _BAR + 3), unit)
    said = scene.say("sums_same" if top == value else "sums_differ", top=top, value=value)
    return Bars(body + _ends(top, value, y, unit), y + _ROW, (said,))


def _ends(above: int, below: int, y: float, unit: float) -> str:
    """Where the bars begin, what one has more than the other, and whether that fits."""
    short, long = sorted((above, below))
    wide = (long - short) * unit
    more = _dashes(_LEFT + short * unit, y, wide, long - short, below=below < above) if wide else ""
    mark = sign("illegal" if wide else "legal")
    edge = line(f"M{_LEFT:g} {y - 4:g}v{2 * _BAR + 11:g}", "edge", 2)
    return edge + more + group(mark, 6, y + 9, 0.95)


def _bar(scene: Scene, value: int, is_top: bool, at: tuple[float, float], unit: float) -> str:
    """A bar of `value` units; the pile's own is filled and says so."""
    (x, y), wide = at, value * unit - 2
    fill, ink = ("mud", "on-accent") if is_top else ("mud-tint", "ink")
    shape = box(x + 1, y, wide, _BAR, 5)
    ticks = "".join(f"M{x + n * unit:g} {y + _BAR - 3:g}v3" for n in range(1, value))
    body = flat(shape, fill) + line(shape, "mud", 1.5)
    body += line(ticks, ink, 1) if ticks else ""
    label = f"{value} {scene.say('sums_pile')}" if is_top and value > 3 else str(value)
    return body + words(label, x + wide / 2 + 1, y + _BAR / 2, 14, ink)


def _dashes(x: float, y: float, wide: float, units: int, *, below: bool) -> str:
    """What is missing as an empty frame with its number; what is too much as a frame around it."""
    top = y + _BAR + 3 if below else y
    frame = line(box(x + 2, top + 1, wide - 4, _BAR - 2, 4), "illegal", 2)
    dashed = frame.replace("/>", ' stroke-dasharray="4 4"/>')
    return dashed + words(str(units), x + wide / 2, top + _BAR / 2, 14, "illegal")
