"""One player's cards carried out in the order of the rules, step by step, by the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.engine.tool import Line, line
from tutor.games.schaeferstuendchen.actions import Resolve, Reveal
from tutor.games.schaeferstuendchen.carry import run
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import strength
from tutor.games.schaeferstuendchen.moves_written import write_move
from tutor.games.schaeferstuendchen.offers import picks
from tutor.games.schaeferstuendchen.state import REVEAL, Card, Cards, Effect, State
from tutor.games.schaeferstuendchen.tools_values import signed


def order_of(state: State, seat: int) -> tuple[tuple[Cards, ...], State]:
    """The cards before a player in the order they are carried out, equals together, and the state
    after them; it stops before a card that only its text explains.
    """
    by, items = state.seats[seat], state.players[seat].items
    state = _undrawn(state)
    if state.players[seat].face_down:
        state = _stay(run(state, Reveal(by)).state())
    new = tuple(card for card in state.players[seat].items if card not in items)
    steps: list[Cards] = [new] if new else []
    while state.players[seat].open:
        lowest = Facts(state).lowest(seat)
        if texts(state, lowest):
            break
        steps.append(lowest)
        state = _stay(run(state, Resolve(by, lowest)).state())
    return tuple(steps), state


def _stay(state: State) -> State:
    """The same state in step 3, whoever's turn is next."""
    return replace(state, step=REVEAL)


def _undrawn(state: State) -> State:
    """The same state with the roulette waiting for a snatch, so that nobody has to draw here."""
    without = tuple(rule for rule in state.options.without_errata if rule != "SC-C4")
    return replace(state, options=replace(state.options, without_errata=without))


def texts(state: State, cards: Cards) -> Cards:
    """The cards among these that only their text explains."""
    known = Facts(state).cards
    return tuple(card for card in cards if known[card].effect.text)


def stack_lines(state: State, seat: int) -> tuple[Line, ...]:
    """All cards before a player in order; what each does; what it comes to."""
    steps, after = order_of(state, seat)
    facts = Facts(replace(after, options=state.options))
    lines: list[Line] = []
    for number, cards in enumerate(steps, 1):
        lines += _step(facts, number, cards)
    stopped = texts(after, after.players[seat].open)
    lines += [_stop(facts, card) for card in stopped]
    waiting = len(after.players[seat].open) - len(stopped)
    if stopped and waiting:
        lines.append(line("stack_waits", "SC-R2", kind="open", cards=waiting))
    return (*_sums(facts, seat), *lines)


def _step(facts: Facts, number: int, cards: Cards) -> Iterator[Line]:
    """Cards of one value."""
    value = facts.value(cards[0])
    rules = ["SC-R4" if facts.cards[cards[0]].kind == "item" else "SC-R2"]
    rules += ["SC-R3"] if len(cards) > 1 else []
    say = "stack_together" if len(cards) > 1 else "stack_step"
    yield line(say, *rules, kind="head", value=value, number=number, cards=cards, card=cards[0])
    for name in cards:
        yield from _card(facts, facts.cards[name], len(cards) > 1)


def _card(facts: Facts, card: Card, named: bool) -> Iterator[Line]:
    """What one card does, and where it goes."""
    if named:
        yield line("stack_card", "SC-R3", value=card.value, card=card.name)
    said = list(effect_lines(card.effect))
    yield from said or [line("effect_none", "SC-M6")]
    for part, rule in OTHERWISE.items():
        if getattr(card.effect, part) and not facts.holds_erratum(rule):
            yield line(f"otherwise_{part}", rule, kind="open")
    if card.kind == "item":
        yield line("stack_item", "SC-R8", "SC-I2")
    elif not card.effect.lasting:
        yield line("stack_spent", "SC-R6")
    else:
        longer = card.lasts == "next"
        yield line("stack_longer" if longer else "stack_stays", "SC-R7")


