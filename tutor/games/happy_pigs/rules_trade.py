"""First purchases, buying, selling, and room for all pigs (HP-S6, A8, A9, P1 to P6, T1, T2)."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.happy_pigs.actions import (
    Action,
    Buy,
    Feed,
    Mate,
    Sell,
    Setup,
)
from tutor.games.happy_pigs.facts import SPACES_PER_STY, Facts, has_room, lies_in, spaces
from tutor.games.happy_pigs.rules_order import BOOK
from tutor.games.happy_pigs.state import (
    ITEM_OF,
    ITEMS,
    STY,
    TOOLS,
    Options,
    spoken,
)

# ---- the first purchase ----


@BOOK.need("HP-S6", Setup, too_many=("need", "have"))
def at_most_four_items(facts: Facts, action: Setup) -> Answer:
    """A first purchase is four items at most, in the later edition five."""
    most = 5 if facts.options.iello_start else 4
    have = sum(action.items)
    if have <= most:
        return None
    at = tuple([f"store:{ITEMS[item]}" for item, count in enumerate(action.items) if count])
    return no("too_many", need=most, have=have, at=at)


@BOOK.need("HP-S6", Setup, no_sties=())
def no_sties_at_the_start(facts: Facts, action: Setup) -> Answer:
    """Sties are not among the first purchases, except in the later edition."""
    sties = action.items[STY]
    if not sties or facts.options.iello_start:
        return None
    return no("no_sties", need=0, have=sties, at=("store:sty",))


@BOOK.need("HP-S6", Setup, too_dear=("cost", "money"))
def the_money_must_do(facts: Facts, action: Setup) -> Answer:
    """First purchases are paid at once."""
    cost, money = facts.setup_cost(action.by, action.items), facts.farm(action.by).money
    if cost <= money:
        return None
    at = (f"money:{action.by}",)
    return no("too_dear", cost=cost, money=money, need=cost, have=money, at=at)


@BOOK.need("HP-S6", Setup, sold_out=("item", "count", "store"))
def the_store_must_have_it(facts: Facts, action: Setup) -> Answer:
    """Only what lies on the store can be bought."""
    for item, count in enumerate(action.items):
        store = facts.state.store[item]
        if count > store:
            name, at = ITEMS[item], (f"store:{ITEMS[item]}",)
            return no(
                "sold_out",
                item=spoken(name),
                count=count,
                store=store,
                need=count,
                have=store,
                at=at,
            )
    return None


# ---- buying and selling ----


@BOOK.need("HP-A8", Buy, sold_out=("item",))
def one_item_from_the_store(facts: Facts, action: Buy) -> Answer:
    """A purchase is one item that lies on the store."""
    if facts.state.store[ITEM_OF[action.item]]:
        return YES
    return no("sold_out", item=spoken(action.item), need=1, have=0, at=(f"store:{action.item}",))


@BOOK.need("HP-P6", Buy, too_dear=("item", "price", "money"))
def a_pig_has_its_price(facts: Facts, action: Buy) -> Answer:
    """Pigs are paid at the listed price."""
    return _affordable(facts, action) if ITEM_OF[action.item] < STY else None


@BOOK.need("HP-P4", Buy, too_dear=("item", "price", "money", "number"))
def a_further_sty_costs_more(facts: Facts, action: Buy) -> Answer:
    """The second sty costs $10, each further one $5 more."""
    if ITEM_OF[action.item] != STY:
        return None
    return _affordable(facts, action, number=facts.farm(action.by).sties + 1)


@BOOK.need("HP-T1", Buy, too_dear=("item", "price", "money"))
def a_tool_costs_a_dollar(facts: Facts, action: Buy) -> Answer:
    """Every tool costs $1."""
    return _affordable(facts, action) if ITEM_OF[action.item] > STY else None


def _affordable(facts: Facts, action: Buy, **given: int) -> Answer:
    item = ITEM_OF[action.item]
    price, money = facts.price(action.by, item), facts.farm(action.by).money
    if price <= money:
        return yes(need=price, have=money)
    by_event = facts.list_price(action.by, item) <= money
    return no(
        "too_dear",
        item=spoken(action.item),
        price=price,
        money=money,
        **given,
        need=price,
        have=money,
        instead=(),
        also=("HP-V2",) if by_event else (),
        at=(f"store:{action.item}", f"money:{action.by}"),
    )


@BOOK.gate("HP-T2", Sell, not_back=("item",))
def tools_are_not_sold_back(facts: Facts, action: Sell) -> Answer:
    """The store takes no tools back."""
    if action.item not in TOOLS:
        return None
    return no("not_back", item=spoken(action.item), at=(f"tool:{action.by}:{action.item}",))


@BOOK.gate("HP-P5", Sell, not_back=())
def sties_are_not_sold_back(facts: Facts, action: Sell) -> Answer:
    """The store takes no sties back."""
    return no("not_back", at=(f"sty:{action.by}",)) if action.item == "sty" else None


@BOOK.gate("HP-A9", Sell, no_pig=("seat", "pig"))
def only_an_own_pig_is_sold(facts: Facts, action: Sell) -> Answer:
    """Sell turns one of your pigs into money."""
    if facts.own(action.by, action.item) is not None:
        return YES
    at, instead = (f"sty:{action.by}",), facts.pig_spots(action.by)
    return no(
        "no_pig", seat=action.by, pig=spoken(action.item), need=1, have=0, at=at, instead=instead
    )


# ---- room ----


@BOOK.need("HP-P1", Setup, Feed, Mate, Buy, full=("seat", "need", "have"))
def every_pig_needs_its_spaces(facts: Facts, action: Action) -> Answer:
    """A sty has 66 spaces."""
    herd, sties = facts.herd_after(action)
    if herd is facts.herd(action.by) or has_room(herd, sties, facts.options):
        return None
    need, have = spaces(herd, _measure(facts.options)), SPACES_PER_STY * sties
    return no("full", seat=action.by, need=need, have=have, at=(f"sty:{action.by}",))


@BOOK.need("HP-P2", Setup, Feed, Mate, Buy, no_place=("seat", "need", "have"))
def pigs_lie_side_by_side(facts: Facts, action: Action) -> Answer:
    """No pig sticks out or lies on another; asked only of real pieces."""
    if facts.options.space_model == "area":
        return None
    herd, sties = facts.herd_after(action)
    if herd is facts.herd(action.by) or not has_room(herd, sties, facts.options):
        return None
    if lies_in(herd, sties, facts.farm(action.by).join):
        return None
    need, have = spaces(herd, _measure(facts.options)), SPACES_PER_STY * sties
    at = (f"sty:{action.by}",)
    return no("no_place", seat=action.by, need=need, have=have, also=("HP-P1",), at=at)


def _measure(options: Options) -> Options:
    """The real pieces have sizes of their own, whatever numbers the area model was given."""
    return Options() if options.space_model == "grid" else options
