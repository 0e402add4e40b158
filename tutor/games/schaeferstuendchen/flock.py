"""Taking sheep: snatching, fighting, and what cards do to the catch."""

from __future__ import annotations

from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen import fight_effects as told
from tutor.games.schaeferstuendchen.actions import Fight, Snatch
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import hauls, ranking
from tutor.games.schaeferstuendchen.state import LEFT, NONE, SNATCH, Card
from tutor.games.schaeferstuendchen.table import Table


def do_snatch(table: Table, action: Snatch) -> None:
    """Take sheep without a fight and go home (SC-N2, N3)."""
    facts, seat = table.facts(), table.seat(action.by)
    allowed = min(facts.catch(seat), table.valley)
    sheep = allowed if action.sheep is None else action.sheep
    more = min(facts.more(seat), table.valley - sheep) if sheep else 0
    at = ("valley", f"figure:{action.by}")
    if sheep:
        table.say(*told.strong_events(facts, seat, sheep))
    left = table.valley - sheep
    key, given = ("took", {"sheep": sheep, "valley": left}) if sheep else ("declined", {})
    table.say(say.took(key, seat=action.by, at=at, **given))
    bring_home(table, facts, seat, sheep, more)
    go_home(table, facts, seat)
    finish(table)


def go_home(table: Table, facts: Facts, seat: int) -> None:
    """The figure goes to the home of its own side (SC-N3, M4)."""
    table.change(seat, at=table.before.path)
    side, name = facts.players[seat].faction or NONE, table.seats[seat]
    home = say.goes_home("home", seat=name, faction=side, also=("SC-M4",), at=(f"home:{side}",))
    table.say(home)


def do_fight(table: Table, action: Fight) -> None:
    """Show the combat cards, break ties, hand out the sheep, send the figures home."""
    facts = table.facts()
    for seat in facts.valley:
        _discard_combat_card(table, seat)
    aside: list[str] = []

    def draw(_: int) -> int | None:
        card = table.top(known=True)
        if card is None:
            return None
        aside.append(card)
        return facts.value(card)

    ranked = ranking(facts, draw)
    table.say(*told.ranking_events(facts, ranked))
    if aside:
        table.discard(*aside)
        table.say(told.tie_cards_event(aside))
    _share_out(table, facts, ranked.winners)
    _send_home(table, facts, ranked.winners)
    finish(table)


def _discard_combat_card(table: Table, seat: int) -> None:
    card = table.players[seat].combat_card
    if card != NONE:
        table.discard(card)
    table.change(seat, combat_card=NONE, declined=False, bonus=0)


def _share_out(table: Table, facts: Facts, winners: tuple[int, ...]) -> None:
    taken = hauls(facts, winners, table.valley)
    table.say(*told.share_events(facts, winners, taken))
    for seat, sheep in taken.items():
        more = max(0, sheep - facts.catch(seat))
        bring_home(table, facts, seat, sheep - more, more)


def _send_home(table: Table, facts: Facts, winners: tuple[int, ...]) -> None:
    """All go home but a Bandit who lost; he decides (SC-F15, F18, X4)."""
    waits = next((s for s in facts.valley if s not in winners and _has_choice(facts, s)), None)
    for seat in facts.valley:
        at = table.players[seat].at if seat == waits else table.before.path
        table.change(seat, at=at, undecided=seat == waits)
    table.say(*told.homeward_events(facts, winners, waits))


def _has_choice(facts: Facts, seat: int) -> bool:
    player = facts.players[seat]
    return player.role == "bandit" and (not player.sits or facts.options.bandit_sitter_stays)


def bring_home(table: Table, facts: Facts, seat: int, sheep: int, more: int) -> None:
    """Sheep from the valley become a player's, then the cards tied to a snatch work."""
    table.valley -= sheep + more
    if not sheep:
        return
    cards = [card for card in facts.works(seat) if card.effect.works_on_snatch]
    _say_more(table, facts, seat, more)
    gained = sheep + more
    gained += receive(table, seat, sum(card.effect.receive for card in cards))
    gained += sum(_roulette(table, facts, seat, card) for card in cards if card.effect.roulette)
    losable = gained - 1 if sheep > 1 else gained
    if sheep > 1 and cards:
        table.say(say.one_of_two("one", seat=table.seats[seat], at=(f"sheep:{table.seats[seat]}",)))
    lost = drop(table, seat, min(losable, sum(card.effect.drop for card in cards)))
    for card in cards:
        if card.effect.to is not None:
            lost += _divert(table, facts, seat, card.effect.to, losable - lost)
    table.change(seat, sheep=table.players[seat].sheep + gained - lost)


