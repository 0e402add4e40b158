"""How a round goes on: revealing, the next step, and the end of the round."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine.problem import refuse
from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.state import (
    END,
    FIGHT,
    FORGONE,
    GIVER,
    HAND,
    MOVE,
    NONE,
    REVEAL,
    SELFISH,
    SNATCH,
    UNKNOWN,
    Card,
    Player,
    plus,
    still_laid,
)
from tutor.games.schaeferstuendchen.table import Table


def reveal(table: Table, seat: int) -> None:
    """Items go to the items, everything else is open (SC-R4)."""
    player, name = table.players[seat], table.seats[seat]
    if UNKNOWN in player.face_down:
        key = "selfish" if player.selfish == UNKNOWN else "assigned"
        raise refuse(f"players.{name}.{key}", "needed", "SC-R1")
    known = table.facts().cards
    items = tuple(card for card in player.face_down if lies_out(known[card]))
    others = tuple(card for card in player.face_down if not lies_out(known[card]))
    fresh_chances(table)
    _say_whose(table, seat)
    selfish = FORGONE if player.selfish == FORGONE else NONE
    table.change(seat, items=plus(player.items, *items), open=plus(player.open, *others))
    table.change(seat, selfish=selfish, assigned=(), laid_by=_givers(player, known))
    if items:
        table.say(say.laid_item("lies_out", seat=name, items=items, at=(f"items:{name}",)))
        _say_many(table, seat)


def _givers(player: Player, known: Mapping[str, Card]) -> tuple[tuple[str, int], ...]:
    """Who laid each card that sends a sheep to that player (SC-C11)."""
    sent = ((card, giver) for giver, card in player.assigned if known[card].effect.to == GIVER)
    return tuple(sorted((*player.laid_by, *sent)))


def lies_out(card: Card) -> bool:
    """Whether a card works as soon as it is revealed; one that needs reading is open first."""
    return card.kind == "item" and not card.effect.text


def _say_whose(table: Table, seat: int) -> None:
    """Own and given cards both hit the player they lie in front of (SC-A2, B2)."""
    player, name = table.players[seat], table.seats[seat]
    if player.selfish not in (NONE, FORGONE):
        table.say(say.own_card("own", seat=name, at=(f"selfish:{name}",)))
    givers = tuple(dict.fromkeys(table.seats[giver] for giver, _ in player.assigned))
    if givers:
        table.say(say.given_cards("given", seat=name, givers=givers, at=(f"assigned:{name}",)))


def _say_many(table: Table, seat: int) -> None:
    items, name = table.players[seat].items, table.seats[seat]
    if len(items) > 1:
        table.say(say.many_items("many", seat=name, items=len(items), at=(f"items:{name}",)))


def advance(table: Table) -> None:
    """On to the next step while everybody has done their part in this one."""
    while (step := _next_step(table.facts())) is not None:
        table.rest["step"] = step
        fresh_chances(table)
        if step == END:
            _say_who_stays(table)


def fresh_chances(table: Table) -> None:
    """In a new step, and when cards are revealed, everybody is asked anew."""
    for seat in range(len(table.players)):
        table.change(seat, passed=False, guarded=False)


def _next_step(facts: Facts) -> int | None:
    """The step that follows when the current one is complete; None when it goes on."""
    step = facts.state.step
    if SELFISH <= step <= REVEAL:
        return step + 1 if facts.finished(step) else None
    if step == MOVE and not any(facts.walks(seat) for seat in facts.clockwise):
        return _after_moving(facts)
    if step == SNATCH and not facts.rivals:
        return None if any(map(facts.snatches, facts.valley)) else END
    if step == FIGHT and not facts.rivals:
        return None if any(one.undecided or one.loot for one in facts.players) else END
    return None


def _after_moving(facts: Facts) -> int:
    if not facts.valley:
        return END
    return FIGHT if facts.rivals else SNATCH


def _say_who_stays(table: Table) -> None:
    """Figures that were not in the valley stay where they are (SC-N5)."""
    home = table.before.path
    others = tuple(
        table.seats[seat]
        for seat, player in enumerate(table.players)
        if player.at != home and not player.in_valley
    )
    if others:
        at = tuple(f"figure:{name}" for name in others)
        table.say(say.outside_stay("stay", others=others, at=at))


def do_end_round(table: Table) -> None:
    """Clear the table, refill the hands, pass the start on (SC-W1 to W4)."""
    facts = table.facts()
    cleared = sum(_clear(table, seat) for seat in facts.clockwise)
    table.say(say.clears("cleared", cards=cleared, at=("discard",)))
    fresh_chances(table)
    drawn = 0
    for seat in facts.clockwise:
        drawn += _refill(table, facts, seat)
    table.say(say.refills("refilled", cards=drawn, at=("draw",)), say.crone_first(at=("round",)))
    start = facts.clockwise[1 % len(facts.clockwise)]
    table.rest |= {"start": start, "step": SELFISH}
    name = table.seats[start]
    table.say(say.start_passes("passes", seat=name, at=(f"player:{name}",)))


def _refill(table: Table, facts: Facts, seat: int) -> int:
    """Up to five, as the Teacher of the practice set up to six; the number drawn (SC-W2, W8)."""
    size, have = facts.hand_size(seat), len(table.players[seat].hand)
    drawn = table.into_hand(seat, max(0, size - have))
    if size > HAND and have + drawn > HAND:
        name = table.seats[seat]
        table.say(say.six_cards("six", seat=name, cards=have + drawn, at=(f"hand:{name}",)))
    return drawn


def _clear(table: Table, seat: int) -> int:
    """Spent cards go, longer ones stay a round, items stay; the number of cards discarded."""
    player, name = table.players[seat], table.seats[seat]
    combat = () if player.combat_card == NONE else (player.combat_card,)
    spent = (*player.out, *player.open, *player.face_down, *combat)
    table.discard(*spent)
    if player.longer:
        table.say(say.remains("again", cards=player.longer, at=(f"laid:{name}",)))
    if player.items:
        table.say(say.item_stays(at=(f"items:{name}",)))
    table.change(seat, selfish=NONE, assigned=(), open=(), out=player.longer, longer=())
    table.change(seat, fresh=(), combat_card=NONE, declined=False, bonus=0)
    table.change(seat, laid_by=still_laid(player.laid_by, player.longer), ignored=0)
    table.change(seat, undecided=False, helped=False, moved=False, loot=())
    kept = (*player.longer, *player.items)
    told = tuple(entry for entry in player.told if entry[0] in kept)
    table.change(seat, told=told)
    longer = table.facts().as_told(seat, player.longer)
    table.change(seat, sits=any(card.effect.sit_out for card in longer))
    return len(spent)
