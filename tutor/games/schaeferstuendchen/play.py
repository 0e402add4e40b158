"""How the game runs: who acts, nature, and what each seat knows."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine.chance import Chance
from tutor.engine.verdict import CHANCE, Note, Value
from tutor.games.schaeferstuendchen.actions import (
    Action,
    Assign,
    Combat,
    Crone,
    Interject,
    Move,
    Outcome,
    Resolve,
    Selfish,
    Setup,
    Shuffle,
    Snatch,
    Use,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    FIGHT,
    MOVE,
    NONE,
    REVEAL,
    SELFISH,
    SETUP,
    SNATCH,
    UNKNOWN,
    Cards,
    Pending,
    Player,
    State,
    plus,
)


def actors(state: State) -> tuple[str, ...]:
    """Those whose part in this step is still to come, and those with an item to use."""
    if state.over or not state.players:
        return ()
    if state.pending is not None:
        return (CHANCE,)
    facts = Facts(state)
    due = busy(facts)
    return tuple(facts.seats[s] for s in facts.clockwise if s in due or usable(facts, s))


def busy(facts: Facts) -> tuple[int, ...]:
    """The players who have something to do in this step, clockwise."""
    step, everybody = facts.state.step, facts.clockwise
    if step == SETUP:
        return everybody if _fit_for_setup(facts) else ()
    if step == SELFISH:
        return tuple(seat for seat in everybody if not facts.laid(seat))
    if step == ASSIGN:
        return _givers(facts)
    if step == REVEAL:
        return () if facts.revealer is None else (facts.revealer,)
    if step == MOVE:
        return tuple(seat for seat in everybody if facts.walks(seat))
    if step == SNATCH:
        return tuple(seat for seat in facts.valley if facts.snatches(seat))
    return _fighters(facts) if step == FIGHT else (clearer(facts),)


def _fit_for_setup(facts: Facts) -> bool:
    """Whether those at the table can play together; roles not named may fit."""
    if any(player.role is None for player in facts.players):
        return True
    return BOOK.judge(facts, Setup(facts.seats[0]), full=False).legal


def _givers(facts: Facts) -> tuple[int, ...]:
    if facts.options.assign_order == "turns":
        return () if facts.next_giver is None else (facts.next_giver,)
    return tuple(s for s in facts.clockwise if facts.due(s) > 0 and not facts.excused(s))


def _fighters(facts: Facts) -> tuple[int, ...]:
    """Those who still choose a combat card, then one who calls the fight; the Bandit after it."""
    if not facts.rivals:
        return tuple(seat for seat in facts.clockwise if facts.players[seat].undecided)
    return tuple(seat for seat in facts.valley if chooses(facts, seat)) or facts.clockwise[:1]


def chooses(facts: Facts, seat: int) -> bool:
    """Whether a fighter has yet to choose a combat card or none."""
    player = facts.players[seat]
    return not player.sits and player.combat_card == NONE and not player.declined


def clearer(facts: Facts) -> int:
    """Who ends the round: the Old Crone while she can help, else the starting player."""
    crone = next((s for s in facts.clockwise if facts.players[s].role == "crone"), None)
    if crone is None or facts.players[crone].helped:
        return facts.state.start
    cards = facts.players[crone].three or facts.state.draw or facts.state.discard
    return crone if cards else facts.state.start


def usable(facts: Facts, seat: int) -> tuple[str, ...]:
    """Items that a player could use up now."""
    player, step = facts.players[seat], facts.state.step
    if not REVEAL <= step <= FIGHT:
        return ()
    hand = facts.cards if UNKNOWN in player.hand else player.hand
    held = tuple(card for card in hand if facts.cards[card].effect.from_hand)
    fights = step == FIGHT and facts.rivals and player.in_valley
    items = dict.fromkeys(sorted((*player.items, *held)))
    return tuple(card for card in items if _helps(facts, seat, card, fights))


def _helps(facts: Facts, seat: int, card: str, fights: bool) -> bool:
    effect = facts.cards[card].effect
    if facts.only_fresh(facts.seats[seat], card) and card not in facts.players[seat].items:
        return False
    if effect.use_combat is not None:
        return fights
    return effect.use_cancel and facts.players[seat].sits


def chance(state: State, luck: Chance) -> Action:
    """Put the cards in order that an action waits for (SC-S5, W3)."""
    assert state.pending is not None, "nature shuffles only what is waited for"
    return Shuffle(CHANCE, luck.shuffled(state.pending.cards))


def view(state: State, seat: str | None) -> State:
    """Other hands, face-down cards of others and the draw pile become unknown cards."""
    own = state.seats.index(seat) if seat in state.seats else None
    return replace(
        state,
        players=tuple(_seen(player, index, own) for index, player in enumerate(state.players)),
        draw=(UNKNOWN,) * len(state.draw),
        pending=_seen_pending(state.pending, seat),
    )


def _seen(player: Player, index: int, own: int | None) -> Player:
    assigned = tuple((giver, card if giver == own else UNKNOWN) for giver, card in player.assigned)
    if index == own:
        return replace(player, assigned=assigned)
    others = len(player.hand) - len(player.fresh)
    return replace(
        player,
        hand=plus(player.fresh, *(UNKNOWN,) * others),
        selfish=player.selfish if player.selfish in ("none", "forgone") else UNKNOWN,
        assigned=assigned,
        combat_card=player.combat_card if player.combat_card == NONE else UNKNOWN,
        three=(UNKNOWN,) * len(player.three),
    )


def _seen_pending(pending: Pending | None, seat: str | None) -> Pending | None:
    if pending is None:
        return None
    orders = tuple((UNKNOWN,) * len(order) for order in pending.orders)
    action = pending.action
    if isinstance(action, Crone) and action.by != seat:
        give = tuple((to, UNKNOWN) for to, _ in action.give)
        action = Crone(action.by, UNKNOWN, give)
    return replace(pending, action=action, orders=orders)


def label(action: Action, state: State) -> Note:
    """The action in words: message key of the game's move texts, and values."""
    given: list[tuple[str, Value]] = [("by", action.by)]
    key = action.do
    if isinstance(action, (Selfish, Assign, Interject, Use)):
        given.append(("card", action.card))
    if isinstance(action, Setup):
        given.append(("youngest", action.youngest or action.by))
    elif isinstance(action, Assign):
        given.append(("to", action.to))
    elif isinstance(action, Interject):
        given.append(("against", action.against))
    elif isinstance(action, Outcome):
        key, given = _outcome_label(action, given)
    elif isinstance(action, Resolve):
        key, given = _resolve_label(action, given)
    else:
        key, given = _valley_label(action, given)
    return Note(key, tuple(given))


