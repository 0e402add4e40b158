"""What follows from one state, worked out once and shared by checks, effects and questions."""

from __future__ import annotations

from functools import cached_property, lru_cache

from tutor.engine.verdict import Spot
from tutor.games.happy_pigs.actions import Action, Buy, Feed, Mate, Setup
from tutor.games.happy_pigs.packing import pack
from tutor.games.happy_pigs.packing_bounds import Counts
from tutor.games.happy_pigs.state import (
    ACTIONS,
    BABY,
    CHOOSE,
    ITEM_OF,
    KIND_OF,
    KINDS,
    LARGE,
    LIST_PRICES,
    MEDIUM,
    SETUP,
    SMALL,
    STY,
    STY_STEP,
    TOOL_PRICE,
    TURNS,
    USED,
    VACCINATED,
    Farm,
    Options,
    State,
    moved,
    size_of,
)

SPACES_PER_STY = 66


class Facts:
    """Derived facts of one state; costly ones only when asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.options: Options = state.options
        self._herds: dict[str, Counts] = {}

    @cached_property
    def seats(self) -> dict[str, int]:
        """Player's name to index."""
        return {name: index for index, name in enumerate(self.state.players)}

    @cached_property
    def by_distance(self) -> tuple[int, ...]:
        """Players in the order of their distance to the starter (HP-D3)."""
        return from_starter(len(self.state.players), self.state.starter)

    @cached_property
    def next_to_choose(self) -> int | None:
        """The player nearest to the starter who has not chosen, None when all have."""
        return next((seat for seat in self.by_distance if not self.state.chosen[seat]), None)

    @cached_property
    def due(self) -> tuple[int, ...]:
        """The players whose step it is, nearest to the starter first."""
        state = self.state
        if state.step in (SETUP, TURNS):
            return (state.turn,)
        if state.step != CHOOSE:
            return self.by_distance
        owing = tuple(seat for seat in self.by_distance if not state.chosen[seat])
        return owing[:1] if self.options.advanced else owing

    @property
    def by_hand(self) -> bool:
        """Whether turning pigs and putting tools back are moves of their own."""
        return self.options.upkeep == "hand"

    @cached_property
    def upkeep(self) -> tuple[int, ...]:
        """The players who have a pig to turn over or a tool to put back, nearest first."""
        if not self.by_hand:
            return ()
        return tuple(seat for seat in self.by_distance if self.state.farms[seat].owes)

    @cached_property
    def on_turn(self) -> str:
        """The player whose turn it is, in the set-up and in step turns."""
        return self.state.players[self.state.turn]

    @cached_property
    def shares(self) -> dict[int, int]:
        """Actions for every player who has chosen."""
        card = self.state.card
        numbers = card.numbers if card else (0, 0, 0, 0)
        return shared_out(numbers, self.state.chosen, self.by_distance)

    @cached_property
    def price_changes(self) -> tuple[int, ...]:
        """Dollars per item on top of the list that are in force now; () for none (HP-V2)."""
        state = self.state
        if state.step != TURNS:
            return ()
        if self.options.price_events == "next":
            return state.prices
        card = state.card
        return card.event.amounts if card and card.event.kind == "price" else ()

    def farm(self, by: str) -> Farm:
        """A player's farm."""
        return self.state.farms[self.seats[by]]

    def herd(self, by: str) -> Counts:
        """A player's pigs by size."""
        known = self._herds.get(by)
        if known is None:
            known = self._herds[by] = self.farm(by).herd
        return known

    def distance(self, seat: int) -> int:
        """Seats clockwise from the starter (HP-D3)."""
        return (seat - self.state.starter) % len(self.state.players)

    def own(self, by: str, pig: str, without: int | None = None) -> int | None:
        """The kind of the pig meant: without ! one without the mark if there is one.

        None when there is no such pig. `without` is a kind of which one is spoken for.
        """
        pigs = self.farm(by).pigs
        kind = KIND_OF[pig]
        if pigs[kind] - (kind == without) > 0:
            return kind
        marked = kind | USED
        return marked if pigs[marked] - (marked == without) > 0 else None

    def pig_spots(
        self, by: str, sizes: tuple[int, ...] = (BABY, SMALL, MEDIUM, LARGE), without: int = 0
    ) -> tuple[Spot, ...]:
        """The spots of a player's pigs of these sizes that lack the marks of `without`."""
        kinds = [kind for kind, count in enumerate(self.farm(by).pigs) if count]
        fit = [kind for kind in kinds if size_of(kind) in sizes and not kind & without]
        return tuple([f"pig:{by}:{KINDS[kind]}" for kind in fit])

    def changed(self, item: int) -> int:
        """Dollars that a price event adds to an item now."""
        changes = self.price_changes
        return changes[item] if changes else 0

    def list_price(self, by: str, item: int) -> int:
        """The price on the store; of a sty, that of the player's next one (HP-P4, P6, T1)."""
        if item < STY:
            return LIST_PRICES[item]
        return STY_STEP * (self.farm(by).sties + 1) if item == STY else TOOL_PRICE

    def price(self, by: str, item: int) -> int:
        """The price now, never below 0 (HP-V2)."""
        return max(0, self.list_price(by, item) + self.changed(item))

    def setup_cost(self, by: str, items: tuple[int, ...]) -> int:
        """What a first purchase costs."""
        sties = self.farm(by).sties
        each = (*LIST_PRICES, 0, TOOL_PRICE, TOOL_PRICE, TOOL_PRICE)
        new = sum(STY_STEP * (sties + extra + 1) for extra in range(items[STY]))
        return new + sum(n * price for n, price in zip(items, each, strict=True))

    def grown(self, action: Feed) -> int | None:
        """The size that a feed leads to, None where the pig cannot grow so far."""
        kind = self.own(action.by, action.pig)
        size = LARGE + 1 if kind is None else size_of(kind) + 1 + action.supplement
        return size if size <= LARGE else None

    def newborn(self, action: Mate) -> int | None:
        """The size of the newborn, None beyond Large."""
        size = BABY + action.amulet
        return size if size <= LARGE else None

    def herd_after(self, action: Action) -> tuple[Counts, int]:
        """Pigs by size and sties after the action, as far as it brings in or grows pigs.

        The herd is the very one of `herd` where it stays as it is.
        """
        herd, sties = self.herd(action.by), self.farm(action.by).sties
        if isinstance(action, Feed):
            kind, size = self.own(action.by, action.pig), self.grown(action)
            if kind is not None and size is not None:
                herd = moved(herd, (size_of(kind), -1), (size, 1))
        elif isinstance(action, Mate):
            size = self.newborn(action)
            herd = herd if size is None else moved(herd, (size, 1))
        elif isinstance(action, Buy) and ITEM_OF[action.item] < STY:
            herd = moved(herd, (ITEM_OF[action.item], 1))
        elif isinstance(action, Setup) and any(action.items[:STY]):
            herd = tuple(map(sum, zip(herd, action.items[:STY], strict=True)))
            sties += action.items[STY]
        return herd, sties


