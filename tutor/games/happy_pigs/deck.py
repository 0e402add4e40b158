"""The reconstructed season deck: not the publisher's, and labelled so wherever it is in play.

Numbers are Feed, Mate, Purchase, Sell. Each slot is a season and a place in it; an owner's own
cards take a slot's place (switch `deck`).
"""

from __future__ import annotations

from tutor.games.happy_pigs.state import (
    BABY,
    ITEM_OF,
    ITEMS,
    LARGE,
    MEASURES,
    MEDIUM,
    NOTHING,
    SEASONS,
    SIZES,
    SMALL,
    Card,
    Happening,
    Options,
)

LETTERS = ("SP", "SU", "AU", "WI")
PER_SEASON = 6
SLOTS = tuple(f"{letters}{place}" for letters in LETTERS for place in range(1, PER_SEASON + 1))


def _price(**change: int) -> Happening:
    amounts = [0] * len(ITEMS)
    for name, dollars in change.items():
        amounts[ITEM_OF[name]] = dollars
    return Happening("price", tuple(amounts))


def _per_pig(dollars: int, *sizes: int) -> Happening:
    return Happening("per_pig", tuple(dollars * (size in sizes) for size in range(len(SIZES))))


def _most(*sizes: int, money: int = 0, supplement: int = 0, amulet: int = 0) -> Happening:
    measure = "" if sizes else MEASURES[0]
    return Happening("most", sizes=sizes, prize=(money, 0, supplement, amulet), measure=measure)


_CARDS: tuple[tuple[str, tuple[int, int, int, int], Happening], ...] = (
    ("SP1", (7, 8, 9, 6), Happening("births", sizes=(MEDIUM, LARGE), per=2)),
    ("SP2", (8, 7, 9, 6), NOTHING),
    ("SP3", (8, 9, 7, 6), _most(BABY, amulet=2)),
    ("SP4", (7, 8, 8, 7), _per_pig(1, BABY)),
    ("SP5", (6, 8, 9, 7), _price(M=-2)),
    ("SP6", (8, 7, 8, 7), _price(vaccine=-1)),
    ("SU1", (9, 7, 8, 6), _price(supplement=-1)),
    ("SU2", (9, 8, 7, 6), NOTHING),
    ("SU3", (8, 8, 7, 7), _most(MEDIUM, money=10)),
    ("SU4", (7, 7, 9, 7), _price(B=-1, S=-1, M=-1, L=-1)),
    ("SU5", (8, 6, 8, 8), _price(S=2, M=2)),
    ("SU6", (8, 9, 7, 6), _most(BABY, SMALL, MEDIUM, LARGE, supplement=3)),
    ("AU1", (8, 7, 7, 8), _most(LARGE, money=25)),
    ("AU2", (7, 6, 8, 9), _price(L=5)),
    ("AU3", (8, 7, 8, 7), NOTHING),
    ("AU4", (9, 7, 7, 7), _per_pig(1, MEDIUM, LARGE)),
    ("AU5", (7, 8, 8, 7), _most(SMALL, supplement=2)),
    ("AU6", (7, 7, 8, 8), _price(M=2, L=2)),
    ("WI1", (7, 6, 9, 8), _price(vaccine=-1)),
    ("WI2", (8, 7, 7, 8), NOTHING),
    ("WI3", (7, 7, 8, 8), _most(money=15)),
    ("WI4", (8, 6, 7, 9), _price(M=2, L=3)),
    ("WI5", (8, 7, 9, 6), _price(B=-1, S=-1, M=-1, L=-1)),
    ("WI6", (9, 6, 7, 8), _per_pig(2, LARGE)),
)
RECONSTRUCTED = {
    slot: Card(LETTERS.index(slot[:2]), numbers, event, slot) for slot, numbers, event in _CARDS
}
PARTLY_KNOWN = ("SP1", "SP2", "SP3", "AU1")
"""Cards of which a public source tells the event or two numbers."""


def card_of(slot: str, options: Options) -> Card:
    """The card in a slot: the owner's own, else the reconstructed one."""
    return dict(options.deck).get(slot, RECONSTRUCTED[slot])


def season_cards(season: int, options: Options) -> tuple[Card, ...]:
    """The six cards of a season, by its index in SEASONS."""
    assert 0 <= season < len(SEASONS)
    return tuple(
        card_of(f"{LETTERS[season]}{place}", options) for place in range(1, PER_SEASON + 1)
    )


def is_reconstructed(card: Card, options: Options) -> bool:
    """Whether a card is of the reconstructed deck, and not one that somebody entered."""
    return card.slot not in dict(options.deck) and RECONSTRUCTED.get(card.slot) == card
