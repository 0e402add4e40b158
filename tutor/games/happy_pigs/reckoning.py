"""Money at the end: the final sale and the tie-break (HP-G2 to G6)."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import LIST_PRICES, STY_STEP, TOOL_PRICE, Farm


def final_prices(facts: Facts) -> tuple[int, ...]:
    """What the card that is up adds to each pig at the final sale; all 0 by the rulebook."""
    card = facts.state.card
    if facts.options.final_sale == "list" or card is None or card.event.kind != "price":
        return (0,) * len(LIST_PRICES)
    return card.event.amounts[: len(LIST_PRICES)]


def sale_prices(facts: Facts) -> tuple[int, ...]:
    """What each size brings at the final sale (HP-G2)."""
    more = final_prices(facts)
    return tuple(max(0, usual + each) for usual, each in zip(LIST_PRICES, more, strict=True))


def totals(facts: Facts) -> dict[int, int]:
    """Money and pigs of each player, in the order of players."""
    prices = sale_prices(facts)
    return {
        seat: farm.money + sum(n * price for n, price in zip(farm.herd, prices, strict=True))
        for seat, farm in enumerate(facts.state.farms)
    }


def sty_value(sties: int) -> int:
    """$5 for the first sty, $5 more for each further one (HP-G4)."""
    return STY_STEP * sties * (sties + 1) // 2


def after_tie(farm: Farm) -> int:
    """What a tied leader gets for sties and tools."""
    return sty_value(farm.sties) + TOOL_PRICE * sum(farm.tools)


def tied(sums: dict[int, int]) -> tuple[int, ...]:
    """Everybody with the largest sum."""
    best = max(sums.values())
    return tuple(seat for seat, dollars in sums.items() if dollars == best)


class Standing(NamedTuple):
    """Sums by player, those with sties and tools where a tie must be broken, and the winners."""

    sums: dict[int, int]
    tiebreak: dict[int, int]
    winners: tuple[int, ...]


def standing(facts: Facts) -> Standing:
    """The whole reckoning (HP-G2 to G6)."""
    sums = totals(facts)
    first = tied(sums)
    if len(first) == 1:
        return Standing(sums, {}, first)
    second = {seat: sums[seat] + after_tie(facts.state.farms[seat]) for seat in first}
    return Standing(sums, second, tied(second))
