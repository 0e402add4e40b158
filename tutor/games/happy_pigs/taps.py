"""What taps on the table mean, and what an action is called."""

from __future__ import annotations

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
    PutBack,
    Sell,
    Setup,
    TurnOver,
    Vaccinate,
)
from tutor.games.happy_pigs.deck import is_reconstructed, season_cards
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    ITEMS,
    KIND_OF,
    PASS,
    SEASONS,
    SETUP,
    SIZES,
    TOOLS,
    Card,
    State,
    season_of,
    spoken,
)
from tutor.games.happy_pigs.tries import MOST_STACKED, wrong_draws

MOST_IN_A_WORD = 6
"""The terms have words for so many of a kind, one more than can be bought at once."""


def parts(spot: str) -> tuple[str, ...]:
    """Kind of a spot, then what it names: an owner with a pig or tool, or one thing."""
    kind, _, rest = spot.partition(":")
    if kind not in ("pig", "tool"):
        return kind, rest
    owner, _, name = rest.rpartition(":")
    return kind, owner, name


def propose(facts: Facts, seat: str, spots: tuple[str, ...]) -> tuple[Action, ...]:
    """What a seat could mean by tapping these spots, legal or not; () = tap more.

    A tool and then a pig uses the tool; a pig, a piece on the store, a card speak for themselves.
    Something own and then its place on the store sells it. A pig of another player stands for an
    own one of its kind only where there is none; other things of others mean nothing.
    """
    last = parts(spots[-1]) if spots else ("", "")
    before = parts(spots[-2]) if len(spots) > 1 else ("", "")
    if last[0] == "pig" and last[1] != seat:
        last = last if facts.own(seat, last[2]) is None else ("", "")
    elif last[0] in ("tool", "left", "sty", "money") and last[1] != seat:
        return ()
    if facts.farm(seat).owes and last[0] in ("pig", "tool", "store"):
        return _meant_by_hand(seat, last)
    if last[0] == "pig":
        return _meant_by_pig(facts, seat, last[2], before)
    if last[0] == "card":
        return _meant_by_card(facts, seat)
    if facts.state.step == SETUP:
        # What the store offers is counted: `counting`. The own empty sty stands for no purchase.
        return (Setup(seat, (0,) * len(ITEMS)),) if last[0] == "sty" else ()
    if last[0] == "store":
        return (_trade(facts, seat, last[1], before),)
    return _meant_by_place(facts, seat, last)


def _meant_by_hand(seat: str, last: tuple[str, ...]) -> tuple[Action, ...]:
    """Where something is to be turned over or put back: a pig is turned, a tool goes back."""
    if last[0] == "pig":
        return (TurnOver(seat, last[2]),)
    return (PutBack(seat, last[-1]),) if last[-1] in TOOLS else ()


def _meant_by_place(facts: Facts, seat: str, last: tuple[str, ...]) -> tuple[Action, ...]:
    """An action card, actions left, money, the rounds, the marker."""
    if last[0] == "action":
        return (Choose(seat, last[1]),)
    if last[0] == "left" and facts.options.exchange_order == "any":
        return (Done(seat), Exchange(seat))
    plain: dict[str, Action] = {
        "left": Done(seat),
        "money": Exchange(seat),
        "round": Inspect(seat),
        "marker": Pass(seat),
    }
    return (plain[last[0]],) if last[0] in plain else ()


def _trade(facts: Facts, seat: str, item: str, before: tuple[str, ...]) -> Action:
    """A sale of the own thing tapped before, but not while buying; else a purchase."""
    buys = facts.state.chosen[facts.seats[seat]] == "purchase"
    own = before[0] in ("pig", "tool", "sty") and before[1] == seat and not buys
    if own and before[0] == "pig" and item in SIZES:
        return Sell(seat, before[2])
    if own and item == (before[2] if before[0] == "tool" else before[0]):
        return Sell(seat, item)
    return Buy(seat, item)


def _meant_by_card(facts: Facts, seat: str) -> tuple[Action, ...]:
    """Before the turns the season card is turned over, from then on its event happens."""
    step = facts.state.step
    if step not in (SETUP, CARD, CHOOSE):
        return (Event(seat),)
    season = season_of(facts.state.round)
    used = facts.state.used
    left = tuple(card for card in season_cards(season, facts.options) if card.slot not in used)
    draws = (*(Draw(seat, card) for card in left), *wrong_draws(facts, seat))
    return draws if step == CARD else draws[:1] if step == SETUP else (draws[0], Event(seat))


