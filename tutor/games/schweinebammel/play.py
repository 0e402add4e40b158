"""How the game runs: start, who acts, what an action leads to. Nothing here decides legality."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Finding, Step
from tutor.games.schweinebammel.actions import Action, Deal, TurnUp
from tutor.games.schweinebammel.effects import turned_up_events
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.scoring import round_ended
from tutor.games.schweinebammel.state import (
    CARDS,
    GAME_OVER,
    HAND,
    KINDS,
    NOBODY,
    NONE,
    PIGS,
    ROUND_OVER,
    SETUP,
    TABLE,
    TURN,
    UNKNOWN,
    Cards,
    State,
    added,
    finished,
    hidden,
    of_kinds,
    pig,
    together,
)
from tutor.games.schweinebammel.turn import turn_taken

_starts_next = BOOK.effect("SW-S7", opens=("seat", "round"))
_rest = BOOK.effect("SW-A5", pile=("cards",))


def actors(state: State) -> tuple[str, ...]:
    """The player to move, or nature where cards have to be shuffled."""
    if Facts(state).waits_for_nature:
        return (CHANCE,)
    return () if state.turn == NOBODY else (state.players[state.turn],)


def apply(state: State, action: Action) -> Step[State]:
    """What a legal action leads to."""
    if isinstance(action, Deal):
        return _dealt(state, action)
    if isinstance(action, TurnUp):
        return _turned_up(state)
    return turn_taken(state, action)


def next_round(state: State) -> State:
    """The table before the next round's cards are turned up (SW-S7)."""
    opener = (state.starter + 1) % len(state.players)
    hands = (added(NONE, UNKNOWN, HAND),) * len(state.players)
    return replace(
        state, turn=opener, round=state.round + 1, starter=opener, top=None, hands=hands,
        next_cards=(), draw_pile=CARDS - HAND * len(state.players), discards=NONE, specials=NONE,
        phase=SETUP,
    )  # fmt: skip


def _dealt(state: State, action: Deal) -> Step[State]:
    fresh = state.phase == ROUND_OVER
    base = next_round(state) if fresh else state
    dealt = replace(base, hands=action.hands, next_cards=action.next_cards)
    events: tuple[Finding, ...] = ()
    if fresh:
        opener = dealt.players[dealt.starter]
        opens = _starts_next("opens", seat=opener, round=dealt.round, at=(f"player:{opener}",))
        events = (opens, _rest("pile", cards=dealt.draw_pile, at=("draw",)))
    if dealt.phase == TURN and any(finished(hand) for hand in dealt.hands):
        ended = round_ended(dealt)
        return Step(ended.state, events + ended.events)
    return Step(dealt, events)


def _turned_up(state: State) -> Step[State]:
    """The first Pig on the draw pile is turned up; special cards before it go back (SW-A6)."""
    at = next((i for i, kind in enumerate(state.next_cards) if kind in PIGS), None)
    assert at is not None, "nobody knows which Pig comes next"
    kind, back = state.next_cards[at], state.next_cards[:at]
    left = () if back else state.next_cards[at + 1 :]
    turned = replace(
        state, top=pig(kind), next_cards=left, draw_pile=state.draw_pile - 1, phase=TURN
    )
    return Step(turned, turned_up_events(kind, state.players[state.turn], back))


def chance(state: State, luck: Chance) -> Deal:
    """Shuffle what nobody has seen, and lay it where cards are missing.

    At a table only what the turning up needs: one Pig, and the hands stay unknown.
    """
    base = next_round(state) if state.phase == ROUND_OVER else state
    unseen = _unseen(base)
    if state.dealer == TABLE:
        first = luck.choice([kind for kind in unseen if kind in PIGS])
        return Deal(CHANCE, base.hands, (*base.next_cards, first))
    order = list(luck.shuffled(unseen))
    hands = tuple(_filled(hand, order) for hand in base.hands)
    missing = base.draw_pile - len(base.next_cards)
    return Deal(CHANCE, hands, (*base.next_cards, *order[:missing]))


def _unseen(state: State) -> list[int]:
    """Every card that lies in no known place."""
    known = of_kinds(state.next_cards)
    for cards in (*state.hands, state.discards, state.specials):
        known = together(known, cards)
    if state.top:
        known = added(known, state.top.kind)
    copies = state.options.copies
    return [kind for kind in range(1, KINDS) for _ in range(copies(kind) - known[kind])]


def _filled(hand: Cards, order: list[int]) -> Cards:
    """The hand with its unknown cards taken from the order."""
    count = hand[UNKNOWN]
    taken = of_kinds(order[:count])
    del order[:count]
    return together(added(hand, UNKNOWN, -count), taken)


def view(state: State, seat: str | None) -> State:
    """Other hands become unknown cards, and so does the draw pile; at the end hands lie open.

    What is about to be turned up stays known, as nothing else can be done (SW-A6).
    """
    if state.phase in (ROUND_OVER, GAME_OVER):
        return replace(state, next_cards=(), dealer=TABLE)
    hands = tuple(
        hand if name == seat else hidden(hand)
        for name, hand in zip(state.players, state.hands, strict=True)
    )
    return replace(state, hands=hands, next_cards=_coming_up(state), dealer=TABLE)


def _coming_up(state: State) -> tuple[int, ...]:
    """Before the first turn: the cards down to the first Pig, which all will see."""
    at = next((i for i, kind in enumerate(state.next_cards) if kind in PIGS), None)
    return () if state.phase != SETUP or at is None else state.next_cards[: at + 1]
