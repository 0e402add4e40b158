"""Answers to questions about a position, each with the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Note, Reply, RuleId
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.effects import ending, undealt, winners
from tutor.games.schweinsgalopp.facts import Facts, landing_rules
from tutor.games.schweinsgalopp.facts import landing as landing_of
from tutor.games.schweinsgalopp.play import apply, settle
from tutor.games.schweinsgalopp.rules import BOOK
from tutor.games.schweinsgalopp.state import HAND, OVER, PIGS, PLAY, size

for _rule in ("SG-S2", "SG-S3", "SG-M9", "SG-T1", "SG-T2", "SG-F6", "SG-F8", "SG-V5", "SG-S10"):
    BOOK.effect(_rule)

Question = Mapping[str, Any]
LONGEST_LOOK = 34
"""No round has more plays to come than five players with seven cards, less one."""
MOST_POSITIONS = 20_000
"""A look ahead that meets more is refused: it could last minutes, so many take half a second."""


def _cite(*rules: RuleId, at: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    return tuple(Finding(rule, Note(at=at)) for rule in rules)


def _only(question: Question, *keys: str) -> Reader:
    reader = Reader(question, ("what", *keys))
    reader.finish()
    return reader


def _card(reader: Reader, facts: Facts, key: str = "card") -> int:
    card = reader.needed(key, facts.options.colours, "SG-S2")
    reader.finish()
    return facts.options.colours.index(str(card))


def _pig_spots(facts: Facts, pigs: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"pig:{facts.options.colours[pig]}" for pig in pigs)


def leader(facts: Facts, question: Question) -> Reply:
    """The pig in front."""
    _only(question)
    at = _pig_spots(facts, [facts.leader])
    return Reply(facts.options.colours[facts.leader], _cite("SG-F1", "SG-M10", at=at))


def front_block(facts: Facts, question: Question) -> Reply:
    """The leader and all behind it without a gap, front to back."""
    _only(question)
    at = _pig_spots(facts, facts.front_block)
    colours = [facts.options.colours[pig] for pig in facts.front_block]
    return Reply(colours, _cite("SG-M1", "SG-M4", "SG-F1", at=at))


def space(facts: Facts, question: Question) -> Reply:
    """A pig's space on the ring."""
    pig = _card(_only(question, "pig"), facts, "pig")
    at = _pig_spots(facts, [pig])
    return Reply(facts.space(facts.state.track[pig]), _cite("SG-S3", "SG-M8", at=at))


def landing(facts: Facts, question: Question) -> Reply:
    """The distance where a card's pig would stop."""
    runs = facts.run(_card(_only(question, "card"), facts))
    at = (f"space:{facts.space(runs.to)}", *_pig_spots(facts, [runs.pig]))
    return Reply(runs.to, _cite(*landing_rules(runs), at=at))


def leads(facts: Facts, question: Question) -> Reply:
    """Whether a card's pig would be in front."""
    runs = facts.run(_card(_only(question, "card"), facts))
    rule = "SG-F1" if runs.leads else "SG-F4"
    at = (f"space:{facts.space(runs.to)}", *_pig_spots(facts, [runs.pig]))
    return Reply(runs.leads, _cite(rule, *landing_rules(runs), at=at))


def sure(facts: Facts, question: Question) -> Reply:
    """Whether a card would lead whichever colours the next `after` plays are."""
    reader = _only(question, "card", "after")
    card = _card(reader, facts)
    if not reader.has("after"):
        reader.add("after", "missing_number", low=0, high=LONGEST_LOOK)
    after = reader.number("after", 0, LONGEST_LOOK, 0)
    reader.finish()
    certain = always_leads(facts.state.track, facts.options.box.spaces, card, after)
    at = _pig_spots(facts, [card])
    return Reply(certain, _cite("SG-M1", "SG-M4", "SG-F1", at=at))


def always_leads(track: tuple[int, ...], spaces: int, card: int, after: int) -> bool:
    """Looks for the fewest plays after which the card does not lead.

    Once it does not lead, the others keep it so by driving the leader on: that pig only gets
    further away. So one such position within `after` plays is enough, and the search goes play by
    play. Positions are the card's distance and the others' in order: which pig is which of them
    makes no difference. Raises Unreadable when there are too many of them.
    """
    positions = {(track[card], *sorted(track[:card] + track[card + 1 :]))}
    met = 0
    for left in range(after, -1, -1):
        met += len(positions)
        if met > MOST_POSITIONS:
            raise refuse("after", "look_too_far", found=after)
        if any(_misses_the_lead(position, spaces) for position in positions):
            return False
        reached = {moved for position in positions for moved in _moved(position, spaces)}
        positions = {position for position in reached if _in_reach(position, left - 1)}
    return True


def _misses_the_lead(position: tuple[int, ...], spaces: int) -> bool:
    taken = {distance % spaces for distance in position}
    return landing_of(position[0], taken, spaces) < position[-1]


def _in_reach(position: tuple[int, ...], plays: int) -> bool:
    """Whether another pig can pass the card's pig in that many plays: one brings five at most."""
    return position[-1] + PIGS * plays > position[0]


def _moved(position: tuple[int, ...], spaces: int) -> Iterator[tuple[int, ...]]:
    """The positions after each possible play."""
    taken = {distance % spaces for distance in position}
    own, others = position[0], position[1:]
    yield (landing_of(own, taken, spaces), *others)
    for pig, start in enumerate(others):
        moved = (*others[:pig], landing_of(start, taken, spaces), *others[pig + 1 :])
        yield (own, *sorted(moved))


