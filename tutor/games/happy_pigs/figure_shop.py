"""The store to tap, and the basket below it: what can be paid, and what stays there."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene
from tutor.games.happy_pigs.figure_store import store
from tutor.games.happy_pigs.figure_tiles import thing
from tutor.games.happy_pigs.figure_words import source_sentence
from tutor.games.happy_pigs.shopping import carried, first_prices, first_purchase, is_first
from tutor.games.happy_pigs.state import ITEMS, State, spoken
from tutor.render.art import coin, sign
from tutor.render.art.brush import box, flat, group, line, words
from tutor.render.layers import Layer, fitted, tapped, together
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import Area
from tutor.render.svg import picture as drawing

_STORE, _PLACE, _STEP, _ROW = 168.0, 50.0, 57.0, 76.0
_IN_A_ROW, _LINE = 6, 16.0


class Carried(NamedTuple):
    """One thing in the basket as drawn: its item, its price, whether it is bought."""

    item: int
    price: int
    bought: bool


def shop(state: State, basket: tuple[int, ...], words_: Words, marks: Marks) -> Picture:
    """The store with prices and stock; below it the basket and the money."""
    scene = Scene(state, words_, marks)
    things, money = _things(state, basket)
    before = state.farms[state.turn].money
    source = _source(scene)
    layers = [store(scene, 4, 4, _STORE), Layer(_sourced(source))]
    rows = max(1, -(-len(things) // _IN_A_ROW))
    top, high = _STORE + 12 + (_LINE if source else 0), 34 + _ROW * rows
    layers.append(Layer(_sheet(scene, top, high, before, money)))
    for at, one in enumerate(things):
        row, column = divmod(at, _IN_A_ROW)
        layers.append(_thing(scene, one, 14 + column * _STEP, top + 32 + row * _ROW))
    if not things:
        empty = scene.say("basket_empty")
        layers.append(Layer(words(empty, 16, top + 58, 13, "ink-soft", "start")))
    drawn = together(layers)
    told = [*([source] if source else []), *_told(scene, things, before, money)]
    text = " ".join(f"{sentence}." for sentence in told)
    name = scene.say("shop_name")
    svg = drawing(drawn.body, WIDTH, top + high + 6, name, text, interactive=marks.tappable)
    return Picture(svg, text)


def _source(scene: Scene) -> str:
    """Where the card comes from that changes prices now; "" without one."""
    card = scene.state.card
    return source_sentence(scene, card) if card and any(scene.facts.price_changes) else ""


def _sourced(source: str) -> str:
    return words(fitted(source, 11, WIDTH - 20), 10, _STORE + 14, 11, "ink-soft", "start")


def _things(state: State, basket: tuple[int, ...]) -> tuple[list[Carried], int]:
    """The basket thing by thing, and the money afterwards."""
    if not is_first(state):
        found = carried(state, basket)
        return [Carried(one.item, one.price, not one.refusals) for one in found.items], found.money
    verdict, cost = first_purchase(state, basket)
    none = (0,) * len(ITEMS)
    things = []
    for item, count in enumerate(basket):
        for before in range(count):
            so_far = tuple(before if at == item else 0 for at in range(len(none)))
            things.append(Carried(item, first_prices(state, so_far)[item], verdict.legal))
    money = state.farms[state.turn].money
    return things, money - cost if verdict.legal else money


def _sheet(scene: Scene, top: float, high: float, before: int, after: int) -> str:
    edge = box(4, top, WIDTH - 8, high, 10)
    sheet = (
        f'<path d="{edge}" fill="{paint("sheet")}" stroke="{paint("edge")}" stroke-width="1.4"/>'
    )
    sheet += group(coin(), 12, top + 4, 0.36)
    said = scene.say("shop_money", before=before, after=after)
    return sheet + words(fitted(said, 14, WIDTH - 60), 42, top + 16, 14, "ink", "start")


def _thing(scene: Scene, one: Carried, x: float, y: float) -> Layer:
    """A thing with its price, and whether it is bought."""
    name = ITEMS[one.item]
    path = box(x, y, _PLACE, _PLACE, 8)
    fill, kind, dashes = (
        ("clover-tint", "legal", "") if one.bought else ("ground", "illegal", "6 5")
    )
    ring = line(path, kind, 2.4).replace("/>", f' stroke-dasharray="{dashes}"/>')
    body = flat(path, fill) + thing(name, x + _PLACE / 2, y + _PLACE / 2, 0.95) + ring
    body += group(sign(kind), x + _PLACE - 12, y - 7, 0.7)
    body += words(scene.say("price", dollars=one.price), x + _PLACE / 2, y + _PLACE + 10, 12)
    say = "basket_bought" if one.bought else "basket_not"
    label = scene.say(say, item=spoken(name), price=one.price)
    return tapped(scene, f"basket:{name}", label, body, Area(path, x + _PLACE - 4, y + 4))


def _told(scene: Scene, things: list[Carried], before: int, after: int) -> list[str]:
    told = [
        scene.say(
            "store_spot",
            item=spoken(name),
            price=scene.facts.price(scene.facts.on_turn, item),
            stock=scene.state.store[item],
        )
        for item, name in enumerate(ITEMS)
    ]
    for one in things:
        say = "basket_bought" if one.bought else "basket_not"
        told.append(scene.say(say, item=spoken(ITEMS[one.item]), price=one.price))
    told += [] if things else [scene.say("basket_empty")]
    return [*told, scene.say("shop_money", before=before, after=after)]