def from_starter(players: int, starter: int) -> tuple[int, ...]:
    """Seats clockwise from the starter (HP-D3)."""
    return tuple((starter + step) % players for step in range(players))


def shared_out(
    numbers: tuple[int, ...], chosen: tuple[str, ...], by_distance: tuple[int, ...]
) -> dict[int, int]:
    """Each number split evenly, what is left over one each from the nearest on (HP-D4)."""
    shares: dict[int, int] = {}
    for number, name in zip(numbers, ACTIONS, strict=True):
        choosers = [seat for seat in by_distance if chosen[seat] == name]
        for place, seat in enumerate(choosers):
            shares[seat] = number // len(choosers) + (place < number % len(choosers))
    return {seat: shares[seat] for seat in sorted(shares)}


def dying(farm: Farm) -> tuple[int, ...]:
    """The pigs by kind that an inspection takes: those without a vaccine (HP-X2)."""
    return tuple(0 if kind & VACCINATED else count for kind, count in enumerate(farm.pigs))


def spaces(herd: Counts, options: Options) -> int:
    """Spaces a herd takes by the area model."""
    return sum(n * each for n, each in zip(herd, options.spaces, strict=True))


def has_room(herd: Counts, sties: int, options: Options) -> bool:
    """Whether the spaces of the sties are enough in number (HP-P1)."""
    if options.space_model == "grid":
        return _by_area(herd) <= SPACES_PER_STY * sties
    return spaces(herd, options) <= SPACES_PER_STY * sties


def _by_area(herd: Counts) -> int:
    return spaces(herd, Options())


@lru_cache(maxsize=4096)
def lies_in(herd: Counts, sties: int, join: str) -> bool:
    """Whether the pieces really lie side by side in the joined sties (HP-P2)."""
    return pack(herd, sties, join) is not None


def fits(herd: Counts, sties: int, join: str, options: Options) -> bool:
    """Whether a herd fits, by the room model of the group (HP-P1, P2)."""
    if not has_room(herd, sties, options):
        return False
    return options.space_model == "area" or lies_in(herd, sties, join)
