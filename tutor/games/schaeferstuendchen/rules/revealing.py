"""Revealing and resolving cards: step 3."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, No, Spot, no
from tutor.games.schaeferstuendchen.actions import Outcome, Resolve, Reveal
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import (
    BOOK,
    outside,
)
from tutor.games.schaeferstuendchen.stages import Stage, stages
from tutor.games.schaeferstuendchen.state import (
    FORGONE,
    NONE,
    REVEAL,
    UNKNOWN,
    counted,
)


@BOOK.gate("SC-R1", Reveal, not_now=("step", "due"))
def cards_are_revealed_in_step_three(facts: Facts, action: Reveal) -> Answer:
    """Cards are turned up once everybody has laid and given."""
    return outside(facts, REVEAL)


@BOOK.gate("SC-R2", Resolve, Outcome, not_now=("step", "due"))
def cards_are_resolved_in_step_three(facts: Facts, action: Resolve | Outcome) -> Answer:
    """Cards are resolved in step 3."""
    return outside(facts, REVEAL)


@BOOK.gate("SC-R1", Reveal, Resolve, Outcome, start_first=("seat", "start"))
def the_starting_player_is_first(facts: Facts, action: Reveal | Resolve | Outcome) -> Answer:
    """The starting player reveals and resolves everything before anybody else."""
    first, seat = facts.revealer, facts.seat(action.by)
    if not facts.holds_erratum("SC-R1"):
        return None
    if seat == facts.state.start:
        return YES if isinstance(action, Reveal) and first == seat else None
    if first != facts.state.start:
        return None
    start = facts.seats[first]
    at, instead = (f"player:{action.by}",), (f"player:{start}",)
    return no(
        "start_first", seat=action.by, start=start, need=start, have=action.by,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.gate("SC-R5", Reveal, Resolve, Outcome, wait=("seat", "turn"), through=("seat",))
def then_round_the_table(facts: Facts, action: Reveal | Resolve | Outcome) -> Answer:
    """One player after the other, clockwise."""
    turn, seat = facts.revealer, facts.seat(action.by)
    if not facts.holds_erratum("SC-R1") and seat in facts.revealers:
        return YES
    if turn == seat:
        return YES if isinstance(action, Reveal) and seat != facts.state.start else None
    at = (f"player:{action.by}",)
    if turn is None:
        return no("through", seat=action.by, need=1, have=0, at=at)
    name = facts.seats[turn]
    instead = (f"player:{name}",)
    return no("wait", seat=action.by, turn=name, need=name, have=action.by, at=at, instead=instead)


@BOOK.gate("SC-R2", Reveal, open_first=("seat",))
def open_cards_are_resolved(facts: Facts, action: Reveal) -> Answer:
    """Where nothing is face down any more, the open cards are next."""
    if facts.player(action.by).face_down:
        return None
    return no("open_first", seat=action.by, need=1, have=0, instead=(f"open:{action.by}",))


@BOOK.gate("SC-R2", Resolve, Outcome, nothing_open=("seat",))
def only_open_cards_are_resolved(facts: Facts, action: Resolve | Outcome) -> Answer:
    """A card is revealed before it is resolved."""
    player = facts.player(action.by)
    if player.open:
        return None
    down = "assigned" if player.assigned and player.selfish in (NONE, FORGONE) else "selfish"
    return no("nothing_open", seat=action.by, need=1, have=0, instead=(f"{down}:{action.by}",))


@BOOK.need("SC-R2", Resolve, not_lowest=("card", "lowest"), not_open=("card",))
def the_lowest_value_first(facts: Facts, action: Resolve) -> Answer:
    """Cards are resolved in rising order of value."""
    if not action.cards:
        facts.lowest(facts.seat(action.by))
        return YES
    there = counted(facts.player(action.by).open)
    lowest = facts.lowest(facts.seat(action.by))
    for card, times in counted(action.cards).items():
        if times > there.get(card, 0):
            instead, have = _open(action.by, *lowest), there.get(card, 0)
            return no("not_open", card=card, need=times, have=have, instead=instead)
        if card not in lowest:
            return _not_lowest(facts, action.by, card, lowest)
    return YES


def _open(by: str, *cards: str) -> tuple[Spot, ...]:
    """The spots of open cards, of each the first copy."""
    return tuple([f"open:{by}:{card}" for card in dict.fromkeys(cards)])


def _not_lowest(facts: Facts, by: str, card: str, lowest: tuple[str, ...]) -> No:
    need, have, at, instead = (
        facts.value(lowest[0]), facts.value(card), _open(by, card), _open(by, *lowest)
    )  # fmt: skip
    return no(
        "not_lowest", card=card, lowest=lowest[0], need=need, have=have, at=at, instead=instead
    )


@BOOK.need("SC-R2", Resolve, text_only=("card",))
def a_text_is_read_by_the_table(facts: Facts, action: Resolve) -> Answer:
    """A card that only its text explains waits until the table says what it does."""
    open_cards = action.cards or facts.player(action.by).open
    unread = [card for card in open_cards if facts.cards[card].effect.text]
    if not unread:
        return None
    at = _open(action.by, unread[0])
    return no("text_only", card=unread[0], also=("SC-M6",), need=1, have=0, at=at)


@BOOK.need("SC-R2", Outcome, explained=("card",), not_lowest=("card", "lowest"), not_open=("card",))
def what_only_a_text_explains(facts: Facts, action: Outcome) -> Answer:
    """The table says what an open card of the lowest value does, where only its text tells."""
    if action.card not in facts.player(action.by).open:
        return no("not_open", card=action.card, need=1, have=0, at=(f"open:{action.by}",))
    if not facts.cards[action.card].effect.text:
        at = _open(action.by, action.card)
        return no("explained", card=action.card, also=("SC-M6",), need=1, have=0, at=at)
    lowest = facts.lowest(facts.seat(action.by))
    if action.card in lowest:
        return YES
    return _not_lowest(facts, action.by, action.card, lowest)


@BOOK.need("SC-R3", Resolve, left_out=("card",))
def equal_values_at_the_same_time(facts: Facts, action: Resolve) -> Answer:
    """Cards of equal value are resolved together."""
    seat = facts.seat(action.by)
    if not facts.holds_erratum("SC-R1"):
        return None
    if not action.cards:
        return YES if _some_equal(facts, seat) else None
    lowest = facts.lowest(seat)
    chosen = counted(action.cards)
    if not chosen.keys() & set(lowest):
        return None
    for card, times in counted(lowest).items():
        there = chosen.get(card, 0)
        if there < times:
            need, have = len(lowest), len(action.cards)
            instead = (f"open:{action.by}:{card}" + (f":{there + 1}" if there else ""),)
            return no("left_out", card=card, need=need, have=have, instead=instead)
    return YES if len(lowest) > 1 else None


def _some_equal(facts: Facts, seat: int) -> bool:
    cards = facts.players[seat].open
    if len(set(cards)) < 2:
        return len(cards) > 1
    values = [facts.value(card) for card in cards]
    return len(set(values)) < len(values)


@BOOK.need("SC-I6", Resolve, maid=("card", "item"))
def nobody_steals_from_the_maid(facts: Facts, action: Resolve) -> Answer:
    """The Maid cannot be stolen from."""
    for card, seat, item in action.pick:
        if seat and facts.protected(facts.seat(seat)):
            return no("maid", card=card, item=item, at=(f"item:{seat}:{item}",))
    return None


@BOOK.need("SC-J1", Resolve, guarded=("card", "seat"))
def a_guard_keeps_thieves_off(facts: Facts, action: Resolve) -> Answer:
    """Nobody steals from a player who has interjected against the theft."""
    for card, seat, _ in action.pick:
        if seat and facts.player(seat).guarded:
            return no("guarded", card=card, seat=seat, at=(f"items:{seat}",))
    return None


@BOOK.need("SC-I5", Resolve, own=("card",), not_there=("item", "seat"))
def stolen_is_what_lies_out(facts: Facts, action: Resolve) -> Answer:
    """An item is stolen from another player in front of whom it lies when the card's turn comes."""
    for stage in stages(facts, action):
        found = _lies_there(stage, action.by)
        if found is not None:
            return found
    return None