def _meant_by_pig(facts: Facts, seat: str, pig: str, before: tuple[str, ...]) -> tuple[Action, ...]:
    """A tool tapped before is used on the pig; else the chosen action is meant."""
    tool = before[2] if before[0] == "tool" and before[1] == seat else ""
    if tool == "vaccine" or facts.state.step in (SETUP, EVENT, CHANGE, PASS):
        return (Vaccinate(seat, pig),)
    chosen = facts.state.chosen[facts.seats[seat]]
    if tool == "supplement" or (chosen == "feed" and not tool):
        return tuple(Feed(seat, pig, count) for count in _how_many(facts, seat, tool))
    if tool == "amulet" or chosen == "mate":
        counts = _how_many(facts, seat, tool)
        return tuple(way for n in counts for way in _birth_meant(facts, seat, pig, before, n))
    if chosen == "sell":
        return (Sell(seat, pig),)
    return (Feed(seat, pig), Mate(seat, pig), Sell(seat, pig))


def _how_many(facts: Facts, seat: str, tool: str) -> tuple[int, ...]:
    """How many of a tapped tool can be meant: one, or by house rule any number at hand."""
    if not tool:
        return (0,)
    most = 1 if facts.options.tool_stacking == "one" else MOST_STACKED
    return tuple(range(1, max(1, min(most, facts.farm(seat).tools[TOOLS.index(tool)])) + 1))


def _birth_meant(
    facts: Facts, seat: str, pig: str, before: tuple[str, ...], amulet: int
) -> tuple[Action, ...]:
    """One pig; where pairs are asked for, a second one tapped before it or of its kind."""
    if not facts.options.mate_pairs:
        return (Mate(seat, pig, amulet),)
    if before[0] == "pig" and before[1] == seat:
        return (Mate(seat, before[2], amulet, pig),)
    alike = (Mate(seat, pig, amulet, pig),) if facts.farm(seat).pigs[KIND_OF[pig]] > 1 else ()
    return (Mate(seat, pig, amulet), *alike)


# ---- actions in words ----


def _several(name: str, count: int) -> tuple[str, ...]:
    """That many of a kind in one word, as far as there are words for it."""
    if 1 < count <= MOST_IN_A_WORD:
        return (f"{name}×{count}",)
    return (name,) * count


def items_in_words(counts: tuple[int, ...]) -> tuple[str, ...]:
    """What was bought, kind by kind, as words of the terms."""
    counted = zip(ITEMS, counts, strict=True)
    return tuple(word for name, n in counted for word in _several(spoken(name), n))


def label(action: Action, state: State) -> Note:
    """The action in words: a message key of the game's move texts, and its values."""
    given: dict[str, str | int | tuple[str, ...]] = {"by": action.by}
    key = action.do
    if isinstance(action, Setup):
        given["items"] = items_in_words(action.items)
        key = "setup" if any(action.items) else "setup_nothing"
    elif isinstance(action, Draw):
        given["season"] = SEASONS[action.card.season]
        given |= zip(ACTIONS, action.card.numbers, strict=True)
        given["card"] = action.card.slot
        key = _source(action.card, state)
    elif isinstance(action, Choose):
        given["action"] = action.action
    elif isinstance(action, Feed):
        given |= {"pig": spoken(action.pig), "count": action.supplement}
        key = "feed_supplement" if action.supplement else "feed"
    elif isinstance(action, Mate):
        given |= {"pig": spoken(action.parent), "count": action.amulet}
        given |= {"partner": spoken(action.partner)} if action.partner else {}
        key = "mate" + ("_pair" if action.partner else "") + ("_amulet" if action.amulet else "")
    elif isinstance(action, (Buy, Sell, Vaccinate, TurnOver, PutBack)):
        given |= _thing(action)
    elif isinstance(action, Event) and action.outcome is not None:
        key = "event_outcome" if action.outcome else "event_nothing"
    elif isinstance(action, Exchange):
        given["count"] = action.count
    return Note(key, tuple(given.items()))


def _source(card: Card, state: State) -> str:
    """How turning a card over is called, by where the card comes from."""
    if is_reconstructed(card, state.options):
        return "draw_reconstructed"
    return "draw_own" if card.slot in dict(state.options.deck) else "draw"


def _thing(action: Buy | Sell | Vaccinate | TurnOver | PutBack) -> dict[str, str]:
    """The one thing that a move is about."""
    if isinstance(action, (Buy, Sell)):
        return {"item": spoken(action.item)}
    return {"tool": action.tool} if isinstance(action, PutBack) else {"pig": spoken(action.pig)}
