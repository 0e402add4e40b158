"""When an action is legal, and why. The only place where legality lives."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import YES, Answer, RuleId, no, yes
from tutor.games.happy_pigs.actions import (
    CHOICE_OF,
    OF_A_TURN,
    Action,
    Buy,
    Choose,
    Done,
    Draw,
    Event,
    Exchange,
    Feed,
    Inspect,
    Mate,
    Pass,
    Sell,
    Setup,
    Vaccinate,
)
from tutor.games.happy_pigs.facts import SPACES_PER_STY, Facts, has_room, lies_in, spaces
from tutor.games.happy_pigs.state import (
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    ITEM_OF,
    ITEMS,
    KIND_OF,
    KINDS,
    LARGE,
    MEDIUM,
    OVER,
    PASS,
    ROUNDS,
    SEASONS,
    SETUP,
    SIZES,
    SMALL,
    STY,
    TOOLS,
    TURNS,
    USED,
    VACCINATED,
    Options,
    ends_season,
    season_of,
    size_of,
)

BOOK: Rulebook[Facts] = Rulebook()

EVERYTHING = (Setup, Draw, Choose, *OF_A_TURN, Vaccinate, Event, Inspect, Pass)
ROUND_MOVES = (Draw, Choose, *OF_A_TURN, Event, Inspect, Pass)
TWO_SIZES = 2


def due(facts: Facts) -> tuple[RuleId, ...]:
    """The rule of the step that is due."""
    choosing = "HP-L2" if facts.options.advanced else "HP-R2"
    return {
        SETUP: ("HP-S6",),
        CARD: ("HP-R1",),
        CHOOSE: (choosing,),
        TURNS: ("HP-R6",),
        EVENT: ("HP-R9",),
        CHANGE: ("HP-R9", "HP-X1"),
        PASS: ("HP-R10",),
        OVER: ("HP-G1",),
    }[facts.state.step]


# ---- the end and the order of steps ----


@BOOK.gate("HP-G1", *EVERYTHING, over=(), last_round=("round",))
def nothing_happens_after_the_end(facts: Facts, action: Action) -> Answer:
    """After the inspection of round 16 the game is over."""
    state = facts.state
    if state.step == OVER:
        return no("over")
    if isinstance(action, Pass) and state.step == PASS and state.round == ROUNDS:
        return no("last_round", round=ROUNDS, need=ROUNDS, have=ROUNDS)
    return None


@BOOK.gate("HP-S8", *ROUND_MOVES, not_all_bought=("turn",))
def everybody_buys_before_round_one(facts: Facts, action: Action) -> Answer:
    """Round 1 begins when everybody had the chance to buy."""
    if facts.state.step != SETUP:
        return None
    return no(
        "not_all_bought", turn=facts.on_turn, also=("HP-S6",), at=(f"player:{facts.on_turn}",)
    )


@BOOK.gate("HP-S6", Setup, once=("step",), not_turn=("seat", "turn"))
def first_purchases_come_before_round_one(facts: Facts, action: Setup) -> Answer:
    """The first purchases are made once, clockwise, before round 1."""
    if facts.state.step != SETUP:
        return no("once", step=facts.state.step, also=("HP-S8", *due(facts)))
    if action.by != facts.on_turn:
        at = (f"player:{facts.on_turn}",)
        return no("not_turn", seat=action.by, turn=facts.on_turn, at=at)
    return YES


@BOOK.gate("HP-R1", Draw, already_up=("step",))
def one_card_is_turned_at_the_start(facts: Facts, action: Draw) -> Answer:
    """The season card is turned over at the start of a round, and one per round."""
    if facts.state.step == CARD:
        return YES
    return no("already_up", step=facts.state.step, also=due(facts), at=("card",))


@BOOK.gate("HP-R1", Choose, before_card=())
def the_card_comes_before_the_choice(facts: Facts, action: Choose) -> Answer:
    """Nobody chooses before the season card is up."""
    if facts.state.step != CARD:
        return None
    return no("before_card", also=_choosing(facts), at=("card",))


@BOOK.need("HP-R4", Draw, wrong_season=("season", "right", "round"))
def cards_come_season_by_season(facts: Facts, action: Draw) -> Answer:
    """Four cards of each season, in the order of the seasons."""
    right = season_of(facts.state.round)
    if action.card.season == right:
        return None
    have, need = SEASONS[action.card.season], SEASONS[right]
    at = ("card",)
    return no(
        "wrong_season", season=have, right=need, round=facts.state.round, need=need, have=have, at=at
    )


def _choosing(facts: Facts) -> tuple[RuleId, ...]:
    return ("HP-L2",) if facts.options.advanced else ("HP-R2",)


@BOOK.gate("HP-R2", Choose, too_late=("step",), chosen=("seat",))
def everybody_chooses_once_in_secret(facts: Facts, action: Choose) -> Answer:
    """Each player puts one action card face down."""
    if facts.options.advanced:
        return None
    if facts.state.step != CHOOSE:
        return no("too_late", step=facts.state.step, also=due(facts))
    if facts.state.chosen[facts.seats[action.by]]:
        at = (f"choice:{action.by}",)
        return no("chosen", seat=action.by, need=1, have=TWO_SIZES, at=at)
    return YES


@BOOK.gate("HP-L2", Choose, too_late=("step",), chosen=("seat",), not_next=("seat", "turn"))
def choices_are_open_and_clockwise(facts: Facts, action: Choose) -> Answer:
    """In the advanced level the starter chooses first, then the others clockwise."""
    if not facts.options.advanced:
        return None
    if facts.state.step != CHOOSE:
        return no("too_late", step=facts.state.step, also=due(facts))
    if facts.state.chosen[facts.seats[action.by]]:
        return no("chosen", seat=action.by, need=1, have=TWO_SIZES, at=(f"choice:{action.by}",))
    after = facts.next_to_choose
    if after is None or facts.seats[action.by] == after:
        return YES
    turn = facts.state.players[after]
    return no("not_next", seat=action.by, turn=turn, need=turn, have=action.by, at=(f"player:{turn}",))


@BOOK.gate(
    "HP-R6",
    *OF_A_TURN,
    not_now=("step",),
    not_turn=("seat", "turn"),
    nothing_chosen=("seat",),
    other_action=("seat", "chosen", "action"),
    none_left=("seat",),
    too_few_left=("seat", "left", "count"),
)
def each_carries_out_the_actions_received(facts: Facts, action: Action) -> Answer:
    """In turn, clockwise from the starter, each carries out the actions received."""
    state = facts.state
    if state.step != TURNS:
        return no("not_now", step=state.step, also=due(facts))
    if action.by != facts.on_turn:
        at = (f"player:{facts.on_turn}",)
        return no("not_turn", seat=action.by, turn=facts.on_turn, also=("HP-R8",), at=at)
    if isinstance(action, Done):
        return None
    return _not_chosen(facts, action) or _none_left(facts, action)


def _not_chosen(facts: Facts, action: Action) -> Answer:
    wanted = CHOICE_OF.get(type(action))
    chosen = facts.state.chosen[facts.seats[action.by]]
    at = (f"choice:{action.by}",)
    if wanted is None or chosen == wanted:
        return None
    if not chosen:
        return no("nothing_chosen", seat=action.by, need=1, have=0, at=at)
    return no(
        "other_action", seat=action.by, chosen=chosen, action=wanted, need=wanted, have=chosen, at=at
    )


def _none_left(facts: Facts, action: Action) -> Answer:
    left = facts.farm(action.by).left
    count = action.count if isinstance(action, Exchange) else 1
    at = (f"left:{action.by}",)
    if left == 0:
        return no("none_left", seat=action.by, need=count, have=0, at=at)
    if count <= left:
        return None
    also = ("HP-R7",)
    return no(
        "too_few_left", seat=action.by, left=left, count=count, need=count, have=left, also=also, at=at
    )


@BOOK.need("HP-R7", Exchange, at_the_end=("left",))
def exchange_comes_after_the_last_action(facts: Facts, action: Exchange) -> Answer:
    """Only what is still left at the end of a turn becomes money."""
    left = facts.farm(action.by).left
    if facts.options.exchange_order == "any":
        return yes(need=action.count, have=left)
    return no("at_the_end", left=left, at=(f"left:{action.by}",))


@BOOK.need("HP-R7", Done)
def actions_left_are_exchanged(facts: Facts, action: Done) -> Answer:
    """What is not carried out becomes a dollar each."""
    return YES


@BOOK.need("HP-R8", Exchange, Done)
def one_player_finishes_first(facts: Facts, action: Action) -> Answer:
    """A player executes and exchanges before the next one begins."""
    return YES if isinstance(action, Done) or facts.options.exchange_order == "any" else None


@BOOK.gate("HP-X1", Inspect, no_change=("round", "next"), done=("round",), not_yet=("step",))
def a_change_follows_every_fourth_round(facts: Facts, action: Inspect) -> Answer:
    """Pigs are inspected after rounds 4, 8, 12 and 16 and at no other time."""
    state = facts.state
    if state.step == CHANGE:
        return YES
    if not ends_season(state.round):
        after = state.round + 4 - state.round % 4
        return no("no_change", round=state.round, next=after, need=after, have=state.round)
    if state.step == EVENT:
        return None
    if state.step == PASS:
        return no("done", round=state.round, also=("HP-R10",))
    return no("not_yet", step=state.step, also=("HP-R9", *due(facts)))


@BOOK.gate("HP-R9", Inspect, event_first=())
def the_event_comes_before_the_inspection(facts: Facts, action: Inspect) -> Answer:
    """The event of the card happens first, then the season change."""
    return no("event_first", also=("HP-X1",), at=("card",)) if facts.state.step == EVENT else None


@BOOK.gate("HP-R9", Event, not_yet=("step",), happened=("step",))
def the_event_comes_after_the_turns(facts: Facts, action: Event) -> Answer:
    """The event happens once, after all turns."""
    step = facts.state.step
    if step == EVENT:
        return YES
    key = "happened" if step in (CHANGE, PASS) else "not_yet"
    return no(key, step=step, also=due(facts), at=("card",))


@BOOK.gate("HP-R9", Pass, event_first=(), change_first=("round",))
def nothing_is_left_out_before_the_pass(facts: Facts, action: Pass) -> Answer:
    """Event and season change come before the marker is handed on."""
    step = facts.state.step
    if step == EVENT:
        return no("event_first", also=("HP-R10",), at=("card",))
    if step == CHANGE:
        return no("change_first", round=facts.state.round, also=("HP-X1", "HP-R10"))
    return None


@BOOK.gate("HP-R10", Pass, not_yet=("step",))
def the_marker_goes_on_at_the_end(facts: Facts, action: Pass) -> Answer:
    """The marker is handed on when nothing else is left to do."""
    if facts.state.step == PASS:
        return YES
    return no("not_yet", step=facts.state.step, also=due(facts), at=("marker",))


# ---- the first purchase ----


@BOOK.need("HP-S6", Setup, too_many=("need", "have"))
def at_most_four_items(facts: Facts, action: Setup) -> Answer:
    """A first purchase is four items at most, in the later edition five."""
    most = 5 if facts.options.iello_start else 4
    have = sum(action.items)
    return None if have <= most else no("too_many", need=most, have=have)


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
            return no("sold_out", item=name, count=count, store=store, need=count, have=store, at=at)
    return None


# ---- feeding ----


@BOOK.gate("HP-A1", Feed, no_pig=("seat", "pig"))
def only_an_own_pig_is_fed(facts: Facts, action: Feed) -> Answer:
    """Feed lets one of your pigs grow."""
    if facts.own(action.by, action.pig) is not None:
        return YES
    return no("no_pig", seat=action.by, pig=action.pig, need=1, have=0, at=(f"sty:{action.by}",))


@BOOK.need("HP-A2", Feed, largest=("pig",))
def a_large_pig_does_not_grow(facts: Facts, action: Feed) -> Answer:
    """Large is as big as pigs get."""
    if size_of(KIND_OF[action.pig]) < LARGE:
        return None
    return no("largest", pig=action.pig, at=(_spot(facts, action.by, action.pig),))


@BOOK.need("HP-A3", Feed, grown=("pig",))
def a_pig_grows_once_a_round(facts: Facts, action: Feed) -> Answer:
    """No pig grows twice in a round."""
    kind = facts.own(action.by, action.pig)
    if kind is None or not kind & USED:
        return None
    at = (_spot(facts, action.by, action.pig),)
    return no("grown", pig=action.pig, need=1, have=TWO_SIZES, at=at)


@BOOK.need("HP-T5", Feed, too_big=("pig",))
def supplements_are_for_the_young(facts: Facts, action: Feed) -> Answer:
    """Supplements work on Baby and Small pigs only."""
    size = size_of(KIND_OF[action.pig])
    if not action.supplement or size <= SMALL:
        return None
    at = (_spot(facts, action.by, action.pig), f"tool:{action.by}:supplement")
    return no("too_big", pig=action.pig, need=(SIZES[0], SIZES[1]), have=SIZES[size], at=at)


@BOOK.need("HP-T6", Feed, one_each=("count",), beyond=("pig", "count"), not_owned=("need", "have"))
def a_supplement_is_one_size_more(facts: Facts, action: Feed) -> Answer:
    """One supplement per meal, from the own store of tools."""
    count = action.supplement
    if not count:
        return None
    at = (f"tool:{action.by}:supplement",)
    have = facts.farm(action.by).tools[TOOLS.index("supplement")]
    size = size_of(KIND_OF[action.pig])
    if count > 1 and facts.options.tool_stacking == "one":
        return no("one_each", count=count, need=1, have=count, at=at)
    if size <= SMALL and facts.grown(action) is None:
        return no("beyond", pig=action.pig, count=count, need=LARGE - size - 1, have=count, at=at)
    return YES if count <= have else no("not_owned", need=count, have=have, at=at)


@BOOK.need("HP-A4", Feed, sold_out=("size",))
def the_bigger_piece_must_be_there(facts: Facts, action: Feed) -> Answer:
    """The pig goes back to the store for one of the next size."""
    size = facts.grown(action)
    if size is None:
        return None
    if facts.state.store[size]:
        return YES
    return no("sold_out", size=SIZES[size], need=1, have=0, at=(f"store:{SIZES[size]}",))


# ---- mating ----


@BOOK.gate("HP-A5", Mate, no_pig=("seat", "pig"))
def only_an_own_pig_gives_birth(facts: Facts, action: Mate) -> Answer:
    """Mate lets one of your pigs give birth."""
    if facts.own(action.by, action.parent) is not None:
        return YES
    at = (f"sty:{action.by}",)
    return no("no_pig", seat=action.by, pig=action.parent, need=1, have=0, at=at)


@BOOK.need("HP-A5", Mate, needs_pair=(), no_partner=("seat", "pig"))
def a_pair_by_house_rule(facts: Facts, action: Mate) -> Answer:
    """By house rule a birth takes two pigs."""
    if not facts.options.mate_pairs:
        return None
    if not action.partner:
        return no("needs_pair", need=TWO_SIZES, have=1, at=(f"sty:{action.by}",))
    if _partner(facts, action) is not None:
        return None
    at = (f"sty:{action.by}",)
    return no("no_partner", seat=action.by, pig=action.partner, need=TWO_SIZES, have=1, at=at)


def _partner(facts: Facts, action: Mate) -> int | None:
    """The kind of the partner, another pig than the parent."""
    if not action.partner:
        return None
    return facts.own(action.by, action.partner, facts.own(action.by, action.parent))


@BOOK.need("HP-P8", Mate, too_young=("pig",))
def only_medium_and_large_mate(facts: Facts, action: Mate) -> Answer:
    """Only Medium and Large pigs can mate."""
    for pig in (action.parent, action.partner):
        if pig and size_of(KIND_OF[pig]) < MEDIUM:
            at = (_spot(facts, action.by, pig),)
            return no("too_young", pig=pig, need=(SIZES[2], SIZES[3]), have=pig[0], at=at)
    return None


@BOOK.need("HP-A6", Mate, given_birth=("pig",))
def a_pig_gives_birth_once_a_round(facts: Facts, action: Mate) -> Answer:
    """No pig gives birth twice in a round."""
    parent = facts.own(action.by, action.parent)
    for pig, kind in ((action.parent, parent), (action.partner, _partner(facts, action))):
        if kind is not None and kind & USED:
            at = (_spot(facts, action.by, pig),)
            return no("given_birth", pig=pig, need=1, have=TWO_SIZES, at=at)
    return None


@BOOK.need("HP-T7", Mate, one_each=("count",), beyond=("count",), not_owned=("need", "have"))
def an_amulet_is_for_one_birth(facts: Facts, action: Mate) -> Answer:
    """One amulet per birth, from the own store of tools."""
    count = action.amulet
    if not count:
        return None
    at = (f"tool:{action.by}:amulet",)
    have = facts.farm(action.by).tools[TOOLS.index("amulet")]
    if count > 1 and facts.options.tool_stacking == "one":
        return no("one_each", count=count, need=1, have=count, at=at)
    if facts.newborn(action) is None:
        return no("beyond", count=count, need=LARGE, have=count, at=at)
    return YES if count <= have else no("not_owned", need=count, have=have, at=at)


@BOOK.need("HP-A7", Mate, sold_out=("size",))
def the_newborn_comes_from_the_store(facts: Facts, action: Mate) -> Answer:
    """The newborn piece is taken from the store."""
    size = facts.newborn(action)
    if size is None:
        return None
    if facts.state.store[size]:
        return YES
    return no("sold_out", size=SIZES[size], need=1, have=0, at=(f"store:{SIZES[size]}",))


# ---- buying and selling ----


@BOOK.need("HP-A8", Buy, sold_out=("item",))
def one_item_from_the_store(facts: Facts, action: Buy) -> Answer:
    """A purchase is one item that lies on the store."""
    if facts.state.store[ITEM_OF[action.item]]:
        return YES
    return no("sold_out", item=action.item, need=1, have=0, at=(f"store:{action.item}",))


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
        item=action.item,
        price=price,
        money=money,
        **given,
        need=price,
        have=money,
        also=("HP-V2",) if by_event else (),
        at=(f"store:{action.item}", f"money:{action.by}"),
    )


@BOOK.gate("HP-T2", Sell, not_back=("item",))
def tools_are_not_sold_back(facts: Facts, action: Sell) -> Answer:
    """The store takes no tools back."""
    return no("not_back", item=action.item) if action.item in TOOLS else None


@BOOK.gate("HP-P5", Sell, not_back=())
def sties_are_not_sold_back(facts: Facts, action: Sell) -> Answer:
    """The store takes no sties back."""
    return no("not_back", at=(f"sty:{action.by}",)) if action.item == "sty" else None


@BOOK.gate("HP-A9", Sell, no_pig=("seat", "pig"))
def only_an_own_pig_is_sold(facts: Facts, action: Sell) -> Answer:
    """Sell turns one of your pigs into money."""
    if facts.own(action.by, action.item) is not None:
        return YES
    at = (f"sty:{action.by}",)
    return no("no_pig", seat=action.by, pig=action.item, need=1, have=0, at=at)


# ---- vaccinating ----


@BOOK.gate("HP-T4", Vaccinate, no_pig=("seat", "pig"))
def only_an_own_pig_is_vaccinated(facts: Facts, action: Vaccinate) -> Answer:
    """A vaccine goes to a pig of one's own farm."""
    if facts.own(action.by, action.pig) is not None:
        return YES
    at = (f"sty:{action.by}",)
    return no("no_pig", seat=action.by, pig=action.pig, need=1, have=0, at=at)


@BOOK.need("HP-T4", Vaccinate, twice=("pig",))
def one_vaccine_per_pig(facts: Facts, action: Vaccinate) -> Answer:
    """No pig is vaccinated twice."""
    if not KIND_OF[action.pig] & VACCINATED:
        return None
    at = (_spot(facts, action.by, action.pig),)
    return no("twice", pig=action.pig, need=1, have=TWO_SIZES, at=at)


@BOOK.need("HP-T4", Vaccinate, no_vaccine=("seat",))
def a_vaccine_is_needed(facts: Facts, action: Vaccinate) -> Answer:
    """Vaccinating uses up an own vaccine."""
    if facts.farm(action.by).tools[TOOLS.index("vaccine")]:
        return None
    return no("no_vaccine", seat=action.by, need=1, have=0, at=(f"tool:{action.by}:vaccine",))


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


def _spot(facts: Facts, by: str, pig: str) -> str:
    kind = facts.own(by, pig)
    return f"pig:{by}:{pig if kind is None else KINDS[kind]}"
