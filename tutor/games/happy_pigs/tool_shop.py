"""Is there enough money, and does the store have it? A basket checked item by item."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.problem import Problem, Unreadable
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, Tool, line
from tutor.engine.verdict import Finding
from tutor.explain.words import Words
from tutor.games.happy_pigs import position
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.figure_shop import shop
from tutor.games.happy_pigs.form_card import MOST_DOLLARS
from tutor.games.happy_pigs.shopping import Bought, carried, first_purchase, is_first
from tutor.games.happy_pigs.state import (
    BOX,
    ITEMS,
    SETUP,
    SIZES,
    START_MONEY,
    STY,
    TURNS,
    Options,
    State,
    spoken,
)
from tutor.games.happy_pigs.switches import write_variant
from tutor.render.marks import Marks

MOST_MONEY = 9999
MOST_ACTIONS = 99
USUAL_BASKET = {"M": 1, "vaccine": 2}
USUAL_FIRST = {"L": 1, "M": 3}
USUAL_MONEY, USUAL_ACTIONS = 15, 4
FIRST, LATER = "first_purchase", "purchase"
KEYS = ("when", "money", "actions", "sties", "pigs", "basket", "store", "prices")


# ---- what was entered ----


def table(options: Options, given: Position) -> State:
    """A buyer at the store. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, KEYS)
    first = reader.name("when", (LATER, FIRST), LATER) == FIRST
    farm = {
        "money": reader.number("money", 0, MOST_MONEY, START_MONEY if first else USUAL_MONEY),
        "sties": reader.number("sties", 1, BOX[STY], 1, "HP-C1"),
        "pigs": _counts(reader, "pigs", SIZES),
    }
    actions = reader.number("actions", 0, MOST_ACTIONS, USUAL_ACTIONS)
    prices = _counts(reader, "prices", ITEMS, -MOST_DOLLARS)
    store = {key: count for key, count in _counts(reader, "store", ITEMS).items() if count >= 0}
    reader.finish()
    entered: dict[str, Any] = {"farms": {"A": farm}, "store": store, "step": SETUP}
    if not first:
        farm["left"] = actions
        entered |= {"step": TURNS, "chosen": {"A": "purchase"}, "card": {"purchase": actions}}
    state = _read(entered, options)
    return state if first or not any(prices.values()) else _priced(state, prices)


def _counts(reader: Reader, key: str, names: tuple[str, ...], low: int = 0) -> dict[str, int]:
    own = Reader(reader.data.get(key, {}), names, key)
    read = {name: own.number(name, low, MOST_MONEY, 0) for name in names if own.has(name)}
    reader.problems += own.problems
    return read


def _read(entered: Position, options: Options) -> State:
    """The position with these switches; problems named by what was entered here."""
    start = replace(position.read({}, {}), options=options)
    try:
        return position.read(entered, write_variant(start))
    except Unreadable as wrong:
        found = (
            Problem(one.key.removeprefix("farms.A.").removeprefix("farms."), *_rest(one))
            for one in wrong.problems
        )
        raise Unreadable(tuple(found)) from wrong


def _rest(one: Problem) -> tuple[Any, ...]:
    return one.say, one.given, one.rule


def _priced(state: State, prices: dict[str, int]) -> State:
    """The price event that is in force, from this card or from the one before."""
    amounts = tuple(prices.get(item, 0) for item in ITEMS)
    if state.options.price_events == "next":
        return replace(state, prices=amounts)
    assert state.card is not None, "a card is up while players buy"
    event = replace(state.card.event, kind="price", amounts=amounts)
    return replace(state, card=replace(state.card, event=event))


