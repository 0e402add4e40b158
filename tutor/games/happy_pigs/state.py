"""The position of a game of Happy Pigs.

Players go by their index in `State.players`, pigs by kind (see `KINDS`), items by their index in
`ITEMS`, the card's numbers by their index in `ACTIONS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

SETUP, CARD, CHOOSE, TURNS = "setup", "card", "choose", "turns"
EVENT, CHANGE, PASS, OVER = "event", "change", "pass", "over"
STEPS = (SETUP, CARD, CHOOSE, TURNS, EVENT, CHANGE, PASS, OVER)
ROUNDS = 16
SEASONS = ("spring", "summer", "autumn", "winter")
CARDS_PER_SEASON = 4
ACTIONS = ("feed", "mate", "purchase", "sell")

SIZES = ("B", "S", "M", "L")
BABY, SMALL, MEDIUM, LARGE = range(4)
KINDS = tuple(f"{size}{star}{mark}" for size in SIZES for star in ("", "*") for mark in ("", "!"))
"""Size, then * for vaccinated, then ! for grown or given birth this round: index 4·size+2·*+!."""
KIND_OF = {name: kind for kind, name in enumerate(KINDS)}
NO_PIG = -1
VACCINATED, USED = 2, 1
"""What vaccinating and marking add to a kind."""

TOOLS = ("vaccine", "supplement", "amulet")
VACCINE, SUPPLEMENT, AMULET = range(3)
ITEMS = (*SIZES, "sty", *TOOLS)
ITEM_OF = {name: item for item, name in enumerate(ITEMS)}
STY, FIRST_TOOL = 4, 5
LIST_PRICES = (3, 6, 10, 15)
TOOL_PRICE = 1
STY_STEP = 5
BOX = (40, 40, 40, 40, 20, 25, 25, 25)
"""Pieces in the box, in the order of ITEMS (HP-C1, C2)."""
START_MONEY = 45
MEASURES = ("vaccinated", "sties", "money", *TOOLS)
"""What a contest can count besides sizes of pigs."""
HIDDEN = "hidden"
"""In a view: a player has chosen, but the card still lies face down."""


@dataclass(frozen=True, slots=True)
class Happening:
    """What a season card does. `kind` is none, price, per_pig, most, births, gift or manual.

    `amounts` are dollars per item (price) or per size (per_pig). `sizes` are what most and births
    count; most with no size counts `measure`, one of MEASURES. `prize` is money and then each
    tool, also for gift. `text` is what a manual event says.
    """

    kind: str = "none"
    amounts: tuple[int, ...] = ()
    sizes: tuple[int, ...] = ()
    prize: tuple[int, ...] = ()
    per: int = 0
    measure: str = ""
    text: str = ""


NOTHING = Happening()


@dataclass(frozen=True, slots=True)
class Card:
    """A season card: its season, its four numbers, its event.

    `slot` is its place in the deck (see `deck`), "" for a card that somebody entered.
    """

    season: int
    numbers: tuple[int, ...] = (0, 0, 0, 0)
    event: Happening = NOTHING
    slot: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """House rules, each with the dossier's ruling as default."""

    advanced: bool = False
    iello_start: bool = False
    exchange_order: str = "end"
    mate_pairs: bool = False
    tool_stacking: str = "one"
    price_events: str = "now"
    zero_contest: str = "nobody"
    short_prize: str = "whole"
    event_births: str = "free"
    final_sale: str = "list"
    space_model: str = "area"
    two_players: bool = False
    upkeep: str = "auto"
    spaces: tuple[int, ...] = (4, 6, 9, 12)
    supply: tuple[int, ...] = BOX[:4]
    deck: tuple[tuple[str, Card], ...] = ()

    @property
    def box(self) -> tuple[int, ...]:
        """Pieces in the box, in the order of ITEMS."""
        return (*self.supply, *BOX[STY:])


@dataclass(frozen=True, slots=True)
class Farm:
    """What one player owns. `pigs` counts each of KINDS, `left` actions still to carry out.

    Where upkeep is done by hand: `treated` is the kind of the pig that has had a vaccine and is
    not turned over yet, `spent` counts the tools used and not yet back in the store.
    """

    money: int
    sties: int
    pigs: tuple[int, ...]
    tools: tuple[int, ...]
    left: int
    join: str
    treated: int = NO_PIG
    spent: tuple[int, ...] = (0, 0, 0)

    @property
    def owes(self) -> bool:
        """Whether a pig is still to be turned over, or a tool to be put back."""
        return self.treated != NO_PIG or any(self.spent)

    @property
    def herd(self) -> tuple[int, ...]:
        """Pigs by size, whatever their marks."""
        pigs = self.pigs
        return tuple(sum(pigs[4 * size : 4 * size + 4]) for size in range(4))

    @property
    def vaccinated(self) -> int:
        """Pigs with the syringe side up."""
        return sum(count for kind, count in enumerate(self.pigs) if kind & VACCINATED)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of the game.

    `turn` matters in the set-up and in step turns only, else it is the starter. `chosen` holds an
    action, "" or HIDDEN per player. `prices` are dollars per item on top of the list, () for
    none; `used` the deck's slots already turned up.
    """

    options: Options
    players: tuple[str, ...]
    starter: int
    round: int
    step: str
    turn: int
    card: Card | None
    chosen: tuple[str, ...]
    farms: tuple[Farm, ...]
    store: tuple[int, ...]
    prices: tuple[int, ...] = ()
    used: tuple[str, ...] = ()


def season_of(number: int) -> int:
    """The season of a round (HP-R4)."""
    return (number - 1) // CARDS_PER_SEASON


def ends_season(number: int) -> bool:
    """Whether a season change follows the round (HP-X1)."""
    return number % CARDS_PER_SEASON == 0


def size_of(kind: int) -> int:
    """The size of a pig of that kind."""
    return kind // 4


def spoken(name: str) -> str:
    """A pig or item in the words of notes: "medium*" for "M*".

    Letters alone would clash with players who are called B or S.
    """
    return _SPOKEN[name[0]] + name[1:] if name[0] in _SPOKEN else name


_SPOKEN = {"B": "baby", "S": "small", "M": "medium", "L": "large"}

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])


def moved(counts: tuple[int, ...], *changes: tuple[int, int]) -> tuple[int, ...]:
    """The counts with (index, more) added."""
    changed = list(counts)
    for index, more in changes:
        changed[index] += more
    return tuple(changed)
