"""What a legal action leads to. Nothing here decides legality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.engine.verdict import Step
from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen import fight_effects as told
from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Discard,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Outcome,
    Pass,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Shuffle,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.chances import discarder
from tutor.games.schaeferstuendchen.flock import do_fight, do_snatch
from tutor.games.schaeferstuendchen.napping import wake
from tutor.games.schaeferstuendchen.resolving import do_outcome, do_resolve, do_take
from tutor.games.schaeferstuendchen.rounds import advance, do_end_round, reveal
from tutor.games.schaeferstuendchen.rules.ending import DRAWN
from tutor.games.schaeferstuendchen.state import (
    DECK,
    FORGONE,
    HAND,
    SELFISH,
    SHEEP,
    UNKNOWN,
    VALLEY,
    Cards,
    Pending,
    Player,
    State,
    minus,
    plus,
    still_laid,
)
from tutor.games.schaeferstuendchen.table import ShuffleDue, Table


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to; it waits where nature has to shuffle first."""
    waiting = state.pending
    if waiting is None or not isinstance(action, Shuffle):
        return _try(state, action, ())
    orders = (*waiting.orders, action.cards)
    return _try(replace(state, pending=None), waiting.action, orders)


def _try(state: State, action: Action, orders: tuple[Cards, ...]) -> Step[State]:
    try:
        return run(state, action, orders).step()
    except ShuffleDue as due:
        event = say.reshuffled("waits", at=("draw", "discard"))
        waits = replace(state, pending=Pending(action, due.cards, orders))
        return Step(waits, () if isinstance(action, Setup) else (event,))


def run(state: State, action: Action, orders: tuple[Cards, ...] = ()) -> Table:
    """The table after an action. Raises ShuffleDue, and Unreadable for what is not stated."""
    table = Table(state, orders)
    DO[type(action)](table, action)
    advance(table)
    return table


def _setup(table: Table, action: Setup) -> None:
    """Markers home, sheep out, five cards each (SC-S3 to S7)."""
    before = table.before
    count = len(before.players)
    for seat, player in enumerate(before.players):
        table.facts().faction(seat)
        table.players[seat] = Player(
            player.role,
            player.movement,
            player.combat,
            at=before.path,
            ability=player.ability,
        )
    table.valley = usual_valley(count)
    table.supply = SHEEP - table.valley
    table.discarded = ()
    table.draw = list(_deck(table))
    table.rest["start"] = table.seat(action.youngest or action.by)
    table.rest["step"] = SELFISH
    for seat in table.facts().clockwise:
        table.into_hand(seat, HAND)
    youngest = action.youngest or action.by
    table.say(*say.setup_events(youngest, table.valley, table.supply, len(table.draw)))


def usual_valley(players: int) -> int:
    """Sheep in the valley at the start (SC-S4)."""
    return 11 if players > 4 else 9


def _deck(table: Table) -> Cards:
    """The shuffled deck: a pile written card by card, else nature's order."""
    given = table.before.draw
    if len(given) == DECK and UNKNOWN not in given:
        return given
    box = table.facts().box
    return table.order(box) if box else (UNKNOWN,) * DECK


def _selfish(table: Table, action: Selfish) -> None:
    seat = table.seat(action.by)
    hand = minus(table.players[seat].hand, action.card)
    table.change(seat, hand=hand, selfish=action.card)


def _no_selfish(table: Table, action: NoSelfish) -> None:
    table.change(table.seat(action.by), selfish=FORGONE)


def _assign(table: Table, action: Assign) -> None:
    giver, to = table.seat(action.by), table.seat(action.to)
    table.change(giver, hand=minus(table.players[giver].hand, action.card))
    assigned = (*table.players[to].assigned, (giver, action.card))
    table.change(to, assigned=tuple(sorted(assigned, key=lambda given: given[0])))


def _reveal(table: Table, action: Reveal) -> None:
    reveal(table, table.seat(action.by))


def _interject(table: Table, action: Interject) -> None:
    seat = table.seat(action.by)
    player = table.players[seat]
    effect = table.facts().cards[action.card].effect
    if not effect.cancel:
        _answer(table, seat, action)
        return
    hand, left = minus(player.hand, action.card), minus(player.open, action.against)
    table.change(seat, hand=hand, open=left)
    table.change(seat, laid_by=still_laid(player.laid_by, (*left, *player.in_force)))
    table.discard(action.card, action.against)
    at = (f"open:{action.by}", "discard")
    table.say(say.cancelled("cancelled", seat=action.by, against=action.against, at=at))


def _answer(table: Table, seat: int, action: Interject) -> None:
    """A guard keeps the thief off; a late card adds to the combat value (SC-J1)."""
    player, name = table.players[seat], action.by
    late = table.facts().cards[action.card].effect.late
    table.change(seat, hand=minus(player.hand, action.card))
    table.discard(action.card)
    if late is None:
        table.change(seat, guarded=True)
        at = (f"items:{name}", "discard")
        table.say(say.cancelled("guards", seat=name, against=action.against, at=at))
        return
    table.change(seat, bonus=player.bonus + late)
    at = (f"figure:{name}", "discard")
    table.say(say.cancelled("late", seat=name, combat=late, at=at))


