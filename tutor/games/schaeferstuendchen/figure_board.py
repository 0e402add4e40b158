"""The board itself: the valley with its sheep, both paths, both homes, and the piles."""

from __future__ import annotations

from tutor.games.schaeferstuendchen.figure_scene import (
    EDGE,
    WIDTH,
    Scene,
    seal,
    sheep_at,
    sheet,
    whole,
)
from tutor.games.schaeferstuendchen.state import BANDITS, VILLAGERS
from tutor.render.art import farmhouse
from tutor.render.art.brush import box, flat, group, line, oval, polygon, words
from tutor.render.layers import LETTER, Layer, shown, tapped, together
from tutor.render.svg import Area, box_area

TOP = 34.0
_VALLEY = 126.0
_ROW, _GAP = 44.0, 3.0
_LOW = 18.0
"""Height of a space on which nobody stands, in a small picture."""
_HOME = 56.0
_COLUMN = (WIDTH - 3 * EDGE) / 2
_LEFT = {VILLAGERS: EDGE, BANDITS: 2 * EDGE + _COLUMN}
_FIGURE = 42.0
_PILES = 46.0
_CAPTION = 39.0
"""Where the words beside the picture of a pile begin."""
_ABREAST = 3
"""Figures side by side on a space; more stand in a second row, so that each stays tappable."""

Span = tuple[float, float]
"""Upper edge and height of a row of the board."""


def board_layer(scene: Scene) -> tuple[Layer, float]:
    """Everything but the players' sheets; also the lower edge."""
    paths = TOP + _VALLEY + 2 * _GAP
    spans = _spans(scene, paths)
    homes = spans[scene.state.path]
    piles = sum(homes) + 2 * _GAP
    ground = together(
        [
            headline(scene),
            _valley(scene),
            *(_path(scene, side, spans) for side in (VILLAGERS, BANDITS)),
            *(_home(scene, side, homes) for side in (VILLAGERS, BANDITS)),
            _piles(scene, piles),
        ]
    )
    figures = together(_figures(scene, spans))
    return together([ground, figures]), piles + _PILES


