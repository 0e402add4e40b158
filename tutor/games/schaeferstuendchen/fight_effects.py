"""Why a fight ended as it did: for each part the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.engine.verdict import Finding
from tutor.games.schaeferstuendchen.effects import items_events
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import (
    PLACE_RULES,
    PLACES,
    PRINTED,
    Ranking,
    Strength,
    Tie,
    daughter,
    immune,
    one_side,
    strength,
)
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import NONE, TEAM

two_sheep = BOOK.effect("SC-N6", two=("seat", "sheep"), one=("seat",), leaves=("seat",))
_rivals = BOOK.effect("SC-F1", fight=("figures",))
_opponents = BOOK.effect("SC-F2", count=("figures", "places"))
_places = {rule: BOOK.effect(rule) for rule in ("SC-F3", "SC-F4", "SC-F5")}
_value = BOOK.effect("SC-F6", value=("seat", "printed", "items", "laid", "value"))
_highest = BOOK.effect("SC-F7", wins=("winners", "value"))
_halves = BOOK.effect("SC-F8", halved=("seat", "value"), own=("seat",))
_halves_printed = BOOK.effect("SC-F8p", halved=("seat", "printed"), spared=("seat",))
_combat_cards = BOOK.effect("SC-F9", laid=("seat", "card"))
_only_value = BOOK.effect("SC-F10", bonus=("seat", "card", "value"))
_interjected = BOOK.effect("SC-J3")
_ignores = BOOK.effect("SC-F11", ignores=("seat", "ignored"))
_immune = BOOK.effect("SC-F12", bite=("seat",), whole=("seat",))
_strongest = BOOK.effect("SC-F13", strongest=("winners",))
_any_team = BOOK.effect("SC-F14", mixed=("winners",), one=("winners",), one_side=("winners",))
_all_home = BOOK.effect("SC-F15", home=("seats",))
_only_winners = BOOK.effect("SC-F16", takes=("seat", "sheep"), nobody=())
_none_left = BOOK.effect("SC-F17", empty_handed=("seat",), made_good=("seat",))
_may_stay = BOOK.effect("SC-F18", stays=("seat",), chooses=("seat",), leaves=("seat",))
_won_home = BOOK.effect("SC-F19", home=("seat",))
_no_sheep = BOOK.effect("SC-X3", none=("seat",))
_sitter_home = BOOK.effect("SC-X4", home=("seat",))
_blocks = BOOK.effect("SC-X5", blocks=("seat",))
_printed_wins = BOOK.effect("SC-D1", higher=("seats", "printed"), equal=("seats",))
_cards_decide = BOOK.effect("SC-D2", drawn=("seats", "values"), none_left=("seats",))
_discarded = BOOK.effect("SC-D3", discarded=("cards",))
_shepherd = BOOK.effect("SC-D4", wins=("seat",))


def strength_events(facts: Facts, seat: int) -> tuple[Finding, ...]:
    """A combat value, part by part."""
    name, parts = facts.seats[seat], strength(facts, seat)
    at = (f"figure:{name}",)
    value = _value(
        "value",
        seat=name,
        printed=parts.printed,
        items=parts.items + parts.used,
        laid=parts.laid,
        value=parts.spoken,
        at=at,
    )
    return (
        value,
        *items_events(facts, seat, "combat"),
        *_innkeeper_events(facts, seat, parts),
        *_halving_events(facts, seat, parts),
        *_combat_card_events(facts, seat, parts),
    )


def _innkeeper_events(facts: Facts, seat: int, parts: Strength) -> Iterable[Finding]:
    name = facts.seats[seat]
    at = (f"figure:{name}",)
    if parts.ignored:
        yield _ignores("ignores", seat=name, ignored=-parts.ignored, at=at)
    bitten = "angebissen" in facts.players[seat].in_force
    if bitten and immune(facts, seat):
        yield _immune("bite", seat=name, at=at)


def _halving_events(facts: Facts, seat: int, parts: Strength) -> Iterable[Finding]:
    she = daughter(facts)
    if she is None or seat not in facts.valley:
        return
    name = facts.seats[seat]
    at = (f"figure:{name}", f"figure:{facts.seats[she]}")
    if immune(facts, seat):
        yield _immune("whole", seat=name, at=at)
    elif facts.options.daughter == PRINTED:
        say = "halved" if parts.halved else "spared"
        given = {"printed": parts.printed} if parts.halved else {}
        yield _halves_printed(say, seat=name, at=at, **given)
    elif parts.halved:
        yield _halves("halved", seat=name, value=parts.spoken, at=at)
    else:
        yield _halves("own", seat=name, at=at)


def _combat_card_events(facts: Facts, seat: int, parts: Strength) -> Iterable[Finding]:
    player, name = facts.players[seat], facts.seats[seat]
    if player.combat_card == NONE:
        return
    at = (f"combat:{name}",)
    card = player.combat_card
    yield _combat_cards("laid", seat=name, card=card, at=at)
    yield _only_value("bonus", seat=name, card=card, value=parts.card, at=at)
    if facts.cards[card].kind == "interjection":
        yield _interjected(at=at)


def places_events(figures: int) -> tuple[Finding, ...]:
    """How many sheep a fight of so many figures is about."""
    return (_places[PLACE_RULES[figures]](at=("valley",)),)


def ranking_events(facts: Facts, ranked: Ranking) -> tuple[Finding, ...]:
    """Who has won the places, and why."""
    figures, winners = len(facts.valley), tuple(facts.seats[seat] for seat in ranked.winners)
    at = tuple(f"figure:{name}" for name in winners)
    best = strength(facts, ranked.winners[0]).spoken
    places = PLACES[figures]
    parts = [event for seat in facts.valley for event in strength_events(facts, seat)]
    events = [
        _rivals("fight", figures=figures, at=at),
        _opponents("count", figures=figures, places=places, at=("valley",)),
        *places_events(figures),
        _highest("wins", winners=winners, value=best, at=at),
    ]
    if places > 1:
        events += [_strongest("strongest", winners=winners, at=at)] if len(winners) > 1 else []
        events += _team_events(facts, ranked.winners, at)
    ties = [event for tie in ranked.ties for event in _tie_events(facts, tie)]
    return (*events, *ties, *parts, *_sitter_events(facts, ranked))


def _team_events(facts: Facts, winners: Sequence[int], at: tuple[str, ...]) -> Iterable[Finding]:
    if facts.state.mode != TEAM:
        return
    sides = {facts.faction(seat) for seat in winners}
    names = tuple(facts.seats[seat] for seat in winners)
    if one_side(facts):
        yield _any_team("one_side", winners=names, at=at)
        return
    yield _any_team("mixed" if len(sides) > 1 else "one", winners=names, at=at)


def _tie_events(facts: Facts, tie: Tie) -> Iterable[Finding]:
    at = tuple(f"figure:{facts.seats[seat]}" for seat in tie.order)
    names = tuple(facts.seats[seat] for seat in tie.order)
    if tie.shepherd:
        yield _shepherd("wins", seat=names[0], at=at[:1])
    others = names[1:] if tie.shepherd else names
    values = {facts.player(name).combat or 0 for name in others}
    if tie.printed and len(values) > 1:
        yield _printed_wins("higher", seats=others, printed=max(values), at=at)
    elif tie.printed:
        yield _printed_wins("equal", seats=others, at=at)
    yield from _drawn_events(facts, tie, at)


def _drawn_events(facts: Facts, tie: Tie, at: tuple[str, ...]) -> Iterable[Finding]:
    """The cards drawn for a tie, and for whom none was left."""
    drawn = [(facts.seats[seat], str(card)) for seat, card in tie.drawn if card is not None]
    without = tuple(facts.seats[seat] for seat, card in tie.drawn if card is None)
    if drawn:
        seats, values = zip(*drawn, strict=True)
        yield _cards_decide("drawn", seats=seats, values=values, at=(*at, "draw"))
    if without:
        yield _cards_decide("none_left", seats=without, at=(*at, "draw"))


def tie_cards_event(cards: Sequence[str]) -> Finding:
    """Cards drawn for ties go to the discard pile."""
    return _discarded("discarded", cards=tuple(cards), at=("discard",))


def _sitter_events(facts: Facts, ranked: Ranking) -> Iterable[Finding]:
    for seat in facts.valley:
        if not facts.players[seat].sits:
            continue
        name = facts.seats[seat]
        at = (f"figure:{name}",)
        yield _no_sheep("none", seat=name, at=at)
        if seat in ranked.winners:
            yield _blocks("blocks", seat=name, at=at)


def share_events(facts: Facts, winners: Sequence[int], taken: dict[int, int]) -> list[Finding]:
    """Which winners take sheep and which go away empty-handed."""
    events = []
    for seat, sheep in taken.items():
        name = facts.seats[seat]
        at = (f"figure:{name}", "valley")
        if sheep:
            takes = {"seat": name, "sheep": sheep, "also": ("SC-Y1",)}
            events.append(_only_winners("takes", at=at, **takes))
            events += strong_events(facts, seat, sheep)
        else:
            say = "empty_handed" if facts.holds_erratum("SC-F17") else "made_good"
            events.append(_none_left(say, seat=name, at=at))
    return events or [_only_winners("nobody", at=("valley",))]


def strong_events(facts: Facts, seat: int, sheep: int, left: int = 0) -> list[Finding]:
    """The Strong Man's two sheep; `left` for him is what he does not want."""
    if facts.catch(seat) == 1:
        return []
    name = facts.seats[seat]
    at = (f"figure:{name}", "valley")
    if sheep > 1:
        return [two_sheep("two", seat=name, sheep=sheep, at=at)]
    return [two_sheep("leaves" if left else "one", seat=name, at=at)]


def homeward_events(facts: Facts, winners: Sequence[int], waits: int | None) -> list[Finding]:
    """Everybody in the fight goes home, but perhaps a Bandit who lost."""
    home = tuple(facts.seats[seat] for seat in facts.valley if seat != waits)
    events = [_all_home("home", seats=home, at=tuple(f"figure:{seat}" for seat in home))]
    for seat in facts.valley:
        player, name = facts.players[seat], facts.seats[seat]
        at = (f"figure:{name}",)
        if player.sits and seat != waits:
            events.append(_sitter_home("home", seat=name, at=at))
        if player.role == "bandit" and seat in winners:
            events.append(_won_home("home", seat=name, at=at))
    if waits is not None:
        name = facts.seats[waits]
        events.append(_may_stay("chooses", seat=name, at=(f"figure:{name}",)))
    return events


def decision_event(name: str, stays: bool) -> Finding:
    """What a Bandit who lost has decided."""
    return _may_stay("stays" if stays else "leaves", seat=name, at=(f"figure:{name}",))