def basket_of(given: Position, usual: Position) -> tuple[int, ...]:
    """The basket as counts of ITEMS. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given.get("basket", {}), ITEMS, "basket")
    basket = tuple(reader.number(item, 0, MOST_ACTIONS, usual.get(item, 0)) for item in ITEMS)
    reader.finish()
    return basket


# ---- lines ----


def lines(state: State, basket: tuple[int, ...]) -> tuple[Line, ...]:
    """The basket of the player on turn, item by item or as a first purchase."""
    return _first(state, basket) if is_first(state) else _later(state, basket)


def _later(state: State, basket: tuple[int, ...]) -> tuple[Line, ...]:
    found = carried(state, basket)
    by, seat = Facts(state).on_turn, state.turn
    head = line("shop_head", kind="head", seat=by, money=state.farms[seat].money)
    rows = tuple(row for one in found.items for row in _row(one, by))
    left = line("shop_left", "HP-R7", value=found.left, count=found.left)
    total = line("shop_total", kind="total", value=found.money)
    return (head, *rows, left, total)


def _row(one: Bought, by: str) -> tuple[Line, ...]:
    name = ITEMS[one.item]
    move = {"by": by, "do": "buy", "item": name}
    if one.refusals:
        return tuple(_refused(refusal, name, "", move) for refusal in one.refusals)
    say = "shop_bought" if one.price else "shop_for_nothing"
    rule = "HP-P6" if one.item < STY else "HP-P4" if one.item == STY else "HP-T1"
    given: dict[str, Any] = {"item": spoken(name), "price": one.price, "money": one.money}
    return (line(say, "HP-A8", rule, kind="yes", value=one.price, move=move, **given),)


def _refused(refusal: Finding, name: str, way: str, move: dict[str, Any]) -> Line:
    """Why an item stays in the store, with the numbers of the rule's own refusal."""
    note = refusal.note
    given: dict[str, Any] = {
        "item": spoken(name),
        "need": note.need,
        "have": note.have,
        **dict(note.given),
    }
    room = note.say in ("full", "no_place")
    say = f"shop_{note.say}" if room else f"shop_{way}{note.say}"
    return line(say, refusal.rule, *note.also, kind="no", at=note.at, move=move, **given)


def _first(state: State, basket: tuple[int, ...]) -> tuple[Line, ...]:
    """A first purchase is judged as a whole."""
    cost, money = first_purchase(state, basket)[1], state.farms[state.turn].money
    by, count = Facts(state).on_turn, sum(basket)
    head = line("shop_first_head", "HP-S6", kind="head", seat=by, money=money)
    rows = tuple(_item(state, item, n) for item, n in enumerate(basket) if n)
    total = line("shop_cost", kind="total", value=cost)
    fine = line("shop_first_fine", "HP-S6", kind="yes", value=money - cost, items=count)
    return (head, *rows, total, *_judged(state, basket, fine))


def _judged(state: State, basket: tuple[int, ...], fine: Line) -> tuple[Line, ...]:
    """The line for a first purchase that is legal, else every reason against it."""
    items = {name: count for name, count in zip(ITEMS, basket, strict=True) if count}
    move = {"by": Facts(state).on_turn, "do": "setup", "items": items}
    verdict, _ = first_purchase(state, basket)
    if verdict.legal:
        return (fine._replace(move=move),)
    first = next((name for name in items), ITEMS[0])
    return tuple(_refused(one, first, "first_", move) for one in verdict.findings)


def _item(state: State, item: int, count: int) -> Line:
    """The items of a kind with their price; each further sty is dearer."""
    only = tuple(count if at == item else 0 for at in range(len(ITEMS)))
    cost = Facts(state).setup_cost(Facts(state).on_turn, only)
    return line("shop_item", value=cost, count=count, item=spoken(ITEMS[item]))


# ---- with own input ----


def own_work(options: Options, given: Position) -> tuple[Line, ...]:
    """The basket that was entered."""
    state = table(options, given)
    return lines(state, basket_of(given, _usual(given)))


def _usual(given: Position) -> Position:
    return USUAL_FIRST if given.get("when") == FIRST else USUAL_BASKET