OUTCOMES = ("movement", "combat", "sit_out", "lost", "sheep")
"""What the table can say of a card that only its text explains."""


def _outcome_label(
    action: Outcome, given: list[tuple[str, Value]]
) -> tuple[str, list[tuple[str, Value]]]:
    """One text for each single outcome, one for several at once."""
    given = [*given, ("card", action.card)]
    parts = [key for key in OUTCOMES if getattr(action, key)]
    if len(parts) != 1:
        return "outcome_several" if parts else "outcome", [*given, ("parts", tuple(parts))]
    amount = getattr(action, parts[0])
    sign = "+" if amount > 0 else "−"
    return f"outcome_{parts[0]}", [*given, ("amount", f"{sign}{abs(amount)}")]


def _resolve_label(
    action: Resolve, given: list[tuple[str, Value]]
) -> tuple[str, list[tuple[str, Value]]]:
    key = "resolve_cards" if action.cards else "resolve"
    given = [*given, ("cards", action.cards)]
    if not action.pick:
        return key, given
    chosen = tuple(card for _, _, card in action.pick)
    owners = tuple(dict.fromkeys(seat for _, seat, _ in action.pick if seat))
    if owners:
        return f"{key}_from", [*given, ("chosen", chosen), ("owners", owners)]
    return f"{key}_pick", [*given, ("chosen", chosen)]


def _valley_label(
    action: Action, given: list[tuple[str, Value]]
) -> tuple[str, list[tuple[str, Value]]]:
    if isinstance(action, Move) and action.steps is not None:
        return "move_steps", [*given, ("steps", action.steps)]
    if isinstance(action, Snatch) and action.sheep is not None:
        return "snatch_sheep", [*given, ("sheep", action.sheep)]
    if isinstance(action, Combat):
        return ("combat_none", given) if action.card is None else (
            "combat", [*given, ("card", action.card)]
        )  # fmt: skip
    if isinstance(action, Crone):
        seats = tuple(seat for seat, _ in action.give)
        cards: Cards = tuple(card for _, card in action.give)
        return "crone", [*given, ("keep", action.keep), ("others", seats), ("cards", cards)]
    if isinstance(action, Shuffle):
        return "shuffle", [*given, ("cards", len(action.cards))]
    return action.do, given
