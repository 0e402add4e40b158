"""The position of a game of Schäferstündchen.

Players go by their index, clockwise is upwards; `State.seats` holds their names. Cards go by name;
a pile or a hand in which the order does not matter is a sorted tuple. `UNKNOWN` stands for a card
nobody named.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

SEATS = ("A", "B", "C", "D", "E", "F")
"""The seats of a position that names nobody."""
FEWEST = 2
VILLAGERS, BANDITS = "villagers", "bandits"
FACTIONS = (VILLAGERS, BANDITS)
ROLES = {
    "maid": VILLAGERS,
    "pastor": VILLAGERS,
    "teacher": VILLAGERS,
    "shepherd": VILLAGERS,
    "innkeeper": VILLAGERS,
    "cook": VILLAGERS,
    "daughter": BANDITS,
    "bandit": BANDITS,
    "magpie": BANDITS,
    "strongman": BANDITS,
    "weasel": BANDITS,
    "crone": BANDITS,
}
"""Role to faction (SC-T1)."""

SETUP, SELFISH, ASSIGN, REVEAL, MOVE, SNATCH, FIGHT, END = range(8)
SOLO, TEAM = "solo", "team"
SIX_CARDS, DISCARD_TWO, TAKE_ITEM = "six_cards", "discard_two", "take_item"
ABILITIES = ("none", SIX_CARDS, DISCARD_TWO, TAKE_ITEM)
"""What the roles can do whose ability no source tells, as reconstructed for the practice set."""
OPEN_ROLES = ("teacher", "cook", "magpie")
"""Roles whose ability no source tells (SC-M5)."""
SHEEP, DECK, HAND, PATH = 14, 71, 5, 7
RECEIVED = 2
"""Assignment cards that one player can get in a round (SC-B3)."""
VALLEY = 0
UNKNOWN, NONE, FORGONE = "?", "none", "forgone"
GIVEN, NO_CARD = "given", "no_card"
"""Other words for `none`: only the cards that a position describes, and no card laid."""
LEFT, GIVER = "left", "giver"
"""`to: left` sends a sheep to the left neighbour of the card's owner, `to: giver` to whoever laid
the card there; of an own card to the left neighbour.
"""

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does, from the few parts of the vocabulary; see its CARDS section.

    Of an interjection card: `cancel` discards an open card, `guard` keeps thieves off, `late` adds
    to the combat value once the combat cards are shown.
    """

    movement: int = 0
    combat: int = 0
    sit_out: bool = False
    lost: bool = False
    steal: bool = False
    lose: bool = False
    fetch: bool = False
    more: int = 0
    receive: int = 0
    roulette: tuple[tuple[int, int], ...] = ()
    drop: int = 0
    to: str | None = None
    use_combat: int | None = None
    use_cancel: bool = False
    from_hand: bool = False
    cancel: bool = False
    guard: bool = False
    late: int | None = None
    text: bool = False
    """Only its text says what happens: the table does, and enters the outcome."""

    @property
    def works_on_snatch(self) -> bool:
        """Whether the card waits for its owner's snatch."""
        return bool(self.more or self.receive or self.roulette or self.drop or self.to)

    @property
    def lasting(self) -> bool:
        """Whether the card stays in force once resolved (SC-R7)."""
        lasts = self.movement or self.combat or self.sit_out or self.lost
        return bool(lasts or self.works_on_snatch)


PLAIN = Effect()


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card. `value` is a number, "none" (none printed) or "?" (not stated).

    `copies` counts how often the card is in the box, 0 where nobody said so.
    """

    name: str
    value: int | str = UNKNOWN
    kind: str = "normal"
    colour: str | None = None
    lasts: str = "round"
    copies: int = 0
    effect: Effect = PLAIN


Values = tuple[str, int, int, str]
"""A role with its printed movement and combat value, and its ability where it is one of ours."""


@dataclass(frozen=True, slots=True)
class Options:
    """House rules and open questions, each with the default of the dossier."""

    assign_order: str = "free"
    daughter: str = "exempt"
    rounding: str = "none"
    take_order: str = "strength"
    second_sheep: str = "at_once"
    weasel_draws_sitting: bool = False
    bandit_sitter_stays: bool = True
    sitter_alone_snatches: bool = True
    crone2p: str = "discard"
    without_errata: tuple[str, ...] = ()
    optional_move: bool = False
    lost_cap: str = "home"
    combat_floor: str = "none"
    halve_after_card: bool = False
    maid_scope: str = "steal"
    new_game: str = SOLO
    """The mode in which a new game starts (SC-S1); a position says its own."""
    roles: tuple[Values, ...] = ()
    """Role values that an owner entered; they replace those of the practice set."""
    deck: tuple[tuple[str, Card], ...] = ()
    """(row, card) for each card that an owner entered; it replaces the practice set's row."""


