"""Taking sheep: snatching, fighting, and what cards do to the catch."""

from __future__ import annotations

from tutor.games.schaeferstuendchen import effects as say
from tutor.games.schaeferstuendchen import fight_effects as told
from tutor.games.schaeferstuendchen.actions import Fight, Snatch
from tutor.games.schaeferstuendchen.chances import answering, robbed
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.fight import hauls, ranking
from tutor.games.schaeferstuendchen.state import GIVER, LEFT, NONE, SNATCH, Card
from tutor.games.schaeferstuendchen.table import Table


def do_snatch(table: Table, action: Snatch) -> None:
    """Take sheep without a fight and go home (SC-N2, N3)."""
    facts, seat = table.facts(), table.seat(action.by)
    allowed = min(facts.catch(seat), table.valley)
    sheep = allowed if action.sheep is None else action.sheep
    more = min(facts.more(seat), table.valley - sheep) if sheep else 0
    at = ("valley", f"figure:{action.by}")
    if sheep:
        table.say(*told.strong_events(facts, seat, sheep, allowed - sheep))
    key, given = ("took", {"sheep": sheep, "valley": table.valley}) if sheep else ("declined", {})
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
    if not facts.state.shown:
        table.rest["shown"] = True
        if answering(table.facts()):
            table.say(say.cancelled("shown", at=("valley",)))
            return
    table.rest["shown"] = False
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
    if not table.rest.get("over"):
        _point_at_booty(table, facts, ranked.winners)


def _point_at_booty(table: Table, facts: Facts, winners: tuple[int, ...]) -> None:
    """A Magpie of the practice set who won may choose among the losers' items (SC-F21)."""
    for seat in winners:
        losers = robbed(facts, winners, seat)
        table.change(seat, loot=losers)
        if losers:
            name, names = table.seats[seat], tuple(table.seats[loser] for loser in losers)
            at = (f"player:{name}", *(f"items:{loser}" for loser in names))
            table.say(say.booty("due", seat=name, losers=names, at=at))


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
        if not sheep and not facts.holds_erratum("SC-F17"):
            made_good = receive(table, seat, 1)
            table.change(seat, sheep=table.players[seat].sheep + made_good)


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
    gained = sheep + more + _further(table, facts, seat, more)
    gained += receive(table, seat, sum(card.effect.receive for card in cards))
    if facts.holds_erratum("SC-C4"):
        gained += sum(roulette(table, facts, seat, card) for card in cards)
    losable = gained - 1 if sheep > 1 else gained
    if sheep > 1 and cards:
        table.say(say.one_of_two("one", seat=table.seats[seat], at=(f"sheep:{table.seats[seat]}",)))
    lost = _fall(table, facts, seat, min(losable, sum(card.effect.drop for card in cards)))
    laid_by = list(facts.players[seat].laid_by)
    for card in cards:
        if card.effect.to is not None:
            other = _addressee(table, seat, card, laid_by)
            lost += _divert(table, facts, seat, other, losable - lost)
    table.change(seat, sheep=table.players[seat].sheep + gained - lost)


def _further(table: Table, facts: Facts, seat: int, more: int) -> int:
    """Tell what further sheep came from the valley. Those that the valley lacks come from the
    supply by our reading of the older rule (SC-C10); their number.
    """
    wanted, name = facts.more(seat), table.seats[seat]
    at = ("valley", f"laid:{name}")
    if more:
        table.say(say.one_more("more", seat=name, sheep=more, at=at))
    if more == wanted or facts.holds_erratum("SC-C10"):
        if wanted and not more:
            table.say(say.one_more("nothing", seat=name, at=at))
        return 0
    table.say(say.one_more("supply", seat=name, sheep=wanted - more, at=(*at, "supply")))
    return receive(table, seat, wanted - more)


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


def roulette(table: Table, facts: Facts, seat: int, card: Card) -> int:
    """Draw a card; its value says how many sheep the supply gives (SC-C1 to C4)."""
    if not card.effect.roulette:
        return 0
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
    got = _stand_ins(table, seat, sheep)
    got += receive(table, seat, sheep - got)
    table.say(say.from_supply("sheep", sheep=sheep, at=("supply",)))
    key = "belongs" if facts.holds_erratum("SC-C4") else "at_once"
    table.say(say.who_snatched(key, seat=name, at=(f"sheep:{name}",)))
    return got


