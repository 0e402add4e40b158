"""Why something happened: for each effect the rule that produced it."""

from __future__ import annotations

from tutor.engine.verdict import Finding
from tutor.games.happy_pigs.actions import Buy, Feed, Mate, Sell
from tutor.games.happy_pigs.effects_upkeep import used_events
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.rules import BOOK
from tutor.games.happy_pigs.state import (
    ACTIONS,
    BABY,
    EVENT,
    ITEM_OF,
    ITEMS,
    KINDS,
    SIZES,
    STY,
    TOOLS,
    VACCINATED,
    Card,
    State,
    size_of,
    spoken,
)

_placed = BOOK.effect(
    "HP-S7",
    placed=("seat", "pigs", "tools"),
    placed_pigs=("seat", "pigs"),
    placed_tools=("seat", "tools"),
    placed_sties=("seat", "sties"),
    nothing=("seat",),
)
_begins = BOOK.effect("HP-S8", begins=())
_turned = BOOK.effect("HP-R1", turned=("season", "feed", "mate", "purchase", "sell"))
_revealed = BOOK.effect("HP-R3", revealed=())
_shared = BOOK.effect("HP-R5", shared=("seats",))
_nearest_first = BOOK.effect("HP-D3", order=("seats",))
_evenly = BOOK.effect("HP-D1", share=("seat", "number", "action", "players", "share"))
_remainder = BOOK.effect("HP-D2", nearest=("seat", "action", "extra", "distance"), none_over=())
_grows = BOOK.effect("HP-P7", grows=("pig", "size"))
_one_more = BOOK.effect("HP-T6", one_more=("pig", "size", "count"))
_stays = BOOK.effect("HP-P11", stays=("pig",), same_price=("pig", "price"))
_birth = BOOK.effect("HP-A7", born=("seat", "size"))
_not_vaccinated = BOOK.effect("HP-P9", newborn=("size",), bought=("size",))
_born_small = BOOK.effect("HP-T7", born_bigger=("size", "count"))
_joined = BOOK.effect("HP-P3", joined=("seat", "sties"))
_tool_bought = BOOK.effect("HP-T1", bought=("seat", "tool", "price"))
_sold = BOOK.effect("HP-P6", sold=("pig", "price"))
_price_event = BOOK.effect("HP-V2", in_force=("item", "list", "price"), from_now=())
_exchanged = BOOK.effect("HP-R7", exchanged=("seat", "count"), none_left=("seat",))
_next_turn = BOOK.effect("HP-R8", next=("turn",), all_done=())
_event = BOOK.effect(
    "HP-V1",
    none=(),
    price=(),
    price_next=(),
    paid=("seat", "dollars", "count"),
    born=("seat", "count", "pigs"),
    no_births=(),
    no_money=(),
    contest=("counted",),
    gift=("seat", "dollars"),
    manual=("text",),
)
_no_room = BOOK.effect("HP-P1", no_room=("seat", "count"))
_sold_out = BOOK.effect("HP-A7", sold_out_at_birth=("seat", "count"))
_winners = BOOK.effect("HP-V3", leaders=("seats", "best"), nobody=(), all_zero=("seats",))
_tools_won = BOOK.effect("HP-V4", tools=("seat", "tool", "count"), short=("seat", "tool", "count"))
_inspected = BOOK.effect("HP-X2", die=("seat", "pigs"), all_live=())
_unpaid = BOOK.effect("HP-X3", unpaid=("count",))
_change = BOOK.effect("HP-X1", change=("round",))
_marker = BOOK.effect("HP-R10", next=("turn", "round"))
_end = BOOK.effect("HP-G1", ended=())


def pig_names(pigs: tuple[int, ...]) -> tuple[str, ...]:
    """One word per pig, in the order of kinds."""
    return tuple(spoken(KINDS[kind]) for kind, count in enumerate(pigs) for _ in range(count))


def setup_events(by: str, items: tuple[int, ...], last: bool) -> tuple[Finding, ...]:
    """Where bought pigs and tools go, and whether round 1 begins."""
    pigs, tools = sum(items[:STY]), sum(items[STY + 1 :])
    say = "placed" if pigs and tools else "placed_pigs" if pigs else "placed_tools"
    if not pigs and not tools:
        say = "placed_sties" if items[STY] else "nothing"
    given = {"placed": {"pigs": pigs, "tools": tools}, "placed_pigs": {"pigs": pigs}}
    given |= {"placed_tools": {"tools": tools}, "placed_sties": {"sties": items[STY]}}
    first = _placed(say, seat=by, at=(f"sty:{by}",), **given.get(say, {}))
    return (first, _begins("begins")) if last else (first,)


