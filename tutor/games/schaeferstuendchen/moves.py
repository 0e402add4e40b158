"""The move vocabulary of Schäferstündchen: plain data to action and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.engine.verdict import CHANCE
from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Discard,
    EndRound,
    Fight,
    GoHome,
    Interject,
    Look,
    Move,
    NoSelfish,
    Outcome,
    Pass,
    Pick,
    Resolve,
    Reveal,
    Selfish,
    Setup,
    Shuffle,
    Snatch,
    Stay,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.cardtext import MOST, Names
from tutor.games.schaeferstuendchen.carry import run
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.offers import choices_of, used_up
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.stages import Stage, idle_picks, stages
from tutor.games.schaeferstuendchen.state import DECK, NONE, SHEEP, UNKNOWN, State
from tutor.games.schaeferstuendchen.table import ShuffleDue

KEYS: dict[str, tuple[str, ...]] = {
    "setup": ("youngest",),
    "shuffle": ("cards",),
    "selfish": ("card",),
    "no_selfish": (),
    "assign": ("card", "to"),
    "reveal": (),
    "resolve": ("cards", "pick"),
    "outcome": ("card", "movement", "combat", "sit_out", "lost", "sheep"),
    "interject": ("card", "against"),
    "pass": (),
    "use": ("card",),
    "move": ("steps",),
    "snatch": ("sheep",),
    "combat": ("card", "none"),
    "fight": (),
    "stay": (),
    "go_home": (),
    "take": ("from", "item"),
    "discard": ("cards",),
    "look": (),
    "crone": ("keep", "give"),
    "end_round": (),
}
FURTHEST = 99


def read_move(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action. Raises Unreadable naming each key that cannot be read or is needed."""
    action = parse(move, state)
    _check_needs(action, state)
    return action


def parse(move: Mapping[str, Any], state: State) -> Action:
    """A move to an action, whether or not the position holds what its effects need."""
    kind = str(move.get("do")) if isinstance(move, Mapping) else ""
    reader = Reader(move, ("by", "do", *KEYS.get(kind, tuple(move or ()))))
    if not state.players:
        reader.add("players", "needed")
    reader.finish()
    seats = state.seats
    by = reader.needed("by", (CHANCE,) if kind == "shuffle" else seats)
    reader.needed("do", tuple(KEYS))
    reader.finish()
    names = Names(reader, Facts(state).cards)
    if kind in PLAIN:
        return PLAIN[kind](str(by))
    action = READERS[kind](reader, names, str(by), seats)
    reader.finish()
    return action


def _check_needs(action: Action, state: State) -> None:
    """A legal move must have what it needs: choices of cards, values, cards on the pile."""
    facts = Facts(state)
    if isinstance(action, Shuffle) or not BOOK.judge(facts, action, full=False).legal:
        return
    if isinstance(action, Resolve):
        _check_picks(action, facts)
    try:
        run(state, action)
    except ShuffleDue:
        return


def _check_picks(action: Resolve, facts: Facts) -> None:
    """Each card that offers a choice when its turn comes has one, and no other card."""
    reader = Reader({}, ())
    for card in idle_picks(facts, action):
        reader.add("pick", "pick_idle", "SC-I5", card=card)
    for stage in stages(facts, action):
        for card in _unchosen(stage, facts.seat(action.by)):
            reader.add("pick", "pick_missing", "SC-I5", card=card)
    reader.finish()


def _unchosen(stage: Stage, seat: int) -> Iterator[str]:
    chosen = [card for card, _, _ in stage.picks]
    for card in stage.cards:
        options = choices_of(stage.facts, seat, card)
        if card in chosen:
            chosen.remove(card)
        elif _hidden_choice(stage.facts, card) or not used_up(
            stage.facts, seat, options, stage.picks
        ):
            yield card


def _hidden_choice(facts: Facts, card: str) -> bool:
    return facts.cards[card].effect.fetch and UNKNOWN in facts.state.discard


def _card(reader: Reader, names: Names, key: str = "card") -> str:
    if not reader.has(key):
        reader.add(key, "missing_card", "SC-M6")
        reader.finish()
    return names.one(reader.data[key], key)