def _spans(scene: Scene, top: float) -> dict[int, Span]:
    """Steps to the valley, the homes last, to the row of the board that both paths have there."""
    spans = {}
    for steps in range(1, scene.state.path + 1):
        standing = [scene.place(seat) for seat in scene.seats]
        most = max((standing.count((side, steps)) for side in _LEFT), default=0)
        more = max(0, -(-most // _ABREAST) - 1) * _FIGURE
        row = _LOW if scene.small and not most else _ROW
        high = more + (_HOME if steps == scene.state.path else row)
        spans[steps] = (top, high)
        top += high + _GAP
    return spans


def headline(scene: Scene) -> Layer:
    """The step of the round, and who starts."""
    state = scene.state
    text = scene.say("over") if state.over else scene.term(f"step_{state.step}")
    text = text[:1].upper() + text[1:]
    left, right = EDGE + 8, WIDTH - EDGE - 16
    body = words(text, left, 16, 15, "dusk", "start")
    if state.players:
        starts = scene.say("starts", seat=scene.name(state.start))
        room = right - left - len(text) * 15 * LETTER
        body += whole(starts, (right, 16), (13, 9), room, "ink-soft", "end")
    area = box_area(EDGE, 2, WIDTH - 2 * EDGE, 28)
    return shown(scene, "round", text, body, area)


def _valley(scene: Scene) -> Layer:
    """A meadow with the sheep that are still there."""
    wide = WIDTH - 2 * EDGE
    area = box_area(EDGE, TOP, wide, _VALLEY, 16)
    meadow = flat(box(EDGE, TOP, wide, _VALLEY, 16), "clover-tint")
    hill = flat(oval(WIDTH / 2, TOP + _VALLEY - 26, wide / 2 - 10, 24), "piece-leaf", 0.28)
    rim = line(box(EDGE, TOP, wide, _VALLEY, 16), "clover", 2)
    count = scene.state.valley
    step = min(46.0, (wide - 60) / max(1, -(-count // 2)))
    flock = "".join(
        sheep_at(EDGE + 44 + (at // 2) * step + (at % 2) * step * 0.4, TOP + 4 + 27 * (at % 2), 40)
        for at in range(count)
    )
    name = words(scene.term("valley"), EDGE + 10, TOP + _VALLEY - 12, 14, "clover", "start")
    body = meadow + hill + rim + flock + seal(count, EDGE + 20, TOP + 20, 12) + name
    return tapped(scene, "valley", scene.say("valley_spot", sheep=count), body, area)


def _path(scene: Scene, side: str, spans: dict[int, Span]) -> Layer:
    """One side's path, the space next to the valley first."""
    rows = []
    for steps in range(1, scene.state.path):
        y, high = spans[steps]
        area = box_area(_LEFT[side], y, _COLUMN, high)
        tint = "rose-tint" if side == BANDITS else "dusk-tint"
        body = sheet(_LEFT[side], y, _COLUMN, high, tint, "line")
        sway = 14 if steps % 2 else -14
        middle = _LEFT[side] + _COLUMN / 2 + sway
        body += flat(
            oval(middle, y + high / 2 + min(2, high - _LOW), 34, min(11, high / 3)), "ground"
        )
        x = _LEFT[side] + (12 if side == VILLAGERS else _COLUMN - 12)
        body += words(str(steps), x, y + high / 2, min(15, high - 5), "ink-soft")
        label = scene.say("space_spot", side=side, steps=steps)
        rows.append(tapped(scene, f"space:{side}:{steps}", label, body, area))
    return together(rows)


def _home(scene: Scene, side: str, span: Span) -> Layer:
    """The village or the camp."""
    x, ink = _LEFT[side], "barn" if side == BANDITS else "dusk"
    top, high = span
    area = box_area(x, top, _COLUMN, high)
    body = sheet(x, top, _COLUMN, high, "ground", ink)
    icon = group(farmhouse(), x + 4, top + 4, 0.6) if side == VILLAGERS else _tent(x, top)
    name = words(scene.term(side, "home_name"), x + _COLUMN / 2, top + high - 8, 13, ink)
    label = scene.say("home_spot", side=side)
    return tapped(scene, f"home:{side}", label, body + icon + name, area)


def _tent(x: float, top: float) -> str:
    """The bandits' tent, at the far edge of their camp."""
    left = x + _COLUMN - 46
    cloth = polygon(((left, top + 40), (left + 21, top + 6), (left + 42, top + 40)))
    door = polygon(((left + 14, top + 40), (left + 21, top + 20), (left + 28, top + 40)))
    return flat(cloth, "piece-brown") + line(cloth, "outline", 2) + flat(door, "piece-night")


def _piles(scene: Scene, top: float) -> Layer:
    """Supply of sheep, draw pile and discard pile, side by side."""
    state = scene.state
    wide = (WIDTH - 4 * EDGE) / 3
    rows = (
        ("supply", state.supply, sheep_at(EDGE + 2, top + 4, 34)),
        ("draw", len(state.draw), _card_icon(2 * EDGE + wide + 8, top + 6, "box-dusk")),
        ("discard", len(state.discard), _card_icon(3 * EDGE + 2 * wide + 8, top + 6, "sheet")),
    )
    layers = []
    for at, (name, count, icon) in enumerate(rows):
        x = EDGE + at * (wide + EDGE)
        body = sheet(x, top, wide, 42, "sheet", "line") + icon
        body += words(str(count), x + _CAPTION, top + 15, 15, "ink", "start")
        caption = scene.say(f"{name}_name")
        body += words(caption, x + _CAPTION, top + 31, 11, "ink-soft", "start")
        label = scene.say(f"{name}_spot", count=count)
        layers.append(tapped(scene, name, label, body, box_area(x, top, wide, 42)))
    return together(layers)


def _card_icon(x: float, y: float, fill: str) -> str:
    return flat(box(x, y, 22, 30, 4), fill) + line(box(x, y, 22, 30, 4), "edge", 1.6)


def _figures(scene: Scene, spans: dict[int, Span]) -> list[Layer]:
    """Each figure on its space; those who share a space stand side by side."""
    standing: dict[tuple[str, int], list[int]] = {}
    for seat in scene.seats:
        standing.setdefault(scene.place(seat), []).append(seat)
    layers = []
    for (side, steps), seats in standing.items():
        for at, seat in enumerate(seats):
            x, y = _spot(scene, side, steps, (at, len(seats)), spans.get(steps, (0.0, 0.0)))
            layers.append(_figure(scene, seat, x, y))
    return layers


def _spot(
    scene: Scene, side: str, steps: int, order: tuple[int, int], span: Span
) -> tuple[float, float]:
    """Upper left corner of a figure's square."""
    at, count = order
    if side == "valley":
        room = WIDTH - 2 * EDGE - 70
        return EDGE + 60 + at * min(50.0, room / count), TOP + _VALLEY - _FIGURE - 4
    home = steps == scene.state.path
    row, column = divmod(at, _ABREAST)
    y = span[0] + row * _FIGURE + (-2 if home else 1)
    left = _LEFT[side] + (48 if home and side == VILLAGERS else 24 if side == VILLAGERS else 4)
    room = _COLUMN - (52 if home else 28)
    step = min(_FIGURE + 1, (room - _FIGURE) / (_ABREAST - 1))
    return left + column * step, y


def _figure(scene: Scene, seat: int, x: float, y: float) -> Layer:
    player, who = scene.state.players[seat], scene.name(seat)
    body = group(scene.figure(seat), x, y, _FIGURE / 64)
    if player.sits:
        body += words("z", x + 36, y + 8, 14, "dusk") + words("z", x + 44, y + 1, 10, "dusk")
    area = _figure_area(x - 1, y - 1, _FIGURE + 2)
    key = "figure_sits" if player.sits else "figure_spot"
    return tapped(
        scene, f"figure:{who}", scene.say(key, seat=who, role=scene.role(seat)), body, area
    )


def _figure_area(x: float, y: float, side: float) -> Area:
    """Its sign sits on the left, clear of the z of who sits out and of all badges."""
    return box_area(x, y, side, side)._replace(x=x + 3, y=y + 18)