def draw_events(card: Card, season: str) -> tuple[Finding, ...]:
    """The card that is up now."""
    numbers = dict(zip(ACTIONS, card.numbers, strict=True))
    return (_turned("turned", season=season, at=("card",), **numbers),)


def reveal_events(after: State) -> tuple[Finding, ...]:
    """The last choice: cards are shown, numbers shared out; `after` is in step turns."""
    facts = Facts(after)
    shown = () if after.options.advanced else (_revealed("revealed"),)
    seats = tuple(after.players[seat] for seat in facts.by_distance if after.chosen[seat])
    return (*shown, _shared("shared", seats=seats), *_share_events(facts))


def _share_events(facts: Facts) -> tuple[Finding, ...]:
    state = facts.state
    assert state.card is not None, "shared out without a card"
    events: list[Finding] = []
    for number, action in zip(state.card.numbers, ACTIONS, strict=True):
        seats = [seat for seat in facts.by_distance if state.chosen[seat] == action]
        for place, seat in enumerate(seats):
            name, share = state.players[seat], facts.shares[seat]
            given = {"seat": name, "action": action, "at": (f"left:{name}",)}
            events.append(_evenly("share", number=number, players=len(seats), share=share, **given))
            if place < number % len(seats):
                distance = facts.distance(seat)
                events.append(_remainder("nearest", extra=1, distance=distance, **given))
    if not any(event.rule == "HP-D2" for event in events):
        events.append(_remainder("none_over"))
    return tuple(events)


def feed_events(facts: Facts, action: Feed, kind: int, size: int) -> tuple[Finding, ...]:
    """How a pig grew."""
    old, new = KINDS[kind], SIZES[size]
    at = (f"pig:{action.by}:{old}", f"store:{new}")
    events = [_grows("grows", pig=spoken(old), size=spoken(new), at=at)]
    count = action.supplement
    if count:
        events.append(_one_more("one_more", pig=spoken(old), size=spoken(new), count=count, at=at))
        events += used_events(facts, "supplement", count)
    if kind & VACCINATED:
        events.append(_stays("stays", pig=spoken(old), at=at[:1]))
    return tuple(events)


def mate_events(facts: Facts, action: Mate, size: int) -> tuple[Finding, ...]:
    """What was born."""
    name, count = SIZES[size], action.amulet
    at = (f"sty:{action.by}", f"store:{name}")
    events = [
        _birth("born", seat=action.by, size=spoken(name), at=at),
        _not_vaccinated("newborn", size=spoken(name), at=at[:1]),
    ]
    if count:
        events.append(_born_small("born_bigger", size=spoken(name), count=count, at=at[:1]))
        events += used_events(facts, "amulet", count)
    return tuple(events)


def buy_events(facts: Facts, action: Buy) -> tuple[Finding, ...]:
    """What a purchase means further."""
    item, at = ITEM_OF[action.item], (f"sty:{action.by}",)
    events: list[Finding] = []
    if item < STY:
        events.append(_not_vaccinated("bought", size=spoken(action.item), at=at))
    elif item == STY:
        sties = facts.farm(action.by).sties + 1
        events.append(_joined("joined", seat=action.by, sties=sties, at=at))
    else:
        given = {"tool": action.item, "price": facts.price(action.by, item)}
        events.append(_tool_bought("bought", seat=action.by, at=at, **given))
    return (*events, *_price_events(facts, action.by, item))


def _price_events(facts: Facts, by: str, item: int) -> tuple[Finding, ...]:
    if not facts.changed(item):
        return ()
    usual, price = facts.list_price(by, item), facts.price(by, item)
    at = ("card", f"store:{ITEMS[item]}")
    return (_price_event("in_force", item=spoken(ITEMS[item]), list=usual, price=price, at=at),)


def sell_events(facts: Facts, action: Sell, kind: int) -> tuple[Finding, ...]:
    """What a sale brought."""
    name, size = KINDS[kind], size_of(kind)
    price = facts.price(action.by, size)
    at = (f"money:{action.by}", f"store:{SIZES[size]}")
    events = [
        _sold("sold", pig=spoken(name), price=price, at=at),
        *_price_events(facts, action.by, size),
    ]
    if kind & VACCINATED:
        events.append(_stays("same_price", pig=spoken(name), price=price, at=at))
    return tuple(events)


