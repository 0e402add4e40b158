"""The order of the game: who may do what in which step (HP-R1 to R10, S6, S8, X1, G1, L2)."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import YES, Answer, RuleId, no, yes
from tutor.games.happy_pigs.actions import (
    CHOICE_OF,
    OF_A_TURN,
    Action,
    Choose,
    Done,
    Draw,
    Event,
    Exchange,
    Inspect,
    Pass,
    PutBack,
    Setup,
    TurnOver,
    Vaccinate,
)
from tutor.games.happy_pigs.due import due, due_spots
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.state import (
    CARD,
    CHANGE,
    CHOOSE,
    EVENT,
    OVER,
    PASS,
    ROUNDS,
    SEASONS,
    SETUP,
    TURNS,
    ends_season,
    season_of,
)

BOOK: Rulebook[Facts] = Rulebook()

EVERYTHING = (
    Setup, Draw, Choose, *OF_A_TURN, Vaccinate, TurnOver, PutBack, Event, Inspect, Pass,
)  # fmt: skip
ROUND_MOVES = (Draw, Choose, *OF_A_TURN, Event, Inspect, Pass)


# ---- the end and the order of steps ----


@BOOK.gate("HP-G1", *EVERYTHING, over=(), last_round=("round",))
def nothing_happens_after_the_end(facts: Facts, action: Action) -> Answer:
    """After the inspection of round 16 the game is over."""
    state = facts.state
    if state.step != OVER and (state.step != PASS or state.round != ROUNDS):
        return None
    if isinstance(action, Pass) and state.step == PASS:
        return no("last_round", round=ROUNDS, need=ROUNDS, have=ROUNDS, at=("marker",))
    return no("over", at=("round",))


@BOOK.gate("HP-S8", *ROUND_MOVES, not_all_bought=("turn",))
def everybody_buys_before_round_one(facts: Facts, action: Action) -> Answer:
    """Round 1 begins when everybody had the chance to buy."""
    if facts.state.step != SETUP:
        return None
    instead = (f"player:{facts.on_turn}",)
    return no("not_all_bought", turn=facts.on_turn, also=("HP-S6",), instead=instead)


@BOOK.gate("HP-S6", Setup, once=("step",), not_turn=("seat", "turn"))
def first_purchases_come_before_round_one(facts: Facts, action: Setup) -> Answer:
    """The first purchases are made once, clockwise, before round 1."""
    if facts.state.step != SETUP:
        also = ("HP-S8", *due(facts))
        return no("once", step=facts.state.step, also=also, instead=due_spots(facts))
    if action.by != facts.on_turn:
        at, instead = (f"player:{action.by}",), (f"player:{facts.on_turn}",)
        return no("not_turn", seat=action.by, turn=facts.on_turn, at=at, instead=instead)
    return YES


@BOOK.gate("HP-R1", Draw, already_up=("step",))
def one_card_is_turned_at_the_start(facts: Facts, action: Draw) -> Answer:
    """The season card is turned over at the start of a round, and one per round."""
    if facts.state.step == CARD:
        return YES
    at, instead = ("card",), due_spots(facts, "card")
    return no("already_up", step=facts.state.step, also=due(facts), at=at, instead=instead)


@BOOK.gate("HP-R1", Choose, before_card=())
def the_card_comes_before_the_choice(facts: Facts, action: Choose) -> Answer:
    """Nobody chooses before the season card is up."""
    if facts.state.step != CARD:
        return None
    return no("before_card", also=_choosing(facts), instead=("card",))


@BOOK.need("HP-R4", Draw, wrong_season=("season", "right", "round"))
def cards_come_season_by_season(facts: Facts, action: Draw) -> Answer:
    """Four cards of each season, in the order of the seasons."""
    right = season_of(facts.state.round)
    if action.card.season == right:
        return None
    have, need = SEASONS[action.card.season], SEASONS[right]
    at = ("card",)
    return no(
        "wrong_season",
        season=have,
        right=need,
        round=facts.state.round,
        need=need,
        have=have,
        at=at,
    )


def _choosing(facts: Facts) -> tuple[RuleId, ...]:
    return ("HP-L2",) if facts.options.advanced else ("HP-R2",)


@BOOK.gate("HP-R2", Choose, too_late=("step",), chosen=("seat",))
def everybody_chooses_once_in_secret(facts: Facts, action: Choose) -> Answer:
    """Each player puts one action card face down."""
    if facts.options.advanced:
        return None
    if facts.state.step != CHOOSE:
        at, instead = (f"choice:{action.by}",), due_spots(facts)
        return no("too_late", step=facts.state.step, also=due(facts), at=at, instead=instead)
    if facts.state.chosen[facts.seats[action.by]]:
        at = (f"choice:{action.by}",)
        return no("chosen", seat=action.by, need=1, have=2, at=at)
    return YES


@BOOK.gate("HP-L2", Choose, too_late=("step",), chosen=("seat",), not_next=("seat", "turn"))
def choices_are_open_and_clockwise(facts: Facts, action: Choose) -> Answer:
    """In the advanced level the starter chooses first, then the others clockwise."""
    if not facts.options.advanced:
        return None
    if facts.state.step != CHOOSE:
        at, instead = (f"choice:{action.by}",), due_spots(facts)
        return no("too_late", step=facts.state.step, also=due(facts), at=at, instead=instead)
    if facts.state.chosen[facts.seats[action.by]]:
        return no("chosen", seat=action.by, need=1, have=2, at=(f"choice:{action.by}",))
    after = facts.next_to_choose
    if after is None or facts.seats[action.by] == after:
        return YES
    turn = facts.state.players[after]
    at, instead = (f"player:{action.by}",), (f"player:{turn}",)
    return no(
        "not_next", seat=action.by, turn=turn, need=turn, have=action.by, at=at, instead=instead
    )


@BOOK.gate(
    "HP-R6",
    *OF_A_TURN,
    not_now=("step",),
    not_turn=("seat", "turn"),
    nothing_chosen=("seat",),
    other_action=("seat", "chosen", "action"),
    none_left=("seat",),
    too_few_left=("seat", "left", "count"),
)
def each_carries_out_the_actions_received(facts: Facts, action: Action) -> Answer:
    """In turn, clockwise from the starter, each carries out the actions received."""
    state = facts.state
    if state.step != TURNS:
        return no("not_now", step=state.step, also=due(facts), instead=due_spots(facts))
    if action.by != facts.on_turn:
        at, instead = (f"player:{action.by}",), (f"player:{facts.on_turn}",)
        return no(
            "not_turn", seat=action.by, turn=facts.on_turn, also=("HP-R8",), at=at, instead=instead
        )
    if isinstance(action, Done):
        return None
    return _not_chosen(facts, action) or _none_left(facts, action)


def _not_chosen(facts: Facts, action: Action) -> Answer:
    wanted = CHOICE_OF.get(type(action))
    chosen = facts.state.chosen[facts.seats[action.by]]
    at = (f"choice:{action.by}",)
    if wanted is None or chosen == wanted:
        return None
    if not chosen:
        return no("nothing_chosen", seat=action.by, need=1, have=0, at=at)
    return no(
        "other_action",
        seat=action.by,
        chosen=chosen,
        action=wanted,
        need=wanted,
        have=chosen,
        instead=at,
    )


def _none_left(facts: Facts, action: Action) -> Answer:
    left = facts.farm(action.by).left
    count = action.count if isinstance(action, Exchange) else 1
    at = (f"left:{action.by}",)
    if left == 0:
        return no("none_left", seat=action.by, need=count, have=0, at=at)
    if count <= left:
        return None
    also = ("HP-R7",)
    return no(
        "too_few_left",
        seat=action.by,
        left=left,
        count=count,
        need=count,
        have=left,
        also=also,
        at=at,
    )


@BOOK.need("HP-R7", Exchange, at_the_end=("left",))
def exchange_comes_after_the_last_action(facts: Facts, action: Exchange) -> Answer:
    """Only what is still left at the end of a turn becomes money."""
    left = facts.farm(action.by).left
    if facts.options.exchange_order == "any":
        return yes(need=action.count, have=left)
    return no("at_the_end", left=left, at=(f"left:{action.by}",))


@BOOK.need("HP-R7", Done)
def actions_left_are_exchanged(facts: Facts, action: Done) -> Answer:
    """What is not carried out becomes a dollar each."""
    return YES


@BOOK.need("HP-R8", Exchange, Done)
def one_player_finishes_first(facts: Facts, action: Action) -> Answer:
    """A player executes and exchanges before the next one begins."""
    return YES if isinstance(action, Done) or facts.options.exchange_order == "any" else None


@BOOK.gate("HP-X1", Inspect, no_change=("round", "next"), done=("round",), not_yet=("step",))
def a_change_follows_every_fourth_round(facts: Facts, action: Inspect) -> Answer:
    """Pigs are inspected after rounds 4, 8, 12 and 16 and at no other time."""
    state = facts.state
    if state.step == CHANGE:
        return YES
    if not ends_season(state.round):
        after = state.round + 4 - state.round % 4
        at, instead = ("round",), due_spots(facts, "round")
        return no(
            "no_change", round=state.round, next=after, need=after, have=state.round,
            at=at, instead=instead,
        )  # fmt: skip
    if state.step == EVENT:
        return None
    if state.step == PASS:
        return no("done", round=state.round, also=("HP-R10",), instead=due_spots(facts))
    return no("not_yet", step=state.step, also=("HP-R9", *due(facts)), instead=due_spots(facts))


@BOOK.gate("HP-R9", Inspect, event_first=())
def the_event_comes_before_the_inspection(facts: Facts, action: Inspect) -> Answer:
    """The event of the card happens first, then the season change."""
    if facts.state.step != EVENT:
        return None
    return no("event_first", also=("HP-X1",), instead=("card",))


@BOOK.gate("HP-R9", Event, not_yet=("step",), happened=("step",))
def the_event_comes_after_the_turns(facts: Facts, action: Event) -> Answer:
    """The event happens once, after all turns."""
    step = facts.state.step
    if step == EVENT:
        return YES
    key = "happened" if step in (CHANGE, PASS) else "not_yet"
    at, instead = ("card",), due_spots(facts, "card")
    return no(key, step=step, also=due(facts), at=at, instead=instead)


@BOOK.need("HP-R9", Event, outcome_needed=("text",))
def players_carry_out_what_is_text_only(facts: Facts, action: Event) -> Answer:
    """An event that is text only needs what the players made of it."""
    card = facts.state.card
    if card is None or card.event.kind != "manual" or action.outcome is not None:
        return None
    return no("outcome_needed", text=card.event.text, instead=("card",))


@BOOK.gate("HP-R9", Pass, event_first=(), change_first=("round",))
def nothing_is_left_out_before_the_pass(facts: Facts, action: Pass) -> Answer:
    """Event and season change come before the marker is handed on."""
    step = facts.state.step
    if step == EVENT:
        return no("event_first", also=("HP-R10",), at=("marker",), instead=("card",))
    if step == CHANGE:
        also, instead = ("HP-X1", "HP-R10"), due_spots(facts)
        return no(
            "change_first", round=facts.state.round, also=also, at=("marker",), instead=instead
        )
    return None


@BOOK.gate("HP-R10", Pass, not_yet=("step",))
def the_marker_goes_on_at_the_end(facts: Facts, action: Pass) -> Answer:
    """The marker is handed on when nothing else is left to do."""
    if facts.state.step == PASS:
        return YES
    also, at, instead = ("HP-R9", *due(facts)), ("marker",), due_spots(facts)
    return no("not_yet", step=facts.state.step, also=also, at=at, instead=instead)
