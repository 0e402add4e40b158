"""The score pad: rounds down, players across, a field to tap, and the cards that were left."""

from __future__ import annotations

from collections.abc import Collection

from tutor.engine.game import Picture
from tutor.games.schweinebammel.figure_pick import all_cards, held_cards, tick
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.position import FEWEST, MOST
from tutor.games.schweinebammel.state import NONE, ROUNDS
from tutor.games.schweinebammel.tools_pad import places
from tutor.games.schweinebammel.tools_pad_check import cell, signed
from tutor.games.schweinebammel.tools_pad_given import Pad
from tutor.render.art.brush import box, flat, words
from tutor.render.layers import Layer, fitted, tapped, together
from tutor.render.look import paint
from tutor.render.svg import box_area, mark_on, picture

_LABEL, _HEAD, _HIGH = 40.0, 30.0, 46.0
_LEFT = 4.0
_BUTTON = 46.0


def pad_picture(scene: Scene, pad: Pad, wrong: Collection[str]) -> Picture:
    """The pad with the field being filled in; `wrong` are the fields that cannot be."""
    sheet, y = _sheet(scene, pad)
    buttons, y = _buttons(scene, pad, y + 6)
    number, who = pad.chosen
    entry = pad.entries.get(pad.chosen)
    cards, y = all_cards(scene, y + 6)
    hand = entry.hand if entry is not None and entry.hand else NONE
    said = scene.say("pad_hand" if any(hand) else "pad_no_hand", seat=who, round=number)
    held, y = held_cards(scene, hand, y + 4, lambda kind: f"drop:{kind_term(kind)}", said)
    drawn = together([sheet, buttons, cards, held])
    lit = {cell(number, who): "chosen", **scene.marks.spots}
    rings = "".join(mark_on(kind, drawn.areas[s]) for s, kind in lit.items() if s in drawn.areas)
    crossed = [drawn.areas[spot] for spot in wrong if spot in drawn.areas]
    rings += "".join(tick("illegal", at.x - 5, at.y + 5, 0.5) for at in crossed)
    text, name = _text(scene, pad), scene.say("pad_name")
    tappable = scene.marks.tappable
    svg = picture(drawn.body + rings, WIDTH, y + 6, name, text, interactive=tappable)
    return Picture(svg, text)


def _wide(pad: Pad) -> float:
    return (WIDTH - _LABEL - 2 * _LEFT) / len(pad.players)


def _sheet(scene: Scene, pad: Pad) -> tuple[Layer, float]:
    wide, high = _wide(pad), _HEAD + (ROUNDS + 1) * _HIGH
    paper = flat(box(2, 2, WIDTH - 4, high + 4, 10), "mud-tint")
    names = "".join(
        words(fitted(who, 13, wide - 4), _x(pad, at) + wide / 2, _HEAD / 2 + 3, 13)
        for at, who in enumerate(pad.players)
    )
    rows = [
        _field(scene, pad, number, at) for number in range(1, ROUNDS + 1)
        for at in range(len(pad.players))
    ]  # fmt: skip
    labels = "".join(
        words(scene.say("pad_round_short", round=number), 22, _y(number) + _HIGH / 2, 13)
        for number in range(1, ROUNDS + 1)
    )
    totals = Layer(_totals(scene, pad))
    return together([Layer(paper + names + labels), *rows, totals]), high + 4


def _x(pad: Pad, at: int) -> float:
    return _LEFT + _LABEL + at * _wide(pad)


def _y(number: int) -> float:
    return _HEAD + (number - 1) * _HIGH


def _field(scene: Scene, pad: Pad, number: int, at: int) -> Layer:
    who, wide, x, y = pad.players[at], _wide(pad), _x(pad, at), _y(number)
    entry = pad.entries.get((number, who))
    shape = box(x + 1.5, y + 1.5, wide - 3, _HIGH - 3, 7)
    body = f'<path d="{shape}" fill="{paint("sheet")}" stroke="{paint("edge")}" stroke-width="1"/>'
    said = "pad_cell_empty"
    if entry is not None:
        said = "pad_cell"
        body += words(signed(entry.points), x + wide / 2, y + _HIGH / 2 + 4, 17)
    points = 0 if entry is None else entry.points
    label = scene.say(said, seat=who, round=number, points=signed(points))
    return tapped(scene, cell(number, who), label, body, box_area(x + 1, y + 1, wide - 2, 44, 7))


def _totals(scene: Scene, pad: Pad) -> str:
    wide, y = _wide(pad), _y(ROUNDS + 1)
    ranks = places(pad)
    body = words(scene.say("pad_sum_short"), 22, y + _HIGH / 2, 13)
    for at, who in enumerate(pad.players):
        middle = _x(pad, at) + wide / 2
        body += words(signed(pad.total(who)), middle, y + 15, 17)
        if pad.entries:
            body += words(scene.say("pad_rank_short", place=ranks[who]), middle, y + 35, 12)
    return body


def _buttons(scene: Scene, pad: Pad, y: float) -> tuple[Layer, float]:
    """No card left, empty the field, one player more or fewer."""
    number, who = pad.chosen
    offered = [("out", 110.0), ("clear", 76.0)]
    offered += [("fewer", 81.0)] if len(pad.players) > FEWEST else []
    offered += [("more", 81.0)] if len(pad.players) < MOST else []
    x, layers = _LEFT, []
    for name, wide in offered:
        label = scene.say(f"pad_{name}", seat=who, round=number)
        layers.append(_button(scene, name, label, (x, y, wide)))
        x += wide + 2
    return together(layers), y + _BUTTON


def _button(scene: Scene, name: str, label: str, at: tuple[float, float, float]) -> Layer:
    x, y, wide = at
    shape = box(x + 1.5, y + 1.5, wide - 3, _BUTTON - 3, 10)
    edge = f'<path d="{shape}" fill="{paint("sheet")}" stroke="{paint("mud")}" stroke-width="2"/>'
    short = fitted(scene.say(f"pad_{name}_short"), 13, wide - 8)
    body = edge + words(short, x + wide / 2, y + _BUTTON / 2, 13)
    return tapped(scene, name, label, body, box_area(x, y, wide, _BUTTON, 10))


def _text(scene: Scene, pad: Pad) -> str:
    sentences = []
    for number in range(1, ROUNDS + 1):
        found = pad.of(number)
        noted = ", ".join(f"{who} {signed(entry.points)}" for who, entry in found.items())
        sentences.append(scene.say("pad_row", round=number, noted=noted) if noted else "")
    totals = ", ".join(f"{who} {signed(pad.total(who))}" for who in pad.players)
    sentences.append(scene.say("pad_totals", totals=totals))
    number, who = pad.chosen
    sentences.append(scene.say("pad_chosen", seat=who, round=number))
    return " ".join(f"{one}." for one in sentences if one)
