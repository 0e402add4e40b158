"""What can be tried in a position, and what it is called. The book decides what is legal."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.verdict import Note
from tutor.games.happy_pigs.actions import (
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
from tutor.games.happy_pigs.deck import season_cards
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    ACTIONS,
    AMULET,
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    ITEM_OF,
    ITEMS,
    KIND_OF,
    KINDS,
    PASS,
    SEASONS,
    SETUP,
    SIZES,
    STY,
    SUPPLEMENT,
    TOOLS,
    TURNS,
    VACCINATED,
    VACCINE,
    Farm,
    season_of,
    spoken,
)

MOST_STACKED = 3
"""More supplements or amulets than sizes help nobody."""


def candidates(facts: Facts) -> Iterator[Action]:
    """Every action that might be legal, in canonical order."""
    state = facts.state
    if state.step == SETUP:
        for items in _purchases(5 if facts.options.iello_start else 4):
            yield Setup(facts.on_turn, items)
    elif state.step == CHOOSE:
        for seat in facts.by_distance:
            yield from (Choose(state.players[seat], action) for action in ACTIONS)
    elif state.step == TURNS:
        yield from _turn(facts)
    elif state.step in (EVENT, CHANGE, PASS):
        ending: dict[str, type[Event | Inspect | Pass]]
        ending = {EVENT: Event, CHANGE: Inspect, PASS: Pass}
        yield from (ending[state.step](state.players[seat]) for seat in facts.by_distance)
    if state.step != CARD:
        yield from _vaccinations(facts)


def _purchases(most: int, item: int = 0) -> Iterator[tuple[int, ...]]:
    """Every choice of up to `most` items, from the item on; sties only where five are bought."""
    if item == len(ITEMS):
        yield ()
        return
    for count in range(most + 1 if item != STY or most == 5 else 1):
        for rest in _purchases(most - count, item + 1):
            yield (count, *rest)


def _turn(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    farm, chosen = facts.farm(by), facts.state.chosen[facts.state.turn]
    if chosen == "feed":
        for pig in _held(farm):
            for count in range(_stacked(facts, farm, SUPPLEMENT) + 1):
                yield Feed(by, pig, count)
    elif chosen == "mate":
        yield from _births(facts, by, farm)
    elif chosen == "purchase":
        yield from (Buy(by, item) for item in ITEMS)
    elif chosen == "sell":
        yield from (Sell(by, pig) for pig in _held(farm))
    for count in range(1, farm.left + 1) if facts.options.exchange_order == "any" else ():
        yield Exchange(by, count)
    yield Done(by)


def _births(facts: Facts, by: str, farm: Farm) -> Iterator[Action]:
    held = tuple(_held(farm))
    for place, parent in enumerate(held):
        partners = held[place:] if facts.options.mate_pairs else ("",)
        for partner in partners:
            for count in range(_stacked(facts, farm, AMULET) + 1):
                yield Mate(by, parent, count, partner)


def _held(farm: Farm) -> Iterator[str]:
    return (KINDS[kind] for kind, count in enumerate(farm.pigs) if count)


def _stacked(facts: Facts, farm: Farm, tool: int) -> int:
    """Tools of a kind that one meal or birth may use up at most."""
    most = 1 if facts.options.tool_stacking == "one" else MOST_STACKED
    return min(most, farm.tools[tool])


def _vaccinations(facts: Facts) -> Iterator[Action]:
    """By those whose step it is: others may vaccinate too, but no game waits for them."""
    for seat in facts.due:
        farm = facts.state.farms[seat]
        if farm.tools[VACCINE]:
            for pig in _held(farm):
                if not KIND_OF[pig] & VACCINATED:
                    yield Vaccinate(facts.state.players[seat], pig)


# ---- what people try and may not ----


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try: too much, too early, out of turn, with the wrong pig or tool."""
    state = facts.state
    starter = state.players[state.starter]
    if state.step == SETUP:
        yield from _tempting_purchases(facts)
    elif state.step == CARD:
        yield Choose(starter, ACTIONS[0])
        wrong = season_cards((season_of(state.round) + 1) % len(SEASONS), facts.options)
        yield Draw(starter, wrong[0])
    elif state.step == TURNS:
        yield from _tempting_turns(facts)
    elif state.step != CHOOSE or state.options.advanced:
        yield Choose(state.players[facts.by_distance[-1]], ACTIONS[0])
    yield from _tempting_tools(facts)
    yield from (kind(starter) for kind in (Event, Inspect, Pass))