def _setup(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    youngest = reader.name("youngest", seats, by)
    return Setup(by, None if youngest == by else youngest)


def _shuffle(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    cards = reader.data.get("cards", ())
    if not isinstance(cards, (list, tuple)) or len(cards) > DECK:
        reader.add("cards", "not_a_list", found=shown(cards))
        reader.finish()
    return Shuffle(by, names.row(cards, "cards"))


def _selfish(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    return Selfish(by, _card(reader, names))


def _use(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    return Use(by, _card(reader, names))


def _assign(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    card = _card(reader, names)
    return Assign(by, card, str(reader.needed("to", seats)))


def _resolve(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    cards = reader.data.get("cards", [])
    if not isinstance(cards, (list, tuple)):
        reader.add("cards", "not_a_list", found=shown(cards))
        reader.finish()
    picks = reader.data.get("pick", {})
    if not isinstance(picks, Mapping):
        reader.add("pick", "not_a_mapping", found=shown(picks))
        reader.finish()
    read: list[Pick] = []
    for name, chosen in picks.items():
        card = names.one(name, "pick")
        several = chosen if isinstance(chosen, (list, tuple)) else [chosen]
        read += [_pick(reader, names, card, one, seats) for one in several]
    return Resolve(by, tuple(sorted(names.row(list(cards), "cards"))), tuple(sorted(read)))


def _pick(reader: Reader, names: Names, card: str, chosen: object, seats: tuple[str, ...]) -> Pick:
    """{from: seat, item: card}, {item: card} or {card: card}, as the card's effect asks."""
    effect = names.known[card].effect if card in names.known else None
    keys = ("from", "item") if effect and effect.steal else ("item",)
    keys = ("card",) if effect and effect.fetch else keys
    own = Reader(chosen, keys, f"pick.{card}")
    owner = str(own.needed("from", seats)) if "from" in keys else ""
    key = keys[-1]
    if not own.has(key):
        own.add(own.path(key), "missing_card", "SC-M6")
    reader.problems += own.problems
    return (card, owner, names.one(own.data.get(key), own.path(key)) if own.has(key) else "")


def _outcome(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    """What happens by a card's text; what is left out does not."""
    return Outcome(
        by,
        _card(reader, names),
        movement=reader.number("movement", -MOST, MOST, 0),
        combat=reader.number("combat", -MOST, MOST, 0),
        sit_out=reader.flag("sit_out", False),
        lost=reader.flag("lost", False),
        sheep=reader.number("sheep", -SHEEP, SHEEP, 0),
    )


def _interject(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    card = _card(reader, names)
    known = names.known.get(card)
    late = known is not None and known.effect.late is not None
    if late and not reader.has("against"):
        return Interject(by, card)
    return Interject(by, card, _card(reader, names, "against"))


def _take(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    owner = str(reader.needed("from", seats, "SC-F21"))
    return Take(by, owner, _card(reader, names, "item"))


def _discard(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    """A list of cards, at least one."""
    cards = reader.data.get("cards", [])
    if not isinstance(cards, (list, tuple)) or not cards:
        reader.add("cards", "missing_card", "SC-W9")
        return Discard(by, ())
    return Discard(by, tuple(sorted(names.row(list(cards), "cards"))))


def _move(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    return Move(by, reader.number("steps", -FURTHEST, FURTHEST, 0) if reader.has("steps") else None)


def _snatch(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    return Snatch(by, reader.number("sheep", 0, FURTHEST, 0) if reader.has("sheep") else None)


def _combat(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    """`card: none` and `none: true` both mean no card."""
    if reader.has("none") and not reader.has("card"):
        reader.choice("none", (True, None, "none"), True)
        return Combat(by, None)
    if reader.data.get("card", "") in (NONE, None):
        return Combat(by, None)
    return Combat(by, _card(reader, names))


def _crone(reader: Reader, names: Names, by: str, seats: tuple[str, ...]) -> Action:
    keep = _card(reader, names, "keep")
    given = reader.mapping("give", seats)
    give: list[tuple[str, str]] = []
    for seat, cards in given.items():
        several = cards if isinstance(cards, (list, tuple)) else [cards]
        give += [(seat, names.one(card, f"give.{seat}")) for card in several]
    return Crone(by, keep, tuple(sorted(give)))


READERS: dict[str, Callable[[Reader, Names, str, tuple[str, ...]], Action]] = {
    "setup": _setup,
    "shuffle": _shuffle,
    "selfish": _selfish,
    "assign": _assign,
    "resolve": _resolve,
    "outcome": _outcome,
    "interject": _interject,
    "take": _take,
    "discard": _discard,
    "use": _use,
    "move": _move,
    "snatch": _snatch,
    "combat": _combat,
    "crone": _crone,
}
PLAIN: dict[str, Callable[[str], Action]] = {
    kind.do: kind for kind in (NoSelfish, Reveal, Pass, Fight, Stay, GoHome, Look, EndRound)
}
"""Kinds of move without further keys."""
