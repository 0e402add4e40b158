"""Why something happened: for each effect the rule that produced it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine.verdict import Finding
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import NONE, TEAM, VALLEY, Walk

_markers_home = BOOK.effect("SC-S3")
_sheep_out = BOOK.effect("SC-S4", laid=("valley", "supply"))
_shuffled = BOOK.effect("SC-S5")
_five_each = BOOK.effect("SC-S6", dealt=("draw",))
_youngest = BOOK.effect("SC-S7", starts=("seat",))
reshuffled = BOOK.effect("SC-W3", again=("cards",), waits=(), nothing=(), stays=())

own_card = BOOK.effect("SC-A2", own=("seat",))
given_cards = BOOK.effect("SC-B2", given=("seat", "givers"))
many_items = BOOK.effect("SC-I3", many=("seat", "items"))
bitten = BOOK.effect("SC-C12", bitten=("seat",))
told = BOOK.effect("SC-R2", told=("seat", "card"))
laid_item = BOOK.effect("SC-R4", lies_out=("seat", "items"))
spent = BOOK.effect("SC-R6", spent=("cards",))
remains = BOOK.effect("SC-R7", stays=("cards",), longer=("cards",), again=("cards",))
item_stays = BOOK.effect("SC-R8")
item_moves = BOOK.effect(
    "SC-I5", stolen=("seat", "item", "owner"), lost=("seat", "item"), used=("seat", "item")
)
fetched = BOOK.effect("SC-C8", fetched=("seat", "card"))
cancelled = BOOK.effect(
    "SC-J1", cancelled=("seat", "against"), guards=("seat", "against"), late=("seat", "combat"),
    shown=(), passes=("seat",),
)  # fmt: skip
six_cards = BOOK.effect("SC-W8", six=("seat", "cards"))
cook_discards = BOOK.effect("SC-W9", discarded=("seat", "cards"), keeps=("seat",))
booty = BOOK.effect("SC-F21", due=("seat", "losers"), took=("seat", "item", "owner"))
_plank = BOOK.effect("SC-C13", used=("seat", "combat"))
_coffee = BOOK.effect("SC-C14", used=("seat",), still=("seat",))

walks = BOOK.effect("SC-V1", walks=("seat", "steps"))
_sum = BOOK.effect("SC-V2", sum=("seat", "value"))
_floor = BOOK.effect("SC-V3", floor=("seat", "total"))
_shares = BOOK.effect("SC-V4", shares=("seat", "others"), blocked=("seat", "spaces"))
_from_home = BOOK.effect("SC-V5")
_stops = BOOK.effect("SC-V6", surplus=("seat", "surplus"), arrives=("seat",), stays=("seat",))
_draws = BOOK.effect("SC-V7", drawn=("seat", "card", "steps"), nothing=("seat",))
_crosses = BOOK.effect(
    "SC-C5", crosses=("seat", "behind"), harmless=("seat", "left"), end=("seat",)
)
_exactly = BOOK.effect("SC-C6", lucky=("seat",))
_back = BOOK.effect("SC-C7", back=("seat",))
_spared = BOOK.effect("SC-F20", spared=("seat",))
_sits = BOOK.effect("SC-X1", sits=("seat",))
_adds_up = BOOK.effect("SC-I4", items=("seat", "bonus"))

took = BOOK.effect("SC-N2", took=("seat", "sheep", "valley"), declined=("seat",))
goes_home = BOOK.effect("SC-N3", home=("seat", "faction"))
outside_stay = BOOK.effect("SC-N5", stay=("others",))
one_of_two = BOOK.effect("SC-N7", one=("seat",))
draws_for_sheep = BOOK.effect("SC-C1", drawn=("seat", "card", "sheep"), nothing=())
from_supply = BOOK.effect("SC-C2", sheep=("sheep",))
supply_empty = BOOK.effect("SC-C3", empty=("missing",), stand_in=("seat", "sheep"))
who_snatched = BOOK.effect("SC-C4", belongs=("seat",), at_once=("seat",))
received = BOOK.effect("SC-Y2", received=("seat", "sheep", "supply"))
fell_over = BOOK.effect("SC-C9", fell=("seat", "sheep"), back=("seat", "sheep"))
one_more = BOOK.effect(
    "SC-C10", more=("seat", "sheep"), nothing=("seat",), supply=("seat", "sheep")
)
diverted = BOOK.effect("SC-C11", to=("seat", "to"), kept=("seat",), all=("seat", "to", "sheep"))
maid_keeps = BOOK.effect("SC-I6", keeps=("seat",))


_last_sheep = BOOK.effect("SC-G1", ended=(), goes_on=("valley",))
_most_sheep = BOOK.effect("SC-G2", wins=("winner", "sheep"))
_most_in_team = BOOK.effect("SC-G3", wins=("winner", "sheep", "others"))
_tie_goes_on = BOOK.effect("SC-G4", again=("leaders", "sheep"), stand_in=("leaders", "sheep"))

clears = BOOK.effect("SC-W1", cleared=("cards",))
refills = BOOK.effect("SC-W2", refilled=("cards",))
start_passes = BOOK.effect("SC-W4", passes=("seat",))
crone_first = BOOK.effect("SC-W7")
crone_draws = BOOK.effect(
    "SC-W5", draws=("seat", "cards"), helps=("seat", "others"), helps_one=("seat", "others")
)
into_hands = BOOK.effect("SC-W6")


def setup_events(seat: str, valley: int, supply: int, draw: int) -> tuple[Finding, ...]:
    """The laid-out table."""
    return (
        _markers_home(at=("home:villagers", "home:bandits")),
        _sheep_out("laid", valley=valley, supply=supply, at=("valley", "supply")),
        _shuffled(at=("draw",)),
        _five_each("dealt", draw=draw, at=("draw",)),
        _youngest("starts", seat=seat, at=(f"player:{seat}",)),
    )


def walk_events(facts: Facts, seat: int, walk: Walk) -> tuple[Finding, ...]:
    """How a figure came to its place; `walk` may be a stop by the rules or a question."""
    name = facts.seats[seat]
    at = (f"figure:{name}",)
    if facts.players[seat].sits and not walk.drawn:
        return (_sits("sits", seat=name, at=at),)
    events = [_sum("sum", seat=name, value=walk.value, at=at)]
    if walk.total < 0:
        events.append(_floor("floor", seat=name, total=walk.total, need=0, have=walk.total, at=at))
    if walk.start == facts.state.path:
        events.append(_from_home(at=at))
    if walk.start < VALLEY:
        events.append(_back("back", seat=name, at=at))
    blocked = _blocked_events(name, walk)
    return (*events, *_lost_events(name, walk), *blocked, *_arrival(facts, seat, walk))


def _blocked_events(name: str, walk: Walk) -> Iterable[Finding]:
    """That a figure stopped early, because no space behind had room (SC-V4)."""
    if walk.blocked:
        yield _shares("blocked", seat=name, spaces=walk.blocked, at=(f"figure:{name}",))


def _lost_events(name: str, walk: Walk) -> Iterable[Finding]:
    at = (f"figure:{name}", "valley")
    if walk.kept:
        yield _spared("spared", seat=name, at=at)
    elif walk.crosses:
        surplus = walk.value + walk.drawn - abs(walk.start) - walk.blocked
        behind = abs(walk.to)
        if surplus > behind:
            yield _crosses("end", seat=name, need=behind, have=surplus, at=at)
        else:
            yield _crosses("crosses", seat=name, behind=behind, at=at)
    elif walk.lost and walk.to == VALLEY and not walk.blocked:
        yield _exactly("lucky", seat=name, also=("SC-C5",), at=at)
    elif walk.lost and walk.to != VALLEY:
        yield _crosses("harmless", seat=name, left=abs(walk.to), at=at)


def _arrival(facts: Facts, seat: int, walk: Walk) -> Iterable[Finding]:
    name = facts.seats[seat]
    at = (f"figure:{name}",)
    others = tuple(facts.seats[other] for other in facts.sharing(seat, walk.to))
    if others and walk.steps:
        spots = (*at, *(f"figure:{other}" for other in others))
        yield _shares("shares", seat=name, others=others, at=spots)
    if walk.to != VALLEY or walk.kept:
        return
    surplus = walk.value + walk.drawn - abs(walk.start)
    if walk.start == VALLEY:
        yield _stops("stays", seat=name, at=(*at, "valley"))
    elif surplus and not walk.lost:
        yield _stops("surplus", seat=name, surplus=surplus, at=(*at, "valley"))
    else:
        yield _stops("arrives", seat=name, at=(*at, "valley"))


def weasel_events(name: str, card: str | None, steps: int) -> tuple[Finding, ...]:
    """The card that the Weasel drew for its move."""
    at = (f"figure:{name}", "draw")
    if card is None:
        return (_draws("nothing", seat=name, at=at),)
    return (_draws("drawn", seat=name, card=card, steps=steps, at=at),)


def items_events(facts: Facts, seat: int, bonus: str) -> tuple[Finding, ...]:
    """That laid-out items add up; `bonus` is movement or combat."""
    items = facts.as_told(seat, facts.players[seat].items)
    effects = [getattr(card.effect, bonus) for card in items]
    if not any(effects):
        return ()
    at = (f"items:{facts.seats[seat]}",)
    return (_adds_up("items", seat=facts.seats[seat], bonus=sum(effects), at=at),)


def movement_events(facts: Facts, seat: int, total: int) -> tuple[Finding, ...]:
    """The movement value and its floor."""
    name = facts.seats[seat]
    at = (f"figure:{name}",)
    events = [_sum("sum", seat=name, value=max(0, total), at=at)]
    if total < 0:
        events.append(_floor("floor", seat=name, total=total, need=0, have=total, at=at))
    return (*events, *items_events(facts, seat, "movement"))


def use_events(name: str, item: str, combat: int | None, *, asleep: bool) -> tuple[Finding, ...]:
    """An item that was used up. `asleep`: its owner still sits out."""
    at = (f"items:{name}",)
    events = [item_moves("used", seat=name, item=item, at=at)]
    if item == "brett":
        events.append(_plank("used", seat=name, combat=combat or 0, at=at))
    if item == "starker_kaffee":
        events.append(_coffee("still" if asleep else "used", seat=name, at=at))
    return tuple(events)


def ending(facts: Facts, winner: str, leaders: tuple[str, ...]) -> tuple[Finding, ...]:
    """The rules that end the game and name the winner; a tie has several leaders. The valley is
    empty still.
    """
    state = facts.state
    most = max(totals(facts).values(), default=0)
    over = _last_sheep("ended", at=("valley",))
    if winner == NONE and leaders:
        say = "again" if state.supply else "stand_in"
        tie = _tie_goes_on(say, leaders=leaders, sheep=most, at=("valley", "supply"))
        return (over, tie)
    if state.mode == TEAM:
        others = min(totals(facts).values())
        at = (f"home:{winner}",)
        return (over, _most_in_team("wins", winner=winner, sheep=most, others=others, at=at))
    at = (f"sheep:{winner}",)
    return (over, _most_sheep("wins", winner=winner, sheep=most, at=at))


def goes_on(valley: int) -> Finding:
    """While sheep are in the valley nobody has won."""
    return _last_sheep("goes_on", valley=valley, need=0, have=valley, at=("valley",))


def totals(facts: Facts) -> dict[str, int]:
    """Sheep by seat, or by faction in a team game (SC-G2, G3)."""
    if facts.state.mode != TEAM:
        return {facts.seats[seat]: player.sheep for seat, player in enumerate(facts.players)}
    sums = {"villagers": 0, "bandits": 0}
    for seat, player in enumerate(facts.players):
        sums[facts.faction(seat)] += player.sheep
    return sums


def leaders(facts: Facts) -> tuple[str, ...]:
    """Those with most sheep."""
    sheep = totals(facts)
    most = max(sheep.values(), default=0)
    return tuple(name for name, owned in sheep.items() if owned == most)