def _pass(table: Table, action: Pass) -> None:
    seat, name = table.seat(action.by), action.by
    at = (f"player:{name}",)
    if discarder(table.facts()) == seat:
        table.say(say.cook_discards("keeps", seat=name, at=at))
    else:
        table.say(say.cancelled("passes", seat=name, at=at))
    table.change(seat, passed=True)


def _discard(table: Table, action: Discard) -> None:
    """The Cook of the practice set discards before the refill (SC-W9)."""
    seat = table.seat(action.by)
    hand = minus(table.players[seat].hand, *action.cards)
    table.change(seat, hand=hand, helped=True)
    table.discard(*action.cards)
    at = (f"hand:{action.by}", "discard")
    table.say(say.cook_discards("discarded", seat=action.by, cards=action.cards, at=at))


def _use(table: Table, action: Use) -> None:
    """An item is used up: it wakes its owner or adds to the combat value."""
    seat = table.seat(action.by)
    player = table.players[seat]
    effect = table.facts().cards[action.card].effect
    if action.card in player.items:
        table.change(seat, items=minus(player.items, action.card))
    else:
        table.change(seat, hand=minus(player.hand, action.card))
    if effect.use_cancel:
        wake(table, seat)
    if effect.use_combat is not None:
        table.change(seat, bonus=player.bonus + effect.use_combat)
    table.discard(action.card)
    asleep = table.players[seat].sits
    table.say(*say.use_events(action.by, action.card, effect.use_combat, asleep=asleep))


def _move(table: Table, action: Move) -> None:
    """Walk by the movement value; the Weasel draws at the end (SC-V1 to V7)."""
    seat = table.seat(action.by)
    drawn = 0
    if table.facts().draws_steps(seat):
        drawn = _weasel_card(table, seat)
    facts = table.facts()
    walk = facts.walk(seat, drawn)
    if action.steps is not None and action.steps != walk.steps:
        ahead = -1 if walk.start >= VALLEY else 1
        walk = replace(walk, to=walk.start + ahead * action.steps)
    table.say(*say.walk_events(facts, seat, walk))
    table.change(seat, at=walk.to, moved=True)


def _weasel_card(table: Table, seat: int) -> int:
    card = table.top(known=True)
    steps = 0
    if card is not None:
        steps = table.facts().value(card)
        table.discard(card)
    table.say(*say.weasel_events(table.seats[seat], card, steps))
    return steps


def _combat(table: Table, action: Combat) -> None:
    seat = table.seat(action.by)
    if action.card is None:
        table.change(seat, declined=True)
        return
    hand = minus(table.players[seat].hand, action.card)
    table.change(seat, hand=hand, combat_card=action.card)


def _stay(table: Table, action: Stay) -> None:
    table.change(table.seat(action.by), undecided=False)
    table.say(told.decision_event(action.by, stays=True))


def _go_home(table: Table, action: GoHome) -> None:
    table.change(table.seat(action.by), undecided=False, at=table.before.path)
    table.say(told.decision_event(action.by, stays=False))


def _look(table: Table, action: Look) -> None:
    seat = table.seat(action.by)
    drawn = [card for card in (table.top(known=True) for _ in range(DRAWN)) if card is not None]
    table.change(seat, three=plus((), *drawn))
    table.say(say.crone_draws("draws", seat=action.by, cards=len(drawn), at=("draw",)))


def _crone(table: Table, action: Crone) -> None:
    """One card into her hand, the others into two other hands (SC-W5, W6)."""
    seat = table.seat(action.by)
    three: Cards = table.players[seat].three
    if not three:
        three = tuple(card for card in (table.top() for _ in range(DRAWN)) if card is not None)
    left = minus(three, action.keep, *(card for _, card in action.give))
    hand = plus(table.players[seat].hand, action.keep)
    table.change(seat, hand=hand, three=(), helped=True)
    for to, card in action.give:
        other = table.seat(to)
        table.change(other, hand=plus(table.players[other].hand, card))
    table.discard(*left)
    others = tuple(dict.fromkeys(to for to, _ in action.give))
    at = tuple(f"hand:{to}" for to in (action.by, *others))
    key = "helps" if len(others) == len(action.give) else "helps_one"
    table.say(say.crone_draws(key, seat=action.by, others=others, at=at))
    table.say(say.into_hands(at=at), say.crone_first(at=("round",)))


def _end_round(table: Table, action: EndRound) -> None:
    do_end_round(table)


DO: dict[type, Callable[[Table, Any], None]] = {
    Setup: _setup,
    Selfish: _selfish,
    NoSelfish: _no_selfish,
    Assign: _assign,
    Reveal: _reveal,
    Interject: _interject,
    Resolve: do_resolve,
    Outcome: do_outcome,
    Use: _use,
    Move: _move,
    Snatch: do_snatch,
    Combat: _combat,
    Fight: do_fight,
    Stay: _stay,
    GoHome: _go_home,
    Look: _look,
    Crone: _crone,
    Pass: _pass,
    Take: do_take,
    Discard: _discard,
    EndRound: _end_round,
}