def _tempting_purchases(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    yield Setup(by, (0, 2, 2, 0, 0, 0, 0, 1))
    yield Setup(by, (0, 0, 0, 3, 0, 1, 0, 0))
    yield Setup(by, (0, 0, 0, 0, 1, 0, 0, 0))
    after = facts.state.players[(facts.state.turn + 1) % len(facts.state.players)]
    yield Setup(after, (0, 0, 4, 0, 0, 0, 0, 0))


def _tempting_turns(facts: Facts) -> Iterator[Action]:
    by = facts.on_turn
    farm = facts.farm(by)
    for pig in _held(farm):
        yield Feed(by, pig)
        yield Feed(by, pig, 1)
        yield Mate(by, pig)
        yield Sell(by, pig)
    for pig in ("S", "M", "L"):
        if not farm.pigs[KIND_OF[pig]]:
            yield Sell(by, pig)
    if farm.tools[SUPPLEMENT] > 1:
        yield from (Feed(by, pig, 2) for pig in _held(farm) if KIND_OF[pig] < KIND_OF["M"])
    yield from (Buy(by, item) for item in ITEMS)
    yield Sell(by, "sty")
    yield from (Sell(by, tool) for tool in TOOLS if farm.tools[TOOLS.index(tool)])
    yield Exchange(by)
    after = facts.state.players[(facts.state.turn + 1) % len(facts.state.players)]
    yield Done(after)


def _tempting_tools(facts: Facts) -> Iterator[Action]:
    """Vaccinating twice, or without a vaccine."""
    for seat in facts.due:
        name, farm = facts.state.players[seat], facts.state.farms[seat]
        kind = next((kind for kind, n in enumerate(farm.pigs) if n and kind & VACCINATED), None)
        if kind is not None and farm.tools[VACCINE]:
            yield Vaccinate(name, KINDS[kind])
        elif not farm.tools[VACCINE] and sum(farm.pigs) > farm.vaccinated:
            yield Vaccinate(name, next(p for p in _held(farm) if not KIND_OF[p] & VACCINATED))


# ---- what taps mean ----


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """A tool and then a pig uses the tool; a pig, a piece on the store, a card speak alone."""
    last = spots[-1].split(":") if spots else [""]
    before = spots[-2].split(":") if len(spots) > 1 else [""]
    if last[0] == "pig":
        return _meant_by_pig(facts, seat, last[-1], before)
    if last[0] == "store" and last[-1] in ITEM_OF:
        return _meant_by_store(facts, seat, last[-1], before)
    if last[0] in ("action", "choice") and last[-1] in ACTIONS:
        return (Choose(seat, last[-1]),)
    return {
        "left": (Done(seat), Exchange(seat)),
        "card": (Event(seat),),
        "round": (Inspect(seat),),
        "marker": (Pass(seat),),
    }.get(last[0], ())


def _meant_by_pig(facts: Facts, seat: str, pig: str, before: list[str]) -> tuple[Action, ...]:
    tool = before[-1] if before[0] == "tool" else ""
    if tool == "vaccine":
        return (Vaccinate(seat, pig),)
    chosen = facts.state.chosen[facts.seats[seat]]
    if tool == "supplement" or (chosen == "feed" and not tool):
        return (Feed(seat, pig, int(bool(tool))),)
    if tool == "amulet" or chosen == "mate":
        partner = before[-1] if before[0] == "pig" and facts.options.mate_pairs else ""
        return (Mate(seat, pig, int(bool(tool)), partner),)
    if chosen == "sell":
        return (Sell(seat, pig),)
    return (Feed(seat, pig), Mate(seat, pig), Sell(seat, pig))


def _meant_by_store(facts: Facts, seat: str, item: str, before: list[str]) -> tuple[Action, ...]:
    if facts.state.step == SETUP:
        return (Setup(seat, tuple(int(name == item) for name in ITEMS)),)
    if before[0] == "pig" and item in SIZES:
        return (Sell(seat, before[-1]),)
    return (Buy(seat, item),)


# ---- actions in words ----


def label(action: Action, state: object) -> Note:
    """The action in words: a message key of the game's move texts, and its values."""
    given: dict[str, str | int | tuple[str, ...]] = {"by": action.by}
    key = action.do
    if isinstance(action, Setup):
        counts = zip(ITEMS, action.items, strict=True)
        items = tuple(spoken(name) for name, count in counts for _ in range(count))
        given["items"] = items
        key = "setup" if items else "setup_nothing"
    elif isinstance(action, Draw):
        given["season"] = SEASONS[action.card.season]
        given |= zip(ACTIONS, action.card.numbers, strict=True)
    elif isinstance(action, Choose):
        given["action"] = action.action
    elif isinstance(action, Feed):
        given |= {"pig": spoken(action.pig), "count": action.supplement}
        key = "feed_supplement" if action.supplement else "feed"
    elif isinstance(action, Mate):
        given |= {"pig": spoken(action.parent), "count": action.amulet}
        given |= {"partner": spoken(action.partner)} if action.partner else {}
        key = "mate" + ("_pair" if action.partner else "") + ("_amulet" if action.amulet else "")
    elif isinstance(action, (Buy, Sell)):
        given["item"] = spoken(action.item)
    elif isinstance(action, Vaccinate):
        given["pig"] = spoken(action.pig)
    elif isinstance(action, Exchange):
        given["count"] = action.count
    return Note(key, tuple(given.items()))