def effect_lines(effect: Effect) -> Iterator[Line]:
    """Each part of an effect as a line."""
    for key, rule in VALUES.items():
        if amount := getattr(effect, key):
            yield line(f"effect_{key}", rule, value=signed(amount))
    for key, rules in PLAIN_EFFECTS.items():
        if getattr(effect, key):
            yield line(f"effect_{key}", *rules)
    yield from _sheep_lines(effect)
    for key, rule in LATER.items():
        if (combat := getattr(effect, key)) is not None:
            yield line(f"effect_{key}", rule, "SC-F6", value=signed(combat))


def _sheep_lines(effect: Effect) -> Iterator[Line]:
    """What waits for a snatch."""
    for key, rule in SHEEP_EFFECTS.items():
        if sheep := getattr(effect, key):
            yield line(f"effect_{key}", rule, value=sheep, sheep=sheep)
    for value, sheep in effect.roulette:
        yield line("effect_roulette", "SC-C1", "SC-C2", value=sheep, drawn=value, sheep=sheep)
    if effect.to is not None:
        yield line("effect_to", "SC-C11", value=1)


PLAIN_EFFECTS: dict[str, tuple[str, ...]] = {
    "sit_out": ("SC-X1", "SC-X2", "SC-X3"),
    "lost": ("SC-C5", "SC-C6"),
    "steal": ("SC-I5", "SC-I6"),
    "lose": ("SC-I5",),
    "fetch": ("SC-C8",),
    "use_cancel": ("SC-C14",),
    "from_hand": ("SC-I2",),
    "cancel": ("SC-J1",),
    "guard": ("SC-J1",),
    "text": ("SC-M6",),
}
"""Parts of an effect without a number, with the rules they rest on."""
VALUES = {"movement": "SC-V2", "combat": "SC-F6"}
LATER = {"use_combat": "SC-C13", "late": "SC-J1"}
"""Additions to the combat value during a fight."""
OTHERWISE = {"roulette": "SC-C4", "more": "SC-C10", "drop": "SC-C9", "to": "SC-C11"}
"""Parts of an effect that work another way where an erratum is left out."""
SHEEP_EFFECTS = {"more": "SC-C10", "receive": "SC-Y2", "drop": "SC-C9"}


def _stop(facts: Facts, card: str) -> Line:
    """Here the engine stops: only the card itself says what happens."""
    value = facts.value(card)
    return line("stack_stops", "SC-M6", "SC-R2", value=value, kind="open", card=card)


def _sums(facts: Facts, seat: int) -> Iterator[Line]:
    """What all cards in force come to."""
    player, who = facts.players[seat], facts.seats[seat]
    role = player.role or "no_role"
    yield line("stack_sums", kind="head", seat=who, role=role)
    if player.sits:
        yield line("stack_sits", "SC-X1", kind="no", seat=who)
    if player.movement is not None:
        yield _total("stack_movement", "SC-V2", max(0, facts.movement(seat)), player.movement)
    if player.combat is not None:
        parts = strength(replaced(facts, seat), seat)
        yield _total("stack_combat", "SC-F6", parts.spoken, parts.printed)
        if parts.ignored:
            yield line("value_ignored", "SC-F11", kind="yes", value=0, seat=who, bad=-parts.ignored)
    if facts.lost(seat):
        yield line("stack_lost", "SC-C5", kind="no", seat=who)


def replaced(facts: Facts, seat: int) -> Facts:
    """The same with this player alone in the valley, so that nobody halves anything."""
    players = tuple(
        replace(player, at=0 if index == seat else facts.state.path)
        for index, player in enumerate(facts.players)
    )
    return Facts(replace(facts.state, players=players))


def _total(say: str, rule: str, value: int | str, printed: int) -> Line:
    return line(say, rule, value=value, kind="total", printed=printed, total=value)


def next_move(state: State, seat: int) -> dict[str, Any] | None:
    """The move that is due for these cards now, as plain data; none where a choice is open."""
    player, by = state.players[seat], state.seats[seat]
    if player.face_down:
        return write_move(Reveal(by), state)
    lowest = Facts(state).lowest(seat)
    if not lowest or texts(state, lowest):
        return None
    cards = tuple(sorted(lowest))
    ways = list(picks(Facts(state), seat, cards))
    return write_move(Resolve(by, cards, ways[0]), state) if len(ways) == 1 else None
