"""The store: what there is, how many, and what it costs now."""

from __future__ import annotations

from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, item_picture
from tutor.games.happy_pigs.state import ITEMS, SETUP, STY, TURNS, spoken
from tutor.render.art import pig
from tutor.render.art.brush import box as outline
from tutor.render.art.brush import flat, group, words
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.svg import box_area

_PIG_SCALES = (0.34, 0.43, 0.54, 0.66)
_COLUMNS = 4


def store(scene: Scene, x: float, y: float, high: float) -> Layer:
    """Eight places in two rows; pigs above, sty and tools below."""
    gap = 4.0
    wide = (WIDTH - 6 - x - gap * (_COLUMNS - 1)) / _COLUMNS
    tall = (high - gap) / 2
    layers = []
    for item in range(len(ITEMS)):
        row, column = divmod(item, _COLUMNS)
        place = (x + column * (wide + gap), y + row * (tall + gap), wide, tall)
        layers.append(_place(scene, item, place))
    return together(layers)


def _place(scene: Scene, item: int, place: tuple[float, float, float, float]) -> Layer:
    x, y, wide, high = place
    name, stock, price = ITEMS[item], scene.state.store[item], price_now(scene, item)
    changed = scene.facts.changed(item) != 0
    sheet = (
        f'<path d="{outline(x + 0.8, y + 0.8, wide - 1.6, high - 1.6, 7)}"'
        f' fill="{paint("sheet" if stock else "ground")}" stroke="{paint("edge")}"'
        ' stroke-width="1.4"/>'
    )
    tag = flat(
        outline(x + 4, y + high - 31, wide - 8, 16, 8), "open-tint" if changed else "clover-tint"
    )
    cost = words(scene.say("price", dollars=price), x + wide / 2, y + high - 23, 11.5)
    left = words(scene.say("stock", stock=stock), x + wide / 2, y + high - 8, 10, "ink-soft")
    label = scene.say("store_spot", item=spoken(name), price=price, stock=stock)
    body = sheet + _picture(item, x + wide / 2, y + (high - 32) / 2 + 1) + tag + cost + left
    return tapped(scene, f"store:{name}", label, body, box_area(x, y, wide, high, 7))


def _picture(item: int, x: float, y: float) -> str:
    """The thing itself around (x, y); pigs in their four sizes."""
    scale = _PIG_SCALES[item] if item < STY else 0.58
    body = pig() if item < STY else item_picture(ITEMS[item])
    return group(body, x - 32 * scale, y - 32 * scale, scale)


def price_now(scene: Scene, item: int) -> int:
    """The price as the player on turn would pay it; of a sty the second one where nobody is."""
    state = scene.state
    seat = state.turn if state.step in (SETUP, TURNS) else state.starter
    return scene.facts.price(state.players[seat], item)
