"""Who has chosen what, a cell to tap for each choice, and below it the portions dealt out."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, action_picture, seal
from tutor.games.happy_pigs.figure_shares import dealt
from tutor.games.happy_pigs.state import ACTIONS, State
from tutor.render.art.brush import box, flat, group, line, polygon, words
from tutor.render.layers import Layer, fitted, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import box_area, picture

_NAMES, _HEAD, _ROW = 76.0, 52.0, 48.0
_WIDE = (WIDTH - 8 - _NAMES) / len(ACTIONS)


def picks(state: State, words_: Words, marks: Marks) -> Picture:
    """A row for each player, a column for each action; then the blocks of the sharing."""
    scene = Scene(state, words_, marks)
    layers = [Layer(_column(scene, index)) for index in range(len(ACTIONS))]
    for seat in range(len(state.players)):
        layers += _row(scene, seat, _HEAD + _ROW * seat)
    blocks, y, told = dealt(scene, _HEAD + _ROW * len(state.players) + 8)
    drawn = together([*layers, Layer(blocks)])
    text = " ".join(f"{sentence}." for sentence in (*_told(scene), *told))
    name = scene.say("shares_name")
    svg = picture(drawn.body, WIDTH, y, name, text, interactive=marks.tappable)
    return Picture(svg, text)


def _column(scene: Scene, index: int) -> str:
    """The head of a column: what the action looks like, its name and its number."""
    card, x = scene.state.card, 4 + _NAMES + _WIDE * index
    number = str(card.numbers[index]) if card else ""
    body = group(action_picture(ACTIONS[index]), x + 4, 3, 0.46)
    body += words(number, x + 50, 18, 20)
    return body + words(fitted(scene.term(ACTIONS[index]), 11, _WIDE), x + _WIDE / 2, 42, 11)


def _row(scene: Scene, seat: int, top: float) -> list[Layer]:
    who = scene.state.players[seat]
    starts = seat == scene.state.starter
    label = scene.say("marker_spot" if starts else "seat_spot", seat=who)
    body = _sheet(4, top + 1, _NAMES - 4, "clover-tint" if starts else "sheet", starts)
    body += seal(str(scene.facts.distance(seat)), 19, top + 24, 8)
    body += words(fitted(who, 15, 26), 34, top + 24, 15, "ink", "start")
    body += _flag(58, top + 24) if starts else ""
    area = box_area(4, top + 1, _NAMES - 4, _ROW - 3)
    cells = [_cell(scene, seat, index, top) for index in range(len(ACTIONS))]
    return [tapped(scene, f"seat:{who}", label, body, area), *cells]


def _cell(scene: Scene, seat: int, index: int, top: float) -> Layer:
    """The player's card for an action: with the share where it was chosen."""
    who, action = scene.state.players[seat], ACTIONS[index]
    x = 4 + _NAMES + _WIDE * index
    mine = scene.state.chosen[seat] == action
    body = _sheet(x + 1.5, top + 1, _WIDE - 3, "clover" if mine else "sheet", mine)
    if mine:
        body += group(action_picture(action), x + 5, top + 9, 0.46)
        body += words(str(scene.facts.shares[seat]), x + 52, top + 24, 20, "on-accent")
    say = "choice_spot" if mine else "pick_spot"
    label = scene.say(say, seat=who, action=action)
    area = box_area(x + 1.5, top + 1, _WIDE - 3, _ROW - 3)
    return tapped(scene, f"pick:{who}:{action}", label, body, area)


def _sheet(x: float, y: float, wide: float, fill: str, strong: bool) -> str:
    edge = f'stroke="{paint("edge")}" stroke-width="{2 if strong else 1.2:g}"'
    return f'<path d="{box(x, y, wide, _ROW - 3, 8)}" fill="{paint(fill)}" {edge}/>'


def _flag(x: float, y: float) -> str:
    """The starting-player marker."""
    post = line(f"M{x:g} {y - 9:g}v19", "piece-wood-dark", 2.6)
    return post + flat(polygon(((x, y - 10), (x + 14, y - 5), (x, y))), "piece-red")


def _told(scene: Scene) -> list[str]:
    state = scene.state
    first = scene.say("marker_spot", seat=state.players[state.starter])
    return [first] + [
        scene.say("choice_spot", seat=who, action=action)
        for who, action in zip(state.players, state.chosen, strict=True)
        if action in ACTIONS
    ]
