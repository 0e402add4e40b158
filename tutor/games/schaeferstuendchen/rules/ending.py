"""The end of a round: step 7."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, No, no
from tutor.games.schaeferstuendchen.actions import Crone, EndRound, Look
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import BOOK, not_now, others, outside
from tutor.games.schaeferstuendchen.state import END, UNKNOWN, Cards

DRAWN = 3
"""Cards that the Old Crone draws (SC-W5)."""


@BOOK.gate("SC-W7", Look, Crone, too_late=("seat",), not_now=("step", "due"))
def the_crone_helps_before_the_refill(facts: Facts, action: Look | Crone) -> Answer:
    """The Old Crone's cards come before the refill."""
    step = facts.state.step
    if step == END:
        return YES
    if step > 1:
        return not_now(facts.state, END)
    return no("too_late", seat=action.by, need=END, have=step, also=("SC-W5",), at=("round",))


@BOOK.gate("SC-W5", Look, Crone, no_crone=("seat",), twice=("seat",), looked=("seat",), empty=())
def only_the_crone_and_once(facts: Facts, action: Look | Crone) -> Answer:
    """The Old Crone may do this once a round."""
    player = facts.player(action.by)
    at = (f"player:{action.by}",)
    if player.role != "crone":
        named = zip(facts.seats, facts.players, strict=True)
        instead = tuple([f"player:{seat}" for seat, one in named if one.role == "crone"])
        return no("no_crone", seat=action.by, at=at, instead=instead)
    if player.helped:
        return no("twice", seat=action.by, need=1, have=2, at=at)
    if isinstance(action, Look) and player.three:
        return no("looked", seat=action.by, need=1, have=2, at=at)
    if not top_three(facts, action.by):
        return no("empty", need=DRAWN, have=0, at=("draw", "discard"))
    return YES


def top_three(facts: Facts, by: str) -> Cards:
    """The cards the Old Crone has drawn or would draw; `?` where a shuffle decides."""
    three = facts.player(by).three
    if three:
        return three
    state = facts.state
    missing = DRAWN - len(state.draw) if facts.holds_erratum("SC-W3") else 0
    alike = len(set(state.discard)) == 1
    below = state.discard[:missing] if missing > 0 else ()
    return (*state.draw[:DRAWN], *(card if alike else UNKNOWN for card in below))


@BOOK.need("SC-W5", Crone, not_drawn=("card",), to_self=("seat",), same=("to",), number=())
def one_for_her_and_two_for_others(facts: Facts, action: Crone) -> Answer:
    """She keeps one card and passes the others to two different players."""
    drawn = top_three(facts, action.by)
    named = (action.keep, *(card for _, card in action.give))
    missing = _missing(named, drawn)
    if missing is not None:
        return no("not_drawn", card=missing, need=1, have=0, at=("draw",))
    receivers = [seat for seat, _ in action.give]
    if action.by in receivers:
        at, instead = (f"player:{action.by}",), others(facts, action.by, *receivers)
        return no("to_self", seat=action.by, at=at, instead=instead)
    return _wrong_share(facts, action, receivers, len(drawn) - 1)


def _wrong_share(facts: Facts, action: Crone, receivers: list[str], left: int) -> No | None:
    """A refusal unless each of two players gets one card, or the only rival what is his."""
    two = len(facts.players) == 2
    due = min(left, 1) if two and facts.options.crone2p == "discard" else left
    twice = [seat for seat in receivers if receivers.count(seat) > 1]
    free = others(facts, action.by, *receivers)
    if twice and not two:
        at, have = (f"player:{twice[0]}",), receivers.count(twice[0])
        return no("same", to=twice[0], need=1, have=have, at=at, instead=free)
    if len(receivers) > due:
        given = tuple(dict.fromkeys(f"player:{seat}" for seat in receivers))
        return no("number", need=due, have=len(receivers), at=given)
    if len(receivers) < due:
        instead = free or others(facts, action.by)
        return no("number", need=due, have=len(receivers), instead=instead)
    return None


def _missing(named: Cards, drawn: Cards) -> str | None:
    """The first card named that is not among those drawn; unknown ones can be any."""
    left = list(drawn)
    for card in named:
        if card not in left and UNKNOWN not in left:
            return card
        left.remove(card if card in left else UNKNOWN)
    return None


@BOOK.gate("SC-W1", EndRound, not_now=("step", "due"))
def the_round_ends_after_the_valley(facts: Facts, action: EndRound) -> Answer:
    """The table is cleared when everything else is done."""
    return outside(facts, END) or YES


@BOOK.need("SC-W5", EndRound, hand_out=("seat",))
def the_crone_hands_out_first(facts: Facts, action: EndRound) -> Answer:
    """Cards drawn by the Old Crone are handed out before the refill."""
    for seat, player in enumerate(facts.players):
        if player.three:
            name, have = facts.seats[seat], len(player.three)
            return no("hand_out", seat=name, need=0, have=have, instead=(f"player:{name}",))
    return None