def _stand_ins(table: Table, seat: int, wanted: int) -> int:
    """Other markers for sheep that the supply lacks, by our reading of the older rule (SC-C3)."""
    missing = max(0, wanted - table.supply)
    if not missing or table.facts().holds_erratum("SC-C3"):
        return 0
    stand_in(table, missing)
    name = table.seats[seat]
    at = ("supply", f"sheep:{name}")
    table.say(say.supply_empty("stand_in", seat=name, sheep=missing, at=at))
    return missing


def stand_in(table: Table, markers: int) -> None:
    """Other markers come into play as sheep."""
    table.rest["stand_ins"] = table.state().stand_ins + markers


def _fall(table: Table, facts: Facts, seat: int, sheep: int) -> int:
    """Sheep of this catch fall over: into the supply, or by our reading of the older rule back
    into the valley (SC-C9).
    """
    if sheep <= 0 or facts.holds_erratum("SC-C9"):
        return drop(table, seat, sheep)
    table.valley += sheep
    name = table.seats[seat]
    table.say(say.fell_over("back", seat=name, sheep=sheep, at=("valley", f"sheep:{name}")))
    return sheep


def drop(table: Table, seat: int, sheep: int) -> int:
    """Sheep of this catch that fall over go to the supply (SC-C9)."""
    if sheep > 0:
        table.supply += sheep
        name = table.seats[seat]
        table.say(say.fell_over("fell", seat=name, sheep=sheep, at=("supply", f"sheep:{name}")))
    return max(0, sheep)


def _addressee(table: Table, seat: int, card: Card, laid_by: list[tuple[str, int]]) -> int:
    """Whom a card sends a sheep to; of two alike each has its own giver, used up here (SC-C11)."""
    to, left = card.effect.to, (seat + 1) % len(table.players)
    if to is None or to == LEFT:
        return left
    if to != GIVER:
        return table.seat(to)
    entry = next((entry for entry in laid_by if entry[0] == card.name), None)
    if entry is None:
        return left
    laid_by.remove(entry)
    return entry[1]


def _divert(table: Table, facts: Facts, seat: int, other: int, losable: int) -> int:
    """One sheep of this catch goes to another player (SC-C11); all by our older reading."""
    name = table.seats[seat]
    if facts.options.maid_scope == "sheep" and facts.players[seat].role == "maid":
        table.say(say.maid_keeps("keeps", seat=name, at=(f"sheep:{name}",)))
        return 0
    if losable < 1 or other == seat:
        table.say(say.diverted("kept", seat=name, at=(f"sheep:{name}",)))
        return 0
    sheep = 1 if facts.holds_erratum("SC-C11") else losable
    table.change(other, sheep=table.players[other].sheep + sheep)
    at, where = (f"sheep:{name}", f"sheep:{table.seats[other]}"), table.seats[other]
    if facts.holds_erratum("SC-C11"):
        table.say(say.diverted("to", seat=name, to=where, at=at))
    else:
        table.say(say.diverted("all", seat=name, to=where, sheep=sheep, at=at))
    return sheep


def finish(table: Table) -> None:
    """An empty valley ends the game, or on a tie gets another sheep (SC-G1 to G4)."""
    if table.valley:
        return
    facts = table.facts()
    first = say.leaders(facts)
    others = facts.state.step == SNATCH and any(map(facts.snatches, facts.valley))
    if len(first) > 1 and others:
        return
    winner = first[0] if len(first) == 1 else NONE
    table.say(*say.ending(facts, winner, first))
    if winner == NONE:
        one_more(table)
    else:
        table.rest |= {"over": True, "winner": winner}


def one_more(table: Table) -> None:
    """The sheep that breaks a final tie; any marker serves when none is left (SC-G4, U29)."""
    table.valley = 1
    if table.supply:
        table.supply -= 1
    else:
        stand_in(table, 1)