@dataclass(frozen=True, slots=True)
class Player:
    """What belongs to one seat. `movement` and `combat` are the printed values.

    `at` counts steps to the valley: the path's length is the own home, 0 the valley, below 0 the
    other faction's path. `assigned` holds (giver, card) by giver. `declined`: will play no combat
    card. `undecided`: a Bandit who lost and may stay. `three`: cards the Crone has drawn and not
    handed out; `helped`: she has handed them out this round, or the Cook has discarded. `told`
    holds (card, effect) for each card in force that only its text explains, as the table entered
    it. `ability`: one of `ABILITIES`, for the roles whose ability no source tells. `loot`: the
    losers from one of whom a Magpie takes an item. `guarded`: nobody steals from this player until
    a theft is through. `passed`: uses and interjects nothing in this step. `laid_by` holds (card,
    giver), sorted, for each open card that sends a sheep to whoever laid it, an own one aside.
    `ignored` counts the Sit Outs in force that need not be obeyed, all of them unless he `sits`.
    """

    role: str | None = None
    movement: int | None = None
    combat: int | None = None
    at: int = PATH
    hand: Cards = ()
    fresh: Cards = ()
    selfish: str = NONE
    assigned: tuple[tuple[int, str], ...] = ()
    open: Cards = ()
    out: Cards = ()
    longer: Cards = ()
    items: Cards = ()
    sheep: int = 0
    sits: bool = False
    moved: bool = False
    combat_card: str = NONE
    declined: bool = False
    bonus: int = 0
    undecided: bool = False
    three: Cards = ()
    helped: bool = False
    told: tuple[tuple[str, Effect], ...] = ()
    ability: str = NONE
    loot: tuple[int, ...] = ()
    guarded: bool = False
    passed: bool = False
    laid_by: tuple[tuple[str, int], ...] = ()
    ignored: int = 0

    @property
    def faction(self) -> str | None:
        """The own side; None while the role is not named."""
        return None if self.role is None else ROLES[self.role]

    @property
    def face_down(self) -> Cards:
        """Cards in front that are not revealed."""
        own = () if self.selfish in (NONE, FORGONE) else (self.selfish,)
        return (*own, *(card for _, card in self.assigned))

    @property
    def in_force(self) -> Cards:
        """Resolved cards that still work."""
        return self.out + self.longer

    @property
    def in_valley(self) -> bool:
        """Whether the figure stands in the valley."""
        return self.at == VALLEY


@dataclass(frozen=True, slots=True)
class Walk:
    """A figure's way this round, in steps to the valley as in `Player.at`.

    `total` is the sum before the floor of 0, `value` the movement value, `drawn` the Weasel's
    extra steps; `to` where it ends, `steps` the spaces walked.
    """

    start: int
    total: int
    value: int
    drawn: int
    to: int
    lost: bool
    kept: bool
    """A Bandit in the valley whom "Verlaufen" does not move (SC-F20)."""
    blocked: int = 0
    """Spaces given up because figures stand there, where a space has room for one (SC-V4)."""

    @property
    def steps(self) -> int:
        """Spaces walked; the valley counts as one."""
        return abs(self.start - self.to)

    @property
    def crosses(self) -> bool:
        """Whether the figure leaves the valley behind."""
        return self.to * self.start < 0 or (self.start == VALLEY and self.to != VALLEY)


@dataclass(frozen=True, slots=True)
class Pending:
    """An action that waits until nature has put `cards` in order; `orders` came before."""

    action: Any
    cards: Cards
    orders: tuple[Cards, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """One moment of the game. `draw` is top first; `box` names a set of cards, or none."""

    options: Options
    players: tuple[Player, ...] = ()
    seats: tuple[str, ...] = SEATS
    mode: str = SOLO
    start: int = 0
    step: int = SELFISH
    path: int = PATH
    valley: int = 9
    supply: int = 5
    stand_ins: int = 0
    """Other markers that came into play as sheep, because the supply was empty (SC-G4)."""
    draw: Cards = ()
    discard: Cards = ()
    box: str = NONE
    cards: tuple[Card, ...] = field(default=())
    over: bool = False
    winner: str = NONE
    shown: bool = False
    """Whether the combat cards of a fight lie open, so that late interjections are due."""
    pending: Pending | None = None


def plus(cards: Cards, *more: str) -> Cards:
    """The cards with some more, sorted."""
    return tuple(sorted((*cards, *more)))


def minus(cards: Cards, *fewer: str) -> Cards:
    """The cards less some; where one is not named, an unknown card goes in its place."""
    left = list(cards)
    for card in fewer:
        left.remove(card if card in left else UNKNOWN)
    return tuple(left)


def counted(cards: Iterable[str]) -> dict[str, int]:
    """Card to how often it is there, by name."""
    counts: dict[str, int] = {}
    for card in sorted(cards):
        counts[card] = counts.get(card, 0) + 1
    return counts


def still_laid(laid_by: Iterable[tuple[str, int]], cards: Cards) -> tuple[tuple[str, int], ...]:
    """Who laid what, without cards that are not among these any more."""
    left, kept = list(cards), []
    for card, giver in laid_by:
        if card in left:
            left.remove(card)
            kept.append((card, giver))
    return tuple(kept)