def exchange_events(by: str, count: int) -> tuple[Finding, ...]:
    """Actions that became money."""
    at = (f"money:{by}", f"left:{by}")
    if count:
        return (_exchanged("exchanged", seat=by, count=count, at=at),)
    return (_exchanged("none_left", seat=by, at=at),)


def turn_events(after: State) -> tuple[Finding, ...]:
    """Who is next; `after` is the state after a finished turn."""
    if after.step == EVENT:
        return (_next_turn("all_done", at=("card",)),)
    turn = after.players[after.turn]
    return (_next_turn("next", turn=turn, at=(f"player:{turn}",)),)


def plain_event(key: str) -> tuple[Finding, ...]:
    """An event that changes no farm: none, price, or price_next."""
    events = (_event(key, at=("card",)),)
    return (*events, _price_event("from_now", at=("card",))) if key == "price_next" else events


def paid_event(seat: str, dollars: int, count: int) -> Finding:
    """Money for the pigs of a farm."""
    return _event("paid", seat=seat, dollars=dollars, count=count, at=(f"money:{seat}",))


def birth_events(
    seat: str, pigs: int, count: int, no_room: int, sold_out: int
) -> tuple[Finding, ...]:
    """Births of an event at one farm; what lacked room or a piece is named with its rule."""
    at = (f"sty:{seat}",)
    events = []
    if count:
        events.append(_event("born", seat=seat, count=count, pigs=pigs, at=at))
        events.append(_not_vaccinated("newborn", size=spoken(SIZES[BABY]), at=at))
    if no_room:
        events.append(_no_room("no_room", seat=seat, count=no_room, at=at))
    if sold_out:
        events.append(_sold_out("sold_out_at_birth", seat=seat, count=sold_out, at=("store:B",)))
    return tuple(events)


def no_money() -> Finding:
    """An event of money that pays nobody."""
    return _event("no_money", at=("card",))


def no_births() -> Finding:
    """An event of births at which nothing was born."""
    return _event("no_births", at=("card",))


def gift_event(seat: str, dollars: int) -> Finding:
    """Money for everybody."""
    return _event("gift", seat=seat, dollars=dollars, at=(f"money:{seat}",))


def manual_event(text: str) -> tuple[Finding, ...]:
    """An event that the players carried out themselves."""
    return (_event("manual", text=text, at=("card",)),)


def contest_event(
    counted: tuple[str, ...], leaders: tuple[str, ...], best: int
) -> tuple[Finding, ...]:
    """Who leads a contest; `counted` are sizes or a measure."""
    at = tuple(f"sty:{seat}" for seat in leaders)
    contest = _event("contest", counted=counted, at=("card",))
    if not leaders:
        return (contest, _winners("nobody", at=("card",)))
    if best == 0:
        return (contest, _winners("all_zero", seats=leaders, at=at))
    return (contest, _winners("leaders", seats=leaders, best=best, at=at))


def tools_event(seat: str, tool: int, count: int, short: bool) -> Finding:
    """Tools won; `short` when the store had too few."""
    at = (f"tool:{seat}:{TOOLS[tool]}",)
    return _tools_won(
        "short" if short else "tools", seat=seat, tool=TOOLS[tool], count=count, at=at
    )


def order_event(seats: tuple[str, ...]) -> Finding:
    """Who is served first where the store has too few, the nearest to the starter first."""
    return _nearest_first("order", seats=seats, at=tuple(f"player:{seat}" for seat in seats))


def inspection_events(
    state: State, dead: tuple[tuple[int, ...], ...], over: bool
) -> tuple[Finding, ...]:
    """Which pigs died, and whether the game is over; `dead` by farm and kind."""
    events = [_change("change", round=state.round)]
    for name, pigs in zip(state.players, dead, strict=True):
        if any(pigs):
            at = (f"sty:{name}",)
            events.append(_inspected("die", seat=name, pigs=pig_names(pigs), at=at))
    count = sum(sum(pigs) for pigs in dead)
    events.append(_unpaid("unpaid", count=count) if count else _inspected("all_live"))
    return (*events, _end("ended")) if over else tuple(events)


def pass_events(after: State) -> tuple[Finding, ...]:
    """Who starts the next round."""
    turn = after.players[after.starter]
    return (_marker("next", turn=turn, round=after.round, at=(f"player:{turn}",)),)
