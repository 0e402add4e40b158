"""How the game runs: start, who acts, what an action leads to. Nothing here decides legality."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Finding, Note, Step
from tutor.games.schweinsgalopp.actions import Action, Deal, Draw, LineUp, Pass, Play
from tutor.games.schweinsgalopp.effects import (
    Settlement,
    deal_events,
    earning_events,
    line_up_events,
    round_events,
    run_events,
    settlement_events,
)
from tutor.games.schweinsgalopp.facts import Earning, Facts
from tutor.games.schweinsgalopp.state import (
    DEAL,
    HAND,
    LINE_UP,
    OVER,
    PIGS,
    PLAY,
    Hand,
    State,
    replaced,
    size,
)


def actors(state: State) -> tuple[str, ...]:
    """Luck lines up and deals, the player on turn plays.

    The rulebook names nobody for the line-up (SG-S5), so luck draws the order, unless the house
    rule lets the starter choose.
    """
    if state.phase == OVER:
        return ()
    if state.phase == DEAL or (state.phase == LINE_UP and state.options.line_up == "anyone"):
        return (CHANCE,)
    return (state.players[state.turn if state.phase == PLAY else state.starter],)


def candidates(facts: Facts) -> Iterator[Action]:
    """Each card of the player on turn; each line-up by each player who may act."""
    state = facts.state
    if state.phase == PLAY:
        for card in range(PIGS):
            yield Play(state.players[state.turn], card)
    elif state.phase == LINE_UP:
        anyone = state.options.line_up == "anyone"
        for by in state.players if anyone else (state.players[state.starter],):
            for order in permutations(range(1, PIGS + 1)):
                yield LineUp(by, order)
    elif state.phase == DEAL:
        yield Deal(state.players[state.starter], (HAND,) * len(state.players))


def temptations(facts: Facts) -> Iterator[Action]:
    """What people try: cards they lack, other spaces, chips unearned, passing, drawing."""
    state = facts.state
    if state.phase != PLAY:
        yield Play(state.players[state.starter], facts.leader)
        yield Deal(state.players[state.starter], (HAND,) * len(state.players))
        yield LineUp(state.players[state.starter], (1, 2, 3, 4, PIGS + 1))
        return
    by = state.players[state.turn]
    for card in range(PIGS):
        yield from tempting_plays(facts, by, card)
    yield Pass(by)
    yield Draw(by)
    after = state.players[(state.turn + 1) % len(state.players)]
    yield Play(after, facts.leader)


def tempting_plays(facts: Facts, by: str, card: int) -> Iterator[Action]:
    """One card: plain, another pig, another space, chips not due, or none where one is."""
    run, front = facts.run(card), max(facts.state.track)
    yield Play(by, card)
    if card != facts.leader:
        yield Play(by, card, pig=facts.leader)
    if run.leads:
        yield Play(by, card, take=max(2, len(run.jumped)))
        yield Play(by, card, take=0)
    else:
        yield Play(by, card, take=1)
        yield Play(by, card, to=front + 1)
    if run.jumped:
        yield Play(by, card, to=run.start + 1)


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to."""
    if isinstance(action, Play):
        return _play(state, action)
    if isinstance(action, LineUp):
        return _line_up(state, action)
    assert isinstance(action, Deal), f"{action!r} is never legal"
    dealt = replace(state, phase=PLAY, turn=state.starter, hands=action.hands, played=(0,) * PIGS)
    return Step(dealt, deal_events(state))


def _line_up(state: State, action: LineUp) -> Step[State]:
    middle = max(0, state.middle + len(state.bonus) - len(action.bonus))
    lined = replace(state, phase=DEAL, track=action.track, bonus=action.bonus, middle=middle)
    return Step(lined, line_up_events(lined))


def _play(state: State, action: Play) -> Step[State]:
    """Move the pig, take the chip, settle a last card, end a round."""
    facts = Facts(state)
    seat, run = facts.seats[action.by], facts.run(action.card)
    earning = facts.earning(action.by, action.card)
    last = facts.is_last_card(action.by)
    moved = replace(
        state,
        turn=(state.turn + 1) % len(state.players),
        track=replaced(state.track, action.card, run.to),
        hands=replaced(state.hands, seat, _without(state.hands[seat], action.card)),
        played=replaced(state.played, action.card, state.played[action.card] + 1),
        containers=replaced(
            state.containers, seat, state.containers[seat] + earning.taken + earning.bonus
        ),
        middle=max(0, state.middle - earning.taken),
        bonus=tuple(space for space in state.bonus if space != facts.space(run.to)),
    )
    events = run_events(facts, run) + earning_events(facts, action, run, earning)
    if not last:
        return Step(moved, events)
    outcome = settle(state, seat, run.leads, earning)
    events += settlement_events(moved, seat, run, earning.taken, outcome)
    return _end_of_round(settled(moved, seat, outcome), events)


