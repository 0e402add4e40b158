"""What follows from one state, worked out once and shared by checks, effects and questions."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cached_property

from tutor.engine.verdict import RuleId
from tutor.games.schweinsgalopp.state import Hand, Options, State, size


@dataclass(frozen=True, slots=True)
class Run:
    """Where a pig runs: one step or a jump. `jumped` lists pigs in the order passed."""

    pig: int
    start: int
    to: int
    jumped: tuple[int, ...]
    led: bool
    leads: bool
    passes_seam: bool
    """From the last space of the ring past the first (SG-M8)."""
    lapped: tuple[int, ...]
    """Jumped pigs that are on another lap (SG-M10)."""


def landing(start: int, taken: Container[int], spaces: int) -> int:
    """The distance of the first free space ahead (SG-M1); `taken` holds distances modulo spaces."""
    to = start + 1
    while to % spaces in taken:
        to += 1
    return to


def run(track: tuple[int, ...], spaces: int, pig: int) -> Run:
    """The forced move of a pig: on to the first free space of the ring (SG-M1)."""
    start = track[pig]
    standing = {distance % spaces: other for other, distance in enumerate(track)}
    to = landing(start, standing, spaces)
    passed = {distance: standing[distance % spaces] for distance in range(start + 1, to)}
    lapped = tuple(other for distance, other in passed.items() if track[other] != distance)
    front = max(track)
    leads = to > max(distance for other, distance in enumerate(track) if other != pig)
    seam = (to - 1) // spaces > (start - 1) // spaces
    return Run(pig, start, to, tuple(passed.values()), start == front, leads, seam, lapped)


def landing_rules(run: Run) -> tuple[RuleId, ...]:
    """The rules that lead a pig to its space."""
    rules = ["SG-M1"]
    if run.led:
        rules.append("SG-M3")
    elif not run.jumped:
        rules.append("SG-M2")
    if run.jumped:
        rules.append("SG-M4")
        if not run.leads:
            rules.append("SG-M6")
    if run.passes_seam:
        rules.append("SG-M8")
    if run.lapped:
        rules.append("SG-M10")
    return tuple(rules)


@dataclass(frozen=True, slots=True)
class Earning:
    """Chips of one play: `due` by the rules, `taken` from the middle, `bonus` from the ring."""

    due: int
    taken: int
    bonus: int


def paid(state: State, due: int) -> int:
    """Chips the middle pays of those due (SG-S8)."""
    return due if state.options.supply == "unlimited" else min(due, state.middle)


class Facts:
    """Derived facts of one state; costly ones only when asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.options: Options = state.options
        self._runs: dict[int, Run] = {}
        self._landings: dict[int, tuple[RuleId, ...]] = {}
        self._earnings: dict[tuple[str, int], Earning] = {}

    @cached_property
    def leader(self) -> int:
        """The pig with the greatest distance."""
        return self.state.track.index(max(self.state.track))

    @cached_property
    def standing(self) -> dict[int, int]:
        """The pig on each taken space of the ring."""
        return {self.space(distance): pig for pig, distance in enumerate(self.state.track)}

    @cached_property
    def seats(self) -> dict[str, int]:
        """Player's name to index."""
        return {name: index for index, name in enumerate(self.state.players)}

    @cached_property
    def front_block(self) -> tuple[int, ...]:
        """The leader and all pigs behind it without a gap by distance, front to back."""
        at = {distance: pig for pig, distance in enumerate(self.state.track)}
        distance = max(at)
        block = []
        while distance in at:
            block.append(at[distance])
            distance -= 1
        return tuple(block)

    def run(self, pig: int) -> Run:
        """The forced move of a pig."""
        known = self._runs.get(pig)
        if known is None:
            known = self._runs[pig] = run(self.state.track, self.options.box.spaces, pig)
        return known

    def landing(self, pig: int) -> tuple[RuleId, ...]:
        """The rules that lead a pig to its space."""
        known = self._landings.get(pig)
        if known is None:
            known = self._landings[pig] = landing_rules(self.run(pig))
        return known

    def hand(self, by: str) -> Hand:
        """A player's hand."""
        return self.state.hands[self.seats[by]]

    def holds(self, by: str, card: int) -> bool:
        """Whether the card can be in that hand; an unknown hand may hold what is not seen."""
        hand = self.hand(by)
        if not isinstance(hand, int):
            return hand[card] > 0
        return hand > 0 and self.seen(card) < self.options.box.copies

    def seen(self, card: int) -> int:
        """Cards of a colour known to be somewhere: played, or in a known hand."""
        known = (hand[card] for hand in self.state.hands if not isinstance(hand, int))
        return self.state.played[card] + sum(known)

    def is_last_card(self, by: str) -> bool:
        """Whether that player holds exactly one card."""
        return size(self.hand(by)) == 1

    def earning(self, by: str, card: int) -> Earning:
        """The chips a play of this card brings (SG-F1, F2, S8, V3)."""
        known = self._earnings.get((by, card))
        if known is None:
            known = self._earnings[by, card] = self._earn(by, card)
        return known

    def _earn(self, by: str, card: int) -> Earning:
        runs = self.run(card)
        due = 0
        if runs.leads:
            due = self.options.last_card_chips if self.is_last_card(by) else 1
        taken = paid(self.state, due)
        bonus = int(self.space(runs.to) in self.state.bonus)
        return Earning(due, taken, bonus)

    def space(self, distance: int) -> int:
        """The space of the ring at a distance (SG-S3)."""
        return (distance - 1) % self.options.box.spaces + 1
