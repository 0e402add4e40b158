"""Who is how strong, who wins the places of a fight, and who takes how many sheep."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

from tutor.engine.problem import refuse
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import NONE, SOLO, TEAM, UNKNOWN

PLACES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""Figures in the fight to winners, which is also the number of sheep (SC-F3, F4, F5)."""
PLACE_RULES = {2: "SC-F3", 3: "SC-F4", 4: "SC-F4", 5: "SC-F5", 6: "SC-F5"}
WHOLE, PRINTED = "whole", "printed"

Draw = Callable[[int], int | None]
"""Draws a player's card for a tie and gives its value; None when no card is left."""
Matters = Callable[[Facts, Sequence[int], Sequence[int], int], bool]
"""Whether the order of equals decides something: (facts, winners before, equals, places left)."""


@dataclass(frozen=True, slots=True)
class Breaker:
    """How ties are broken: with which cards, and which of them have to be."""

    draw: Draw
    matters: Matters


@dataclass(frozen=True, slots=True)
class Strength:
    """A combat value and its parts. `twice` is the value doubled, so that halves stay whole.

    `items` and `laid` are what counts, `ignored` what the Innkeeper does not let count. `halved`
    is "", "whole" or "printed"; `card` the combat card's value.
    """

    printed: int
    items: int
    laid: int
    used: int
    ignored: int
    halved: str
    card: int
    twice: int

    @property
    def value(self) -> int | float:
        """The combat value."""
        return self.twice // 2 if self.twice % 2 == 0 else self.twice / 2

    @property
    def spoken(self) -> int | str:
        """The combat value for a sentence, such as 3 or 2½."""
        return half(self.twice)


def half(twice: int) -> int | str:
    """Half of a number as people write it."""
    if twice % 2 == 0:
        return twice // 2
    whole, sign = abs(twice) // 2, "-" if twice < 0 else ""
    return f"{sign}{whole or ''}½"


def daughter(facts: Facts) -> int | None:
    """The Robber's Daughter when she is in the valley (SC-F8)."""
    return next((s for s in facts.valley if facts.players[s].role == "daughter"), None)


def halving(facts: Facts, seat: int) -> str:
    """What the Robber's Daughter halves of a player's combat value (SC-F8, F8p, F12)."""
    she = daughter(facts)
    if she is None or seat not in facts.valley or immune(facts, seat):
        return ""
    reading = facts.options.daughter
    if seat == she:
        return WHOLE if reading == "included" else ""
    if reading != PRINTED:
        return WHOLE
    friends = facts.state.mode != SOLO and facts.faction(seat) == facts.faction(she)
    return "" if friends else PRINTED


def immune(facts: Facts, seat: int) -> bool:
    """Whether the Innkeeper is spared the halving (SC-F12)."""
    return facts.holds_erratum("SC-F12") and facts.players[seat].role == "innkeeper"


def strength(facts: Facts, seat: int) -> Strength:
    """A player's combat value in this fight. Raises Unreadable for a value not stated."""
    player = facts.players[seat]
    if player.combat is None:
        raise refuse(f"players.{facts.seats[seat]}.combat", "needed", "SC-F6")
    shrugs = player.role == "innkeeper"
    bonuses = [card.effect.combat for card in facts.as_told(seat, player.items)]
    effects = [card.effect.combat for card in facts.as_told(seat, player.in_force)]
    counts = [bonus for bonus in bonuses if bonus > 0 or not shrugs]
    laid = [bonus for bonus in effects if bonus > 0 or not shrugs]
    ignored = sum(bonuses) + sum(effects) - sum(counts) - sum(laid)
    halved = halving(facts, seat)
    base = sum(counts) + sum(laid) + player.bonus
    card = _combat_value(facts, seat)
    twice = _doubled(facts, player.combat, base, halved, card)
    return Strength(
        player.combat, sum(counts), sum(laid), player.bonus, ignored, halved, card, twice
    )


def _combat_value(facts: Facts, seat: int) -> int:
    card = facts.players[seat].combat_card
    if card == UNKNOWN:
        raise refuse(f"players.{facts.seats[seat]}.combat_card", "needed", "SC-F10")
    return 0 if card == NONE else facts.value(card)