def own_fields(options: Options, given: Position) -> tuple[Field, ...]:
    """The purse; the basket; then what the buyer has, stock and prices where they differ."""
    del options
    first = given.get("when") == FIRST
    money, group = START_MONEY if first else USUAL_MONEY, "group_basket"
    when = given.get("when", LATER)
    purse = [
        Field(("when",), "choice", "which_purchase", when, group, (LATER, FIRST)),
        Field(("money",), "number", "money", given.get("money", money), group, high=MOST_MONEY),
    ]
    if not first:
        actions = given.get("actions", USUAL_ACTIONS)
        purse.append(Field(("actions",), "number", "actions", actions, group, high=MOST_ACTIONS))
    own = Field(
        ("sties",), "number", "own_count", given.get("sties", 1), "group_own",
        (), 1, BOX[STY], (("item", "sty"),),
    )  # fmt: skip
    return (
        *purse,
        *_items("basket", ITEMS, {**_usual(given), **_mapping(given.get("basket"))}, group),
        own,
        *_items("pigs", SIZES, _mapping(given.get("pigs")), "group_own"),
        *_items("store", ITEMS, _mapping(given.get("store")), "group_store"),
        *(() if first else _items("prices", ITEMS, _mapping(given.get("prices")), "group_prices")),
    )


LABELS = {"basket": "count_of", "pigs": "own_count", "store": "stock_of", "prices": "card_price"}


def _items(key: str, names: tuple[str, ...], held: Position, group: str) -> tuple[Field, ...]:
    """A number for each item; stock left out is all that the box has."""
    usual = None if key == "store" else 0
    low = -MOST_DOLLARS if key == "prices" else 0
    return tuple(
        Field(
            (key, name), "number", LABELS[key], held.get(name, usual), group,
            (), low, MOST_MONEY, (("item", spoken(name)),),
        )
        for name in names
    )  # fmt: skip


def own_picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The store to tap, and the basket below it."""
    return shop(table(options, given), basket_of(given, _usual(given)), words, marks)


def own_tap(options: Options, given: Position, spot: str) -> Position | None:
    """A place of the store puts one into the basket; a thing in the basket goes back."""
    del options
    kind, _, item = spot.partition(":")
    if kind not in ("store", "basket") or item not in ITEMS:
        return None
    basket = {**_usual(given), **_mapping(given.get("basket"))}
    count = max(0, basket.get(item, 0) + (1 if kind == "store" else -1))
    return {**given, "basket": {**basket, item: count}}


# ---- about the position ----


def desk_work(state: State, given: Position) -> tuple[Line, ...]:
    """What the player on turn could buy now: the basket entered, else each item by itself."""
    basket = basket_of(given, {})
    if any(basket):
        return lines(state, basket)
    by = Facts(state).on_turn
    head = line("shop_each", kind="head", seat=by, money=state.farms[state.turn].money)
    return (head, *(row for item in range(len(ITEMS)) for row in _alone(state, item)))


def _alone(state: State, item: int) -> tuple[Line, ...]:
    """One item by itself."""
    only = tuple(int(at == item) for at in range(len(ITEMS)))
    if is_first(state):
        cost = first_purchase(state, only)[1]
        name = spoken(ITEMS[item])
        return _judged(state, only, line("shop_alone", "HP-S6", kind="yes", value=cost, item=name))
    by = Facts(state).on_turn
    return tuple(row for one in carried(state, only).items for row in _row(one, by))


def desk_fields(state: State, given: Position) -> tuple[Field, ...]:
    """A number for each item."""
    del state
    return _items("basket", ITEMS, _mapping(given.get("basket")), "group_basket")


def buying(state: State) -> bool:
    """Whether somebody is buying: at the start, or with the action Purchase."""
    return state.step == SETUP or (state.step == TURNS and state.chosen[state.turn] == "purchase")


def _mapping(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}


SHOP = Tool("shop", own_work, own_fields, own_picture, own_tap, own=True)
BUYING = Tool("buying", desk_work, desk_fields, when=buying)