def _say_more(table: Table, facts: Facts, seat: int, more: int) -> None:
    if not facts.more(seat):
        return
    at = ("valley", f"laid:{table.seats[seat]}")
    key, given = ("more", {"sheep": more}) if more else ("nothing", {})
    table.say(say.one_more(key, seat=table.seats[seat], at=at, **given))


def receive(table: Table, seat: int, wanted: int) -> int:
    """Sheep from the supply; what is not there is not taken (SC-Y2, U23)."""
    got = min(wanted, table.supply)
    if got:
        table.supply -= got
        name = table.seats[seat]
        at = ("supply", f"sheep:{name}")
        table.say(say.received("received", seat=name, sheep=got, supply=table.supply, at=at))
    if got < wanted:
        missing = wanted - got
        gap = say.supply_empty("empty", missing=missing, need=wanted, have=got, at=("supply",))
        table.say(gap)
    return got


def _roulette(table: Table, facts: Facts, seat: int, card: Card) -> int:
    """Draw a card; its value says how many sheep the supply gives (SC-C1 to C4)."""
    name, drawn = table.seats[seat], table.top(known=True)
    at = ("draw", f"laid:{name}")
    if drawn is None:
        table.say(say.draws_for_sheep("nothing", at=at))
        return 0
    sheep = dict(card.effect.roulette).get(facts.value(drawn), 0)
    table.discard(drawn)
    table.say(say.draws_for_sheep("drawn", seat=name, card=drawn, sheep=sheep, at=at))
    if not sheep:
        return 0
    got = receive(table, seat, sheep)
    table.say(say.from_supply("sheep", sheep=sheep, at=("supply",)))
    table.say(say.who_snatched("belongs", seat=name, at=(f"sheep:{name}",)))
    return got


def drop(table: Table, seat: int, sheep: int) -> int:
    """Sheep of this catch that fall over go to the supply (SC-C9)."""
    if sheep > 0:
        table.supply += sheep
        name = table.seats[seat]
        table.say(say.fell_over("fell", seat=name, sheep=sheep, at=("supply", f"sheep:{name}")))
    return max(0, sheep)


def _divert(table: Table, facts: Facts, seat: int, to: str, losable: int) -> int:
    """One sheep of this catch goes to another player (SC-C11)."""
    name = table.seats[seat]
    other = (seat + 1) % len(table.players) if to == LEFT else table.seat(to)
    if facts.options.maid_scope == "sheep" and facts.players[seat].role == "maid":
        table.say(say.maid_keeps("keeps", seat=name, at=(f"sheep:{name}",)))
        return 0
    if losable < 1 or other == seat:
        table.say(say.diverted("kept", seat=name, at=(f"sheep:{name}",)))
        return 0
    table.change(other, sheep=table.players[other].sheep + 1)
    at = (f"sheep:{name}", f"sheep:{table.seats[other]}")
    table.say(say.diverted("to", seat=name, to=table.seats[other], at=at))
    return 1


def finish(table: Table) -> None:
    """An empty valley ends the game, or on a tie gets another sheep (SC-G1 to G4)."""
    if table.valley:
        return
    facts = table.facts()
    first = say.leaders(facts)
    others = facts.state.step == SNATCH and any(map(facts.snatches, facts.valley))
    if len(first) > 1 and others:
        return
    if len(first) > 1 and table.supply:
        table.valley, table.supply = 1, table.supply - 1
    else:
        table.rest |= {"over": True, "winner": first[0] if len(first) == 1 else NONE}
    winner = first[0] if len(first) == 1 else NONE
    table.say(*say.ending(table.facts(), winner, first))
