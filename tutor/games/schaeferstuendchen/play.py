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
    Discard,
    Fight,
    Interject,
    Move,
    Outcome,
    Pass,
    Resolve,
    Selfish,
    Setup,
    Shuffle,
    Snatch,
    Take,
    Use,
)
from tutor.games.schaeferstuendchen.chances import answering, discarder, usable
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    END,
    FIGHT,
    FORGONE,
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
    return tuple(facts.seats[s] for s in facts.clockwise if s in due or waits_for(facts, s))


def waits_for(facts: Facts, seat: int) -> bool:
    """Whether a player has an item to use or to keep; interjections come before it."""
    return bool(usable(facts, seat)) and not answering(facts)


def busy(facts: Facts) -> tuple[int, ...]:
    """The players who have something to do in this step, clockwise."""
    step, everybody = facts.state.step, facts.clockwise
    asked = answering(facts)
    if asked:
        return asked
    if step == SETUP:
        return everybody if _fit_for_setup(facts) else ()
    if step == SELFISH:
        return tuple(seat for seat in everybody if not facts.laid(seat))
    if step == ASSIGN:
        return _givers(facts)
    if step == REVEAL:
        return facts.revealers
    if step == MOVE:
        return tuple(seat for seat in everybody if facts.walks(seat))
    if step == SNATCH:
        return tuple(seat for seat in facts.valley if facts.snatches(seat))
    return _fighters(facts) if step == FIGHT else (_last(facts),)


def _last(facts: Facts) -> int:
    """Who acts at the end of a round: the Cook, the Old Crone, the starting player."""
    cook = discarder(facts)
    return clearer(facts) if cook is None else cook


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
    """Those who still choose a combat card, then one who calls the fight; after it the Bandit and
    the Magpie.
    """
    if not facts.rivals:
        players = facts.players
        return tuple(s for s in facts.clockwise if players[s].undecided or players[s].loot)
    return tuple(seat for seat in facts.valley if chooses(facts, seat)) or facts.clockwise[:1]


def chooses(facts: Facts, seat: int) -> bool:
    """Whether a fighter has yet to choose a combat card or none."""
    player = facts.players[seat]
    if facts.state.shown:
        return False
    return not player.sits and player.combat_card == NONE and not player.declined


def clearer(facts: Facts) -> int:
    """Who ends the round: the Old Crone while she can help, else the starting player."""
    crone = next((s for s in facts.clockwise if facts.players[s].role == "crone"), None)
    if crone is None or facts.players[crone].helped:
        return facts.state.start
    cards = bool(facts.players[crone].three) or facts.drawable
    return crone if cards else facts.state.start


def chance(state: State, luck: Chance) -> Action:
    """Put the cards in order that an action waits for (SC-S5, W3)."""
    assert state.pending is not None, "nature shuffles only what is waited for"
    return Shuffle(CHANCE, luck.shuffled(state.pending.cards))


def view(state: State, seat: str | None) -> State:
    """Other hands, face-down cards of others and the draw pile become unknown cards."""
    own = state.seats.index(seat) if seat in state.seats else None
    return replace(
        state,
        players=tuple(
            _seen(player, index, own, state.shown) for index, player in enumerate(state.players)
        ),
        draw=(UNKNOWN,) * len(state.draw),
        pending=_seen_pending(state.pending, seat),
    )


def opened(state: State, action: Action, seat: str | None) -> State:
    """What a seat knows once an action was made: a fight turns the combat cards over (SC-F9)."""
    shown = state.shown or isinstance(action, Fight)
    return replace(view(replace(state, shown=shown), seat), shown=state.shown)


def _seen(player: Player, index: int, own: int | None, shown: bool) -> Player:
    assigned = tuple((giver, card if giver == own else UNKNOWN) for giver, card in player.assigned)
    if index == own:
        return replace(player, assigned=assigned)
    others = len(player.hand) - len(player.fresh)
    return replace(
        player,
        hand=plus(player.fresh, *(UNKNOWN,) * others),
        selfish=player.selfish if player.selfish in ("none", "forgone") else UNKNOWN,
        assigned=assigned,
        combat_card=player.combat_card if shown or player.combat_card == NONE else UNKNOWN,
        three=(UNKNOWN,) * len(player.three),
    )


def _seen_pending(pending: Pending | None, seat: str | None) -> Pending | None:
    if pending is None:
        return None
    orders = tuple((UNKNOWN,) * len(order) for order in pending.orders)
    action = pending.action
    if isinstance(action, Crone) and action.by != seat:
        action = _seen_crone(action, seat)
    return replace(pending, action=action, orders=orders)


def _seen_crone(action: Crone, seat: str | None) -> Crone:
    """Hand cards: each knows the one that came to them (SC-W6)."""
    give = tuple((to, card if to == seat else UNKNOWN) for to, card in action.give)
    return Crone(action.by, UNKNOWN, give)


def seen(action: Action, state: State, seat: str | None) -> Action:
    """Another one's laid card, unknown while it lies face down (SC-A1, B1, F9); what the Crone
    hands out stays unknown.
    """
    if action.by == seat:
        return action
    if isinstance(action, Crone):
        return _seen_crone(action, seat)
    if isinstance(action, (Selfish, Assign, Combat)) and _lies(action, state):
        return action if action.card is None else replace(action, card=UNKNOWN)
    return action


def _lies(action: Selfish | Assign | Combat, state: State) -> bool:
    """Whether a card of this kind and player lies face down in a later state."""
    own = state.seats.index(action.by)
    if isinstance(action, Assign):
        there = state.players[state.seats.index(action.to)].assigned
        return any(giver == own for giver, _ in there)
    player = state.players[own]
    if isinstance(action, Combat):
        return player.combat_card != NONE and not state.shown
    return player.selfish not in (NONE, FORGONE)


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
        key = "interject" if action.against else "interject_late"
        given += [("against", action.against)] if action.against else []
    elif isinstance(action, (Take, Discard, Pass)):
        return _chance_label(action, state, given)
    elif isinstance(action, Outcome):
        key, given = _outcome_label(action, given)
    elif isinstance(action, Resolve):
        key, given = _resolve_label(action, given)
    else:
        key, given = _valley_label(action, given)
    return Note(key, tuple(given))


def _chance_label(
    action: Take | Discard | Pass, state: State, given: list[tuple[str, Value]]
) -> Note:
    if isinstance(action, Take):
        return Note("take", (*given, ("owner", action.owner), ("item", action.item)))
    if isinstance(action, Discard):
        return Note("discard", (*given, ("cards", action.cards)))
    return Note("pass_cards" if state.step == END else "pass", tuple(given))


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
    if isinstance(action, Move) and action.steps is not None and action.steps < 0:
        return "move_back", [*given, ("steps", -action.steps)]
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