def _lies_there(stage: Stage, by: str) -> Answer:
    taken: dict[tuple[str, str], int] = {}
    for card, owner, item in stage.picks:
        effect = stage.facts.cards[card].effect
        if not (effect.steal or effect.lose):
            continue
        if effect.steal and owner == by:
            return no("own", card=card, at=(f"player:{by}",), instead=_robbed(stage.facts, by))
        seat = by if effect.lose else owner
        taken[seat, item] = need = taken.get((seat, item), 0) + 1
        have = stage.facts.player(seat).items.count(item)
        if need > have:
            at = (f"items:{seat}",)
            return no("not_there", item=item, seat=seat, need=need, have=have, at=at)
    return None


def _robbed(facts: Facts, by: str) -> tuple[Spot, ...]:
    """The spots of the items that could be stolen from others."""
    named = [(seat, name) for seat, name in enumerate(facts.seats) if name != by]
    return tuple(
        [
            f"items:{name}"
            for seat, name in named
            if facts.players[seat].items and not facts.protected(seat)
        ]
    )


@BOOK.need("SC-C8", Resolve, not_discarded=("card",))
def fetched_is_what_was_discarded(facts: Facts, action: Resolve) -> Answer:
    """Second Hand Sheep brings back a card that lies in the discard pile when its turn comes."""
    for stage in stages(facts, action):
        pile, known = stage.facts.state.discard, facts.cards
        fetched = [chosen for card, _, chosen in stage.picks if known[card].effect.fetch]
        for card, need in counted(fetched).items():
            have = pile.count(card)
            if need > have + pile.count(UNKNOWN):
                return no("not_discarded", card=card, need=need, have=have, at=("discard",))
    return None