def _doubled(facts: Facts, printed: int, base: int, halved: str, card: int) -> int:
    """Twice the combat value: halved, rounded, then the combat card (U17)."""
    if facts.options.combat_floor == "zero":
        base = max(0, printed + base) - printed
    if halved == PRINTED:
        return _rounded(facts, printed) + 2 * (base + card)
    if halved == WHOLE and facts.options.halve_after_card:
        return _rounded(facts, printed + base + card)
    if halved == WHOLE:
        return _rounded(facts, printed + base) + 2 * card
    return 2 * (printed + base + card)


def _rounded(facts: Facts, number: int) -> int:
    """Twice the half of a number, rounded where the table rounds."""
    if facts.options.rounding == "up":
        return -(-number // 2) * 2
    return number // 2 * 2 if facts.options.rounding == "down" else number


@dataclass(frozen=True, slots=True)
class Tie:
    """A tie that had to be broken, and how. `order` lists the tied, the best first."""

    order: tuple[int, ...]
    shepherd: bool
    printed: bool
    drawn: tuple[tuple[int, int | None], ...]
    """(player, value) of each card drawn, in order; None where no card was left for anybody."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Those in the winners' places, strongest first, and every tie broken on the way."""

    winners: tuple[int, ...]
    ties: tuple[Tie, ...]


def ranking(facts: Facts, draw: Draw) -> Ranking:
    """Who wins the fight at hand. Draws cards only for a tie that decides something."""
    twice = {seat: strength(facts, seat).twice for seat in facts.valley}
    order = sorted(facts.valley, key=lambda seat: -twice[seat])
    places = PLACES[len(order)]
    winners: list[int] = []
    ties: list[Tie] = []
    if one_side(facts):
        winners += _leads(facts, order, twice, draw, ties)
        side = facts.faction((winners or order)[0])
        order = [s for s in order if s not in winners and facts.faction(s) == side]
    for _, equals in groupby(order, key=lambda seat: twice[seat]):
        group, left = list(equals), places - len(winners)
        if left <= 0:
            break
        if decides(facts, winners, group, left):
            ties.append(_broken(facts, winners, group, left, Breaker(draw, decides)))
            group = list(ties[-1].order)
        winners += group[:left]
    return Ranking(tuple(winners), tuple(ties))


def one_side(facts: Facts) -> bool:
    """Whether all winners are of one team, by our reading of the older rule (SC-F14)."""
    return facts.state.mode == TEAM and not facts.holds_erratum("SC-F14")


def _leads(
    facts: Facts, order: list[int], twice: Mapping[int, int], draw: Draw, ties: list[Tie]
) -> list[int]:
    """The figure whose side wins, where a tie between the sides has to be broken for it."""
    best = [seat for seat in order if twice[seat] == twice[order[0]]]
    if not _sides_differ(facts, (), best, 1):
        return []
    ties.append(_broken(facts, (), best, 1, Breaker(draw, _sides_differ)))
    return [ties[-1].order[0]]


def _sides_differ(facts: Facts, before: Sequence[int], group: Sequence[int], left: int) -> bool:
    return left > 0 and len({facts.faction(seat) for seat in group}) > 1


def decides(facts: Facts, before: Sequence[int], group: Sequence[int], left: int) -> bool:
    """Whether the order of equals matters: for a place, or for the last sheep (U18)."""
    if len(group) < 2:
        return False
    if len(group) > left:
        return True
    if facts.options.take_order == "clockwise":
        return False
    outcomes = {_gains(facts, [*before, *order]) for order in permutations(group)}
    return len(outcomes) > 1


def _gains(facts: Facts, winners: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """What each winner gets, a sheep from the supply as good as one from the valley (SC-F17)."""
    taken = hauls(facts, winners, facts.state.valley)
    works = any(card.effect.works_on_snatch for seat in taken for card in facts.works(seat))
    extra = {} if works else made_good(facts, taken)
    return tuple(sorted((seat, sheep + extra.get(seat, 0)) for seat, sheep in taken.items()))


def made_good(facts: Facts, taken: Mapping[int, int]) -> dict[int, int]:
    """Sheep from the supply for winners who find none, by our older reading (SC-F17)."""
    if facts.holds_erratum("SC-F17"):
        return {}
    without = [seat for seat, sheep in taken.items() if not sheep]
    return dict.fromkeys(without[: facts.state.supply], 1)


def _broken(
    facts: Facts,
    before: Sequence[int],
    group: Sequence[int],
    left: int,
    by: Breaker,
) -> Tie:
    """Shepherd, then printed value, then cards drawn (SC-D4, D1, D2)."""
    herd = [seat for seat in group if facts.players[seat].role == "shepherd"]
    others = [seat for seat in group if seat not in herd]
    printed = {seat: facts.players[seat].combat or 0 for seat in others}
    others.sort(key=lambda seat: -printed[seat])
    contested = by.matters(facts, [*before, *herd], others, left - len(herd)) and left > len(herd)
    order, drawn = list(herd), list[tuple[int, int | None]]()
    for _, equals in groupby(others, key=lambda seat: printed[seat]):
        block, room = list(equals), left - len(order)
        if room > 0 and by.matters(facts, [*before, *order], block, room):
            block = _drawn(facts, [*before, *order], block, room, by, drawn)
        order += block
    return Tie(tuple(order), bool(herd), contested, tuple(drawn))


def _drawn(
    facts: Facts,
    before: list[int],
    block: list[int],
    left: int,
    by: Breaker,
    drawn: list[tuple[int, int | None]],
) -> list[int]:
    """Each draws a card, the highest first; those still equal draw again. Where no card is left,
    whoever sits nearest to the starting player is first.
    """
    cards = {seat: by.draw(seat) for seat in block}
    if all(card is None for card in cards.values()):
        drawn += cards.items()
        return block
    drawn += [(seat, card) for seat, card in cards.items() if card is not None]
    values = {seat: card or 0 for seat, card in cards.items()}
    block = sorted(block, key=lambda seat: -values[seat])
    order: list[int] = []
    for _, equals in groupby(block, key=lambda seat: values[seat]):
        part, room = list(equals), left - len(order)
        if room > 0 and by.matters(facts, [*before, *order], part, room):
            part = _drawn(facts, [*before, *order], part, room, by, drawn)
        order += part
    return order


def takers(facts: Facts, winners: Sequence[int]) -> list[int]:
    """The winners in the order in which they take sheep; who sits out takes none (SC-X3)."""
    awake = [seat for seat in winners if not facts.players[seat].sits]
    if facts.options.take_order == "strength":
        return awake
    return [seat for seat in facts.clockwise if seat in awake]


def hauls(facts: Facts, winners: Sequence[int], valley: int) -> dict[int, int]:
    """Sheep that the winners of a fight take from the valley, in the order they take them."""
    return shared(facts, takers(facts, winners), valley)


def shared(facts: Facts, order: Sequence[int], valley: int) -> dict[int, int]:
    """Sheep from the valley for those who take in this order (SC-F17, N6, C10, U12)."""
    taken = dict.fromkeys(order, 0)
    for seat, sheep in taking(facts, order, valley):
        taken[seat] += sheep
    return taken


def taking(facts: Facts, order: Sequence[int], valley: int) -> list[tuple[int, int]]:
    """(player, sheep) for each grab at the valley, in the order in which they happen."""
    late = facts.options.second_sheep == "last"
    turns = [(seat, 1 if late else facts.catch(seat)) for seat in order]
    seconds = [(seat, 1) for seat in order if late and facts.catch(seat) > 1]
    last_turn = {seat: index for index, (seat, _) in enumerate(turns + seconds)}
    taken, grabs = dict.fromkeys(order, 0), list[tuple[int, int]]()
    for index, (seat, wanted) in enumerate(turns + seconds):
        got = min(wanted, valley)
        if taken[seat] + got and last_turn[seat] == index:
            got += min(facts.more(seat), valley - got)
        taken[seat] += got
        valley -= got
        grabs.append((seat, got))
    return grabs