def legal_cards(facts: Facts, question: Question) -> Reply:
    """The cards a player may play now, in the order of colours."""
    by = _player(_only(question, "by"), facts)
    verdicts = [BOOK.judge(facts, Play(by, card)) for card in range(PIGS)]
    cards = [
        colour
        for colour, verdict in zip(facts.options.colours, verdicts, strict=True)
        if verdict.legal
    ]
    at = (f"hand:{by}",)
    refused = [] if cards else [rule for verdict in verdicts for rule in verdict.cites]
    return Reply(cards, _cite("SG-T4", "SG-C2", *dict.fromkeys(refused), at=at))


def _player(reader: Reader, facts: Facts) -> str:
    by = reader.needed("by", facts.state.players)
    reader.finish()
    return str(by)


def settlement(facts: Facts, question: Question) -> Reply:
    """What a player's last card does to the container."""
    reader = _only(question, "by", "card")
    by = _player(reader, facts)
    if facts.state.phase != PLAY or not facts.is_last_card(by):
        raise refuse("by", "not_the_last_card", "SG-A5", seat=by, have=size(facts.hand(by)))
    action = Play(by, _last_card(reader, facts, by))
    seat = facts.seats[by]
    earning = facts.earning(by, action.card)
    events = apply(facts.state, action).events
    outcome = settle(facts.state, seat, facts.run(action.card).leads, earning)
    value = {
        "leads": outcome.leads,
        "saved": outcome.saved,
        "returned": outcome.returned,
        "safe": outcome.safe,
    }
    return Reply(value, tuple(event for event in events if event.rule in SETTLING))


SETTLING = ("SG-A2", "SG-A3", "SG-A4", "SG-A5", "SG-A6", "SG-A7", "SG-V4", "SG-V3", "SG-S8")


def _last_card(reader: Reader, facts: Facts, by: str) -> int:
    """The card asked about: the one in the hand, or one an unknown hand may hold."""
    colours = facts.options.colours
    possible = [card for card in range(PIGS) if facts.holds(by, card)]
    if reader.has("card"):
        card = _card(reader, facts)
        if card not in possible:
            raise refuse("card", "not_that_card", "SG-C2", seat=by, card=colours[card])
        return card
    if len(possible) != 1:
        raise refuse("card", "card_unknown", "SG-C2", seat=by, options=colours)
    return possible[0]


def turns_left(facts: Facts, question: Question) -> Reply:
    """Plays still to come in this round."""
    _only(question)
    state = facts.state
    plays = {PLAY: sum(size(hand) for hand in state.hands), OVER: 0}
    left = plays.get(state.phase, HAND * len(state.players))
    return Reply(left, _cite("SG-A1", "SG-M9"))


def cards_undealt(facts: Facts, question: Question) -> Reply:
    """Cards that nobody is dealt in a round."""
    _only(question)
    box = ("SG-V5",) if facts.options.edition == "abacus-2009" else ()
    return Reply(undealt(facts.state), _cite("SG-S7", "SG-S6", "SG-S2", *box, at=("undealt",)))


def starter(facts: Facts, question: Question) -> Reply:
    """Who opens a round, from the current one on."""
    reader = _only(question, "round")
    if not reader.has("round"):
        reader.add("round", "missing_number", low=facts.state.round, high=facts.options.rounds)
    number = reader.number("round", facts.state.round, facts.options.rounds, 1)
    reader.finish()
    state = facts.state
    ahead = number - state.round if facts.options.opener == "next" else 0
    opener = state.players[(state.starter + ahead) % len(state.players)]
    return Reply(opener, _cite("SG-T5", at=(f"player:{opener}",)))


def first_player(facts: Facts, question: Question) -> Reply:
    """Who may open the game: the youngest rider, without riders the youngest."""
    reader = _only(question, "ages", "riders")
    players = facts.state.players
    given = reader.mapping("ages", players)
    ages = {name: reader.as_number(age, f"ages.{name}", 0, 150, 0) for name, age in given.items()}
    missing = tuple(name for name in players if name not in given)
    if missing:
        reader.add("ages", "ages_missing", "SG-T2", missing=missing)
    riders = reader.names("riders", ())
    for rider in riders:
        if rider not in players:
            reader.add("riders", "unknown_name", found=rider, known=players)
    reader.finish()
    eligible = [name for name in players if name in riders] or list(players)
    youngest = min(ages[name] for name in eligible)
    first = [name for name in eligible if ages[name] == youngest]
    return Reply(first, _cite("SG-T1" if riders else "SG-T2"))


def score(facts: Facts, question: Question) -> Reply:
    """Safe chips by player; containers do not count."""
    _only(question)
    state = facts.state
    return Reply(
        dict(zip(state.players, state.safe, strict=True)), _cite("SG-G1", "SG-F6", "SG-F8")
    )


def winner(facts: Facts, question: Question) -> Reply:
    """Who has won; nobody before the end."""
    _only(question)
    return Reply(list(winners(facts.state)), ending(facts.state))


QUESTIONS: dict[str, Callable[[Facts, Question], Reply]] = {
    "leader": leader,
    "front_block": front_block,
    "space": space,
    "landing": landing,
    "leads": leads,
    "sure": sure,
    "legal_cards": legal_cards,
    "settlement": settlement,
    "turns_left": turns_left,
    "undealt": cards_undealt,
    "starter": starter,
    "first_player": first_player,
    "score": score,
    "winner": winner,
}