def settle(state: State, seat: int, leads: bool, earning: Earning) -> Settlement:
    """What a last card does to the container and the chips it brings (SG-A3, A4, V4)."""
    chips = state.containers[seat] + earning.taken + earning.bonus
    saved = chips if leads or state.options.keep_chips else 0
    return Settlement(leads, saved, chips - saved, state.safe[seat] + saved)


def settled(state: State, seat: int, outcome: Settlement) -> State:
    """The chips after a last card was judged."""
    return replace(
        state,
        containers=replaced(state.containers, seat, 0),
        safe=replaced(state.safe, seat, outcome.safe),
        middle=state.middle + outcome.returned,
    )


def _end_of_round(state: State, events: tuple[Finding, ...]) -> Step[State]:
    """When no hand holds a card: the next round's line-up, or the end."""
    if any(size(hand) for hand in state.hands):
        return Step(state, events)
    options = state.options
    none = (0,) * len(state.players)
    empty = replace(_emptied(state), hands=none, played=(0,) * PIGS)
    if state.round == options.rounds:
        over = replace(empty, phase=OVER, turn=state.starter)
        return Step(over, events + round_events(over))
    step = 1 if options.opener == "next" else 0
    opener = (state.starter + step) % len(state.players)
    ready = replace(empty, phase=LINE_UP, round=state.round + 1, starter=opener, turn=opener)
    return Step(ready, events + round_events(ready))


def _emptied(state: State) -> State:
    """No chip stays in a container after a round (SG-R4).

    A written position may leave some with a player whose last card went down before it: no card
    saved them, so they go back (SG-A4), or are kept by house rule (SG-V4).
    """
    none, left = (0,) * len(state.players), state.containers
    if state.options.keep_chips:
        safe = tuple(before + kept for before, kept in zip(state.safe, left, strict=True))
        return replace(state, containers=none, safe=safe)
    return replace(state, containers=none, middle=state.middle + sum(left))


def _without(hand: Hand, card: int) -> Hand:
    """The hand less one card; an empty hand hides nothing and is 0."""
    if isinstance(hand, int):
        return hand - 1
    return replaced(hand, card, hand[card] - 1) if sum(hand) > 1 else 0


def chance(state: State, luck: Chance) -> Action:
    """Draw the order of a line-up (SG-S4); shuffle all race cards and deal seven each (SG-S6)."""
    if state.phase == LINE_UP:
        return LineUp(state.players[state.starter], luck.shuffled(range(1, PIGS + 1)))
    deck = luck.shuffled([card for card in range(PIGS) for _ in range(state.options.box.copies)])
    hands = tuple(
        tuple(deck[HAND * seat : HAND * (seat + 1)].count(card) for card in range(PIGS))
        for seat in range(len(state.players))
    )
    return Deal(state.players[state.starter], hands)


def view(state: State, seat: str | None) -> State:
    """Other hands become numbers of unknown cards (SG-S10)."""
    hands = tuple(
        hand if name == seat else size(hand)
        for name, hand in zip(state.players, state.hands, strict=True)
    )
    return replace(state, hands=hands)


def label(action: Action, state: State) -> Note:
    """The action in words: message key of the game's move texts, and values."""
    colours = state.options.colours
    if isinstance(action, Play):
        return _play_label(action, state)
    if isinstance(action, LineUp):
        return _line_up_label(action, colours)
    return Note(action.do, (("by", action.by),))


def _line_up_label(action: LineUp, colours: tuple[str, ...]) -> Note:
    """The order, and the spaces where they are not the usual ones."""
    order = sorted(range(PIGS), key=lambda pig: action.track[pig])
    given = (("by", action.by), ("order", tuple(colours[pig] for pig in order)))
    spaces = tuple(sorted(action.track))
    if spaces == tuple(range(1, PIGS + 1)):
        return Note("line_up", given)
    return Note("line_up_on", (*given, ("spaces", spaces)))


def _play_label(action: Play, state: State) -> Note:
    colours = state.options.colours
    given: list[tuple[str, str | int]] = [("by", action.by), ("card", colours[action.card])]
    key = "play"
    if action.pig is not None and action.pig != action.card:
        key, given = "play_pig", [*given, ("pig", colours[action.pig])]
    elif action.to is not None:
        space = (action.to - 1) % state.options.box.spaces + 1
        key, given = "play_to", [*given, ("space", space)]
    elif action.take is not None:
        key, given = "play_take", [*given, ("take", action.take)]
    return Note(key, tuple(given))
